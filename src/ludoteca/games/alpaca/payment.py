"""ALPACA: which cards to pay with: those that are least useful otherwise, with few coins lost.

This is advice and no rule: any alpacas that cover the price may pay (A14).
"""

from collections.abc import Sequence
from functools import lru_cache

from ludoteca.core.wording.commentary import REMEMBERED
from ludoteca.games.alpaca.bound_rules import AlpacaRules
from ludoteca.games.alpaca.state import Card
from ludoteca.games.alpaca.word_lists import CARDS

LOST_COIN = 10  # the cost of each coin paid too much
# How useful a card is that does not pay.
PUPPY_USE = 1
SNOB_USE = 2
ANY_USE = 10  # of any other card
USE_PER_VALUE = 5  # more for each point that it scores if it is placed
ABILITY_USE = 10  # more if it can be played
FENCE = int(Card.FENCE)
Payment = tuple[int, tuple[int, ...]]  # what its cards would have been useful for, in sum, and the cards


@lru_cache(REMEMBERED)
def payments(rules: AlpacaRules, hand: tuple[int, ...], highest: int) -> list[Payment | None]:
    """Return the cheapest way to pay each number of coins exactly, from 0 to what covers any price.

    The result is cached; callers must not modify it.
    """
    coins = rules.figures["COINS"]
    best: list[Payment | None] = [(0, ())] + [None] * (highest + max(coins))
    cards = [card for card, copies in enumerate(hand) for _ in range(copies) if card != FENCE]
    for card in cards:
        add_card(best, card, coins[card], usefulness(rules, card))
    return best


def add_card(best: list[Payment | None], card: int, coins: int, useful: int) -> None:
    """Improve the ways to pay by one more card that may be used."""
    for paid in range(len(best) - 1 - coins, -1, -1):
        before, after = best[paid], best[paid + coins]
        if before is not None and (after is None or before[0] + useful < after[0]):
            best[paid + coins] = before[0] + useful, (*before[1], card)


def usefulness(rules: AlpacaRules, card: int) -> int:
    """Return how useful a card could be in this turn if it did not pay: for playing or placing it."""
    figures = rules.figures
    if card == Card.PUPPY:
        return PUPPY_USE
    if card == Card.SNOB:
        return SNOB_USE
    ability = ABILITY_USE if figures["ACTIVE"][card] else 0
    return ANY_USE + USE_PER_VALUE * int(figures["VALUE"][card]) + ability


def propose(best: Sequence[Payment | None], due: int) -> list[str]:
    """Return the cards that pay a price best, or nothing if it cannot be paid."""
    choices = [
        (payment[0] + LOST_COIN * (paid - due), payment[1])
        for paid, payment in enumerate(best[due:], due)
        if payment is not None
    ]
    return [CARDS[card] for card in min(choices)[1]] if choices and due else []
