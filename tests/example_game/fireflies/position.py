"""FIREFLIES: reading and writing positions."""

from typing import Any

from ludoteca.core.compiler.rules import Rules
from ludoteca.core.kernel.piles import cards_in
from ludoteca.core.kernel.seats import seat_name_or_none
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.texts.errors import BadPosition
from ludoteca.core.texts.faults import Fault
from ludoteca.core.wording.position import PositionField, write_amounts, write_list
from ludoteca.games.fireflies.faults import FirefliesFault
from ludoteca.games.fireflies.state import SEATS, State, Step
from ludoteca.games.fireflies.word_lists import CARDS, SEAT_COUNTS


def write(state: State) -> dict[str, Any]:
    """Return the whole position, including hidden cards."""
    players = state.players[: state.seats]
    return {
        "game": "fireflies",
        "seats": state.seats,
        "turn": seat_name_or_none(state.asked),
        "players": [{"hand": write_list(p.hand, CARDS), "jar": write_list(p.jar, CARDS)} for p in players],
        "night": write_amounts(state.night, CARDS),
    }


def read(rules: Rules, data: Any) -> State:
    """Return the state of a written position; BadPosition says what is wrong with it."""
    field = PositionField(data).check_keys(("game", "seats", "turn", "players", "night"))
    field.check_game("fireflies")
    state = State()
    state.seats = field.seats("fireflies", SEAT_COUNTS)
    state.asked = field["turn"].seat(state.seats, NONE if "turn" in field.value else 0)
    state.active, state.step = max(0, state.asked), Step.OVER if state.asked == NONE else Step.TURN
    state.night = field["night"].read_amounts(CARDS)
    for player, item in zip(state.players, field["players"].items(SEATS), strict=False):
        item.check_keys(("hand", "jar"))
        player.hand, player.jar = item["hand"].read_list(CARDS), item["jar"].read_list(CARDS)
        if max(player.jar) > 1:
            raise item["jar"].bad(FirefliesFault.TWO_OF_A_KIND())
    check(state, rules.figures["COPIES"])
    return state


def check(state: State, copies: tuple[int, ...]) -> None:
    """Refuse more cards than the box holds, and a turn that does not fit the cards."""
    for card, most in enumerate(copies):
        found = state.night[card] + sum(player.hand[card] + player.jar[card] for player in state.players)
        if found > most:
            raise BadPosition("", Fault.TOO_MANY_COPIES(count=found, name=CARDS[card], most=most))
    left = cards_in(state.night) + sum(cards_in(player.hand) for player in state.players)
    if (left == 0) != (state.step == Step.OVER):
        raise BadPosition("turn", FirefliesFault.TURN_AND_CARDS())
