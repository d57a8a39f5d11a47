"""Africana: what is true in every match, and the best sets of artefacts."""

from collections import Counter
from functools import cache
from itertools import combinations, product
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.matches.match import Match
from tests.games.africana import naive
from tests.games.africana.twin_samples import weight
from tests.support.random_matches import REPRODUCIBLE, own_state, walk_through

AFRICANA = ludoteca.game("africana")
BOX = dict.fromkeys(naive.COLOURS, 12)

seeds = st.integers(0, 2**63 - 1)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """New matches; in some of them players have much silver, so they buy, recolour and drop a lot."""
    seats = draw(st.integers(2, 4))
    first = draw(st.sampled_from(naive.SEATS[:seats]))
    match = AFRICANA.start(seats=seats, seed=draw(seeds), first=first)
    position = match.position()
    silver = draw(st.sampled_from([0, 0, 60]))
    for player in position["players"]:
        player["silver"] += silver
    return AFRICANA.position(position, seed=match.seed) if silver else match


# --- Cards and limits -------------------------------------------------------------------------------


def given_up(match: Match, verb: str) -> Counter[str]:
    """Return the cards that were discarded or dropped so far."""
    return Counter(one.move.split()[1] for one in match.played if one.move.startswith(f"{verb} "))


def check_hands(position: dict[str, Any], gone: Counter[str]) -> None:
    """Check the number of travel cards by colour, of jokers, and of guides."""
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
    """Check that every expedition and adventure is in one place, and adventures in their own book."""
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
    for book in own_state(match).books:
        assert 0 <= book.unseen <= max(0, book.left - 1)
        assert book.left + book.right <= 15
    state = own_state(match)
    assert not any([*state.undealt_expeditions, *state.undealt_adventures])


@settings(REPRODUCIBLE, max_examples=12)
@given(matches(), seeds)
def test_no_card_appears_or_disappears_and_limits_hold(match: Match, seed: int) -> None:
    start = match.position()
    expeditions = {*start["pile"], *(slot["expedition"] for slot in start["slots"])}
    assert len(expeditions) == 34 - {2: 10, 3: 7, 4: 4}[match.seats]
    for _ in walk_through(match, seed, weight, most=500):
        position = match.position()
        check_hands(position, given_up(match, "discard"))
        check_components(position, given_up(match, "drop"), expeditions)
        check_limits(match, position)


@settings(REPRODUCIBLE, max_examples=6)
@given(matches(), seeds)
def test_turns_go_clockwise_and_the_reason_of_the_end_is_right(match: Match, seed: int) -> None:
    first, turns = seat_number(match.position()["first"]), [match.turn]
    idle = 0
    for _ in walk_through(match, seed, weight):
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
    """Try all ways to divide artefacts: the first is alone, or in a set with some of the others."""
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
