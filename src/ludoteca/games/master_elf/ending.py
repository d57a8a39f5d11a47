"""Master Elf: bonus gifts and the score (ME25 to ME34).

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.figures import (
    COLOUR,
    COLOUR_POINT,
    COLOURS,
    ELF,
    ELF_POINT,
    IDLE_TURNS,
    IN_FIRST,
    POINTS_BY_SIZE,
    TO_SECOND,
    TYPES,
)
from ludoteca.games.master_elf.packed_counts import count_of
from ludoteca.games.master_elf.stacks import clear_undealt, draw_gift
from ludoteca.games.master_elf.state import (
    EXHAUSTIONS,
    GIFTS,
    LAID_OUT,
    SET_ASIDE,
    EndReason,
    EventNumber,
    Gift,
    Part,
    State,
    Step,
)

# --- The end of the game --------------------------------------------------------------------------


def is_idle_too_long(state: State) -> bool:
    """Whether nobody has made a gift for IDLE_TURNS turns of each seat (ME-R12)."""
    return state.idle >= IDLE_TURNS * state.seats


# --- Bonus gifts ----------------------------------------------------------------------------------


def lay_out_bonus(state: State, luck: AnyLuck) -> None:
    """Lay out as many of the gifts set aside as there are players; everybody takes one (ME25)."""
    for gift in range(GIFTS):
        state.undealt_gifts[gift] = 1 if state.gift_places[gift] == SET_ASIDE else 0
    state.choosers = 0
    for _ in range(state.seats):
        gift = draw_gift(state, luck)
        if gift != NONE:
            state.gift_places[gift] = LAID_OUT
            tell(EventNumber.LAYS_BONUS, NONE, gift, NONE)
            state.choosers += 1
    clear_undealt(state)
    put_in_order(state)
    state.step = Step.CHOOSE
    ask_chooser_or_end(state)


def put_in_order(state: State) -> None:
    """Fix the order before the first player chooses (ME-R16)."""
    for seat in range(state.seats):
        earlier = 0
        for other in range(state.seats):
            if other != seat and is_before(state, other, seat):
                earlier += 1
        state.order[earlier] = seat


def is_before(state: State, seat: int, other: int) -> bool:
    """Whether a seat chooses first: by fewer gifts, then more cards in hand, then its age (ME26, ME27)."""
    fewer = gifts_of(state, other) - gifts_of(state, seat)
    if fewer != 0:
        return fewer > 0
    more = cards_in(state.players[seat].hand) - cards_in(state.players[other].hand)
    if more != 0:
        return more > 0
    return state.players[seat].age_rank < state.players[other].age_rank


def gifts_of(state: State, seat: int) -> int:
    """Return how many gifts a seat has."""
    gifts = 0
    for place in state.gift_places:
        if place == seat:
            gifts += 1
    return gifts


def ask_chooser_or_end(state: State) -> None:
    """Ask the next player to choose, or end the match."""
    if state.choosers > 0:
        state.asked = state.order[0]
        return
    state.asked = NONE
    state.step = Step.OVER
    tell(EventNumber.OVER, NONE, NONE, NONE)


def can_choose(state: State, gift: Gift) -> bool:
    """Whether this is a bonus gift that nobody has taken yet (ME25)."""
    return state.gift_places[gift] == LAID_OUT


def choose(state: State, gift: Gift) -> None:
    """Take a bonus gift (ME25)."""
    state.gift_places[gift] = state.asked
    tell(EventNumber.CHOOSES, state.asked, gift, NONE)
    state.choosers -= 1
    for index in range(state.seats - 1):
        state.order[index] = state.order[index + 1]
    ask_chooser_or_end(state)


def is_over(state: State) -> bool:
    """Whether the match has ended."""
    return state.step == Step.OVER


def end_reason(state: State) -> int:
    """Return why the match ended: stacks ran out, or nobody made a gift for too long."""
    return EndReason.EXHAUSTED if state.exhausted == EXHAUSTIONS else EndReason.IDLE


# --- The score (ME28) -----------------------------------------------------------------------------

SCORE_PARTS = len(Part)


def score_part(state: State, seat: int, part: int) -> int:
    if part == Part.COLLECTIONS:
        return collection_points(state, seat)
    if part == Part.COLOUR:
        return colour_points(state, seat)
    return elf_points(state, seat)


# --- Collections ----------------------------------------------------------------------------------


def collection_points(state: State, seat: int) -> int:
    """Count each gift in one of its collections, so that the total is best (ME29 to ME31, ME-R17)."""
    return counted_points(type_counts(state, seat, best_assignment(state, seat)))


def best_assignment(state: State, seat: int) -> int:
    """Return the best assignment of a seat's gifts: a bit for each that counts in its second collection.

    All assignments are tried.  From one assignment to the next, one gift changes its collection.
    """
    moved = 0
    best = 0
    counts = type_counts(state, seat, moved)
    most = counted_points(counts)
    for assignment in range(1, 1 << choices_of(state, seat)):
        gift = gift_to_move(state, seat, assignment)
        moved ^= 1 << gift
        counts += TO_SECOND[gift] if (moved >> gift) & 1 == 1 else -TO_SECOND[gift]
        points = counted_points(counts)
        if points > most:
            most, best = points, moved
    return best


def type_counts(state: State, seat: int, moved: int) -> int:
    """Return the packed counts of the seat's gifts, those in ``moved`` in their second collection."""
    counts = 0
    for gift in range(GIFTS):
        if state.gift_places[gift] == seat:
            counts += IN_FIRST[gift]
            if (moved >> gift) & 1 == 1:
                counts += TO_SECOND[gift]
    return counts


