"""MASTER ELF: making gifts, and the special actions (ME11 to ME15, ME19 to ME22).

Kernel subset.
"""

from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.figures import INGREDIENT_A, INGREDIENT_B, PARTNER, SPECIAL
from ludoteca.games.master_elf.ingredients import leave_hand
from ludoteca.games.master_elf.stacks import lift, top_of
from ludoteca.games.master_elf.state import (
    ASIDE,
    CLAIMING,
    CLAIMS,
    GIFTS,
    LOOK_ASIDE,
    LOOKING,
    LOOKS,
    MAKES,
    PAID_A,
    PAID_B,
    PAID_CRYSTAL,
    PAYS,
    SECRET,
    SEES,
    STACKS,
    USES_CRYSTAL,
    State,
)

# --- Making a gift --------------------------------------------------------------------------------


def can_make(state: State, place: int, payment: int) -> bool:
    """The top gift of a stack, for three cards or two and the crystal (ME11 to ME14)."""
    gift = top_of(state.stacks[place])
    if gift == NONE:
        return False
    player = state.players[state.active]
    return (
        player.hand[INGREDIENT_A[gift]] >= PAID_A[payment]
        and player.hand[INGREDIENT_B[gift]] >= PAID_B[payment]
        and player.crystal >= PAID_CRYSTAL[payment]
    )


def make(state: State, place: int, payment: int) -> None:
    """Pay, take the gift, and see whether it completes a pair (ME19, ME-R13)."""
    gift = top_of(state.stacks[place])
    pay(state, INGREDIENT_A[gift], PAID_A[payment])
    pay(state, INGREDIENT_B[gift], PAID_B[payment])
    if PAID_CRYSTAL[payment] > 0:
        state.players[state.active].crystal = 0
        tell(USES_CRYSTAL, state.active, NONE, NONE)
    state.gifts[gift] = state.active
    state.idle = 0
    tell(MAKES, state.active, gift, NONE)
    lift(state, place, gift)
    if is_pair_completed(state, gift):
        state.sought = SPECIAL[gift]
        state.step = LOOKING


def pay(state: State, card: int, cards: int) -> None:
    for _ in range(cards):
        leave_hand(state.players[state.active], card)
        state.discard[card] += 1
        tell(PAYS, state.active, card, NONE)


def is_pair_completed(state: State, gift: int) -> bool:
    """The second gift of a pair, by a player who has not looked yet (ME22)."""
    if PARTNER[gift] == NONE or state.players[state.active].special != 0:
        return False
    return state.gifts[PARTNER[gift]] == state.active


# --- Special actions ------------------------------------------------------------------------------


def gifts_at(state: State, place: int) -> int:
    """How many gifts there are to look through."""
    if place < STACKS:
        return state.stacks[place].left
    gifts = 0
    for where in state.gifts:
        if where == ASIDE:
            gifts += 1
    return gifts


def can_look(state: State, place: int) -> bool:
    """The Secret opens a stack, the Treasure the set-aside gifts (ME20, ME21)."""
    is_of_secret = place < STACKS
    return is_of_secret == (state.sought == SECRET) and gifts_at(state, place) > 0


def look(state: State, place: int) -> None:
    """From now on this seat, and no other, knows what is there (ME-R15); the right is used up."""
    player = state.players[state.active]
    player.special = 1
    state.looking = place
    state.step = CLAIMING
    tell(LOOKS, state.active, place, NONE)
    if place == LOOK_ASIDE:
        player.knows_aside = 1
    else:
        state.stacks[place].knowers |= 1 << state.active
    for gift in range(GIFTS):
        if is_looked_at(state, gift):
            tell(SEES, state.active, gift, NONE)


def is_looked_at(state: State, gift: int) -> bool:
    if state.looking == LOOK_ASIDE:
        return state.gifts[gift] == ASIDE
    stack = state.stacks[state.looking]
    for card in range(stack.left):
        if stack.cards[card] == gift:
            return True
    return False


def claim(state: State, gift: int) -> None:
    """One of the gifts looked at, for free (ME20, ME21)."""
    state.gifts[gift] = state.active
    tell(CLAIMS, state.active, gift, state.looking)
    if state.looking < STACKS:
        lift(state, state.looking, gift)
