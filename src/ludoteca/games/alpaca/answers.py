"""ALPACA: answers to what a step asks.

Kernel subset.
"""

from ludoteca.core.chance import Luck
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.alpacas import (
    can_copy,
    can_fetch,
    can_join,
    can_swap_in,
    can_swap_out,
    can_sweep,
    can_take,
    copy_ability,
    fetch,
    free_best,
    give,
    give_to,
    is_alpaca_in_hand,
    is_best_in_hand,
    join,
    start_bargain,
    start_swap,
    swap,
    sweep,
    take_from_market,
)
from ludoteca.games.alpaca.ending import can_dream, dream
from ludoteca.games.alpaca.purchase import pay, pay_for_snob
from ludoteca.games.alpaca.state import (
    CHOOSE,
    COPY,
    DREAM,
    FETCH,
    FREE_FOR_BARGAINER,
    FREE_FOR_SNOB,
    FREE_FOR_SWEEPER,
    FREE_FOR_VIKING,
    GIVE,
    JOIN,
    KINDS,
    PAY,
    SEAT,
    SWAP_IN,
    SWAP_OUT,
    TAKE,
    TO,
    State,
)


def legal_answers(state: State, legal: list[int]) -> int:
    """List the answers that the step allows; how many there are."""
    if state.step == TO or state.step == JOIN:
        return legal_seats(state, legal)
    count = 0
    if is_from_hand(state.step):
        for card in range(KINDS):
            if is_alpaca_in_hand(state, card):
                legal[count] = CHOOSE + card
                count += 1
        return count
    for card in range(KINDS):
        if can_choose(state, card):
            legal[count] = CHOOSE + card
            count += 1
    return count


def legal_seats(state: State, legal: list[int]) -> int:
    count = 0
    for seat in range(state.seats):
        if can_choose_seat(state, seat):
            legal[count] = SEAT + seat
            count += 1
    return count


def is_from_hand(step: int) -> bool:
    """Whether any alpaca in hand will do: to pay, to free for a Snob or a Bargainer, to give."""
    return step == PAY or step == FREE_FOR_SNOB or step == FREE_FOR_BARGAINER or step == GIVE


def can_choose(state: State, card: int) -> bool:
    step, player = state.step, state.players[state.asked]
    if is_from_hand(step):
        return is_alpaca_in_hand(state, card)
    if step == FREE_FOR_SWEEPER:
        return can_sweep(state, card)
    if step == FREE_FOR_VIKING:
        return is_best_in_hand(player, card)
    if step == TAKE:
        return can_take(state, card)
    if step == COPY:
        return can_copy(state, card, NONE)
    if step == FETCH:
        return can_fetch(state, card)
    if step == SWAP_IN:
        return can_swap_in(player, card)
    if step == SWAP_OUT:
        return can_swap_out(state, card)
    return step == DREAM and can_dream(state, state.asked, card)


def choose(state: State, card: int, luck: Luck) -> None:
    step = state.step
    if step == PAY:
        pay(state, card)
    elif step == FREE_FOR_SNOB:
        pay_for_snob(state, card)
    elif step == COPY:
        copy_ability(state, card, luck)
    elif step == GIVE:
        give(state, card, luck)
    elif step == DREAM:
        dream(state, card)
    else:
        choose_for_alpaca(state, card)


def choose_for_alpaca(state: State, card: int) -> None:
    step = state.step
    if step == FREE_FOR_SWEEPER:
        sweep(state, card)
    elif step == FREE_FOR_BARGAINER:
        start_bargain(state, card)
    elif step == TAKE:
        take_from_market(state, card)
    elif step == FREE_FOR_VIKING:
        free_best(state, card)
    elif step == FETCH:
        fetch(state, card)
    elif step == SWAP_IN:
        start_swap(state, card)
    elif step == SWAP_OUT:
        swap(state, card)


def can_choose_seat(state: State, seat: int) -> bool:
    if seat >= state.seats:
        return False
    if state.step == TO:
        return seat != state.active
    return state.step == JOIN and can_join(state, state.card, seat)


def choose_seat(state: State, seat: int, luck: Luck) -> None:
    if state.step == TO:
        give_to(state, state.card, seat, luck)
    else:
        join(state, state.card, seat)
