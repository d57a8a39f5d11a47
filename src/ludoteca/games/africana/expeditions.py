"""Africana: the pile of expeditions and the slots below the map (AF5, AF6, AF32).

Kernel subset.
"""

from ludoteca.core.kernel.chance import pick
from ludoteca.core.kernel.contract import AnyLuck
from ludoteca.core.kernel.events import tell
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.africana.figures import LETTER, REMOVED
from ludoteca.games.africana.state import EXPEDITIONS, SLOTS, Domain, EventNumber, Letter, State


def build_pile(state: State, luck: AnyLuck) -> None:
    """Shuffle each letter, remove some C cards unseen, and put A on B on C (AF5)."""
    put_on_pile(state, Letter.C, REMOVED[state.seats], luck)
    put_on_pile(state, Letter.B, 0, luck)
    put_on_pile(state, Letter.A, 0, luck)


def put_on_pile(state: State, letter: Letter, removed: int, luck: AnyLuck) -> None:
    """Put the expeditions of a letter on the pile in random order, except the removed ones."""
    cards = 0
    for expedition in range(EXPEDITIONS):
        state.undealt_expeditions[expedition] = 1 if LETTER[expedition] == letter else 0
        cards += state.undealt_expeditions[expedition]
    for _ in range(cards - removed):
        expedition = pick(Domain.EXPEDITION, state.undealt_expeditions, luck)
        state.undealt_expeditions[expedition] = 0
        state.pile[state.pile_size] = expedition
        state.pile_size += 1
    for expedition in range(EXPEDITIONS):
        state.undealt_expeditions[expedition] = 0


def empty_slots(state: State) -> int:
    empty = 0
    for slot in state.slots:
        if slot.expedition == NONE:
            empty += 1
    return empty


def spare_expeditions(state: State) -> int:
    """Return how many expeditions the pile has beyond the empty slots; below 0 in the last round (AF33)."""
    return state.pile_size - empty_slots(state)


def is_first_expedition_missing(state: State) -> bool:
    """Whether the pile lacks one expedition to fill the empty slots (AF33, AF-R16)."""
    return spare_expeditions(state) == -1


def fill_slots(state: State) -> None:
    """Fill empty slots from left to right, as far as the pile goes (AF6, AF32, AF-R16)."""
    for index in range(SLOTS):
        if state.slots[index].expedition == NONE and state.pile_size > 0:
            state.pile_size -= 1
            state.slots[index].expedition = state.pile[state.pile_size]
            state.pile[state.pile_size] = NONE
            tell(EventNumber.LAYS_OUT, NONE, state.slots[index].expedition, index + 1)
