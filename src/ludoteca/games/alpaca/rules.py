"""ALPACA: the game, in the order of the rulebooks.

The numbers in brackets are paragraphs of the help pages, A-R those of rulings.  Where to find each chapter:

    Setup                    here, and market.py
    Gameplay                 here, and turn.py
    1. Playing alpacas       here, and abilities.py
    2. Purchasing an alpaca  purchase.py
    3. Placing an alpaca     here, and farm.py
    End of the game          ending.py
    List of keywords         piles.py
    List of cards            white_alpacas.py and brown_alpacas.py

``actions.py`` lists what a seat may do, and calls these functions.

Kernel subset.
"""

from ludoteca.core.chance import Luck
from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.abilities import can_use, can_use_mime, use
from ludoteca.games.alpaca.ending import check_for_final_phase, finish, last_seat
from ludoteca.games.alpaca.farm import has_room_for, is_building_site, space_for
from ludoteca.games.alpaca.figures import ACTIVE, IDLE_TURNS, STARTING_FENCES, STARTING_PUPPIES
from ludoteca.games.alpaca.market import set_up_market, thin_out_market
from ludoteca.games.alpaca.piles import discard_hand, draw_hand, leave_hand
from ludoteca.games.alpaca.state import SPACES, Card, Event, Options, State
from ludoteca.games.alpaca.turn import begin_turn
from ludoteca.games.alpaca.white_alpacas import use_mime

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: Luck) -> None:
    """Lay out the market, deal the starting decks and hands, and begin (A3 to A6)."""
    state.seats, state.first = options.seats, options.first
    clear_farms_and_gifts(state)
    set_up_market(state, options, luck)
    if options.quick != 0:
        thin_out_market(state, luck)
    for seat in range(state.seats):
        state.players[seat].deck[Card.PUPPY] = STARTING_PUPPIES
        state.players[seat].deck[Card.FENCE] = STARTING_FENCES
        draw_hand(state, seat, luck)
    begin_turn(state, state.first)


def clear_farms_and_gifts(state: State) -> None:
    """No alpaca stands behind a Fence, and no gift was made: NONE, where an empty struct has 0."""
    for player in state.players:
        for space in range(SPACES):
            player.farm[space] = NONE
    for gift in state.gifts:
        gift.giver = NONE


# --- Gameplay -------------------------------------------------------------------------------------
# ``begin_turn`` is in turn.py.


def end_turn(state: State, luck: Luck) -> None:
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
    elif state.active == last_seat(state) and is_final_phase(state):
        finish(state)
    else:
        begin_turn(state, (state.active + 1) % state.seats)


def is_final_phase(state: State) -> bool:
    """Whether the match ends with this round.

    Four Fences are full (A22), or no alpaca has come behind a Fence for too long (A-R30).
    """
    return state.final != 0 or is_idle_too_long(state)


def is_idle_too_long(state: State) -> bool:
    """Whether no alpaca has come behind a Fence for IDLE_TURNS turns of each seat (A-R30)."""
    return state.idle >= IDLE_TURNS * state.seats


# --- 1. Playing alpacas to activate their abilities -----------------------------------------------


def can_play(state: State, card: Card) -> bool:
    """Whether the card is an alpaca in hand with an active ability that can be used now (A9, A11, A-R11)."""
    if ACTIVE[card] == 0 or state.players[state.active].hand[card] == 0:
        return False
    if card == Card.MIME:
        return can_use_mime(state, 1)
    return can_use(state, card, card, 1)


def play_alpaca(state: State, card: Card, luck: Luck) -> None:
    """Put the alpaca on the table and use its ability; a Mime first asks what to copy (A9, A33)."""
    leave_hand(state, state.active, card)
    state.played[card] += 1
    tell(Event.PLAYS, state.active, card, NONE)
    if card == Card.MIME:
        use_mime(state)
    else:
        use(state, card, card, luck)


# --- 2. Purchasing an alpaca ----------------------------------------------------------------------
# ``can_buy`` and ``buy`` are in purchase.py.

# --- 3. Placing an alpaca in the farm -------------------------------------------------------------


def can_place(state: State, card: Card) -> bool:
    """Whether the card is an alpaca in hand that the farm has room for (A15 to A19)."""
    player = state.players[state.active]
    if player.hand[card] == 0 or state.placements == 0:
        return False
    return has_room_for(player, card)


def place(state: State, card: Card) -> None:
    """Place the alpaca in the leftmost space it fits, or build a Fence for it (A18, A19, A-R21)."""
    player, seat = state.players[state.active], state.active
    state.placements -= 1
    state.acted = 1
    space = space_for(player, card)
    if is_building_site(space):
        leave_hand(state, seat, Card.FENCE)
        tell(Event.BUILDS, seat, NONE, NONE)
    leave_hand(state, seat, card)
    player.farm[space] = card
    state.idle = 0
    tell(Event.PLACES, seat, card, NONE)
    check_for_final_phase(state, seat)


# --- End of the game: see ending.py ---------------------------------------------------------------
