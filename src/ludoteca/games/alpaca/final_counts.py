"""ALPACA: what a seat has at the end, for studies of many matches.

Kernel subset.
"""

from enum import IntEnum

from ludoteca.core.kernel.contract import Row
from ludoteca.games.alpaca.ending import tie_break
from ludoteca.games.alpaca.farm import alpacas_in_farm, has_in_farm
from ludoteca.games.alpaca.state import KINDS, Card, State, Tie

ALPACA_KINDS = KINDS - 1  # all cards but the Fence


class Measure(IntEnum):
    """What is counted of a seat, beside its items."""

    ALPACAS = 0
    CARDS = 1
    PUPPIES = 2
    KINDS = 3
    FENCES_LEFT = 4


def count_items(state: State, seat: int, counts: Row) -> None:
    """Write how many of each alpaca a seat owns anywhere, then how many are behind its Fences."""
    item = 0
    for card in Card:
        if card != Card.FENCE:
            in_farm = 1 if has_in_farm(state.players[seat], card) else 0
            counts[item] = in_farm + count_outside(state, seat, card)
            counts[ALPACA_KINDS + item] = in_farm
            item += 1


def count_outside(state: State, seat: int, card: Card) -> int:
    """Count the cards of a kind in hand and in the piles, and what the active seat has played."""
    player = state.players[seat]
    cards = player.hand[card] + player.draw_pile[card] + player.discard[card]
    return cards + state.played[card] if seat == state.active else cards


def measure_seat(state: State, seat: int, measures: Row) -> None:
    """Write the measures of a seat."""
    measures[Measure.ALPACAS] = alpacas_in_farm(state.players[seat])
    measures[Measure.CARDS] = tie_break(state, seat, Tie.CARDS)
    measures[Measure.PUPPIES] = count_outside(state, seat, Card.PUPPY)
    measures[Measure.KINDS] = 0
    for card in Card:
        is_owned = has_in_farm(state.players[seat], card) or count_outside(state, seat, card) > 0
        if card != Card.FENCE and is_owned:
            measures[Measure.KINDS] += 1
    measures[Measure.FENCES_LEFT] = count_outside(state, seat, Card.FENCE)
