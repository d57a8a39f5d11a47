"""MASTER ELF: the game, in the order of the rulebook.

The numbers in brackets are paragraphs of the help pages; rulings are marked ME-R.  Chapters with files
of their own: ``ingredients.py``, ``workshop.py``, ``stacks.py``, ``ending.py``.

Kernel subset.
"""

from ludoteca.core.chance import Luck
from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.ending import choose, lay_out_bonus
from ludoteca.games.master_elf.figures import (
    BORDERS,
    COPIES,
    HAND_LIMIT,
    IDLE_TURNS,
    STACK_SIZE,
    STARTING_CARDS,
    STARTING_HAND,
)
from ludoteca.games.master_elf.ingredients import (
    can_take,
    discard_card,
    draw_into_hand,
    lay_out,
    refill,
    refresh,
    take,
)
from ludoteca.games.master_elf.stacks import draw_gift, has_empty_stack, restack
from ludoteca.games.master_elf.state import (
    AREAS,
    ASIDE,
    BEGINS_TURN,
    BONUS,
    CHOOSE,
    CHOOSING,
    CITY,
    CLAIM,
    CLAIMING,
    DECLINE,
    DECLINES,
    DISCARD,
    DISCARDING,
    DRAW,
    GIFTS,
    GO,
    GOES,
    GOING,
    INGREDIENTS,
    LOOK,
    LOOKING,
    MAKE,
    MAKING,
    PASS,
    PASSES,
    PAYMENTS,
    REFRESHING,
    STACKS,
    TAKE,
    TAKING,
    Options,
    State,
)
from ludoteca.games.master_elf.workshop import can_look, can_make, claim, is_looked_at, look, make

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: Luck) -> None:
    """Stacks, hands and areas; the youngest begins (ME3 to ME6)."""
    state.seats = options.seats
    clear(state)
    build_stacks(state, luck)
    for card in range(INGREDIENTS):
        state.deck[card] = COPIES[card]
    for seat in range(state.seats):
        state.players[seat].crystal = 1
        state.players[seat].age = options.ages[seat]
        draw_into_hand(state, seat, STARTING_HAND, luck)
    for area in range(CITY + 1, AREAS):
        lay_out(state, area, STARTING_CARDS, luck)
    begin_turn(state, youngest(state))


def clear(state: State) -> None:
    """An empty table: no gifts anywhere, nothing going on."""
    state.sought, state.looking = NONE, NONE
    for gift in range(GIFTS):
        state.gifts[gift] = NONE
        for stack in state.stacks:
            stack.cards[gift] = NONE


def build_stacks(state: State, luck: Luck) -> None:
    """Three stacks by the number of seats; the other gifts are set aside unseen (ME3)."""
    for gift in range(GIFTS):
        state.drawn[gift] = 1
    for stack in state.stacks:
        stack.left = STACK_SIZE[state.seats]
        for card in range(stack.left):
            stack.cards[card] = draw_gift(state, luck)
    for gift in range(GIFTS):
        if state.drawn[gift] != 0:
            state.gifts[gift] = ASIDE
            state.drawn[gift] = 0


def youngest(state: State) -> int:
    seat = 0
    for other in range(state.seats):
        if state.players[other].age < state.players[seat].age:
            seat = other
    return seat


# --- The turn -------------------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    state.active, state.asked = seat, seat
    state.step = GOING
    tell(BEGINS_TURN, seat, NONE, NONE)


def is_legal(state: State, action: int) -> bool:
    """Whether the seat that is asked may do this now."""
    if action < TAKE:
        return state.step == GOING and can_go(state, action - GO)
    if action < DISCARD:
        return state.step == TAKING and can_take(state, action - TAKE)
    if action < DRAW:
        return can_discard(state, action - DISCARD)
    if action == DRAW:
        return state.step == REFRESHING
    if action < LOOK:
        return state.step == MAKING and can_make_or_pass(state, action - MAKE)
    if action < CLAIM:
        return state.step == LOOKING and can_look(state, action - LOOK)
    if action < DECLINE:
        return state.step == CLAIMING and is_looked_at(state, action - CLAIM)
    if action == DECLINE:
        return state.step == LOOKING or state.step == CLAIMING
    return state.step == CHOOSING and state.gifts[action - CHOOSE] == BONUS


