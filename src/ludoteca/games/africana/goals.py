"""Africana: the goals of an explorer and what they are worth, for the heuristic.

An explorer has three kinds of goals: the ends of expeditions it has joined, the starts of expeditions that it
could join, and the regions of its open adventures.  A goal is worth less the farther away it is, and the
more cards are missing for the way.

Values are tenths of a point.  Shares are 64ths of a value.

Kernel subset.
"""

from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.company import has_free_marker, has_open
from ludoteca.games.africana.expeditions import spare_expeditions
from ludoteca.games.africana.figures import (
    ADVENTURE_POINTS,
    ADVENTURE_TARGET,
    ARTEFACT,
    BONUS_CARDS,
    BONUS_SILVER,
    DISTANCE,
    EXPEDITION_POINTS,
    EXPEDITION_TARGET,
    GUIDE_POINTS,
    HAND_BASE,
    HAND_LIMIT,
    JOKER_CARDS,
    MISSING,
    PROCEEDS,
    REWARD,
    START,
)
from ludoteca.games.africana.state import (
    ADVENTURES,
    FIRST_GUIDE,
    SLOTS,
    Adventure,
    Card,
    Colour,
    Region,
    State,
)

FULL_SHARE = 64  # the share that is all of a value
SHARE_BITS = 6  # value * share >> SHARE_BITS

# --- Time -----------------------------------------------------------------------------------------

TIME_PER_EXPEDITION = (0, 0, 86, 67, 58)  # of each seat, by number of seats: 64ths of a turn
TURNS_TO_WAIT = 4  # with this many turns left, a goal loses nothing if it waits for one
COMPLETED_PER_TURN = 9  # the share of new adventures that each turn left lets a seat complete


def turns_left_in_64ths(state: State) -> int:
    """Return how many turns a seat has left after this one, in 64ths."""
    expeditions = max(0, spare_expeditions(state) + 1)
    return expeditions * TIME_PER_EXPEDITION[state.seats]


def turns_left(state: State) -> int:
    return turns_left_in_64ths(state) >> SHARE_BITS


