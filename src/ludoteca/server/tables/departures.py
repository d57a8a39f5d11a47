"""Departures: who counts as having left a rated match, and who has played enough for it to count.

Everything follows from the log.  It says when a person left a seat and came back, and which moves bots made.
"""

from ludoteca.server.messages.log import SeatAct, SeatBody
from ludoteca.server.storage.entry_bodies import seat_body
from ludoteca.server.tables.live_table import LiveTable

FREE_DEPARTURES = 1  # times that somebody may leave and come back in time
LEAST_MOVES = 3  # of a person, for the match to count for them


def departures(table: LiveTable, seat: str) -> list[tuple[int, SeatBody]]:
    """Return the entries with which the person of a seat left the running match: their numbers and bodies."""
    return [(number, body) for number, body in _seat_acts(table, seat, "left") if "since" in body]


def has_left(table: LiveTable, seat: str, return_seconds: float) -> bool:
    """Whether somebody counts as having left: for good, more than once, or for too long."""
    if table.seats[seat].stand_in:
        return True
    departed = departures(table, seat)
    if len(departed) > FREE_DEPARTURES:
        return True
    returns = _seat_acts(table, seat, "returned")
    for number, departure in departed:
        back = next((body for later, body in returns if later > number), None)
        if back is None or back["since"] - departure["since"] > return_seconds:
            return True
    return False


def time_away(table: LiveTable, seat: str, now: float) -> float:
    """Return for how much game time the person of a seat has been away since they left."""
    departed = departures(table, seat)
    return max(0.0, now - departed[-1][1]["since"]) if departed else 0.0


def has_played(table: LiveTable, seat: str) -> bool:
    """Whether the person of a seat has made some moves themselves; moves of bots have no request."""
    moves = (entry for entry in table.log if entry.kind == "move" and not entry.undone)
    return sum(entry.seat == seat and entry.request is not None for entry in moves) >= LEAST_MOVES


def _seat_acts(table: LiveTable, seat: str, act: SeatAct) -> list[tuple[int, SeatBody]]:
    found = ((entry.number, seat_body(entry)) for entry in table.log if entry.seat == seat)
    return [(number, body) for number, body in found if body is not None and body["act"] == act]
