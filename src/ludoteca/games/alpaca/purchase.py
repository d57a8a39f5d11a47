"""ALPACA: purchasing an alpaca, the second thing to do in a turn.

Kernel subset.
"""

from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.alpacas import go_on
from ludoteca.games.alpaca.farm import has_in_farm
from ludoteca.games.alpaca.figures import ACCOUNTANT_SAVES, COINS, SNOB_PRICE, VALUE
from ludoteca.games.alpaca.piles import alpacas_in, enter_hand_openly, free_from_hand, leave_hand
from ludoteca.games.alpaca.state import ACCOUNTANT, BUYS, FREE_FOR_SNOB, PAY, PAYS, SNOB, State


def has_accountant(state: State) -> bool:
    return has_in_farm(state.players[state.active], ACCOUNTANT)


def price(state: State, card: int) -> int:
    """The card's value, one coin less with an Accountant, never below 0 (A13, A37, A-R4)."""
    return max(VALUE[card] - (ACCOUNTANT_SAVES if has_accountant(state) else 0), 0)


def can_buy(state: State, card: int) -> bool:
    """Once a turn, what lies in the market and can be paid in full (A13, A-R2)."""
    if state.market[card] == 0 or state.bought != 0:
        return False
    player = state.players[state.active]
    if card == SNOB:
        return alpacas_in(player.hand) >= SNOB_PRICE
    missing = VALUE[card] - state.coins - player.purse
    return missing <= 0 or (missing <= ACCOUNTANT_SAVES and has_accountant(state))


def buy(state: State, card: int) -> None:
    """Name the purchase; the Sweeper's coins go first, the rest is paid card by card (A-R2, A-R3)."""
    state.bought, state.acted = 1, 1
    state.card = card
    if card == SNOB:
        state.step, state.due = FREE_FOR_SNOB, SNOB_PRICE
    else:
        state.step, state.due = PAY, max(price(state, card) - state.coins, 0)
    state.coins = 0
    receive_if_paid(state)


def pay(state: State, card: int) -> None:
    """An alpaca pays with its coins; what is too much is lost (A14)."""
    leave_hand(state, state.active, card)
    state.played[card] += 1
    state.due = max(state.due - COINS[card], 0)
    tell(PAYS, state.active, card, NONE)
    receive_if_paid(state)


def pay_for_snob(state: State, card: int) -> None:
    """A Snob costs two alpacas, freed from the hand (A50, A-R6)."""
    free_from_hand(state, state.active, card)
    state.due -= 1
    receive_if_paid(state)


def receive_if_paid(state: State) -> None:
    """A paid card goes to the discard pile, after a Reveller to the hand (A13, A44, A-R8)."""
    if state.due > 0:
        return
    card = state.card
    state.market[card] -= 1
    if state.reveller != 0:
        enter_hand_openly(state, state.active, card)
    else:
        state.players[state.active].discard[card] += 1
    tell(BUYS, state.active, card, NONE)
    go_on(state)
