"""The rules against a second, naive reading of them: counts of all ways a game can go, and long walks.

A count is pinned once both have found it.  Every outcome of luck is a way of its own.
"""

import random
from collections import Counter
from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.perft import perft
from tests.games.master_elf import naive

ELF = ludoteca.game("master-elf")

OPENING = {
    "players": [{"hand": ["metal", "fire", "fire"]}, {"hand": ["wood", "air", "water"]}],
    "areas": {"north": ["metal"], "east": ["magic"], "south": ["metal"], "west": ["wood"]},
    "stacks": [["tank", "robot"], ["flute", "key"], ["samovar", "totem"]],
    "aside": ["pirate", "casket", "anchor"],
    "deck": {"metal": 2, "water": 1},
}
CROWDED_AREA = {
    "players": [
        {"hand": ["metal", "fire", "magic"]},
        {"at": "north", "hand": ["water", "water", "magic"], "gifts": ["flute"]},
        {"at": "east", "hand": ["fire"], "crystal": False},
    ],
    "turn": "p2",
    "step": "take",
    "areas": {"north": ["water", "magic", "metal"], "east": ["fire"], "south": ["air", "wood"]},
    "stacks": [["casket", "tank"], ["goldfish", "key"], ["samovar"]],
    "aside": ["pirate"],
    "deck": {"air": 2},
    "ages": [3, 1, 2],
}
IN_THE_CITY = {
    "players": [
        {"hand": ["fire"]},
        {"at": "north"},
        {"at": "city", "hand": ["metal", "water", "water", "air"], "gifts": ["tank"]},
        {"at": "west", "hand": ["wood"] * 6 + ["air"]},
    ],
    "turn": "p3",
    "step": "refresh",
    "areas": {"north": ["fire"], "east": [], "south": ["metal"], "west": ["air"]},
    "stacks": [["barometer", "robot"], ["anchor"], ["aeroplane", "flute"]],
    "deck": {"fire": 1, "magic": 1},
    "discard": {"metal": 1, "wood": 1},
    "discarded": 1,
}
RICH_IN_CARDS = {
    "players": [
        {"at": "west", "hand": ["metal", "metal", "metal", "fire", "fire", "water", "air", "wood", "magic"]},
        {"at": "south", "hand": ["magic", "wood"], "gifts": ["flute", "cannon"], "crystal": False},
    ],
    "step": "make",
    "areas": {"north": ["fire"], "east": ["fire"], "south": ["water", "air"], "west": []},
    "stacks": [["tank", "samovar", "totem"], ["rocket", "robot"], ["anchor", "amphora"]],
    "deck": {"fire": 1},
    "discard": {"air": 1},
}
BOTH_PAIRS = {
    "players": [
        {"at": "east", "hand": ["metal", "metal", "magic", "fire", "wood"], "gifts": ["casket", "pirate"]},
        {"gifts": ["goldfish"]},
    ],
    "step": "make",
    "areas": {"east": ["air"], "south": ["wood"]},
    "stacks": [["key", "tank"], ["treasure-map", "robot", "flute"], ["samovar", "totem"]],
    "aside": ["rocket", "anchor"],
}
SECRET = {
    "players": [
        {"at": "north", "hand": ["fire", "fire"], "gifts": ["goldfish"]},
        {"at": "south", "hand": ["wood"]},
        {"at": "west", "hand": ["air", "air", "wood"], "gifts": ["casket", "key"]},
    ],
    "turn": "p3",
    "step": "look",
    "special": "secret",
    "specials": ["p1"],
    "areas": {"north": ["metal"], "west": ["air"]},
    "stacks": [["flute", "tank"], [], ["samovar", "treasure-map"]],
    "aside": ["anchor"],
    "deck": {"fire": 2},
}
TREASURE = {
    "players": [
        {"at": "south", "hand": ["air"] * 5 + ["fire"] * 2, "gifts": ["casket"]},
        {"at": "north", "hand": ["air"], "gifts": ["pirate", "treasure-map"]},
        {"at": "south", "hand": ["fire"], "gifts": ["tank", "flute"]},
    ],
    "turn": "p2",
    "step": "claim",
    "special": "treasure",
    "looking": "aside",
    "specials": ["p2", "p3"],
    "areas": {"north": ["fire", "metal"]},
    "stacks": [["robot"], ["totem"], []],
    "aside": ["key", "anchor", "samovar", "rocket", "cannon"],
    "exhausted": 1,
    "ages": [2, 3, 1],
}
TOO_MANY_CARDS = {
    "players": [
        {"at": "city", "hand": ["wood"]},
        {"at": "east", "hand": ["metal", "metal", "fire", "magic", "water", "wood", "air", "air", "air"]},
    ],
    "turn": "p2",
    "step": "discard",
    "areas": {"north": ["metal"]},
    "stacks": [["tank"], ["flute"], ["robot"]],
    "discard": {"magic": 1},
}
LAST_OF_A_STACK = {
    "players": [
        {"at": "north", "hand": ["water", "magic", "metal"], "gifts": ["flute"], "crystal": False},
        {"at": "east", "hand": ["metal", "fire"], "gifts": ["totem"]},
        {"at": "city", "hand": ["metal", "air", "air"], "gifts": ["robot"]},
        {"at": "south", "hand": ["fire", "fire"], "gifts": ["anchor"]},
    ],
    "turn": "p2",
    "step": "make",
    "areas": {"north": ["air"], "south": ["air"]},
    "stacks": [["tank"], ["rocket"], ["key", "hourglass"]],
    "aside": ["plush-fox", "cannon", "samovar", "casket", "pirate"],
    "exhausted": 1,
    "ages": [4, 3, 2, 1],
}
FIRST_EXHAUSTION = {
    "players": [
        {"at": "north", "hand": ["metal", "metal", "fire", "air", "air"]},
        {"at": "city", "hand": ["magic", "wood", "wood", "metal"]},
    ],
    "step": "make",
    "areas": {"north": [], "south": ["wood"]},
    "stacks": [["rocket"], ["totem", "flute", "robot"], ["puppet-theatre"]],
    "aside": ["samovar", "tank"],
    "deck": {"fire": 1, "air": 1},
}
FEW_GIFTS = {
    "players": [
        {"at": "west", "hand": ["metal", "metal", "fire"]},
        {"at": "west", "hand": ["metal", "air", "magic", "fire", "wood"]},
    ],
    "step": "make",
    "areas": {"north": ["air"], "west": ["air", "fire"]},
    "stacks": [[], ["tank"], ["aeroplane", "genie-lamp"]],
    "aside": ["samovar", "totem", "cannon"],
    "deck": {"wood": 2},
}
USED_UP = {
    "players": [
        {"at": "north", "hand": ["magic"]},
        {"at": "city", "hand": ["metal", "magic", "fire", "wood", "wood"], "gifts": ["casket", "pirate"]},
    ],
    "turn": "p2",
    "step": "refresh",
    "specials": ["p2"],
    "areas": {"north": ["water"], "east": ["water"]},
    "stacks": [["key", "tank"], ["treasure-map", "rocket"], ["flute"]],
    "aside": ["samovar"],
    "deck": {"fire": 2, "metal": 1},
}
SHORT_BONUS = {
    "players": [
        {"at": "city", "hand": ["air", "air", "wood"], "gifts": ["tank", "rocket"]},
        {"at": "north", "hand": ["air", "metal"], "gifts": ["robot"]},
        {"at": "south", "hand": ["wood"], "gifts": ["totem"]},
    ],
    "step": "go",
    "areas": {"north": ["wood"], "east": ["fire", "air"], "west": ["wood"]},
    "stacks": [["flute"], ["paper-crane"], ["pirate-flag"]],
    "aside": ["samovar", "anchor"],
    "deck": {"air": 1, "wood": 1},
    "exhausted": 1,
}
IDLE_BOUND = {
    "players": [
        {"at": "west", "hand": ["air", "air"], "gifts": ["samovar"]},
        {"at": "north", "hand": ["metal", "fire"], "gifts": ["robot"]},
    ],
    "step": "make",
    "areas": {"north": ["wood"], "east": ["fire"], "south": [], "west": ["air", "wood"]},
    "stacks": [["tank", "key"], ["rocket"], ["pirate-flag"]],
    "aside": ["anchor", "cannon", "totem"],
    "deck": {"air": 1, "wood": 1},
    "idle": 118,
}
CHOOSING = {
    "players": [{"gifts": ["tank"]}, {"hand": ["wood"]}, {}, {"gifts": ["flute", "key"]}],
    "turn": "p3",
    "step": "choose",
    "bonus": ["samovar", "totem", "robot", "anchor"],
    "order": ["p3", "p2", "p4", "p1"],
    "exhausted": 2,
}
NOTHING_LEFT = {
    "players": [{"hand": ["air", "fire"]}, {"at": "north", "hand": ["magic", "wood"]}],
    "areas": {"north": ["wood"]},
    "stacks": [["hourglass"], ["totem", "flute"]],
}

