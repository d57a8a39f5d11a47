"""Africana: the end of a turn: hand limit, adventure limit, new expeditions."""

import pytest

from tests.games.africana.board import (
    QUIET,
    book,
    bought,
    deck,
    discard,
    done,
    parts,
    pile,
    player,
    seen,
    set_up,
    set_up_ended,
    silver,
    slots,
)
from tests.support.board import cards, field, hand, legal, play, refuses
from tests.support.rule import rule

NORTHERN = "drum-loanda mask-serengeti jug-port-natal statue-ujiji shield-windhoek"
SIX = "grey grey orange violet joker guide-magenta"

# --- The hand ---------------------------------------------------------------------------------------


@rule("AF29")
def test_with_more_than_five_cards_the_player_chooses_a_discard() -> None:
    match = set_up(player("grey grey violet joker"), deck="orange magenta", discard="violet")
    play(match, "draw")
    assert (match.turn, field(match, "action")) == ("p1", "discard")
    assert legal(match) == {f"discard {card}" for card in ("grey", "violet", "orange", "magenta", "joker")}
    events = play(match, "discard grey")
    assert hand(match) == cards("grey violet joker orange magenta")
    assert discard(match) == cards("violet grey")
    assert seen(events, "discards", "p2") == [{"seat": "p1", "count": 1, "cards": ["grey"]}]
    assert (match.turn, field(match, "action")) == ("p2", None)


@pytest.mark.parametrize(("held", "asked"), [("grey grey violet", False), ("grey grey violet violet", True)])
@rule("AF29")
def test_five_cards_may_be_kept_and_six_may_not(held: str, asked: bool) -> None:
    match = set_up(player(held), deck="orange magenta")
    play(match, "draw")
    assert match.turn == ("p1" if asked else "p2")
    assert field(match, "action") == ("discard" if asked else None)


@rule("AF29")
def test_cards_are_discarded_down_to_five() -> None:
    match = set_up(player("grey grey grey violet violet violet"), deck="orange orange")
    play(match, "draw", "discard violet", "discard grey")
    assert (match.turn, hand(match).total()) == ("p1", 6)
    play(match, "discard violet")
    assert hand(match) == cards("grey grey violet orange orange")
    assert discard(match) == cards("violet violet grey")
    assert match.turn == "p2"


@rule("AF29")
def test_nothing_else_can_be_done_before_the_discard() -> None:
    match = set_up(player(SIX, at="dakar", silver=9), action="discard", north=NORTHERN)
    for move in ("end", "draw", "move", "buy", "go marrakech with grey", "discard turquoise"):
        assert refuses(match, move)


@pytest.mark.parametrize("card", ["joker", "guide-magenta"])
@rule("AF29")
def test_a_joker_or_guide_that_is_given_up_leaves_the_match(card: str) -> None:
    match = set_up(player(SIX), action="discard", deck="turquoise")
    assert f"discard {card}" in match.moves
    play(match, f"discard {card}")
    assert hand(match) == cards(SIX) - cards(card)
    assert discard(match) == cards("")
    assert deck(match) == cards("turquoise")


@rule("AF29")
def test_a_given_up_joker_does_not_come_back() -> None:
    match = set_up(player(SIX, at="dakar"), player(), action="discard")
    play(match, "discard joker", "draw", "move")
    assert "go marrakech with grey" in match.moves
    assert refuses(match, "go marrakech with joker")


@pytest.mark.parametrize(
    ("held", "played"),
    [
        ("grey grey grey violet violet", "joker"),
        ("grey violet joker guide-grey guide-grey", "guide-violet"),
        ("grey guide-grey guide-violet", "joker guide-violet guide-magenta"),
    ],
)
@rule("AF-R14", "AF29")
def test_jokers_and_guides_count_and_are_back_before_the_hand_is_counted(held: str, played: str) -> None:
    match = set_up(player(held), action="move", used=played)
    play(match, "end")
    assert field(match, "action") == "discard"
    assert hand(match) == cards(held) + cards(played)
    assert legal(match) == {f"discard {card}" for card in {*held.split(), *played.split()}}


@rule("AF-R14")
def test_played_travel_cards_are_gone_before_the_hand_is_counted() -> None:
    match = set_up(player("grey grey grey violet joker"), action="move", used="grey orange")
    play(match, "end")
    assert match.turn == "p2"
    assert discard(match) == cards("grey orange")


@rule("AF-R14", "AF36")
def test_giving_up_a_guide_keeps_its_adventure_and_the_minus_points() -> None:
    owner = player(
        "grey grey grey grey guide-grey guide-violet", done="guide-grey-lagos guide-violet-khartoum"
    )
    match = set_up(owner, player(), slots="", action="discard")
    play(match, "discard guide-grey", "draw")
    assert hand(match) == cards("grey grey grey grey guide-violet")
    assert done(match) == cards("guide-grey-lagos guide-violet-khartoum")
    assert parts(match) == {"guides": -5, "cards": 2}


