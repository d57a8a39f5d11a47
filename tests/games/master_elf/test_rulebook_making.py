"""Master Elf: making a gift, its price, and the crystal."""

import pytest

from tests.games.master_elf.board import (
    EVERYBODY,
    GIFTS,
    INGREDIENTS,
    area,
    deck,
    discard,
    gifts,
    idle_turn,
    maker,
    now,
    player,
    seen,
    set_up,
    stacks,
)
from tests.support.board import cards, entry, field, hand, legal, play, refuses
from tests.support.rule import rule

ALL_TWICE = " ".join(INGREDIENTS * 2)

# --- Which gift -------------------------------------------------------------------------------------


@rule("ME11")
def test_each_of_the_three_top_gifts_can_be_made() -> None:
    match = maker(ALL_TWICE, "tank rocket | casket pirate | flute robot")
    assert legal(match) == {
        "pass",
        *("make tank with metal metal fire", "make tank with metal fire fire"),
        *("make casket with magic magic water", "make casket with magic water water"),
        *("make flute with wood wood air", "make flute with wood air air"),
    }


@pytest.mark.parametrize(
    ("move", "left"),
    [
        ("make tank with metal metal fire", "rocket | casket pirate | flute robot"),
        ("make casket with magic magic water", "tank rocket | pirate | flute robot"),
        ("make flute with wood wood air", "tank rocket | casket pirate | robot"),
    ],
)
@rule("ME11", "ME-R6")
def test_a_gift_is_taken_from_the_top_of_its_stack(move: str, left: str) -> None:
    match = maker(ALL_TWICE, "tank rocket | casket pirate | flute robot")
    events = play(match, move)
    gift = move.split()[1]
    assert stacks(match) == left
    assert (gifts(match), gifts(match, "p2")) == ({gift}, set())
    assert seen(events, "makes") == [{"seat": "p1", "gift": gift}]


@rule("ME11", "ME-R6")
def test_only_top_gifts_can_be_made() -> None:
    match = maker(ALL_TWICE, "tank rocket | casket pirate | flute paper-crane", aside="samovar")
    for move in (
        *("make rocket with metal metal fire", "make pirate with magic magic water"),
        *("make paper-crane with wood wood air", "make samovar with metal metal water"),
    ):
        assert refuses(match, move)


@rule("ME11")
def test_a_made_gift_lies_open() -> None:
    match = maker("metal metal fire", "tank rocket | flute | robot", gifts="key")
    play(match, "make tank with metal metal fire")
    for seat in EVERYBODY:
        seen = match.view(seat)["players"]
        assert [set(player["gifts"]) for player in seen] == [{"tank", "key"}, set()]


@rule("ME11")
def test_everybody_then_sees_the_gift_below() -> None:
    match = maker("metal metal fire", "tank rocket cannon | flute | robot")
    events = play(match, "make tank with metal metal fire")
    for seat in EVERYBODY:
        assert match.view(seat)["stacks"][0] == {"count": 2, "gifts": ["rocket"]}
        assert seen(events, "bares", seat) == [{"gift": "rocket", "place": "left"}]


@rule("ME11", "ME-R1")
def test_a_player_who_cannot_make_a_gift_can_only_pass() -> None:
    match = maker("metal fire magic water wood air", "tank rocket | casket | flute")
    assert legal(match) == {"pass"}


# --- The price --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GIFTS)
@rule("ME12", "ME-R6")
def test_a_gift_costs_two_of_one_kind_and_one_of_the_other(name: str) -> None:
    a, b = GIFTS[name]["ingredients"]
    match = maker(ALL_TWICE, name, exhausted=1)
    assert legal(match) == {f"make {name} with {a} {a} {b}", f"make {name} with {a} {b} {b}", "pass"}


