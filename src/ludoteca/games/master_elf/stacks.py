"""MASTER ELF: the three stacks of gifts.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.state import EVERYBODY, GIFTS, STACKS, Domain, Event, Gift, Stack, State


def top_of(stack: Stack) -> int:
    """The gift on top, or NONE."""
    return stack.gifts[stack.height - 1] if stack.height > 0 else NONE


def has_empty_stack(state: State) -> bool:
    """Whether a stack has run out."""
    for stack in state.stacks:
        if stack.height == 0:
            return True
    return False


def take_out(state: State, place: int, gift: Gift) -> None:
    """Take a gift out of a stack; the others keep their order (ME-R14)."""
    stack = state.stacks[place]
    top = top_of(stack)
    kept = 0
    for depth in range(stack.height):
        if stack.gifts[depth] != gift:
            stack.gifts[kept] = stack.gifts[depth]
            kept += 1
    stack.gifts[kept] = NONE
    stack.height = kept
    if top == gift and kept > 0:
        tell(Event.BARES, NONE, top_of(stack), place)


# --- New stacks -----------------------------------------------------------------------------------


def restack(state: State, luck: Luck) -> None:
    """Shuffle the gifts of all stacks into three new ones, the larger ones to the left (ME23, ME-R9)."""
    tell(Event.RESTACKS, NONE, NONE, NONE)
    remember_stacks(state)
    gifts = gather_stacks(state)
    for place in range(STACKS):
        stack = state.stacks[place]
        stack.height = (gifts + STACKS - 1 - place) // STACKS
        for depth in range(stack.height):
            stack.gifts[stack.height - 1 - depth] = draw_gift(state, luck)
        if stack.height > 0:
            tell(Event.BARES, NONE, top_of(stack), place)


def remember_stacks(state: State) -> None:
    """Note who knows which gifts are in the stacks: everybody saw the tops, some saw whole stacks."""
    for stack in state.stacks:
        for depth in range(stack.height):
            state.known_stacked[stack.gifts[depth]] |= stack.knowers
        if stack.height > 0:
            state.known_stacked[top_of(stack)] |= EVERYBODY
        stack.knowers = 0


def gather_stacks(state: State) -> int:
    """Move the gifts of all stacks into the pool; return how many there are."""
    gifts = 0
    for stack in state.stacks:
        for depth in range(stack.height):
            state.pool[stack.gifts[depth]] = 1
            stack.gifts[depth] = NONE
        gifts += stack.height
        stack.height = 0
    return gifts


# --- The pool -------------------------------------------------------------------------------------


def draw_gift(state: State, luck: Luck) -> int:
    """Draw a gift from the pool; NONE if it is empty."""
    gift = pick(Domain.GIFT, state.pool, luck)
    if gift != NONE:
        state.pool[gift] = 0
    return gift


def clear_pool(state: State) -> None:
    for gift in range(GIFTS):
        state.pool[gift] = 0
