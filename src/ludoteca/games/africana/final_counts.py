"""Africana: what a seat has at the end, for studies of many matches.

Kernel subset.
"""

from enum import IntEnum

from ludoteca.core.kernel.contract import Row
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.figures import ARTEFACT
from ludoteca.games.africana.state import ADVENTURES, DONE, EXPEDITIONS, SLOTS, Artefact, Card, State


class Measure(IntEnum):
    """What is counted of a seat, beside its items."""

    EXPEDITIONS = 0
    ARTEFACTS = 1
    ARTEFACT_KINDS = 2
    GUIDES = 3
    SILVER = 4
    TRAVEL_CARDS = 5
    OPEN = 6


class EndReason(IntEnum):
    """Why a match ended."""

    EXHAUSTED = 0
    IDLE = 1


def count_items(state: State, seat: int, counts: Row) -> None:
    """Write which expeditions, then which adventures a seat has completed."""
    for expedition in range(EXPEDITIONS):
        counts[expedition] = 1 if state.expeditions[expedition] == seat else 0
    for adventure in range(ADVENTURES):
        counts[EXPEDITIONS + adventure] = 1 if state.adventures[adventure] == DONE + seat else 0


def measure_seat(state: State, seat: int, measures: Row) -> None:
    """Write the measures of a seat."""
    player = state.players[seat]
    measures[Measure.EXPEDITIONS], measures[Measure.TRAVEL_CARDS] = 0, 0
    for expedition in range(EXPEDITIONS):
        if state.expeditions[expedition] == seat:
            measures[Measure.EXPEDITIONS] += 1
    for card in range(Card.JOKER):
        measures[Measure.TRAVEL_CARDS] += player.hand[card]
    measures[Measure.SILVER] = player.silver
    measures[Measure.GUIDES] = count_artefacts(state, DONE + seat, NONE)
    measures[Measure.OPEN] = 0
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == seat:
            measures[Measure.OPEN] += 1
    measure_artefacts(state, seat, measures)


def measure_artefacts(state: State, seat: int, measures: Row) -> None:
    """Write how many artefacts a seat has, and of how many kinds."""
    measures[Measure.ARTEFACTS], measures[Measure.ARTEFACT_KINDS] = 0, 0
    for artefact in Artefact:
        count = count_artefacts(state, DONE + seat, artefact)
        measures[Measure.ARTEFACTS] += count
        if count > 0:
            measures[Measure.ARTEFACT_KINDS] += 1


def count_artefacts(state: State, place: int, artefact: int) -> int:
    """Count the adventures in a place that bring an artefact; NONE: a guide."""
    count = 0
    for adventure in range(ADVENTURES):
        if state.adventures[adventure] == place and ARTEFACT[adventure] == artefact:
            count += 1
    return count


def end_reason(state: State) -> int:
    """Return why the match ended: a slot could not be filled, or nothing was completed for too long."""
    for slot in range(SLOTS):
        if state.slots[slot].expedition == NONE:
            return EndReason.EXHAUSTED
    return EndReason.IDLE
