"""Replays: a table as it was after any line of its log.

Lines of a log never change, so positions on the way are kept for the tables that were looked at last: a
replay begins at the nearest one instead of the deal.  All replays run in one thread, and take turns.
"""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ludoteca import Game, Match
from ludoteca.server.games.replay import earlier_records, followed
from ludoteca.server.limits.fair_queue import Asker, FairQueue
from ludoteca.server.limits.rates import Quota
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.settings import Limits
from ludoteca.server.storage.appending import Line
from ludoteca.server.tables.live_table import LiveTable

TABLES = 200  # whose positions are kept
APART = 25  # lines between two kept positions, at least
MOST = 200  # positions of one table


@dataclass
class PositionCache:
    """Positions of one table, in the order of its log."""

    numbers: list[int] = field(default_factory=list)
    states: list[Any] = field(default_factory=list)
    rules: list[Match] = field(default_factory=list)  # a match under the rules of each, without its moves

    def offer(self, match: Match, number: int, last: int) -> None:
        """Keep a position from which nothing can be taken back, if it is far enough from the one before."""
        apart = max(APART, last // MOST)
        if not match.can_undo and len(self.numbers) < MOST and number >= (self.numbers or [0])[-1] + apart:
            state = match.pack()
            is_same = self.rules and self.rules[-1].game is match.game
            self.rules.append(self.rules[-1] if is_same else match.resume(state))
            self.numbers.append(number)
            self.states.append(state)


@dataclass(frozen=True)
class History:
    """What has happened at a table, apart from the table: it may be looked at in another thread."""

    game: Game  # at the start
    seats: int
    lines: list[Line]
    kept: PositionCache
    edition: str | None = None

    def moments(self, seat: str | None, first: int) -> Iterator[tuple[int, dict[str, Any]]]:
        """The table as it was after each line from the first on."""
        game, match, after = self._nearest(first)
        for line in self.lines[after:]:
            game, match, _ = followed(game, match, line, self.seats, self.edition)
            if match is not None and line.number >= first:
                yield line.number, match.view(seat)
            if match is not None:
                self.kept.offer(match, line.number, self.lines[-1].number)

    def _nearest(self, first: int) -> tuple[Game, Match | None, int]:
        """The rules and the match at the last kept position before a line, and how many lines it has seen."""
        place = bisect_right(self.kept.numbers, first - 1) - 1
        if place < 0:
            return self.game, None, 0
        match = self.kept.rules[place].resume(self.kept.states[place])
        return match.game, match, self.kept.numbers[place]

    def earlier(self, players: list[str]) -> list[str]:
        """Records of what was played before the rules changed."""
        return list(earlier_records(self.game, self.lines, self.seats, self.edition, players))


class HistoryReader:
    """Looks at the past of tables, for each person and address only so often."""

    def __init__(self, limits: Limits) -> None:
        self.queue = FairQueue("replay", 1, QUEUED.labels("replay"), THOUGHT.labels("replay"))
        self.quota = Quota("replays", limits, "replay")
        self._kept: OrderedDict[str, PositionCache] = OrderedDict()

    def past(self, live: LiveTable, last: int) -> History:
        """The table up to a line."""
        kept = self._kept.setdefault(live.id, PositionCache())
        self._kept.move_to_end(live.id)
        if len(self._kept) > TABLES:
            self._kept.popitem(last=False)
        lines = [happened.line for happened in live.log[:last]]
        return History(live.first, len(live.seats), lines, kept, live.row.edition)

    async def moments(self, past: History, seat: str | None, first: int, asker: Asker) -> dict[int, Any]:
        """What a seat saw after each line from the first on."""
        with self.quota.one_more(asker):
            return await self.queue.run(asker, lambda _: dict(past.moments(seat, first)))

    def close(self) -> None:
        self.queue.close()
