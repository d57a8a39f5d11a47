"""Master Elf: the special actions of the Secret and the Treasure (ME19 to ME22).

``rules.make`` starts one when it completes a pair.

Kernel subset.
"""

from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.stacks import take_out
from ludoteca.games.master_elf.state import (
    GIFTS,
    SET_ASIDE,
    STACKS,
    EventNumber,
    Gift,
    Pile,
    Special,
    State,
    Step,
)


def can_look(state: State, pile: Pile) -> bool:
    """Whether there are gifts: in a stack for the Secret, aside for the Treasure (ME20, ME21, ME-R14)."""
    is_stack = pile != Pile.ASIDE
    return is_stack == (state.special == Special.SECRET) and gifts_in(state, pile) > 0


def gifts_in(state: State, pile: Pile) -> int:
    """Return how many gifts there are to look through."""
    if pile != Pile.ASIDE:
        return state.stacks[pile].height
    gifts = 0
    for place in state.gift_places:
        if place == SET_ASIDE:
            gifts += 1
    return gifts


def look(state: State, pile: Pile) -> None:
    """Look through a pile: this player alone knows it now (ME-R15) and cannot look again (ME22, ME-R14)."""
    player = state.players[state.active]
    player.special_used = 1
    state.looking = pile
    state.step = Step.CLAIM
    tell(EventNumber.LOOKS, state.active, pile, NONE)
    if pile == Pile.ASIDE:
        player.knows_aside = 1
    else:
        state.stacks[pile].knowers |= 1 << state.active
    for gift in range(GIFTS):
        if is_looked_at(state, Gift(gift)):
            tell(EventNumber.SEES, state.active, gift, NONE)


def is_looked_at(state: State, gift: Gift) -> bool:
    """Whether a gift is among those looked through."""
    if state.looking == Pile.ASIDE:
        return state.gift_places[gift] == SET_ASIDE
    stack = state.stacks[state.looking]
    for depth in range(stack.height):
        if stack.gifts[depth] == gift:
            return True
    return False


def claim(state: State, gift: Gift) -> None:
    """Take one of the gifts for free (ME20, ME21)."""
    state.gift_places[gift] = state.active
    tell(EventNumber.CLAIMS, state.active, gift, state.looking)
    if state.looking < STACKS:
        take_out(state, state.looking, gift)


def decline(state: State) -> None:
    """Do not look, or take nothing (ME20, ME21)."""
    tell(EventNumber.DECLINES, state.active, NONE, NONE)
