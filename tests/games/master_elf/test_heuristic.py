"""MASTER ELF: the taste of a sensible player, what it knows, and what it would never do."""

import random
from collections.abc import Iterator

import pytest

import ludoteca
from ludoteca.core.match import Match
from ludoteca.core.structs import copy_struct, pack
from tests.games.master_elf.table import maker, player, table
from tests.random_matches import walk

ELF = ludoteca.game("master-elf")
RULES = ELF.bind()
SEATS = (2, 3, 4)

# Science for who collects it, and half a pair.
SCIENCE = "telescope barometer | pirate casket | totem flute"

at_every_table = pytest.mark.parametrize("seats", SEATS)


# --- Helpers --------------------------------------------------------------------------------------


def weights(match: Match) -> dict[str, int]:
    """How much each legal move is liked."""
    likings = [RULES.preference(match.state, action) for action in match.legal_actions]
    return dict(zip(match.moves, likings, strict=True))


def favourites(match: Match) -> set[str]:
    """The moves that greedy play chooses from."""
    found = weights(match)
    return {move for move, weight in found.items() if weight == max(found.values())}


def tasteful_walk(seats: int, seed: int) -> Iterator[Match]:
    """A match in which every other move is by weight, the others by chance: before each, and at the end."""
    match, chooser = ELF.start(seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        yield match
        likings = weights(match)
        by_weight = chooser.random() < 0.5
        chances = list(likings.values()) if by_weight else None
        match.play(chooser.choices(list(likings), chances)[0])
    yield match


def greedy_match(seats: int, seed: int) -> Match:
    match, chooser = ELF.start(seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        match.play(chooser.choice(sorted(favourites(match))))
    return match


# --- What holds always ----------------------------------------------------------------------------


@at_every_table
@pytest.mark.parametrize("seed", range(3))
def test_preference_knows_no_more_than_the_seat_that_is_asked(seats: int, seed: int) -> None:
    for step, match in enumerate(tasteful_walk(seats, seed)):
        if match.over or step % 3:
            continue
        imagined = ELF.redeal(match.state, match.state.asked, step)
        for action in match.legal_actions:
            liking = RULES.preference(match.state, action)
            assert RULES.preference(imagined, action) == liking, match.moves


@at_every_table
def test_a_weight_is_from_1_to_10_000_and_looking_changes_nothing(seats: int) -> None:
    for match in (*tasteful_walk(seats, 7), *walk(ELF.start(seats=seats, seed=8), 8)):
        before = copy_struct(match.state)
        assert all(1 <= weight <= 10_000 for weight in weights(match).values())
        assert all(RULES.evaluate(match.state, seat) >= 0 for seat in range(seats))
        assert match.state == before


@at_every_table
@pytest.mark.parametrize("seed", range(4))
def test_prospect_is_the_score_when_the_game_is_over(seats: int, seed: int) -> None:
    *_, match = tasteful_walk(seats, seed)
    assert match.over
    for seat in range(seats):
        assert RULES.evaluate(match.state, seat) == 10 * RULES.score(match.state, seat)


@at_every_table
def test_prospect_is_near_the_final_score_all_along(seats: int) -> None:
    """In the mean of all seats; a single game may go otherwise."""
    errors = []
    for seed in range(4):
        expected = []
        for match in tasteful_walk(seats, 100 + seed):
            expected.append([RULES.evaluate(match.state, seat) for seat in range(seats)])
        final = expected[-1]
        errors += [abs(sum(row) - sum(final)) / seats for row in expected]
    assert sum(errors) / len(errors) < 60


def test_greedy_play_ends_by_exhaustion_and_scores_like_people() -> None:
    match = greedy_match(2, 5)
    assert match.outcome is not None
    assert match.outcome.reason == "exhausted"
    assert min(match.outcome.scores.values()) > 15


def test_plain_and_compiled_taste_agree() -> None:
    compiled = ELF.compiled
    for step, match in enumerate(tasteful_walk(3, 11)):
        if step % 10:
            continue
        flat = pack(match.state)[0]
        for action in match.legal_actions:
            assert compiled.preference(flat, action) == RULES.preference(match.state, action)
        for seat in range(3):
            assert compiled.evaluate(flat, seat) == RULES.evaluate(match.state, seat)


# --- Making ---------------------------------------------------------------------------------------


def test_a_pair_is_completed() -> None:
    match = maker("metal metal magic fire fire", "key robot | tank rocket | flute pirate", gifts="casket")
    assert favourites(match) == {"make key with metal metal magic"}


def test_a_gift_that_brings_points_is_made() -> None:
    match = maker("metal metal air wood fire", SCIENCE, gifts="robot chemistry-set")
    assert favourites(match) == {"make telescope with metal metal air"}


def test_the_crystal_is_kept_where_cards_suffice() -> None:
    match = table(
        player("metal metal air wood", crystal=True, gifts="robot chemistry-set"),
        stacks=SCIENCE,
        step="make",
    )
    likings = weights(match)
    assert favourites(match) == {"make telescope with metal metal air"}
    assert all(liking < likings["pass"] for move, liking in likings.items() if move.endswith("crystal"))


def test_a_gift_is_paid_with_what_is_needed_least() -> None:
    """The metal is wanted for the robot, the air for nothing else."""
    match = maker(
        "metal metal air air magic",
        "wind-chimes flute | robot barometer | goldfish pirate",
        gifts="chemistry-set",
    )
    likings = weights(match)
    assert likings["make wind-chimes with metal air air"] > likings["make wind-chimes with metal metal air"]


def ending(mine: str, theirs: str) -> Match:
    """The first player may end the game with the tank."""
    return table(
        player("metal metal fire", gifts=mine),
        player(gifts=theirs),
        stacks="tank | pirate casket | totem flute",
        exhausted=1,
        step="make",
    )


def test_who_is_ahead_ends_the_game() -> None:
    match = ending("submarine aeroplane steam-engine", "soap-bubbles")
    assert favourites(match) == {"make tank with metal metal fire"}
    assert weights(match)["make tank with metal metal fire"] > 5_000


def test_who_is_behind_does_not_end_the_game() -> None:
    assert favourites(ending("robot", "submarine aeroplane steam-engine hot-air-balloon")) == {"pass"}


def test_on_the_last_turn_points_are_not_left_lying() -> None:
    """Behind, and the other may end the game: what does not end it is made, with the crystal, too."""
    match = table(
        player("magic water", crystal=True, gifts="little-dragon"),
        player(gifts="submarine aeroplane steam-engine"),
        stacks="tank | goldfish casket | totem flute",
        exhausted=1,
        step="make",
    )
    assert favourites(match) == {"make goldfish with magic water crystal"}


# --- Ingredients ----------------------------------------------------------------------------------


def test_the_way_leads_to_the_last_ingredient() -> None:
    match = table(
        player("metal metal wood", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        north="wood fire",
        east="air",
        south="wood",
        west="metal",
    )
    assert favourites(match) == {"go east"}


def test_the_last_ingredient_is_taken() -> None:
    match = table(
        player("metal metal wood", at="east", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        east="air fire metal",
        step="take",
    )
    assert favourites(match) == {"take air"}


def test_nobody_goes_where_nothing_lies() -> None:
    match = table(player("metal"), stacks=SCIENCE, north="", east="fire", south="fire", west="fire")
    likings = weights(match)
    assert likings["go north"] < min(likings[move] for move in ("go east", "go south", "go west"))


def test_in_the_city_useless_cards_go_and_a_price_is_kept() -> None:
    match = table(
        player("metal metal air fire fire", gifts="robot chemistry-set"),
        stacks="telescope barometer | anchor casket | totem flute",
        step="refresh",
        deck="wood water",
    )
    assert favourites(match) == {"discard fire"}
    likings = weights(match)
    assert likings["draw"] > max(likings["discard metal"], likings["discard air"])


def test_a_single_card_of_a_price_is_kept_beside_three_of_the_other() -> None:
    match = table(
        player("metal metal metal air", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        step="refresh",
        deck="wood",
    )
    likings = weights(match)
    assert likings["discard air"] < likings["draw"]
    assert likings["discard air"] < likings["discard metal"]


def test_over_the_hand_limit_the_least_useful_kind_goes() -> None:
    match = table(
        player("metal metal air fire fire fire fire fire", at="east", gifts="robot chemistry-set"),
        stacks=SCIENCE,
        step="discard",
    )
    assert favourites(match) == {"discard fire"}


# --- Free gifts -----------------------------------------------------------------------------------


def test_the_secret_looks_through_the_largest_stack() -> None:
    match = table(
        player(gifts="casket key"),
        stacks="tank rocket | pirate goldfish samovar robot | flute totem",
        step="look",
        special="secret",
    )
    assert favourites(match) == {"look middle"}


def test_the_gift_that_brings_most_is_claimed() -> None:
    match = table(
        player(gifts="pirate treasure-map robot chemistry-set"),
        stacks="telescope barometer | casket samovar | totem flute",
        aside="wind-chimes plasma-lamp submarine",
        step="claim",
        special="treasure",
        looking="aside",
    )
    likings = weights(match)
    assert favourites(match) == {"claim plasma-lamp"}
    assert likings["decline"] == min(likings.values())


def test_the_bonus_gift_with_most_points_is_chosen() -> None:
    match = table(
        player(gifts="robot chemistry-set"),
        player(gifts="flute"),
        stacks="",
        exhausted=2,
        step="choose",
        bonus="telescope samovar",
        order="p1 p2",
    )
    assert favourites(match) == {"choose telescope"}
