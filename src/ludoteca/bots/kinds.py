"""Kinds: what a bot is, and the names of all kinds.  ``ludoteca.bots`` exports all of this."""

import re
from pathlib import Path
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
BUDGET = r"(?:(?=[0.]*[1-9])([0-9]+(?:\.[0-9]+)?)|([1-9][0-9]*)x)"  # seconds or iterations, more than none
SEARCH = re.compile(rf"(search|champion)(?::{BUDGET})?")
# With the file of a network, which ends in ``.bin``.
FROM_FILE = re.compile(rf"(network|champion(?::{BUDGET})?):(.+\.bin)")
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
    """Whether there is a bot with that name; whether there is its file is not looked at."""
    if name in (*NAMES, "network"):
        return True
    return isinstance(name, str) and any(kind.fullmatch(name) for kind in (SEARCH, FROM_FILE))


def split_name(name: str) -> tuple[str, Path | None]:
    """Return the name of a bot without the file of its network, and that file, if it names one."""
    named = FROM_FILE.fullmatch(name)
    return (named[1], Path(named[4])) if named else (name, None)


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
