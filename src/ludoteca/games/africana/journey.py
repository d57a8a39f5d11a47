"""AFRICANA: steps along the routes, expeditions and adventures on the way (AF15 to AF28).

Kernel subset.
"""

from ludoteca.core.chance import Luck
from ludoteca.core.events import tell
from ludoteca.core.structs import NONE
from ludoteca.games.africana.figures import (
    BONUS_CARDS,
    BONUS_SILVER,
    GOAL,
    GUIDE_COLOUR,
    MARKERS,
    NEIGHBOURS,
    PROCEEDS,
    RECOLOUR_PRICE,
    REWARD,
    SERVES,
    START,
    TARGET,
)
from ludoteca.games.africana.state import (
    COMPLETES_ADVENTURE,
    COMPLETES_EXPEDITION,
    DONE,
    GAINS,
    GOES,
    GOES_RECOLOURED,
    GUIDE,
    JOINS,
    SEATS,
    STARTS_FINAL,
    WINS_GUIDE,
    State,
)
from ludoteca.games.africana.travel import draw_travel_card

# --- Steps ----------------------------------------------------------------------------------------


def is_neighbour(region: int, other: int) -> bool:
    for neighbour in NEIGHBOURS[region]:
        if neighbour == other:
            return True
    return False


def can_pay_step(state: State, region: int, card: int) -> bool:
    """A card in hand that matches a symbol of the region, or 5 silver to recolour it (AF15, AF19)."""
    player = state.players[state.active]
    return player.hand[card] > 0 and (SERVES[region][card] != 0 or player.silver >= RECOLOUR_PRICE)


def can_go(state: State, region: int, card: int) -> bool:
    return is_neighbour(state.players[state.active].region, region) and can_pay_step(state, region, card)


def go(state: State, region: int, card: int) -> None:
    """The card lies on the table until the movement is over (AF18); only a poor fit costs silver (AF-R6)."""
    player = state.players[state.active]
    player.hand[card] -= 1
    state.used[card] += 1
    player.region = region
    if SERVES[region][card] != 0:
        tell(GOES, state.active, region, card)
    else:
        player.silver -= RECOLOUR_PRICE
        tell(GOES_RECOLOURED, state.active, region, card)


# --- Expeditions ----------------------------------------------------------------------------------


def has_free_marker(state: State) -> bool:
    laid = 0
    for slot in state.slots:
        laid += slot.markers[state.active]
    return laid < MARKERS


def can_join(state: State, place: int) -> bool:
    """An expedition that starts here, not joined yet, and a marker for it (AF20, AF21)."""
    slot = state.slots[place]
    if slot.expedition == NONE or slot.markers[state.active] != 0:
        return False
    return START[slot.expedition] == state.players[state.active].region and has_free_marker(state)


def join(state: State, place: int, luck: Luck) -> None:
    """The bonus of the slot comes at once (AF22)."""
    state.slots[place].markers[state.active] = 1
    tell(JOINS, state.active, state.slots[place].expedition, NONE)
    gain(state, BONUS_SILVER[place])
    for _ in range(BONUS_CARDS[place]):
        draw_travel_card(state, state.active, luck)


def gain(state: State, silver: int) -> None:
    state.players[state.active].silver += silver
    if silver > 0:
        tell(GAINS, state.active, silver, NONE)


def can_complete_expedition(state: State, place: int) -> bool:
    """A joined expedition that leads here (AF23)."""
    slot = state.slots[place]
    if slot.expedition == NONE or slot.markers[state.active] == 0:
        return False
    return GOAL[slot.expedition] == state.players[state.active].region


def complete_expedition(state: State, place: int) -> None:
    """Silver now, points later; all markers go home, and the slot stays empty for now (AF24, AF-R10)."""
    slot = state.slots[place]
    expedition = slot.expedition
    state.expeditions[expedition] = state.active
    slot.expedition = NONE
    for seat in range(SEATS):
        slot.markers[seat] = 0
    state.idle = 0
    tell(COMPLETES_EXPEDITION, state.active, expedition, NONE)
    gain(state, REWARD[expedition])
    if empty_slots(state) == state.pile_left + 1:
        tell(STARTS_FINAL, NONE, NONE, NONE)


def empty_slots(state: State) -> int:
    empty = 0
    for slot in state.slots:
        if slot.expedition == NONE:
            empty += 1
    return empty


# --- Adventures -----------------------------------------------------------------------------------


def can_complete_adventure(state: State, adventure: int) -> bool:
    """An open adventure of one's own that leads here (AF25)."""
    is_open = state.adventures[adventure] == state.active
    return is_open and TARGET[adventure] == state.players[state.active].region


def complete_adventure(state: State, adventure: int) -> None:
    """An artefact pays silver, a guide comes along at once (AF26, AF27)."""
    state.adventures[adventure] = DONE + state.active
    tell(COMPLETES_ADVENTURE, state.active, adventure, NONE)
    gain(state, PROCEEDS[adventure])
    colour = GUIDE_COLOUR[adventure]
    if colour != NONE:
        state.players[state.active].hand[GUIDE + colour] += 1
        tell(WINS_GUIDE, state.active, GUIDE + colour, NONE)


def open_adventures(state: State) -> int:
    """How many adventures lie open in front of the active seat."""
    adventures = 0
    for owner in state.adventures:
        if owner == state.active:
            adventures += 1
    return adventures
