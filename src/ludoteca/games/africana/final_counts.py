"""Africana: what a seat has at the end, for studies of many matches.

Kernel subset.
"""

from enum import IntEnum

from ludoteca.core.kernel.contract import Row
from ludoteca.games.africana.company import has_completed, open_adventures, travel_cards_in
from ludoteca.games.africana.ending import copies_of, guides_won
from ludoteca.games.africana.state import ADVENTURES, EXPEDITIONS, Adventure, Artefact, State


class Measure(IntEnum):
    """What is counted of a seat, beside its items."""

    EXPEDITIONS = 0
    ARTEFACTS = 1
    ARTEFACT_KINDS = 2
    GUIDES = 3
    SILVER = 4
    TRAVEL_CARDS = 5
    OPEN = 6


def count_items(state: State, seat: int, counts: Row) -> None:
    """Write which expeditions, then which adventures a seat has completed."""
    for expedition in range(EXPEDITIONS):
        counts[expedition] = 1 if state.completed_by[expedition] == seat else 0
    for adventure in range(ADVENTURES):
        counts[EXPEDITIONS + adventure] = 1 if has_completed(state, seat, Adventure(adventure)) else 0


def measure_seat(state: State, seat: int, measures: Row) -> None:
    """Write the measures of a seat."""
    measures[Measure.EXPEDITIONS] = 0
    for expedition in range(EXPEDITIONS):
        if state.completed_by[expedition] == seat:
            measures[Measure.EXPEDITIONS] += 1
    measures[Measure.ARTEFACTS], measures[Measure.ARTEFACT_KINDS] = 0, 0
    for artefact in Artefact:
        copies = copies_of(state, seat, artefact)
        measures[Measure.ARTEFACTS] += copies
        if copies > 0:
            measures[Measure.ARTEFACT_KINDS] += 1
    measures[Measure.GUIDES] = guides_won(state, seat)
    measures[Measure.SILVER] = state.players[seat].silver
    measures[Measure.TRAVEL_CARDS] = travel_cards_in(state.players[seat])
    measures[Measure.OPEN] = open_adventures(state, seat)
