"""FIREFLIES: what a sensible player likes, and what a seat may expect.

Kernel subset.
"""

from ludoteca.games.fireflies.figures import LIGHT
from ludoteca.games.fireflies.rules import score
from ludoteca.games.fireflies.state import CATCH, KINDS, OVER, RELEASE, State

SPREAD = 4
HORIZON = 40
TRUST = (0, 0, 100, 100, 100)


def preference(state: State, action: int) -> int:
    """Release what is not in the jar yet, the brightest first; never make two fly away if one can catch."""
    if action == CATCH:
        return 20
    card = action - RELEASE
    return 1 if state.players[state.active].jar[card] > 0 else 100 * LIGHT[card]


def evaluate(state: State, seat: int) -> int:
    """The light in the jar, and half of what the hand could add."""
    points, player = 10 * score(state, seat), state.players[seat]
    if state.step == OVER:
        return points
    for card in range(KINDS):
        if player.hand[card] > 0 and player.jar[card] == 0:
            points += 5 * LIGHT[card]
    return points
