"""Africana: which moves the heuristic prefers, and how it evaluates positions."""

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import Any

import pytest

from ludoteca import Match
from ludoteca.games.africana.figures import DISTANCE, HAND_BASE, MISSING, NEIGHBOURS, ONE_JOKER, SERVES
from ludoteca.games.africana.state import REGIONS, Card, Colour
from tests.games.africana.board import AFRICANA, DATA, QUIET, player, set_up
from tests.support.board import favourite, favourites, play, weights

NAMES = list(DATA["regions"])
NORTHERN = "mask-mozambique drum-loanda statue-victoria-falls shield-windhoek"
# A pile for the middle of a match.
PILE = """timbuktu-ujiji tripoli-leopoldville tananarive-loanda jidda-windhoek ujiji-port-natal
    serengeti-cairo lagos-addis-ababa port-natal-khartoum mozambique-napoli aswan-cape-town
    cape-town-zanzibar"""


def better_than_end(match: Match) -> set[str]:
    """Return the moves with a greater weight than ``end``."""
    weighed = weights(match)
    return {move for move, weight in weighed.items() if weight > weighed["end"]}


def greedy_walk(match: Match, seed: int) -> Iterator[Match]:
    """Play favourite moves and yield the match before each and at the end."""
    chooser = random.Random(seed)
    while not match.over:
        yield match
        match.play(chooser.choice(sorted(favourites(match))))
    yield match


# --- Both functions, in every match ---------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_matches_have_usual_lengths_and_scores(seats: int) -> None:
    turns = 0
    scores: list[int] = []
    for seed in range(3):
        for match in greedy_walk(AFRICANA.start(seats=seats, seed=seed), seed):
            turns += match.state.step == 0
        assert match.outcome is not None
        assert match.outcome.reason == "exhausted"
        scores += match.outcome.scores.values()
    assert 15 <= turns / seats / 3 <= 45
    assert sum(scores) / len(scores) > 30


# --- Figures of the map ------------------------------------------------------------------------


def paid_ways(hand: tuple[int, ...], region: int) -> set[int]:
    """Return the regions that a hand of colours and jokers reaches, by trying every leg."""
    found = {region}
    for card in set(hand):
        rest = list(hand)
        rest.remove(card)
        for neighbour in NEIGHBOURS[region]:
            if neighbour >= 0 and SERVES[neighbour][card]:
                found |= paid_ways(tuple(rest), neighbour)
    return found


def number_of(hand: tuple[int, ...]) -> int:
    number = hand.count(Card.JOKER)
    for colour in Colour:
        number = number * HAND_BASE + hand.count(colour)
    return number


@pytest.mark.parametrize("size", [0, 1, 2, 3])
def test_missing_counts_the_cards_a_hand_lacks(size: int) -> None:
    hands = combinations_with_replacement(range(Card.JOKER + 1), size)
    for hand in hands:
        if max(map(hand.count, range(Card.JOKER + 1)), default=0) >= HAND_BASE:
            continue
        assert number_of((*hand, Card.JOKER)) == number_of(hand) + ONE_JOKER
        for region in range(0, REGIONS, 3):
            near, far = paid_ways(hand, region), paid_ways((*hand, Card.JOKER), region)
            for goal in range(REGIONS):
                expected = 0 if goal in near else 1 if goal in far else 2
                assert MISSING[number_of(hand)][region] >> 2 * goal & 3 == expected


def test_distance_counts_legs() -> None:
    cairo, aswan, jidda, napoli = (NAMES.index(name) for name in ("cairo", "aswan", "jidda", "napoli"))
    assert [DISTANCE[cairo][region] for region in (cairo, aswan, jidda, napoli)] == [0, 1, 2, 1]
    assert all(DISTANCE[a][b] == DISTANCE[b][a] for a in range(REGIONS) for b in range(REGIONS))


# --- Movements ------------------------------------------------------------------------------------

JOINED = "tripoli-dakar:p1 loanda-jidda addis-ababa-timbuktu windhoek-aswan victoria-falls-tripoli"
ALONE = "tripoli-dakar:p1 - - - -"


def journey(hand: str, at: str, slots: str = JOINED, pile: str = PILE, **own: Any) -> Match:
    """Return a movement of the first seat that has just begun, in the middle of a match."""
    return set_up(player(hand, at=at, **own), slots=slots, pile=pile, action="move")


def test_an_explorer_completes_what_it_can() -> None:
    match = journey("grey orange joker", "dakar", bought="drum-dakar")
    assert favourites(match) == {"complete tripoli-dakar", "complete drum-dakar"}
    assert {move for move, weight in weights(match).items() if move.startswith("go") and weight > 1} == set()


def test_an_explorer_joins_before_it_goes_on() -> None:
    match = journey("orange grey joker", "tripoli", JOINED.replace(":p1", ""))
    assert favourite(match) == "join tripoli-dakar"
    assert not any(weight > 1 for move, weight in weights(match).items() if move.startswith("go"))


def test_a_leg_leads_to_a_goal_that_the_hand_can_pay() -> None:
    match = journey("orange grey", "tripoli")
    assert favourite(match) == "go timbuktu with orange"
    play(match, "go timbuktu with orange")
    assert favourite(match) == "go dakar with grey"


