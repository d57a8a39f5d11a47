"""FIREFLIES: the end and the score (F9 to F11).

Kernel subset.
"""

from ludoteca.core.kernel.piles import cards_in
from ludoteca.games.fireflies.figures import LIGHT
from ludoteca.games.fireflies.state import Card, EndReason, Part, State, Step, Tie

SCORE_PARTS = len(Part)
TIE_BREAKS = len(Tie)


def is_over(state: State) -> bool:
    """Whether the match has ended."""
    return state.step == Step.OVER


def end_reason(state: State) -> int:
    """Return why the match ended: there is only one way (F9)."""
    return EndReason.DAWN


def score_part(state: State, seat: int, part: int) -> int:
    """Return the light in the jar (F10)."""
    light = 0
    for card in Card:
        light += state.players[seat].jar[card] * LIGHT[card]
    return light


def tie_break(state: State, seat: int, criterion: int) -> int:
    """Return the number of fireflies in the jar (F11)."""
    return cards_in(state.players[seat].jar)
