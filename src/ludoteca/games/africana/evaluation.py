"""Africana: the evaluation: what a seat can expect to score.

The constants are fitted to the final scores of matches that the heuristic played, at every turn of them.
Values are tenths of a point.

Kernel subset.
"""

from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.ranking import score
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.company import has_open
from ludoteca.games.africana.ending import is_over
from ludoteca.games.africana.figures import (
    ADVENTURE_POINTS,
    ADVENTURE_TARGET,
    ARTEFACT,
    DISTANCE,
    EXPEDITION_POINTS,
    EXPEDITION_TARGET,
    PROCEEDS,
    REWARD,
)
from ludoteca.games.africana.goals import (
    SHARE_BITS,
    guides_held,
    share_after_waiting,
    share_completed,
    turns_left,
    turns_left_in_64ths,
)
from ludoteca.games.africana.state import ADVENTURES, Adventure, State

# --- For the search -------------------------------------------------------------------------------

HORIZON = 60  # how many moves a search plays before it evaluates
SPREAD = 35  # the score difference, in points, that makes a clear win
TRUST = (0, 0, 100, 100, 100)  # by number of seats: how many percent of exploration follow ``preference``

# --- What a seat can expect -----------------------------------------------------------------------

ON_TURN = 13  # what it is worth to have the turn
USEFUL_SILVER = 20  # a seat finds no use for more
SILVER_SPENT = 7  # what each useful silver buys

# A turn brings TURN_VALUE, less for each seat, more with guides.  A guide counts 2, an adventure for one 1.
TURN_VALUE = 30
TURN_LESS_PER_SEAT = 2
TURN_MORE_PER_GUIDE = 3
MOST_GUIDES = 8
OTHERS_GUIDES = 9  # less if every other seat has 2 guides

# Expeditions and adventures bring a share (64ths) of their value, less for each leg to the goal.
EXPEDITION_SHARE = 29
EXPEDITION_LESS_PER_LEG = 5
EXPEDITION_SILVER = 3
JOINED_ON_AVERAGE = 56  # the share of joined expeditions in what turns bring
ARTEFACT_SHARE = 86  # more than all, for the sets
ARTEFACT_LESS_PER_LEG = 4
ARTEFACT_SILVER = 2


def evaluate(state: State, seat: int) -> int:
    """Return what a seat can expect to score, in tenths of a point."""
    points = POINT * score(state, seat)
    if is_over(state):
        return points
    turns, silver = turns_left(state), min(USEFUL_SILVER, state.players[seat].silver)
    points += turns_left_in_64ths(state) * turn_value(state, seat) >> SHARE_BITS
    joined = joined_value(state, seat) - JOINED_ON_AVERAGE
    points += share_after_waiting(turns) * joined >> SHARE_BITS
    points += share_completed(turns) * (open_value(state, seat) + SILVER_SPENT * silver) >> SHARE_BITS
    return points + ON_TURN if state.active == seat else points


def turn_value(state: State, seat: int) -> int:
    """Return what a turn brings: more with guides, less if others have guides and get there first."""
    guides, others = 2 * guides_held(state, seat), 0
    for adventure in range(ADVENTURES):
        if has_open(state, seat, Adventure(adventure)) and ARTEFACT[adventure] == NONE:
            guides += 1
    for other in range(state.seats):
        if other != seat:
            others += guides_held(state, other)
    value = TURN_VALUE - TURN_LESS_PER_SEAT * state.seats + TURN_MORE_PER_GUIDE * min(MOST_GUIDES, guides)
    return value - OTHERS_GUIDES * others // (2 * state.seats - 2)


def joined_value(state: State, seat: int) -> int:
    """Return what joined expeditions bring."""
    value, region = 0, state.players[seat].region
    for slot in state.slots:
        if slot.expedition != NONE and slot.markers[seat] != 0:
            reward = POINT * EXPEDITION_POINTS[slot.expedition] + EXPEDITION_SILVER * REWARD[slot.expedition]
            legs = DISTANCE[region][EXPEDITION_TARGET[slot.expedition]]
            value += reward * (EXPEDITION_SHARE - EXPEDITION_LESS_PER_LEG * legs)
    return value >> SHARE_BITS


def open_value(state: State, seat: int) -> int:
    """Return what open artefacts bring."""
    value, region = 0, state.players[seat].region
    for adventure in range(ADVENTURES):
        if has_open(state, seat, Adventure(adventure)) and ARTEFACT[adventure] != NONE:
            reward = POINT * ADVENTURE_POINTS[adventure] + ARTEFACT_SILVER * PROCEEDS[adventure]
            legs = DISTANCE[region][ADVENTURE_TARGET[adventure]]
            value += reward * (ARTEFACT_SHARE - ARTEFACT_LESS_PER_LEG * legs)
    return value >> SHARE_BITS
