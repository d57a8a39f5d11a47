"""Master Elf: taking ingredients in the border areas and in the city, and the deck."""

from itertools import product

import pytest

from tests.games.master_elf.board import (
    BORDER_AREAS,
    EVERYBODY,
    INGREDIENTS,
    area,
    deck,
    discard,
    now,
    player,
    seen,
    set_up,
)
from tests.support.board import cards, could_draw, field, hand, legal, play, refuses
from tests.support.rule import rule

# --- Border areas -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BORDER_AREAS)
@rule("ME9")
def test_a_player_takes_any_one_card_of_the_elfs_area(name: str) -> None:
    for card, left in (("metal", "fire fire"), ("fire", "metal fire")):
        laid = dict.fromkeys(BORDER_AREAS, "air water") | {name: "metal fire fire"}
        match = set_up(player("air"), deck="wood", **laid)
        play(match, f"go {name}")
        assert legal(match) == {"take metal", "take fire"}
        events = play(match, f"take {card}")
        assert hand(match) == cards(f"air {card}")
        assert area(match, name) == cards(left)
        assert [area(match, other) for other in BORDER_AREAS if other != name] == [cards("air water")] * 3
        assert (deck(match), discard(match)) == (cards("wood"), cards(""))
        assert [seen(events, "takes", seat) for seat in EVERYBODY] == [[{"seat": "p1", "card": card}]] * 3


@rule("ME9")
def test_only_cards_in_the_area_can_be_taken() -> None:
    match = set_up(player("wood"), north="metal", east="fire", deck="magic", discard="water")
    play(match, "go north")
    assert legal(match) == {"take metal"}
    for card in INGREDIENTS[1:]:
        assert refuses(match, f"take {card}")


@rule("ME9", "ME-R2")
def test_exactly_one_card_is_taken() -> None:
    match = set_up(player("wood"), north="metal fire water", deck="magic")
    play(match, "go north")
    for move in ("discard wood", "draw", "pass"):
        assert refuses(match, move)
    play(match, "take fire")
    for move in ("take metal", "take fire", "draw", "discard wood"):
        assert refuses(match, move)
    assert legal(match) == {"pass"}


@rule("ME9")
def test_each_player_takes_from_what_the_others_have_left() -> None:
    match = set_up(player(), player(), north="metal fire")
    play(match, "go north", "take metal", "pass", "go north")
    assert legal(match) == {"take fire"}


# --- The city ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("discards", ["", "fire", "air", "fire fire", "fire air", "fire fire air"])
@rule("ME10")
def test_in_the_city_a_player_discards_any_cards_and_draws_one_more(discards: str) -> None:
    match = set_up(player("fire fire air", at="east"), deck="metal wood water magic magic")
    gone = discards.split()
    drawn = "metal wood magic water".split()[: len(gone) + 1]
    play(match, "go city", *(f"discard {card}" for card in gone))
    assert field(match, "discarded") == len(gone)
    events = play(match, "draw", draws=" ".join(drawn))
    assert hand(match) == cards("fire fire air") - cards(discards) + cards(" ".join(drawn))
    assert discard(match) == cards(discards)
    assert deck(match) == cards("metal wood water magic magic") - cards(" ".join(drawn))
    assert seen(events, "draws", "p1") == [{"seat": "p1", "count": len(drawn), "cards": drawn}]
    assert (now(match), field(match, "discarded")) == (("p1", "make"), 0)


@rule("ME10")
def test_only_cards_in_hand_can_be_discarded_in_the_city() -> None:
    match = set_up(player("fire air air", at="east"), player("metal"), deck="wood wood wood wood")
    play(match, "go city")
    assert legal(match) == {"discard fire", "discard air", "draw"}
    play(match, "discard air")
    assert legal(match) == {"discard fire", "discard air", "draw"}
    play(match, "discard air")
    assert legal(match) == {"discard fire", "draw"}
    play(match, "discard fire")
    assert legal(match) == {"draw"}
    assert refuses(match, "discard metal")
    play(match, "draw")
    assert (hand(match), hand(match, "p2")) == (cards("wood wood wood wood"), cards("metal"))


@rule("ME10")
def test_with_an_empty_hand_one_card_is_drawn() -> None:
    match = set_up(player(at="east"), deck="wood wood")
    play(match, "go city")
    assert legal(match) == {"draw"}
    play(match, "draw")
    assert (hand(match), deck(match)) == (cards("wood"), cards("wood"))


