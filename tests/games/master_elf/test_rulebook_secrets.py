"""MASTER ELF: what lies open on the table, and what only some or nobody knows."""

from typing import Any

import pytest

from ludoteca import Match
from tests.board import cards, hand, known_hand, play
from tests.games.master_elf.table import (
    among,
    aside,
    deck,
    idle_turn,
    imagined,
    known_aside,
    known_stacks,
    make,
    maker,
    player,
    price,
    stacks,
    table,
    told,
)
from tests.rule import rule

THREE = ("p1", "p2", "p3", None)
REST = "robot flute | cannon rocket spyglass | totem anchor"
HIDDEN = "samovar telescope aeroplane"


def secret(laid: str = f"casket {REST}", **fields: str) -> Match:
    """One of three players has made the casket and may look through a stack."""
    own = player(price("casket"), gifts="key")
    match = table(own, player(price("cannon")), player(), stacks=laid, step="make", aside=HIDDEN, **fields)
    play(match, make("casket"))
    return match


def treasure() -> Match:
    """One of three players has made the pirate and may look through what was set aside."""
    own = player(price("pirate"), gifts="treasure-map")
    match = table(own, player(), player(), stacks=f"pirate {REST}", step="make", aside=HIDDEN)
    play(match, make("pirate"))
    return match


def places_of(positions: list[dict[str, Any]], gift: str) -> set[str]:
    """Whether a gift lies in a stack or aside in these positions."""
    return {"aside" if gift in position["aside"] else "stack" for position in positions}


# --- Looking through a stack ------------------------------------------------------------------------


@rule("ME-R15", "ME20")
def test_only_the_player_who_looks_sees_the_stack() -> None:
    match = secret()
    events = play(match, "look middle")
    assert known_stacks(match, by="p1") == "robot | cannon rocket spyglass | totem"
    for seat in THREE[1:]:
        assert known_stacks(match, by=seat) == "robot | cannon | totem"
        assert match.view(seat)["moves"] == []
    for seat in THREE:
        assert known_aside(match, by=seat) == set()
        assert told(events, "looks", seat) == [{"seat": "p1", "place": "middle"}]


@rule("ME-R15")
def test_the_gifts_seen_are_told_to_the_player_alone() -> None:
    match = secret()
    events = play(match, "look middle")
    [own] = told(events, "sees", "p1")
    assert (own["seat"], own["count"], set(own["gifts"])) == ("p1", 3, {"cannon", "rocket", "spyglass"})
    for seat in THREE[1:]:
        assert told(events, "sees", seat) == [{"seat": "p1", "count": 3}]


@rule("ME-R15")
def test_what_was_seen_is_still_known_turns_later() -> None:
    match = secret()
    play(match, "look middle", "decline")
    for _ in range(4):
        idle_turn(match)
    assert known_stacks(match, by="p1") == "robot | cannon rocket spyglass | totem"
    assert [known_stacks(match, by=seat) for seat in THREE[1:]] == ["robot | cannon | totem"] * 3


@rule("ME-R15")
def test_the_rest_of_the_stack_stays_known_when_gifts_are_taken_from_it() -> None:
    match = secret()
    play(match, "look middle", "claim rocket")
    assert known_stacks(match, by="p1") == "robot | cannon spyglass | totem"
    assert [known_stacks(match, by=seat) for seat in THREE[1:]] == ["robot | cannon | totem"] * 3
    play(match, "go south", make("cannon"))
    assert [known_stacks(match, by=seat) for seat in THREE] == ["robot | spyglass | totem"] * 4


@rule("ME-R15", "ME20")
def test_everybody_sees_which_gift_is_claimed() -> None:
    match = secret()
    play(match, "look middle", "claim spyglass")
    for seat in THREE:
        assert set(match.view(seat)["players"][0]["gifts"]) == {"key", "casket", "spyglass"}
        assert match.view(seat)["stacks"][1]["count"] == 2


