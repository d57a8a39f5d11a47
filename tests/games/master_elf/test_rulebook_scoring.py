"""Master Elf: collections, colours, elves, and who wins."""

import random
from collections import Counter
from itertools import product

import pytest

from tests.games.master_elf.board import (
    DATA,
    GIFTS,
    collections,
    colour,
    make,
    maker,
    player,
    price,
    set_up,
    set_up_ended,
)
from tests.support.board import parts, play, scores, winners
from tests.support.rule import rule

SPECIALS = ("secret", "treasure")
STEPS = (0, 1, 3, 6, 9, 12)

# Gifts with one type each, five of a type at most.
ALONE = {
    "antiquities": "knight-helmet samovar totem",
    "pirates": "anchor cannon pirate-flag",
    "vehicles": "tank submarine steam-engine aeroplane hot-air-balloon",
    "tales": "nutcracker rainbow-flower invisibility-cap swan-princess",
    "arts": "wind-chimes pyrography-kit felt-tip-pens soap-bubbles flute",
    "science": "robot plasma-lamp chemistry-set telescope barometer",
    "animals": "goldfish clockwork-nightingale little-dragon plush-fox little-turtle",
}
RAINBOW = "rainbow-flower felt-tip-pens plasma-lamp"


def worth(kind: str, number: int) -> int:
    """Return the points of one collection, as the help page gives them."""
    if kind in SPECIALS:
        return (0, 1, 5)[number]
    return STEPS[min(number, 5)]


def best_total(gifts: list[str]) -> int:
    """Return the best of all ways to count every gift in one of its collections, tried one by one."""
    ways = product(*(GIFTS[gift]["types"] for gift in gifts))
    return max(sum(worth(kind, number) for kind, number in Counter(way).items()) for way in ways)


# --- Three scores -----------------------------------------------------------------------------------


@rule("ME28")
def test_points_come_from_three_sources() -> None:
    match = set_up_ended("knight-helmet samovar robot", "")
    assert parts(match, "p1") == {"collections": 3 + 1, "colour": 2, "elves": 2}
    assert parts(match, "p2") == {"collections": 0, "colour": 0, "elves": 0}
    assert scores(match) == [8, 0]


@pytest.mark.parametrize("seed", range(5))
@rule("ME28")
def test_the_score_is_the_sum_of_its_parts(seed: int) -> None:
    names = random.Random(seed).sample(list(GIFTS), 24)
    match = set_up_ended(*(" ".join(names[start : start + 6]) for start in range(0, 24, 6)))
    assert scores(match) == [sum(parts(match, seat).values()) for seat in match.seat_names]


@rule("ME28")
def test_nothing_but_gifts_brings_points() -> None:
    match = maker("fire fire " + price("tank"), "tank | robot | flute", exhausted=1)
    play(match, make("tank"))
    assert match.over
    assert parts(match) == {"collections": 1, "colour": 1, "elves": 0}


# --- Collections ------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ALONE)
@rule("ME29")
def test_a_collection_brings_more_with_every_gift(kind: str) -> None:
    assert all(GIFTS[gift]["types"] == [kind] for gift in ALONE[kind].split())
    names = ALONE[kind].split()
    found = [collections(" ".join(names[:number])) for number in range(len(names) + 1)]
    assert found == list(STEPS[: len(names) + 1])


@pytest.mark.parametrize(
    ("one", "other", "sixth"), [("vehicles", "science", "rocket"), ("arts", "animals", "paper-crane")]
)
@rule("ME29", "ME-R17")
def test_a_sixth_gift_of_a_type_brings_nothing_more(one: str, other: str, sixth: str) -> None:
    assert set(GIFTS[sixth]["types"]) == {one, other}
    assert collections(f"{ALONE[one]} {ALONE[other]}") == 12 + 12
    assert collections(f"{ALONE[one]} {ALONE[other]} {sixth}") == 12 + 12


@rule("ME29")
def test_each_type_is_a_collection() -> None:
    assert collections("tank robot flute") == 3
    assert collections("tank submarine robot flute") == 3 + 1 + 1
    assert collections("tank submarine steam-engine robot telescope flute") == 6 + 3 + 1


# --- Two types --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GIFTS)
@rule("ME30", "ME-R17")
def test_a_single_gift_brings_one_point_even_with_two_types(name: str) -> None:
    assert collections(name) == 1


