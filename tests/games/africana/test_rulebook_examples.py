"""Africana: worked examples: one position in full, one expedition, one turn, one set."""

from typing import Any

import pytest

from ludoteca import BadPosition
from ludoteca.core.matches.perft import perft
from tests.games.africana.board import (
    AFRICANA,
    book,
    bought,
    discard,
    done,
    parts,
    place,
    player,
    set_up,
    set_up_ended,
    silver,
    slots,
)
from tests.support.board import cards, entry, field, hand, legal, play, refuses, scores
from tests.support.rule import rule

# --- A position in full -----------------------------------------------------------------------------

AT_DAKAR: dict[str, Any] = {
    "game": "africana",
    "seats": 2,
    "turn": "p1",
    "first": "p1",
    "players": [
        {
            "at": "dakar",
            "silver": 7,
            "hand": ["orange", "orange", "joker", "guide-grey"],
            "open": ["mask-mozambique"],
            "done": ["tripoli-dakar", "guide-grey-lagos"],
        },
        {"at": "cape-town", "silver": 2},
    ],
    "slots": [
        {"expedition": "port-natal-serengeti", "markers": ["p1", "p2"]},
        {"expedition": "cairo-zanzibar", "markers": []},
        None,
        {"expedition": "aswan-timbuktu", "markers": ["p2"]},
        {"expedition": "mozambique-lagos", "markers": []},
    ],
    "pile": ["ujiji-tananarive", "tripoli-leopoldville"],
    "books": {
        "north": {"left": ["drum-loanda"], "right": ["jug-tananarive"]},
        "south": {"left": [], "right": []},
    },
    "deck": {"magenta": 3},
    "discard": {"grey": 1},
    "action": "move",
    "flips": 0,
    "used": ["magenta"],
    "idle": 0,
}


@rule("AF15", "AF17", "AF19", "AF-R6")
def test_at_dakar_three_cards_lead_to_three_neighbours() -> None:
    assert legal(AFRICANA.position(AT_DAKAR)) == {
        "end",
        *("go marrakech with orange for 5", "go marrakech with joker", "go marrakech with guide-grey"),
        *("go timbuktu with orange", "go timbuktu with joker", "go timbuktu with guide-grey for 5"),
        *("go lagos with orange for 5", "go lagos with joker", "go lagos with guide-grey for 5"),
    }


@pytest.mark.parametrize(("depth", "ways"), [(0, 1), (1, 10), (2, 73), (3, 305)])
@rule("AF9", "AF15")
def test_perft_at_dakar(depth: int, ways: int) -> None:
    assert perft(AFRICANA, AFRICANA.position(AT_DAKAR).state, depth) == ways


@rule("AF16", "AF18", "AF19", "AF32")
def test_from_dakar_to_lagos_and_the_end_of_the_turn() -> None:
    match = AFRICANA.position(AT_DAKAR)
    play(match, "go timbuktu with orange", "go lagos with guide-grey for 5", "end")
    assert (place(match), silver(match)) == ("lagos", 2)
    assert hand(match) == cards("orange joker guide-grey")
    assert discard(match) == cards("grey magenta orange")
    assert slots(match).split()[2] == "ujiji-tananarive"
    assert field(match, "pile") == ["tripoli-leopoldville"]
    assert (match.turn, field(match, "used"), field(match, "idle")) == ("p2", [], 1)


def test_missing_parts_of_a_position_are_empty() -> None:
    match = AFRICANA.position(AT_DAKAR)
    assert entry(match, "p2") == {"at": "cape-town", "silver": 2, "hand": [], "open": [], "done": []}
    assert match.position() | {"players": AT_DAKAR["players"]} == AT_DAKAR
    assert AFRICANA.position(match.position()).position() == match.position()


@pytest.mark.parametrize(
    ("first", "homes"),
    [("p1", "napoli cape-town lagos"), ("p2", "lagos napoli cape-town"), ("p3", "cape-town lagos napoli")],
)
@rule("AF7")
def test_explorers_of_a_short_position_are_at_home(first: str, homes: str) -> None:
    match = AFRICANA.position({"seats": 3, "first": first})
    assert [place(match, seat) for seat in match.seat_names] == homes.split()
    assert (match.turn, slots(match)) == (first, "- - - - -")


@pytest.mark.parametrize(
    "change",
    [
        pytest.param({"slots": [{"expedition": "tripoli-dakar"}]}, id="an expedition completed and laid out"),
        pytest.param({"pile": ["ujiji-tananarive"] * 2}, id="an expedition twice"),
        pytest.param(
            {"books": {"north": {"left": ["mask-mozambique"]}}}, id="an adventure open and in a book"
        ),
        pytest.param({"action": "buy"}, id="cards played in a purchase"),
        pytest.param({"flips": 1}, id="pages turned in a movement"),
        pytest.param({"deck": {"magenta": 12}}, id="thirteen of a colour"),
        pytest.param({"turn": None}, id="an action when the game is over"),
        pytest.param(
            {"slots": [{"expedition": "cairo-zanzibar", "markers": ["p1", "p1"]}]}, id="joined twice"
        ),
    ],
)
@rule("AF3", "AF21")
def test_an_impossible_position_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadPosition):
        AFRICANA.position(AT_DAKAR | change)


# --- One expedition ---------------------------------------------------------------------------------


