"""Master Elf: the worked examples of the rulebook, and one whole position."""

from typing import Any

import pytest

from ludoteca.core.matches.perft import perft
from tests.games.master_elf.board import (
    GIFTS,
    MASTER_ELF,
    aside,
    discard,
    gifts,
    make,
    maker,
    now,
    player,
    price,
    set_up,
    set_up_ended,
    stacks,
)
from tests.support.board import cards, entry, field, hand, legal, parts, play, refuses, scores
from tests.support.rule import rule

# --- One whole position -----------------------------------------------------------------------------

POSITION: dict[str, Any] = {
    "game": "master-elf",
    "seats": 2,
    "turn": "p1",
    "step": "make",
    "players": [
        {"at": "north", "hand": ["metal", "metal", "fire"], "crystal": True, "gifts": ["key"]},
        {"at": "city", "hand": [], "crystal": True, "gifts": []},
    ],
    "areas": {"north": ["magic"], "east": [], "south": [], "west": []},
    "stacks": [["tank", "pirate"], ["casket"], ["flute"]],
    "aside": ["robot"],
    "deck": {"water": 3},
    "discard": {"air": 1},
    "exhausted": 1,
    "idle": 0,
    "discarded": 0,
    "special": None,
    "looking": None,
    "specials": [],
    "bonus": [],
    "order": [],
    "ages": [1, 2],
}


@rule("ME11", "ME12", "ME14", "ME-R7")
def test_the_tank_of_the_position_can_be_paid_in_three_ways() -> None:
    assert legal(MASTER_ELF.position(POSITION)) == {
        "pass",
        "make tank with metal metal fire",
        "make tank with metal metal crystal",
        "make tank with metal fire crystal",
    }


@pytest.mark.parametrize(("depth", "ways"), [(0, 1), (1, 4), (2, 16), (3, 16), (4, 40), (5, 231)])
@rule("ME7", "ME8", "ME-R1")
def test_the_position_has_known_perft_counts(depth: int, ways: int) -> None:
    assert perft(MASTER_ELF, MASTER_ELF.position(POSITION).state, depth) == ways


@rule("ME8", "ME17", "ME-R4")
def test_the_other_player_can_go_to_an_empty_area() -> None:
    match = MASTER_ELF.position(POSITION)
    play(match, "make tank with metal fire crystal", draws="")
    assert (entry(match)["hand"], entry(match)["crystal"]) == (["metal"], False)
    assert (stacks(match), discard(match)) == ("pirate | casket | flute", cards("air metal fire"))
    assert legal(match) == {"go north", "go east", "go south", "go west"}
    play(match, "go east", draws="")
    assert legal(match) == {"pass"}
    play(match, "pass", draws="water water water")
    assert now(match) == ("p1", "go")
    assert legal(match) == {"go city", "go east", "go west"}


@rule("ME4", "ME6")
def test_an_empty_position_has_nothing_on_the_board() -> None:
    match = MASTER_ELF.position({"players": [{}, {}]})
    assert match.position() == POSITION | {
        "step": "go",
        "players": [{"at": "city", "hand": [], "crystal": True, "gifts": []}] * 2,
        "areas": {"north": [], "east": [], "south": [], "west": []},
        "stacks": [[], [], []],
        **{"aside": [], "deck": {}, "discard": {}, "exhausted": 0},
    }
    assert MASTER_ELF.position(POSITION).position() == POSITION


# --- Examples of the rulebook -----------------------------------------------------------------------


@pytest.mark.parametrize("paid", ["metal metal fire", "metal fire fire"])
@rule("ME12", "ME13")
def test_the_tank_costs_metal_and_fire_two_of_either(paid: str) -> None:
    match = maker("metal metal fire fire fire", "tank robot | flute | cannon")
    assert refuses(match, "make tank with fire fire fire")
    play(match, f"make tank with {paid}")
    assert gifts(match) == {"tank"}
    assert hand(match) == cards("metal metal fire fire fire") - cards(paid)


@rule("ME35", "ME14", "ME-R7")
def test_the_pirate_is_made_of_two_water_and_the_crystal_for_magic() -> None:
    own = player("water water", crystal=True)
    match = set_up(own, stacks="pirate robot | flute | cannon", step="make")
    assert legal(match) == {"make pirate with water water crystal", "pass"}
    play(match, "make pirate with water water crystal")
    assert (gifts(match), hand(match), discard(match)) == ({"pirate"}, cards(""), cards("water water"))
    assert entry(match)["crystal"] is False


