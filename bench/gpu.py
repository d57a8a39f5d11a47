"""Random matches on a GPU, compared with Pgx on the same GPU.

    python -m bench.gpu build FOLDER    on any machine: write the kernels (PTX) and the cores' results
    python -m bench.gpu run FOLDER      on a machine with a GPU: measure, and compare with the cores' results

``run`` needs only NumPy and CuPy, and JAX with Pgx for the comparison.
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
from ludoteca.batch.operations import Operation
from ludoteca.bench import peers
from ludoteca.core.matches.game import Game

SEED = 7
KNOWN = 2000  # matches that are compared with the cores' results
STEPS = 200
MATCHES = 1 << 21
STEP_MATCHES = 1 << 18
PGX_GAMES = (*peers.PGX_GAMES, "sparrow_mahjong", "backgammon")
PGX_AT_ONCE = (1 << 17, 1 << 20)
TRIES = 3


def build(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ludoteca.game_names():
        game = ludoteca.game(name)
        for operation in Operation:
            (folder / f"{name}-{operation.file_name}").write_text(
                ptx.compile_kernel(game, operation), encoding="ascii"
            )
        for seats in game.definition.seats:
            results = compute_results(Batch(game, seats, KNOWN, seed=0))
            known = {f"{key}{seats}": value for key, value in results.items()}
            np.savez_compressed(folder / f"{name}-{seats}.npz", **known)
        print(name, "built", flush=True)


def compute_results(batch: Batch) -> dict[str, Any]:
    """Return what a device computes for the first matches of a seed: played to the end, and stepped."""
    batch.play_random(SEED)
    ends, scores = as_bytes(batch.states)[:KNOWN], as_numpy(batch.scores())[:KNOWN]
    batch.start(SEED)
    for _ in range(STEPS):
        batch.step(batch.random_actions())
    found = {"ends": ends, "scores": scores, "stepped": as_bytes(batch.states)[:KNOWN]}
    found |= {"masks": as_numpy(batch.masks())[:KNOWN], "features": as_numpy(batch.observations())[:KNOWN]}
    batch.finish_random()
    return found | {"finished": as_bytes(batch.states)[:KNOWN]}


def as_bytes(states: Any) -> Any:
    return np.ascontiguousarray(states).view(np.uint8).reshape(len(states), -1)


def as_numpy(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


def run(folder: Path, with_pgx: bool) -> None:
    for name in ludoteca.game_names():
        game = ludoteca.game(name)
        for seats in game.definition.seats:
            rate, differs = measure_play(game, seats, folder), find_differences(game, seats, folder)
            verdict = f"DIFFERS FROM THE CORES: {', '.join(differs)}" if differs else "same as on the cores"
            print(f"{name}, {seats} seats: {rate / 1e6:,.0f} million moves/s; {verdict}", flush=True)
        for what, rate in measure_steps(game, folder).items():
            print(f"{name}, {what}: {rate / 1e6:,.0f} million/s", flush=True)
    for name in PGX_GAMES if with_pgx else ():
        for at_once in PGX_AT_ONCE:
            theirs = peers.pgx(name, at_once).measure(2.0) or 0.0
            print(f"Pgx {name}, {at_once:,} matches: {theirs / 1e6:,.1f} million moves/s", flush=True)


def find_differences(game: Game, seats: int, folder: Path) -> list[str]:
    """Return the names of results that are not, byte for byte, what the cores computed."""
    known = np.load(folder / f"{game.name}-{seats}.npz")
    found = compute_results(Batch(game, seats, KNOWN, seed=0, device=Gpu(game, folder)))
    return [key for key, value in found.items() if not np.array_equal(known[f"{key}{seats}"], value)]


def measure_play(game: Game, seats: int, folder: Path) -> float:
    """Return moves per second of whole random matches, the best of a few tries."""
    batch = Batch(game, seats, MATCHES, seed=0, device=Gpu(game, folder))
    return max(_rate(lambda: batch.play_random(SEED)) for _ in range(TRIES))


def measure_steps(game: Game, folder: Path) -> dict[str, float]:
    """Return moves per second step by step: bare, with masks, and with masks and observations."""
    batch = Batch(game, 2, STEP_MATCHES, seed=0, device=Gpu(game, folder))

    def steps(look: Callable[[], None]) -> Callable[[], int]:
        def play() -> int:
            batch.start(SEED)
            for _ in range(STEPS // 4):
                look()
                batch.step(batch.random_actions())
            batch.device.arrays.cuda.Device().synchronize()
            return STEP_MATCHES * (STEPS // 4)

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
    parser = argparse.ArgumentParser(description="Random matches on a GPU, compared with Pgx.")
    parser.add_argument("what", choices=("build", "run"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--no-pgx", action="store_true")
    options = parser.parse_args()
    if options.what == "build":
        build(options.folder)
    else:
        run(options.folder, not options.no_pgx)