@rule("ME-R15")
def test_two_stacks_that_differ_below_the_top_look_alike_to_all_but_the_one_who_looks() -> None:
    one, other = secret(), secret("casket robot flute | cannon spyglass rocket | totem anchor")
    for match in (one, other):
        play(match, "look middle", "decline")
    assert one.view("p1") != other.view("p1")
    for seat in THREE[1:]:
        assert one.view(seat) == other.view(seat)
        told_one, told_other = ([event.seen_by(seat) for event in match.events] for match in (one, other))
        assert told_one == told_other


@rule("ME-R15")
def test_only_who_looked_can_tell_how_the_gifts_lie() -> None:
    match = secret()
    play(match, "look middle", "decline")
    own = imagined(match, by="p1")
    assert {tuple(one["stacks"][1]) for one in own} == {("cannon", "rocket", "spyglass")}
    assert {one["stacks"][0][1] for one in own} == {"flute", "anchor", *HIDDEN.split()}
    for seat in THREE[1:]:
        below = {one["stacks"][1][1] for one in imagined(match, by=seat, number=100)}
        assert below == {"rocket", "spyglass", "flute", "anchor", *HIDDEN.split()}


# --- Looking through what was set aside -------------------------------------------------------------


@rule("ME-R15", "ME21")
def test_only_the_player_who_looks_sees_what_was_set_aside() -> None:
    match = treasure()
    events = play(match, "look aside")
    assert known_aside(match, by="p1") == set(HIDDEN.split())
    [own] = told(events, "sees", "p1")
    assert set(own["gifts"]) == set(HIDDEN.split())
    for seat in THREE[1:]:
        assert match.view(seat)["aside"] == {"count": 3, "gifts": []}
        assert told(events, "sees", seat) == [{"seat": "p1", "count": 3}]
        assert match.view(seat)["moves"] == []
    for seat in THREE:
        assert known_stacks(match, by=seat) == "robot | cannon | totem"
        assert told(events, "looks", seat) == [{"seat": "p1", "place": "aside"}]


@rule("ME-R15")
def test_what_stays_aside_is_still_known_turns_later() -> None:
    match = treasure()
    play(match, "look aside", "claim telescope")
    for _ in range(4):
        idle_turn(match)
    assert known_aside(match, by="p1") == {"samovar", "aeroplane"}
    assert [known_aside(match, by=seat) for seat in THREE[1:]] == [set()] * 3


@rule("ME-R15")
def test_only_who_looked_can_tell_what_is_aside() -> None:
    match = treasure()
    play(match, "look aside", "decline")
    assert {frozenset(one["aside"]) for one in imagined(match, by="p1")} == {frozenset(HIDDEN.split())}
    for seat in THREE[1:]:
        positions = imagined(match, by=seat, number=60)
        for gift in (*HIDDEN.split(), "flute", "rocket", "spyglass", "anchor"):
            assert places_of(positions, gift) == {"aside", "stack"}
        for gift in ("robot", "cannon", "totem"):
            assert places_of(positions, gift) == {"stack"}


@rule("ME-R15", "ME25")
def test_what_stays_aside_is_known_beside_the_bonus_gifts() -> None:
    laid = {"step": "make", "exhausted": 1, "aside": f"{HIDDEN} soap-bubbles"}
    own = player(price("pirate"), gifts="treasure-map")
    match = table(own, player(), stacks="pirate | robot flute rocket | totem anchor", **laid)
    play(match, make("pirate"), "look aside", "decline", draws="telescope samovar")
    assert known_aside(match, by="p1") == aside(match) == {"aeroplane", "soap-bubbles"}
    assert known_aside(match, by="p2") == set()
    for one in imagined(match, by="p1"):
        assert set(one["aside"]) == {"aeroplane", "soap-bubbles"}
        assert {*one["stacks"][1], *one["stacks"][2]} == {"robot", "flute", "rocket", "totem", "anchor"}


