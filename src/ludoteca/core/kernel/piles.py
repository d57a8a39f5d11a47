"""Piles: cards in an order that nobody knows, as counts by kind.

Kernel subset.
"""


def cards_in(pile: list[int]) -> int:
    """Return how many cards are in a pile or a hand."""
    cards = 0
    for count in pile:
        cards += count
    return cards