def test_a_guide_is_played_before_a_travel_card_and_the_joker() -> None:
    match = journey("grey joker guide-grey", "timbuktu", ALONE)
    assert favourite(match) == "go dakar with guide-grey"


def test_an_explorer_without_a_goal_ends_its_movement() -> None:
    match = journey("magenta grey violet", "dakar", slots="- - - - -")
    assert favourite(match) == "end"


def test_recolouring_is_the_last_resort() -> None:
    match = journey("grey orange", "timbuktu", ALONE, silver=9)
    weighed = weights(match)
    assert favourite(match) == "go dakar with grey"
    assert weighed["go dakar with orange for 5"] < weighed["go dakar with grey"]


def test_in_the_last_turn_only_reachable_goals_count() -> None:
    slots = "tripoli-dakar:p1 - - - napoli-victoria-falls:p1"
    match = journey("orange grey", "tripoli", slots, pile="")
    assert favourite(match) == "go timbuktu with orange"
    match = journey("violet", "tripoli", slots, pile="")
    assert better_than_end(match) == set()


# --- Actions --------------------------------------------------------------------------------------


def turn(
    hand: str, at: str, slots: str = JOINED, pile: str = PILE, north: str = NORTHERN, **own: Any
) -> Match:
    return set_up(player(hand, at=at, **own), slots=slots, pile=pile, north=north)


def test_moving_is_best_if_the_hand_reaches_a_goal() -> None:
    assert favourite(turn("grey orange joker", "tripoli")) == "move"


def test_drawing_is_best_if_the_hand_reaches_no_goal() -> None:
    assert favourite(turn("", "tripoli")) == "draw"


def test_drawing_has_the_lowest_weight_with_a_full_hand() -> None:
    assert weights(turn("grey grey orange violet joker", "tripoli"))["draw"] == 1


def test_buying_is_best_with_money_for_several_adventures() -> None:
    slots = "tananarive-marrakech - - - -"
    assert favourite(turn("joker", "cairo", slots, silver=15)) == "buy"
    assert weights(turn("joker", "cairo", slots, silver=4))["buy"] == 1


def test_a_fourth_adventure_is_not_bought() -> None:
    bought = "jug-tananarive jug-port-natal shield-cape-town"
    match = turn("joker", "cairo", silver=30, bought=bought)
    assert weights(match)["buy"] == 1
    play(match, "buy")
    assert favourite(match) == "end"


# --- Books ----------------------------------------------------------------------------------------


def shop(north: str, silver: int = 10, **own: Any) -> Match:
    match = turn("joker", "cairo", north=north, silver=silver, **own)
    play(match, "buy")
    return match


def test_an_artefact_that_makes_a_set_is_bought() -> None:
    match = shop("mask-mozambique | drum-loanda", done="mask-napoli")
    assert favourite(match) == "take left"
    match = shop("mask-mozambique | drum-loanda", done="drum-cairo")
    assert favourite(match) == "take right"


def test_the_free_page_is_turned_but_never_onto_a_card_worth_buying() -> None:
    match = shop(NORTHERN)
    assert favourite(match) == "flip left"
    match = shop("statue-ujiji jug-tananarive | statue-victoria-falls", 12)
    assert weights(match)["flip left"] == 1


def test_no_page_is_turned_without_money_left_to_buy() -> None:
    match = shop(NORTHERN, silver=4)
    assert favourite(match) == "end"


# --- Limits ---------------------------------------------------------------------------------------


def test_the_commonest_colour_is_discarded_and_joker_and_guides_are_kept() -> None:
    hand = "violet violet violet grey joker guide-grey"
    match = set_up(player(hand, at="tripoli"), slots=QUIET, pile=PILE, action="discard")
    weighed = weights(match)
    assert favourite(match) == "discard violet"
    assert weighed["discard joker"] == weighed["discard guide-grey"] == 1


def test_the_least_valuable_adventure_is_dropped() -> None:
    bought = "mask-napoli drum-cairo statue-marrakech shield-jidda"
    match = set_up(player("joker", bought=bought), pile=PILE, action="drop")
    assert favourite(match) == "drop shield-jidda"


def test_a_second_guide_is_not_completed_late_in_the_match() -> None:
    own: dict[str, Any] = {"at": "ujiji", "bought": "guide-magenta-ujiji", "done": "guide-grey-lagos"}
    late = set_up(player("guide-grey", **own), slots="- - - - -", action="move")
    assert favourite(late) == "end"
    early = set_up(player("guide-grey", **own), pile=PILE, action="move")
    assert favourite(early) == "complete guide-magenta-ujiji"


# --- The evaluation -------------------------------------------------------------------------------


def expected(match: Match, seat: int = 0) -> int:
    return int(AFRICANA.rules.evaluate(match.state, seat))


def test_time_guides_and_near_goals_raise_the_evaluation() -> None:
    plain = turn("joker", "tripoli")
    assert expected(plain) > expected(turn("joker", "tripoli", pile=""))
    assert expected(turn("joker guide-grey", "tripoli")) > expected(plain)
    assert expected(turn("joker", "dakar")) > expected(plain)
    assert expected(turn("joker", "tripoli", bought="mask-mozambique", north="drum-loanda")) > expected(plain)
