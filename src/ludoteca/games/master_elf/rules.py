"""Master Elf: the game, in the order of the rulebook.

The numbers in brackets are paragraphs of the help pages; ME-R are rulings.  Where to find each chapter:

    Setup                      here (ME3 to ME6)
    The turn                   here, and ingredients.py (ME7 to ME15)
    Passing the turn on        here (ME16 to ME18)
    The end                    here, and stacks.py (ME23, ME24)
    Bonus gifts and the score  ending.py (ME25 to ME34)
    Special actions            special_actions.py (ME19 to ME22)

``actions.py`` says which function each action calls.

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.ending import is_idle_too_long, lay_out_bonus
from ludoteca.games.master_elf.figures import (
    BORDERS,
    CITY_EXTRA,
    COPIES,
    HAND_LIMIT,
    INGREDIENT_A,
    INGREDIENT_B,
    PARTNER,
    REFILL,
    SPECIAL,
    STACK_SIZE,
    STARTING_CARDS,
    STARTING_HAND,
)
from ludoteca.games.master_elf.ingredients import discard_card, draw_into_hand, lay_out, pay
from ludoteca.games.master_elf.stacks import draw_gift, has_empty_stack, restack, take_out, top_of
from ludoteca.games.master_elf.state import (
    AREAS,
    CITY,
    EXHAUSTIONS,
    FIRST_BORDER,
    GIFTS,
    INGREDIENTS,
    PAID_A,
    PAID_B,
    PAID_CRYSTAL,
    SET_ASIDE,
    Area,
    EventNumber,
    Gift,
    Ingredient,
    Options,
    Payment,
    State,
    Step,
)

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: AnyLuck) -> None:
    """Deal the stacks, the hands and the border areas; the youngest begins (ME3 to ME6)."""
    state.seats = options.seats
    clear_table(state)
    build_stacks(state, luck)
    for card in range(INGREDIENTS):
        state.deck[card] = COPIES[card]
    for seat in range(state.seats):
        state.players[seat].crystal = 1
        state.players[seat].age_rank = options.age_ranks[seat]
        draw_into_hand(state, seat, STARTING_HAND, luck)
    for area in range(FIRST_BORDER, AREAS):
        lay_out(state, Area(area), STARTING_CARDS, luck)
    begin_turn(state, youngest(state))


def clear_table(state: State) -> None:
    """Start with no gifts anywhere and no special action."""
    state.special, state.looking = NONE, NONE
    for gift in range(GIFTS):
        state.gift_places[gift] = NONE
        for stack in state.stacks:
            stack.gifts[gift] = NONE


def build_stacks(state: State, luck: AnyLuck) -> None:
    """Deal three stacks, higher with more players, and set the other gifts aside face down (ME3)."""
    for gift in range(GIFTS):
        state.undealt_gifts[gift] = 1
    for stack in state.stacks:
        stack.height = STACK_SIZE[state.seats]
        for depth in range(stack.height):
            stack.gifts[depth] = draw_gift(state, luck)
    for gift in range(GIFTS):
        if state.undealt_gifts[gift] != 0:
            state.gift_places[gift] = SET_ASIDE
            state.undealt_gifts[gift] = 0


def youngest(state: State) -> int:
    """Return the seat of the youngest player."""
    seat = 0
    for other in range(state.seats):
        if state.players[other].age_rank < state.players[seat].age_rank:
            seat = other
    return seat


# --- The turn: move, take an ingredient, perhaps make a gift (ME7) --------------------------------


def begin_turn(state: State, seat: int) -> None:
    """Ask the next player to move."""
    state.active, state.asked = seat, seat
    state.step = Step.GO
    tell(EventNumber.TURN, seat, NONE, NONE)


# --- 1. Move --------------------------------------------------------------------------------------


def can_go(state: State, area: Area) -> bool:
    """Whether the area is next to the elf; nobody can stay (ME8, ME-R1)."""
    return BORDERS[state.players[state.active].area][area] != 0


def go(state: State, area: Area) -> None:
    """Move the elf (ME8)."""
    state.players[state.active].area = area
    tell(EventNumber.GOES, state.active, area, NONE)
    if area == CITY:
        state.step = Step.REFRESH
    elif cards_in(state.areas[area].cards) > 0:
        state.step = Step.TAKE
    else:  # only in a position that lacks cards
        state.step = Step.MAKE


# --- 2. Take an ingredient ------------------------------------------------------------------------


def can_take(state: State, card: Ingredient) -> bool:
    """Whether the card lies in the area of the elf (ME9)."""
    return state.areas[state.players[state.active].area].cards[card] > 0


def take(state: State, card: Ingredient) -> None:
    """Take one open card (ME9, ME-R2); everybody sees which (ME-R19)."""
    player = state.players[state.active]
    state.areas[player.area].cards[card] -= 1
    player.hand[card] += 1
    player.shown[card] += 1
    tell(EventNumber.TAKES, state.active, card, NONE)
    state.step = Step.MAKE


def refresh(state: State, luck: AnyLuck) -> None:
    """Draw cards in the city, after all discards (ME10, ME-R2)."""
    draw_into_hand(state, state.active, city_draws(state.discarded), luck)
    state.discarded = 0
    state.step = Step.MAKE


def city_draws(discarded: int) -> int:
    """Return how many cards are drawn in the city: as many as were discarded, and CITY_EXTRA more (ME10)."""
    return discarded + CITY_EXTRA


def can_discard(state: State, card: Ingredient) -> bool:
    """Whether the card is in hand (ME10, ME16)."""
    return state.players[state.active].hand[card] > 0


def discard(state: State, card: Ingredient, luck: AnyLuck) -> None:
    """Discard one card in the city (ME10) or at the end of the turn (ME16)."""
    discard_card(state, card)
    if state.step == Step.REFRESH:
        state.discarded += 1
    else:
        ask_discard_or_end_turn(state, luck)


# --- 3. Make a gift -------------------------------------------------------------------------------


def can_make(state: State, stack: int, payment: Payment) -> bool:
    """Whether the player can pay for the top gift of a stack this way (ME11 to ME14, ME-R6, ME-R7)."""
    gift = top_of(state.stacks[stack])
    if gift == NONE:
        return False
    player = state.players[state.active]
    return (
        player.hand[INGREDIENT_A[gift]] >= PAID_A[payment]
        and player.hand[INGREDIENT_B[gift]] >= PAID_B[payment]
        and player.crystal >= PAID_CRYSTAL[payment]
    )


def make(state: State, stack: int, payment: Payment, luck: AnyLuck) -> None:
    """Pay for the top gift of a stack and take it (ME11, ME12)."""
    gift = Gift(top_of(state.stacks[stack]))
    pay(state, INGREDIENT_A[gift], PAID_A[payment])
    pay(state, INGREDIENT_B[gift], PAID_B[payment])
    if PAID_CRYSTAL[payment] > 0:
        use_crystal(state)
    state.gift_places[gift] = state.active
    state.idle = 0
    tell(EventNumber.MAKES, state.active, gift, NONE)
    take_out(state, stack, gift)
    if can_use_special(state, gift):
        state.special = SPECIAL[gift]
        state.step = Step.LOOK
    else:
        go_on_after_gift(state, luck)


def use_crystal(state: State) -> None:
    """Use the crystal, which stands for one card, once in a game (ME14)."""
    state.players[state.active].crystal = 0
    tell(EventNumber.USES_CRYSTAL, state.active, NONE, NONE)


def can_use_special(state: State, gift: Gift) -> bool:
    """Whether this is the second gift of a pair, and its maker may still look (ME19, ME22, ME-R13)."""
    if PARTNER[gift] == NONE or state.players[state.active].special_used != 0:
        return False
    return state.gift_places[PARTNER[gift]] == state.active


def make_nothing(state: State, luck: AnyLuck) -> None:
    """Make no gift: nobody has to (ME11)."""
    state.idle += 1
    tell(EventNumber.PASSES, state.active, NONE, NONE)
    ask_discard_or_end_turn(state, luck)


# --- Passing the turn on --------------------------------------------------------------------------


def ask_discard_or_end_turn(state: State, luck: AnyLuck) -> None:
    """Ask for a discard while the hand is above its limit, else end the turn (ME16, ME-R3)."""
    if cards_in(state.players[state.active].hand) > HAND_LIMIT:
        state.step = Step.DISCARD
    else:
        end_turn(state, luck)


def end_turn(state: State, luck: AnyLuck) -> None:
    """Refill the area; the next player follows, unless nobody has made a gift for long (ME17, ME-R12)."""
    refill(state, luck)
    if is_idle_too_long(state):
        lay_out_bonus(state, luck)
    else:
        begin_turn(state, (state.active + 1) % state.seats)


def refill(state: State, luck: AnyLuck) -> None:
    """Lay new cards where the elf is, if it is a border area without cards (ME17, ME-R4)."""
    area = state.players[state.active].area
    if area != CITY and cards_in(state.areas[area].cards) == 0:
        lay_out(state, area, REFILL, luck)


# --- The end of the game --------------------------------------------------------------------------


def go_on_after_gift(state: State, luck: AnyLuck) -> None:
    """End the turn.  First deal new stacks if one is empty; the second time, end the match instead.

    ME23, ME24, ME-R8, ME-R10, ME-R11.
    """
    if has_empty_stack(state):
        state.exhausted += 1
        if state.exhausted == EXHAUSTIONS:
            lay_out_bonus(state, luck)
            return
        restack(state, luck)
    ask_discard_or_end_turn(state, luck)


# --- Bonus gifts and scoring: see ending.py -------------------------------------------------------


# --- Special actions (ME19 to ME22): see special_actions.py ---------------------------------------


def end_special(state: State, luck: AnyLuck) -> None:
    """Go on after a special action as after any gift (ME-R8)."""
    state.special, state.looking = NONE, NONE
    go_on_after_gift(state, luck)