@rule("ME-R15", "ME3")
def test_declining_before_looking_shows_nothing() -> None:
    for match in (secret(), treasure()):
        events = play(match, "decline")
        assert told(events, "sees", "p1") == told(events, "looks", "p1") == []
        for seat in THREE:
            assert known_stacks(match, by=seat) == "robot | cannon | totem"
            assert known_aside(match, by=seat) == set()


# --- New stacks -------------------------------------------------------------------------------------


@rule("ME-R15", "ME23")
def test_what_was_seen_is_known_to_be_somewhere_in_the_new_stacks() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "decline", draws="anchor rocket totem cannon flute spyglass")
    assert stacks(match) == "anchor rocket | totem cannon | flute spyglass"
    assert among(match, by="p1") == {"rocket", "cannon", "spyglass"}
    assert [known_stacks(match, by=seat) for seat in THREE] == ["anchor | totem | flute"] * 4
    own = imagined(match, by="p1")
    assert all(places_of(own, gift) == {"stack"} for gift in ("rocket", "cannon", "spyglass"))
    assert {one["stacks"][0][1] for one in own} == {"rocket", "cannon", "spyglass"}


@rule("ME-R15", "ME23")
def test_tops_that_all_have_seen_are_known_by_all_to_be_in_the_new_stacks() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "decline", draws="anchor rocket totem cannon flute spyglass")
    for seat in THREE[1:]:
        assert among(match, by=seat) == {"cannon"}
        positions = imagined(match, by=seat, number=60)
        assert places_of(positions, "cannon") == {"stack"}
        assert places_of(positions, "rocket") == places_of(positions, "spyglass") == {"stack", "aside"}
        assert {one["stacks"][0][1] for one in positions} >= {"cannon", "rocket", "spyglass", "samovar"}


@rule("ME-R15", "ME23")
def test_without_any_look_both_old_tops_are_known_to_all() -> None:
    match = maker(price("tank"), "tank | cannon rocket | totem anchor flute", aside=HIDDEN)
    play(match, make("tank"), draws="rocket totem anchor cannon flute")
    assert stacks(match) == "rocket totem | anchor cannon | flute"
    assert [among(match, by=seat) for seat in ("p1", "p2", None)] == [{"totem", "cannon"}] * 3


@rule("ME-R15", "ME23")
def test_a_top_bared_by_a_free_gift_is_known_to_all() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "claim cannon", draws="anchor rocket totem spyglass flute")
    assert among(match, by="p1") == {"rocket", "spyglass"}
    assert [among(match, by=seat) for seat in THREE[1:]] == [{"rocket"}] * 3


@rule("ME-R15")
def test_what_comes_to_the_top_again_is_known_by_its_place() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "decline", draws="cannon rocket totem anchor flute spyglass")
    play(match, "go south", make("cannon"))
    assert [known_stacks(match, by=seat) for seat in THREE] == ["rocket | totem | flute"] * 4
    assert among(match, by="p1") == {"spyglass"}
    assert [among(match, by=seat) for seat in THREE[1:]] == [set()] * 3


@rule("ME-R15", "ME23")
def test_what_was_set_aside_stays_known_through_new_stacks() -> None:
    own = player(price("pirate"), gifts="treasure-map")
    laid = "pirate | cannon rocket | totem anchor"
    match = table(own, player(), player(), stacks=laid, step="make", aside=HIDDEN)
    play(match, make("pirate"), "look aside", "decline")
    assert known_aside(match, by="p1") == aside(match) == set(HIDDEN.split())
    assert [known_aside(match, by=seat) for seat in THREE[1:]] == [set()] * 3


# --- Ingredients ------------------------------------------------------------------------------------


@rule("ME-R19", "ME9")
def test_a_card_taken_from_an_area_is_known_to_all_as_long_as_it_is_kept() -> None:
    match = table(player("air"), player(), player(), north="fire water", deck="metal " * 7)
    play(match, "go north", "take fire", "pass")
    assert [known_hand(match, "p1", by=seat) for seat in THREE[1:]] == [cards("fire")] * 3
    for _ in range(2):
        idle_turn(match)
    play(match, "go city", "draw", "pass")
    for _ in range(2):
        idle_turn(match)
    for seat in THREE[1:]:
        assert known_hand(match, "p1", by=seat) == cards("fire")
        assert match.view(seat)["players"][0]["hand"]["count"] == 3
    assert known_hand(match, "p1", by="p1") == hand(match) == cards("air fire metal")


