"""The seats of a match in a terminal."""

import getpass
from dataclasses import dataclass

from ludoteca.bots import NAMES, is_bot
from ludoteca.core.errors import BadOption
from ludoteca.core.texts import Texts

OPPONENT = "greedy"  # the bot if nobody is named


@dataclass(frozen=True)
class Seat:
    """A person with a name, or a bot."""

    name: str
    bot: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)

    @property
    def player(self) -> str:
        """The player's name in a record."""
        return self.bot or self.name


def user_name() -> str:
    """Return the name of the user at the terminal."""
    try:
        return getpass.getuser().capitalize()
    except OSError:
        return "p1"


def parse_seats(spec: str | None, say: Texts) -> list[Seat]:
    """Read seats such as ``Anna,random``; ``3`` means the user and two bots."""
    words = [word.strip() for word in (spec or "2").split(",")]
    if len(words) == 1 and words[0].isdecimal():
        words = [user_name(), *[OPPONENT] * (int(words[0]) - 1)]
    if "" in words:
        raise BadOption(f"--seats {spec}: a name is missing between two commas")
    people = [word for word in words if not is_bot(word)]
    if len(set(people)) < len(people):
        raise BadOption(f"--seats {spec}: two people have the same name")
    seats = []
    for number, word in enumerate(words, 1):
        seats.append(
            Seat(say("bot", kind=bot_title(word, say), number=number), word) if is_bot(word) else Seat(word)
        )
    return seats


def bot_title(bot: str, say: Texts) -> str:
    """Return the title of a bot: the name of its level, or as it is written."""
    return say(f"bot-{bot}") if bot in NAMES else bot
