"""Table views: what clients may see of a table, its log and its match."""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from typing import Any

from ludoteca import Event
from ludoteca.server.messages.fields import EntryKind
from ludoteca.server.messages.log import (
    AnswerEntry,
    AskEntry,
    BodyEntry,
    ChatEntry,
    DealEntry,
    LogEntryView,
    MoveEntry,
    News,
    RematchEntry,
    RulesEntry,
    SeatEntry,
    TableEntry,
    UndoEntry,
)
from ludoteca.server.messages.tables import Seat, Table
from ludoteca.server.storage.entry_bodies import move_body
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.storage.rows import SeatRow, TableRow
from ludoteca.server.tables.eligibility import absent_seats, unrated_reasons
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_presence import present_seats

WATCHING = "watching"  # stands for spectators where seats are named
PAGE = 200  # log entries in one message
View = dict[str, Any]  # JSON, as the game defines it
BODY_ENTRIES: dict[EntryKind, type[BodyEntry]] = {
    "undo": UndoEntry, "ask": AskEntry, "answer": AnswerEntry, "chat": ChatEntry, "seat": SeatEntry,
    "rematch": RematchEntry, "table": TableEntry, "rules": RulesEntry,
}  # fmt: skip


def view_table(table: LiveTable) -> Table:
    """Return a table as everybody may see it."""
    turn, clocks, agreed = table.turn, table.clocks, table.agreed
    view = view_rows(table.row, table.seats.values(), present_seats(table))
    view.number, view.turn = table.number, turn
    view.clock = None if clocks is None else clocks.view(turn, table.clock.now())
    view.rematch_agreed = agreed.get("rematch", [])
    view.close_agreed = agreed.get("close", [])
    view.muted, view.kicked = table.muted, table.kicked
    return view


def view_rows(row: TableRow, seats: Collection[SeatRow], present: Collection[str]) -> Table:
    """Return a table as lists show it: what follows from its rows, without its log."""
    unrated = unrated_reasons(row, seats)
    return Table(
        id=row.id,
        game=row.game,
        edition=row.edition_name,
        state=row.state,
        seats=[view_seat(seat, seat.seat in present) for seat in seats],
        options=row.options,
        owner=row.owner,
        listed=row.listed,
        undo=row.undo,
        hints=row.hints,
        created=row.created,
        updated=row.updated,
        number=row.number,
        turn=row.turn if row.state == "playing" else None,
        rematch=row.rematch,
        rated=not unrated,
        unrated_because=unrated,
        chat=row.chat,
        waiting_for=absent_seats(row, seats, present),
    )


def view_seat(seat: SeatRow, is_present: bool) -> Seat:
    """Return a seat as everybody may see it."""
    return Seat(
        seat=seat.seat,
        kind=seat.kind,
        person=seat.person,
        name=seat.name,
        level=seat.level,
        stand_in=seat.stand_in,
        present=is_present,
        rank=seat.rank,
        rated=seat.rated,
    )


def view_news(table: LiveTable, seats: frozenset[str], after: int) -> News:
    """Return what happened after an entry, as the holder of the given seats (none: a spectator) may see it.

    The answer is one page; ``more`` says that other entries follow.
    """
    page = table.log[after : after + PAGE]
    entries = [view_entry(table, entry, entry.events, seats) for entry in page]
    more = after + PAGE < len(table.log)
    return News(view_table(table), entries, view_match(table, seats), table.undo_seats(seats), more)


def view_entry(
    table: LiveTable, entry: LogEntry, events: Iterable[Event], seats: frozenset[str]
) -> LogEntryView:
    """Return a log entry, with its events, as the holder of the given seats may see it."""
    place: Any = {"number": entry.number, "at": entry.at, "seat": entry.seat}
    if entry.kind not in ("deal", "move"):
        body: Any = entry.body  # of that kind, as it was stored
        return BODY_ENTRIES[entry.kind](**place, body=body)
    seen = {name: view_events(events, seat) for name, seat in viewpoints(seats)}
    if (played := move_body(entry)) is None:
        return DealEntry(**place, events=seen)
    is_shown = entry.seat in seats or table.is_revealed
    return MoveEntry(**place, events=seen, move=played["move"] if is_shown else None, undone=entry.undone)


def view_events(events: Iterable[Event], seat: str | None) -> list[dict[str, Any]]:
    """Return events as a seat, or (None) a spectator, sees them."""
    return [event.seen_by(seat) for event in events]


def view_match(table: LiveTable, seats: frozenset[str]) -> dict[str, View]:
    """Return the match as each of the given seats sees it."""
    if table.match is None:
        return {}
    views = table.match.views(seat for _, seat in viewpoints(seats))
    return {name: views[seat] for name, seat in viewpoints(seats)}


@cache
def viewpoints(seats: frozenset[str]) -> Sequence[tuple[str, str | None]]:
    """Return the seats that a client looks from, each with the name that its view is sent under."""
    return [(seat, seat) for seat in sorted(seats)] or [(WATCHING, None)]
