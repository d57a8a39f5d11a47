"""FIREFLIES: positions as JSON, both ways."""

from typing import Any

from ludoteca.core.errors import BadPosition
from ludoteca.core.events import seat_name
from ludoteca.core.piles import cards_in
from ludoteca.core.position import Node, amounts, listing
from ludoteca.core.rules import Rules
from ludoteca.core.structs import NONE
from ludoteca.games.fireflies import state as s


def write(state: s.State) -> dict[str, Any]:
    players = state.players[: state.seats]
    return {
        "game": "fireflies",
        "seats": state.seats,
        "turn": seat_name(state.asked),
        "players": [{"hand": listing(p.hand, s.CARDS), "jar": listing(p.jar, s.CARDS)} for p in players],
        "night": amounts(state.night, s.CARDS),
    }


def read(rules: Rules, data: Any) -> s.State:
    """The state of a written position; BadPosition says what cannot be."""
    entry = Node(data).check_keys(("game", "seats", "turn", "players", "night"))
    entry.check_game("fireflies")
    state = s.State()
    state.seats = entry.seats(s.SEATS)
    state.asked = entry["turn"].seat(state.seats, NONE if "turn" in entry.value else 0)
    state.active, state.step = max(0, state.asked), s.OVER if state.asked == NONE else s.PLAYING
    state.night = entry["night"].amounts(s.CARDS)
    for player, item in zip(state.players, entry["players"].items(s.SEATS), strict=False):
        item.check_keys(("hand", "jar"))
        player.hand, player.jar = item["hand"].counts(s.CARDS), item["jar"].counts(s.CARDS)
        if max(player.jar) > 1:
            raise item["jar"].bad("two of a kind fly away")
    check(rules, state)
    return state


def check(rules: Rules, state: s.State) -> None:
    for card, most in enumerate(rules.namespace["COPIES"]):
        found = state.night[card] + sum(player.hand[card] + player.jar[card] for player in state.players)
        if found > most:
            raise BadPosition("", f"there are {found} of {s.CARDS[card]}, the box holds {most}")
    left = cards_in(state.night) + sum(cards_in(player.hand) for player in state.players)
    if (left == 0) != (state.step == s.OVER):
        raise BadPosition("turn", "is null when night and hands are empty, and only then")
