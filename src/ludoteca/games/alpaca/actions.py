"""ALPACA: which actions are legal, and which rule each of them calls.

Kernel subset.
"""

from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.games.alpaca.abilities import can_copy, copy_ability
from ludoteca.games.alpaca.card_list import (
    can_fetch,
    can_join,
    can_swap_in,
    can_swap_out,
    can_sweep,
    can_take,
    fetch,
    free_for_bargainer,
    free_for_viking,
    give,
    give_to,
    is_best_in_hand,
    join,
    swap_in,
    swap_out,
    sweep,
    take_from_market,
)
from ludoteca.games.alpaca.ending import can_dream, dream
from ludoteca.games.alpaca.piles import has_alpaca
from ludoteca.games.alpaca.rules import (
    buy,
    can_buy,
    can_place,
    can_play,
    end_turn,
    free_for_snob,
    pay,
    place,
    play_alpaca,
)
from ludoteca.games.alpaca.state import ON_TABLE, Action, Card, State, Step


def is_legal(state: State, action: int) -> bool:
    """Whether the seat to move may do this now."""
    if state.step != Step.TURN:
        if action < Action.CHOOSE:
            return False
        if action < Action.SEAT:
            return can_choose(state, Card(action - Action.CHOOSE))
        return can_choose_seat(state, action - Action.SEAT)
    if action < Action.BUY:
        return can_play(state, Card(action - Action.PLAY))
    if action < Action.PLACE:
        return can_buy(state, Card(action - Action.BUY))
    if action < Action.END:
        return can_place(state, Card(action - Action.PLACE))
    return action == Action.END


def legal_actions(state: State, legal: list[int]) -> int:
    """Write the legal actions into ``legal`` and return how many there are."""
    if state.step != Step.TURN:
        return list_answers(state, legal)
    count, player = 1, state.players[state.active]
    legal[0] = Action.END
    for card in Card:
        if player.hand[card] > 0:
            if can_play(state, card):
                legal[count] = Action.PLAY + card
                count += 1
            if can_place(state, card):
                legal[count] = Action.PLACE + card
                count += 1
    if state.bought == 0:
        for card in Card:
            if can_buy(state, card):
                legal[count] = Action.BUY + card
                count += 1
    return count


def play(state: State, action: int, luck: AnyLuck) -> None:
    """Play a legal action."""
    if action < Action.BUY:
        play_alpaca(state, Card(action - Action.PLAY), luck)
    elif action < Action.PLACE:
        buy(state, Card(action - Action.BUY))
    elif action < Action.END:
        place(state, Card(action - Action.PLACE))
    elif action == Action.END:
        end_turn(state, luck)
    elif action < Action.SEAT:
        choose(state, Card(action - Action.CHOOSE), luck)
    else:
        choose_seat(state, action - Action.SEAT, luck)


# --- Answers: a card ------------------------------------------------------------------------------


def list_answers(state: State, legal: list[int]) -> int:
    """Write the answers to the open choice into ``legal`` and return how many there are."""
    if state.step == Step.RECEIVER or state.step == Step.JOIN:
        return list_seats(state, legal)
    count, player = 0, state.players[state.asked]
    if can_be_any_alpaca(state.step):  # the same as below, without a look at the step for every card
        for card in Card:
            if has_alpaca(player.hand, card):
                legal[count] = Action.CHOOSE + card
                count += 1
        return count
    for card in Card:
        if can_choose(state, card):
            legal[count] = Action.CHOOSE + card
            count += 1
    return count


def can_be_any_alpaca(step: int) -> bool:
    """Whether the answer may be any alpaca in hand: to pay, to free for a Snob or a Bargainer, to give."""
    if step == Step.PAY or step == Step.FREE_FOR_SNOB:
        return True
    return step == Step.FREE_FOR_BARGAINER or step == Step.GIVE


def can_choose(state: State, card: Card) -> bool:
    """Whether this card is an answer to the open choice."""
    step, player = state.step, state.players[state.asked]
    if can_be_any_alpaca(step):
        return has_alpaca(player.hand, card)
    if step == Step.FREE_FOR_SWEEPER:
        return can_sweep(state, card)
    if step == Step.FREE_FOR_VIKING:
        return is_best_in_hand(player, card)
    if step == Step.TAKE:
        return can_take(state, card, state.bargain_limit)
    if step == Step.COPY:
        return can_copy(state, card, ON_TABLE)
    if step == Step.FETCH:
        return can_fetch(state, card)
    if step == Step.SWAP_IN:
        return can_swap_in(player, card)
    if step == Step.SWAP_OUT:
        return can_swap_out(state, card)
    return step == Step.DREAM and can_dream(state, state.asked, card)


def choose(state: State, card: Card, luck: AnyLuck) -> None:
    """Answer the open choice with a card."""
    step = state.step
    if step == Step.PAY:
        pay(state, card)
    elif step == Step.FREE_FOR_SNOB:
        free_for_snob(state, card)
    elif step == Step.COPY:
        copy_ability(state, card, luck)
    elif step == Step.DREAM:
        dream(state, card)
    else:
        choose_for_ability(state, card, luck)


def choose_for_ability(state: State, card: Card, luck: AnyLuck) -> None:
    """Answer a choice of an ability in the list of cards."""
    step = state.step
    if step == Step.FREE_FOR_SWEEPER:
        sweep(state, card)
    elif step == Step.FETCH:
        fetch(state, card)
    elif step == Step.GIVE:
        give(state, card, luck)
    elif step == Step.FREE_FOR_BARGAINER:
        free_for_bargainer(state, card)
    elif step == Step.TAKE:
        take_from_market(state, card)
    elif step == Step.FREE_FOR_VIKING:
        free_for_viking(state, card)
    elif step == Step.SWAP_IN:
        swap_in(state, card)
    elif step == Step.SWAP_OUT:
        swap_out(state, card)


# --- Answers: a seat ------------------------------------------------------------------------------


def list_seats(state: State, legal: list[int]) -> int:
    count = 0
    for seat in range(state.seats):
        if can_choose_seat(state, seat):
            legal[count] = Action.SEAT + seat
            count += 1
    return count


def can_choose_seat(state: State, seat: int) -> bool:
    """Whether this seat is an answer to the open choice."""
    if seat >= state.seats:
        return False
    if state.step == Step.RECEIVER:
        return seat != state.active  # a gift is for another seat (A35)
    return state.step == Step.JOIN and can_join(state, Card(state.card), seat)


def choose_seat(state: State, seat: int, luck: AnyLuck) -> None:
    """Answer the open choice with a seat."""
    if state.step == Step.RECEIVER:
        give_to(state, Card(state.card), seat, luck)
    else:
        join(state, Card(state.card), seat)
