"""ALPACA: the game, in the order of the rulebooks.

The numbers in brackets are paragraphs of the help pages; rulings are marked A-R.  Chapters with files
of their own: ``purchase.py``, ``alpacas.py`` (the list of cards), ``ending.py``.

Kernel subset.
"""

from ludoteca.core.chance import Luck
from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.alpacas import can_copy_anything, can_use, go_on, use
from ludoteca.games.alpaca.answers import can_choose, can_choose_seat, choose, choose_seat, legal_answers
from ludoteca.games.alpaca.ending import finish, last_seat, notice_fences
from ludoteca.games.alpaca.farm import has_in_farm, is_building_site, space_for
from ludoteca.games.alpaca.figures import ACTIVE, IDLE_TURNS, STARTING_FENCES, STARTING_PUPPIES
from ludoteca.games.alpaca.market import set_up_market, thin_out_market
from ludoteca.games.alpaca.piles import discard_hand, draw_hand, leave_hand
from ludoteca.games.alpaca.purchase import buy, can_buy
from ludoteca.games.alpaca.state import (
    BEGINS_TURN,
    BUILDS,
    BUY,
    CHOOSE,
    COPY,
    END,
    FENCE,
    KINDS,
    MIME,
    PLACE,
    PLACES,
    PLAY,
    PLAYS,
    PUPPY,
    SEAT,
    SPACES,
    TURN,
    Options,
    State,
)

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: Luck) -> None:
    """Market, starting decks and hands (A3 to A6)."""
    state.seats, state.first = options.seats, options.first
    clear(state)
    set_up_market(state, options, luck)
    if options.quick != 0:
        thin_out_market(state, luck)
    for seat in range(state.seats):
        state.players[seat].deck[PUPPY] = STARTING_PUPPIES
        state.players[seat].deck[FENCE] = STARTING_FENCES
        draw_hand(state, seat, luck)
    begin_turn(state, state.first)


def clear(state: State) -> None:
    """An empty table: nothing behind Fences, no gifts to remember."""
    for player in state.players:
        for space in range(SPACES):
            player.farm[space] = NONE
    for gift in state.gifts:
        gift.giver = NONE


# --- The turn -------------------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    state.active = seat
    state.bought, state.placements, state.coins = 0, 1, 0
    state.reveller, state.acted = 0, 0
    go_on(state)
    tell(BEGINS_TURN, seat, NONE, NONE)


def end_turn(state: State, luck: Luck) -> None:
    """Hand and played cards are discarded, a new hand is drawn, the next turn begins (A7, A-R10, A-R30)."""
    player = state.players[state.active]
    discard_hand(state, state.active)
    for card in range(KINDS):
        player.discard[card] += state.played[card]
        state.played[card] = 0
    draw_hand(state, state.active, luck)
    state.idle += 1
    if has_idled_out(state):
        state.extra_turns = 0
    if state.extra_turns > 0:
        state.extra_turns -= 1
        begin_turn(state, state.active)
    elif state.active == last_seat(state) and is_last_round(state):
        finish(state)
    else:
        begin_turn(state, (state.active + 1) % state.seats)


def is_last_round(state: State) -> bool:
    """The final phase has begun (A22), or nothing has come behind a Fence for too long (A-R30)."""
    return state.final != 0 or has_idled_out(state)


def has_idled_out(state: State) -> bool:
    """Nothing has come behind a Fence for too long: extra turns are lost, in the final phase too (A-R30)."""
    return state.idle >= IDLE_TURNS * state.seats


def is_legal(state: State, action: int) -> bool:
    """Whether the seat that is asked may do this now."""
    if state.step != TURN:
        if action < CHOOSE:
            return False
        if action < SEAT:
            return can_choose(state, action - CHOOSE)
        return can_choose_seat(state, action - SEAT)
    if action < BUY:
        return can_play(state, action - PLAY)
    if action < PLACE:
        return can_buy(state, action - BUY)
    if action < END:
        return can_place(state, action - PLACE)
    return action == END


def legal_actions(state: State, legal: list[int]) -> int:
    """List what is_legal allows; how many there are."""
    if state.step != TURN:
        return legal_answers(state, legal)
    count, player = 1, state.players[state.active]
    legal[0] = END
    for card in range(KINDS):
        if player.hand[card] > 0:
            if can_play(state, card):
                legal[count] = PLAY + card
                count += 1
            if can_place(state, card):
                legal[count] = PLACE + card
                count += 1
    if state.bought == 0:
        for card in range(KINDS):
            if can_buy(state, card):
                legal[count] = BUY + card
                count += 1
    return count


def play(state: State, action: int, luck: Luck) -> None:
    """Do what is_legal allows."""
    if action < BUY:
        play_alpaca(state, action - PLAY, luck)
    elif action < PLACE:
        buy(state, action - BUY)
    elif action < END:
        place(state, action - PLACE)
    elif action == END:
        end_turn(state, luck)
    elif action < SEAT:
        choose(state, action - CHOOSE, luck)
    else:
        choose_seat(state, action - SEAT, luck)


# --- 1. Playing alpacas for their abilities -------------------------------------------------------


def can_play(state: State, card: int) -> bool:
    """An alpaca in hand with an active ability that can be used now (A9, A11, A-R11)."""
    if ACTIVE[card] == 0 or state.players[state.active].hand[card] == 0:
        return False
    if card == MIME:
        return can_copy_anything(state, MIME)
    return can_use(state, card, card, card)


def play_alpaca(state: State, card: int, luck: Luck) -> None:
    """A Mime first asks what to copy; until then nothing has been done in the turn (A-R12)."""
    leave_hand(state, state.active, card)
    state.played[card] += 1
    tell(PLAYS, state.active, card, NONE)
    if card == MIME:
        state.step = COPY
    else:
        use(state, card, card, luck)


# --- 2. Purchasing an alpaca: see purchase.py ----------------------------------------------------

# --- 3. Placing an alpaca in the farm -------------------------------------------------------------


def can_place(state: State, card: int) -> bool:
    """An alpaca whose name is not in the farm, with a space or a Fence to build (A15 to A19)."""
    player = state.players[state.active]
    if card == FENCE or player.hand[card] == 0 or state.placements == 0:
        return False
    return space_for(player, card) != NONE and not has_in_farm(player, card)


def place(state: State, card: int) -> None:
    """The alpaca takes the leftmost space it fits; a Fence is built only if it must be (A18, A19, A-R21)."""
    player, seat = state.players[state.active], state.active
    state.placements -= 1
    state.acted = 1
    space = space_for(player, card)
    if is_building_site(space):
        leave_hand(state, seat, FENCE)
        tell(BUILDS, seat, NONE, NONE)
    leave_hand(state, seat, card)
    player.farm[space] = card
    state.idle = 0
    tell(PLACES, seat, card, NONE)
    notice_fences(state, seat)
