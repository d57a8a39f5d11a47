"""ALPACA: the game, in the order of the rulebooks.

The numbers in brackets are paragraphs of the help pages; rulings are marked A-R.

Kernel subset.
"""

from ludoteca.core.chance import Luck
from ludoteca.core.record import NONE
from ludoteca.core.story import tell
from ludoteca.games.alpaca.alpacas import (
    can_copy,
    can_copy_anything,
    can_fetch,
    can_give,
    can_join,
    can_swap_in,
    can_swap_out,
    can_sweep,
    can_take,
    can_use,
    copy_ability,
    fetch,
    free_best,
    give,
    give_to,
    go_on,
    is_best_in_hand,
    join,
    start_bargain,
    start_swap,
    swap,
    sweep,
    take_from_market,
    use,
)
from ludoteca.games.alpaca.ending import can_dream, dream, finish, last_seat, notice_fences
from ludoteca.games.alpaca.farm import building_site, free_space, has_in_farm, needs_fence
from ludoteca.games.alpaca.figures import (
    ACCOUNTANT_SAVES,
    ACTIVE,
    COINS,
    IDLE_TURNS,
    SNOB_PRICE,
    STARTING_FENCES,
    STARTING_PUPPIES,
    VALUE,
)
from ludoteca.games.alpaca.market import set_up_market, thin_out_market
from ludoteca.games.alpaca.piles import (
    alpacas_in,
    coins_in,
    discard_hand,
    draw_hand,
    enter_hand_openly,
    free_from_hand,
    leave_hand,
)
from ludoteca.games.alpaca.state import (
    ACCOUNTANT,
    ACTIONS,
    BEGINS_TURN,
    BUILDS,
    BUY,
    BUYS,
    CHOOSE,
    COPY,
    DREAM,
    END,
    FENCE,
    FETCH,
    FREE_FOR_BARGAINER,
    FREE_FOR_SNOB,
    FREE_FOR_SWEEPER,
    FREE_FOR_VIKING,
    GIVE,
    JOIN,
    KINDS,
    MIME,
    PAY,
    PAYS,
    PLACE,
    PLACES,
    PLAY,
    PLAYS,
    PUPPY,
    SEAT,
    SNOB,
    SPACES,
    SWAP_IN,
    SWAP_OUT,
    TAKE,
    TO,
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
    """Hand and played cards are discarded, a new hand is drawn, the next turn begins (A7, A-R10)."""
    player = state.players[state.active]
    discard_hand(state, state.active)
    for card in range(KINDS):
        player.discard[card] += state.played[card]
        state.played[card] = 0
    draw_hand(state, state.active, luck)
    state.idle += 1
    if state.extra_turns > 0:
        state.extra_turns -= 1
        begin_turn(state, state.active)
    elif state.active == last_seat(state) and is_last_round(state):
        finish(state)
    else:
        begin_turn(state, (state.active + 1) % state.seats)


def is_last_round(state: State) -> bool:
    """The final phase has begun (A22), or nothing has come behind a Fence for too long (A-R30)."""
    return state.final != 0 or state.idle >= IDLE_TURNS * state.seats


def first_action(state: State) -> int:
    """No action below this one is legal now; see the layout in ``state.py``."""
    if state.step == TURN:
        return PLAY
    return SEAT if state.step == TO or state.step == JOIN else CHOOSE


def last_action(state: State) -> int:
    """No action above this one is legal now."""
    if state.step == TURN:
        return END
    return ACTIONS - 1 if state.step == TO or state.step == JOIN else SEAT - 1


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


# --- 2. Purchasing an alpaca ----------------------------------------------------------------------


def price(state: State, card: int) -> int:
    """The card's value, one coin less with an Accountant behind a Fence (A13, A37, A-R4)."""
    saved = ACCOUNTANT_SAVES if has_in_farm(state.players[state.active], ACCOUNTANT) else 0
    return max(VALUE[card] - saved, 0)


def can_buy(state: State, card: int) -> bool:
    """Once a turn, what lies in the market and can be paid in full (A13, A-R2)."""
    if state.market[card] == 0 or state.bought != 0:
        return False
    hand = state.players[state.active].hand
    if card == SNOB:
        return alpacas_in(hand) >= SNOB_PRICE
    return price(state, card) <= state.coins + coins_in(hand)


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


# --- 3. Placing an alpaca in the farm -------------------------------------------------------------


def can_place(state: State, card: int) -> bool:
    """An alpaca whose name is not in the farm, with a space or a Fence to build (A15 to A19)."""
    player = state.players[state.active]
    if card == FENCE or player.hand[card] == 0 or state.placements == 0 or has_in_farm(player, card):
        return False
    if needs_fence(player, card):
        return player.hand[FENCE] > 0 and building_site(player) != NONE
    return True


def place(state: State, card: int) -> None:
    """The alpaca takes the leftmost space it fits; a Fence is built only if it must be (A18, A19, A-R21)."""
    player, seat = state.players[state.active], state.active
    state.placements -= 1
    state.acted = 1
    space = free_space(player)
    if needs_fence(player, card):
        space = building_site(player)
        leave_hand(state, seat, FENCE)
        tell(BUILDS, seat, NONE, NONE)
    leave_hand(state, seat, card)
    player.farm[space] = card
    state.idle = 0
    tell(PLACES, seat, card, NONE)
    notice_fences(state, seat)


# --- Answers to what a step asks ------------------------------------------------------------------


def can_choose(state: State, card: int) -> bool:
    step, player = state.step, state.players[state.asked]
    if step == PAY or step == FREE_FOR_SNOB or step == FREE_FOR_BARGAINER or step == GIVE:
        return can_give(state, card)
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
