"""Speed of a game's rules, interpreted and compiled, and of its tree search, on one core."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from typing import Any

from ludoteca.core import binding
from ludoteca.core.chance import Luck
from ludoteca.core.game import Game
from ludoteca.core.luck import SeededLuck
from ludoteca.core.record import read_record
from ludoteca.core.structs import layout, pack

BATCH = 200  # games at a time
MANY = 2000  # on all cores
PLAYOUTS = 200  # of a search, ours and the peers': each starts with an empty tree, as for a new decision


@dataclass(frozen=True)
class Speed:
    """How many moves and games were played in how long."""

    moves: int
    games: int
    seconds: float

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


def fastest(play: Callable[[], tuple[int, int]], seconds: float) -> Speed:
    """The best tenth of a measurement, for other programs slow the rest.

    ``play`` plays something and says how many moves and games it was.
    """
    return max((_tenth(play, seconds / 10) for _ in range(10)), key=lambda speed: speed.moves_per_second)


def _tenth(play: Callable[[], tuple[int, int]], seconds: float) -> Speed:
    moves = games = 0
    start = now = time.perf_counter()
    while now - start < seconds or games == 0:
        more_moves, more_games = play()
        moves, games, now = moves + more_moves, games + more_games, time.perf_counter()
    return Speed(moves, games, now - start)


def options_of(game: Game, seats: int) -> Any:
    """The options of an ordinary start."""
    return game.prepared(seats, 0, {})[1]


def state_bytes(game: Game) -> int:
    return int(layout(game.definition.State).itemsize)


def import_seconds(tries: int = 5) -> float:
    """How long ``import ludoteca`` takes a fresh Python, at best."""
    code = "import time; t = time.perf_counter(); import ludoteca; print(time.perf_counter() - t)"
    command = [sys.executable, "-c", code]
    runs = (subprocess.run(command, capture_output=True, check=True) for _ in range(tries))
    return min(float(run.stdout) for run in runs)


def interpreted(game: Game, seats: int, seconds: float) -> Speed:
    """Random games by the interpreter, on dataclasses."""
    rules = binding.bind(game.definition.kernel, game.edition.figures, {})
    options, actions, seeds = options_of(game, seats), [0] * game.actions, count()

    def play() -> tuple[int, int]:
        states, lucks = [game.definition.State()], [Luck()]
        return rules.playouts(states, lucks, options, next(seeds), actions), 1

    return fastest(play, seconds)


def compiled(game: Game, seats: int, seconds: float) -> Speed:
    """Random games by compiled code; compiling is not counted."""
    play = batch(game, seats, BATCH)
    batch(game, seats, 1)()
    return fastest(play, seconds)


def on_all_cores(game: Game, seats: int, seconds: float) -> Speed:
    """Random games by compiled code on as many threads as there are cores; compiling is not counted."""
    from ludoteca.batch import Batch

    many, seeds = Batch(game, seats, MANY), count()
    many.play(0)
    return fastest(lambda: (many.play(next(seeds)), MANY), seconds)


def batch(game: Game, seats: int, games: int) -> Callable[[], tuple[int, int]]:
    """A function that plays so many compiled random games and says how many moves they had."""
    import numpy as np

    lucks, actions, seeds = np.zeros(games, layout(Luck)), np.zeros(game.actions, np.int16), count()
    options = pack(options_of(game, seats))[0]
    empty = np.zeros(games, layout(game.definition.State))
    return lambda: (game.compiled.playouts(empty.copy(), lucks, options, next(seeds), actions), games)


def searched(game: Game, seats: int, seconds: float) -> Speed:
    """Searches from the start of a game, in playouts (its ``games``) and their moves."""
    from ludoteca.bots.search import SearchTree

    knowledge, tree = game.start(seats, 7).knowledge(7), SearchTree(game, SeededLuck(7, 0).luck)
    root = pack(knowledge.state)

    def search() -> tuple[int, int]:
        tree.clear()
        return tree.iterate(root, knowledge.seat, PLAYOUTS), PLAYOUTS

    search()
    return fastest(search, seconds)


def replayed(game: Game, seats: int, seed: int = 7) -> tuple[int, float]:
    """The moves of a random game and how long its record takes to replay."""
    match = game.start(seats, seed)
    while not match.over:
        match.play(match.moves[(len(match.played) * 7919) % len(match.moves)])
    record = match.record()
    start = time.perf_counter()
    read_record(record, lambda _, __: game)
    return len(match.played), time.perf_counter() - start


def compile_seconds(name: str) -> tuple[float, float]:
    """How long a fresh Python takes to have compiled playouts: with an empty cache, and with a full one."""
    code = (
        "import time; t = time.perf_counter(); import ludoteca; from ludoteca.benchmarks import speed;"
        f"game = ludoteca.game({name!r}); speed.batch(game, 2, 1)(); print(time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder, "LOCALAPPDATA": folder, "HOME": folder}
        command = [sys.executable, "-c", code]
        runs = [subprocess.run(command, capture_output=True, check=True, env=environment) for _ in range(2)]
    cold, warm = (float(run.stdout) for run in runs)
    return cold, warm