@rule("AF20", "AF22", "AF23", "AF24", "AF40")
def test_two_silver_for_joining_in_the_middle_slot_and_three_for_arriving() -> None:
    match = set_up(
        *(player("orange magenta", at="tripoli"), player()), slots="- - tripoli-dakar:p2", action="move"
    )
    play(match, "join tripoli-dakar")
    assert silver(match) == 2
    play(match, "go timbuktu with orange", "go dakar with magenta", "complete tripoli-dakar")
    assert silver(match) == 2 + 3
    assert done(match) == cards("tripoli-dakar")
    assert silver(match, "p2") == 0
    play(match, "end")
    assert parts(AFRICANA.position(match.position() | {"turn": None}))["expeditions"] == 1


@rule("AF16", "AF20", "AF-R2", "AF41")
def test_an_explorer_at_a_start_joins_without_a_leg() -> None:
    match = set_up(player(at="lagos"), slots="- lagos-addis-ababa")
    assert refuses(match, "join lagos-addis-ababa")
    play(match, "move", "join lagos-addis-ababa", "end")
    assert place(match) == "lagos"
    assert slots(match).split()[1] == "lagos-addis-ababa:p1"
    assert silver(match) == 1


# --- Another colour, pages, the count ---------------------------------------------------------------


@rule("AF42", "AF18", "AF19")
def test_a_grey_guide_leads_to_lagos_in_another_colour_and_is_grey_again() -> None:
    match = set_up(player("orange guide-grey", at="dakar", silver=7), action="move")
    play(match, "go timbuktu with orange")
    assert refuses(match, "go lagos with guide-grey")
    play(match, "go lagos with guide-grey for 5", "end")
    assert (place(match), silver(match)) == ("lagos", 2)
    assert hand(match) == cards("guide-grey")
    assert discard(match) == cards("orange")


@rule("AF43", "AF12", "AF13")
def test_two_pages_for_one_silver_and_two_adventures_for_ten() -> None:
    match = set_up(player(at="dakar", silver=12), north="drum-loanda jug-tananarive mask-serengeti |")
    play(match, "buy", "flip left", "flip left")
    assert silver(match) == 11
    assert book(match, "north") == "mask-serengeti | jug-tananarive drum-loanda"
    play(match, "take left", "take right", "end")
    assert (silver(match), bought(match)) == (1, cards("mask-serengeti jug-tananarive"))


@rule("AF44", "AF34", "AF35", "AF36", "AF37", "AF38")
def test_every_part_of_a_score_is_counted() -> None:
    completed = "tripoli-dakar serengeti-cairo mask-napoli mask-timbuktu guide-grey-lagos guide-orange-jidda"
    owner = player("grey grey violet", silver=23, bought="jug-aswan", done=completed)
    match = set_up_ended(owner, player())
    assert parts(match) == {
        "expeditions": 1 + 5,
        "artefacts": 6 + 4,
        "sets": 6,
        "guides": -5,
        "silver": 2,
        "cards": 1,
        "open": 1,
    }
    assert scores(match)[0] == 21


# --- One long turn ----------------------------------------------------------------------------------


@rule("AF15", "AF17", "AF18", "AF19", "AF25", "AF27", "AF28")
def test_a_journey_across_the_equator() -> None:
    traveller = player(
        "violet grey joker", at="dakar", silver=4, bought="guide-grey-lagos shield-cape-town mask-serengeti"
    )
    match = set_up(traveller, slots="- - lagos-addis-ababa - loanda-cape-town:p1", action="move")
    play(match, "go lagos with violet", "complete guide-grey-lagos", "join lagos-addis-ababa")
    assert silver(match) == 6
    play(match, "go cape-town with guide-grey", "complete loanda-cape-town", "complete shield-cape-town")
    assert silver(match) == 6 + 3 + 1
    assert legal(match) == {
        "end",
        *("go lagos with grey for 5", "go lagos with joker"),
        *("go port-natal with grey for 5", "go port-natal with joker"),
        *("go windhoek with grey", "go windhoek with joker"),
    }
    play(match, "go port-natal with grey for 5", "go mozambique with joker", "end")
    assert (place(match), silver(match)) == ("mozambique", 5)
    assert hand(match) == cards("joker guide-grey")
    assert discard(match) == cards("violet grey")
    assert bought(match) == cards("mask-serengeti")
    assert done(match) == cards("loanda-cape-town guide-grey-lagos shield-cape-town")


# --- One collection ---------------------------------------------------------------------------------


@rule("AF35", "AF-R17")
def test_three_masks_a_drum_a_statuette_and_a_shield_are_worth_sixteen() -> None:
    found = "mask-mozambique mask-serengeti mask-napoli drum-loanda statue-ujiji shield-jidda"
    assert parts(set_up_ended(player(done=found), player())) == {
        "artefacts": 5 + 4 + 6 + 5 + 3 + 3,
        "sets": 16,
    }


@pytest.mark.parametrize(
    ("found", "points"),
    [
        pytest.param("mask-mozambique mask-serengeti mask-napoli mask-timbuktu", 12, id="four alike"),
        pytest.param("mask-napoli drum-cairo statue-ujiji shield-jidda jug-aswan", 10, id="five different"),
        pytest.param("mask-napoli drum-cairo statue-ujiji", 2, id="three different"),
    ],
)
@rule("AF-R17")
def test_four_alike_five_different_and_three_different(found: str, points: int) -> None:
    assert parts(set_up_ended(player(done=found), player()))["sets"] == points