@rule("ME-R19", "ME10", "ME-R2")
def test_cards_drawn_in_the_city_are_seen_by_their_player_alone() -> None:
    match = table(player("air", at="east"), player(), player(), deck="metal water fire")
    events = play(match, "go city", "discard air", "draw", draws="water fire")
    assert told(events, "draws", "p1") == [{"seat": "p1", "count": 2, "cards": ["water", "fire"]}]
    assert known_hand(match, "p1", by="p1") == cards("water fire")
    for seat in THREE[1:]:
        assert told(events, "draws", seat) == [{"seat": "p1", "count": 2}]
        assert known_hand(match, "p1", by=seat) == cards("")
        assert match.view(seat)["players"][0]["hand"]["count"] == 2
        assert match.view(seat)["deck"] == {"count": 1}
    assert deck(match) == cards("metal")


@pytest.mark.parametrize(
    ("second", "paid", "known"),
    [
        ("fire", "metal metal fire", ""),
        ("fire", "metal metal crystal", "fire"),
        ("fire", "fire fire crystal", "metal"),
        ("metal", "metal metal fire", ""),
        ("metal", "metal fire fire", "metal"),
        ("metal", "fire fire crystal", "metal metal"),
    ],
)
@rule("ME-R19")
def test_known_cards_that_may_have_left_the_hand_are_known_no_more(
    second: str, paid: str, known: str
) -> None:
    """A metal and a second card were taken openly; nobody can tell them from their like in the hand."""
    match = table(
        *(player("metal metal fire fire", crystal=True), player(at="south")),
        stacks="tank robot | flute | cannon",
        **{"north": "metal air", "east": "metal fire air", "deck": "wood " * 7},
    )
    play(match, "go north", "take metal", "pass")
    idle_turn(match)
    play(match, "go east", f"take {second}", "pass")
    idle_turn(match)
    assert known_hand(match, "p1", by="p2") == cards(f"metal {second}")
    play(match, "go south", f"make tank with {paid}")
    assert [known_hand(match, "p1", by=seat) for seat in ("p2", None)] == [cards(known)] * 2
    assert hand(match) == cards(f"metal metal metal fire fire {second}") - cards(paid)


@rule("ME-R19")
def test_a_discarded_card_counts_as_the_one_that_was_seen() -> None:
    match = table(player("fire"), player(), north="fire air", deck="wood " * 5)
    play(match, "go north", "take fire", "pass")
    assert known_hand(match, "p1", by="p2") == cards("fire")
    idle_turn(match)
    play(match, "go city", "discard fire", "draw")
    assert hand(match) == cards("fire wood wood")
    assert known_hand(match, "p1", by="p2") == cards("")


@rule("ME-R19")
def test_what_others_may_hold_always_includes_what_was_seen() -> None:
    match = table(player("air water"), player("wood"), north="fire fire", deck="metal magic air")
    play(match, "go north", "take fire", "pass")
    hands = [cards(" ".join(one["players"][0]["hand"])) for one in imagined(match, by="p2")]
    assert {held.total() for held in hands} == {3}
    assert {held["fire"] for held in hands} == {1}
    assert {card for held in hands for card in held} == {"fire", "air", "water", "metal", "magic"}
    assert {tuple(sorted(one["players"][1]["hand"])) for one in imagined(match, by="p2")} == {("wood",)}


@rule("ME-R19", "ME4")
def test_hands_that_differ_in_unseen_cards_look_alike_to_the_others() -> None:
    one = table(player("air water"), player(), deck="metal")
    other = table(player("air metal"), player(), deck="water")
    assert one.view("p1") != other.view("p1")
    assert [one.view(seat) for seat in ("p2", None)] == [other.view(seat) for seat in ("p2", None)]
