"""Master Elf: the end of a turn: hand limit, new cards in an empty area, the next player."""

from itertools import product

import pytest

from tests.games.master_elf.board import (
    BORDER_AREAS,
    EVERYBODY,
    INGREDIENTS,
    area,
    deck,
    discard,
    gifts,
    idle_turn,
    now,
    player,
    seen,
    set_up,
)
from tests.support.board import cards, could_draw, hand, legal, play, refuses
from tests.support.rule import rule

# --- The hand limit ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("held", "discards"), [(0, 0), (6, 0), (7, 0), (8, 1), (9, 2), (12, 5)])
@rule("ME16")
def test_cards_are_discarded_until_seven_are_left(held: int, discards: int) -> None:
    match = set_up(player(" ".join((INGREDIENTS * 2)[:held])), step="make")
    play(match, "pass")
    count = 0
    while now(match) == ("p1", "discard"):
        assert all(move.startswith("discard ") for move in legal(match))
        play(match, match.moves[0])
        count += 1
    assert count == discards
    assert now(match) == ("p2", "go")
    assert hand(match).total() == min(held, 7)
    assert discard(match).total() == discards


@rule("ME16")
def test_the_player_chooses_what_to_discard() -> None:
    match = set_up(player("metal metal metal metal fire fire air air wood"), step="make")
    play(match, "pass")
    assert legal(match) == {"discard metal", "discard fire", "discard air", "discard wood"}
    for move in ("pass", "draw", "discard magic", "go north"):
        assert refuses(match, move)
    play(match, "discard wood")
    assert now(match) == ("p1", "discard")
    assert legal(match) == {"discard metal", "discard fire", "discard air"}
    play(match, "discard fire")
    assert now(match) == ("p2", "go")
    assert hand(match) == cards("metal metal metal metal fire air air")
    assert discard(match) == cards("wood fire")


@rule("ME16")
def test_a_card_drawn_in_the_city_counts_for_the_limit() -> None:
    match = set_up(player("metal " * 6 + "fire", at="west"), deck="air")
    play(match, "go city", "draw", "pass")
    assert now(match) == ("p1", "discard")
    assert legal(match) == {"discard metal", "discard fire", "discard air"}


@rule("ME16")
def test_the_others_do_not_discard() -> None:
    match = set_up(player(), player("metal " * 4 + "fire " * 5), step="make")
    play(match, "pass")
    assert now(match) == ("p2", "go")
    assert hand(match, "p2").total() == 9


@rule("ME-R3", "ME16")
def test_during_the_turn_a_hand_can_be_larger() -> None:
    full = player("metal metal metal metal fire fire fire", at="north")
    match = set_up(full, stacks="tank key | flute | robot", west="fire air")
    play(match, "go west", "take fire")
    assert now(match) == ("p1", "make")
    assert hand(match).total() == 8
    play(match, "make tank with metal metal fire")
    assert now(match) == ("p2", "go")
    assert hand(match) == cards("metal metal fire fire fire")


@rule("ME-R3", "ME16")
def test_the_limit_counts_cards_left_after_a_gift() -> None:
    match = set_up(player("metal " * 6 + "fire " * 6), stacks="tank key | flute | robot", step="make")
    play(match, "make tank with metal metal fire")
    assert now(match) == ("p1", "discard")
    assert gifts(match) == {"tank"}
    play(match, "discard fire", "discard fire")
    assert now(match) == ("p2", "go")
    assert hand(match) == cards("metal " * 4 + "fire " * 3)


# --- New cards --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", BORDER_AREAS)
@rule("ME17")
def test_three_cards_are_laid_where_the_last_one_was_taken(name: str) -> None:
    laid = dict.fromkeys(BORDER_AREAS, "wood") | {name: "fire"}
    match = set_up(player(), deck="air air metal water", **laid)
    play(match, f"go {name}", "take fire")
    assert area(match, name) == cards("")
    events = play(match, "pass", draws="air metal air")
    assert area(match, name) == cards("air air metal")
    assert deck(match) == cards("water")
    assert [area(match, other) for other in BORDER_AREAS if other != name] == [cards("wood")] * 3
    fresh = [{"count": 3, "cards": ["air", "metal", "air"], "area": name}]
    assert [seen(events, "lays-out", seat) for seat in EVERYBODY] == [fresh] * 3


@pytest.mark.parametrize("left", ["fire", "fire air", "fire fire"])
@rule("ME17", "ME-R4")
def test_an_area_with_a_card_is_not_refilled(left: str) -> None:
    match = set_up(player(), north=f"water {left}", deck="metal metal metal")
    play(match, "go north", "take water", "pass", draws="")
    assert area(match, "north") == cards(left)
    assert deck(match) == cards("metal metal metal")


