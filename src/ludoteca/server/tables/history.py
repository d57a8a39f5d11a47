"""History: a table as it was after any entry of its log.

Moves and draws of a log never change; only names and chat texts can be removed from it.  So some positions
on the way are cached for the tables that were looked at last, and a replay begins at the nearest one instead
of the deal.  All replays take turns in one thread.
"""

from bisect import bisect_right
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field

from ludoteca import Game, Match
from ludoteca.server.games.replay import earlier_records, replay_entry
from ludoteca.server.limits.fair_queue import FairQueue, Requester
from ludoteca.server.limits.rates import Quota
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.settings import Limits
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_views import View

CACHED_TABLES = 200  # whose positions are cached
ENTRIES_APART = 25  # entries between two cached positions, at least
MOST_POSITIONS = 200  # positions of one table


@dataclass
class PositionCache:
    """Positions of one table, in the order of its log."""

    numbers: list[int] = field(default_factory=list)
    states: list[bytes] = field(default_factory=list)  # packed
    matches: list[Match] = field(default_factory=list)  # one under the rules of each state, without its moves

    def offer(self, match: Match, number: int, last: int) -> None:
        """Cache a position if no move can be undone from it and it is far enough from the last one."""
        apart = max(ENTRIES_APART, last // MOST_POSITIONS)
        if (
            not match.can_undo
            and len(self.numbers) < MOST_POSITIONS
            and number >= (self.numbers or [0])[-1] + apart
        ):
            state = match.pack()
            is_same = self.matches and self.matches[-1].game is match.game
            self.matches.append(self.matches[-1] if is_same else match.with_state(state))
            self.numbers.append(number)
            self.states.append(state)


@dataclass(frozen=True)
class History:
    """The log of a table, apart from the live table: another thread may read it."""

    game: Game  # at the start
    seats: int
    entries: list[LogEntry]
    cache: PositionCache
    edition_text: str | None = None

    def views(self, seat: str | None, first: int) -> Iterator[tuple[int, View]]:
        """Yield what a seat saw after each entry, from the first on, with the numbers of the entries."""
        game, match, seen = self._nearest(first)
        for entry in self.entries[seen:]:
            game, match, _ = replay_entry(game, match, entry, self.seats, self.edition_text)
            if match is not None and entry.number >= first:
                yield entry.number, match.view(seat)
            if match is not None:
                self.cache.offer(match, entry.number, self.entries[-1].number)

    def _nearest(self, first: int) -> tuple[Game, Match | None, int]:
        """Return the rules, the match and the number of the last cached position before an entry."""
        index = bisect_right(self.cache.numbers, first - 1) - 1
        if index < 0:
            return self.game, None, 0
        match = self.cache.matches[index].with_state(self.cache.states[index])
        return match.game, match, self.cache.numbers[index]

    def earlier_records(self, players: list[str]) -> list[str]:
        """Return records of what was played before the rules changed."""
        return list(earlier_records(self.game, self.entries, self.seats, self.edition_text, players))


class HistoryReader:
    """Replays the past of tables, with a limit for each person and address."""

    def __init__(self, limits: Limits) -> None:
        self.queue = FairQueue("replay", 1, QUEUED.labels("replay"), THOUGHT.labels("replay"))
        self.quota = Quota("replays", limits.replay, limits.replay_address)
        self._caches: OrderedDict[str, PositionCache] = OrderedDict()

    def history(self, table: LiveTable, last: int) -> History:
        """Return the history of a table up to an entry."""
        cache = self._caches.setdefault(table.id, PositionCache())
        self._caches.move_to_end(table.id)
        if len(self._caches) > CACHED_TABLES:
            self._caches.popitem(last=False)
        return History(table.first_game, len(table.seats), table.log[:last], cache, table.edition_text)

    async def views(
        self, history: History, seat: str | None, first: int, requester: Requester
    ) -> dict[int, View]:
        """Return what a seat saw after each entry, from the first on."""
        with self.quota.hold(requester):
            return await self.queue.run(requester, lambda _: dict(history.views(seat, first)))

    async def earlier_records(self, history: History, players: list[str]) -> list[str]:
        """Return records of what was played before the rules changed."""
        return await self.queue.run(Requester(), lambda _: history.earlier_records(players))

    def close(self) -> None:
        self.queue.close()
