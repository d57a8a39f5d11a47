"""ALPACA: the twelve piles of the market.

Kernel subset.
"""

from collections.abc import Sequence

from ludoteca.core.chance import Luck, pick
from ludoteca.core.piles import cards_in
from ludoteca.games.alpaca.figures import BROWN, BROWN_PILES, COPIES, NOBLE, WHITE, WHITE_PILES
from ludoteca.games.alpaca.state import Card, Domain, Options, State


def set_up_market(state: State, options: Options, luck: Luck) -> None:
    """Nobles, Snobs, and ten other kinds: those that were chosen, or random ones of each colour (A4)."""
    for card in Card:
        if NOBLE[card] != 0 or card == Card.SNOB or options.market[card] != 0:
            state.market[card] = COPIES[card]
    if cards_in(options.market) == 0:
        # The draw pile of the first seat is still empty: one card of each kind is shuffled there.
        draw_kinds(state.market, state.players[0].deck, BROWN, BROWN_PILES, luck)
        draw_kinds(state.market, state.players[0].deck, WHITE, WHITE_PILES, luck)


def draw_kinds(market: list[int], pile: list[int], colour: Sequence[int], kinds: int, luck: Luck) -> None:
    """Shuffle one card of each kind of a colour, and draw the kinds that the market gets."""
    for card in Card:
        pile[card] = colour[card]
    for _ in range(kinds):
        drawn = pick(Domain.CARD, pile, luck)
        pile[drawn] = 0
        market[drawn] = COPIES[drawn]
    for card in Card:
        pile[card] = 0


def thin_out_market(state: State, luck: Luck) -> None:
    """The quick game for two: take one card out of each of the twelve piles; of the Nobles, any (A5)."""
    pile = state.players[0].deck  # still empty: the four Nobles are shuffled there
    for card in Card:
        pile[card] = NOBLE[card]
    state.market[pick(Domain.CARD, pile, luck)] -= 1
    for card in Card:
        pile[card] = 0
        if state.market[card] > 1:
            state.market[card] -= 1
