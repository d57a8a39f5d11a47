"""ALPACA: which moves the heuristic prefers, and which final scores it expects."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from tests.games.alpaca.board import ALPACA, NOBLES, player, set_up, set_up_ended
from tests.support.board import favourite, play, weights
from tests.support.random_matches import REPRODUCIBLE, walk

RULES = ALPACA.rules
NOBLE_MARKET = "alpaking alpaqueen twins graduate snob snob"
# A market with every way to hide cards from others: gifts, raids, noise, swaps.
GIFTS = ("pacifist", "dreamer", "mime", "fighter")
RAIDS = ("viking", "noisemaker", "ticket-clerk", "graduate", "bargainer", "carpenter")

seeds = st.integers(0, 2**32)


def liked(match: Match) -> set[str]:
    """Return the moves with a greater weight than ending the turn."""
    weighed = weights(match)
    return {move for move, weight in weighed.items() if weight > weighed["end"]}


def last_turn(*players: dict[str, Any], **fields: Any) -> Match:
    """Return the last turn of the last round: p2's.  The rival has four full Fences."""
    return set_up(*players, first="p1", turn="p2", final=True, **fields)


FULL = "accountant mime | librarian sweeper | explorer pacifist | carpenter anxious"
SEVEN = "accountant mime | librarian sweeper | explorer pacifist | carpenter"


# --- Properties of both functions -----------------------------------------------------------------


@settings(REPRODUCIBLE, max_examples=12)
@given(st.integers(2, 4), st.booleans(), seeds)
def test_preference_depends_only_on_what_the_seat_to_move_knows(seats: int, gifts: bool, seed: int) -> None:
    options = {"market": [*GIFTS, *RAIDS]} if gifts else {}
    match = ALPACA.start(seats=seats, seed=seed, **options)
    for number, _ in enumerate(walk(match, seed)):
        if match.over or number % 3:
            continue
        redealt = ALPACA.redeal(match.state, match.state.asked, seed + number)
        for action in match.legal_actions:
            assert RULES.preference(redealt, action) == RULES.preference(match.state, action)


def test_evaluation_counts_noise_and_fighters_and_dreamers_that_stay() -> None:
    match = set_up_ended("alpaking noisemaker | fighter", "dreamer")
    assert [RULES.evaluate(match.state, seat) for seat in (0, 1)] == [90, 40]


def test_evaluation_rises_with_time_left_and_with_a_dreamer() -> None:
    early, late = (set_up(player(farm=farm), player(farm="twins")) for farm in ("", SEVEN))
    gain = [RULES.evaluate(m.state, 0) - 10 * RULES.score(m.state, 0) for m in (early, late)]
    assert gain[0] > gain[1]
    farms = (player(farm="dreamer"), player(farm="explorer"))
    match = set_up(*farms, market="alpaking")
    assert RULES.evaluate(match.state, 0) > RULES.evaluate(match.state, 1)


# --- Buying and paying ----------------------------------------------------------------------------


def test_a_free_puppy_is_left_in_the_market() -> None:
    match = set_up(player("puppy puppy"), market="puppy twins")
    assert "buy puppy" not in liked(match)


def test_a_free_puppy_is_bought_when_nobody_can_buy_anything_else() -> None:
    """The deck has five coins, nothing costs less than six, and nobody has placed anything for rounds."""
    poor = player("puppy puppy puppy snob fence", farm="puppy alpaking | explorer mime")
    match = set_up(poor, player(farm="mime"), market="puppy woodcutter", idle=20)
    assert favourite(match) == "buy puppy"


def test_extra_turns_and_raids_lose_their_worth_without_placements() -> None:
    hand = player("graduate viking mime", deck="puppy", farm="graduate viking | puppy")
    fresh, stale = (set_up(hand, player("mime", farm="mime"), placements=0, idle=idle) for idle in (0, 100))
    assert weights(fresh)["play viking"] > weights(stale)["play viking"]
    assert not {"play graduate", "play viking", "play mime"} & liked(stale)


def test_a_snob_is_bought_with_puppies_and_with_nothing_better() -> None:
    match = set_up(player("puppy puppy puppy twins fence", deck="puppy puppy fence"), market="snob")
    assert favourite(match) == "buy snob"
    play(match, "buy snob")
    assert favourite(match) == "free puppy"
    match = set_up(player("puppy twins alpaking"), market="snob")
    assert "buy snob" not in liked(match)


def test_the_best_affordable_card_is_bought() -> None:
    hand = "accountant carpenter storekeeper anxious"
    match = set_up(player(hand, deck="puppy puppy"), market="sweeper twins alpaking")
    assert favourite(match) == "buy alpaking"


def test_a_second_copy_of_a_name_is_liked_less() -> None:
    match = set_up(player("mime mime puppy", deck="puppy carpenter"), market="carpenter accountant")
    weighed = weights(match)
    assert weighed["buy accountant"] > weighed["buy carpenter"]


def test_cards_that_can_still_be_placed_do_not_pay() -> None:
    players = player("puppy puppy alpaking fence", deck="puppy mime explorer carpenter twins")
    match = set_up(players, market="sweeper")
    play(match, "buy sweeper")
    assert favourite(match) == "pay puppy"


def test_the_exact_sum_is_paid_if_possible() -> None:
    match = set_up(player("puppy snob accountant", farm="accountant mime"), market="dreamer", placements=0)
    play(match, "buy dreamer")  # 3 coins with the Accountant
    assert favourite(match) == "pay accountant"


