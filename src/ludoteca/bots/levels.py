"""Levels: the strengths that people choose from, as budgets of the search and how strictly it plays.

A game says what makes its easy, medium and hard bots; the best one thinks by the clock.
"""

from dataclasses import replace

from ludoteca.bots.search import STRICT, Budget, Manner, SearchBot
from ludoteca.core.game import Game

LIMITED = ("easy", "medium", "hard")
BEST = Budget(seconds=0.8)


def level_of(name: str, game: Game) -> tuple[Budget, Manner]:
    """What a level means in a game."""
    if name not in LIMITED:
        return BEST, STRICT
    iterations, soft, dull = game.definition.levels[LIMITED.index(name)]
    return Budget(iterations=iterations), Manner(soft, dull)


def leveled(name: str, game: Game, seed: int, share: float = 1.0) -> SearchBot:
    """The bot of a level; with a share of less than 1 it takes less of the time that its level has."""
    budget, manner = level_of(name, game)
    return SearchBot(game, replace(budget, seconds=budget.seconds * share), manner, seed)
