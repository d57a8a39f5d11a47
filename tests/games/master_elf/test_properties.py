"""Master Elf: what is true in every match, the best collections, and ages."""

import random
from collections import Counter
from itertools import product
from math import inf, nan
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.matches.match import Match
from tests.games.master_elf import naive
from tests.games.master_elf.twin_samples import weight
from tests.support.random_matches import REPRODUCIBLE, SHRINKING, own_state, walk_through

ELF = ludoteca.game("master-elf")
HALVES = ["casket", "pirate", "key", "treasure-map"]
BOX = dict.fromkeys(naive.INGREDIENTS, 7)


def with_pairs(match: Match, where: int) -> Match:
    """Return the same start, but two seats have half a pair, and the other halves lie near the tops."""
    position = match.position()
    for gifts in (*position["stacks"], position["aside"]):
        gifts[:] = [gift for gift in gifts if gift not in HALVES]
    for seat in range(2):
        position["players"][seat]["gifts"] = [HALVES[seat]]
        position["stacks"][seat].insert(where, HALVES[2 + seat])
    return ELF.position(position, seed=match.seed)


def started(seed: int) -> Match:
    """Return a new match; in some, two seats are close to a special action."""
    chooser, seats = random.Random(seed), 2 + seed % 3
    match = ELF.start(seats=seats, seed=seed, ages=chooser.sample(range(1, seats + 1), seats))
    return with_pairs(match, chooser.randint(0, 2)) if chooser.random() < 0.6 else match


# --- Cards and turns -----------------------------------------------------------------------------------


def check_cards(position: dict[str, Any]) -> None:
    """Check that every ingredient card is somewhere and every gift in one place."""
    cards = Counter(position["deck"]) + Counter(position["discard"])
    for lying in (*position["areas"].values(), *(player["hand"] for player in position["players"])):
        cards.update(lying)
    assert cards == BOX
    owned = [player["gifts"] for player in position["players"]]
    gifts = sum([*position["stacks"], *owned, position["bonus"]], position["aside"])
    assert sorted(gifts) == sorted(naive.GIFTS)


def check_limits(match: Match, position: dict[str, Any]) -> None:
    for seat, player in zip(match.seat_names, position["players"], strict=True):
        assert len(player["hand"]) <= 7 or (seat == position["turn"] and position["step"] != "go")
        shown = match.view(None)["players"][seat_number(seat)]["hand"]
        assert shown["count"] == len(player["hand"])
        assert Counter(shown["cards"]) <= Counter(player["hand"])
    if position["step"] == "go":
        assert all(position["areas"].values())
        assert (position["special"], position["looking"], position["discarded"]) == (None, None, 0)
    if position["exhausted"] == 0 and position["step"] not in ("look", "claim"):
        assert all(position["stacks"])
    assert (position["bonus"] != []) == (position["order"] != []) == (position["step"] == "choose")
    assert not any(own_state(match).undealt_gifts)


def check_changes(before: dict[str, Any], after: dict[str, Any], match: Match) -> None:
    """Check that gifts and crystals never come back, stacks only shrink, and idle turns are counted."""
    for was, now in zip(before["players"], after["players"], strict=True):
        assert was["crystal"] or not now["crystal"]
        assert set(was["gifts"]) <= set(now["gifts"])
    events = Counter(event.name for event in match.played[-1].events)
    spent = sum(player["crystal"] for player in before["players"])
    assert spent - sum(player["crystal"] for player in after["players"]) == events["uses-crystal"]
    assert after["exhausted"] == before["exhausted"] + (events["restacks"] or events["lays-bonus"]) or (
        events["lays-bonus"] and after["idle"] >= 60 * match.seats
    )
    assert after["idle"] == (0 if events["makes"] else before["idle"] + events["passes"])
    if events["restacks"]:
        sizes = [len(stack) for stack in after["stacks"]]
        assert sizes == sorted(sizes, reverse=True)
        assert sizes[0] - sizes[-1] <= 1
        return
    for was, now in zip(before["stacks"], after["stacks"], strict=True):
        assert now == [gift for gift in was if gift in now]


