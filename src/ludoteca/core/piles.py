"""Piles: cards whose order is nobody's knowledge, as counts by kind.

Kernel subset.
"""


def cards_in(pile: list[int]) -> int:
    """How many cards lie in a pile or a hand."""
    cards = 0
    for count in pile:
        cards += count
    return cards
