"""Master Elf: packed counts: how many gifts there are of each type, or of each colour, in one number.

Each kind has five bits, so that one addition counts a gift:

    type      2     1     0
    counts  00001 00000 00011    three gifts of type 0, none of type 1, one of type 2

Kernel subset.
"""

BITS = 5
MOST_ALIKE = (1 << BITS) - 1  # the largest count of one kind


def one_of(kind: int) -> int:
    """Return the packed counts of one gift."""
    return 1 << (BITS * kind)


def count_of(counts: int, kind: int) -> int:
    """Return how many gifts of a kind there are."""
    return (counts >> (BITS * kind)) & MOST_ALIKE


def kind_of(counts: int) -> int:
    """Return the kind of a single gift: the only one that is counted."""
    kind = 0
    while count_of(counts, kind) == 0:
        kind += 1
    return kind
