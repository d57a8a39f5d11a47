"""Peers that look ahead: other libraries' tree searches, measured in the same run.

A playout is not the same thing everywhere: theirs are random to the end of the game, ours is greedy up to the
game's horizon; ``bench/results.md`` says more.
"""

import json
import os
import random
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ludoteca.benchmarks.peers import INSTALL
from ludoteca.benchmarks.speed import PLAYOUTS, fastest

# The card games of OpenSpiel that can deal anew what a player does not know, which its search needs.
INFORMATION_SETS = ("leduc_poker", "hearts", "euchre", "gin_rummy")
BOARDGAME = Path(__file__).parents[3] / "bench" / "boardgame"
BOARDGAME_GAMES = ("tic-tac-toe", "tricks")
EXPLORATION = 2.0  # as in OpenSpiel's own example of the search
MEGABYTES = 1000  # far more than a tree of so few playouts needs


class NotInstalled(Exception):
    """The library, or what it runs on, is not there."""


@dataclass(frozen=True)
class Rate:
    """Per second; the moves are None where the library does not tell."""

    playouts: float
    moves: float | None = None


@dataclass(frozen=True)
class SearchPeer:
    """A library's search of a game, how it is installed, and a function that measures it for so long."""

    name: str
    install: str
    measure: Callable[[float], Rate]

    def measured(self, seconds: float) -> Rate | None:
        """None if the library is not installed."""
        try:
            return self.measure(seconds)
        except (ImportError, NotInstalled):
            return None


# --- OpenSpiel: C++ from the first move to the last --------------------------------------------------


def information_sets(name: str) -> SearchPeer:
    """Its search of a game with hidden cards."""

    def measure(seconds: float) -> Rate:
        import pyspiel

        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.ISMCTSBot(7, evaluator, EXPLORATION, PLAYOUTS)
        return stepped(bot, pyspiel.load_game(name), seconds)

    return SearchPeer(f"OpenSpiel ISMCTS, {name}", INSTALL, measure)


def open_dice(name: str) -> SearchPeer:
    """Its search of a game with chance where nothing is hidden."""

    def measure(seconds: float) -> Rate:
        import pyspiel

        game, evaluator = pyspiel.load_game(name), pyspiel.RandomRolloutEvaluator(1, 7)
        bot = pyspiel.MCTSBot(game, evaluator, EXPLORATION, PLAYOUTS, MEGABYTES, False, 7, False)
        return stepped(bot, game, seconds)

    return SearchPeer(f"OpenSpiel MCTS, {name}", INSTALL, measure)


def stepped(bot: Any, game: Any, seconds: float) -> Rate:
    """How fast a bot of OpenSpiel finds the first move after the deal; each step grows a new tree."""
    state, chooser = game.new_initial_state(), random.Random(7)
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, chances)[0])

    def search() -> tuple[int, int]:
        bot.step(state)
        return PLAYOUTS, PLAYOUTS

    return Rate(fastest(search, seconds).games_per_second)


# --- boardgame.io: JavaScript, run by Node -----------------------------------------------------------


def boardgame(name: str) -> SearchPeer:
    """Its search of a small game that we wrote for it; it sees hidden cards."""

    def measure(seconds: float) -> Rate:
        if not (BOARDGAME / "node_modules").is_dir():
            raise NotInstalled
        command = ["node", "search.mjs", name, str(seconds), str(PLAYOUTS)]
        environment = {**os.environ, "NODE_ENV": "production"}
        try:
            run = subprocess.run(command, cwd=BOARDGAME, env=environment, capture_output=True, check=True)
        except FileNotFoundError as problem:
            raise NotInstalled from problem
        return Rate(**json.loads(run.stdout))

    return SearchPeer(f"boardgame.io MCTS, {name}", "npm ci --prefix bench/boardgame", measure)


ALL = (
    *(information_sets(name) for name in INFORMATION_SETS),
    open_dice("backgammon"),
    *(boardgame(name) for name in BOARDGAME_GAMES),
)