@pytest.mark.parametrize(
    ("gifts", "points"),
    [
        ("rocket tank", 3),
        ("rocket robot", 3),
        ("rocket tank robot", 3 + 1),
        ("rocket tank submarine robot", 6 + 1),
        ("rocket tank submarine steam-engine robot telescope barometer", 9 + 6),
        ("rocket flying-carpet", 3),
        ("rocket flying-carpet tank nutcracker", 6 + 1),
        ("rocket spyglass pirate-ship", 3 + 1),
        ("rocket spyglass pirate-ship tank robot", 6 + 3),
    ],
)
@rule("ME30", "ME-R17")
def test_a_gift_with_two_types_counts_where_the_total_is_best(gifts: str, points: int) -> None:
    assert collections(gifts) == points == best_total(gifts.split())


@rule("ME30", "ME-R17")
def test_all_collections_are_counted_together() -> None:
    """Counting all three gifts with two types as antiquities would bring only 6 + 3 + 3 + 3."""
    gifts = "hourglass genie-lamp amphora robot telescope nutcracker swan-princess flute soap-bubbles"
    assert best_total(gifts.split()) == 6 + 6 + 6
    assert collections(gifts) == 6 + 6 + 6


@pytest.mark.parametrize("seed", range(40))
@rule("ME29", "ME30", "ME31", "ME-R17")
def test_collections_are_the_best_of_all_ways(seed: int) -> None:
    chance = random.Random(seed)
    doubles = [name for name, gift in GIFTS.items() if len(gift["types"]) == 2]
    chosen = {*chance.sample(doubles, 8), *chance.sample(list(GIFTS), 8)}
    assert collections(" ".join(chosen)) == best_total(sorted(chosen))


# --- Secret and Treasure ----------------------------------------------------------------------------


@pytest.mark.parametrize("pair", ["casket key", "pirate treasure-map"])
@rule("ME31")
def test_a_complete_pair_brings_five_points(pair: str) -> None:
    assert collections(pair) == 5


@rule("ME31", "ME22")
def test_both_pairs_bring_five_points_each() -> None:
    assert collections("casket key pirate treasure-map") == 10


@pytest.mark.parametrize("one", ["casket", "key", "pirate", "treasure-map"])
@rule("ME31", "ME-R17")
def test_half_a_pair_is_an_ordinary_gift(one: str) -> None:
    mate = "totem" if "antiquities" in GIFTS[one]["types"] else "anchor"
    assert collections(one) == 1
    assert collections(f"{one} {mate}") == 3


@rule("ME31")
def test_halves_of_both_pairs_are_no_pair() -> None:
    assert collections("casket pirate") == 2
    match = set_up_ended("casket pirate", "key treasure-map")
    assert [parts(match, seat)["collections"] for seat in match.seat_names] == [2, 2]


@pytest.mark.parametrize(
    ("others", "points"),
    [
        ("", 5),
        ("totem", 6),  # 1 + 5, or three antiquities
        ("totem samovar", 9),  # four antiquities; with the Secret it would be 3 + 5
        ("totem samovar knight-helmet", 12),  # five; the Secret would make 6 + 5
        ("totem samovar knight-helmet genie-lamp", 14),  # 9 + 5
        ("totem samovar knight-helmet genie-lamp amphora", 17),  # 12 + 5
    ],
)
@rule("ME31", "ME30", "ME-R17")
def test_casket_and_key_count_for_the_secret_or_as_antiquities(others: str, points: int) -> None:
    assert collections(f"casket key {others}") == points


@rule("ME-R17")
def test_half_a_pair_can_score_a_point_in_its_special_collection() -> None:
    """With five gifts of each other type it has, the sixth pirate scores only there."""
    full = f"{ALONE['pirates']} spyglass talking-parrot {ALONE['science']} {ALONE['animals']}"
    assert collections(full) == 12 + 12 + 12
    assert collections(f"{full} pirate") == 12 + 12 + 12 + 1
    assert collections(f"{full} pirate treasure-map") == 12 + 12 + 12 + 5


# --- Colours ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("gifts", "points"),
    [
        ("", 0),
        ("tank", 1),
        ("tank casket", 2),
        ("tank rocket", 1),
        ("tank rocket pirate", 1),
        ("tank casket rocket", 2),
        ("tank casket anchor rocket samovar pirate", 3),
    ],
)
@rule("ME32")
def test_only_the_largest_colour_brings_points(gifts: str, points: int) -> None:
    assert colour(gifts) == points


@pytest.mark.parametrize("shade", ["red", "green", "blue"])
@rule("ME32")
def test_every_gift_of_the_colour_brings_a_point(shade: str) -> None:
    names = [name for name, gift in GIFTS.items() if gift["colour"] == shade]
    assert [colour(" ".join(names[:number])) for number in range(len(names) + 1)] == [*range(len(names) + 1)]


