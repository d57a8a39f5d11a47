"""WebAssembly beside native code, in one run: sizes, start, random play and search, in Node and in Chromium.

    python -m bench.wasm [--tries 60]

Each figure is the best of many short tries, which take turns, because other programs run on the machine too.
"""

import argparse
import gzip
import json
import shutil
import subprocess
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from playwright.sync_api import Browser

import ludoteca
from ludoteca.bots.tree import SearchTree
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.structs import dtype_of, pack, to_bytes
from ludoteca.core.matches.game import Game
from ludoteca.wasm.build import cached_file
from tests.web.browser import ROOT, launch_browser

GAMES, ITERATIONS, SEATS, SEED = 200, 150, 2, 7
ROUNDS = 3
Measurements = dict[str, float]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tries", type=int, default=60)
    tries = parser.parse_args().tries
    with tempfile.TemporaryDirectory() as folder, launch_browser() as browser:
        bundle = Path(folder) / "bundle.mjs"
        subprocess.run([node(), ROOT / "bench/wasm.mjs", ROOT, bundle], check=True)
        for name in ludoteca.game_names():
            print_measurements(ludoteca.game(name), bundle, browser, tries)


def node() -> str:
    return shutil.which("node") or str(ROOT / ".venv/bin/node")


def print_measurements(game: Game, bundle: Path, browser: Browser, tries: int) -> None:
    """Measure one game and print a table."""
    task = make_task(game, tries)
    ways: dict[str, Callable[[], Measurements]] = {
        "native": lambda: measure_native(game, tries),
        "Node": lambda: measure_in_node(bundle, task),
        "Chromium": lambda: measure_in_browser(bundle, task, browser),
    }
    found: dict[str, Measurements] = {way: {} for way in ways}
    for _ in range(ROUNDS):
        for way, measure in ways.items():
            for key, value in measure().items():
                better = min if key == "start" else max
                found[way][key] = better(found[way].get(key, value), value)
    module = cached_file(game).read_bytes()
    compressed = len(gzip.compress(module, 9))
    print(f"{game.name}: {len(module):,} bytes, gzip {compressed:,}, brotli {brotli(module):,}")
    for way, measured in found.items():
        shares = [measured[key] / found["native"][key] for key in ("moves", "searches")]
        start = f"start {measured['start']:.1f} ms" if "start" in measured else ""
        print(
            f"  {way:9} {measured['moves']:12,.0f} moves/s ({shares[0]:.2f}) "
            f"{measured['searches']:9,.0f} iterations/s ({shares[1]:.2f}) {start}"
        )


def make_task(game: Game, tries: int) -> dict[str, Any]:
    knowledge = game.start(SEATS, SEED).knowledge(SEED)
    texts = {
        "module": cached_file(game).read_bytes(),
        "options": to_bytes(game.check_options(SEATS, {})),
        "root": knowledge.pack(),
    }
    numbers = {"seat": knowledge.seat_number, "games": GAMES, "iterations": ITERATIONS, "tries": tries}
    return {key: b64encode(text).decode() for key, text in texts.items()} | numbers


def brotli(content: bytes) -> int:
    """Return how many bytes the content has when Node compresses it."""
    script = "console.log(require('zlib').brotliCompressSync(require('fs').readFileSync(0)).length)"
    return int(subprocess.run([node(), "-e", script], input=content, capture_output=True, check=True).stdout)


# --- The three ways -------------------------------------------------------------------------------


def measure_native(game: Game, tries: int) -> Measurements:
    knowledge, tree = game.start(SEATS, SEED).knowledge(SEED), SearchTree(game, SeededLuck(SEED, 1).generator)
    root, options = pack(knowledge.state), pack(game.check_options(SEATS, {}))[0]
    states, generators = (
        np.zeros(GAMES, dtype_of(game.definition.State)),
        np.zeros(GAMES, dtype_of(Generator)),
    )
    legal = np.zeros(game.actions, np.int64)

    def play() -> int:
        states[...] = np.zeros((), states.dtype)
        return int(game.compiled.playouts(states, generators, options, SEED, legal))

    def search() -> int:
        tree.clear()
        tree.iterate(root, knowledge.seat_number, ITERATIONS)
        return ITERATIONS

    return {"moves": most(play, tries), "searches": most(search, tries)}


def most(work: Callable[[], int], tries: int) -> float:
    """Return the most that was done in a second."""
    work()
    best = 0.0
    for _ in range(tries):
        start = time.perf_counter()
        done = work()
        best = max(best, done / (time.perf_counter() - start))
    return best


def measure_in_node(bundle: Path, task: dict[str, Any]) -> Measurements:
    done = subprocess.run(
        [node(), bundle], input=json.dumps(task), capture_output=True, check=True, encoding="utf-8"
    )
    measured: Measurements = json.loads(done.stdout)
    return measured


def measure_in_browser(bundle: Path, task: dict[str, Any], browser: Browser) -> Measurements:
    page = browser.new_page()
    page.add_script_tag(content=bundle.read_text(encoding="utf-8"), type="module")
    page.wait_for_function("globalThis.measure !== undefined")
    measured: Measurements = page.evaluate("task => globalThis.measure(task)", task)
    page.close()
    return measured


if __name__ == "__main__":
    main()
