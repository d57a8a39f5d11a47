"""ALPACA: the end of the game, Dreamers, scores and ties.

Kernel subset.
"""

from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.alpaca.farm import (
    alpacas_in_farm,
    can_exchange,
    farm_value,
    has_four_full,
    has_in_farm,
    highest_value,
    silenced_value,
)
from ludoteca.games.alpaca.figures import FIGHTER_SHARE
from ludoteca.games.alpaca.piles import alpacas_in
from ludoteca.games.alpaca.state import (
    DREAM,
    DREAMER,
    DREAMS,
    ENDS_GAME,
    FIGHTER,
    KINDS,
    OVER,
    PUPPY,
    SPACES,
    STARTS_FINAL,
    State,
)

PARTS = 3
FARM, SILENCED, FIGHTERS = range(PARTS)


# --- The final phase ------------------------------------------------------------------------------


def last_seat(state: State) -> int:
    """The seat to the right of the first player."""
    return (state.first + state.seats - 1) % state.seats


def notice_fences(state: State, owner: int) -> None:
    """Four full Fences start the final phase; the last seat's own, filled first, stop the game (A22, A23)."""
    if state.final != 0 or not has_four_full(state.players[owner]):
        return
    state.final = 1
    tell(STARTS_FINAL, owner, NONE, NONE)
    if owner == state.active and owner == last_seat(state):
        finish(state)


def finish(state: State) -> None:
    """No more turns: Dreamers are exchanged, then the game is over (A24)."""
    state.final = 1
    state.card = NONE
    state.due = 0
    ask_dreamer(state, 0)


# --- Dreamers -------------------------------------------------------------------------------------
# Their order is a count through the spaces from the left, and through the seats within a space (A-R27).


def ask_dreamer(state: State, start: int) -> None:
    """The first Dreamer from that count on for which the market holds something; else the game is over."""
    for place in range(start, SPACES * state.seats):
        space, seat = place // state.seats, (state.first + place) % state.seats
        if state.players[seat].farm[space] == DREAMER and can_dream_anything(state, seat):
            state.asked, state.step = seat, DREAM
            return
    state.asked, state.step = NONE, OVER
    tell(ENDS_GAME, NONE, NONE, NONE)


def dreamer_space(state: State, seat: int) -> int:
    for space in range(SPACES):
        if state.players[seat].farm[space] == DREAMER:
            return space
    return NONE


def can_dream_anything(state: State, seat: int) -> bool:
    for card in range(KINDS):
        if can_dream(state, seat, card):
            return True
    return False


def can_dream(state: State, seat: int, card: int) -> bool:
    """Any alpaca in the market but a Puppy that may stand where the Dreamer stands (A36, A-R27)."""
    if card == PUPPY or state.market[card] == 0:
        return False
    return can_exchange(state.players[seat], card, dreamer_space(state, seat))


def dream(state: State, card: int) -> None:
    """The chosen alpaca takes the Dreamer's place; the Dreamer leaves the game."""
    seat = state.asked
    space = dreamer_space(state, seat)
    state.market[card] -= 1
    state.players[seat].farm[space] = card
    tell(DREAMS, seat, card, NONE)
    turn_order = (seat - state.first + state.seats) % state.seats
    ask_dreamer(state, space * state.seats + turn_order + 1)


# --- Scores ---------------------------------------------------------------------------------------


def is_over(state: State) -> bool:
    return state.step == OVER


def score(state: State, seat: int) -> int:
    total = 0
    for part in range(PARTS):
        total += score_part(state, seat, part)
    return total


def score_part(state: State, seat: int, part: int) -> int:
    """Printed values, less what noise silences, plus the Fighter's bonus (A25)."""
    player = state.players[seat]
    if part == FARM:
        return farm_value(player)
    if part == SILENCED:
        return -silenced_value(player)
    return fighters_bonus(state, seat)


def fighters_bonus(state: State, seat: int) -> int:
    """A point for every two alpacas outside the farm, Puppies apart (A32, A-R28)."""
    if not has_in_farm(state.players[seat], FIGHTER):
        return 0
    player = state.players[seat]
    alpacas = alpacas_in(player.hand) + alpacas_in(player.deck) + alpacas_in(player.discard)
    puppies = player.hand[PUPPY] + player.deck[PUPPY] + player.discard[PUPPY]
    if seat == state.active:
        alpacas += alpacas_in(state.played)
        puppies += state.played[PUPPY]
    return (alpacas - puppies) // FIGHTER_SHARE


def tie_break(state: State, seat: int, place: int) -> int:
    """More alpacas behind Fences, then the most valuable one, then more cards outside the farm (A26)."""
    player = state.players[seat]
    if place == 0:
        return alpacas_in_farm(player)
    if place == 1:
        return highest_value(player)
    cards = cards_in(player.hand) + cards_in(player.deck) + cards_in(player.discard)
    return cards + (cards_in(state.played) if seat == state.active else 0)
