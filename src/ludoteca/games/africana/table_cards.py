"""Africana: the cards that lie open on the table, and what follows from them alone: goals, sets, points.

They change seldom, so what follows from them is remembered.
"""

from dataclasses import dataclass
from functools import lru_cache

from ludoteca.core.kernel.structs import NONE
from ludoteca.core.wording.commentary import REMEMBERED
from ludoteca.games.africana.bound_rules import AfricanaRules
from ludoteca.games.africana.state import ADVENTURES, DONE, Part, State
from ludoteca.games.africana.word_lists import ARTEFACTS

EXPEDITION, GUIDE = "expedition", "guide"  # kinds of what is completed, beside the artefacts

Owners = tuple[int, ...]  # of all expeditions or adventures, as in ``State``
Slots = tuple[tuple[int, ...], ...]  # of each slot, its expedition and the markers of all seats


@dataclass(frozen=True)
class Collection:
    """What follows from the cards that a seat has bought and completed."""

    points: list[int]  # by part of the score; silver and hand are 0
    sets: dict[str, int]  # what one more of each artefact would add to the sets, and what a guide would cost


def goal_cards(state: State) -> tuple[Slots, Owners]:
    """Return the expeditions with their markers, and the adventures: goals follow from them alone."""
    return tuple([(slot.expedition, *slot.markers) for slot in state.slots]), tuple(state.adventure_places)


def put_on_table(state: State, slots: Slots, adventures: Owners) -> None:
    """Put what ``goal_cards`` returned onto an empty table."""
    state.adventure_places = list(adventures)
    for slot, (expedition, *markers) in zip(state.slots, slots, strict=True):
        slot.expedition, slot.markers = expedition, markers


def collections_of(rules: AfricanaRules, state: State) -> list[Collection]:
    return make_collections(rules, state.seats, tuple(state.completed_by), tuple(state.adventure_places))


@lru_cache(REMEMBERED)
def make_collections(
    rules: AfricanaRules, seats: int, expeditions: Owners, adventures: Owners
) -> list[Collection]:
    """Return the collection of each seat.  It changes only when a card is bought, completed or given up."""
    state = State()
    state.completed_by, state.adventure_places = list(expeditions), list(adventures)
    return [
        Collection([rules.score_part(state, seat, part) for part in Part], value_sets(rules, state, seat))
        for seat in range(seats)
    ]


def value_sets(rules: AfricanaRules, state: State, seat: int) -> dict[str, int]:
    """Return what one more of each artefact would add to a seat's sets, and what a guide would cost."""
    artefacts, owners = rules.figures["ARTEFACT"], state.adventure_places
    now = set_points(rules, state, seat)
    gains: dict[str, int] = {}
    for adventure in range(ADVENTURES):
        name = kind_of(artefacts[adventure])
        if name not in gains and owners[adventure] != DONE + seat:
            owner, owners[adventure] = owners[adventure], DONE + seat
            gains[name] = set_points(rules, state, seat) - now
            owners[adventure] = owner
    return gains


def kind_of(artefact: int) -> str:
    """Return the kind of an adventure by its artefact, or NONE."""
    return GUIDE if artefact == NONE else ARTEFACTS[artefact]


def set_points(rules: AfricanaRules, state: State, seat: int) -> int:
    return rules.score_part(state, seat, Part.SETS) + rules.score_part(state, seat, Part.GUIDES)
