"""ALPACA: the game, in the order of the rulebooks.

The numbers in brackets are paragraphs of the help pages, A-R those of rulings.  Where to find each chapter:

    Setup                    here
    Gameplay                 here, and turn.py
    1. Playing alpacas       here, and abilities.py
    2. Purchasing an alpaca  here
    3. Placing an alpaca     here, and farm.py
    End of the game          ending.py
    List of keywords         piles.py
    List of cards            card_list.py

``actions.py`` lists what a seat may do, and calls these functions.

Kernel subset.
"""

from collections.abc import Sequence

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.abilities import can_use, can_use_mime, use, use_mime
from ludoteca.games.alpaca.ending import (
    begin_last_round_if_full,
    finish,
    is_idle_too_long,
    is_over_after_round,
)
from ludoteca.games.alpaca.farm import has_in_farm, has_room_for, is_building_site, space_for
from ludoteca.games.alpaca.figures import (
    ACCOUNTANT_SAVES,
    ACTIVE,
    BROWN,
    BROWN_PILES,
    COINS,
    COPIES,
    NOBLE,
    SNOB_PRICE,
    STARTING_FENCES,
    STARTING_PUPPIES,
    VALUE,
    WHITE,
    WHITE_PILES,
)
from ludoteca.games.alpaca.piles import (
    alpacas_in,
    clear_gift,
    discard_hand,
    draw_hand,
    enter_hand_openly,
    free_from_hand,
    leave_hand,
)
from ludoteca.games.alpaca.state import IN_HAND, SPACES, Card, Domain, EventNumber, Options, State, Step
from ludoteca.games.alpaca.turn import begin_turn, resume_turn

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: AnyLuck) -> None:
    """Lay out the market, deal the starting decks and hands, and begin (A3 to A6)."""
    state.seats, state.first = options.seats, options.first
    clear_farms_and_gifts(state)
    lots = state.played  # nothing has been played yet, and a field for lots alone would make states larger
    set_up_market(state.market, lots, options, luck)
    if options.quick != 0:
        thin_out_market(state.market, lots, luck)
    for seat in range(state.seats):
        state.players[seat].draw_pile[Card.PUPPY] = STARTING_PUPPIES
        state.players[seat].draw_pile[Card.FENCE] = STARTING_FENCES
        draw_hand(state, seat, luck)
    begin_turn(state, state.first)


def clear_farms_and_gifts(state: State) -> None:
    """Begin without alpacas behind Fences and without gifts: NONE, where an empty struct has 0."""
    for player in state.players:
        for space in range(SPACES):
            player.farm[space] = NONE
    for gift in state.gifts:
        clear_gift(gift)


# --- Setup: the market ----------------------------------------------------------------------------
# Lots are drawn from a pile with one card of each kind: ``lots``, which is empty before and after.


def set_up_market(market: list[int], lots: list[int], options: Options, luck: AnyLuck) -> None:
    """Lay out Nobles, Snobs, and other kinds: the chosen ones, or random ones of each colour (A4)."""
    for card in Card:
        if NOBLE[card] != 0 or card == Card.SNOB or options.market[card] != 0:
            market[card] = COPIES[card]
    if cards_in(options.market) == 0:
        draw_kinds(market, lots, BROWN, BROWN_PILES, luck)
        draw_kinds(market, lots, WHITE, WHITE_PILES, luck)


def draw_kinds(market: list[int], lots: list[int], colour: Sequence[int], kinds: int, luck: AnyLuck) -> None:
    """Shuffle one card of each kind of a colour, and draw the kinds that the market gets."""
    for card in Card:
        lots[card] = colour[card]
    for _ in range(kinds):
        drawn = pick(Domain.CARD, lots, luck)
        lots[drawn] = 0
        market[drawn] = COPIES[drawn]
    for card in Card:
        lots[card] = 0


def thin_out_market(market: list[int], lots: list[int], luck: AnyLuck) -> None:
    """Take one card out of each pile for the quick game of two (A5); of the Nobles a random one (A-R34)."""
    for card in Card:
        lots[card] = NOBLE[card]
    market[pick(Domain.CARD, lots, luck)] -= 1
    for card in Card:
        lots[card] = 0
        if market[card] > 1:
            market[card] -= 1


# --- Gameplay -------------------------------------------------------------------------------------
# ``begin_turn`` is in turn.py.


def end_turn(state: State, luck: AnyLuck) -> None:
    """Discard the hand and the played cards, draw a new hand, and begin the next turn (A7, A-R10, A-R30)."""
    player = state.players[state.active]
    discard_hand(state, state.active)
    for card in Card:
        player.discard[card] += state.played[card]
        state.played[card] = 0
    draw_hand(state, state.active, luck)
    state.idle += 1
    if is_idle_too_long(state):
        state.extra_turns = 0  # they are lost
    if state.extra_turns > 0:
        state.extra_turns -= 1
        begin_turn(state, state.active)
    elif state.active == last_seat(state.first, state.seats) and is_over_after_round(state):
        finish(state)
    else:
        begin_turn(state, (state.active + 1) % state.seats)


