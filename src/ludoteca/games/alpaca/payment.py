"""ALPACA: which cards to pay with: those that are least useful otherwise, with few coins lost.

This is advice and no rule: any alpacas that cover the price may pay (A14).
"""

from collections.abc import Sequence
from functools import lru_cache

from ludoteca.core.rules import Rules
from ludoteca.games.alpaca.names import CARDS
from ludoteca.games.alpaca.state import Card

REMEMBERED = 4096  # hands
LOST_COIN = 10  # how much a coin is missed that is paid too much
FENCE = int(Card.FENCE)
Payment = tuple[int, tuple[int, ...]]  # how much its cards are missed, and the cards


@lru_cache(REMEMBERED)
def payments(rules: Rules, hand: tuple[int, ...], highest: int) -> list[Payment | None]:
    """Return the cheapest way to pay each number of coins exactly, from 0 to what covers any price.

    It is remembered: do not change it.
    """
    coins = rules.figures["COINS"]
    best: list[Payment | None] = [(0, ())] + [None] * (highest + max(coins))
    for card, copies in enumerate(hand):
        if copies and card != FENCE:
            worth, missed = coins[card], usefulness(rules, card)
            for _ in range(copies):
                for paid in range(highest - 1, -1, -1):
                    before = best[paid]
                    if before is not None:
                        after, sum_missed = best[paid + worth], before[0] + missed
                        if after is None or sum_missed < after[0]:
                            best[paid + worth] = sum_missed, (*before[1], card)
    return best


def usefulness(rules: Rules, card: int) -> int:
    """Return how much a card is missed in this turn, for playing or placing it."""
    figures = rules.figures
    if card == Card.PUPPY:
        return 1
    if card == Card.SNOB:
        return 2
    return 10 + 5 * int(figures["VALUE"][card]) + (10 if figures["ACTIVE"][card] else 0)


def propose(best: Sequence[Payment | None], due: int) -> list[str]:
    """Return the cards that pay a price best; nothing if it cannot be paid."""
    choices = [
        (payment[0] + LOST_COIN * (paid - due), payment[1])
        for paid, payment in enumerate(best[due:], due)
        if payment is not None
    ]
    return [CARDS[card] for card in min(choices)[1]] if choices and due else []
