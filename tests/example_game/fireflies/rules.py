"""FIREFLIES: the game, in the order of the help page.  The numbers in brackets are its paragraphs.

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.fireflies.figures import COPIES, HAND_LIMIT, STARTING_HAND
from ludoteca.games.fireflies.state import Card, Domain, EventNumber, Options, State, Step

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: AnyLuck) -> None:
    """Deal two fireflies to everybody; the others are the night (F2, F3)."""
    state.seats = options.seats
    for card in Card:
        state.night[card] = COPIES[card]
    for seat in range(state.seats):
        for _ in range(STARTING_HAND):
            draw(state, seat, luck)
    begin_turn(state, 0)


def draw(state: State, seat: int, luck: AnyLuck) -> None:
    """Draw a firefly out of the night; only this seat sees which (F5)."""
    card = pick(Domain.CARD, state.night, luck)
    state.night[card] -= 1
    state.players[seat].hand[card] += 1
    tell(EventNumber.CATCHES, seat, card, NONE)


# --- The turn: catch or release one firefly (F4) --------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    state.active, state.asked, state.step = seat, seat, Step.TURN
    tell(EventNumber.TURN, seat, NONE, NONE)


def can_catch(state: State) -> bool:
    """Whether there is room in the hand (F6), and there are fireflies in the night."""
    return cards_in(state.players[state.active].hand) < HAND_LIMIT and cards_in(state.night) > 0


def catch(state: State, luck: AnyLuck) -> None:
    """Catch one firefly (F5)."""
    draw(state, state.active, luck)
    end_turn(state)


def can_release(state: State, card: Card) -> bool:
    """Whether the firefly is in the hand (F7)."""
    return state.players[state.active].hand[card] > 0


def release(state: State, card: Card) -> None:
    """Put a firefly into the jar; if one of its kind is there already, both fly away (F7, F8)."""
    player = state.players[state.active]
    player.hand[card] -= 1
    player.jar[card] += 1
    tell(EventNumber.RELEASES, state.active, card, NONE)
    if player.jar[card] == 2:
        player.jar[card] = 0
        tell(EventNumber.FLY_AWAY, state.active, card, NONE)
    end_turn(state)


def end_turn(state: State) -> None:
    """Skip seats with nothing to do (F-R1); the game ends when the night and all hands are empty (F9)."""
    seat = (state.active + 1) % state.seats
    for _ in range(state.seats):
        if cards_in(state.night) > 0 or cards_in(state.players[seat].hand) > 0:
            begin_turn(state, seat)
            return
        seat = (seat + 1) % state.seats
    state.asked, state.step = NONE, Step.OVER
    tell(EventNumber.OVER, NONE, NONE, NONE)


# --- The score: see ending.py ---------------------------------------------------------------------