COUNTS: dict[str, tuple[naive.Position, tuple[int, ...]]] = {
    "opening": (OPENING, (4, 4, 66, 264, 330)),
    "crowded area": (CROWDED_AREA, (3, 145, 435, 870)),
    "in the city": (IN_THE_CITY, (5, 177, 1712)),
    "rich in cards": (RICH_IN_CARDS, (69, 210, 615)),
    "both pairs": (BOTH_PAIRS, (6, 22, 411, 1588)),
    "secret": (SECRET, (26, 144, 348, 696)),
    "treasure": (TREASURE, (180, 540)),
    "too many cards": (TOO_MANY_CARDS, (6, 156, 624, 900)),
    "last of a stack": (LAST_OF_A_STACK, (241, 964)),
    "first exhaustion": (FIRST_EXHAUSTION, (242, 968)),
    "few gifts": (FEW_GIFTS, (9, 27, 180, 784, 2340)),
    "used up": (USED_UP, (6, 87, 554)),
    "short bonus": (SHORT_BONUS, (4, 24, 144, 258, 270)),
    "idle bound": (IDLE_BOUND, (7, 21, 49, 716, 1634)),
    "choosing": (CHOOSING, (4, 12, 24, 24, 0)),
    "nothing left": (NOTHING_LEFT, (4, 16, 50, 138, 312, 584)),
    "game over": (CHOOSING | {"turn": None, "step": "over", "bonus": [], "order": []}, (0, 0)),
}


