"""ALPACA: the order of turns, how a turn begins, and how it goes on after a choice.

Kernel subset.
"""

from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.state import EventNumber, State, Step


def place_in_round(state: State, seat: int) -> int:
    """Return how many seats play before this one in a round."""
    return (seat - state.first) % state.seats


def begin_turn(state: State, seat: int) -> None:
    """Begin the turn of a seat: one purchase, one placement, and any number of abilities (A7)."""
    state.active = seat
    state.bought, state.placements, state.sweeper_coins = 0, 1, 0
    state.reveller, state.acted = 0, 0
    resume_turn(state)
    tell(EventNumber.TURN, seat, NONE, NONE)


def resume_turn(state: State) -> None:
    """Let the active seat do what its turn still allows, now that no choice is open."""
    state.asked, state.step = state.active, Step.TURN
    state.card, state.due, state.bargain_limit = NONE, 0, 0
