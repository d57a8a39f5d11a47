"""Levels: the strengths that people choose from, as budgets of the search and how strictly it plays.

A game says how many iterations and how much softness make its easy, medium and hard bots; the best one
thinks by the clock.
"""

from dataclasses import dataclass, replace

from ludoteca.bots.search import Budget, SearchBot
from ludoteca.core.game import Game

LIMITED = ("easy", "medium", "hard")
BEST = Budget(seconds=0.8)


@dataclass(frozen=True)
class Level:
    """How long a bot looks ahead, and how softly it chooses among good moves."""

    budget: Budget
    soft: float = 0.0


def level_of(name: str, game: Game) -> Level:
    """What a level means in a game."""
    if name not in LIMITED:
        return Level(BEST)
    iterations, soft = game.definition.levels[LIMITED.index(name)]
    return Level(Budget(iterations=iterations), soft)


def leveled(name: str, game: Game, seed: int, share: float = 1.0) -> SearchBot:
    """The bot of a level; with a share of less than 1 it takes less of the time that its level has."""
    level = level_of(name, game)
    budget = replace(level.budget, seconds=level.budget.seconds * share)
    return SearchBot(game, budget, level.soft, seed)
