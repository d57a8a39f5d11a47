"""What a seat has at the end of a match, for studies of many matches.

A game with a ``Study`` has a file of this name, whose functions replace these.  Without one, nothing is
counted.

Kernel subset.
"""

from ludoteca.core.kernel.contract import Row, State


def count_items(state: State, seat: int, counts: Row) -> None:
    """Write how many of each item a seat has, in the order of ``Study.items``."""


def measure_seat(state: State, seat: int, measures: Row) -> None:
    """Write other numbers about a seat, in the order of ``Study.measures``."""
