"""Kernels for learners on a GPU, compared with the cores, and how fast a network learns there.

    python -m bench.learners build FOLDER    on any machine: write the cores' results
    python -m bench.learners run FOLDER      on a machine with a GPU

``run`` needs NumPy, CuPy and the kernels that ``bench.gpu build FOLDER`` writes.
"""

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np

import ludoteca
from bench.gpu import as_bytes, as_numpy
from ludoteca.batch import Batch
from ludoteca.batch.gpu import Gpu

SEED = 5
SEATS = (2, 3, 4)
MATCHES = 96
MOVES = 400
TIMED_MATCHES = 1 << 15
TIMES = 20


def compute_results(batch: Batch) -> dict[str, Any]:
    """Return what greedy matches come to that are renewed when they end."""
    shares: Any = 0.0
    parts: Any = 0.0
    for _ in range(MOVES):
        batch.step(batch.greedy_actions())
        shares = shares + batch.shares()
        parts = parts + batch.score_parts() * batch.over[:, None, None]
        batch.renew()
    found = {"states": as_bytes(batch.states), "shares": as_numpy(shares), "parts": as_numpy(parts)}
    return found | {"preferences": as_numpy(batch.preferences())}


def build(folder: Path) -> None:
    for name in ludoteca.game_names():
        results = compute_results(Batch(ludoteca.game(name), SEATS, MATCHES, SEED))
        np.savez_compressed(folder / f"{name}-learners.npz", **results)


def run(folder: Path) -> None:
    for name in ludoteca.game_names():
        game = ludoteca.game(name)
        device = Gpu(game, folder)
        known = np.load(folder / f"{name}-learners.npz")
        found = compute_results(Batch(game, SEATS, MATCHES, SEED, device))
        differs = [key for key, value in found.items() if not np.allclose(known[key], value, atol=1e-4)]
        verdict = f"DIFFERS FROM THE CORES: {', '.join(differs)}" if differs else "same as on the cores"
        print(f"{name}: {verdict}", flush=True)
        batch = Batch(game, SEATS, TIMED_MATCHES, SEED, device)
        for _ in range(100):
            batch.step(batch.greedy_actions())
            batch.renew()
        for what in ("preferences", "greedy_actions", "observations", "shares", "score_parts", "renew"):
            rate = measure(getattr(batch, what), device)
            print(f"{name}, {what}: {rate / 1e6:,.0f} million/s", flush=True)


def measure(call: Any, device: Gpu) -> float:
    """Return how many matches a call does in a second."""
    call()
    device.arrays.cuda.Device().synchronize()
    start = time.perf_counter()
    for _ in range(TIMES):
        call()
    device.arrays.cuda.Device().synchronize()
    return TIMED_MATCHES * TIMES / (time.perf_counter() - start)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Kernels for learners on a GPU.")
    parser.add_argument("what", choices=("build", "run"))
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    {"build": build, "run": run}[options.what](options.folder)
