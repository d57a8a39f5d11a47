"""Seats: their names in words, such as ``p1``, and their numbers in states, from 0."""

from functools import cache

from ludoteca.core.kernel.structs import NONE

LEAST_SEATS, MOST_SEATS = 2, 4  # the fewest and the most that any game has


@cache
def seat_name(seat: int) -> str:
    """Return the name of a seat: ``p1`` for 0."""
    return f"p{seat + 1}"


def seat_name_or_none(seat: int) -> str | None:
    """Return the name of a seat, None for NONE."""
    return None if seat == NONE else seat_name(seat)


@cache
def seat_names(seats: int) -> tuple[str, ...]:
    """Return the names of this many seats, in order."""
    return tuple(seat_name(seat) for seat in range(seats))


def seat_number(name: str) -> int:
    """Return the number of a seat: 0 for ``p1``."""
    return int(name.removeprefix("p")) - 1