@pytest.mark.parametrize("name", COUNTS)
def test_both_count_the_same(name: str) -> None:
    position, counts = COUNTS[name]
    match = ELF.position(position)
    assert match.position() == naive.full(position)
    by_rules = tuple(perft(ELF, match.state, depth + 1) for depth in range(len(counts)))
    naively = tuple(naive.perft(position, depth + 1) for depth in range(len(counts)))
    assert by_rules == naively
    assert by_rules == counts


def test_the_counted_positions_are_worth_counting() -> None:
    going_on = [(position, counts) for position, counts in COUNTS.values() if position.get("step") != "over"]
    assert len([counts for _, counts in going_on if max(counts) >= 250]) >= 14
    assert {position.get("step", "go") for position, _ in going_on} == set(naive.MOVES) - {"over"}
    assert {len(position["players"]) for position, _ in going_on} == {2, 3, 4}


# --- Walks ----------------------------------------------------------------------------------------

KEEN = {"make": 60, "look": 8, "claim": 2, "decline": 6, "discard": 0.5}  # the others weigh 1
IDLE = KEEN | {"make": 0}
ALL_SORTS = """go|take|refresh: discard|draw|make|make with crystal|pass|look stack|look aside|look: decline
    |claim stack|claim aside|claim: decline|discard: discard|choose|event restacks|event shuffles
    |event lays-bonus|over: exhausted|over: idle"""


def sort_of(step: str, move: str, looking: str | None) -> str:
    """What sort of a move it is, in all that the rules tell apart."""
    verb, _, words = move.partition(" ")
    if verb in ("discard", "decline"):
        return f"{step}: {verb}"
    if verb in ("look", "claim"):
        place = words if verb == "look" else looking
        return f"{verb} {'aside' if place == 'aside' else 'stack'}"
    return "make with crystal" if words.endswith("crystal") else verb


def walk_together(
    match: Match, seed: int, most: int = 10_000, worth: Mapping[str, float] = KEEN
) -> Counter[str]:
    """Random moves, with everything compared after each; how often each sort was played or happened."""
    chooser, met, position = random.Random(seed), Counter[str](), match.position()
    while not match.over and len(match.played) < most:
        assert naive.legal(position) == sorted(match.moves)
        assert naive.outcome(position) is None
        assert match.outcome is None
        move = chooser.choices(match.moves, [worth.get(move.split()[0], 1) for move in match.moves])[0]
        met[sort_of(position["step"], move, position["looking"])] += 1
        met.update(f"event {event.name}" for event in match.play(move))
        position = played_naively(position, move, list(match.played[-1].draws))
        assert position == match.position()
    if match.over:
        compare_outcomes(match, position)
        met[f"over: {ELF.definition.reason(match.state)}"] += 1
    return met