@rule("ME36", "ME26")
def test_with_seven_nine_and_six_gifts_the_third_player_chooses_first() -> None:
    left = [name for name in GIFTS if name not in ("tank", "robot", "flute", "cannon", "totem", "rocket")]
    vasya, masha, petya = left[:6], left[6:15], left[15:21]
    own = player(price("tank"), gifts=" ".join(vasya))  # the tank will be the seventh
    others = (player(gifts=" ".join(masha)), player(gifts=" ".join(petya)))
    laid = {"step": "make", "exhausted": 1, "aside": "cannon totem rocket"}
    match = set_up(own, *others, stacks="tank | robot | flute", **laid)
    play(match, make("tank"))
    assert [len(gifts(match, seat)) for seat in match.seat_names] == [7, 9, 6]
    assert field(match, "order") == ["p3", "p1", "p2"]
    for seat, gift in (("p3", "totem"), ("p1", "rocket"), ("p2", "cannon")):
        assert match.turn == seat
        play(match, f"choose {gift}")
    assert match.over
    assert [len(gifts(match, seat)) for seat in match.seat_names] == [8, 10, 7]


@rule("ME37", "ME32", "ME-R18")
def test_three_blue_two_green_five_red_and_the_pens_bring_six_points() -> None:
    blue, green = "tank casket anchor", "rocket samovar"
    red = "pirate submarine robot genie-lamp flute"
    for shade, names in (("blue", blue), ("green", green), ("red", red)):
        assert {GIFTS[name]["colour"] for name in names.split()} == {shade}
    own = player(gifts=f"{blue} {green} {red} felt-tip-pens")
    match = set_up(own, stacks="", step="over", exhausted=2)
    assert parts(match)["colour"] == 6


@rule("ME38", "ME19", "ME20", "ME-R14")
def test_casket_after_key_opens_the_right_stack_and_the_carpet_is_free() -> None:
    own = player("magic magic water water", gifts="key")
    right = "totem swan-princess flying-carpet anchor"
    match = set_up(own, stacks=f"robot tank | casket flute | {right}", step="make", aside="cannon")
    play(match, "make casket with magic water water")
    assert legal(match) == {"look left", "look middle", "look right", "decline"}
    play(match, "look right")
    assert legal(match) == {"decline", *(f"claim {gift}" for gift in right.split())}
    play(match, "claim flying-carpet", draws="")
    assert gifts(match) == {"key", "casket", "flying-carpet"}
    assert stacks(match) == "robot tank | flute | totem swan-princess anchor"
    assert (hand(match), discard(match)) == (cards("magic"), cards("magic water water"))
    assert now(match) == ("p2", "go")


@rule("ME39", "ME22", "ME31", "ME-R13")
def test_the_pirate_from_the_secret_opens_nothing_and_both_pairs_bring_five_points() -> None:
    own = player(price("casket"), gifts="treasure-map key")
    laid = {"step": "make", "exhausted": 1, "aside": "robot cannon totem"}
    match = set_up(own, stacks="casket tank | flute pirate | anchor", **laid)
    play(match, make("casket"), "look middle", "claim pirate")
    assert gifts(match) == {"treasure-map", "key", "casket", "pirate"}
    assert now(match) == ("p2", "go")
    assert (aside(match), match.view("p1")["aside"]["gifts"]) == ({"robot", "cannon", "totem"}, [])
    assert field(match, "specials") == ["p1"]
    over = MASTER_ELF.position(match.position() | {"step": "over", "turn": None})
    assert parts(over) == {"collections": 5 + 5, "colour": 2, "elves": 0}
    assert scores(over) == [12, 0]


@pytest.mark.parametrize(
    ("owned", "points"),
    [
        ("key casket", 5),  # the Secret; as Antiquities they would bring 3
        ("key casket samovar totem", 9),  # four Antiquities; the Secret and two Antiquities would bring 5 + 3
    ],
)
@rule("ME40", "ME30", "ME31", "ME-R17")
def test_key_and_casket_are_the_secret_or_antiquities(owned: str, points: int) -> None:
    assert all("antiquities" in GIFTS[name]["types"] for name in owned.split())
    assert parts(set_up_ended(owned, ""))["collections"] == points
