"""AFRICANA: the end of the game and the score (AF33 to AF38).

Kernel subset.
"""

from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.africana.figures import (
    ADVENTURE_POINTS,
    ARTEFACT,
    CARDS_PER_POINT,
    EXPEDITION_POINTS,
    GUIDE_POINTS,
    IDLE_TURNS,
    OPEN_ARTEFACT,
    OPEN_GUIDE,
    SET_POINTS,
    SILVER_PER_POINT,
)
from ludoteca.games.africana.journey import empty_slots
from ludoteca.games.africana.state import (
    ADVENTURES,
    ARTEFACTS,
    COPIES,
    DONE,
    ENDS_GAME,
    EXPEDITIONS,
    OVER,
    State,
)
from ludoteca.games.africana.travel import travel_cards_in

# What the score pad shows, in this order.
EXPEDITION_PART, ARTEFACT_PART, SET_PART, GUIDE_PART, SILVER_PART, CARD_PART, OPEN_PART = range(7)
PARTS = 7


def last_seat(state: State) -> int:
    """The seat to the right of the first player has the last turn of every round (AF33)."""
    return (state.first + state.seats - 1) % state.seats


def is_last_round(state: State) -> bool:
    """A slot stays empty after its refill (AF-R16), or no expedition was completed for too long (AF-R21)."""
    return empty_slots(state) > 0 or state.idle >= IDLE_TURNS * state.seats


def finish(state: State) -> None:
    state.asked = NONE
    state.step = OVER
    tell(ENDS_GAME, NONE, NONE, NONE)


def is_over(state: State) -> bool:
    return state.step == OVER


# --- Scoring --------------------------------------------------------------------------------------


def score(state: State, seat: int) -> int:
    points = 0
    for part in range(PARTS):
        points += score_part(state, seat, part)
    return points


def score_part(state: State, seat: int, part: int) -> int:
    player = state.players[seat]
    if part == EXPEDITION_PART:
        return expedition_points(state, seat)
    if part == ARTEFACT_PART:
        return artefact_points(state, seat)
    if part == SET_PART:
        return SET_POINTS[artefacts_of(state, seat)]
    if part == GUIDE_PART:
        return GUIDE_POINTS[min(guides_of(state, seat), len(GUIDE_POINTS) - 1)]
    if part == SILVER_PART:
        return player.silver // SILVER_PER_POINT
    if part == CARD_PART:
        return travel_cards_in(player) // CARDS_PER_POINT
    return open_points(state, seat)


def expedition_points(state: State, seat: int) -> int:
    """Completed expeditions (AF34)."""
    points = 0
    for expedition in range(EXPEDITIONS):
        if state.expeditions[expedition] == seat:
            points += EXPEDITION_POINTS[expedition]
    return points


def artefact_points(state: State, seat: int) -> int:
    """Completed artefacts; a guide adventure shows no points (AF34)."""
    points = 0
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == DONE + seat:
            points += ADVENTURE_POINTS[adventure]
    return points


def artefacts_of(state: State, seat: int) -> int:
    """The number of each artefact, written as one number in base COPIES + 1 (AF35)."""
    found = 0
    for kind in range(ARTEFACTS):
        found = found * (COPIES + 1) + copies_of(state, seat, kind)
    return found


def copies_of(state: State, seat: int, kind: int) -> int:
    copies = 0
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == DONE + seat and ARTEFACT[adventure] == kind:
            copies += 1
    return copies


def guides_of(state: State, seat: int) -> int:
    """Completed guide adventures, whether or not the guide is still in hand (AF36, AF-R18)."""
    return copies_of(state, seat, NONE)


def open_points(state: State, seat: int) -> int:
    """Adventures bought and not completed (AF37)."""
    points = 0
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == seat:
            points += OPEN_GUIDE if ARTEFACT[adventure] == NONE else OPEN_ARTEFACT
    return points


def tie_break(state: State, seat: int, place: int) -> int:
    """More silver (AF38, AF-R20)."""
    return state.players[seat].silver
