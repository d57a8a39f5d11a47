"""Levels: the strengths that people choose from.

Each game defines its easy, medium and hard bots: how many iterations they search, and how they select a move
from the result.  The best bot is limited by time instead.
"""

from dataclasses import replace

from ludoteca.bots.search import MOST_VISITED, Budget, SearchBot, Selection
from ludoteca.core.game import Game

DEFINED_BY_GAME = ("easy", "medium", "hard")
BEST = Budget(seconds=0.8)


def level_settings(name: str, game: Game) -> tuple[Budget, Selection]:
    """Return the search budget and the move selection of a level."""
    if name not in DEFINED_BY_GAME:
        return BEST, MOST_VISITED
    level = game.definition.levels[DEFINED_BY_GAME.index(name)]
    return Budget(iterations=level.iterations), Selection(level.temperature, level.heuristic_share)


def make_level_bot(name: str, game: Game, seed: int, time_share: float = 1.0) -> SearchBot:
    """Make the bot of a level.  ``time_share`` below 1 shortens the time of a bot that is limited by time."""
    budget, selection = level_settings(name, game)
    return SearchBot(game, replace(budget, seconds=budget.seconds * time_share), selection, seed)