@rule("ME10")
def test_the_count_of_discards_restarts_each_turn() -> None:
    match = set_up(player("fire fire", at="east"), player("air", at="west"), deck="wood " * 6)
    play(match, "go city", "discard fire", "discard fire", "draw", "pass", "go city", "draw")
    assert hand(match) == cards("wood wood wood")
    assert hand(match, "p2") == cards("air wood")


@rule("ME10")
def test_open_cards_of_other_areas_cannot_be_taken_in_the_city() -> None:
    match = set_up(player(at="east"), east="fire", north="air", deck="wood")
    play(match, "go city")
    assert refuses(match, "take fire")
    assert refuses(match, "take air")


@rule("ME10", "ME-R2")
def test_any_card_of_the_deck_can_be_drawn() -> None:
    match = set_up(player("fire", at="east"), east="air", deck="wood metal", discard="magic")
    play(match, "go city", "discard fire")
    found = {pair for pair in product(INGREDIENTS, repeat=2) if could_draw(match, "draw", " ".join(pair))}
    assert found == {("wood", "metal"), ("metal", "wood")}


@rule("ME-R2")
def test_all_discarding_comes_before_the_first_card_is_drawn() -> None:
    match = set_up(player("fire fire air", at="east"), deck="wood " * 5)
    events = play(match, "go city", "discard fire")
    assert seen(events, "draws") == []
    assert (hand(match), deck(match)) == (cards("fire air"), cards("wood " * 5))
    play(match, "draw")
    assert hand(match) == cards("fire air wood wood")
    for move in ("discard fire", "discard wood", "draw"):
        assert refuses(match, move)


# --- The deck ---------------------------------------------------------------------------------------


@rule("ME18", "ME-R5")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    match = set_up(player(at="east"), deck="", discard="fire air")
    play(match, "go city")
    assert could_draw(match, "draw", "fire")
    assert could_draw(match, "draw", "air")
    events = play(match, "draw", draws="air")
    assert (hand(match), deck(match), discard(match)) == (cards("air"), cards("fire"), cards(""))
    assert seen(events, "shuffles") == [{}]


@rule("ME18", "ME-R5")
def test_the_last_cards_of_the_deck_are_drawn_before_the_shuffle() -> None:
    match = set_up(player("fire fire", at="east"), deck="wood", discard="air air")
    play(match, "go city", "discard fire", "discard fire")
    assert not could_draw(match, "draw", "air wood air")
    events = play(match, "draw", draws="wood air fire")
    assert [event.name for event in events] == ["draws", "shuffles", "draws"]
    assert (hand(match), deck(match), discard(match)) == (
        cards("wood air fire"),
        cards("air fire"),
        cards(""),
    )


@rule("ME18", "ME-R5")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    match = set_up(player(at="east"), player(), deck="wood", discard="air", south="fire fire")
    events = play(match, "go city", "draw", "pass")
    assert (deck(match), discard(match)) == (cards(""), cards("air"))
    events += play(match, "go south", "take fire", "pass")
    assert (deck(match), discard(match)) == (cards(""), cards("air"))
    assert seen(events, "shuffles") == []


@rule("ME-R5")
def test_cards_just_discarded_can_be_drawn_again() -> None:
    match = set_up(player("metal water", at="east"))
    play(match, "go city", "discard metal", "discard water")
    assert discard(match) == cards("metal water")
    play(match, "draw")
    assert (hand(match), deck(match), discard(match)) == (cards("metal water"), cards(""), cards(""))


@rule("ME-R5")
def test_cards_just_paid_can_be_laid_out() -> None:
    payer = player("metal metal fire", at="east")
    match = set_up(payer, stacks="tank robot | flute | cannon", step="make")
    play(match, "make tank with metal metal fire")
    assert (area(match, "east"), deck(match), discard(match)) == (
        cards("metal metal fire"),
        cards(""),
        cards(""),
    )


@rule("ME-R5")
def test_nothing_is_drawn_if_deck_and_discard_pile_are_empty() -> None:
    match = set_up(player("metal", at="east"))
    events = play(match, "go city", "draw")
    assert (now(match), hand(match)) == (("p1", "make"), cards("metal"))
    assert seen(events, "draws") == seen(events, "shuffles") == []
    match = set_up(player(at="east"), step="make", deck="air", discard="fire")
    play(match, "pass", draws="air fire")
    assert (area(match, "east"), deck(match), discard(match)) == (cards("air fire"), cards(""), cards(""))
