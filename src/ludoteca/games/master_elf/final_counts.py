"""Master Elf: what a seat has at the end, for studies of many matches.

Kernel subset.
"""

from enum import IntEnum

from ludoteca.core.kernel.contract import Row
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.structs import NONE
from ludoteca.games.master_elf.ending import elves_of, gifts_of, gifts_of_colour
from ludoteca.games.master_elf.state import GIFTS, State


class Measure(IntEnum):
    """What is counted of a seat, beside its items."""

    GIFTS = 0
    ELVES = 1
    RAINBOW = 2
    INGREDIENTS = 3
    CRYSTAL = 4
    SPECIAL = 5


def count_items(state: State, seat: int, counts: Row) -> None:
    """Write which gifts a seat has."""
    for gift in range(GIFTS):
        counts[gift] = 1 if state.gift_places[gift] == seat else 0


def measure_seat(state: State, seat: int, measures: Row) -> None:
    """Write the measures of a seat."""
    player = state.players[seat]
    measures[Measure.GIFTS] = gifts_of(state, seat)
    measures[Measure.ELVES] = elves_of(state, seat)
    measures[Measure.RAINBOW] = gifts_of_colour(state, seat, NONE)
    measures[Measure.INGREDIENTS] = cards_in(player.hand)
    measures[Measure.CRYSTAL] = player.crystal
    measures[Measure.SPECIAL] = player.special_used
