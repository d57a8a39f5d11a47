"""ALPACA: the piles of the market.

To pick at random, luck needs a pile to pick from.  Nothing has been played during the setup, so the state's
``played`` is empty.  The functions below fill it with what can be picked, and empty it again.

Kernel subset.
"""

from collections.abc import Sequence

from ludoteca.core.chance import Luck, pick
from ludoteca.core.piles import cards_in
from ludoteca.games.alpaca.figures import BROWN, BROWN_PILES, COPIES, NOBLE, WHITE, WHITE_PILES
from ludoteca.games.alpaca.state import Card, Domain, Options, State


def set_up_market(state: State, options: Options, luck: Luck) -> None:
    """Nobles, Snobs, and other kinds: those that were chosen, or random ones of each colour (A4)."""
    for card in Card:
        if NOBLE[card] != 0 or card == Card.SNOB or options.market[card] != 0:
            state.market[card] = COPIES[card]
    if cards_in(options.market) == 0:
        draw_kinds(state.market, state.played, BROWN, BROWN_PILES, luck)
        draw_kinds(state.market, state.played, WHITE, WHITE_PILES, luck)


def draw_kinds(market: list[int], undealt: list[int], colour: Sequence[int], kinds: int, luck: Luck) -> None:
    """Shuffle one card of each kind of a colour, and draw the kinds that the market gets."""
    for card in Card:
        undealt[card] = colour[card]
    for _ in range(kinds):
        drawn = pick(Domain.CARD, undealt, luck)
        undealt[drawn] = 0
        market[drawn] = COPIES[drawn]
    for card in Card:
        undealt[card] = 0


def thin_out_market(state: State, luck: Luck) -> None:
    """The quick game for two: take one card out of each pile; of the Nobles, any (A5)."""
    undealt = state.played
    for card in Card:
        undealt[card] = NOBLE[card]
    state.market[pick(Domain.CARD, undealt, luck)] -= 1
    for card in Card:
        undealt[card] = 0
        if state.market[card] > 1:
            state.market[card] -= 1
