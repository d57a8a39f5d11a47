"""Features: write what a seat knows as a row of numbers, for programs that learn.

A game's ``observation.py`` declares the row (``LAYOUT``: names and lengths, in order) and writes it from its
beginning to its end (``observe``); each function here writes some numbers from an offset on and returns the
offset of the next ones.

Kernel subset.
"""

from ludoteca.core.kernel.seats import LEAST_SEATS, MOST_SEATS
from ludoteca.core.kernel.structs import NONE

SEATS_LENGTH = MOST_SEATS - LEAST_SEATS + 1  # what write_seats writes, in games with fewer seats too
SEAT_LENGTH = MOST_SEATS  # what write_seat writes


def write_count(features: list[int], offset: int, count: int) -> int:
    """Write one number."""
    features[offset] = count
    return offset + 1


def write_counts(features: list[int], offset: int, counts: list[int]) -> int:
    """Write a pile by kind."""
    for index in range(len(counts)):
        features[offset + index] = counts[index]
    return offset + len(counts)


def write_one_hot(features: list[int], offset: int, length: int, hot: int) -> int:
    """Write 1 at one place and 0 at the others; NONE: 0 at all."""
    for index in range(length):
        features[offset + index] = 1 if index == hot else 0
    return offset + length


def write_zeros(features: list[int], offset: int, zeros: int) -> int:
    """Write 0 at several places."""
    return write_one_hot(features, offset, zeros, NONE)


def write_seats(features: list[int], offset: int, seats: int) -> int:
    """Write how many seats there are: 1 at one of the places for LEAST_SEATS to MOST_SEATS."""
    return write_one_hot(features, offset, SEATS_LENGTH, seats - LEAST_SEATS)


def write_seat(features: list[int], offset: int, seat: int, other: int, seats: int) -> int:
    """Write how many seats ``other`` sits after ``seat``: 1 at one of SEAT_LENGTH places; NONE: 0 at all."""
    return write_one_hot(features, offset, SEAT_LENGTH, seats_after(seat, other, seats))


def seats_after(seat: int, other: int, seats: int) -> int:
    """Return how many seats ``other`` sits after ``seat``, or NONE if there is no other."""
    return NONE if other == NONE else (other - seat) % seats