def played_naively(position: naive.Position, move: str, outcomes: list[str]) -> naive.Position:
    """With the very luck that the engine had, all of it."""
    after = naive.play(position, move, lambda cards: outcomes.pop(0))
    assert outcomes == []
    return after


def compare_outcomes(match: Match, position: dict[str, Any]) -> None:
    outcome = match.outcome
    assert outcome is not None
    assert naive.legal(position) == []
    assert naive.outcome(position) == {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "parts": outcome.parts,
        "winners": outcome.winners,
    }


def paired(seats: int, seed: int) -> Match:
    """A match with low stacks in which two seats have half a pair, and the other halves lie on top."""
    position = ELF.start(seats=seats, seed=seed, ages=[9, 7, 7, 8][:seats]).position()
    halves = ["casket", "pirate", "key", "treasure-map"]
    for gifts in (*position["stacks"], position["aside"]):
        gifts[:] = [gift for gift in gifts if gift not in halves]
    position["stacks"] = [gifts[:5] for gifts in position["stacks"]]
    for seat in range(2):
        position["players"][seat]["gifts"] = [halves[seat]]
        position["stacks"][seat].insert(seed % 3, halves[2 + seat])
    return ELF.position(position, seed=seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_walk_the_same_way(seats: int) -> None:
    match = ELF.start(seats=seats, seed=seats, ages=list(range(seats, 0, -1)))
    assert match.turn == f"p{seats}"
    met = walk_together(match, seats)
    assert met["over: exhausted"] == met["event restacks"] == 1
    assert met["make"] + met["make with crystal"] > 5 * seats
    assert met["choose"] == seats


def test_both_walk_the_same_way_with_every_sort_of_move() -> None:
    met: Counter[str] = Counter()
    for seed in range(12):
        met += walk_together(paired(2 + seed % 3, seed), seed)
    idle = ELF.position(paired(3, 1).position() | {"idle": 165}, seed=1)
    met += walk_together(idle, 1, worth=IDLE)
    assert {sort.strip() for sort in ALL_SORTS.split("|")} - set(met) == set()
    assert min(met[sort] for sort in ("look stack", "look aside", "claim stack", "claim aside")) > 1
    assert met["discard: discard"] > 5


@pytest.mark.parametrize("name", COUNTS)
def test_both_walk_the_same_way_from(name: str) -> None:
    for seed in range(4):
        walk_together(ELF.position(COUNTS[name][0], seed=seed), seed, most=60)


# --- Collections ----------------------------------------------------------------------------------

TWO_TYPES = [gift for gift, entry in naive.GIFTS.items() if len(entry["types"]) == 2]
POINTS = (0, 1, 3, 6, 9, 12)


def best_by_trying(gifts: list[str]) -> int:
    """All ways to count each gift in one of its types."""
    best = 0
    for way in product(*(naive.GIFTS[gift]["types"] for gift in gifts)):
        counted = Counter(way)
        pairs = sum((0, 1, 5)[counted.pop(special, 0)] for special in ("secret", "treasure"))
        best = max(best, pairs + sum(POINTS[min(number, 5)] for number in counted.values()))
    return best


def largest_colour(gifts: list[str]) -> int:
    colours = Counter(naive.GIFTS[gift]["colour"] for gift in gifts)
    return colours.pop("rainbow", 0) + max(colours.values(), default=0)


def test_gifts_are_counted_in_the_best_collections() -> None:
    chooser, found = random.Random(7), set()
    hands = [chooser.sample(list(naive.GIFTS), chooser.randint(0, 20)) for _ in range(120)]
    hands += [chooser.sample(TWO_TYPES, chooser.randint(2, 11)) for _ in range(30)]
    for gifts in (*hands, TWO_TYPES, ["casket", "pirate", "key", "treasure-map"], ["casket", "pirate"]):
        rest = [gift for gift in naive.GIFTS if gift not in gifts][: chooser.randint(0, 9)]
        players = [{"gifts": rest}, {"gifts": gifts, "crystal": False, "hand": ["fire"]}]
        outcome = ELF.position({"players": players, "turn": None}).outcome
        assert outcome is not None
        for seat, owned in (("p1", rest), ("p2", gifts)):
            elves = sum(naive.GIFTS[gift]["elf"] for gift in owned)
            expected = {"collections": best_by_trying(owned), "colour": largest_colour(owned), "elves": elves}
            assert outcome.parts[seat] == expected
            assert outcome.scores[seat] == sum(expected.values())
        found.add(outcome.parts["p2"]["collections"])
    assert len(found) > 25
