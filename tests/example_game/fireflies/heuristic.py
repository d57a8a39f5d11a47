"""FIREFLIES: how good each action looks, and the score that a seat can expect, for the bots.

Kernel subset.
"""

from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.ranking import score
from ludoteca.games.fireflies.ending import is_over
from ludoteca.games.fireflies.figures import LIGHT
from ludoteca.games.fireflies.state import Action, Card, State

SPREAD = 4  # the score difference, in points, that makes a clear win
HORIZON = 40  # how many moves a search plays before it evaluates
TRUST = (0, 0, 100, 100, 100)  # by number of seats: how many percent of exploration follow ``preference``

CATCH_WEIGHT = 20
LIGHT_WEIGHT = 100  # for each light of a firefly that stays in the jar
LOSS_WEIGHT = 1  # for making two fly away

HAND_LIGHT = 5  # tenths of a point for each light in hand that the jar still lacks


def preference(state: State, action: int) -> int:
    """Release the brightest firefly that stays in the jar; rather catch than make two fly away."""
    if action == Action.CATCH:
        return CATCH_WEIGHT
    card = action - Action.RELEASE
    return LOSS_WEIGHT if state.players[state.active].jar[card] > 0 else LIGHT_WEIGHT * LIGHT[card]


def evaluate(state: State, seat: int) -> int:
    """Return the light in the jar, and half of the light that the hand can add."""
    points, player = POINT * score(state, seat), state.players[seat]
    if is_over(state):
        return points
    for card in Card:
        if player.hand[card] > 0 and player.jar[card] == 0:
            points += HAND_LIGHT * LIGHT[card]
    return points