# --- 1. Playing alpacas to activate their abilities -----------------------------------------------


def can_play(state: State, card: Card) -> bool:
    """Whether the card is an alpaca in hand with an active ability that can be used now (A9, A11, A-R11)."""
    if ACTIVE[card] == 0 or state.players[state.active].hand[card] == 0:
        return False
    if card == Card.MIME:
        return can_use_mime(state, IN_HAND)
    return can_use(state, card, card, IN_HAND)


def play_alpaca(state: State, card: Card, luck: AnyLuck) -> None:
    """Put the alpaca on the table and use its ability; a Mime first asks what to copy (A9, A33)."""
    leave_hand(state, state.active, card)
    state.played[card] += 1
    tell(EventNumber.PLAYS, state.active, card, NONE)
    if card == Card.MIME:
        use_mime(state)
    else:
        use(state, card, card, luck)


# --- 2. Purchasing an alpaca ----------------------------------------------------------------------


def price(state: State, card: Card) -> int:
    """Return the card's value, less what an Accountant saves, never below 0 (A13, A37, A-R4)."""
    return max(VALUE[card] - discount(state), 0)


def discount(state: State) -> int:
    """Return how many coins less the active seat pays with an Accountant behind a Fence (A37, A-R5)."""
    return ACCOUNTANT_SAVES if has_in_farm(state.players[state.active], Card.ACCOUNTANT) else 0


def can_buy(state: State, card: Card) -> bool:
    """Whether the seat has not bought yet, and can pay this alpaca of the market in full (A13, A-R2)."""
    if state.market[card] == 0 or state.bought != 0:
        return False
    player = state.players[state.active]
    if card == Card.SNOB:
        return alpacas_in(player.hand) >= SNOB_PRICE
    # The same as ``price(state, card) <= state.sweeper_coins + player.purse``, but the farm is searched for
    # an Accountant only if that can make the difference.
    missing = VALUE[card] - state.sweeper_coins - player.purse
    return missing <= 0 or (missing <= ACCOUNTANT_SAVES and missing <= discount(state))


def buy(state: State, card: Card) -> None:
    """Name the purchase.  The Sweeper's coins pay first; cards pay the rest one by one (A-R2, A-R3).

    A Snob costs alpacas instead of coins (A50, A-R6).
    """
    state.bought, state.acted = 1, 1
    state.card = card
    if card == Card.SNOB:
        state.step, state.due = Step.FREE_FOR_SNOB, SNOB_PRICE
    else:
        state.step, state.due = Step.PAY, max(price(state, card) - state.sweeper_coins, 0)
    state.sweeper_coins = 0
    receive_if_paid(state)


def pay(state: State, card: Card) -> None:
    """Pay with an alpaca from the hand; there is no change (A14)."""
    leave_hand(state, state.active, card)
    state.played[card] += 1
    state.due = max(state.due - COINS[card], 0)
    tell(EventNumber.PAYS, state.active, card, NONE)
    receive_if_paid(state)


def free_for_snob(state: State, card: Card) -> None:
    """Pay for a Snob with an alpaca: free it from the hand (A50, A-R6)."""
    free_from_hand(state, state.active, card)
    state.due -= 1
    receive_if_paid(state)


def receive_if_paid(state: State) -> None:
    """Put a bought alpaca on the discard pile, after a Reveller into the hand (A13, A44, A-R8)."""
    if state.due > 0:
        return
    card = Card(state.card)
    state.market[card] -= 1
    if state.reveller != 0:
        enter_hand_openly(state, card)
    else:
        state.players[state.active].discard[card] += 1
    tell(EventNumber.BUYS, state.active, card, NONE)
    resume_turn(state)


# --- 3. Placing an alpaca in the farm -------------------------------------------------------------


def can_place(state: State, card: Card) -> bool:
    """Whether the card is an alpaca in hand that the farm has room for (A15 to A19)."""
    player = state.players[state.active]
    if player.hand[card] == 0 or state.placements == 0:
        return False
    return has_room_for(player, card)


def place(state: State, card: Card) -> None:
    """Place the alpaca in the leftmost space it fits, or build a Fence for it (A18 to A20, A-R21)."""
    player, seat = state.players[state.active], state.active
    state.placements -= 1
    state.acted = 1
    space = space_for(player, card)
    if is_building_site(space):
        leave_hand(state, seat, Card.FENCE)
        tell(EventNumber.BUILDS, seat, NONE, NONE)
    leave_hand(state, seat, card)
    player.farm[space] = card
    state.idle = 0
    tell(EventNumber.PLACES, seat, card, NONE)
    begin_last_round_if_full(state, seat)


# --- End of the game: see ending.py ---------------------------------------------------------------
