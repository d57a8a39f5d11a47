"""ALPACA: the twelve piles of the market.

Kernel subset.
"""

from collections.abc import Sequence

from ludoteca.core.chance import Luck, pick
from ludoteca.core.piles import cards_in
from ludoteca.games.alpaca.figures import BROWN, BROWN_PILES, COPIES, NOBLE, WHITE, WHITE_PILES
from ludoteca.games.alpaca.state import KINDS, SNOB, Domain, Options, State


def set_up_market(state: State, options: Options, luck: Luck) -> None:
    """Nobles, Snobs, and ten piles of four, chosen or drawn by colour (A4)."""
    for card in range(KINDS):
        if NOBLE[card] != 0 or card == SNOB or options.market[card] != 0:
            state.market[card] = COPIES[card]
    if cards_in(options.market) == 0:
        add_piles(state, BROWN, BROWN_PILES, luck)
        add_piles(state, WHITE, WHITE_PILES, luck)


def add_piles(state: State, colour: Sequence[int], piles: int, luck: Luck) -> None:
    """So many different kinds of one colour, at random; ``shown`` serves as the box they are drawn from."""
    for card in range(KINDS):
        state.shown[card] = colour[card]
    for _ in range(piles):
        card = pick(Domain.CARD, state.shown, luck)
        state.shown[card] = 0
        state.market[card] = COPIES[card]
    for card in range(KINDS):
        state.shown[card] = 0


def thin_out_market(state: State, luck: Luck) -> None:
    """The quick game for two: one card of each of the twelve piles stays in the box (A5)."""
    for card in range(KINDS):
        state.shown[card] = NOBLE[card]
    state.market[pick(Domain.CARD, state.shown, luck)] -= 1
    for card in range(KINDS):
        state.shown[card] = 0
        if state.market[card] > 1:
            state.market[card] -= 1
