"""Master Elf: the score that a seat can expect, for search.

The numbers were fitted to the final scores of many matches between bots.

Kernel subset.
"""

from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.ranking import score
from ludoteca.games.master_elf.ending import is_over
from ludoteca.games.master_elf.gift_values import lowest_stack, stacked_gifts
from ludoteca.games.master_elf.state import State, Step

# --- For the search -------------------------------------------------------------------------------

HORIZON = 60  # how many moves a search plays before it evaluates
SPREAD = 8  # the score difference, in points, that makes a clear win
TRUST = (0, 0, 90, 100, 100)  # by number of seats: how many percent of exploration follow ``preference``

# --- What a seat can expect -----------------------------------------------------------------------

# In tenths of a point.  What all seats together can still make depends on the gifts in all stacks and in the
# lowest one.  Until a stack runs out for the first time, it also depends on the number of seats, and the
# gifts that will be left over at the end must be subtracted.
BONUS_GIFT = 31
BEFORE_RESTACKING = 23  # for each gift in the stacks
BEFORE_LOWEST = 6  # for each gift in the lowest stack
BEFORE_STRANDED = -60
BEFORE_SEAT = 9  # for each seat
AFTER_RESTACKING = 5  # for each gift in the stacks
AFTER_LOWEST = 38  # for each gift in the lowest stack
CARD = 4  # for each ingredient card in hand
CRYSTAL_LEFT = 8  # for the crystal

TIME_TO_SPEND = 4  # gifts in the lowest stack that leave time to spend cards


def evaluate(state: State, seat: int) -> int:
    """Return the expected final score of a seat, in tenths of a point."""
    points = POINT * score(state, seat)
    if is_over(state):
        return points
    if state.step == Step.CHOOSE:
        return points + BONUS_GIFT * can_choose_bonus_gift(state, seat)
    return points + BONUS_GIFT + future_gifts(state) // state.seats + supply_lead(state, seat)


def can_choose_bonus_gift(state: State, seat: int) -> bool:
    """Whether a seat still chooses a bonus gift."""
    chooses = False
    for index in range(state.choosers):
        chooses = chooses or state.order[index] == seat
    return chooses


def future_gifts(state: State) -> int:
    """Return what all seats together can still make."""
    if state.exhausted > 0:
        return AFTER_RESTACKING * stacked_gifts(state) + AFTER_LOWEST * lowest_stack(state)
    gifts = BEFORE_RESTACKING * stacked_gifts(state) + BEFORE_LOWEST * lowest_stack(state)
    return gifts + BEFORE_STRANDED + BEFORE_SEAT * state.seats


def supply_lead(state: State, seat: int) -> int:
    """Return what a seat has more than others in cards and crystals, as far as there is time to use them."""
    mine, total = 0, 0
    for other in range(state.seats):
        supply = CARD * cards_in(state.players[other].hand) + CRYSTAL_LEFT * state.players[other].crystal
        total += supply
        mine += supply * (other == seat)
    time = TIME_TO_SPEND if state.exhausted == 0 else min(lowest_stack(state), TIME_TO_SPEND)
    return (state.seats * mine - total) * time // (TIME_TO_SPEND * (state.seats - 1))
