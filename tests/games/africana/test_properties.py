"""What holds in every game of AFRICANA, and what becomes of any position or move somebody may write."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from functools import cache
from itertools import combinations, product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.match import Match
from tests.games.africana import naive
from tests.random_matches import REPRODUCIBLE, SHRINKING, snapshot

AFRICANA = ludoteca.game("africana")
RULES = AFRICANA.bind()
WORTH = {"complete": 200, "join": 60, "take": 9, "go": 4, "move": 3, "draw": 3}
BOX = dict.fromkeys(naive.COLOURS, 12)

seeds = st.integers(0, 2**63 - 1)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """New matches; in some of them everybody is rich, so that much is bought, recoloured and dropped."""
    seats = draw(st.integers(2, 4))
    first = draw(st.sampled_from(naive.SEATS[:seats]))
    match = AFRICANA.start(seats=seats, seed=draw(seeds), first=first)
    position = match.position()
    silver = draw(st.sampled_from([0, 0, 60]))
    for player in position["players"]:
        player["silver"] += silver
    return AFRICANA.position(position, seed=match.seed) if silver else match


def keen_walk(match: Match, seed: int, most: int = 10_000) -> Iterator[Match]:
    """Random moves, rather those that get on in the game: the match before each, and at the end."""
    chooser = random.Random(seed)
    yield match
    while not match.over and len(match.played) < most:
        weights = [WORTH.get(move.split()[0], 1) / (8 if " for " in move else 1) for move in match.moves]
        match.play(chooser.choices(match.moves, weights)[0])
        yield match


# --- On the table -----------------------------------------------------------------------------------


def given_up(match: Match, verb: str) -> Counter[str]:
    """What was discarded or dropped so far."""
    return Counter(one.move.split()[1] for one in match.played if one.move.startswith(f"{verb} "))


def check_hands(position: dict[str, Any], gone: Counter[str]) -> None:
    """Travel cards by colour, jokers, and guides, of which there are as many as were won."""
    cards = Counter(position["used"])
    for player in position["players"]:
        cards.update(player["hand"])
    assert cards["joker"] + gone["joker"] == position["seats"]
    done = [naive.ADVENTURES.get(card, {}) for player in position["players"] for card in player["done"]]
    won = Counter(f"guide-{entry['guide']}" for entry in done if "guide" in entry)
    assert all(cards[guide] + gone[guide] == won[guide] <= 2 for guide in naive.GUIDES)
    stock = Counter(position["deck"]) + Counter(position["discard"])
    assert {colour: cards[colour] + stock[colour] for colour in naive.COLOURS} == BOX


def check_components(position: dict[str, Any], dropped: Counter[str], expeditions: set[str]) -> None:
    """Every expedition and every adventure is in one place; adventures stay in their book."""
    done = [card for player in position["players"] for card in player["done"]]
    found = [*position["pile"], *(slot["expedition"] for slot in position["slots"] if slot)]
    found += [card for card in done if card in naive.EXPEDITIONS]
    assert sorted(found) == sorted(expeditions)
    pages: list[str] = []
    for half, book in position["books"].items():
        assert {naive.ADVENTURES[card]["book"] for card in book["left"] + book["right"]} <= {half}
        pages += book["left"] + book["right"]
    bought = [card for player in position["players"] for card in player["open"]]
    bought += [card for card in done if card in naive.ADVENTURES]
    assert sorted(pages + bought + list(dropped.elements())) == sorted(naive.ADVENTURES)


def check_limits(match: Match, position: dict[str, Any]) -> None:
    for number, player in enumerate(position["players"], start=1):
        assert player["silver"] >= 0
        assert naive.markers_out(position, f"p{number}") <= 4
        if position["action"] is None or f"p{number}" != position["turn"]:
            assert len(player["hand"]) <= 5
            assert len(player["open"]) <= 3
    if position["action"] is None:
        assert (position["flips"], position["used"]) == (0, [])
        assert None not in position["slots"] or position["pile"] == []
    letters = [naive.EXPEDITIONS[card]["letter"] for card in position["pile"]]
    assert letters == sorted(letters)
    for book in match.state.books:
        assert 0 <= book.unseen <= max(0, book.left - 1)
        assert book.left + book.right <= 15
    assert not any([*match.state.drawn_expeditions, *match.state.drawn_adventures])


@settings(REPRODUCIBLE, max_examples=12)
@given(matches(), seeds)
def test_no_card_is_made_or_lost_and_no_limit_broken(match: Match, seed: int) -> None:
    start = match.position()
    expeditions = {*start["pile"], *(slot["expedition"] for slot in start["slots"])}
    assert len(expeditions) == 34 - {2: 10, 3: 7, 4: 4}[match.seats]
    for _ in keen_walk(match, seed, most=500):
        position = match.position()
        check_hands(position, given_up(match, "discard"))
        check_components(position, given_up(match, "drop"), expeditions)
        check_limits(match, position)


@settings(REPRODUCIBLE, max_examples=6)
@given(matches(), seeds)
def test_turns_go_round_and_the_end_is_what_it_says(match: Match, seed: int) -> None:
    first, turns = int(match.position()["first"][1:]) - 1, [match.turn]
    idle = 0
    for _ in keen_walk(match, seed):
        for event in match.played[-1].events if match.played else ():
            turns += [event.facts["seat"]] if event.name == "turn" else []
            idle = 0 if event.name == "completes-expedition" else idle + (event.name in ("turn", "over"))
        assert match.turn in (None, turns[-1])
        assert match.position()["idle"] == idle
    assert turns == [f"p{(first + number) % match.seats + 1}" for number in range(len(turns))]
    assert len(turns) % match.seats == 0
    position, outcome = match.position(), match.outcome
    assert outcome is not None
    assert outcome.reason == ("exhausted" if None in position["slots"] else "idle")
    assert outcome.reason == "exhausted" or idle >= 60 * match.seats
    assert (position["turn"], position["action"], position["flips"], position["used"]) == (None, None, 0, [])


# --- Sets -------------------------------------------------------------------------------------------

SETS = {(2, 1): 6, (3, 1): 12, (2, 2): 2, (4, 4): 10}  # points by size and number of kinds


@cache
def best_partition(artefacts: tuple[str, ...]) -> int:
    """All ways to divide: the first artefact stays alone or is in a set with some of the others."""
    if not artefacts:
        return 0
    best, rest = best_partition(artefacts[1:]), artefacts[1:]
    for size in (1, 2, 3):
        for others in set(combinations(rest, size)):
            points = SETS.get((size + 1, len({artefacts[0], *others})), 0)
            left = Counter(rest) - Counter(others)
            if points:
                best = max(best, points + best_partition(tuple(sorted(left.elements()))))
    return best


def test_artefacts_are_divided_into_the_best_sets() -> None:
    names = {kind: [card for card in naive.ADVENTURES if card.startswith(kind)] for kind in naive.ARTEFACTS}
    found = set()
    for numbers in list(product(range(5), repeat=5))[::3]:
        kinds = Counter(dict(zip(naive.ARTEFACTS, numbers, strict=True)))
        done = [name for kind, number in kinds.items() for name in names[kind][:number]]
        outcome = AFRICANA.position({"players": [{"done": done}, {}], "turn": None}).outcome
        assert outcome is not None
        expected = best_partition(tuple(sorted(kinds.elements())))
        assert outcome.parts["p1"]["sets"] == expected
        found.add(expected)
    assert len(found) > 25


# --- Positions --------------------------------------------------------------------------------------

ACTIONS = [None, "buy", "move", "discard", "drop"]


def dealt(cards: list[str], places: int, chooser: random.Random) -> list[list[str]]:
    """Cards in random order in random places."""
    chooser.shuffle(cards)
    parts: list[list[str]] = [[] for _ in range(places)]
    for card in cards:
        parts[chooser.randrange(places)].append(card)
    return parts


def of_book(cards: list[str], half: str) -> list[str]:
    return [card for card in cards if naive.ADVENTURES[card]["book"] == half]


def made_up(seed: int) -> dict[str, Any]:
    """A position that looks right; some of them cannot be."""
    chooser = random.Random(seed)
    seats, action = chooser.randint(2, 4), chooser.choice(ACTIONS)
    names = naive.SEATS[:seats]
    *done, expeditions, pile = dealt(list(naive.EXPEDITIONS), seats + 2, chooser)
    *adventures, left, right = dealt(list(naive.ADVENTURES), 2 * seats + chooser.choice([2, 3, 9]), chooser)
    cards = chooser.choices([*naive.COLOURS * 4, *naive.CARDS], k=chooser.randint(0, 25))
    hands = dealt(cards, seats, chooser)
    players = [
        {
            "at": chooser.choice(list(naive.REGIONS)),
            "silver": chooser.choice([0, 1, 5, 7, 23]),
            "hand": hands[seat],
            "open": adventures[seat],
            "done": done[seat] + adventures[seats + seat],
        }
        for seat in range(seats)
    ]
    slots = [{"expedition": card, "markers": chooser.sample(names, 2)} for card in expeditions[:5]]
    return {
        "players": players,
        "turn": chooser.choice(names) if action or chooser.random() < 0.9 else None,
        "first": chooser.choice(names),
        "slots": [slot if chooser.random() < 0.8 else None for slot in slots],
        "pile": sorted(pile, key=lambda card: str(naive.EXPEDITIONS[card]["letter"])),
        "books": {
            half: {"left": of_book(left, half), "right": of_book(right, half)} for half in naive.HALVES
        },
        "deck": {colour: chooser.randint(0, 4) for colour in naive.COLOURS if chooser.random() < 0.4},
        "discard": {colour: chooser.randint(0, 4) for colour in naive.COLOURS if chooser.random() < 0.5},
        "action": action,
        "flips": chooser.randint(0, 2) if action == "buy" else 0,
        "used": chooser.choices(naive.CARDS, k=chooser.randint(0, 2)) if action == "move" else [],
        "idle": chooser.choice([0, 1, 100, 119, 240]),
    }


def is_place(position: Any, where: str) -> bool:
    """Whether a path leads to an entry of the position, or to one that is left out."""
    entry = position
    for key, number in re.findall(r"(?:^|\.)([^.\[]+)|\[(\d+)\]", where):
        if isinstance(entry, dict) and key:
            entry = entry.get(key)
        elif isinstance(entry, list | tuple) and number and int(number) < len(entry):
            entry = entry[int(number)]
        else:
            return False
    return True


def opened(position: Any, seed: int) -> Match | str:
    """A match from the position, or the path to what cannot be."""
    try:
        return AFRICANA.position(position, seed=seed)
    except ludoteca.BadPosition as error:
        return error.where


def read_and_played(position: Any, seed: int) -> bool:
    """Whether a position can be; if so it is written as it was read, and every position after it too."""
    before = deepcopy(position)
    match = opened(position, seed)
    assert repr(position) == repr(before)
    if isinstance(match, str):
        assert is_place(position, match)
        return False
    for step, _ in enumerate(keen_walk(match, seed, most=25)):
        written = match.position()
        again = AFRICANA.position(written)
        assert again.position() == written
        assert (again.moves, again.turn, again.outcome) == (match.moves, match.turn, match.outcome)
        if step % 6 == 0 and not match.over:
            assert match.legal_actions == [
                one for one in range(AFRICANA.actions) if RULES.is_legal(match.state, one)
            ]
            assert naive.legal(written) == sorted(match.moves)
    return True


def test_a_position_is_refused_or_can_be_played() -> None:
    read: Counter[bool] = Counter()

    @settings(REPRODUCIBLE, max_examples=150)
    @given(st.integers(0, 10**6))
    def check(seed: int) -> None:
        read[read_and_played(made_up(seed), seed)] += 1

    check()
    assert read[True] > 60
    assert read[False] > 20


def test_a_position_in_which_a_third_guide_is_won_is_refused_or_can_be_read_again() -> None:
    player = {"at": "lagos", "open": ["guide-grey-lagos"], "hand": ["guide-grey", "guide-grey"]}
    match = opened({"players": [player, {}], "action": "move"}, 1)
    if not isinstance(match, str):
        match.play("complete guide-grey-lagos")
        assert AFRICANA.position(match.position()).position() == match.position()


junk = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 200)
    | st.floats()
    | st.text(max_size=5)
    | st.sampled_from([*naive.RANK, *naive.REGIONS, "move", "buy"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(SHRINKING, max_examples=250)
@given(st.integers(0, 10**6), st.data())
def test_a_spoiled_position_is_refused_or_can_be_played(seed: int, data: st.DataObject) -> None:
    position = made_up(seed)
    entry: Any = position
    while True:
        key = data.draw(st.sampled_from(list(entry) if isinstance(entry, dict) else range(len(entry))))
        if not isinstance(entry[key], dict | list) or not entry[key] or data.draw(st.booleans()):
            break
        entry = entry[key]
    entry[key] = data.draw(junk)
    read_and_played(position, 1)


@settings(SHRINKING, max_examples=100)
@given(
    junk
    | st.dictionaries(st.sampled_from(["players", "turn", "slots", "pile", "books", "seats", "used"]), junk)
)
def test_junk_is_refused_or_can_be_played(position: Any) -> None:
    read_and_played(position, 1)


TRIP, DRUM = "tripoli-dakar", "drum-dakar"
FIVE = [{"expedition": name, "markers": ["p2"]} for name in list(naive.EXPEDITIONS)[:5]]
BAD_POSITIONS: list[tuple[str, dict[str, Any]]] = [
    ("players", {"players": [{}]}),
    ("players", {"seats": 3}),
    ("players[1]", {"players": [{}, {"gold": 1}]}),
    ("players[1].at", {"players": [{}, {"at": "rome"}]}),
    ("players[0].silver", {"players": [{"silver": -1}, {}]}),
    ("players[0].hand[1]", {"players": [{"hand": ["grey", "red"]}, {}]}),
    ("players[0].hand", {"players": [{"hand": ["joker", "joker"]}, {}]}),
    ("players[0].hand", {"players": [{"hand": ["joker"]}, {}], "used": ["joker"], "action": "move"}),
    ("players[1].open[0]", {"players": [{"done": [DRUM]}, {"open": [DRUM]}]}),
    ("players[0].open[0]", {"players": [{"open": [TRIP]}, {}]}),
    ("players[1].done[0]", {"players": [{"done": [TRIP]}, {"done": [TRIP]}]}),
    ("slots", {"slots": [None] * 6}),
    ("slots[0].expedition", {"slots": [{}]}),
    ("slots[1].expedition", {"slots": [{"expedition": TRIP}] * 2}),
    ("slots[0].markers[1]", {"slots": [{"expedition": TRIP, "markers": ["p1", "p1"]}]}),
    ("slots[0].markers[0]", {"slots": [{"expedition": TRIP, "markers": ["p3"]}]}),
    ("slots", {"slots": FIVE}),
    ("pile[0]", {"pile": [TRIP], "slots": [{"expedition": TRIP}]}),
    ("pile[0]", {"players": [{"done": [TRIP]}, {}], "pile": [TRIP]}),
    ("books.north.left[0]", {"books": {"north": {"left": [DRUM]}}}),
    ("books.south.right[0]", {"books": {"south": {"left": [DRUM], "right": [DRUM]}}}),
    ("books.south.left[0]", {"players": [{"open": [DRUM]}, {}], "books": {"south": {"left": [DRUM]}}}),
    ("deck.grey", {"deck": {"grey": -1}}),
    ("", {"players": [{"hand": ["grey"]}, {}], "deck": {"grey": 6}, "discard": {"grey": 6}}),
    ("flips", {"flips": 1}),
    ("used", {"used": ["grey"]}),
    ("action", {"turn": None, "action": "move"}),
    ("turn", {"turn": "p3"}),
    ("idle", {"idle": 1.0}),
    ("", {"action": "discard"}),
    ("", {"action": "drop"}),
    ("game", {"game": "alpaca"}),
]


@pytest.mark.parametrize(("where", "position"), BAD_POSITIONS)
def test_what_cannot_be_is_refused_with_its_path(where: str, position: dict[str, Any]) -> None:
    assert opened({"players": [{}, {}]} | position, 1) == where


# --- Moves ------------------------------------------------------------------------------------------

VERBS = ["draw", "buy", "move", "end", "flip", "take", "go", "join", "complete", "discard", "drop"]
NOUNS = [*naive.CARDS, *naive.REGIONS, *naive.EXPEDITIONS, *naive.ADVENTURES, "left", "p1", "Grey", "\0"]
words = st.sampled_from(VERBS) | st.sampled_from(NOUNS) | st.sampled_from(["with", "for", "5"])
go = st.builds("go {} with {}{}".format, words, st.sampled_from(naive.CARDS), st.sampled_from(["", " for 5"]))
deed = st.builds("{} {}".format, st.sampled_from(VERBS), st.sampled_from(NOUNS))
sentence = st.lists(words, max_size=6).map(" ".join)
anything: Any = go | deed | sentence | st.text(max_size=12) | st.none() | st.integers()


@settings(SHRINKING, max_examples=60)
@given(st.integers(0, 10**6), st.lists(anything, min_size=8, max_size=8))
def test_a_bad_move_is_refused_and_changes_nothing(seed: int, moves: list[Any]) -> None:
    match = opened(made_up(seed), seed)
    if isinstance(match, str):
        return
    before = snapshot(match)
    for move in moves:
        if not isinstance(move, str) or " ".join(move.split()) not in match.moves:
            with pytest.raises((ludoteca.InvalidMove, ludoteca.IllegalMove)):
                match.play(move)
    assert snapshot(match) == before
