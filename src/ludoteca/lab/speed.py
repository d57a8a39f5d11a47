"""Speed of a game's rules, interpreted and compiled, on one core."""

import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from typing import Any

from ludoteca.core import binding
from ludoteca.core.chance import Luck
from ludoteca.core.game import Game
from ludoteca.core.record import layout, packed
from ludoteca.core.recording import replayed as replay

BATCH = 2000  # games at a time


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
    rules = binding.bound(game.definition.kernel, game.edition.tables, {})
    options, actions = options_of(game, seats), [0] * game.actions
    moves = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        states, lucks = [game.definition.State()], [Luck()]
        moves += rules.playouts(states, lucks, options, games, actions)
        games += 1
    return Speed(moves, games, time.perf_counter() - start)


def compiled(game: Game, seats: int, seconds: float) -> Speed:
    """Random games by compiled code; compiling is not counted."""
    import numpy as np

    lucks, actions = np.zeros(BATCH, layout(Luck)), np.zeros(game.actions, np.int16)
    options = packed(options_of(game, seats))[0]
    empty = np.zeros(BATCH, layout(game.definition.State))
    game.compiled.playouts(empty[:1].copy(), lucks, options, 0, actions)
    moves = games = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        moves += game.compiled.playouts(empty.copy(), lucks, options, games, actions)
        games += BATCH
    return Speed(moves, games, time.perf_counter() - start)


def replayed(game: Game, seats: int, seed: int = 7) -> tuple[int, float]:
    """The moves of a random game and how long its record takes to replay."""
    match = game.start(seats, seed)
    while not match.over:
        match.play(match.moves[(len(match.played) * 7919) % len(match.moves)])
    record = match.record()
    start = time.perf_counter()
    replay(record, lambda _: game)
    return len(match.played), time.perf_counter() - start


def compile_seconds(name: str) -> tuple[float, float]:
    """How long a fresh Python takes to have compiled playouts: with an empty cache, and with a full one."""
    code = (
        "import time; t = time.perf_counter(); import ludoteca; from ludoteca.lab import speed;"
        f"game = ludoteca.game({name!r}); speed.compiled(game, 2, 0); print(time.perf_counter() - t)"
    )
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "XDG_CACHE_HOME": folder, "LOCALAPPDATA": folder, "HOME": folder}
        command = [sys.executable, "-c", code]
        runs = [subprocess.run(command, capture_output=True, check=True, env=environment) for _ in range(2)]
    cold, warm = (float(run.stdout) for run in runs)
    return cold, warm
