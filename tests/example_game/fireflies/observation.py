"""FIREFLIES: what a seat knows as a row of numbers; docs/fireflies.md explains each of them.

Kernel subset.
"""

from ludoteca.core.kernel.features import (
    SEAT_LENGTH,
    SEATS_LENGTH,
    write_count,
    write_counts,
    write_seat,
    write_seats,
    write_zeros,
)
from ludoteca.core.kernel.piles import cards_in
from ludoteca.games.fireflies.ending import is_over
from ludoteca.games.fireflies.state import KINDS, SEATS, State

OPEN = (("hand count", 1), ("jar", KINDS))
OPEN_FEATURES = sum(length for _, length in OPEN)
LAYOUT = (
    ("hand", KINDS),
    *OPEN,
    *((f"after {other}: {name}", length) for other in range(1, SEATS) for name, length in OPEN),
    ("night count", 1),
    ("seats", SEATS_LENGTH),
    ("asked", SEAT_LENGTH),
    ("over", 1),
)
FEATURES = sum(length for _, length in LAYOUT)


def observe(state: State, seat: int, features: list[int]) -> None:
    """Write what a seat knows: its hand, all players from itself on, the rest of the table (F-R2)."""
    offset = write_counts(features, 0, state.players[seat].hand)
    for turn in range(SEATS):
        if turn < state.seats:
            player = state.players[(seat + turn) % state.seats]
            offset = write_count(features, offset, cards_in(player.hand))
            offset = write_counts(features, offset, player.jar)
        else:
            offset = write_zeros(features, offset, OPEN_FEATURES)
    offset = write_count(features, offset, cards_in(state.night))
    offset = write_seats(features, offset, state.seats)
    offset = write_seat(features, offset, seat, state.asked, state.seats)
    write_count(features, offset, 1 if is_over(state) else 0)
