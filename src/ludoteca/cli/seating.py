"""Who sits at a terminal's table."""

import getpass
from dataclasses import dataclass

from ludoteca.core.errors import BadOption
from ludoteca.core.texts import Texts

BOTS = ("random",)


@dataclass(frozen=True)
class Seat:
    """A person with a name, or a bot."""

    name: str
    bot: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)

    @property
    def written(self) -> str:
        """How the seat stands in a record."""
        return self.bot or self.name


def reader() -> str:
    """The name of whoever sits at the terminal."""
    try:
        return getpass.getuser().capitalize()
    except OSError:
        return "p1"


def seated(spec: str | None, say: Texts) -> list[Seat]:
    """``Anna,random`` as seats; ``3`` is the reader and two bots."""
    words = [word.strip() for word in (spec or "2").split(",")]
    if len(words) == 1 and words[0].isdecimal():
        words = [reader(), *["random"] * (int(words[0]) - 1)]
    if "" in words:
        raise BadOption(f"--seats {spec}: a name is missing between two commas")
    people = [word for word in words if word not in BOTS]
    if len(set(people)) < len(people):
        raise BadOption(f"--seats {spec}: two people have the same name")
    seats = []
    for number, word in enumerate(words, 1):
        seats.append(Seat(say(f"bot-{word}", number=number), word) if word in BOTS else Seat(word))
    return seats
