"""Tree searches of other libraries, measured in the same run.

Playouts differ: theirs are random to the end of the match, ours are greedy up to the game's horizon.  See
``bench/results.md``.
"""

import json
import os
import random
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.bench.peers import INSTALL
from ludoteca.bench.speed import PLAYOUTS, measure

# OpenSpiel's card games that can redeal what a player cannot know, as its search needs.
ISMCTS_GAMES = ("leduc_poker", "hearts", "euchre", "gin_rummy")
BOARDGAME = Path(__file__).parents[3] / "bench" / "boardgame"
BOARDGAME_GAMES = ("tic-tac-toe", "tricks")
EXPLORATION = 2.0  # as in OpenSpiel's example
MEGABYTES = 1000  # more than the search needs


class NotInstalled(Exception):
    """The library, or something that it needs, is not installed."""


@dataclass(frozen=True)
class Rate:
    """Playouts and moves per second.  Moves are None if the library does not count them."""

    playouts: float
    moves: float | None = None


@dataclass(frozen=True)
class SearchPeer:
    """A library's search, how to install it, and a function that measures it for some seconds."""

    name: str
    install: str
    run: Callable[[float], Rate]

    def measure(self, seconds: float) -> Rate | None:
        """Return the rate, or None if the library is not installed."""
        try:
            return self.run(seconds)
        except (ImportError, NotInstalled):
            return None


# --- OpenSpiel: C++ --------------------------------------------------


def openspiel_ismcts(name: str) -> SearchPeer:
    """Measure OpenSpiel's search for games with hidden information."""

    def run(seconds: float) -> Rate:
        import pyspiel

        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.ISMCTSBot(7, evaluator, EXPLORATION, PLAYOUTS)
        return measure_bot(bot, pyspiel.load_game(name), seconds)

    return SearchPeer(f"OpenSpiel ISMCTS, {name}", INSTALL, run)


def openspiel_mcts(name: str) -> SearchPeer:
    """Measure OpenSpiel's search for games with chance but nothing hidden."""

    def run(seconds: float) -> Rate:
        import pyspiel

        game, evaluator = pyspiel.load_game(name), pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, PLAYOUTS, MEGABYTES, False, 7, False)
        return measure_bot(bot, game, seconds)

    return SearchPeer(f"OpenSpiel MCTS, {name}", INSTALL, run)


def measure_bot(bot: Any, game: Any, seconds: float) -> Rate:
    """Measure how fast an OpenSpiel bot finds the first move after the deal, with a new tree each time."""
    state, chooser = game.new_initial_state(), random.Random(7)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, chances)[0])

    def search() -> tuple[int, int]:
        bot.step(state)
        return PLAYOUTS, PLAYOUTS

    return Rate(measure(search, seconds).matches_per_second)


# --- boardgame.io: JavaScript on Node -----------------------------------------------------------


def boardgame(name: str) -> SearchPeer:
    """Measure boardgame.io's search of a small game that we wrote for it.  It sees hidden cards."""

    def run(seconds: float) -> Rate:
        if not (BOARDGAME / "node_modules").is_dir():
            raise NotInstalled
        command = ["node", "search.mjs", name, str(seconds), str(PLAYOUTS)]
        environment = {**os.environ, "NODE_ENV": "production"}
        try:
            node = subprocess.run(command, cwd=BOARDGAME, env=environment, capture_output=True, check=True)
        except FileNotFoundError as problem:
            raise NotInstalled from problem
        return Rate(**json.loads(node.stdout))

    return SearchPeer(f"boardgame.io MCTS, {name}", "npm ci --prefix bench/boardgame", run)


ALL = (
    *(openspiel_ismcts(name) for name in ISMCTS_GAMES),
    openspiel_mcts("backgammon"),
    *(boardgame(name) for name in BOARDGAME_GAMES),
)