# --- Open adventures --------------------------------------------------------------------------------


@rule("AF30")
def test_with_more_than_three_open_adventures_the_player_chooses_one_to_drop() -> None:
    match = set_up(player(at="dakar", silver=6, bought="mask-napoli jug-aswan drum-dakar"), north=NORTHERN)
    play(match, "buy", "take left", "end")
    assert (match.turn, field(match, "action")) == ("p1", "drop")
    assert legal(match) == {"drop mask-napoli", "drop jug-aswan", "drop drum-dakar", "drop drum-loanda"}
    events = play(match, "drop jug-aswan")
    assert bought(match) == cards("mask-napoli drum-dakar drum-loanda")
    assert seen(events, "drops", "p2") == [{"seat": "p1", "adventure": "jug-aswan"}]
    assert (match.turn, field(match, "action")) == ("p2", None)


@rule("AF30")
def test_three_open_adventures_may_be_kept() -> None:
    match = set_up(player(at="dakar", silver=15), north=NORTHERN)
    play(match, "buy", "take left", "take left", "take left", "end")
    assert match.turn == "p2"
    assert bought(match) == cards("drum-loanda mask-serengeti jug-port-natal")


@rule("AF30", "AF31")
def test_more_may_be_bought_and_are_given_up_down_to_three() -> None:
    match = set_up(player(at="dakar", silver=25), north=NORTHERN)
    play(match, "buy", *["take left"] * 5)
    assert bought(match) == cards(NORTHERN)
    play(match, "end", "drop mask-serengeti")
    assert field(match, "action") == "drop"
    play(match, "drop statue-ujiji")
    assert bought(match) == cards("drum-loanda jug-port-natal shield-windhoek")
    assert match.turn == "p2"


@rule("AF30")
def test_adventures_given_up_leave_the_match() -> None:
    four = "mask-napoli jug-aswan drum-dakar drum-loanda"
    match = set_up(player(bought=four), player(at="aswan"), action="drop", south="drum-cairo", slots="")
    play(match, "drop jug-aswan")
    assert (book(match, "north"), book(match, "south")) == ("|", "drum-cairo |")
    assert bought(match, "p2") == done(match) == cards("")
    play(match, "move")
    assert refuses(match, "complete jug-aswan")
    play(match, "end")
    assert parts(match) == {"open": 3}


@rule("AF30")
def test_completed_adventures_do_not_count_as_open() -> None:
    four = player(at="dakar", bought="mask-napoli jug-aswan drum-dakar drum-loanda", done="jug-khartoum")
    match = set_up(four, action="move")
    play(match, "complete drum-dakar", "end")
    assert match.turn == "p2"
    assert bought(match) == cards("mask-napoli jug-aswan drum-loanda")


@rule("AF30")
def test_nothing_else_can_be_done_before_an_adventure_is_given_up() -> None:
    match = set_up(player(at="dakar", bought="mask-napoli jug-aswan drum-dakar drum-loanda"), action="drop")
    for move in ("end", "draw", "move", "complete drum-dakar", "drop jug-khartoum"):
        assert refuses(match, move)


@rule("AF-R15")
def test_an_adventure_given_up_brings_no_money_back() -> None:
    match = set_up(player(at="dakar", silver=7, bought="mask-napoli jug-aswan drum-dakar"), north=NORTHERN)
    play(match, "buy", "take left", "end", "drop drum-loanda")
    assert silver(match) == 2


# --- Only at the end of the turn --------------------------------------------------------------------


@rule("AF31")
def test_the_limits_do_not_hold_at_the_beginning_of_a_turn() -> None:
    full = player(f"{SIX} violet", at="dakar", bought="mask-napoli jug-aswan drum-dakar drum-loanda")
    match = set_up(full, north="statue-ujiji")
    assert legal(match) == {"draw", "buy", "move"}


@rule("AF31")
def test_during_a_movement_a_hand_may_hold_more_than_five() -> None:
    match = set_up(
        player("grey grey violet violet joker", at="tripoli", bought="guide-orange-jidda"),
        slots="tripoli-dakar - - - tripoli-leopoldville",
        deck="orange turquoise",
        action="move",
    )
    play(match, "join tripoli-dakar", "join tripoli-leopoldville", draws="orange turquoise")
    assert hand(match).total() == 7
    assert field(match, "action") == "move"
    play(match, "go timbuktu with orange", "go dakar with grey", "end")
    assert hand(match) == cards("grey violet violet joker turquoise")
    assert match.turn == "p2"


