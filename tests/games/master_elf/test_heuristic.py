"""Master Elf: the heuristic knows no more than the player, and makes sensible choices."""

import random
from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.core.kernel.structs import pack
from ludoteca.core.matches.match import Match
from tests.games.master_elf.board import maker, player, set_up
from tests.support.board import favourites, weights

ELF = ludoteca.game("master-elf")
RULES = ELF.rules
SEATS = (2, 3, 4)

# Gifts for a player who collects science, and half a pair.
SCIENCE = "telescope barometer | pirate casket | totem flute"

for_all_seats = pytest.mark.parametrize("seats", SEATS)


# --- Weights --------------------------------------------------------------------------------------


def half_weighted_walk(seats: int, seed: int) -> Iterator[Match]:
    """Play every second move by weight and the others at random, and yield the match before each."""
    match, chooser = ELF.start(seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        yield match
        found = weights(match)
        by_weight = chooser.random() < 0.5
        chances = list(found.values()) if by_weight else None
        match.play(chooser.choices(list(found), chances)[0])
    yield match


def greedy_match(seats: int, seed: int) -> Match:
    match, chooser = ELF.start(seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(sorted(favourites(match))))
    return match


# --- Always ----------------------------------------------------------------------------


@for_all_seats
def test_evaluation_is_near_the_final_score_on_average(seats: int) -> None:
    """The mean over all seats is compared; a single match may end differently."""
    errors = []
    for seed in range(4):
        expected = []
        for match in half_weighted_walk(seats, 100 + seed):
            expected.append([RULES.evaluate(match.state, seat) for seat in range(seats)])
        final = expected[-1]
        errors += [abs(sum(row) - sum(final)) / seats for row in expected]
    assert sum(errors) / len(errors) < 60


def test_greedy_matches_end_by_exhaustion_with_ordinary_scores() -> None:
    match = greedy_match(2, 5)
    assert match.outcome is not None
    assert match.outcome.reason == "exhausted"
    assert min(match.outcome.scores.values()) > 15


def test_interpreted_and_compiled_heuristics_agree() -> None:
    compiled = ELF.compiled
    for step, match in enumerate(half_weighted_walk(3, 11)):
        if step % 10:
            continue
        flat = pack(match.state)[0]
        for action in match.legal_actions:
            assert compiled.preference(flat, action) == RULES.preference(match.state, action)
        for seat in range(3):
            assert compiled.evaluate(flat, seat) == RULES.evaluate(match.state, seat)


# --- Making ---------------------------------------------------------------------------------------


def test_completing_a_pair_is_preferred() -> None:
    match = maker("metal metal magic fire fire", "key robot | tank rocket | flute pirate", gifts="casket")
    assert favourites(match) == {"make key with metal metal magic"}


def test_a_gift_that_brings_points_is_preferred_to_passing() -> None:
    match = maker("metal metal air wood fire", SCIENCE, gifts="robot chemistry-set")
    assert favourites(match) == {"make telescope with metal metal air"}


def test_the_crystal_is_kept_if_cards_are_enough() -> None:
    match = set_up(
        player("metal metal air wood", crystal=True, gifts="robot chemistry-set"),
        stacks=SCIENCE,
        step="make",
    )
    found = weights(match)
    assert favourites(match) == {"make telescope with metal metal air"}
    assert all(weight < found["pass"] for move, weight in found.items() if move.endswith("crystal"))


def test_a_gift_is_paid_with_the_least_useful_cards() -> None:
    """The robot needs the metal; nothing else needs the air."""
    match = maker(
        "metal metal air air magic",
        "wind-chimes flute | robot barometer | goldfish pirate",
        gifts="chemistry-set",
    )
    found = weights(match)
    assert found["make wind-chimes with metal air air"] > found["make wind-chimes with metal metal air"]


def ending(mine: str, theirs: str) -> Match:
    """Return a match that the first player can end with the tank."""
    return set_up(
        player("metal metal fire", gifts=mine),
        player(gifts=theirs),
        stacks="tank | pirate casket | totem flute",
        exhausted=1,
        step="make",
    )


def test_the_leading_player_ends_the_match() -> None:
    match = ending("submarine aeroplane steam-engine", "soap-bubbles")
    assert favourites(match) == {"make tank with metal metal fire"}
    assert weights(match)["make tank with metal metal fire"] > 5_000


def test_a_player_behind_does_not_end_the_match() -> None:
    assert favourites(ending("robot", "submarine aeroplane steam-engine hot-air-balloon")) == {"pass"}


def test_the_last_turn_is_used_for_points() -> None:
    """The other player can end the match next, so a player behind makes a gift now, even with the crystal."""
    match = set_up(
        player("magic water", crystal=True, gifts="little-dragon"),
        player(gifts="submarine aeroplane steam-engine"),
        stacks="tank | goldfish casket | totem flute",
        exhausted=1,
        step="make",
    )
    assert favourites(match) == {"make goldfish with magic water crystal"}


# --- Ingredients ----------------------------------------------------------------------------------


def test_the_elf_goes_where_the_missing_ingredient_lies() -> None:
    match = set_up(
        player("metal metal wood", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        north="wood fire",
        east="air",
        south="wood",
        west="metal",
    )
    assert favourites(match) == {"go east"}


def test_the_missing_ingredient_is_taken() -> None:
    match = set_up(
        player("metal metal wood", at="east", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        east="air fire metal",
        step="take",
    )
    assert favourites(match) == {"take air"}


def test_an_empty_area_is_the_worst_place_to_go() -> None:
    match = set_up(player("metal"), stacks=SCIENCE, north="", east="fire", south="fire", west="fire")
    found = weights(match)
    assert found["go north"] < min(found[move] for move in ("go east", "go south", "go west"))


def test_useless_cards_are_discarded_in_the_city_and_a_price_is_kept() -> None:
    match = set_up(
        player("metal metal air fire fire", gifts="robot chemistry-set"),
        stacks="telescope barometer | anchor casket | totem flute",
        step="refresh",
        deck="wood water",
    )
    assert favourites(match) == {"discard fire"}
    found = weights(match)
    assert found["draw"] > max(found["discard metal"], found["discard air"])


def test_the_only_card_of_one_kind_is_kept_and_one_of_three_is_discarded() -> None:
    match = set_up(
        player("metal metal metal air", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        step="refresh",
        deck="wood",
    )
    found = weights(match)
    assert found["discard air"] < found["draw"]
    assert found["discard air"] < found["discard metal"]


def test_the_least_useful_card_is_discarded_over_the_hand_limit() -> None:
    match = set_up(
        player("metal metal air fire fire fire fire fire", at="east", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        step="discard",
    )
    assert favourites(match) == {"discard fire"}


# --- Free gifts -----------------------------------------------------------------------------------


def test_the_secret_looks_through_the_highest_stack() -> None:
    match = set_up(
        player(gifts="casket key"),
        stacks="tank rocket | pirate goldfish samovar robot | flute totem",
        step="look",
        special="secret",
    )
    assert favourites(match) == {"look middle"}


def test_the_most_valuable_gift_is_claimed() -> None:
    match = set_up(
        player(gifts="pirate treasure-map robot chemistry-set"),
        stacks="telescope barometer | casket samovar | totem flute",
        aside="wind-chimes plasma-lamp submarine",
        step="claim",
        special="treasure",
        looking="aside",
    )
    found = weights(match)
    assert favourites(match) == {"claim plasma-lamp"}
    assert found["decline"] == min(found.values())


def test_the_bonus_gift_with_the_most_points_is_chosen() -> None:
    match = set_up(
        player(gifts="robot chemistry-set"),
        player(gifts="flute"),
        stacks="",
        exhausted=2,
        step="choose",
        bonus="telescope samovar",
        order="p1 p2",
    )
    assert favourites(match) == {"choose telescope"}
