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
from typing import Protocol

from ludoteca.bots.faults import BotFault
from ludoteca.core.kernel.policies import GREEDY, RANDOM
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import suggestion
from ludoteca.core.values.numbers import seed_or_random
from ludoteca.games import find_game

SEARCH_LEVELS = ("easy", "medium", "hard", "best", "champion")
LEVELS = ("gentle", *SEARCH_LEVELS)
NAMES = ("random", "greedy", *LEVELS)
POLICIES = {"random": RANDOM, "greedy": GREEDY}  # bots that also play compiled
# With seconds or iterations, more than none.
SEARCH = re.compile(r"(search|champion)(?::(?:(?=[0.]*[1-9])([0-9]+(?:\.[0-9]+)?)|([1-9][0-9]*)x))?")
EXAMPLES = (*NAMES, "network", "search:0.2", "search:500x", "champion:0.2")  # of all kinds of names


class Bot(Protocol):
    """Anything that can choose a move."""

    def choose(self, knowledge: Knowledge) -> str:
        """Return one of the legal moves in ``knowledge``.

        Raises:
            BadOption: It is about another game than the bot's, or about other figures.
        """
        ...


def is_bot(name: object) -> bool:
    """Whether there is a bot with that name."""
    return name in (*NAMES, "network") or (isinstance(name, str) and SEARCH.fullmatch(name) is not None)


def check_bot(name: object) -> None:
    """Refuse a name that no bot has."""
    if not is_bot(name):
        raise BadOption(BotFault.NO_SUCH_BOT(bot=str(name)), suggestion(str(name), EXAMPLES))


def bot(name: str, game: Game | str, seed: int | None = None, seats: int | None = None) -> Bot:
    """Make the bot with that name for a game, or for the game of that name.

    The seed fixes the bot's own luck; without one it comes from the operating system.  A bot may serve
    several seats and matches in turn.  With ``seats``, the number of seats of the match, a level that
    is not offered there is refused at once; without it, when the bot must choose.

    Raises:
        BadOption: There is no such bot, or no such seed, or its level is not offered with that many seats.
        UnknownGame: There is no game of that name.
    """
    check_bot(name)
    game, seed = find_game(game), seed_or_random(seed)
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


def _make_search_bot(name: str, game: Game, seed: int) -> Bot:
    from ludoteca.bots.search import Budget, SearchBot

    match = SEARCH.fullmatch(name)
    assert match is not None
    budget = Budget(iterations=int(match[3])) if match[3] else Budget(seconds=float(match[2] or "1"))
    if match[1] == "champion":
        from ludoteca.bots.network import ChampionBot

        return ChampionBot(game, budget, seed)
    return SearchBot(game, budget, seed=seed)
