"""Master Elf: the three stacks of gifts.

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.state import EVERYBODY, GIFTS, STACKS, Domain, EventNumber, Gift, Stack, State


def top_of(stack: Stack) -> int:
    """Return the gift on top, or NONE."""
    return stack.gifts[stack.height - 1] if stack.height > 0 else NONE


def has_empty_stack(state: State) -> bool:
    """Whether a stack has run out."""
    for stack in state.stacks:
        if stack.height == 0:
            return True
    return False


def take_out(state: State, index: int, gift: Gift) -> None:
    """Take a gift out of a stack; the others keep their order (ME-R14)."""
    stack = state.stacks[index]
    top = top_of(stack)
    kept = 0
    for depth in range(stack.height):
        if stack.gifts[depth] != gift:
            stack.gifts[kept] = stack.gifts[depth]
            kept += 1
    stack.gifts[kept] = NONE
    stack.height = kept
    if top == gift and kept > 0:
        tell(EventNumber.REVEALS_NEXT, NONE, top_of(stack), index)


# --- New stacks -----------------------------------------------------------------------------------


def restack(state: State, luck: AnyLuck) -> None:
    """Shuffle the gifts of all stacks into three new ones, the larger ones to the left (ME23, ME-R9)."""
    tell(EventNumber.RESTACKS, NONE, NONE, NONE)
    remember_stacks(state)
    gifts = gather_stacks(state)
    for index in range(STACKS):
        stack = state.stacks[index]
        stack.height = (gifts + STACKS - 1 - index) // STACKS
        for depth in range(stack.height):
            stack.gifts[stack.height - 1 - depth] = draw_gift(state, luck)
        if stack.height > 0:
            tell(EventNumber.REVEALS_NEXT, NONE, top_of(stack), index)


def remember_stacks(state: State) -> None:
    """Note who knows which gifts are in the stacks: everybody saw the tops, some saw whole stacks."""
    for stack in state.stacks:
        for depth in range(stack.height):
            state.known_stacked[stack.gifts[depth]] |= stack.knowers
        if stack.height > 0:
            state.known_stacked[top_of(stack)] |= EVERYBODY
        stack.knowers = 0


def gather_stacks(state: State) -> int:
    """Take the gifts of all stacks as undealt and return how many there are."""
    gifts = 0
    for stack in state.stacks:
        for depth in range(stack.height):
            state.undealt_gifts[stack.gifts[depth]] = 1
            stack.gifts[depth] = NONE
        gifts += stack.height
        stack.height = 0
    return gifts


# --- Undealt gifts --------------------------------------------------------------------------------


def draw_gift(state: State, luck: AnyLuck) -> int:
    """Draw an undealt gift, or return NONE if there is none."""
    gift = pick(Domain.GIFT, state.undealt_gifts, luck)
    if gift != NONE:
        state.undealt_gifts[gift] = 0
    return gift


def clear_undealt(state: State) -> None:
    for gift in range(GIFTS):
        state.undealt_gifts[gift] = 0
