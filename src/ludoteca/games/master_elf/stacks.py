"""MASTER ELF: the three stacks of gifts, their exhaustion, and who knows what of them.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf.state import BARES, EVERYBODY, GIFTS, RESTACKS, STACKS, Domain, Stack, State


def top_of(stack: Stack) -> int:
    """The gift on top, or NONE."""
    return stack.cards[stack.left - 1] if stack.left > 0 else NONE


def lift(state: State, place: int, gift: int) -> None:
    """Take a gift out of a stack; the others keep their order (ME-R14)."""
    stack = state.stacks[place]
    top = top_of(stack)
    kept = 0
    for card in range(stack.left):
        if stack.cards[card] != gift:
            stack.cards[kept] = stack.cards[card]
            kept += 1
    stack.cards[kept] = NONE
    stack.left = kept
    if top == gift and kept > 0:
        tell(BARES, NONE, top_of(stack), place)


def has_empty_stack(state: State) -> bool:
    for stack in state.stacks:
        if stack.left == 0:
            return True
    return False


# --- The first exhaustion -------------------------------------------------------------------------


def restack(state: State, luck: Luck) -> None:
    """All gifts of the stacks, shuffled, in three new ones; extras to the left (ME23, ME-R9)."""
    tell(RESTACKS, NONE, NONE, NONE)
    remember_stacks(state)
    gifts = gather(state)
    for place in range(STACKS):
        stack = state.stacks[place]
        stack.left = (gifts + STACKS - 1 - place) // STACKS
        for depth in range(stack.left):
            stack.cards[stack.left - 1 - depth] = draw_gift(state, luck)
        if stack.left > 0:
            tell(BARES, NONE, top_of(stack), place)


def remember_stacks(state: State) -> None:
    """Who knew a stack, and everybody who saw its top, knows from now on what is somewhere in the stacks."""
    for stack in state.stacks:
        for card in range(stack.left):
            state.among[stack.cards[card]] |= stack.knowers
        if stack.left > 0:
            state.among[top_of(stack)] |= EVERYBODY
        stack.knowers = 0


def gather(state: State) -> int:
    """Put all gifts of the stacks where luck picks from; how many there are."""
    gifts = 0
    for stack in state.stacks:
        for card in range(stack.left):
            state.drawn[stack.cards[card]] = 1
            stack.cards[card] = NONE
        gifts += stack.left
        stack.left = 0
    return gifts


def draw_gift(state: State, luck: Luck) -> int:
    """One of the gathered gifts."""
    gift = pick(Domain.GIFT, state.drawn, luck)
    if gift != NONE:
        state.drawn[gift] = 0
    return gift


def clear_drawn(state: State) -> None:
    for gift in range(GIFTS):
        state.drawn[gift] = 0
