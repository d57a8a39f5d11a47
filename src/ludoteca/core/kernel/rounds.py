"""Rounds: whose turn comes last.

Kernel subset.
"""


def last_seat(first: int, seats: int) -> int:
    """Return the seat to the right of the first one, which has the last turn of every round."""
    return (first + seats - 1) % seats
