"""ALPACA: purchasing an alpaca, the second of the three things to do in a turn.

Kernel subset.
"""

from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.brown_alpacas import ask_for_snob, can_afford_snob, discount, free_for_snob
from ludoteca.games.alpaca.figures import ACCOUNTANT_SAVES, COINS, VALUE
from ludoteca.games.alpaca.piles import enter_hand_openly, leave_hand
from ludoteca.games.alpaca.state import Card, Event, State, Step
from ludoteca.games.alpaca.turn import resume_turn


def price(state: State, card: Card) -> int:
    """The card's value, less what an Accountant saves, never below 0 (A13, A37, A-R4)."""
    return max(VALUE[card] - discount(state), 0)


def can_buy(state: State, card: Card) -> bool:
    """Whether the seat has not bought yet, and can pay this alpaca of the market in full (A13, A-R2)."""
    if state.market[card] == 0 or state.bought != 0:
        return False
    player = state.players[state.active]
    if card == Card.SNOB:
        return can_afford_snob(player)
    # The same as ``price(state, card) <= state.coins + player.purse``, but the farm is searched for an
    # Accountant only if that can make the difference.
    missing = VALUE[card] - state.coins - player.purse
    return missing <= 0 or (missing <= ACCOUNTANT_SAVES and missing <= discount(state))


def buy(state: State, card: Card) -> None:
    """Name the purchase.  The Sweeper's coins pay first; cards pay the rest one by one (A-R2, A-R3)."""
    state.bought, state.acted = 1, 1
    state.card = card
    if card == Card.SNOB:
        ask_for_snob(state)
    else:
        state.step, state.due = Step.PAY, max(price(state, card) - state.coins, 0)
    state.coins = 0
    receive_if_paid(state)


def pay(state: State, card: Card) -> None:
    """Pay with an alpaca from the hand; there is no change (A14)."""
    leave_hand(state, state.active, card)
    state.played[card] += 1
    state.due = max(state.due - COINS[card], 0)
    tell(Event.PAYS, state.active, card, NONE)
    receive_if_paid(state)


def pay_for_snob(state: State, card: Card) -> None:
    """A Snob costs alpacas instead of coins (A50)."""
    free_for_snob(state, card)
    receive_if_paid(state)


def receive_if_paid(state: State) -> None:
    """A bought alpaca goes to the discard pile, after a Reveller to the hand (A13, A44, A-R8)."""
    if state.due > 0:
        return
    card = Card(state.card)
    state.market[card] -= 1
    if state.reveller != 0:
        enter_hand_openly(state, state.active, card)
    else:
        state.players[state.active].discard[card] += 1
    tell(Event.BUYS, state.active, card, NONE)
    resume_turn(state)
