"""ALPACA: the end of the game: the last round, the Dreamers, the scores and the ties (A22 to A26).

Kernel subset.
"""

from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.farm import (
    alpacas_in_farm,
    can_exchange,
    farm_value,
    has_four_full,
    has_in_farm,
    highest_value,
    silenced_value,
    space_of,
)
from ludoteca.games.alpaca.figures import FIGHTER_SHARE, IDLE_TURNS
from ludoteca.games.alpaca.piles import alpacas_in
from ludoteca.games.alpaca.state import SPACES, Card, EndReason, EventNumber, Part, Player, State, Step, Tie
from ludoteca.games.alpaca.turn import place_in_round

# --- The last round (A22, A23) --------------------------------------------------------------------


def begin_last_round_if_full(state: State, owner: int) -> None:
    """Begin the last round if four Fences of this farm are full (A22).

    If the last seat is the first to fill its own four Fences, there are no more turns (A23, A-R26).
    """
    if state.last_round != 0 or not has_four_full(state.players[owner]):
        return
    state.last_round = 1
    tell(EventNumber.LAST_ROUND, owner, NONE, NONE)
    if owner == state.active and owner == last_seat(state.first, state.seats):
        finish(state)


def is_over_after_round(state: State) -> bool:
    """Whether the match ends with this round.

    Four Fences are full (A22), or no alpaca has come behind a Fence for too long (A-R30).
    """
    return state.last_round != 0 or is_idle_too_long(state)


def is_idle_too_long(state: State) -> bool:
    """Whether no alpaca has come behind a Fence for IDLE_TURNS turns of each seat (A-R30).

    One that comes by an exchange does not count.
    """
    return state.idle >= IDLE_TURNS * state.seats


def finish(state: State) -> None:
    """End the turns: exchange Dreamers, then end the match (A24, A36)."""
    state.last_round = 1
    state.card, state.due, state.bargain_limit = NONE, 0, 0
    ask_dreamer_or_end(state, 0)


def is_over(state: State) -> bool:
    """Whether the match has ended."""
    return state.step == Step.OVER


def end_reason(state: State) -> int:
    """Return whether any farm has four full Fences now that the match is over (A-R30).

    The reason is read from the farms, not from what began the last round: if an exchange of Twins has
    opened one of the four Fences since, it is NO_FULL_FENCES.
    """
    for seat in range(state.seats):
        if has_four_full(state.players[seat]):
            return EndReason.FENCES
    return EndReason.NO_FULL_FENCES


# --- Dreamers (A36) -------------------------------------------------------------------------------
# ``finish`` asks for the first one, each answer for the next.


def ask_dreamer_or_end(state: State, start: int) -> None:
    """Ask the owner of the next Dreamer that can be exchanged; without one, end the match (A-R27).

    The order is a count: through the spaces from left to right, and in each space through the seats in
    turn order.  ``start`` is where to continue it.
    """
    for index in range(start, SPACES * state.seats):
        space, seat = index // state.seats, (state.first + index) % state.seats
        if state.players[seat].farm[space] == Card.DREAMER and can_dream_anything(state, seat):
            state.asked, state.step = seat, Step.DREAM
            return
    state.asked, state.step = NONE, Step.OVER
    tell(EventNumber.OVER, NONE, NONE, NONE)


def can_dream_anything(state: State, seat: int) -> bool:
    """Whether a Dreamer of this seat can be exchanged for any alpaca (A36)."""
    for card in Card:
        if can_dream(state, seat, card):
            return True
    return False


def can_dream(state: State, seat: int, card: Card) -> bool:
    """Whether a card is in the market, not a Puppy, and may stand where the Dreamer stands (A-R27)."""
    if card == Card.PUPPY or state.market[card] == 0:
        return False
    player = state.players[seat]
    return can_exchange(player, card, space_of(player, Card.DREAMER))


def dream(state: State, card: Card) -> None:
    """Put the chosen alpaca in the Dreamer's place; the Dreamer leaves the game."""
    seat = state.asked
    space = space_of(state.players[seat], Card.DREAMER)
    state.market[card] -= 1
    state.players[seat].farm[space] = card
    tell(EventNumber.DREAMS, seat, card, NONE)
    ask_dreamer_or_end(state, space * state.seats + place_in_round(state, seat) + 1)


# --- Scores (A25) ---------------------------------------------------------------------------------

SCORE_PARTS = len(Part)


def score_part(state: State, seat: int, part: int) -> int:
    """Return the printed values, what noise takes from them (0 or less), or the Fighter's bonus (A25)."""
    if part == Part.FARM:
        return farm_value(state.players[seat])
    if part == Part.SILENCED:
        return -silenced_value(state.players[seat])
    return fighter_bonus(state, seat)


def fighter_bonus(state: State, seat: int) -> int:
    """Return the points of a Fighter: 1 for every FIGHTER_SHARE alpacas outside the farm (A32, A-R28)."""
    if not has_in_farm(state.players[seat], Card.FIGHTER):
        return 0
    alpacas = grown_alpacas_outside(state.players[seat])
    if seat == state.active:
        alpacas += alpacas_in(state.played) - state.played[Card.PUPPY]
    return alpacas // FIGHTER_SHARE


def grown_alpacas_outside(player: Player) -> int:
    """Return how many alpacas are in hand, draw pile and discard pile, without Puppies."""
    alpacas = alpacas_in(player.hand) + alpacas_in(player.draw_pile) + alpacas_in(player.discard)
    puppies = player.hand[Card.PUPPY] + player.draw_pile[Card.PUPPY] + player.discard[Card.PUPPY]
    return alpacas - puppies


# --- Ties (A26) -----------------------------------------------------------------------------------

TIE_BREAKS = len(Tie)


def tie_break(state: State, seat: int, criterion: int) -> int:
    """Return alpacas behind Fences, then the most valuable one, then cards outside the farm (A26)."""
    player = state.players[seat]
    if criterion == Tie.ALPACAS:
        return alpacas_in_farm(player)
    if criterion == Tie.HIGHEST:
        return highest_value(player)
    return cards_outside(player) + (cards_in(state.played) if seat == state.active else 0)


def cards_outside(player: Player) -> int:
    """Return how many cards a seat has in hand, draw pile and discard pile, Fences too (A-R29)."""
    return cards_in(player.hand) + cards_in(player.draw_pile) + cards_in(player.discard)
