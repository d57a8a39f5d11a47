"""FIREFLIES: what one seat may see: its own hand, all jars, and how many there are of the rest (F-R2)."""

from collections.abc import Sequence
from typing import Any

from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.wording.position import write_list
from ludoteca.games.fireflies.state import Player, State
from ludoteca.games.fireflies.word_lists import CARDS


def views(state: State, viewers: Sequence[int]) -> list[dict[str, Any]]:
    """Return what each viewer (NONE: a spectator) sees."""
    return [view(state, seat) for seat in viewers]


def view(state: State, seat: int) -> dict[str, Any]:
    players = enumerate(state.players[: state.seats])
    return {
        "active": seat_name(state.active),
        "players": [view_player(player, is_own=other == seat) for other, player in players],
        "night": {"count": cards_in(state.night)},
        "pending": None,
    }


def view_player(player: Player, *, is_own: bool) -> dict[str, Any]:
    hand = write_list(player.hand, CARDS) if is_own else []
    return {"hand": {"count": cards_in(player.hand), "cards": hand}, "jar": write_list(player.jar, CARDS)}


def find_progress(rules: Rules, state: State) -> float:
    """Return how much of the night is gone (F9)."""
    full: int = sum(rules.figures["COPIES"]) - state.seats * rules.figures["STARTING_HAND"]
    return 1 - cards_in(state.night) / full
