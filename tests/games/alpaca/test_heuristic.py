"""What a sensible player of ALPACA likes, what it never does, and what a seat may expect."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import Match
from tests.board import play
from tests.games.alpaca.table import ALPACA, NOBLES, finished, player, table
from tests.random_matches import REPRODUCIBLE, walk

RULES = ALPACA.bind()
NOBLE_MARKET = "alpaking alpaqueen twins graduate snob snob"
# Markets with every way to let others know less: gifts, raids, noise, swaps.
GIFTS = ("pacifist", "dreamer", "mime", "fighter")
RAIDS = ("viking", "noisemaker", "ticket-clerk", "graduate", "bargainer", "carpenter")

seeds = st.integers(0, 2**32)


def weights(match: Match) -> dict[str, int]:
    """The weight of every legal move."""
    moves = zip(match.legal_actions, match.moves, strict=True)
    return {move: RULES.preference(match.state, action) for action, move in moves}


def favourite(match: Match) -> str:
    """The move of the greatest weight; there must be only one such."""
    weighed = weights(match)
    most = max(weighed.values())
    (move,) = (move for move, weight in weighed.items() if weight == most)
    return move


def liked(match: Match) -> set[str]:
    """The moves that are liked better than to end the turn."""
    weighed = weights(match)
    return {move for move, weight in weighed.items() if weight > weighed["end"]}


def last_turn(*players: dict[str, Any], **fields: Any) -> Match:
    """The last turn of the last round: p2's, whose rival has four full Fences."""
    return table(*players, first="p1", turn="p2", final=True, **fields)


FULL = "accountant mime | librarian sweeper | explorer pacifist | carpenter anxious"
SEVEN = "accountant mime | librarian sweeper | explorer pacifist | carpenter"


# --- What both functions keep ---------------------------------------------------------------------


@settings(REPRODUCIBLE, max_examples=12)
@given(st.integers(2, 4), st.booleans(), seeds)
def test_preference_knows_no_more_than_the_seat_that_is_asked(seats: int, gifts: bool, seed: int) -> None:
    options = {"market": [*GIFTS, *RAIDS]} if gifts else {}
    match = ALPACA.start(seats=seats, seed=seed, **options)
    for number, _ in enumerate(walk(match, seed)):
        if match.over or number % 3:
            continue
        imagined = ALPACA.redeal(match.state, match.state.asked, seed + number)
        for action in match.legal_actions:
            assert RULES.preference(imagined, action) == RULES.preference(match.state, action)


@settings(REPRODUCIBLE, max_examples=12)
@given(st.integers(2, 4), seeds)
def test_weights_are_from_1_to_10000(seats: int, seed: int) -> None:
    for match in walk(ALPACA.start(seats=seats, seed=seed), seed):
        assert all(1 <= weight <= 10_000 for weight in weights(match).values())


@settings(REPRODUCIBLE, max_examples=12)
@given(st.integers(2, 4), seeds)
def test_prospect_of_a_game_that_is_over_is_its_score(seats: int, seed: int) -> None:
    for match in walk(ALPACA.start(seats=seats, seed=seed), seed):
        expected = [RULES.evaluate(match.state, seat) for seat in range(seats)]
        assert all(-500 < points < 1500 for points in expected)
    assert expected == [10 * RULES.score(match.state, seat) for seat in range(seats)]


def test_prospect_counts_noise_fighters_and_what_dreamers_took() -> None:
    match = finished("alpaking noisemaker | fighter", "dreamer")
    assert [RULES.evaluate(match.state, seat) for seat in (0, 1)] == [90, 40]


def test_more_time_and_a_dreamer_promise_more() -> None:
    early, late = (table(player(farm=farm), player(farm="twins")) for farm in ("", SEVEN))
    gain = [RULES.evaluate(m.state, 0) - 10 * RULES.score(m.state, 0) for m in (early, late)]
    assert gain[0] > gain[1]
    farms = (player(farm="dreamer"), player(farm="explorer"))
    match = table(*farms, market="alpaking")
    assert RULES.evaluate(match.state, 0) > RULES.evaluate(match.state, 1)


# --- Buying and paying ----------------------------------------------------------------------------


def test_a_free_puppy_is_left_in_the_market() -> None:
    match = table(player("puppy puppy"), market="puppy twins")
    assert "buy puppy" not in liked(match)


def test_a_free_puppy_is_bought_when_nobody_can_buy_anything_else() -> None:
    """Five coins in the deck, nothing for less than six, and nothing placed for rounds."""
    poor = player("puppy puppy puppy snob fence", farm="puppy alpaking | explorer mime")
    match = table(poor, player(farm="mime"), market="puppy woodcutter", idle=20)
    assert favourite(match) == "buy puppy"


def test_extra_turns_and_raids_do_not_go_on_for_ever() -> None:
    hand = player("graduate viking mime", deck="puppy", farm="graduate viking | puppy")
    fresh, stale = (table(hand, player("mime", farm="mime"), placements=0, idle=idle) for idle in (0, 100))
    assert weights(fresh)["play viking"] > weights(stale)["play viking"]
    assert not {"play graduate", "play viking", "play mime"} & liked(stale)


def test_two_puppies_go_for_a_snob_but_nothing_better_does() -> None:
    match = table(player("puppy puppy puppy twins fence", deck="puppy puppy fence"), market="snob")
    assert favourite(match) == "buy snob"
    play(match, "buy snob")
    assert favourite(match) == "free puppy"
    match = table(player("puppy twins alpaking"), market="snob")
    assert "buy snob" not in liked(match)


def test_of_what_can_be_paid_the_best_is_bought() -> None:
    hand = "accountant carpenter storekeeper anxious"
    match = table(player(hand, deck="puppy puppy"), market="sweeper twins alpaking")
    assert favourite(match) == "buy alpaking"