def choices_of(state: State, seat: int) -> int:
    """Return how many of the seat's gifts belong to two collections (ME30)."""
    choices = 0
    for gift in range(GIFTS):
        if state.gift_places[gift] == seat and TO_SECOND[gift] != 0:
            choices += 1
    return choices


def gift_to_move(state: State, seat: int, assignment: int) -> int:
    """Return the gift that changes its collection on the assignment of this number.

    The first gift with a choice moves on every second assignment, the second on every fourth, and so on.
    This order, a Gray code, tries every assignment once.
    """
    for gift in range(GIFTS):
        if state.gift_places[gift] == seat and TO_SECOND[gift] != 0:
            if assignment & 1 == 1:
                return gift
            assignment >>= 1
    return NONE


def counted_points(counts: int) -> int:
    """Return the points of all collections (ME29, ME31)."""
    points = 0
    for gift_type in range(TYPES):
        points += POINTS_BY_SIZE[gift_type][count_of(counts, gift_type)]
    return points


# --- Colours and elves ----------------------------------------------------------------------------


def colour_points(state: State, seat: int) -> int:
    """Return points for the largest colour, rainbow gifts included (ME32, ME-R18)."""
    largest = 0
    for colour in range(COLOURS):
        largest = max(largest, gifts_of_colour(state, seat, colour))
    return (largest + gifts_of_colour(state, seat, NONE)) * COLOUR_POINT


def gifts_of_colour(state: State, seat: int, colour: int) -> int:
    """Return how many gifts of a colour (NONE: rainbow) a seat has."""
    gifts = 0
    for gift in range(GIFTS):
        if state.gift_places[gift] == seat and COLOUR[gift] == colour:
            gifts += 1
    return gifts


def elf_points(state: State, seat: int) -> int:
    """Return points for gifts with an elf (ME33)."""
    return elves_of(state, seat) * ELF_POINT


def elves_of(state: State, seat: int) -> int:
    """Return how many gifts with an elf a seat has."""
    elves = 0
    for gift in range(GIFTS):
        if state.gift_places[gift] == seat:
            elves += ELF[gift]
    return elves


# --- Ties -----------------------------------------------------------------------------------------

TIE_BREAKS = 0


def tie_break(state: State, seat: int, criterion: int) -> int:
    """Return 0: nothing decides between equal scores, the players share the victory (ME34)."""
    return 0
