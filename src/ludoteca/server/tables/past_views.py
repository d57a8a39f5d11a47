"""Past views: a table as a seat saw it after some entries of its log."""

from dataclasses import dataclass

from ludoteca.server.faults import ServerFault, seat_label
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.log import LogEntryView, PastView
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.history import History, HistoryReader
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_views import view_entry

MOST_VIEWS = 50  # in one answer


def check_viewpoint(table: LiveTable, seat: str | None, seats: frozenset[str]) -> None:
    """Refuse the view of a seat that is not among somebody's own seats while the match goes on."""
    if seat is None:
        return
    if seat not in table.seats:
        raise Refusal.of(ServerFault.UNKNOWN_SEAT, seat=seat_label(seat))
    if seat not in seats and not table.is_revealed:
        raise Refusal.of(ServerFault.OTHERS_VIEW, player=seat)


@dataclass(frozen=True)
class PastViews:
    """Some entries of a log, for which views are computed without holding the lock of the table."""

    reader: HistoryReader
    history: History
    seat: str | None
    first: int
    number: int  # of the last entry of the log
    entries: dict[int, LogEntryView]

    async def views(self, requester: Requester) -> list[PastView]:
        """Return what the seat saw after each entry."""
        views = await self.reader.views(self.history, self.seat, self.first, requester)
        return [PastView(number, self.number, view, self.entries[number]) for number, view in views.items()]


def begin_views(
    reader: HistoryReader, table: LiveTable, seat: str | None, first: int, last: int
) -> PastViews:
    """Collect what past views need, from the first to the last entry.  The caller holds the lock."""
    last = min(last, first + MOST_VIEWS - 1)
    viewer = frozenset([seat] if seat else [])
    entries = {
        entry.number: view_entry(table, entry, entry.events, viewer) for entry in table.log[first - 1 : last]
    }
    return PastViews(reader, reader.history(table, last), seat, first, table.number, entries)
