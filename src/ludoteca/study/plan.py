"""A plan: which games a study plays.  It travels whole to other processes and machines."""

import tempfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludoteca.bots import is_bot
from ludoteca.core.errors import BadEdition, BadOption, suggestion
from ludoteca.core.game import Game, check_seed
from ludoteca.games import game as game_of
from ludoteca.study.kernels import GREEDY, RANDOM

FAST = {"random": RANDOM, "greedy": GREEDY}  # bots that play compiled
FAST_SHARD, SLOW_SHARD = 9600, 12  # games in a shard; both hold whole deals for two, three and four seats
FEWEST = 2  # deals: with one there is no telling how much they differ


@dataclass(frozen=True)
class Plan:
    """Who plays what; every deal once for each rotation of the line-up over the seats."""

    game: str
    bots: tuple[str, ...]  # the line-up, one for each seat
    seed: int
    shard: int  # games in a shard, in whole deals
    edition: tuple[str, str] | None = None  # name and content of the file, where it is not the game's own

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def is_fast(self) -> bool:
        return all(bot in FAST for bot in self.bots)

    def whole(self, games: int) -> int:
        """At least so many games, in whole rotations."""
        return max(FEWEST, -(-games // self.seats)) * self.seats

    def settings(self) -> dict[str, Any]:
        """All that the results hang on."""
        game = played_game(self)
        return {
            "game": self.game,
            "rules": game.definition.version,
            "edition": game.edition.name,
            "digest": game.edition.digest,
            "bots": list(self.bots),
            "seed": self.seed,
            "shard": self.shard,
        }


def planned(name: str, bots: list[str], seats: int | None, seed: int, edition: str | None) -> Plan:
    """A checked plan.  Fewer bots than seats sit down again and again."""
    for bot in bots:
        if not is_bot(bot):
            raise BadOption(f"there is no bot {bot!r}; {suggestion(bot, [*FAST, 'medium', 'search:100x'])}")
    allowed = game_of(name).definition.seats
    seats = seats or max(len(bots), allowed.start)
    if seats not in allowed:
        raise BadOption(f"{name} is for {allowed.start} to {allowed.stop - 1} seats, not {seats}")
    if len(bots) > seats:
        raise BadOption(f"{len(bots)} bots for {seats} seats; `ludoteca arena` lets all groups of bots meet")
    lineup = tuple(bots[seat % len(bots)] for seat in range(seats))
    shard = FAST_SHARD if all(bot in FAST for bot in bots) else SLOW_SHARD
    plan = Plan(name, lineup, check_seed(seed), shard, carried(edition))
    played_game(plan)
    return plan


def carried(edition: str | None) -> tuple[str, str] | None:
    """An edition file as it travels; None and ``default`` are the game's own figures."""
    if edition is None or edition == "default":
        return None
    try:
        return Path(edition).name, Path(edition).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise BadEdition(edition, "", f"the file cannot be read: {error}") from None


def played_game(plan: Plan) -> Game:
    """The game with the plan's figures."""
    return game_with(plan.game, plan.edition)


@cache
def game_with(name: str, edition: tuple[str, str] | None) -> Game:
    if edition is None:
        return game_of(name)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, edition[0])
        file.write_text(edition[1], encoding="utf-8")
        try:
            return Game(game_of(name).definition, file)
        except BadEdition as error:  # named as the reader knows it
            raise BadEdition(
                edition[0], error.key, str(error).partition(f"{error.file}, {error.key}: ")[2]
            ) from None
