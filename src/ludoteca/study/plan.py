"""A plan: which matches a study plays.  It contains everything that other processes and machines need."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca import games
from ludoteca.bots import POLICIES, check_bot
from ludoteca.bots.levels import check_offered
from ludoteca.core.figures.edition import parse_text
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadEdition, BadOption
from ludoteca.core.texts.faults import file_fault
from ludoteca.core.values.numbers import check_seed
from ludoteca.games import find_game
from ludoteca.study.faults import StudyFault
from ludoteca.study.manifest import describe_bots, describe_game
from ludoteca.study.network_loops import NETWORK

COMPILED = POLICIES | {"network": NETWORK}  # bots that play compiled: all that do not look ahead
# How many matches a shard has: whole deals for two, three and four seats.
FAST_SHARD, NETWORK_SHARD, SLOW_SHARD = 9600, 960, 12
FEWEST_DEALS = 2  # one deal says nothing about how much deals differ


@dataclass(frozen=True)
class Plan:
    """Who plays which game.  Every deal is played once for each rotation of the line-up over the seats."""

    game: str
    bots: tuple[str, ...]  # the line-up, one for each seat
    seed: int
    shard: int  # matches in a shard, in whole deals
    # Name and content of a file, or "" and JSON; None is the game's own edition.
    edition: tuple[str, str] | None = None

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def is_fast(self) -> bool:
        """Whether all bots play compiled."""
        return all(bot in COMPILED for bot in self.bots)

    @property
    def has_network(self) -> bool:
        """Whether a network has a seat."""
        return "network" in self.bots

    def round_up(self, matches: int) -> int:
        """Round a number of matches up to whole rotations."""
        return max(FEWEST_DEALS, -(-matches // self.seats)) * self.seats

    def settings(self) -> dict[str, Any]:
        """Return everything that the results depend on."""
        own = {"bots": describe_bots(self.bots), "seed": self.seed, "shard": self.shard}
        return describe_game(load_game(self)) | own


def make_plan(
    game: Game | str,
    bots: str | Sequence[str],
    *,
    seats: int | None = None,
    seed: int = 1,
    edition: str | None = None,
) -> Plan:
    """Make a checked plan of a game, or of the game of that name with an edition file.

    With fewer bots than seats, the bots repeat in order.

    Raises:
        BadOption: A bot or its file does not exist, there are no bots or more than seats, the game is not for
            that many seats, or the seed is not a whole number from 0 to 2**63 - 1.
        UnknownGame: There is no game of that name.
        BadEdition: The edition cannot be used.
    """
    names = (bots,) if isinstance(bots, str) else tuple(bots)
    for name in names:
        check_bot(name)
    if not names:
        raise BadOption(StudyFault.NO_BOTS())
    played = find_game(game)
    count = max(len(names), played.definition.seats.start) if seats is None else seats
    played.check_options(count, {})
    if len(names) > count:
        raise BadOption(StudyFault.TOO_MANY_BOTS(bots=len(names), seats=count))
    lineup = tuple(names[seat % len(names)] for seat in range(count))
    figures = write_edition(played) if edition is None else read_edition_file(edition)
    plan = Plan(played.name, lineup, check_seed(seed), shard_size(lineup), figures)
    for name in names:
        check_offered(name, load_game(plan), count)
    return plan


def shard_size(bots: Sequence[str]) -> int:
    """Return how many matches of these bots a shard holds."""
    if not all(bot in COMPILED for bot in bots):
        return SLOW_SHARD
    return NETWORK_SHARD if "network" in bots else FAST_SHARD


def write_edition(game: Game) -> tuple[str, str] | None:
    """Return the whole edition of a game, without a name of a file, or None for the game's own."""
    return None if game.has_own_edition else ("", json.dumps(game.edition.data))


def read_edition_file(edition: str) -> tuple[str, str] | None:
    """Return name and content of an edition file, or None for ``default``."""
    if edition == "default":
        return None
    try:
        return Path(edition).name, Path(edition).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition(edition, "", file_fault(error)) from None


def load_game(plan: Plan) -> Game:
    """Return the game with the plan's edition."""
    return load_edition(plan.game, plan.edition)


@cache
def load_edition(name: str, edition: tuple[str, str] | None) -> Game:
    if edition is None:
        return games.game(name)
    file, text = edition
    data = parse_text(text, file) if file else json.loads(text)
    head = data.setdefault("edition", {})
    if isinstance(head, dict):
        head.setdefault("name", Path(file).stem)
    try:
        return games.game(name, data)
    except BadEdition as error:  # name the user's file
        raise BadEdition(file, error.key, *error.problem) from None