@rule("ME32")
def test_three_gifts_have_rainbow_ribbons() -> None:
    assert {name for name, gift in GIFTS.items() if gift["colour"] == "rainbow"} == set(RAINBOW.split())
    assert [name for name, entry in DATA["colours"].items() if entry.get("wild")] == ["rainbow"]
    names = {"rainbow-flower": "Seven-coloured Flower", "felt-tip-pens": "Felt-tip Pen Set"}
    names |= {"plasma-lamp": "Plasma Lamp"}
    assert {name: GIFTS[name]["en"] for name in names} == names


@pytest.mark.parametrize("rainbow", RAINBOW.split())
@pytest.mark.parametrize("others", ["tank casket rocket", "rocket samovar pirate", "pirate submarine tank"])
@rule("ME32", "ME-R18")
def test_a_rainbow_ribbon_joins_the_largest_colour(others: str, rainbow: str) -> None:
    assert (colour(others), colour(f"{others} {rainbow}")) == (2, 3)


@pytest.mark.parametrize(
    ("gifts", "points"),
    [
        ("rainbow-flower", 1),
        (RAINBOW, 3),
        (f"tank {RAINBOW}", 4),
        (f"tank casket rocket {RAINBOW}", 5),
    ],
)
@rule("ME32", "ME-R18")
def test_all_rainbow_gifts_are_added_to_one_colour(gifts: str, points: int) -> None:
    assert colour(gifts) == points


# --- Elves ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GIFTS)
@rule("ME33")
def test_a_gift_with_an_elf_brings_a_point_more(name: str) -> None:
    match = set_up_ended(name, "")
    assert parts(match)["elves"] == int(GIFTS[name]["elf"])
    assert scores(match)[0] == 2 + int(GIFTS[name]["elf"])


@rule("ME33")
def test_every_elf_counts() -> None:
    elves = [name for name, gift in GIFTS.items() if gift["elf"]]
    assert [parts(set_up_ended(" ".join(elves[:number]), ""))["elves"] for number in (2, 5, len(elves))] == [
        *(2, 5, len(elves))
    ]


# --- All together -----------------------------------------------------------------------------------


@rule("ME-R18")
def test_one_gift_counts_for_its_collection_its_colour_and_its_elf() -> None:
    """Ribbons and collections count separately, for the rocket as for the rainbow of the lamp."""
    match = set_up_ended("rocket robot barometer plasma-lamp goldfish", "")
    assert parts(match) == {"collections": 9 + 1, "colour": 2 + 1, "elves": 3}


@rule("ME-R18", "ME25")
def test_bonus_gifts_count_in_all_three_scores() -> None:
    match = maker(
        price("tank"), "tank | flute | cannon", gifts="submarine", exhausted=1, aside="steam-engine robot"
    )
    play(match, make("tank"), "choose robot", "choose steam-engine")
    assert parts(match, "p1") == {"collections": 6, "colour": 2, "elves": 1}
    assert parts(match, "p2") == {"collections": 1, "colour": 1, "elves": 1}


# --- Winning ----------------------------------------------------------------------------------------


@rule("ME34")
def test_the_most_points_win() -> None:
    match = set_up_ended("tank", "rocket samovar", "robot")
    assert scores(match) == [2, 4, 3]
    assert winners(match) == ["p2"]


@pytest.mark.parametrize(
    ("owned", "expected"),
    [
        (("tank", "rocket"), ["p1", "p2"]),
        (("tank", "robot", "totem"), ["p2", "p3"]),
        (("tank", "rocket", "pirate", "casket"), ["p1", "p2", "p3", "p4"]),
        (("robot", "tank", "casket", "totem"), ["p1", "p4"]),
        (("robot", "tank samovar", "casket"), ["p1", "p2"]),
    ],
)
@rule("ME34")
def test_players_with_equal_points_win_together(owned: tuple[str, ...], expected: list[str]) -> None:
    match = set_up_ended(*owned)
    assert winners(match) == expected
    best = max(scores(match))
    assert [seat for seat, points in zip(match.seat_names, scores(match), strict=True) if points == best] == (
        expected
    )


@rule("ME34")
def test_nothing_breaks_a_tie_of_scores() -> None:
    rich = player("fire fire", crystal=True, gifts="tank samovar")
    match = set_up(player(gifts="robot"), rich, stacks="", step="over", exhausted=2, ages=[1, 2])
    assert scores(match) == [3, 3]
    assert winners(match) == ["p1", "p2"]
    assert match.outcome is not None
    assert match.outcome.ranking == (("p1", "p2"),)
