"""Africana: what everybody knows, what one player knows, and what nobody knows."""

from collections import Counter

import pytest

from tests.games.africana.board import AFRICANA, QUIET, pile, player, seen, set_up
from tests.support.board import cards, hand, known_hand, play
from tests.support.rule import rule

EVERYBODY = ("p1", "p2", None)

# --- What all can see -------------------------------------------------------------------------------


@rule("AF-R22")
def test_money_and_adventures_lie_open() -> None:
    match = set_up(
        player(silver=17, bought="mask-napoli guide-grey-lagos", done="tripoli-dakar drum-dakar"),
        player(silver=3, at="ujiji", bought="drum-loanda"),
    )
    for seat in EVERYBODY:
        visible = match.view(seat)["players"]
        assert [entry["silver"] for entry in visible] == [17, 3]
        assert [entry["open"] for entry in visible] == [["mask-napoli", "guide-grey-lagos"], ["drum-loanda"]]
        assert [entry["done"] for entry in visible] == [["tripoli-dakar", "drum-dakar"], []]
        assert [entry["at"] for entry in visible] == ["napoli", "ujiji"]


@rule("AF-R22")
def test_the_discard_pile_and_played_cards_lie_open() -> None:
    match = set_up(player("joker"), discard="grey grey violet", used="orange guide-grey", action="move")
    for seat in EVERYBODY:
        assert match.view(seat)["discard"] == {"grey": 2, "violet": 1}
        assert match.view(seat)["used"] == ["orange", "guide-grey"]


@rule("AF-R22")
def test_everybody_sees_which_card_pays_a_leg_and_which_is_discarded() -> None:
    match = set_up(player("grey grey grey grey grey violet", at="dakar"))
    events = play(match, "move", "go lagos with violet", "end")
    assert [seen(events, "goes", seat) for seat in EVERYBODY] == [
        [{"seat": "p1", "region": "lagos", "card": "violet"}]
    ] * 3
    match = set_up(player("grey grey grey grey grey violet"), action="discard")
    events = play(match, "discard violet")
    assert [seen(events, "discards", seat) for seat in EVERYBODY] == [
        [{"seat": "p1", "count": 1, "cards": ["violet"]}]
    ] * 3


@rule("AF-R22")
def test_slots_and_markers_lie_open() -> None:
    match = set_up(player(), player(), slots="tripoli-dakar:p1,p2 - cairo-zanzibar:p2")
    for seat in EVERYBODY:
        assert match.view(seat)["slots"] == [
            {"expedition": "tripoli-dakar", "markers": ["p1", "p2"]},
            None,
            {"expedition": "cairo-zanzibar", "markers": ["p2"]},
            None,
            None,
        ]


# --- Hands ------------------------------------------------------------------------------------------


@rule("AF-R22", "AF8")
def test_joker_and_guides_are_known_and_travel_cards_only_counted() -> None:
    match = set_up(player("grey grey violet joker guide-orange guide-orange"), player("magenta"))
    assert known_hand(match, "p1", by="p1") == hand(match)
    for seat in ("p2", None):
        assert known_hand(match, "p1", by=seat) == cards("joker guide-orange guide-orange")
        assert match.view(seat)["players"][0]["hand"]["count"] == 6
    assert known_hand(match, "p2", by="p1") == cards("")
    assert match.view("p1")["players"][1]["hand"]["count"] == 1


@rule("AF-R22", "AF8")
def test_hands_that_differ_in_travel_cards_look_alike_to_the_others() -> None:
    one = set_up(player("grey joker"), deck="violet magenta")
    other = set_up(player("violet joker"), deck="grey magenta")
    assert one.view("p1") != other.view("p1")
    assert [one.view(seat) for seat in ("p2", None)] == [other.view(seat) for seat in ("p2", None)]


@rule("AF-R22", "AF10")
def test_others_see_how_many_cards_are_drawn_and_not_which() -> None:
    match = set_up(player("joker"), deck="grey violet orange")
    events = play(match, "draw", draws="violet grey")
    assert seen(events, "draws", "p1") == [{"seat": "p1", "count": 2, "cards": ["violet", "grey"]}]
    for seat in ("p2", None):
        assert seen(events, "draws", seat) == [{"seat": "p1", "count": 2}]
        assert known_hand(match, "p1", by=seat) == cards("joker")
        assert match.view(seat)["players"][0]["hand"]["count"] == 3
        assert match.view(seat)["deck"] == {"count": 1}


@rule("AF-R22")
def test_it_is_known_that_a_joker_or_guide_was_given_up() -> None:
    match = set_up(player("grey grey grey grey joker guide-grey"), action="discard")
    events = play(match, "discard joker")
    assert seen(events, "discards", "p2") == [{"seat": "p1", "count": 1, "cards": ["joker"]}]
    assert known_hand(match, "p1", by="p2") == cards("guide-grey")


@rule("AF-R22", "AF18")
def test_a_joker_and_a_guide_that_come_back_to_the_hand_are_known_there() -> None:
    match = set_up(player("grey joker", at="dakar", bought="guide-grey-lagos"), action="move")
    play(match, "go lagos with joker", "complete guide-grey-lagos")
    assert known_hand(match, "p1", by="p2") == cards("guide-grey")
    play(match, "go cape-town with guide-grey", "end")
    assert known_hand(match, "p1", by="p2") == cards("joker guide-grey")
    assert match.view("p2")["players"][0]["hand"]["count"] == 3


# --- Piles ------------------------------------------------------------------------------------------


@rule("AF5")
def test_of_the_pile_only_the_letters_on_the_backs_are_known() -> None:
    match = AFRICANA.start(seats=2, seed=3)
    for seat in EVERYBODY:
        assert match.view(seat)["pile"] == {"count": 19, "letters": {"A": 5, "B": 10, "C": 4}}
    short = set_up(player(), pile="tripoli-dakar timbuktu-ujiji serengeti-cairo")
    assert short.view("p1")["pile"] == {"count": 3, "letters": {"A": 1, "B": 2}}


@pytest.mark.parametrize(
    ("one", "other"),
    [
        pytest.param("tripoli-dakar cairo-zanzibar", "cairo-zanzibar tripoli-dakar", id="order"),
        pytest.param("lagos-serengeti", "cairo-mozambique", id="which C card is out of the game"),
    ],
)
@rule("AF5")
def test_nobody_knows_the_order_of_the_pile_nor_which_c_cards_left_the_match(one: str, other: str) -> None:
    first, second = set_up(player(), pile=one), set_up(player(), pile=other)
    assert pile(first) != pile(second)
    assert [first.view(seat) for seat in EVERYBODY] == [second.view(seat) for seat in EVERYBODY]


@rule("AF5")
def test_nobody_is_shown_the_removed_c_cards() -> None:
    match = AFRICANA.start(seats=4, seed=3)
    assert Counter(event.name for event in match.events) == {"lays-out": 5, "draws": 4, "turn": 1}


@rule("AF-R22", "AF-R7")
def test_of_the_travel_pile_only_the_number_of_cards_is_known() -> None:
    match = set_up(player(), slots=QUIET, deck="grey grey violet")
    assert [match.view(seat)["deck"] for seat in EVERYBODY] == [{"count": 3}] * 3