@rule("AF31")
def test_nothing_is_given_up_if_enough_was_completed_or_spent() -> None:
    adventures = "drum-dakar guide-turquoise-dakar mask-napoli jug-aswan drum-loanda"
    match = set_up(player("grey grey grey grey violet", at="dakar", bought=adventures), action="move")
    play(match, "complete drum-dakar", "complete guide-turquoise-dakar", "go lagos with violet")
    assert hand(match).total() == 5
    play(match, "end")
    assert match.turn == "p2"


@rule("AF31")
def test_the_limits_are_not_checked_at_the_end_of_another_turn() -> None:
    full = player(SIX, bought="mask-napoli jug-aswan drum-dakar drum-loanda")
    match = set_up(player(), full, player())
    play(match, "draw")
    assert (match.turn, field(match, "action")) == ("p2", None)
    play(match, "move", "end")
    assert (match.turn, field(match, "action")) == ("p2", "discard")


@pytest.mark.parametrize("moves", [["draw"], ["buy", "end"], ["move", "end"]])
@rule("AF31", "AF29", "AF30")
def test_both_limits_hold_after_each_of_the_three_actions(moves: list[str]) -> None:
    match = set_up(player(SIX, bought="mask-napoli jug-aswan drum-dakar drum-loanda"), north="statue-ujiji")
    play(match, *moves)
    assert field(match, "action") == "discard"
    play(match, "discard joker")
    assert field(match, "action") == "drop"
    play(match, "drop jug-aswan")
    assert match.turn == "p2"


# --- New expeditions --------------------------------------------------------------------------------


@rule("AF32")
def test_empty_slots_are_filled_from_the_pile_from_left_to_right() -> None:
    current = "tripoli-dakar:p1 aswan-timbuktu:p2 zanzibar-dakar:p1 jidda-windhoek -"
    three = "timbuktu-ujiji serengeti-cairo lagos-serengeti cairo-mozambique"
    match = set_up(player(at="dakar"), slots=current, pile=three, action="move")
    play(match, "complete zanzibar-dakar", "complete tripoli-dakar")
    events = play(match, "end")
    assert slots(match) == "timbuktu-ujiji aswan-timbuktu:p2 serengeti-cairo jidda-windhoek lagos-serengeti"
    assert pile(match) == "cairo-mozambique"
    assert seen(events, "lays-out", "p2") == [
        {"expedition": "timbuktu-ujiji", "slot": 1},
        {"expedition": "serengeti-cairo", "slot": 3},
        {"expedition": "lagos-serengeti", "slot": 5},
    ]


@pytest.mark.parametrize("moves", [["draw"], ["buy", "end"], ["move", "end"]])
@rule("AF32")
def test_full_slots_get_nothing_new(moves: list[str]) -> None:
    match = set_up(player(at="dakar"), pile="timbuktu-ujiji", north="statue-ujiji")
    play(match, *moves)
    assert slots(match) == QUIET
    assert pile(match) == "timbuktu-ujiji"


# --- The order --------------------------------------------------------------------------------------


@rule("AF-R3")
def test_hand_limit_then_adventure_limit_then_new_expeditions() -> None:
    four = "mask-napoli jug-aswan drum-cairo drum-loanda"
    current = "tripoli-dakar:p1 " + " ".join(QUIET.split()[:4])
    match = set_up(player(SIX, at="dakar", bought=four), slots=current, pile="timbuktu-ujiji", action="move")
    play(match, "complete tripoli-dakar", "end")
    assert (field(match, "action"), slots(match).split()[0]) == ("discard", "-")
    assert refuses(match, "drop jug-aswan")
    play(match, "discard orange")
    assert (field(match, "action"), slots(match).split()[0]) == ("drop", "-")
    assert refuses(match, "discard grey")
    play(match, "drop jug-aswan")
    assert (field(match, "action"), slots(match).split()[0]) == (None, "timbuktu-ujiji")
    assert match.turn == "p2"


@rule("AF-R3")
def test_limits_that_hold_are_skipped() -> None:
    match = set_up(player("grey", bought="mask-napoli jug-aswan drum-cairo drum-loanda"), action="move")
    play(match, "end")
    assert field(match, "action") == "drop"
    match = set_up(player(SIX, bought="mask-napoli"), action="move")
    play(match, "end", "discard grey")
    assert (match.turn, field(match, "action")) == ("p2", None)


@rule("AF29", "AF30")
def test_no_limit_is_checked_when_the_match_is_over() -> None:
    full = player(SIX, bought="mask-napoli jug-aswan drum-cairo drum-loanda")
    match = set_up_ended(full, player())
    assert match.moves == []
    assert parts(match) == {"cards": 2, "open": 4}
