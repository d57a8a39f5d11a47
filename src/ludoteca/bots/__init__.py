"""Bots: players that choose a move from what their seat knows.

``bot("greedy", game, seed)`` makes a bot from its name:

    random          any legal move
    greedy          the move that the game's heuristic prefers
    search:0.2      looks ahead for 0.2 seconds per move; search:500x for 500 iterations
    gentle easy medium hard best    the levels that people choose from
    champion        one more level, where the game's network is stronger than ``best``
    network         the likeliest move of the game's network, at once
    champion:0.2    looks ahead with the network; champion:500x for 500 iterations
"""

import re
from typing import TYPE_CHECKING, Protocol

from ludoteca.core.errors import BadOption
from ludoteca.core.faults import Fault, suggestion
from ludoteca.core.policies import GREEDY, RANDOM

if TYPE_CHECKING:
    from ludoteca.core.game import Game
    from ludoteca.core.match import Knowledge

SEARCH_LEVELS = ("easy", "medium", "hard", "best", "champion")
LEVELS = ("gentle", *SEARCH_LEVELS)
NAMES = ("random", "greedy", *LEVELS)
POLICIES = {"random": RANDOM, "greedy": GREEDY}  # bots that also play compiled
SEARCH = re.compile(r"(search|champion)(?::(\d+(?:\.\d+)?)(x?))?")
EXAMPLES = (*NAMES, "network", "search:0.2", "search:500x", "champion:0.2")  # of all kinds of names


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, knowledge: "Knowledge") -> str:
        """Return one of the legal moves in ``knowledge``."""
        ...


def is_bot(name: str) -> bool:
    """Whether there is a bot with that name."""
    return name in (*NAMES, "network") or SEARCH.fullmatch(name) is not None


def bot(name: str, game: "Game", seed: int = 0, seats: int | None = None) -> Bot:
    """Make the bot with that name.  The seed fixes the bot's own randomness.

    A level that is not offered with that many seats is refused.
    """
    if name == "random":
        from ludoteca.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from ludoteca.bots.greedy import GreedyBot

        return GreedyBot(game, seed)
    if name == "network":
        from ludoteca.bots.network import NetworkBot

        return NetworkBot(game)
    if name in LEVELS:
        from ludoteca.bots.levels import check_offered, make_level_bot

        check_offered(name, game, seats)
        return make_level_bot(name, game, seed)
    return _make_search_bot(name, game, seed)


def _make_search_bot(name: str, game: "Game", seed: int) -> Bot:
    match = SEARCH.fullmatch(name)
    if not match:
        raise BadOption(Fault.NO_SUCH_BOT(bot=name), suggestion(name, EXAMPLES))
    from ludoteca.bots.search import Budget, SearchBot

    amount = match[2] or "1"
    budget = Budget(iterations=int(float(amount))) if match[3] else Budget(seconds=float(amount))
    if match[1] == "champion":
        from ludoteca.bots.network import ChampionBot

        return ChampionBot(game, budget, seed)
    return SearchBot(game, budget, seed=seed)
