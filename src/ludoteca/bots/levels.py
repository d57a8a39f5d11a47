"""Levels: the strengths that people choose from, as budgets of the search and how strictly it plays."""

from dataclasses import dataclass, replace

from ludoteca.bots.search import Budget, SearchBot
from ludoteca.core.game import Game


@dataclass(frozen=True)
class Level:
    """How long a bot looks ahead, and how softly it chooses among good moves."""

    budget: Budget
    soft: float = 0.0


LEVELS = {
    "easy": Level(Budget(iterations=12), soft=1.0),
    "medium": Level(Budget(iterations=60), soft=0.5),
    "hard": Level(Budget(iterations=600)),
    "best": Level(Budget(seconds=0.8)),
}


def leveled(name: str, game: Game, seed: int, share: float = 1.0) -> SearchBot:
    """The bot of a level; with a share of less than 1 it takes less of the time that its level has."""
    level = LEVELS[name]
    budget = replace(level.budget, seconds=level.budget.seconds * share)
    return SearchBot(game, budget, level.soft, seed)