def share_after_waiting(turns: int) -> int:
    """Return the share of a goal that is left if it must wait for another turn."""
    return min(FULL_SHARE, FULL_SHARE // TURNS_TO_WAIT * turns)


def share_completed(turns: int) -> int:
    """Return the share of adventures bought now that a seat will complete."""
    return min(FULL_SHARE, COMPLETED_PER_TURN * turns)


# --- Money and cards ------------------------------------------------------------------------------

TRAVEL_CARD_VALUE = 8
SILVER_BONUS = 6  # what scarce silver is worth beyond 1
SILVER_PER_BONUS_STEP = 5  # every 5 silver of a seat take 1 from the bonus
TURNS_PER_BONUS_STEP = 2  # there is no more bonus than 1 for every 2 turns left
GUIDE_VALUE_PER_TURN = 8  # a guide pays about one leg in each turn


def silver_value(state: State, turns: int) -> int:
    """Return the value of a silver: less with little time to spend it, or if the seat to move has much."""
    silver = state.players[state.asked].silver
    return 1 + max(0, min(SILVER_BONUS - silver // SILVER_PER_BONUS_STEP, turns // TURNS_PER_BONUS_STEP))


def guides_held(state: State, seat: int) -> int:
    """Return how many guides a seat has, in hand or on the table."""
    guides = 0
    for card in range(FIRST_GUIDE, len(Card)):
        guides += state.players[seat].hand[card] + (state.played[card] if seat == state.active else 0)
    return guides


def guide_value(state: State, turns: int) -> int:
    """Return the value of one more guide: the legs it pays, less what guides cost in the end (AF36)."""
    guides, last = guides_held(state, state.asked), len(GUIDE_POINTS) - 1
    if guides >= HAND_LIMIT - JOKER_CARDS:
        return 0
    cost = GUIDE_POINTS[min(guides + 1, last)] - GUIDE_POINTS[min(guides, last)]
    return GUIDE_VALUE_PER_TURN * turns + POINT * cost


# --- Hands ----------------------------------------------------------------------------------------
#
# MISSING knows a hand by its number (reach.py).


def hand_this_turn(state: State, card: int) -> int:
    """Return the number of the hand that is left for the movement after a card (NONE: no card)."""
    hand = state.players[state.asked].hand
    number = hand[Card.JOKER] - (1 if card == Card.JOKER else 0)
    for colour in Colour:
        guide = FIRST_GUIDE + colour
        cards = hand[colour] + hand[guide] - (1 if card == colour or card == guide else 0)
        number = number * HAND_BASE + min(cards, HAND_BASE - 1)
    return number


def hand_next_turn(state: State, card: int) -> int:
    """Return the number of the hand for the next movement: joker and guides are back, travel cards not."""
    hand = state.players[state.asked].hand
    number = hand[Card.JOKER] + state.played[Card.JOKER]
    for colour in Colour:
        guides = hand[FIRST_GUIDE + colour] + state.played[FIRST_GUIDE + colour]
        cards = hand[colour] + guides - (1 if card == colour else 0)
        number = number * HAND_BASE + min(cards, HAND_BASE - 1)
    return number


def missing_for(goal: Region, missing: int) -> int:
    """Return how many cards are missing for one goal, from an entry of MISSING, or 3 if the entry is NONE."""
    return missing >> 2 * goal & 3


# --- What a goal is worth where it is -------------------------------------------------------------

SHARE_WHEN_JOINING = 52  # the share of an expedition that an explorer can expect when it joins
SHARE_LOST_PER_LEG = 5  # for each leg of the expedition
SETS_EXPECTED = POINT  # what sets add to an artefact; to count them takes too long here


def goal_of(state: State, index: int, can_join_more: bool) -> int:
    """Return the goal that an expedition offers: its end, or its start if the explorer can join there."""
    slot = state.slots[index]
    if slot.expedition == NONE:
        return NONE
    if slot.markers[state.asked] != 0:
        return EXPEDITION_TARGET[slot.expedition]
    return START[slot.expedition] if can_join_more else NONE


def expedition_value(state: State, index: int, turns: int, silver: int) -> int:
    """Return the value of an expedition; before it is joined, its bonus and a share of the rest."""
    expedition = state.slots[index].expedition
    value = POINT * EXPEDITION_POINTS[expedition] + silver * REWARD[expedition]
    if state.slots[index].markers[state.asked] != 0:
        return value
    share = (
        SHARE_WHEN_JOINING - SHARE_LOST_PER_LEG * DISTANCE[START[expedition]][EXPEDITION_TARGET[expedition]]
    )
    bonus = TRAVEL_CARD_VALUE * BONUS_CARDS[index] + silver * BONUS_SILVER[index]
    return bonus + (value * share * share_after_waiting(turns) >> 2 * SHARE_BITS)


def adventure_value(state: State, adventure: Adventure, turns: int, silver: int) -> int:
    if ARTEFACT[adventure] == NONE:
        return guide_value(state, turns)
    return POINT * ADVENTURE_POINTS[adventure] + silver * PROCEEDS[adventure] + SETS_EXPECTED


# --- What is left of it from here -----------------------------------------------------------------

PAID_LATER = 46  # the share of a goal that is left if the hand pays the way in a later turn
PER_MISSING_CARD = 10  # what each missing card takes away from that
PER_LEG = 10  # what the first leg takes away; each further leg takes a little less


def share_at_distance(legs: int) -> int:
    """Return the share of a goal that is left at a distance."""
    return FULL_SHARE - PER_LEG * legs + (legs * legs >> 1)


def share_from(region: Region, goal: Region, missing_now: int, missing_later: int, turns: int) -> int:
    """Return the share of a goal that is left in a region.

    All but a 64th for each leg, if the hand of this turn pays the way; else what is left after waiting for
    another turn.
    """
    legs = DISTANCE[region][goal]
    paid = PAID_LATER - PER_MISSING_CARD * missing_for(goal, missing_later)
    later = share_at_distance(legs) * paid * share_after_waiting(turns) >> 2 * SHARE_BITS
    return max(later, FULL_SHARE - legs if missing_for(goal, missing_now) == 0 else 0)


def share_if_staying(region: Region, here: Region, goal: Region, missing: int, turns: int) -> int:
    """Return the share of a goal that is left if the turn ends here instead of going to a region.

    A goal that is here counts 64 times, so that nobody walks away from it.
    """
    if goal == here and region != here:
        return FULL_SHARE * FULL_SHARE
    return share_from(here, goal, NONE, missing, turns)


def best_goal_gain(state: State, region: Region, hand_now: int, hand_later: int, hand_here: int) -> int:
    """Return how much more the best goal is worth from a region than it is if the turn ends here.

    ``hand_now`` continues the movement from the region (NONE: the turn ends there), ``hand_later`` is for the
    next turn.  ``hand_here`` is for the next turn if the turn ends here.

    Only the best goal counts.  If all goals were added up, an explorer would go back and forth between them.
    """
    turns, here = turns_left(state), state.players[state.asked].region
    silver, can_join_more = silver_value(state, turns), has_free_marker(state, state.active)
    missing_now = MISSING[hand_now][region] if hand_now != NONE else NONE
    missing_later, missing_here = MISSING[hand_later][region], MISSING[hand_here][here]
    best, best_here = 0, 0
    for index in range(SLOTS):
        goal = Region(goal_of(state, index, can_join_more))
        if goal != NONE:
            value = expedition_value(state, index, turns, silver)
            best = max(best, value * share_from(region, goal, missing_now, missing_later, turns))
            best_here = max(best_here, value * share_if_staying(region, here, goal, missing_here, turns))
    for adventure in range(ADVENTURES):
        if has_open(state, state.asked, Adventure(adventure)):
            goal, value = (
                ADVENTURE_TARGET[adventure],
                adventure_value(state, Adventure(adventure), turns, silver),
            )
            best = max(best, value * share_from(region, goal, missing_now, missing_later, turns))
            best_here = max(best_here, value * share_if_staying(region, here, goal, missing_here, turns))
    return (best - best_here) >> SHARE_BITS
