"""FIREFLIES: what one seat may know: its hand, all jars, how many there are of the rest (F-R2)."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.events import seat_name
from ludoteca.core.piles import cards_in
from ludoteca.core.position import listing
from ludoteca.games.fireflies import state as s


def views(state: s.State, seats: Sequence[int]) -> list[dict[str, Any]]:
    return [view(state, seat) for seat in seats]


def view(state: s.State, seat: int) -> dict[str, Any]:
    return {
        "active": seat_name(state.active),
        "players": [
            {
                "hand": {
                    "count": cards_in(player.hand),
                    "cards": listing(player.hand, s.CARDS) if other == seat else [],
                },
                "jar": listing(player.jar, s.CARDS),
            }
            for other, player in enumerate(state.players[: state.seats])
        ],
        "night": {"count": cards_in(state.night)},
        "pending": None,
    }
