"""Master Elf: what everybody sees, and what only some players know."""

from typing import Any

import pytest

from ludoteca import Match
from tests.games.master_elf.board import (
    among,
    aside,
    deck,
    idle_turn,
    known_aside,
    known_stacks,
    make,
    maker,
    player,
    price,
    redeals,
    seen,
    set_up,
    stacks,
)
from tests.support.board import cards, hand, known_hand, play
from tests.support.rule import rule

THREE = ("p1", "p2", "p3", None)
REST = "robot flute | cannon rocket spyglass | totem anchor"
HIDDEN = "samovar telescope aeroplane"


def secret(laid: str = f"casket {REST}", **fields: str) -> Match:
    """Return a match in which one of three players has made the casket and can look through a stack."""
    own = player(price("casket"), gifts="key")
    match = set_up(own, player(price("cannon")), player(), stacks=laid, step="make", aside=HIDDEN, **fields)
    play(match, make("casket"))
    return match


def treasure() -> Match:
    """Return a match in which one of three has made the pirate and can look through the gifts set aside."""
    own = player(price("pirate"), gifts="treasure-map")
    match = set_up(own, player(), player(), stacks=f"pirate {REST}", step="make", aside=HIDDEN)
    play(match, make("pirate"))
    return match


def places_of(positions: list[dict[str, Any]], gift: str) -> set[str]:
    """Return the places where a gift is in these positions: a stack, or aside."""
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
        assert seen(events, "looks", seat) == [{"seat": "p1", "place": "middle"}]


@rule("ME-R15")
def test_only_the_looker_learns_which_gifts_were_seen() -> None:
    match = secret()
    events = play(match, "look middle")
    [own] = seen(events, "sees", "p1")
    assert (own["seat"], own["count"], set(own["gifts"])) == ("p1", 3, {"cannon", "rocket", "spyglass"})
    for seat in THREE[1:]:
        assert seen(events, "sees", seat) == [{"seat": "p1", "count": 3}]


@rule("ME-R15")
def test_a_stack_stays_known_in_later_turns() -> None:
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
def test_only_the_looker_can_tell_stacks_with_equal_tops_apart() -> None:
    one, other = secret(), secret("casket robot flute | cannon spyglass rocket | totem anchor")
    for match in (one, other):
        play(match, "look middle", "decline")
    assert one.view("p1") != other.view("p1")
    for seat in THREE[1:]:
        assert one.view(seat) == other.view(seat)
        seen_one, seen_other = ([event.seen_by(seat) for event in match.events] for match in (one, other))
        assert seen_one == seen_other


@rule("ME-R15")
def test_redeals_keep_a_stack_for_the_looker_only() -> None:
    match = secret()
    play(match, "look middle", "decline")
    own = redeals(match, by="p1")
    assert {tuple(one["stacks"][1]) for one in own} == {("cannon", "rocket", "spyglass")}
    assert {one["stacks"][0][1] for one in own} == {"flute", "anchor", *HIDDEN.split()}
    for seat in THREE[1:]:
        below = {one["stacks"][1][1] for one in redeals(match, by=seat, number=100)}
        assert below == {"rocket", "spyglass", "flute", "anchor", *HIDDEN.split()}


# --- Looking through what was set aside -------------------------------------------------------------


@rule("ME-R15", "ME21")
def test_only_the_player_who_looks_sees_the_gifts_set_aside() -> None:
    match = treasure()
    events = play(match, "look aside")
    assert known_aside(match, by="p1") == set(HIDDEN.split())
    [own] = seen(events, "sees", "p1")
    assert set(own["gifts"]) == set(HIDDEN.split())
    for seat in THREE[1:]:
        assert match.view(seat)["aside"] == {"count": 3, "gifts": []}
        assert seen(events, "sees", seat) == [{"seat": "p1", "count": 3}]
        assert match.view(seat)["moves"] == []
    for seat in THREE:
        assert known_stacks(match, by=seat) == "robot | cannon | totem"
        assert seen(events, "looks", seat) == [{"seat": "p1", "place": "aside"}]