@settings(REPRODUCIBLE, max_examples=12)
@given(st.integers(0, 2**32))
def test_cards_are_conserved_and_limits_kept(seed: int) -> None:
    match = started(seed)
    before = match.position()
    for _ in walk_through(match, seed, weight):
        position = match.position()
        check_cards(position)
        check_limits(match, position)
        if match.played:
            check_changes(before, position, match)
        before = position


def check_end(match: Match, orders: list[list[str]]) -> None:
    assert orders == [orders[0][number:] for number in range(match.seats)]
    position, outcome = match.position(), match.outcome
    assert outcome is not None
    assert outcome.reason == ("exhausted" if position["exhausted"] == 2 else "idle")
    assert outcome.reason == "idle" or not all(position["stacks"])
    assert outcome.reason == "exhausted" or position["idle"] == 60 * match.seats
    assert (position["turn"], position["step"], position["bonus"]) == (None, "over", [])


def test_turns_are_in_order_each_seat_looks_once_and_the_reason_is_right() -> None:
    looks: Counter[int] = Counter()
    for seed in range(30):
        match, orders = started(seed), list[list[str]]()
        first, turns = match.position()["ages"].index(1), [match.turn]
        for _ in walk_through(match, seed, weight):
            position, events = match.position(), match.played[-1].events if match.played else ()
            turns += [event.facts["seat"] for event in events if event.name == "turn"]
            if position["step"] == "choose":
                orders.append(position["order"])
                assert len(position["bonus"]) == len(position["order"])
                assert len(orders) > 1 or position["order"] == naive.bonus_order(position)
            else:
                assert match.turn in (None, turns[-1])
        assert turns == [f"p{(first + number) % match.seats + 1}" for number in range(len(turns))]
        check_end(match, orders)
        looked = [event.facts["seat"] for event in match.events if event.name == "looks"]
        assert sorted(set(looked)) == sorted(looked) == position["specials"]
        looks[len(looked)] += 1
    assert min(looks[0], looks[1], looks[2]) > 0


# --- Collections --------------------------------------------------------------------------------------

TWO_TYPES = [gift for gift, entry in naive.GIFTS.items() if len(entry["types"]) == 2]
POINTS = (0, 1, 3, 6, 9, 12)


def best_by_trying(gifts: list[str]) -> int:
    """Try all ways to count each gift in one of its types."""
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


# --- Ages ---------------------------------------------------------------------------------------------


def ranks_of(ages: list[Any]) -> list[int]:
    """Return the rank of each seat by age; of equal ages the earlier seat is younger."""
    older = [[other < age for other in ages].count(True) for age in ages]
    return [1 + older[seat] + ages[:seat].count(ages[seat]) for seat in range(len(ages))]


an_age: Any = (
    st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.integers(6, 9)
    | st.sampled_from([0.0, -0.0])
)


@settings(SHRINKING, max_examples=80)
@given(st.lists(an_age, min_size=2, max_size=4))
@example([10**400, 1])
@example([2**53 + 1, 2**53])
@example([8, 8, 8, 8])
def test_any_numbers_can_be_ages_and_the_earlier_of_equal_seats_is_younger(ages: list[Any]) -> None:
    ranks = ranks_of(ages)
    match = ELF.start(seats=len(ages), seed=1, ages=ages)
    assert match.position()["ages"] == ranks
    assert match.turn == f"p{ranks.index(1) + 1}"
    assert [player["age"] for player in match.view(None)["players"]] == ranks
    assert ludoteca.replay(match.record()).position() == match.position()
    assert ELF.position({"players": [{}] * len(ages), "ages": tuple(ages)}).position()["ages"] == ranks


NO_LISTS: list[Any] = ["12", 7, {"p1": 1, "p2": 2}, [], [1], [1, 2, 3], True]
NO_NUMBERS: list[Any] = ["2", None, True, nan, inf, [2], {}, 1j]
NO_AGES = [*((ages, "ages") for ages in NO_LISTS), *(([1, age], "ages[1]") for age in NO_NUMBERS)]


@pytest.mark.parametrize(("ages", "where"), NO_AGES)
def test_ages_that_are_not_numbers_are_refused(ages: Any, where: str) -> None:
    with pytest.raises(ludoteca.BadOption, match="“ages”"):
        ELF.start(seats=2, ages=ages)
    with pytest.raises(ludoteca.BadPosition) as caught:
        ELF.position({"players": [{}, {}], "ages": ages})
    assert caught.value.where == where
