"""Quitting: who counts as having left a rated game, and who has played enough of one for it to count.

All of it follows from the log: its lines say when a seat was left and taken again, and which moves bots made.
"""

from ludoteca.server.storage.appending import Line
from ludoteca.server.tables.live_table import LiveTable

FORGIVEN = 1  # times that somebody may leave and come back in time
LEAST_MOVES = 3  # of a person, for their part in a game to count


def departures(live: LiveTable, seat: str) -> list[Line]:
    """The lines with which the person of a seat left the running game."""
    return [line for line in _seat_lines(live, seat) if line.body["act"] == "left" and "since" in line.body]


def has_left(live: LiveTable, seat: str, grace: float) -> bool:
    """Whether somebody ranks as having left: for good, more than once, or for longer than the grace."""
    if live.seats[seat].stand_in:
        return True
    left = departures(live, seat)
    if len(left) > FORGIVEN:
        return True
    returns = [line for line in _seat_lines(live, seat) if line.body["act"] == "returned"]
    for gone in left:
        back = next((line for line in returns if line.number > gone.number), None)
        if back is None or back.body["since"] - gone.body["since"] > grace:
            return True
    return False


def time_away(live: LiveTable, seat: str, now: float) -> float:
    """For how much game time the person of a seat has been gone since they left."""
    left = departures(live, seat)
    return max(0.0, now - float(left[-1].body["since"])) if left else 0.0


def has_played(live: LiveTable, seat: str) -> bool:
    """Whether the person of a seat has made some moves themselves; bots move without a request."""
    moves = (happened.line for happened in live.log if happened.line.kind == "move" and not happened.undone)
    return sum(line.seat == seat and line.request is not None for line in moves) >= LEAST_MOVES


def _seat_lines(live: LiveTable, seat: str) -> list[Line]:
    lines = (happened.line for happened in live.log)
    return [line for line in lines if line.kind == "seat" and line.seat == seat]
