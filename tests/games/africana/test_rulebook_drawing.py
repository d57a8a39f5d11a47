"""Africana: the three actions of a turn, and drawing travel cards."""

from typing import Any

import pytest

from tests.games.africana.board import AFRICANA, QUIET, deck, discard, place, player, seen, set_up
from tests.support.board import (
    cards,
    check_order,
    could_draw,
    entry,
    field,
    hand,
    legal,
    play,
    refuses,
    with_first_players,
)
from tests.support.rule import rule

# --- The turn ---------------------------------------------------------------------------------------


@with_first_players
@rule("AF9")
def test_turns_pass_clockwise_from_the_first_player(options: dict[str, Any], order: str) -> None:
    check_order(AFRICANA.start(seed=6, **options), order, "move", "end")


@rule("AF9", "AF-R1")
def test_a_turn_begins_with_the_choice_between_three_actions() -> None:
    match = AFRICANA.start(seed=7)
    assert legal(match) == {"draw", "buy", "move"}
    assert field(match, "action") is None


@pytest.mark.parametrize("moves", [["draw"], ["buy", "end"], ["move", "end"]])
@rule("AF9")
def test_one_action_is_the_whole_turn(moves: list[str]) -> None:
    match = AFRICANA.start(seats=3, seed=7)
    play(match, *moves)
    assert (match.turn, field(match, "action")) == ("p2", None)


@rule("AF9")
def test_no_other_action_is_legal_during_an_action() -> None:
    rich = player("grey", at="dakar", silver=9)
    match = set_up(rich, north="drum-loanda", deck="grey")
    play(match, "buy")
    assert [refuses(match, move) for move in ("draw", "move", "buy", "go marrakech with grey")] == [True] * 4
    match = set_up(rich, north="drum-loanda", deck="grey")
    play(match, "move")
    assert [refuses(match, move) for move in ("draw", "buy", "move", "take left", "flip left")] == [True] * 5


@pytest.mark.parametrize("move", ["end", "take left", "flip left", "go marrakech with grey", "discard grey"])
@rule("AF9", "AF-R1")
def test_nothing_is_legal_before_an_action_is_chosen(move: str) -> None:
    match = set_up(player("grey", at="dakar", silver=9), north="drum-loanda")
    assert legal(match) == {"draw", "buy", "move"}
    assert refuses(match, move)


@pytest.mark.parametrize("action", ["buy", "move"])
@rule("AF-R1")
def test_a_purchase_without_a_card_and_a_movement_without_a_leg_change_nothing(action: str) -> None:
    match = set_up(player("grey joker", at="dakar", silver=9), north="drum-loanda | mask-mozambique")
    before = match.position()
    play(match, action, "end")
    assert match.position() == before | {"turn": "p2", "idle": 1}


@pytest.mark.parametrize(
    ("at", "north", "south", "sells"),
    [
        ("dakar", "drum-loanda", "", True),
        ("dakar", "| drum-loanda", "", True),
        ("dakar", "", "drum-cairo", False),
        ("ujiji", "", "drum-cairo", True),
        ("ujiji", "drum-loanda", "", False),
    ],
)
@rule("AF-R1")
def test_a_book_without_cards_offers_no_purchase(at: str, north: str, south: str, sells: bool) -> None:
    match = set_up(player(at=at, silver=20), north=north, south=south)
    assert legal(match) == {"draw", "move"} | ({"buy"} if sells else set())
    assert sells or refuses(match, "buy")


@rule("AF-R1")
def test_a_purchase_needs_no_money() -> None:
    match = set_up(player(at="dakar", silver=0), north="drum-loanda")
    play(match, "buy")
    assert legal(match) == {"flip left", "end"}


@pytest.mark.parametrize(("action", "more"), [("buy", {"flip left"}), ("move", set())])
@rule("AF-R1")
def test_an_action_waits_for_end_even_if_nothing_else_is_legal(action: str, more: set[str]) -> None:
    match = set_up(player(at="dakar"), north="drum-loanda")
    play(match, action)
    assert legal(match) == {"end"} | more
    assert match.turn == "p1"


# --- Drawing ----------------------------------------------------------------------------------------


@rule("AF10")
def test_a_draw_brings_two_travel_cards() -> None:
    match = set_up(player("joker grey"), player("violet"), deck="magenta orange orange grey")
    play(match, "draw", draws="orange magenta")
    assert hand(match) == cards("joker grey orange magenta")
    assert deck(match) == cards("orange grey")
    assert entry(match, "p2")["hand"] == ["violet"]
    assert match.turn == "p2"