@rule("ME-R15")
def test_gifts_set_aside_stay_known_in_later_turns() -> None:
    match = treasure()
    play(match, "look aside", "claim telescope")
    for _ in range(4):
        idle_turn(match)
    assert known_aside(match, by="p1") == {"samovar", "aeroplane"}
    assert [known_aside(match, by=seat) for seat in THREE[1:]] == [set()] * 3


@rule("ME-R15")
def test_redeals_keep_the_gifts_set_aside_for_the_looker_only() -> None:
    match = treasure()
    play(match, "look aside", "decline")
    assert {frozenset(one["aside"]) for one in redeals(match, by="p1")} == {frozenset(HIDDEN.split())}
    for seat in THREE[1:]:
        positions = redeals(match, by=seat, number=60)
        for gift in (*HIDDEN.split(), "flute", "rocket", "spyglass", "anchor"):
            assert places_of(positions, gift) == {"aside", "stack"}
        for gift in ("robot", "cannon", "totem"):
            assert places_of(positions, gift) == {"stack"}


@rule("ME-R15", "ME25")
def test_gifts_left_aside_stay_known_while_bonus_gifts_are_chosen() -> None:
    laid = {"step": "make", "exhausted": 1, "aside": f"{HIDDEN} soap-bubbles"}
    own = player(price("pirate"), gifts="treasure-map")
    match = set_up(own, player(), stacks="pirate | robot flute rocket | totem anchor", **laid)
    play(match, make("pirate"), "look aside", "decline", draws="telescope samovar")
    assert known_aside(match, by="p1") == aside(match) == {"aeroplane", "soap-bubbles"}
    assert known_aside(match, by="p2") == set()
    for one in redeals(match, by="p1"):
        assert set(one["aside"]) == {"aeroplane", "soap-bubbles"}
        assert {*one["stacks"][1], *one["stacks"][2]} == {"robot", "flute", "rocket", "totem", "anchor"}


@rule("ME-R15", "ME3")
def test_declining_before_looking_reveals_nothing() -> None:
    for match in (secret(), treasure()):
        events = play(match, "decline")
        assert seen(events, "sees", "p1") == seen(events, "looks", "p1") == []
        for seat in THREE:
            assert known_stacks(match, by=seat) == "robot | cannon | totem"
            assert known_aside(match, by=seat) == set()


# --- New stacks -------------------------------------------------------------------------------------


@rule("ME-R15", "ME23")
def test_the_looker_knows_seen_gifts_are_somewhere_in_the_new_stacks() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "decline", draws="anchor rocket totem cannon flute spyglass")
    assert stacks(match) == "anchor rocket | totem cannon | flute spyglass"
    assert among(match, by="p1") == {"rocket", "cannon", "spyglass"}
    assert [known_stacks(match, by=seat) for seat in THREE] == ["anchor | totem | flute"] * 4
    own = redeals(match, by="p1")
    assert all(places_of(own, gift) == {"stack"} for gift in ("rocket", "cannon", "spyglass"))
    assert {one["stacks"][0][1] for one in own} == {"rocket", "cannon", "spyglass"}


@rule("ME-R15", "ME23")
def test_everybody_knows_old_tops_are_somewhere_in_the_new_stacks() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "decline", draws="anchor rocket totem cannon flute spyglass")
    for seat in THREE[1:]:
        assert among(match, by=seat) == {"cannon"}
        positions = redeals(match, by=seat, number=60)
        assert places_of(positions, "cannon") == {"stack"}
        assert places_of(positions, "rocket") == places_of(positions, "spyglass") == {"stack", "aside"}
        assert {one["stacks"][0][1] for one in positions} >= {"cannon", "rocket", "spyglass", "samovar"}


@rule("ME-R15", "ME23")
def test_without_a_look_only_old_tops_are_known() -> None:
    match = maker(price("tank"), "tank | cannon rocket | totem anchor flute", aside=HIDDEN)
    play(match, make("tank"), draws="rocket totem anchor cannon flute")
    assert stacks(match) == "rocket totem | anchor cannon | flute"
    assert [among(match, by=seat) for seat in ("p1", "p2", None)] == [{"totem", "cannon"}] * 3