@rule("ME17")
def test_new_cards_are_also_laid_after_a_gift() -> None:
    match = set_up(player("metal metal"), stacks="tank key | flute | robot", north="fire", deck="air air air")
    play(match, "go north", "take fire", "make tank with metal metal fire", draws="air air air")
    assert area(match, "north") == cards("air air air")


@rule("ME17", "ME-R4")
def test_in_the_city_nothing_is_laid_out() -> None:
    match = set_up(player(at="north"), deck="air air metal water")
    events = play(match, "go city", "draw", "pass", draws="air")
    assert seen(events, "lays-out") == []
    assert [area(match, name) for name in BORDER_AREAS] == [cards("")] * 4
    assert deck(match) == cards("air metal water")


@rule("ME-R4")
def test_an_area_that_was_already_empty_is_refilled() -> None:
    match = set_up(player(), deck="air air metal water")
    play(match, "go south", "pass", draws="metal air air")
    assert area(match, "south") == cards("metal air air")


@rule("ME-R4")
def test_empty_areas_without_the_active_elf_stay_empty() -> None:
    match = set_up(
        player(at="west"), player(at="south"), player(at="west"), north="fire air", deck="metal " * 6
    )
    play(match, "go north", "take fire", "pass", draws="")
    assert [area(match, name) for name in BORDER_AREAS] == [cards("air"), *[cards("")] * 3]
    play(match, "go city", "draw", "pass", draws="metal")
    assert [area(match, name) for name in BORDER_AREAS] == [cards("air"), *[cards("")] * 3]


@rule("ME-R4")
def test_an_empty_area_is_not_refilled_when_an_elf_leaves_it() -> None:
    match = set_up(player(at="west"), north="fire air", deck="metal metal metal")
    play(match, "go north", "take fire", "pass", draws="")
    assert area(match, "west") == cards("")


@rule("ME17", "ME18", "ME-R5")
def test_the_discard_pile_is_shuffled_while_cards_are_laid_out() -> None:
    match = set_up(player(), north="fire", deck="wood", discard="air metal water")
    play(match, "go north", "take fire")
    assert not could_draw(match, "pass", "air wood metal")
    events = play(match, "pass", draws="wood water air")
    assert area(match, "north") == cards("wood water air")
    assert (deck(match), discard(match)) == (cards("metal"), cards(""))
    assert [event.name for event in events] == ["passes", "lays-out", "shuffles", "lays-out", "turn"]


@rule("ME17")
def test_any_card_of_the_deck_can_be_laid_out() -> None:
    match = set_up(player(at="north"), step="make", deck="fire air", discard="magic", south="metal")
    found = {
        trio
        for trio in product(("fire", "air", "magic"), repeat=3)
        if could_draw(match, "pass", " ".join(trio))
    }
    assert found == {("fire", "air", "magic"), ("air", "fire", "magic")}


# --- The order --------------------------------------------------------------------------------------


@rule("ME-R3")
def test_the_turn_ends_with_hand_limit_then_new_cards_then_next_player() -> None:
    full = player("metal " * 6 + "fire", at="west")
    match = set_up(full, north="air", discard="water water")
    play(match, "go north", "take air")
    events = play(match, "pass")
    assert now(match) == ("p1", "discard")
    assert area(match, "north") == cards("")
    assert seen(events, "lays-out") == seen(events, "turn") == []
    events = play(match, "discard fire")
    assert [event.name for event in events] == ["discards", "shuffles", "lays-out", "turn"]
    assert area(match, "north") == cards("water water fire")
    assert seen(events, "turn") == [{"seat": "p2"}]


@rule("ME-R3")
def test_no_new_cards_are_laid_before_the_last_discard() -> None:
    full = player("metal " * 6 + "fire fire fire", at="north")
    match = set_up(full, step="make", deck="air air air")
    play(match, "pass", "discard fire", draws="")
    assert (now(match), area(match, "north")) == (("p1", "discard"), cards(""))
    play(match, "discard fire", draws="air air air")
    assert (now(match), area(match, "north")) == (("p2", "go"), cards("air air air"))


@rule("ME-R3")
def test_the_limit_holds_again_in_the_next_turn() -> None:
    match = set_up(player("metal " * 7, at="west"), deck="air air air air fire fire")
    play(match, "go city", "draw", "pass", "discard metal")
    idle_turn(match)
    play(match, "go west")
    assert now(match) == ("p1", "make")
    play(match, "pass")
    assert (now(match), hand(match).total()) == (("p2", "go"), 7)
