"""Who is at a table: the seats and spectators that listen, and how long somebody has been away."""

import time

from ludoteca.server.tables.eligibility import absent_seats
from ludoteca.server.tables.live_table import LiveTable


def present_here(table: LiveTable) -> set[str]:
    """Return the seats of listeners on this process, except those that are being disconnected."""
    return {seat for listener in table.listeners if table.is_allowed(listener) for seat in listener.own_seats}


def present_seats(table: LiveTable) -> set[str]:
    """Return the seats of listeners on all processes."""
    return present_here(table).union(*(there.seats for there in table.remote_listeners.values()))


def spectators_here(table: LiveTable) -> int:
    """Return how many spectators listen on this process."""
    return sum(1 for listener in table.listeners if not listener.own_seats)


def count_spectators(table: LiveTable) -> int:
    """Return how many spectators listen on all processes."""
    return spectators_here(table) + sum(there.watching for there in table.remote_listeners.values())


def note_presence(table: LiveTable) -> None:
    """Remember when each seat was last seen, after somebody has come or gone."""
    present = present_seats(table)
    table.note_seen(present | table.were_present)
    table.were_present = present


def seconds_away(table: LiveTable, seat: str) -> float:
    """Return for how long this process has not seen the person of a seat."""
    return (
        0.0 if seat in present_seats(table) else time.monotonic() - table.last_seen.get(seat, table.opened_at)
    )


def waiting_for(table: LiveTable) -> list[str]:
    """Return the seats of a full rated table whose people are not here."""
    return absent_seats(table.row, table.seats.values(), present_seats(table))


def is_ready(table: LiveTable) -> bool:
    """Whether the match can start."""
    return table.state == "open" and table.is_full and not waiting_for(table)
