"""Random games on a GPU, beside Pgx on the same GPU.

    python -m bench.gpu build FOLDER    here: the kernels as PTX, and the states that the cores reach
    python -m bench.gpu run FOLDER      on a machine with a GPU: speed, and the same states or not

The second needs NumPy and CuPy only, and JAX with Pgx for the peers.
"""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

import ludoteca
from ludoteca.batch import Batch, ptx
from ludoteca.batch.gpu import Gpu
from ludoteca.benchmarks import peers
from ludoteca.core.game import Game

SEED = 7
KNOWN = 2000  # games whose final states the cores have reached as well
STEPPED = 200  # moves of games that are stepped one by one
GAMES = 1 << 21
STEPPED_GAMES = 1 << 18
PGX_GAMES = (*peers.PGX_GAMES, "sparrow_mahjong", "backgammon")
PGX_AT_ONCE = (1 << 17, 1 << 20)
TRIES = 3


def build(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ludoteca.names():
        game = ludoteca.game(name)
        for kernel in ptx.TAKES:
            (folder / f"{name}-{kernel}.ptx").write_text(ptx.compiled(game, kernel), encoding="ascii")
        for seats in game.definition.seats:
            known = {f"{key}{seats}": value for key, value in reached(Batch(game, seats, KNOWN)).items()}
            np.savez_compressed(folder / f"{name}-{seats}.npz", **known)
        print(name, "built", flush=True)


def reached(batch: Batch) -> dict[str, Any]:
    """What a device makes of the first games of a seed: played to the end, and stepped a while."""
    batch.play(SEED)
    ends, scores = as_bytes(batch.states)[:KNOWN], as_numpy(batch.scores())[:KNOWN]
    batch.start(SEED)
    for _ in range(STEPPED):
        batch.step(batch.random_actions())
    found = {"ends": ends, "scores": scores, "stepped": as_bytes(batch.states)[:KNOWN]}
    found |= {"masks": as_numpy(batch.masks())[:KNOWN], "features": as_numpy(batch.observations())[:KNOWN]}
    batch.finish()
    return found | {"finished": as_bytes(batch.states)[:KNOWN]}


def as_bytes(states: Any) -> Any:
    return np.ascontiguousarray(states).view(np.uint8).reshape(len(states), -1)


def as_numpy(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


def run(folder: Path, with_pgx: bool) -> None:
    for name in ludoteca.names():
        game = ludoteca.game(name)
        for seats in game.definition.seats:
            rate, differs = played(game, seats, folder), different(game, seats, folder)
            verdict = f"OTHER THAN ON THE CORES: {', '.join(differs)}" if differs else "as on the cores"
            print(f"{name}, {seats} seats: {rate / 1e6:,.0f} million moves/s; {verdict}", flush=True)
        for what, rate in stepped(game, folder).items():
            print(f"{name}, {what}: {rate / 1e6:,.0f} million/s", flush=True)
    for name in PGX_GAMES if with_pgx else ():
        for at_once in PGX_AT_ONCE:
            rate = peers.pgx(name, at_once).measured(2.0)
            print(
                f"Pgx {name}, {at_once:,} games at once: {(rate or 0) / 1e6:,.1f} million moves/s", flush=True
            )


def different(game: Game, seats: int, folder: Path) -> list[str]:
    """What the GPU makes of games that is not, byte for byte, what the cores made of them."""
    known = np.load(folder / f"{game.name}-{seats}.npz")
    found = reached(Batch(game, seats, KNOWN, device=Gpu(game, folder)))
    return [key for key, value in found.items() if not np.array_equal(known[f"{key}{seats}"], value)]


def played(game: Game, seats: int, folder: Path) -> float:
    """Moves per second of whole random games, the best of a few tries."""
    batch = Batch(game, seats, GAMES, device=Gpu(game, folder))
    return max(_rate(lambda: batch.play(SEED)) for _ in range(TRIES))


def stepped(game: Game, folder: Path) -> dict[str, float]:
    """Moves per second one step at a time: random ones, with masks, and with masks and observations."""
    batch = Batch(game, 2, STEPPED_GAMES, device=Gpu(game, folder))

    def steps(look: Callable[[], None]) -> Callable[[], int]:
        def play() -> int:
            batch.start(SEED)
            for _ in range(STEPPED // 4):
                look()
                batch.step(batch.random_actions())
            batch.device.arrays.cuda.Device().synchronize()
            return STEPPED_GAMES * (STEPPED // 4)

        return play

    def look_at_masks() -> None:
        batch.masks()

    def look_at_all() -> None:
        batch.masks()
        batch.observations()

    looks: dict[str, Callable[[], None]] = {"steps": lambda: None, "steps with masks": look_at_masks}
    looks |= {"steps with masks and observations": look_at_all}
    return {what: max(_rate(steps(look)) for _ in range(TRIES)) for what, look in looks.items()}


def _rate(play: Callable[[], int]) -> float:
    start = time.perf_counter()
    moves = play()
    return moves / (time.perf_counter() - start)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Random games on a GPU, beside Pgx on the same GPU.")
    parser.add_argument("what", choices=("build", "run"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-pgx", action="store_true")
    options = parser.parse_args()
    if options.what == "build":
        build(options.folder)
    else:
        run(options.folder, not options.no_pgx)
