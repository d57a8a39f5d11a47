"""MASTER ELF: bonus gifts and the score (ME25 to ME34).

Kernel subset.
"""

from ludoteca.core.chance import Luck
from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.figures import (
    COLOUR,
    COLOUR_POINT,
    COLOURS,
    ELF,
    ELF_POINT,
    EXCHANGE,
    TALLY,
    TYPES,
    WORTH,
)
from ludoteca.games.master_elf.stacks import clear_drawn, draw_gift
from ludoteca.games.master_elf.state import (
    ASIDE,
    BONUS,
    CHOOSES,
    CHOOSING,
    ENDS_GAME,
    GIFTS,
    LAYS_BONUS,
    OVER,
    State,
)

# What the score pad shows, in this order.
COLLECTION_PART, COLOUR_PART, ELF_PART = range(3)
PARTS = 3

# A tally counts gifts by type in one number: so many bits for each type.
BITS = 5
DIGIT = (1 << BITS) - 1

# --- Bonus gifts ----------------------------------------------------------------------------------


def lay_out_bonus(state: State, luck: Luck) -> None:
    """As many set-aside gifts as players, at random; then everybody takes one (ME25)."""
    for gift in range(GIFTS):
        state.drawn[gift] = 1 if state.gifts[gift] == ASIDE else 0
    state.choosers = 0
    for _ in range(state.seats):
        gift = draw_gift(state, luck)
        if gift != NONE:
            state.gifts[gift] = BONUS
            tell(LAYS_BONUS, NONE, gift, NONE)
            state.choosers += 1
    clear_drawn(state)
    put_in_order(state)
    state.step = CHOOSING
    ask_next_chooser(state)


def put_in_order(state: State) -> None:
    """The order is fixed before the first one chooses (ME-R16)."""
    for seat in range(state.seats):
        before = 0
        for other in range(state.seats):
            if other != seat and is_before(state, other, seat):
                before += 1
        state.order[before] = seat


def is_before(state: State, seat: int, other: int) -> bool:
    """Fewer gifts, then more ingredients in hand, then the younger player (ME26, ME27)."""
    fewer = gifts_of(state, other) - gifts_of(state, seat)
    if fewer != 0:
        return fewer > 0
    more = cards_in(state.players[seat].hand) - cards_in(state.players[other].hand)
    if more != 0:
        return more > 0
    return state.players[seat].age < state.players[other].age


def gifts_of(state: State, seat: int) -> int:
    gifts = 0
    for where in state.gifts:
        if where == seat:
            gifts += 1
    return gifts


def ask_next_chooser(state: State) -> None:
    if state.choosers > 0:
        state.asked = state.order[0]
        return
    state.asked = NONE
    state.step = OVER
    tell(ENDS_GAME, NONE, NONE, NONE)


def choose(state: State, gift: int) -> None:
    state.gifts[gift] = state.asked
    tell(CHOOSES, state.asked, gift, NONE)
    state.choosers -= 1
    for place in range(state.seats - 1):
        state.order[place] = state.order[place + 1]
    ask_next_chooser(state)


def is_over(state: State) -> bool:
    return state.step == OVER


# --- Scoring --------------------------------------------------------------------------------------


def score(state: State, seat: int) -> int:
    points = 0
    for part in range(PARTS):
        points += score_part(state, seat, part)
    return points


def score_part(state: State, seat: int, part: int) -> int:
    if part == COLLECTION_PART:
        return collection_points(state, seat)
    if part == COLOUR_PART:
        return colour_points(state, seat)
    return elf_points(state, seat)


def collection_points(state: State, seat: int) -> int:
    """The best way to count every gift in exactly one of its collections (ME29 to ME31).

    Gifts with a choice change sides one at a time, in the order of a Gray code, so that every
    way comes up once.
    """
    tally = first_tally(state, seat)
    best = worth(tally)
    for turn in range(1, 1 << choices_of(state, seat)):
        choice = 0
        while (turn >> choice) & 1 == 0:
            choice += 1
        is_second = ((turn ^ (turn >> 1)) >> choice) & 1
        exchange = EXCHANGE[gift_with_choice(state, seat, choice)]
        tally += exchange if is_second != 0 else -exchange
        best = max(best, worth(tally))
    return best


def first_tally(state: State, seat: int) -> int:
    """Every gift in its first collection."""
    tally = 0
    for gift in range(GIFTS):
        if state.gifts[gift] == seat:
            tally += TALLY[gift]
    return tally


def choices_of(state: State, seat: int) -> int:
    """How many of the seat's gifts belong to two collections."""
    choices = 0
    for gift in range(GIFTS):
        if state.gifts[gift] == seat and EXCHANGE[gift] != 0:
            choices += 1
    return choices


def gift_with_choice(state: State, seat: int, place: int) -> int:
    """The gift at that place among those with a choice."""
    for gift in range(GIFTS):
        if state.gifts[gift] == seat and EXCHANGE[gift] != 0:
            if place == 0:
                return gift
            place -= 1
    return NONE


def worth(tally: int) -> int:
    """The points of all collections."""
    points = 0
    for kind in range(TYPES):
        points += WORTH[kind][(tally >> (kind * BITS)) & DIGIT]
    return points


def colour_points(state: State, seat: int) -> int:
    """The largest colour, with all rainbow gifts (ME32)."""
    best = 0
    for colour in range(COLOURS):
        best = max(best, gifts_of_colour(state, seat, colour))
    return (best + gifts_of_colour(state, seat, NONE)) * COLOUR_POINT


def gifts_of_colour(state: State, seat: int, colour: int) -> int:
    gifts = 0
    for gift in range(GIFTS):
        if state.gifts[gift] == seat and COLOUR[gift] == colour:
            gifts += 1
    return gifts


def elf_points(state: State, seat: int) -> int:
    """Gifts with an elf (ME33)."""
    elves = 0
    for gift in range(GIFTS):
        if state.gifts[gift] == seat:
            elves += ELF[gift]
    return elves * ELF_POINT


def tie_break(state: State, seat: int, place: int) -> int:
    """Nothing decides between equal scores: the victory is shared (ME34)."""
    return 0
