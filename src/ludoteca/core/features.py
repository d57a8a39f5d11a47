"""Features: write what a seat knows as a row of numbers, for programs that learn.

A game's ``observation.py`` declares the row (``LAYOUT``: names and lengths, in order) and writes it from its
beginning to its end (``observe``); each function here writes some numbers from an offset on and returns the
offset of the next ones.

Kernel subset.
"""

from ludoteca.core.structs import NONE


def write_count(features: list[int], offset: int, count: int) -> int:
    features[offset] = count
    return offset + 1


def write_counts(features: list[int], offset: int, counts: list[int]) -> int:
    """Write a pile by kind."""
    for index in range(len(counts)):
        features[offset + index] = counts[index]
    return offset + len(counts)


def write_choice(features: list[int], offset: int, choices: int, choice: int) -> int:
    """Write 1 for one choice and 0 for the others; NONE: 0 for all."""
    for index in range(choices):
        features[offset + index] = 1 if index == choice else 0
    return offset + choices


def write_zeros(features: list[int], offset: int, zeros: int) -> int:
    return write_choice(features, offset, zeros, NONE)


def after(seat: int, other: int, seats: int) -> int:
    """How many seats ``other`` sits after ``seat``; NONE if there is no other."""
    return NONE if other == NONE else (other - seat) % seats