def test_a_second_copy_of_a_name_is_liked_less() -> None:
    match = table(player("mime mime puppy", deck="puppy carpenter"), market="carpenter accountant")
    weighed = weights(match)
    assert weighed["buy accountant"] > weighed["buy carpenter"]


def test_what_can_still_be_placed_does_not_pay() -> None:
    players = player("puppy puppy alpaking fence", deck="puppy mime explorer carpenter twins")
    match = table(players, market="sweeper")
    play(match, "buy sweeper")
    assert favourite(match) == "pay puppy"


def test_payment_is_to_the_coin() -> None:
    match = table(player("puppy snob accountant", farm="accountant mime"), market="dreamer", placements=0)
    play(match, "buy dreamer")  # 3 coins with the Accountant
    assert favourite(match) == "pay accountant"


def test_in_the_last_round_ones_own_dreamer_keeps_its_wish() -> None:
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
    match = table(player(start, deck="puppy puppy fence fence fence"), market=NOBLE_MARKET)
    assert "place puppy" in liked(match)
    match = table(player("puppy snob fence", deck="mime explorer twins", farm="mime"), player(farm="mime"))
    assert not liked(match) & {"place puppy", "place snob"}


def test_nothing_valuable_is_placed_beside_noise() -> None:
    match = table(player("alpaking puppy", deck="mime explorer", farm="noisemaker"), player(farm="mime"))
    weighed = weights(match)
    assert weighed["place alpaking"] < weighed["end"]
    assert weighed["place puppy"] > weighed["place alpaking"]


def test_a_win_that_is_there_now_is_taken() -> None:
    players = player(farm="mime explorer"), player("twins anxious", deck="puppy", farm=SEVEN)
    match = table(*players, turn="p2", market=NOBLE_MARKET)
    assert favourite(match) == "place anxious"
    assert weights(match)["place anxious"] > 5000


def test_a_tie_is_closed_by_who_has_more_alpacas() -> None:
    """28 points of eight cards win against 28 of three (A26)."""
    match = table(player(farm="alpaking | twins | graduate"), player("fighter", farm=SEVEN), turn="p2")
    assert RULES.score(match.state, 1) + 3 == RULES.score(match.state, 0)
    assert favourite(match) == "place fighter"


def test_a_game_is_not_closed_to_be_lost_on_the_spot() -> None:
    rich = player(farm="alpaking alpaqueen | alpaprince alpaprincess | twins")
    match = table(
        rich, player("sweeper anxious", deck="puppy", farm=SEVEN.replace("sweeper", "puppy")), turn="p2"
    )
    assert "place anxious" not in liked(match)


# --- Abilities ------------------------------------------------------------------------------------


def test_cards_are_drawn_before_anything_else() -> None:
    hand = player("librarian puppy puppy fence", deck="mime explorer twins puppy")
    assert favourite(table(hand, market="sweeper")) == "play librarian"


def test_a_woodcutter_shows_no_fence() -> None:
    match = table(player("woodcutter fence puppy", deck="mime explorer"))
    assert "play woodcutter" not in liked(match)


def test_a_pacifist_gives_a_puppy_and_never_a_noble() -> None:
    match = table(player("pacifist puppy alpaking", deck="mime explorer twins puppy"))
    play(match, "play pacifist")
    assert favourite(match) == "give puppy"
    match = table(player("pacifist alpaking", deck="mime explorer twins puppy"))
    assert "play pacifist" not in liked(match)


def test_a_worthless_gift_goes_to_the_leader() -> None:
    rivals = player(farm="alpaking"), player(farm="mime")
    match = table(player("pacifist puppy", deck="mime explorer twins"), *rivals)
    play(match, "play pacifist", "give puppy")
    assert favourite(match) == "to p2"


def test_sweeper_and_bargainer_free_puppies() -> None:
    match = table(player("sweeper mime", discard="puppy twins accountant"), market="twins")
    play(match, "play sweeper")
    assert favourite(match) == "free puppy"
    match = table(player("bargainer puppy twins", deck="mime"), market="explorer librarian")
    play(match, "play bargainer")
    assert favourite(match) == "free puppy"
    play(match, "free puppy")
    assert favourite(match) == "take librarian"


def test_a_carpenter_waits_for_a_second_card_to_place() -> None:
    match = table(player("carpenter twins puppy fence", farm="mime explorer"), player(farm="mime"))
    assert "play carpenter" not in liked(match)
    spent = last_turn(player(farm=FULL), player("carpenter alpaking fence"), placements=0)
    assert favourite(spent) == "play carpenter"


def test_noise_goes_beside_a_rivals_noble() -> None:
    match = table(player("noisemaker", farm="alpaqueen"), player(farm="alpaking"))
    play(match, "play noisemaker")
    assert favourite(match) == "join p2"


def test_a_ticket_clerk_brings_a_noble_for_a_puppy() -> None:
    match = last_turn(player(farm=FULL), player("ticket-clerk alpaking", farm="puppy mime"), placements=0)
    assert favourite(match) == "play ticket-clerk"
    play(match, "play ticket-clerk")
    play(match, "swap-in alpaking")
    assert favourite(match) == "swap-out puppy"


def test_no_raid_on_rivals_who_play_no_more() -> None:
    match = last_turn(player("mime", farm=FULL), player("viking anxious"), placements=0, bought=True)
    assert not liked(match)


def test_a_dreamer_takes_the_most_valuable() -> None:
    pending = {"choice": "dream"}
    match = table(
        player(farm="dreamer mime"),
        player(),
        market="alpaking twins explorer dreamer",
        turn="p1",
        pending=pending,
    )
    assert favourite(match) == "dream alpaking"
