"""MASTER ELF: tallies.  A tally counts gifts by type, or by colour, all in one number.

Each kind has five bits, so that one addition counts a gift:

    type      2     1     0
    tally   00001 00000 00011    three gifts of type 0, none of type 1, one of type 2

Kernel subset.
"""

BITS = 5
MOST_ALIKE = (1 << BITS) - 1  # the largest count of one kind


def one_of(kind: int) -> int:
    """A tally of one gift."""
    return 1 << (BITS * kind)


def count_of(tally: int, kind: int) -> int:
    """How many gifts of a kind a tally has."""
    return (tally >> (BITS * kind)) & MOST_ALIKE
