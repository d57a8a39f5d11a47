"""A plan: which matches a study plays.  It contains everything that other processes and machines need."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.bots import POLICIES, is_bot
from ludoteca.bots.levels import check_offered
from ludoteca.core.edition import parse_text
from ludoteca.core.errors import BadEdition, BadOption
from ludoteca.core.faults import Fault, file_fault, suggestion
from ludoteca.core.game import Game, check_seed, seats_fault
from ludoteca.games import game as game_of
from ludoteca.study.faults import StudyFault

FAST_SHARD, SLOW_SHARD = 9600, 12  # matches in a shard: whole deals for two, three and four seats
FEWEST_DEALS = 2  # one deal says nothing about how much deals differ


@dataclass(frozen=True)
class Plan:
    """Who plays which game.  Every deal is played once for each rotation of the line-up over the seats."""

    game: str
    bots: tuple[str, ...]  # the line-up, one for each seat
    seed: int
    shard: int  # matches in a shard, in whole deals
    edition: tuple[str, str] | None = None  # name and content of a file; None is the game's own edition

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def is_fast(self) -> bool:
        """Whether all bots play compiled."""
        return all(bot in POLICIES for bot in self.bots)

    def round_up(self, matches: int) -> int:
        """Round a number of matches up to whole rotations."""
        return max(FEWEST_DEALS, -(-matches // self.seats)) * self.seats

    def settings(self) -> dict[str, Any]:
        """Return everything that the results depend on."""
        game = load_game(self)
        return {
            "game": self.game,
            "rules": game.definition.version,
            "edition": game.edition.name,
            "digest": game.edition.digest,
            "bots": list(self.bots),
            "seed": self.seed,
            "shard": self.shard,
        }


def make_plan(name: str, bots: list[str], seats: int | None, seed: int, edition: str | None) -> Plan:
    """Make a checked plan.  With fewer bots than seats, the bots repeat in order."""
    for bot in bots:
        if not is_bot(bot):
            known = [*POLICIES, "medium", "search:100x"]
            raise BadOption(Fault.NO_SUCH_BOT(bot=bot), suggestion(bot, known))
    definition = game_of(name).definition
    seats = seats or max(len(bots), definition.seats.start)
    if seats not in definition.seats:
        raise BadOption(seats_fault(definition, seats))
    if len(bots) > seats:
        raise BadOption(StudyFault.TOO_MANY_BOTS(bots=len(bots), seats=seats))
    lineup = tuple(bots[seat % len(bots)] for seat in range(seats))
    shard = FAST_SHARD if all(bot in POLICIES for bot in bots) else SLOW_SHARD
    check_seed(seed)
    plan = Plan(name, lineup, seed, shard, read_edition_file(edition))
    game = load_game(plan)
    for bot in bots:
        check_offered(bot, game, seats)
    return plan


def read_edition_file(edition: str | None) -> tuple[str, str] | None:
    """Return name and content of an edition file; None for None and for ``default``."""
    if edition is None or edition == "default":
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
        return game_of(name)
    file, text = edition
    data = parse_text(text, file)
    head = data.setdefault("edition", {})
    if isinstance(head, dict):
        head.setdefault("name", Path(file).stem)
    try:
        return game_of(name, data)
    except BadEdition as error:  # name the user's file
        raise BadEdition(file, error.key, *error.problem) from None
