"""FIREFLIES: the game.  The numbers in brackets are paragraphs of the help pages.

Kernel subset.
"""

from ludoteca.core.chance import Luck, pick
from ludoteca.core.events import tell
from ludoteca.core.piles import cards_in
from ludoteca.core.structs import NONE
from ludoteca.games.fireflies.figures import COPIES, HAND_LIMIT, LIGHT, STARTING_HAND
from ludoteca.games.fireflies.state import (
    ACTIONS,
    BEGINS_TURN,
    CATCH,
    CATCHES,
    ENDS_GAME,
    FLY_AWAY,
    KINDS,
    OVER,
    PLAYING,
    RELEASE,
    RELEASES,
    Domain,
    Options,
    State,
)

# --- Setup ----------------------------------------------------------------------------------------


def setup(state: State, options: Options, luck: Luck) -> None:
    """The night, and a few fireflies for everybody (F2, F3)."""
    state.seats = options.seats
    for card in range(KINDS):
        state.night[card] = COPIES[card]
    for seat in range(state.seats):
        for _ in range(STARTING_HAND):
            catch(state, seat, luck)
    begin_turn(state, 0)


def catch(state: State, seat: int, luck: Luck) -> None:
    """A firefly out of the night; only its catcher sees which (F5)."""
    card = pick(Domain.CARD, state.night, luck)
    state.night[card] -= 1
    state.players[seat].hand[card] += 1
    tell(CATCHES, seat, card, NONE)


# --- The turn -------------------------------------------------------------------------------------


def begin_turn(state: State, seat: int) -> None:
    state.active, state.asked, state.step = seat, seat, PLAYING
    tell(BEGINS_TURN, seat, NONE, NONE)


def is_legal(state: State, action: int) -> bool:
    """Catch, with room in hand (F6), or release one that is there (F7)."""
    hand = state.players[state.active].hand
    if action == CATCH:
        return cards_in(hand) < HAND_LIMIT and cards_in(state.night) > 0
    return hand[action - RELEASE] > 0


def legal_actions(state: State, legal: list[int]) -> int:
    """List what is_legal allows; how many there are."""
    count = 0
    for action in range(ACTIONS):
        if is_legal(state, action):
            legal[count] = action
            count += 1
    return count


def play(state: State, action: int, luck: Luck) -> None:
    if action == CATCH:
        catch(state, state.active, luck)
    else:
        release(state, action - RELEASE)
    end_turn(state)


def release(state: State, card: int) -> None:
    """Into the jar; a second one of the same light takes the first with it (F7, F8)."""
    player = state.players[state.active]
    player.hand[card] -= 1
    player.jar[card] += 1
    tell(RELEASES, state.active, card, NONE)
    if player.jar[card] == 2:
        player.jar[card] = 0
        tell(FLY_AWAY, state.active, card, NONE)


def end_turn(state: State) -> None:
    """Who has nothing to do is passed over (F-R1); nobody has, when night and hands are empty (F9)."""
    seat = (state.active + 1) % state.seats
    for _ in range(state.seats):
        if cards_in(state.night) > 0 or cards_in(state.players[seat].hand) > 0:
            begin_turn(state, seat)
            return
        seat = (seat + 1) % state.seats
    state.asked, state.step = NONE, OVER
    tell(ENDS_GAME, NONE, NONE, NONE)


def is_over(state: State) -> bool:
    return state.step == OVER


# --- Scoring --------------------------------------------------------------------------------------


def score(state: State, seat: int) -> int:
    """The light in the jar (F10)."""
    return score_part(state, seat, 0)


def score_part(state: State, seat: int, part: int) -> int:
    light = 0
    for card in range(KINDS):
        light += state.players[seat].jar[card] * LIGHT[card]
    return light


def tie_break(state: State, seat: int, place: int) -> int:
    """More fireflies in the jar (F11)."""
    return cards_in(state.players[seat].jar)


# --- What a seat does not know --------------------------------------------------------------------


def redeal(state: State, seat: int, luck: Luck) -> None:
    """Others' hands and the night are one unknown (F-R2)."""
    for other in range(state.seats):
        if other != seat:
            for card in range(KINDS):
                state.night[card] += state.players[other].hand[card]
    for other in range(state.seats):
        if other != seat:
            count = cards_in(state.players[other].hand)
            for card in range(KINDS):
                state.players[other].hand[card] = 0
            for _ in range(count):
                catch(state, other, luck)


def chance_key(state: State, seat: int) -> int:
    """What luck may have brought before the eyes of a seat, as one number: its own hand."""
    seen = 0
    for card in range(KINDS):
        seen = (seen << 4) + state.players[seat].hand[card]
    return seen
