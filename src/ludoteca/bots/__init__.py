"""Bots: players that choose a move from what their seat knows.

``bot("greedy", game, seed)`` makes a bot from its name:

    random          any legal move
    greedy          the move that the game's heuristic prefers
    search:0.2      looks ahead for 0.2 seconds per move; search:500x for 500 iterations
    easy medium hard best    the levels that people choose from
"""

import re
from typing import TYPE_CHECKING, Protocol

from ludoteca.core.errors import BadOption
from ludoteca.core.faults import Fault, suggestion
from ludoteca.core.policies import GREEDY, RANDOM

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.match import Knowledge

LEVELS = ("easy", "medium", "hard", "best")
NAMES = ("random", "greedy", *LEVELS)
POLICIES = {"random": RANDOM, "greedy": GREEDY}  # bots that compiled play has too
SEARCH = re.compile(r"search(?::(\d+(?:\.\d+)?)(x?))?")


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, knowledge: "Knowledge") -> str:
        """Return one of the legal moves in ``knowledge``."""
        ...


def is_bot(name: str) -> bool:
    """Whether there is a bot with that name."""
    return name in NAMES or SEARCH.fullmatch(name) is not None


def bot(name: str, game: "Game", seed: int = 0) -> Bot:
    """Make the bot with that name.  The seed fixes the bot's own randomness."""
    if name == "random":
        from ludoteca.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from ludoteca.bots.greedy import GreedyBot

        return GreedyBot(game, seed)
    if name in LEVELS:
        from ludoteca.bots.levels import make_level_bot

        return make_level_bot(name, game, seed)
    return _make_search_bot(name, game, seed)


def _make_search_bot(name: str, game: "Game", seed: int) -> Bot:
    match = SEARCH.fullmatch(name)
    if not match:
        raise BadOption(Fault.NO_SUCH_BOT(bot=name), suggestion(name, [*NAMES, "search:0.2"]))
    from ludoteca.bots.search import Budget, SearchBot

    amount = match[1] or "1"
    budget = Budget(iterations=int(float(amount))) if match[2] else Budget(seconds=float(amount))
    return SearchBot(game, budget, seed=seed)
