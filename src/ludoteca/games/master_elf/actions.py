"""Master Elf: which actions are legal, and which rule each of them calls.

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.legality import list_range
from ludoteca.games.master_elf.ending import can_choose, choose
from ludoteca.games.master_elf.rules import (
    can_discard,
    can_go,
    can_make,
    can_take,
    discard,
    end_special,
    go,
    make,
    make_nothing,
    refresh,
    take,
)
from ludoteca.games.master_elf.special_actions import can_look, claim, decline, is_looked_at, look
from ludoteca.games.master_elf.state import (
    ACTIONS,
    PAYMENTS,
    STACKS,
    Action,
    Area,
    Gift,
    Ingredient,
    Payment,
    Pile,
    State,
    Step,
)

# --- A gift and its payment as one number ---------------------------------------------------------


def action_to_make(stack: int, payment: Payment) -> int:
    """Return the action: make the top gift of a stack and pay for it in this way."""
    return Action.MAKE + stack * PAYMENTS + payment


def stack_of(action: int) -> int:
    """Return the stack whose top gift an action makes."""
    return (action - Action.MAKE) // PAYMENTS


def payment_of(action: int) -> Payment:
    """Return how an action pays for a gift."""
    return Payment((action - Action.MAKE) % PAYMENTS)


# --- Legality -------------------------------------------------------------------------------------


def is_legal(state: State, action: int) -> bool:
    """Whether the seat to move may do this now."""
    if action < Action.TAKE:
        return state.step == Step.GO and can_go(state, Area(action - Action.GO))
    if action < Action.DISCARD:
        return state.step == Step.TAKE and can_take(state, Ingredient(action - Action.TAKE))
    if action < Action.DRAW:
        is_discarding = state.step == Step.REFRESH or state.step == Step.DISCARD
        return is_discarding and can_discard(state, Ingredient(action - Action.DISCARD))
    if action == Action.DRAW:
        return state.step == Step.REFRESH
    if action < Action.LOOK:
        return state.step == Step.MAKE and can_make_or_pass(state, action)
    if action < Action.CLAIM:
        return state.step == Step.LOOK and can_look(state, Pile(action - Action.LOOK))
    if action < Action.DECLINE:
        return state.step == Step.CLAIM and is_looked_at(state, Gift(action - Action.CLAIM))
    if action == Action.DECLINE:
        return state.step == Step.LOOK or state.step == Step.CLAIM
    return state.step == Step.CHOOSE and can_choose(state, Gift(action - Action.CHOOSE))


def can_make_or_pass(state: State, action: int) -> bool:
    """Whether the action makes a gift that the player can pay for, or none (ME11)."""
    return action == Action.PASS or can_make(state, stack_of(action), payment_of(action))


def legal_actions(state: State, legal: list[int]) -> int:
    """Write the legal actions into ``legal`` and return how many there are."""
    if state.step == Step.MAKE:
        return list_gifts(state, legal)
    start: int = Action.GO
    stop: int = Action.TAKE
    if state.step == Step.TAKE:
        start, stop = Action.TAKE, Action.DISCARD
    elif state.step == Step.REFRESH or state.step == Step.DISCARD:
        start, stop = Action.DISCARD, Action.MAKE
    elif state.step == Step.LOOK or state.step == Step.CLAIM:
        start, stop = Action.LOOK, Action.CHOOSE
    elif state.step == Step.CHOOSE:
        start, stop = Action.CHOOSE, ACTIONS
    return list_range(state, legal, start, stop)


def list_gifts(state: State, legal: list[int]) -> int:
    """List the gifts that can be made, and passing; return how many actions there are (ME11)."""
    count = 0
    for stack in range(STACKS):
        for payment in Payment:
            if can_make(state, stack, payment):
                legal[count] = action_to_make(stack, payment)
                count += 1
    legal[count] = Action.PASS
    return count + 1


# --- Playing --------------------------------------------------------------------------------------


def play(state: State, action: int, luck: AnyLuck) -> None:
    """Play a legal action."""
    if action < Action.TAKE:
        go(state, Area(action - Action.GO))
    elif action < Action.DISCARD:
        take(state, Ingredient(action - Action.TAKE))
    elif action < Action.DRAW:
        discard(state, Ingredient(action - Action.DISCARD), luck)
    elif action == Action.DRAW:
        refresh(state, luck)
    elif action < Action.PASS:
        make(state, stack_of(action), payment_of(action), luck)
    elif action == Action.PASS:
        make_nothing(state, luck)
    elif action < Action.CHOOSE:
        play_special(state, action, luck)
    else:
        choose(state, Gift(action - Action.CHOOSE))


def play_special(state: State, action: int, luck: AnyLuck) -> None:
    """Look through gifts, take one, or decline."""
    if action < Action.CLAIM:
        look(state, Pile(action - Action.LOOK))
        return
    if action < Action.DECLINE:
        claim(state, Gift(action - Action.CLAIM))
    else:
        decline(state)
    end_special(state, luck)
