"""ALPACA: the end of the game, the scores and the ties.

Kernel subset.
"""

from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.rounds import last_seat
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.alpaca.farm import (
    alpacas_in_farm,
    farm_value,
    has_four_full,
    highest_value,
    silenced_value,
)
from ludoteca.games.alpaca.state import EventNumber, Part, Player, State, Step, Tie
from ludoteca.games.alpaca.white_cards import ask_dreamer_or_end, fighter_bonus

# --- The last round -------------------------------------------------------------------------------


def check_for_last_round(state: State, owner: int) -> None:
    """Begin the last round if four Fences of this farm are full (A22).

    If the last seat is the first to fill its own four Fences, there are no more turns (A23, A-R26).
    """
    if state.last_round != 0 or not has_four_full(state.players[owner]):
        return
    state.last_round = 1
    tell(EventNumber.FINAL, owner, NONE, NONE)
    if owner == state.active and owner == last_seat(state.first, state.seats):
        finish(state)


def finish(state: State) -> None:
    """End the turns: exchange Dreamers, then end the match (A24, A36)."""
    state.last_round = 1
    state.card, state.due, state.bargain_limit = NONE, 0, 0
    ask_dreamer_or_end(state, 0)


def is_over(state: State) -> bool:
    """Whether the match has ended."""
    return state.step == Step.OVER


# --- Scores ---------------------------------------------------------------------------------------

SCORE_PARTS = len(Part)


def score_part(state: State, seat: int, part: int) -> int:
    """Return the printed values, what noise takes from them (0 or less), or the Fighter's bonus (A25)."""
    if part == Part.FARM:
        return farm_value(state.players[seat])
    if part == Part.SILENCED:
        return -silenced_value(state.players[seat])
    return fighter_bonus(state, seat)


# --- Ties -----------------------------------------------------------------------------------------

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