@pytest.mark.parametrize(
    ("held", "payments"),
    [
        ("metal metal fire fire", ["metal metal fire", "metal fire fire"]),
        ("metal metal fire", ["metal metal fire"]),
        ("metal fire fire", ["metal fire fire"]),
        ("metal metal metal fire", ["metal metal fire"]),
        ("metal fire", []),
        ("metal metal", []),
        ("metal fire magic water wood air", []),
        ("metal metal air air water", []),
        ("", []),
    ],
)
@rule("ME12")
def test_a_tank_can_be_paid_in_every_way_that_the_hand_allows(held: str, payments: list[str]) -> None:
    match = maker(held, "tank rocket | casket | flute")
    assert legal(match) == {"pass", *(f"make tank with {payment}" for payment in payments)}


@pytest.mark.parametrize(
    ("paid", "left"),
    [("metal metal fire", "metal fire fire air"), ("metal fire fire", "metal metal fire air")],
)
@rule("ME12", "ME-R6", "ME15")
def test_exactly_the_three_named_cards_are_paid(paid: str, left: str) -> None:
    held = "metal metal metal fire fire fire air"
    match = maker(held, "tank rocket | casket | flute", discard="water", deck="wood")
    events = play(match, f"make tank with {paid}")
    assert hand(match) == cards(left)
    assert discard(match) == cards(f"water {paid}")
    assert deck(match) == cards("wood")
    assert seen(events, "pays") == [{"seat": "p1", "count": 3, "cards": paid.split()}]


@rule("ME12")
def test_only_cards_in_hand_can_pay() -> None:
    match = set_up(
        *(player("metal metal", at="north"), player("fire fire")),
        stacks="tank rocket | casket | flute",
        **{"step": "make", "north": "fire", "deck": "fire", "discard": "fire"},
    )
    assert legal(match) == {"pass"}


@pytest.mark.parametrize("card", ["metal", "fire"])
@rule("ME13")
def test_three_cards_of_one_kind_make_no_gift(card: str) -> None:
    match = maker(f"{card} {card} {card} {card}", "tank rocket | casket | flute")
    assert legal(match) == {"pass"}
    assert refuses(match, f"make tank with {card} {card} {card}")


@rule("ME13")
def test_three_cards_of_one_kind_are_refused_even_if_other_payments_are_possible() -> None:
    match = set_up(
        player("metal metal metal fire fire fire", crystal=True),
        stacks="tank rocket | casket | flute",
        step="make",
    )
    assert refuses(match, "make tank with metal metal metal")
    assert refuses(match, "make tank with fire fire fire")


# --- The crystal ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "payments"),
    [
        ("metal metal", ["metal metal crystal"]),
        ("metal fire", ["metal fire crystal"]),
        ("fire fire", ["fire fire crystal"]),
        ("fire fire fire", ["fire fire crystal"]),
        ("metal metal fire", ["metal metal fire", "metal metal crystal", "metal fire crystal"]),
        ("metal fire fire", ["metal fire fire", "metal fire crystal", "fire fire crystal"]),
        ("metal", []),
        ("fire air", []),
        ("wood water", []),
        ("", []),
    ],
)
@rule("ME14", "ME-R7")
def test_with_the_crystal_two_cards_of_the_kinds_are_enough(held: str, payments: list[str]) -> None:
    match = set_up(player(held, crystal=True), stacks="tank rocket | casket | flute", step="make")
    assert legal(match) == {"pass", *(f"make tank with {payment}" for payment in payments)}


@pytest.mark.parametrize("name", GIFTS)
@rule("ME14", "ME-R7")
def test_the_crystal_can_pay_for_every_gift(name: str) -> None:
    a, b = GIFTS[name]["ingredients"]
    match = set_up(player(ALL_TWICE, crystal=True), stacks=name, step="make", exhausted=1)
    payments = (f"{a} {a} {b}", f"{a} {b} {b}", f"{a} {a} crystal", f"{a} {b} crystal", f"{b} {b} crystal")
    assert legal(match) == {"pass", *(f"make {name} with {payment}" for payment in payments)}


