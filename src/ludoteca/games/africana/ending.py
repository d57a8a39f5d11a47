"""Africana: the end of the game and the score (AF33 to AF38).

Kernel subset.
"""

from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.company import has_completed, has_open, travel_cards_in
from ludoteca.games.africana.expeditions import empty_slots
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
from ludoteca.games.africana.state import (
    ADVENTURES,
    COPIES,
    EXPEDITIONS,
    Adventure,
    Artefact,
    EndReason,
    EventNumber,
    Part,
    State,
    Step,
    Tie,
)

# --- The end of the game --------------------------------------------------------------------------


def is_over_after_round(state: State) -> bool:
    """Whether the match ends with this round.

    A slot could not be filled (AF-R16), or no expedition was completed for too long (AF-R21).
    """
    return empty_slots(state) > 0 or is_idle_too_long(state)


def is_idle_too_long(state: State) -> bool:
    """Whether no expedition was completed for IDLE_TURNS turns of each seat (AF-R21)."""
    return state.idle >= IDLE_TURNS * state.seats


def finish(state: State) -> None:
    """End the match."""
    state.asked = NONE
    state.step = Step.OVER
    tell(EventNumber.OVER, NONE, NONE, NONE)


def is_over(state: State) -> bool:
    """Whether the match has ended."""
    return state.step == Step.OVER


def end_reason(state: State) -> int:
    """Return why the match ended: a slot could not be filled, or nothing was completed for too long."""
    return EndReason.EXHAUSTED if empty_slots(state) > 0 else EndReason.IDLE


# --- Scoring --------------------------------------------------------------------------------------

SCORE_PARTS = len(Part)


def score_part(state: State, seat: int, part: int) -> int:
    """Return a line of the score pad; silver and travel cards count in full tens and pairs (AF37, AF-R19)."""
    player = state.players[seat]
    if part == Part.EXPEDITIONS:
        return expedition_points(state, seat)
    if part == Part.ARTEFACTS:
        return artefact_points(state, seat)
    if part == Part.SETS:
        return SET_POINTS[collection_of(state, seat)]
    if part == Part.GUIDES:
        return GUIDE_POINTS[min(guides_won(state, seat), len(GUIDE_POINTS) - 1)]
    if part == Part.SILVER:
        return player.silver // SILVER_PER_POINT
    if part == Part.CARDS:
        return travel_cards_in(player) // CARDS_PER_POINT
    return open_points(state, seat)


def expedition_points(state: State, seat: int) -> int:
    """Return the points of completed expeditions (AF34)."""
    points = 0
    for expedition in range(EXPEDITIONS):
        if state.completed_by[expedition] == seat:
            points += EXPEDITION_POINTS[expedition]
    return points


def artefact_points(state: State, seat: int) -> int:
    """Return the points of completed artefact adventures; guide adventures have none (AF34)."""
    points = 0
    for adventure in range(ADVENTURES):
        if has_completed(state, seat, Adventure(adventure)):
            points += ADVENTURE_POINTS[adventure]
    return points


def collection_of(state: State, seat: int) -> int:
    """Return how many of each artefact a seat has, as one number in base COPIES + 1 (AF35, AF-R17)."""
    collection = 0
    for artefact in Artefact:
        collection = collection * (COPIES + 1) + copies_of(state, seat, artefact)
    return collection


def copies_of(state: State, seat: int, artefact: int) -> int:
    """Return how many completed adventures of a seat show an artefact (NONE: a guide)."""
    copies = 0
    for adventure in range(ADVENTURES):
        if has_completed(state, seat, Adventure(adventure)) and ARTEFACT[adventure] == artefact:
            copies += 1
    return copies


def guides_won(state: State, seat: int) -> int:
    """Return how many guide adventures a seat has completed; it may have lost the guides (AF36, AF-R18)."""
    return copies_of(state, seat, NONE)


def open_points(state: State, seat: int) -> int:
    """Return the points of adventures that were bought and not completed (AF37)."""
    points = 0
    for adventure in range(ADVENTURES):
        if has_open(state, seat, Adventure(adventure)):
            points += OPEN_GUIDE if ARTEFACT[adventure] == NONE else OPEN_ARTEFACT
    return points


# --- Ties -----------------------------------------------------------------------------------------

TIE_BREAKS = len(Tie)


def tie_break(state: State, seat: int, criterion: int) -> int:
    """Return the silver: more of it wins (AF38, AF-R20)."""
    return state.players[seat].silver