def test_in_the_last_round_nobody_buys_what_their_dreamer_could_become() -> None:
    rich = "accountant carpenter storekeeper anxious"
    farm = "dreamer mime | explorer"
    match = last_turn(player(farm=FULL), player(rich, farm=farm), market="alpaking", placements=0)
    assert "buy alpaking" not in liked(match)


# --- Placing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("noble", NOBLES)
def test_in_the_last_round_the_most_valuable_is_placed(noble: str) -> None:
    match = last_turn(player(farm=FULL), player(f"fence puppy explorer twins {noble}"))
    assert favourite(match) == f"place {noble}"


def test_no_turn_ends_while_points_can_be_placed_in_the_last_round() -> None:
    match = last_turn(player(farm=FULL), player("fence sweeper"))
    assert favourite(match) == "place sweeper"


def test_a_puppy_may_open_the_first_fence_but_takes_no_other_space() -> None:
    start = "puppy puppy puppy puppy fence"
    match = set_up(player(start, deck="puppy puppy fence fence fence"), market=NOBLE_MARKET)
    assert "place puppy" in liked(match)
    match = set_up(player("puppy snob fence", deck="mime explorer twins", farm="mime"), player(farm="mime"))
    assert not liked(match) & {"place puppy", "place snob"}


def test_nothing_valuable_is_placed_beside_noise() -> None:
    match = set_up(player("alpaking puppy", deck="mime explorer", farm="noisemaker"), player(farm="mime"))
    weighed = weights(match)
    assert weighed["place alpaking"] < weighed["end"]
    assert weighed["place puppy"] > weighed["place alpaking"]


def test_a_farm_is_filled_if_that_wins_the_match() -> None:
    players = player(farm="mime explorer"), player("twins anxious", deck="puppy", farm=SEVEN)
    match = set_up(*players, turn="p2", market=NOBLE_MARKET)
    assert favourite(match) == "place anxious"
    assert weights(match)["place anxious"] > 5000


def test_a_farm_is_filled_if_that_wins_a_tie() -> None:
    """28 points of eight cards win against 28 of three (A26)."""
    match = set_up(player(farm="alpaking | twins | graduate"), player("fighter", farm=SEVEN), turn="p2")
    assert RULES.score(match.state, 1) + 3 == RULES.score(match.state, 0)
    assert favourite(match) == "place fighter"


def test_no_farm_is_filled_if_that_loses_the_match() -> None:
    rich = player(farm="alpaking alpaqueen | alpaprince alpaprincess | twins")
    match = set_up(
        rich, player("sweeper anxious", deck="puppy", farm=SEVEN.replace("sweeper", "puppy")), turn="p2"
    )
    assert "place anxious" not in liked(match)


# --- Abilities ------------------------------------------------------------------------------------


def test_cards_are_drawn_before_anything_else() -> None:
    hand = player("librarian puppy puppy fence", deck="mime explorer twins puppy")
    assert favourite(set_up(hand, market="sweeper")) == "play librarian"


def test_a_woodcutter_shows_no_fence() -> None:
    match = set_up(player("woodcutter fence puppy", deck="mime explorer"))
    assert "play woodcutter" not in liked(match)


def test_a_pacifist_gives_a_puppy_and_never_a_noble() -> None:
    match = set_up(player("pacifist puppy alpaking", deck="mime explorer twins puppy"))
    play(match, "play pacifist")
    assert favourite(match) == "give puppy"
    match = set_up(player("pacifist alpaking", deck="mime explorer twins puppy"))
    assert "play pacifist" not in liked(match)


def test_a_worthless_gift_goes_to_the_leader() -> None:
    rivals = player(farm="alpaking"), player(farm="mime")
    match = set_up(player("pacifist puppy", deck="mime explorer twins"), *rivals)
    play(match, "play pacifist", "give puppy")
    assert favourite(match) == "to p2"


def test_sweeper_and_bargainer_free_puppies() -> None:
    match = set_up(player("sweeper mime", discard="puppy twins accountant"), market="twins")
    play(match, "play sweeper")
    assert favourite(match) == "free puppy"
    match = set_up(player("bargainer puppy twins", deck="mime"), market="explorer librarian")
    play(match, "play bargainer")
    assert favourite(match) == "free puppy"
    play(match, "free puppy")
    assert favourite(match) == "take librarian"


def test_a_carpenter_waits_for_a_second_card_to_place() -> None:
    match = set_up(player("carpenter twins puppy fence", farm="mime explorer"), player(farm="mime"))
    assert "play carpenter" not in liked(match)
    spent = last_turn(player(farm=FULL), player("carpenter alpaking fence"), placements=0)
    assert favourite(spent) == "play carpenter"


def test_noise_goes_beside_a_rivals_noble() -> None:
    match = set_up(player("noisemaker", farm="alpaqueen"), player(farm="alpaking"))
    play(match, "play noisemaker")
    assert favourite(match) == "join p2"


def test_a_ticket_clerk_swaps_a_puppy_for_a_noble() -> None:
    match = last_turn(player(farm=FULL), player("ticket-clerk alpaking", farm="puppy mime"), placements=0)
    assert favourite(match) == "play ticket-clerk"
    play(match, "play ticket-clerk")
    play(match, "swap-in alpaking")
    assert favourite(match) == "swap-out puppy"


def test_no_raid_on_rivals_without_another_turn() -> None:
    match = last_turn(player("mime", farm=FULL), player("viking anxious"), placements=0, bought=True)
    assert not liked(match)


def test_a_dreamer_takes_the_most_valuable() -> None:
    pending = {"choice": "dream"}
    match = set_up(
        player(farm="dreamer mime"),
        player(),
        market="alpaking twins explorer dreamer",
        turn="p1",
        pending=pending,
    )
    assert favourite(match) == "dream alpaking"