@rule("AF10")
def test_a_draw_moves_nobody_and_costs_nothing() -> None:
    match = set_up(player(at="dakar", silver=3), slots="dakar-addis-ababa", deck="grey grey")
    play(match, "draw")
    assert place(match) == "dakar"
    assert entry(match) == {"at": "dakar", "silver": 3, "hand": ["grey", "grey"], "open": [], "done": []}


@rule("AF10")
def test_a_draw_brings_any_card_of_the_pile_and_no_other() -> None:
    match = set_up(player("turquoise"), deck="magenta orange", discard="grey grey")
    assert could_draw(match, "draw", "magenta orange")
    assert could_draw(match, "draw", "orange magenta")
    assert not could_draw(match, "draw", "grey magenta")
    assert not could_draw(match, "draw", "orange orange")
    assert not could_draw(match, "draw", "turquoise magenta")


@rule("AF10")
def test_each_card_of_the_pile_is_equally_likely() -> None:
    """Each card is as likely as any other, not each colour."""
    first = []
    for seed in range(60):
        match = AFRICANA.position(set_up(player(), deck="violet " * 11 + "grey").position(), seed=seed)
        first.append(seen(play(match, "draw"), "draws", "p1")[0]["cards"][0])
    assert 45 <= first.count("violet") < 60


@rule("AF10", "AF-R7")
def test_the_discard_pile_replaces_an_empty_pile() -> None:
    match = set_up(player(), deck="", discard="grey orange violet")
    events = play(match, "draw", draws="violet grey")
    assert hand(match) == cards("violet grey")
    assert deck(match) == cards("orange")
    assert discard(match) == cards("")
    assert [event.name for event in events] == ["shuffles", "draws", "turn"]


@rule("AF10", "AF-R7")
def test_the_discard_pile_is_shuffled_between_the_two_cards_of_a_draw() -> None:
    match = set_up(player(), deck="magenta", discard="grey grey")
    assert not could_draw(match, "draw", "grey magenta")
    events = play(match, "draw", draws="magenta grey")
    assert hand(match) == cards("magenta grey")
    assert deck(match) == cards("grey")
    assert discard(match) == cards("")
    assert [event.name for event in events] == ["draws", "shuffles", "draws", "turn"]


@rule("AF-R7")
def test_the_discard_pile_is_not_shuffled_before_a_card_is_needed() -> None:
    match = set_up(player(), deck="magenta orange", discard="grey violet")
    events = play(match, "draw", draws="orange magenta")
    assert deck(match) == cards("")
    assert discard(match) == cards("grey violet")
    assert seen(events, "shuffles") == []
    events = play(match, "draw", draws="violet grey")
    assert hand(match, "p2") == cards("grey violet")
    assert seen(events, "shuffles") == [{}]


@pytest.mark.parametrize(("pile", "thrown"), [("grey", ""), ("", "grey")])
@rule("AF-R7")
def test_a_draw_brings_one_card_if_only_one_is_left(pile: str, thrown: str) -> None:
    match = set_up(player("joker"), player("violet violet"), deck=pile, discard=thrown)
    play(match, "draw", draws="grey")
    assert hand(match) == cards("joker grey")
    assert deck(match) == discard(match) == cards("")
    assert match.turn == "p2"


@rule("AF-R7")
def test_a_draw_is_allowed_with_nothing_left_and_brings_nothing() -> None:
    match = set_up(player("joker"), player("violet"), slots=QUIET)
    assert "draw" in match.moves
    events = play(match, "draw", draws="")
    assert hand(match) == cards("joker")
    assert seen(events, "draws") == seen(events, "shuffles") == []
    assert match.turn == "p2"


@pytest.mark.parametrize("slot", [1, 5])
@rule("AF-R7")
def test_joining_is_allowed_without_a_card_left_for_the_bonus(slot: int) -> None:
    match = set_up(player(at="tripoli"), slots="- " * (slot - 1) + "tripoli-dakar", action="move")
    play(match, "join tripoli-dakar", draws="")
    assert hand(match) == cards("")
    assert field(match, "slots")[slot - 1] == {"expedition": "tripoli-dakar", "markers": ["p1"]}


@rule("AF-R7", "AF22")
def test_a_bonus_shuffles_the_discard_pile_when_it_needs_a_card() -> None:
    match = set_up(player(at="tripoli"), slots="tripoli-dakar", discard="grey violet", action="move")
    events = play(match, "join tripoli-dakar", draws="grey")
    assert hand(match) == cards("grey")
    assert deck(match) == cards("violet")
    assert discard(match) == cards("")
    assert [event.name for event in events] == ["joins", "shuffles", "draws"]