@pytest.mark.parametrize("paid", ["metal metal", "metal fire", "fire fire"])
@rule("ME14", "ME-R7", "ME15")
def test_the_crystal_is_gone_after_use(paid: str) -> None:
    held = "metal metal metal fire fire fire"
    match = set_up(player(held, crystal=True), player(crystal=True), stacks="tank rocket | casket | flute",
                  step="make")  # fmt: skip
    events = play(match, f"make tank with {paid} crystal")
    assert hand(match) == cards(held) - cards(paid)
    assert discard(match) == cards(paid)
    assert [entry(match, seat)["crystal"] for seat in match.seat_names] == [False, True]
    assert seen(events, "uses-crystal") == [{"seat": "p1"}]
    assert [player["crystal"] for player in match.view("p2")["players"]] == [False, True]


@rule("ME14")
def test_the_crystal_can_be_used_once_in_a_match() -> None:
    holder = player("metal metal fire fire wood wood", crystal=True)
    match = set_up(holder, stacks="tank rocket | casket | flute", step="make")
    play(match, "make tank with metal metal crystal")
    idle_turn(match)
    play(match, "go south")
    assert legal(match) == {"pass"}
    assert refuses(match, "make rocket with fire fire crystal")
    assert refuses(match, "make flute with wood wood crystal")


@rule("ME14")
def test_a_kept_crystal_can_be_used_later() -> None:
    holder = player("metal metal fire fire fire", crystal=True)
    match = set_up(holder, stacks="tank rocket | casket | flute", step="make")
    play(match, "make tank with metal metal fire")
    assert entry(match)["crystal"] is True
    idle_turn(match)
    play(match, "go south", "make rocket with fire fire crystal")
    assert (gifts(match), entry(match)["crystal"]) == ({"tank", "rocket"}, False)


@rule("ME14")
def test_the_crystal_of_another_player_cannot_be_used() -> None:
    match = set_up(player("metal metal"), player(crystal=True), stacks="tank | flute | robot", step="make")
    assert legal(match) == {"pass"}


@rule("ME-R7")
def test_the_crystal_does_not_count_for_the_hand_limit() -> None:
    match = set_up(player("metal " * 7, crystal=True), step="make")
    play(match, "pass")
    assert now(match) == ("p2", "go")
    assert (hand(match).total(), entry(match)["crystal"]) == (7, True)


@rule("ME-R7", "ME15")
def test_the_crystal_does_not_go_to_the_discard_pile() -> None:
    holder = player("metal fire", at="north", crystal=True)
    match = set_up(holder, stacks="tank rocket | casket | flute", step="make", north="air")
    play(match, "make tank with metal fire crystal")
    assert discard(match) == cards("metal fire")


# --- The discard pile -------------------------------------------------------------------------------


@rule("ME15")
def test_paid_and_discarded_cards_lie_open() -> None:
    match = set_up(
        player("metal metal fire air", at="east"), stacks="tank key | flute | robot", deck="wood " * 3
    )
    paid = play(match, "go city", "discard air", "draw", "make tank with metal metal fire")
    for seat in EVERYBODY:
        assert match.view(seat)["discard"] == {"air": 1, "metal": 2, "fire": 1}
        assert seen(paid, "discards", seat) == [{"seat": "p1", "count": 1, "cards": ["air"]}]
        assert seen(paid, "pays", seat) == [{"seat": "p1", "count": 3, "cards": ["metal", "metal", "fire"]}]


@rule("ME15", "ME16")
def test_cards_over_the_limit_go_to_the_same_pile() -> None:
    match = set_up(player("metal " * 7 + "fire fire"), discard="air", step="discard")
    play(match, "discard fire", "discard fire")
    assert discard(match) == cards("air fire fire")
    assert [match.view(seat)["discard"] for seat in EVERYBODY] == [{"air": 1, "fire": 2}] * 3


@rule("ME15")
def test_the_discard_pile_is_not_part_of_the_deck() -> None:
    match = maker("metal metal fire", "tank rocket | casket | flute", deck="wood", north="air")
    play(match, "make tank with metal metal fire")
    assert (deck(match), area(match, "north")) == (cards("wood"), cards("air"))
    assert field(match, "discard") == {"metal": 2, "fire": 1}