@rule("ME-R15", "ME23")
def test_everybody_knows_a_top_uncovered_by_a_free_gift() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "claim cannon", draws="anchor rocket totem spyglass flute")
    assert among(match, by="p1") == {"rocket", "spyglass"}
    assert [among(match, by=seat) for seat in THREE[1:]] == [{"rocket"}] * 3


@rule("ME-R15")
def test_a_known_gift_on_top_is_no_longer_listed_as_somewhere() -> None:
    match = secret("casket | cannon rocket spyglass | totem anchor flute")
    play(match, "look middle", "decline", draws="cannon rocket totem anchor flute spyglass")
    play(match, "go south", make("cannon"))
    assert [known_stacks(match, by=seat) for seat in THREE] == ["rocket | totem | flute"] * 4
    assert among(match, by="p1") == {"spyglass"}
    assert [among(match, by=seat) for seat in THREE[1:]] == [set()] * 3


@rule("ME-R15", "ME23")
def test_gifts_set_aside_stay_known_after_new_stacks() -> None:
    own = player(price("pirate"), gifts="treasure-map")
    laid = "pirate | cannon rocket | totem anchor"
    match = set_up(own, player(), player(), stacks=laid, step="make", aside=HIDDEN)
    play(match, make("pirate"), "look aside", "decline")
    assert known_aside(match, by="p1") == aside(match) == set(HIDDEN.split())
    assert [known_aside(match, by=seat) for seat in THREE[1:]] == [set()] * 3


# --- Ingredients ------------------------------------------------------------------------------------


@rule("ME-R19", "ME9")
def test_a_card_taken_openly_is_known_while_it_is_in_the_hand() -> None:
    match = set_up(player("air"), player(), player(), north="fire water", deck="metal " * 7)
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
    match = set_up(player("air", at="east"), player(), player(), deck="metal water fire")
    events = play(match, "go city", "discard air", "draw", draws="water fire")
    assert seen(events, "draws", "p1") == [{"seat": "p1", "count": 2, "cards": ["water", "fire"]}]
    assert known_hand(match, "p1", by="p1") == cards("water fire")
    for seat in THREE[1:]:
        assert seen(events, "draws", seat) == [{"seat": "p1", "count": 2}]
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
def test_a_card_seen_is_no_longer_known_once_an_equal_one_has_left(
    second: str, paid: str, known: str
) -> None:
    """Two cards were taken openly; nobody can tell them from equal cards in the hand."""
    match = set_up(
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
    match = set_up(player("fire"), player(), north="fire air", deck="wood " * 5)
    play(match, "go north", "take fire", "pass")
    assert known_hand(match, "p1", by="p2") == cards("fire")
    idle_turn(match)
    play(match, "go city", "discard fire", "draw")
    assert hand(match) == cards("fire wood wood")
    assert known_hand(match, "p1", by="p2") == cards("")


@rule("ME-R19")
def test_redealt_hands_keep_cards_that_were_seen() -> None:
    match = set_up(player("air water"), player("wood"), north="fire fire", deck="metal magic air")
    play(match, "go north", "take fire", "pass")
    hands = [cards(" ".join(one["players"][0]["hand"])) for one in redeals(match, by="p2")]
    assert {held.total() for held in hands} == {3}
    assert {held["fire"] for held in hands} == {1}
    assert {card for held in hands for card in held} == {"fire", "air", "water", "metal", "magic"}
    assert {tuple(sorted(one["players"][1]["hand"])) for one in redeals(match, by="p2")} == {("wood",)}


@rule("ME-R19", "ME4")
def test_hands_that_differ_only_in_unseen_cards_look_alike() -> None:
    one = set_up(player("air water"), player(), deck="metal")
    other = set_up(player("air metal"), player(), deck="water")
    assert one.view("p1") != other.view("p1")
    assert [one.view(seat) for seat in ("p2", None)] == [other.view(seat) for seat in ("p2", None)]
