"""Departures: who counts as having left a rated match, and who has played enough for it to count.

Everything follows from the log.  It says when a person left a seat and came back, and which moves bots made.
"""

from ludoteca.server.messages.log import SeatBody
from ludoteca.server.storage.entry_bodies import body_as
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.tables.live_table import LiveTable

FREE_DEPARTURES = 1  # times that somebody may leave and come back in time
LEAST_MOVES = 3  # of a person, for the match to count for them


def departures(table: LiveTable, seat: str) -> list[LogEntry]:
    """Return the entries with which the person of a seat left the running match."""
    return [entry for entry in _seat_entries(table, seat, "left") if "since" in entry.body]


def has_left(table: LiveTable, seat: str, return_seconds: float) -> bool:
    """Whether somebody counts as having left: for good, more than once, or for too long."""
    if table.seats[seat].stand_in:
        return True
    departed = departures(table, seat)
    if len(departed) > FREE_DEPARTURES:
        return True
    returns = _seat_entries(table, seat, "returned")
    for departure in departed:
        back = next((entry for entry in returns if entry.number > departure.number), None)
        if back is None or _game_time(back) - _game_time(departure) > return_seconds:
            return True
    return False


def time_away(table: LiveTable, seat: str, now: float) -> float:
    """Return for how much game time the person of a seat has been away since they left."""
    departed = departures(table, seat)
    return max(0.0, now - _game_time(departed[-1])) if departed else 0.0


def has_played(table: LiveTable, seat: str) -> bool:
    """Whether the person of a seat has made some moves themselves; moves of bots have no request."""
    moves = (entry for entry in table.log if entry.kind == "move" and not entry.undone)
    return sum(entry.seat == seat and entry.request is not None for entry in moves) >= LEAST_MOVES


def _seat_entries(table: LiveTable, seat: str, act: str) -> list[LogEntry]:
    entries = (entry for entry in table.log if entry.kind == "seat" and entry.seat == seat)
    return [entry for entry in entries if body_as(entry, SeatBody)["act"] == act]


def _game_time(entry: LogEntry) -> float:
    """Return when somebody left a running match, or came back."""
    return body_as(entry, SeatBody)["since"]
