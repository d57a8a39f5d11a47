"""The seats of a match in a terminal."""

import getpass
from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.bots import NAMES, is_bot
from ludoteca.cli.faults import CliFault
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
        raise BadOption(CliFault.SEAT_NAME_MISSING(seats=str(spec)))
    people = [word for word in words if not is_bot(word)]
    if len(set(people)) < len(people):
        raise BadOption(CliFault.SAME_NAMES(seats=str(spec)))
    names = name_players(words, say)
    return [Seat(name, word if is_bot(word) else "") for name, word in zip(names, words, strict=True)]


def name_players(players: Sequence[str], say: Texts) -> list[str]:
    """Return the names of players as people read them: a bot is called by its level, as in "Bot (easy)".

    Bots of one level have numbers.
    """
    names = []
    for place, player in enumerate(players):
        if is_bot(player):
            number = players[: place + 1].count(player) if players.count(player) > 1 else 0
            level = say(f"bot-{player}") if player in NAMES else player
            names.append(say("bot-name", number=number, level=level))
        else:
            names.append(player)
    return names
