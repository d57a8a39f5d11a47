"""Master Elf: what a gift is worth to the player who must move, in tenths of a point.

Part of the heuristic.  It uses only what this player knows.

Kernel subset.
"""

from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.ranking import score
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.figures import COLOUR, COLOURS, ELF, IN_FIRST, PARTNER, TO_SECOND
from ludoteca.games.master_elf.packed_counts import MOST_ALIKE, count_of, one_of
from ludoteca.games.master_elf.stacks import top_of
from ludoteca.games.master_elf.state import GIFTS, SEATS, STACKS, Gift, State, Step

# Early in a match the first gift of a type is hardly a collection yet, and an elf is also one that the
# others do not get.  Late in a match only points count.
FIRST_EARLY = 4  # the first gift of a type, early
FIRST_LATE = 10  # the same, late
SECOND = 20  # the second gift of a type
FURTHER = 30  # the third, and so on up to COUNTED
COUNTED = 5  # more gifts of a type bring nothing
ELF_EARLY = 26
ELF_LATE = 10
RIBBON = 10  # a gift of the largest colour
RIBBON_BEHIND = 7  # early, a gift of a colour that is one behind the largest

PAIR = 30  # for completing a pair, besides its place in a collection
FREE_GIFT = 40  # for the special action that follows
DENIED = 30  # for half of a pair whose other half another player has
HALF_SEEN = 20  # for half of a pair whose other half is on top of a stack
HALF = 4  # for half of a pair whose other half may still appear

# --- Time -----------------------------------------------------------------------------------------

EARLY = 8  # the time left at which it is early: gifts that each of two players can still make
FULL_PACE = 12
PACE = (0, 0, FULL_PACE, 8, 6)  # by the number of seats: how much time a gift in the stacks leaves to each
STRANDED = 4  # gifts that are usually left in the stacks at the end
PER_LOWEST = 4  # gifts that are usually made while the lowest stack loses one


def gifts_left(state: State) -> int:
    """Return how many gifts each player can still make, from EARLY down to 0."""
    if state.step == Step.CHOOSE:
        return 0
    gifts = stacked_gifts(state) - STRANDED
    if state.exhausted > 0:
        gifts = min(gifts, PER_LOWEST * (lowest_stack(state) - 1))
    return min(max(gifts * PACE[state.seats] // FULL_PACE, 0), EARLY)


def stacked_gifts(state: State) -> int:
    """Return how many gifts are in the stacks."""
    gifts = 0
    for stack in range(STACKS):
        gifts += state.stacks[stack].height
    return gifts


def lowest_stack(state: State) -> int:
    """Return how many gifts are in the lowest stack."""
    lowest = state.stacks[0].height
    for stack in range(1, STACKS):
        lowest = min(lowest, state.stacks[stack].height)
    return lowest


def blend(early: int, late: int, time_left: int) -> int:
    """Return a number between the early and the late one."""
    return (early * time_left + late * (EARLY - time_left)) // EARLY


# --- The player's gifts so far --------------------------------------------------------------------


def half_counts(state: State, seat: int) -> int:
    """Return packed counts of half gifts by type: two for a gift with one type, one in each of two types."""
    counts = 0
    for gift in range(GIFTS):
        if state.gift_places[gift] == seat:
            counts += 2 * IN_FIRST[gift] + TO_SECOND[gift]
    return counts


def colour_counts(state: State, seat: int) -> int:
    """Return packed counts of gifts by colour; rainbow gifts are kind 0, colour 0 is kind 1, and so on."""
    counts = 0
    for gift in range(GIFTS):
        if state.gift_places[gift] == seat:
            counts += one_of(COLOUR[gift] + 1)
    return counts


# --- One more gift --------------------------------------------------------------------------------


def gift_value(state: State, halves: int, colours: int, time_left: int, gift: Gift) -> int:
    """Return what a gift is worth to the player who must move and has these counts and this time left."""
    first = blend(FIRST_EARLY, FIRST_LATE, time_left)
    value = max(
        collection_value(halves, IN_FIRST[gift], first),
        collection_value(halves, IN_FIRST[gift] + TO_SECOND[gift], first),
    )
    value += ribbon_value(colours, COLOUR[gift], time_left)
    value += ELF[gift] * blend(ELF_EARLY, ELF_LATE, time_left)
    if PARTNER[gift] != NONE:
        value += pair_value(state, PARTNER[gift])
    return value


def collection_value(halves: int, one: int, first: int) -> int:
    """Return what one more gift of a type brings (ME29).  ``one`` is one gift of the type, packed."""
    had = halves & (one * MOST_ALIKE)
    value = first + (SECOND - first) * (had >= 2 * one) + (FURTHER - SECOND) * (had >= 4 * one)
    return value * (had < 2 * COUNTED * one)


def ribbon_value(colours: int, colour: int, time_left: int) -> int:
    """Return what a colour brings: a point if it is rainbow or largest, less if it may become so (ME32)."""
    largest = 0
    for other in range(COLOURS):
        largest = max(largest, count_of(colours, other + 1))
    behind = largest - count_of(colours, colour + 1)
    if colour == NONE:
        return RIBBON
    return RIBBON * (behind == 0) + (RIBBON_BEHIND * time_left // EARLY) * (behind == 1)


def pair_value(state: State, partner: Gift) -> int:
    """Return what half a pair is worth: it completes the pair, denies it, or may complete it later."""
    owner = state.gift_places[partner]
    if owner == state.asked:
        return PAIR if state.players[owner].special_used != 0 else PAIR + FREE_GIFT
    if 0 <= owner < SEATS:
        return DENIED
    for stack in state.stacks:
        if top_of(stack) == partner:
            return HALF_SEEN
    return HALF


def exact_gain(state: State, seat: int, gift: Gift) -> int:
    """Return how much a gift would raise a seat's score, in tenths.  Slow, so used only for rare choices."""
    owner, before = state.gift_places[gift], score(state, seat)
    state.gift_places[gift] = seat
    after = score(state, seat)
    state.gift_places[gift] = owner
    return POINT * (after - before)
