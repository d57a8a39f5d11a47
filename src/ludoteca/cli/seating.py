"""The seats of a match in a terminal."""

import getpass
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from ludoteca.bots import EXAMPLES, NAMES, is_bot
from ludoteca.cli.faults import CliFault
from ludoteca.core.matches.arguments import check_seats
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts

OPPONENT = "greedy"  # the bot if nobody is named
NEARLY = 0.8  # how similar a name must be to that of a bot


@dataclass(frozen=True)
class Seat:
    """A person with a name, or a bot."""

    name: str
    bot: str = ""

    @property
    def is_bot(self) -> bool:
        return bool(self.bot)


def user_name() -> str:
    """Return the name of the user at the terminal."""
    try:
        return getpass.getuser().capitalize()
    except OSError:
        return "p1"


def parse_players(spec: str | None, game: Game) -> list[str]:
    """Read players such as ``Anna,random``; ``3`` means the user and two bots."""
    words = [word.strip() for word in (spec or "2").split(",")]
    if len(words) == 1 and words[0].isdecimal():
        seats = check_seats(game.name, game.definition.seats, int(words[0]))
        return [user_name(), *[OPPONENT] * (seats - 1)]
    if "" in words:
        raise BadOption(CliFault.SEAT_NAME_MISSING(seats=str(spec)))
    people = [word for word in words if not is_bot(word)]
    if len(set(people)) < len(people):
        raise BadOption(CliFault.SAME_NAMES(seats=str(spec)))
    return words


def make_seats(players: Sequence[str], say: Texts) -> list[Seat]:
    """Return the seats of these players, with the names that people read."""
    names = name_players(players, say)
    return [Seat(name, word if is_bot(word) else "") for name, word in zip(names, players, strict=True)]


def find_mistyped_bots(players: Sequence[str], say: Texts) -> list[str]:
    """Return a notice for each person whose name is nearly that of a bot."""
    people = [player for player in players if not is_bot(player)]
    nearest = {name: get_close_matches(name.casefold(), EXAMPLES, 1, NEARLY) for name in people}
    return [say("bot-or-person", name=name, bot=bots[0]) for name, bots in nearest.items() if bots]


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
