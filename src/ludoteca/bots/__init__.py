"""Bots: players that know what their seat may know, and answer with a move.

``bot("greedy", game, seed)`` makes one from its name:

    random          any legal move
    greedy          the move most to the game's taste
    search:0.2      looks ahead for 0.2 seconds a move; search:500x for 500 iterations
    easy medium hard best    the levels people choose from
"""

import re
from typing import TYPE_CHECKING, Protocol

from ludoteca.core.errors import BadOption, suggestion

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.match import Knowledge

LEVELS = ("easy", "medium", "hard", "best")
NAMES = ("random", "greedy", *LEVELS)
SEARCH = re.compile(r"search(?::(\d+(?:\.\d+)?)(x?))?")


class Bot(Protocol):
    """A player at the table that is no person."""

    def choose(self, knowledge: "Knowledge") -> str:
        """One of the moves of the seat that must move."""
        ...


def is_bot(name: str) -> bool:
    return name in NAMES or SEARCH.fullmatch(name) is not None


def bot(name: str, game: "Game", seed: int = 0) -> Bot:
    """The bot of that name, with luck of its own."""
    if name == "random":
        from ludoteca.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from ludoteca.bots.greedy import GreedyBot

        return GreedyBot(game, seed)
    if name in LEVELS:
        from ludoteca.bots.levels import leveled

        return leveled(name, game, seed)
    return _searching(name, game, seed)


def _searching(name: str, game: "Game", seed: int) -> Bot:
    found = SEARCH.fullmatch(name)
    if not found:
        raise BadOption(f"there is no bot {name!r}; {suggestion(name, [*NAMES, 'search:0.2'])}")
    from ludoteca.bots.search import Budget, SearchBot

    amount = found[1] or "1"
    budget = Budget(iterations=int(float(amount))) if found[2] else Budget(seconds=float(amount))
    return SearchBot(game, budget, seed=seed)
