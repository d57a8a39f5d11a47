"""FIREFLIES: what a seat knows, and what is dealt again because it does not know it (F-R2).

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.piles import cards_in
from ludoteca.games.fireflies.rules import draw
from ludoteca.games.fireflies.state import Card, State


def redeal(state: State, seat: int, luck: AnyLuck) -> None:
    """Put all other hands back into the night, then deal as many fireflies again."""
    for other in range(state.seats):
        if other != seat:
            for card in Card:
                state.night[card] += state.players[other].hand[card]
    for other in range(state.seats):
        if other != seat:
            redeal_hand(state, other, luck)


def redeal_hand(state: State, seat: int, luck: AnyLuck) -> None:
    hand = state.players[seat].hand
    count = cards_in(hand)
    for card in Card:
        hand[card] = 0
    for _ in range(count):
        draw(state, seat, luck)


def chance_key(state: State, seat: int) -> int:
    """Return a number for what luck has shown to a seat: its own hand."""
    key = 0
    for card in Card:
        key = (key << 4) + state.players[seat].hand[card]
    return key