def can_make_or_pass(state: State, choice: int) -> bool:
    """Nobody has to make a gift (ME11)."""
    return MAKE + choice == PASS or can_make(state, choice // PAYMENTS, choice % PAYMENTS)


def legal_actions(state: State, legal: list[int]) -> int:
    """List what is_legal allows; how many there are."""
    if state.step == MAKING:
        return legal_gifts(state, legal)
    start, stop = GO, TAKE
    if state.step == TAKING:
        start, stop = TAKE, DISCARD
    elif state.step == REFRESHING or state.step == DISCARDING:
        start, stop = DISCARD, MAKE
    elif state.step == LOOKING or state.step == CLAIMING:
        start, stop = LOOK, CHOOSE
    elif state.step == CHOOSING:
        start, stop = CHOOSE, CHOOSE + GIFTS
    count = 0
    for action in range(start, stop):
        if is_legal(state, action):
            legal[count] = action
            count += 1
    return count


def legal_gifts(state: State, legal: list[int]) -> int:
    count = 0
    for place in range(STACKS):
        for payment in range(PAYMENTS):
            if can_make(state, place, payment):
                legal[count] = MAKE + place * PAYMENTS + payment
                count += 1
    legal[count] = PASS
    return count + 1


def play(state: State, action: int, luck: Luck) -> None:
    """Do what is_legal allows."""
    if action < TAKE:
        go(state, action - GO)
    elif action < DISCARD:
        take(state, action - TAKE)
        state.step = MAKING
    elif action < DRAW:
        discard(state, action - DISCARD, luck)
    elif action == DRAW:
        refresh(state, luck)
        state.step = MAKING
    elif action < LOOK:
        play_gift(state, action, luck)
    elif action < CHOOSE:
        play_special(state, action, luck)
    else:
        choose(state, action - CHOOSE)


# --- 1. Moving ------------------------------------------------------------------------------------


def can_go(state: State, area: int) -> bool:
    """A neighbouring area; staying is not allowed (ME8)."""
    return BORDERS[state.players[state.active].area][area] != 0


def go(state: State, area: int) -> None:
    state.players[state.active].area = area
    tell(GOES, state.active, area, NONE)
    if area == CITY:
        state.step = REFRESHING
    elif cards_in(state.areas[area].cards) > 0:
        state.step = TAKING
    else:
        state.step = MAKING


# --- 2. Taking an ingredient: see ingredients.py --------------------------------------------------


def can_discard(state: State, card: int) -> bool:
    """In the city (ME10), or over the hand limit (ME16)."""
    if state.step != REFRESHING and state.step != DISCARDING:
        return False
    return state.players[state.active].hand[card] > 0


def discard(state: State, card: int, luck: Luck) -> None:
    discard_card(state, card)
    if state.step == REFRESHING:
        state.discarded += 1
    else:
        keep_hand_limit(state, luck)


# --- 3. Making a gift: see workshop.py ------------------------------------------------------------


def play_gift(state: State, action: int, luck: Luck) -> None:
    """Make a gift, or none (ME11)."""
    if action == PASS:
        state.idle += 1
        tell(PASSES, state.active, NONE, NONE)
        keep_hand_limit(state, luck)
        return
    make(state, (action - MAKE) // PAYMENTS, (action - MAKE) % PAYMENTS)
    if state.step == MAKING:
        end_gift(state, luck)


def play_special(state: State, action: int, luck: Luck) -> None:
    """Look and claim, or leave it (ME20, ME21)."""
    if action < CLAIM:
        look(state, action - LOOK)
        return
    if action < DECLINE:
        claim(state, action - CLAIM)
    else:
        tell(DECLINES, state.active, NONE, NONE)
    state.sought, state.looking = NONE, NONE
    end_gift(state, luck)


def end_gift(state: State, luck: Luck) -> None:
    """An empty stack means new stacks the first time and the end the second time (ME23, ME24, ME-R8)."""
    if has_empty_stack(state):
        state.exhausted += 1
        if state.exhausted == 2:
            lay_out_bonus(state, luck)
            return
        restack(state, luck)
    keep_hand_limit(state, luck)


# --- The end of a turn ----------------------------------------------------------------------------


def keep_hand_limit(state: State, luck: Luck) -> None:
    """Down to 7 cards (ME16, ME-R3)."""
    if cards_in(state.players[state.active].hand) > HAND_LIMIT:
        state.step = DISCARDING
    else:
        end_turn(state, luck)


def end_turn(state: State, luck: Luck) -> None:
    """New cards in an empty area, then the next seat or the end of an idle game (ME17, ME-R12)."""
    refill(state, luck)
    if state.idle >= IDLE_TURNS * state.seats:
        lay_out_bonus(state, luck)
    else:
        begin_turn(state, (state.active + 1) % state.seats)
