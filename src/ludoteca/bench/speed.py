"""Speed: measures a game's rules, interpreted and compiled, and its tree search."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count

from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.contract import Options
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.structs import dtype_of, pack
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.record import read_record

BATCH = 200  # matches at a time on one core
ALL_CORES_BATCH = 2000
PLAYOUTS = 200  # per search, for our bots and the peers'; every search starts with an empty tree


@dataclass(frozen=True)
class Speed:
    """How many moves and matches were played, and in what time."""

    moves: int
    matches: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def matches_per_second(self) -> float:
        return self.matches / self.seconds


def measure(play: Callable[[], tuple[int, int]], seconds: float) -> Speed:
    """Call ``play`` for some time and return the speed of the best tenth of it.

    The best tenth is the one that other programs disturbed least.  ``play`` returns the moves and the matches
    that it played.
    """
    tenths = [_measure_tenth(play, seconds / 10) for _ in range(10)]
    return max(tenths, key=lambda speed: speed.moves_per_second)


def _measure_tenth(play: Callable[[], tuple[int, int]], seconds: float) -> Speed:
    moves = matches = 0
    start = now = time.perf_counter()
    while now - start < seconds or matches == 0:
        more_moves, more_matches = play()
        moves, matches, now = moves + more_moves, matches + more_matches, time.perf_counter()
    return Speed(moves, matches, now - start)


def options_of(game: Game, seats: int) -> Options:
    """Return the options of an ordinary start."""
    return game.check_options(seats, {})


def state_bytes(game: Game) -> int:
    return int(dtype_of(game.definition.State).itemsize)


def import_seconds(tries: int = 5) -> float:
    """Return how long ``import ludoteca`` takes in a new process, at best."""
    code = "import time; t = time.perf_counter(); import ludoteca; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    runs = (subprocess.run(command, capture_output=True, check=True) for _ in range(tries))
    return min(float(run.stdout) for run in runs)


def measure_interpreted(game: Game, seats: int, seconds: float) -> Speed:
    """Measure random matches on the interpreter."""
    rules = game.seeded_rules
    options, actions, seeds = options_of(game, seats), [0] * game.actions, count()

    def play() -> tuple[int, int]:
        states, generators = [game.definition.State()], [Generator()]
        return rules.playouts(states, generators, options, next(seeds), actions), 1

    return measure(play, seconds)


def measure_compiled(game: Game, seats: int, seconds: float) -> Speed:
    """Measure random matches in compiled code on one core.  Compiling is not counted."""
    play = make_player(game, seats, BATCH)
    make_player(game, seats, 1)()
    return measure(play, seconds)


def measure_all_cores(game: Game, seats: int, seconds: float) -> Speed:
    """Measure random matches in compiled code on all cores.  Compiling is not counted."""
    from ludoteca.batch import Batch

    batch, seeds = Batch(game, seats, ALL_CORES_BATCH), count()
    batch.play_random(0)
    return measure(lambda: (batch.play_random(next(seeds)), ALL_CORES_BATCH), seconds)


def make_player(game: Game, seats: int, matches: int) -> Callable[[], tuple[int, int]]:
    """Return a function that plays compiled random matches and returns their moves and their number."""
    import numpy as np

    generators, actions, seeds = (
        np.zeros(matches, dtype_of(Generator)),
        np.zeros(game.actions, np.int16),
        count(),
    )
    options = pack(options_of(game, seats))[0]
    empty = np.zeros(matches, dtype_of(game.definition.State))
    return lambda: (game.compiled.playouts(empty.copy(), generators, options, next(seeds), actions), matches)


def measure_search(game: Game, seats: int, seconds: float) -> Speed:
    """Measure searches from the start of a match, in playouts (``matches``) and their moves."""
    from ludoteca.bots.tree import SearchTree

    knowledge, tree = game.start(seats, 7).knowledge(7), SearchTree(game, SeededLuck(7, 0).generator)
    root = pack(knowledge.state)

    def search() -> tuple[int, int]:
        tree.clear()
        return tree.iterate(root, knowledge.seat_number, PLAYOUTS), PLAYOUTS

    search()
    return measure(search, seconds)


def measure_replay(game: Game, seats: int, seed: int = 7) -> tuple[int, float]:
    """Return the moves of a random match and how many seconds its record takes to replay."""
    match = game.start(seats, seed)
    while not match.over:
        match.play(match.moves[(len(match.played) * 7919) % len(match.moves)])
    record = match.record()
    start = time.perf_counter()
    read_record(record, lambda _, __: game)
    return len(match.played), time.perf_counter() - start


def compile_seconds(name: str) -> tuple[float, float]:
    """Return how long a new process takes until it can play compiled: with an empty and with a full cache."""
    code = (
        "import time; t = time.perf_counter(); import ludoteca; from ludoteca.bench import speed;"
        f"game = ludoteca.game({name!r}); speed.make_player(game, 2, 1)(); print(time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder, "LOCALAPPDATA": folder, "HOME": folder}
        command = [sys.executable, "-c", code]
        runs = [subprocess.run(command, capture_output=True, check=True, env=environment) for _ in range(2)]
    cold, warm = (float(run.stdout) for run in runs)
    return cold, warm
