"""Features: write what a seat knows as a row of numbers, for programs that learn.

A game's ``observation.py`` declares the row (``LAYOUT``: names and lengths, in order) and writes it from its
beginning to its end (``observe``); each function here writes some numbers from a place on and says where the
next ones go.

Kernel subset.
"""

from ludoteca.core.structs import NONE


def write_count(features: list[int], place: int, count: int) -> int:
    features[place] = count
    return place + 1


def write_counts(features: list[int], place: int, counts: list[int]) -> int:
    """Write a pile by kind."""
    for index in range(len(counts)):
        features[place + index] = counts[index]
    return place + len(counts)


def write_choice(features: list[int], place: int, choices: int, choice: int) -> int:
    """Write 1 for one choice and 0 for the others; NONE: 0 for all."""
    for index in range(choices):
        features[place + index] = 1 if index == choice else 0
    return place + choices


def write_zeros(features: list[int], place: int, zeros: int) -> int:
    return write_choice(features, place, zeros, NONE)


def after(seat: int, other: int, seats: int) -> int:
    """How many seats ``other`` sits after ``seat``; NONE if there is no other."""
    return NONE if other == NONE else (other - seat) % seats
