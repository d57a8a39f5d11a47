"""AFRICANA: what a company has: travel cards, markers, adventures.

Kernel subset.
"""

from ludoteca.games.africana.figures import MARKERS
from ludoteca.games.africana.state import DONE, Colour, Player, State


def travel_cards_in(player: Player) -> int:
    """How many travel cards a hand has, not counting joker and guides."""
    cards = 0
    for colour in Colour:
        cards += player.hand[colour]
    return cards


def has_free_marker(state: State) -> bool:
    """Whether the active seat has a marker that is not on an expedition (AF21)."""
    placed = 0
    for slot in state.slots:
        placed += slot.markers[state.active]
    return placed < MARKERS


def has_open(state: State, seat: int, adventure: int) -> bool:
    """Whether a seat has bought an adventure and not completed it."""
    return state.adventures[adventure] == seat


def has_completed(state: State, seat: int, adventure: int) -> bool:
    return state.adventures[adventure] == DONE + seat


def open_adventures(state: State) -> int:
    """How many adventures the active seat has open."""
    adventures = 0
    for where in state.adventures:
        if where == state.active:
            adventures += 1
    return adventures
