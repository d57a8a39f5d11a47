"""Kinds: what a bot is, and the names of all kinds.  ``ludoteca.bots`` exports all of this."""

import re
from typing import Protocol

from ludoteca.bots.faults import BotFault
from ludoteca.core.kernel.policies import GREEDY, RANDOM
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import suggestion

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


def needs_network(name: str) -> bool:
    """Whether the bot with that name plays by the network of its game."""
    return name.partition(":")[0] in ("network", "champion")


def check_bot(name: object) -> None:
    """Refuse a name that no bot has.

    Raises:
        BadOption: There is no such bot.
    """
    if not is_bot(name):
        raise BadOption(BotFault.NO_SUCH_BOT(bot=str(name)), suggestion(str(name), EXAMPLES))
