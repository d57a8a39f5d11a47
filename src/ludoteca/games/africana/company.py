"""Africana: what a company has: travel cards, markers, adventures.

Kernel subset.
"""

from ludoteca.games.africana.figures import MARKERS
from ludoteca.games.africana.state import DONE, Adventure, Colour, Player, State


def travel_cards_in(player: Player) -> int:
    """Return how many travel cards a hand has, not counting joker and guides."""
    cards = 0
    for colour in Colour:
        cards += player.hand[colour]
    return cards


def free_markers(state: State, seat: int) -> int:
    """Return how many markers of a seat are not on an expedition (AF21)."""
    free = MARKERS
    for slot in state.slots:
        free -= slot.markers[seat]
    return free


def has_free_marker(state: State, seat: int) -> bool:
    """Whether a seat has a marker that lies on no expedition (AF21)."""
    return free_markers(state, seat) > 0


def has_open(state: State, seat: int, adventure: Adventure) -> bool:
    """Whether a seat has bought an adventure and not completed it."""
    return state.adventure_places[adventure] == seat


def has_completed(state: State, seat: int, adventure: Adventure) -> bool:
    """Whether a seat has completed this adventure (AF25)."""
    return state.adventure_places[adventure] == DONE + seat


def open_adventures(state: State, seat: int) -> int:
    """Return how many adventures a seat has open."""
    adventures = 0
    for place in state.adventure_places:
        if place == seat:
            adventures += 1
    return adventures
