"""Africana: what a seat knows, what a redeal changes, and what a seat must not see."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.kernel.structs import copy_struct
from ludoteca.core.matches.match import Match
from tests.games.africana import naive
from tests.support.look_alikes import LookAlikes
from tests.support.random_matches import (
    REPRODUCIBLE,
    by_verb,
    continue_from,
    own_state,
    viewer_number,
    viewers,
    walk_through,
)

AFRICANA = ludoteca.game("africana")
WEIGHT = by_verb({"complete": 200, "join": 60, "take": 6, "flip": 3, "go": 4, "move": 3, "buy": 2})
NORTHERN = [card for card, entry in naive.ADVENTURES.items() if entry["book"] == "north"]
LETTER = {card: entry["letter"] for card, entry in naive.EXPEDITIONS.items()}
C_CARDS = {card for card in LETTER if LETTER[card] == "C"}

seeds = st.integers(0, 2**63 - 1)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """New matches; in some of them players can pay for many pages."""
    match = AFRICANA.start(seats=draw(st.integers(2, 4)), seed=draw(seeds))
    position = match.position()
    for player in position["players"]:
        player["silver"] += draw(st.sampled_from([0, 30]))
    return AFRICANA.position(position, seed=match.seed)


def seen_by(match: Match, seat: str | None) -> dict[str, Any]:
    return AFRICANA.words.view(match.state, viewer_number(seat))


def redeal(match: Match, seat: str | None, seed: int) -> dict[str, Any]:
    """Return another position that the seat cannot tell from the true one."""
    return AFRICANA.words.write_position(AFRICANA.redeal(match.state, viewer_number(seat), seed))


def redeals(match: Match, seat: str | None, number: int) -> list[dict[str, Any]]:
    return [redeal(match, seat, seed) for seed in range(number)]


def travel_cards(hand: list[str]) -> list[str]:
    return [card for card in hand if card in naive.COLOURS]


# --- All parts of a redeal --------------------------------------------------------------------------


def check_redeal(position: dict[str, Any], other: dict[str, Any], seat: str | None) -> None:
    """Check that a redealt position differs from the true one only in hidden cards."""
    hidden = ("players", "pile", "books", "deck")
    assert {key: other[key] for key in other if key not in hidden} == {
        key: position[key] for key in position if key not in hidden
    }
    for number, (was, now) in enumerate(zip(position["players"], other["players"], strict=True), start=1):
        assert now | {"hand": []} == was | {"hand": []}
        assert len(now["hand"]) == len(was["hand"])
        assert [card for card in now["hand"] if card not in naive.COLOURS] == [
            card for card in was["hand"] if card not in naive.COLOURS
        ]
        assert now["hand"] == was["hand"] or seat != f"p{number}"
    assert colours_in(other) == colours_in(position)
    assert sum(other["deck"].values()) == sum(position["deck"].values())
    assert [LETTER[card] for card in other["pile"]] == [LETTER[card] for card in position["pile"]]
    assert {*other["pile"]} - C_CARDS == {*position["pile"]} - C_CARDS
    for half in naive.HALVES:
        assert sorted(other["books"][half]["left"]) == sorted(position["books"][half]["left"])
        assert other["books"][half]["right"] == position["books"][half]["right"]


def colours_in(position: dict[str, Any]) -> Counter[str]:
    hands = [card for player in position["players"] for card in travel_cards(player["hand"])]
    return Counter(position["deck"]) + Counter(hands)


@settings(REPRODUCIBLE, max_examples=6)
@given(matches(), seeds)
def test_a_redeal_changes_nothing_that_the_seat_sees(match: Match, seed: int) -> None:
    for step, _ in enumerate(walk_through(match, seed, WEIGHT, most=300)):
        if step % 5:
            continue
        for seat in viewers(match):
            before = copy_struct(match.state)
            state = AFRICANA.redeal(own_state(match), viewer_number(seat), step)
            assert match.state == before
            assert AFRICANA.words.view(state, viewer_number(seat)) == seen_by(match, seat)
            other = AFRICANA.words.write_position(state)
            check_redeal(match.position(), other, seat)
            assert AFRICANA.position(other).position() == other
            assert not any([*state.undealt_expeditions, *state.undealt_adventures])


# --- Books ------------------------------------------------------------------------------------------


@settings(REPRODUCIBLE, max_examples=6)
@given(matches(), seeds)
def test_a_card_is_known_from_the_moment_it_was_on_top(match: Match, seed: int) -> None:
    visible: set[str] = set()
    for step, _ in enumerate(walk_through(match, seed, WEIGHT, most=300)):
        position, view = match.position(), match.view(None)
        likely = redeal(match, None, step)
        for half, book in position["books"].items():
            visible |= {*book["left"][:1], *book["right"]}
            shown = {side: view["books"][half][side]["cards"] for side in book}
            known = len(shown["left"])
            assert shown == {"left": book["left"][:known], "right": book["right"]}
            assert {*book["left"]} & visible == {*shown["left"]}
            assert likely["books"][half]["left"][:known] == shown["left"]
            assert likely["books"][half]["right"] == shown["right"]
    assert len(visible) > 4


def test_a_redeal_shuffles_unseen_pages() -> None:
    start = {"players": [{}, {}], "books": {"north": {"left": NORTHERN[:4], "right": NORTHERN[5:8]}}}
    match = AFRICANA.position(start)
    for seat in viewers(match):
        orders = {tuple(one["books"]["north"]["left"]) for one in redeals(match, seat, 100)}
        assert orders == {(NORTHERN[0], *order) for order in permutations(NORTHERN[1:4])}


def test_a_page_that_is_turned_back_stays_known() -> None:
    match = AFRICANA.position({"players": [{"silver": 9}, {}], "books": {"north": {"left": NORTHERN[:5]}}})
    for move in ("buy", "flip left", "flip left", "flip right", "flip right", "end"):
        match.play(move)
    assert match.view("p2")["books"]["north"]["left"] == {"count": 5, "cards": NORTHERN[:3]}
    orders = {tuple(one["books"]["north"]["left"]) for one in redeals(match, "p2", 60)}
    assert orders == {(*NORTHERN[:3], *order) for order in permutations(NORTHERN[3:5])}


# --- The pile ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_redeal_puts_any_unseen_c_card_into_the_pile(seats: int) -> None:
    match = AFRICANA.start(seats=seats, seed=seats)
    likely = redeals(match, "p1", 250)
    pile = match.position()["pile"]
    for place, card in enumerate(pile):
        might = C_CARDS if LETTER[card] == "C" else {other for other in pile if LETTER[other] == LETTER[card]}
        assert {one["pile"][place] for one in likely} == might


def test_a_redeal_leaves_laid_out_and_completed_c_cards_where_they_are() -> None:
    completed, shown, below, *gone = sorted(C_CARDS)
    start = {"players": [{"done": [completed]}, {}], "slots": [{"expedition": shown}], "pile": [below]}
    match = AFRICANA.position(start)
    for seat in viewers(match):
        assert {one["pile"][0] for one in redeals(match, seat, 150)} == {below, *gone}
        assert match.view(seat)["pile"] == {"count": 1, "letters": {"C": 1}}


# --- Hands ------------------------------------------------------------------------------------------

HANDS: dict[str, Any] = {
    "players": [
        {"hand": ["grey", "grey", "joker", "guide-violet"]},
        {"hand": ["violet", "violet", "guide-orange"]},
        {"hand": ["magenta", "joker"]},
    ],
    "deck": {"turquoise": 2, "orange": 1},
    "discard": {"magenta": 5},
}


def test_a_redeal_changes_only_the_travel_cards_of_other_hands() -> None:
    match = AFRICANA.position(HANDS)
    hands = [[Counter(player["hand"]) for player in one["players"]] for one in redeals(match, "p1", 200)]
    assert {tuple(sorted(three[0].elements())) for three in hands} == {
        ("grey", "grey", "guide-violet", "joker")
    }
    free = {"violet", "magenta", "turquoise", "orange"}
    assert {card for three in hands for card in three[1]} == free | {"guide-orange"}
    assert {card for three in hands for card in three[2]} == free | {"joker"}
    assert all(three[1]["guide-orange"] == three[2]["joker"] == 1 for three in hands)


def test_a_redeal_deals_each_hidden_card_with_equal_probability() -> None:
    match = AFRICANA.position({"players": [{}, {"hand": ["violet"]}], "deck": {"grey": 6, "violet": 1}})
    drawn = Counter(one["players"][1]["hand"][0] for one in redeals(match, "p1", 800))
    assert drawn.total() == 800
    assert 550 < drawn["grey"] < 650  # 6 of 8: the deck and the hand are one unknown


def test_the_last_hidden_hand_is_known_if_the_pile_is_empty() -> None:
    match = AFRICANA.position(HANDS | {"players": HANDS["players"][:2], "deck": {}})
    for one in redeals(match, "p1", 20):
        assert one == match.position()
    assert any(one != match.position() for one in redeals(match, None, 20))


def test_a_spectator_knows_no_travel_card_of_any_hand() -> None:
    match = AFRICANA.position(HANDS)
    hands = [player["hand"] for player in match.view(None)["players"]]
    assert hands == [
        {"count": 4, "cards": ["joker", "guide-violet"]},
        {"count": 3, "cards": ["guide-orange"]},
        {"count": 2, "cards": ["joker"]},
    ]
    likely = redeals(match, None, 200)
    for seat in range(3):
        cards = {card for one in likely for card in travel_cards(one["players"][seat]["hand"])}
        assert cards == {"grey", "violet", "magenta", "turquoise", "orange"}


# --- Two matches that look alike --------------------------------------------------------------------

ALIKE = LookAlikes(weight=WEIGHT, most=60, news=("bares", "lays-out"))


def test_matches_that_differ_only_in_hidden_cards_look_alike() -> None:
    moves, differences = 0, 0

    @settings(REPRODUCIBLE, max_examples=15)
    @given(matches(), seeds, st.integers(0, 150))
    def check(match: Match, seed: int, most: int) -> None:
        nonlocal moves, differences
        for _ in walk_through(match, seed, WEIGHT, most):
            pass
        for seat in match.seat_names if not match.over else ():
            twin = continue_from(match, AFRICANA.redeal(match.state, viewer_number(seat), seed % 1000))
            assert twin.view(seat) == match.view(seat)
            differences += twin.position() != match.position()
            moves += ALIKE.play(match, twin, seat, seed).total()

    check()
    assert differences > 25
    assert moves > 400


# --- Undo -------------------------------------------------------------------------------------------


def buyer(left: int, right: int = 0) -> Match:
    books = {"north": {"left": NORTHERN[:left], "right": NORTHERN[10 : 10 + right]}}
    match = AFRICANA.position({"players": [{"silver": 30}, {}], "books": books, "deck": {"grey": 3}})
    match.play("buy")
    return match


@pytest.mark.parametrize("move", ["flip left", "take left"])
def test_a_move_that_shows_a_new_page_cannot_be_undone(move: str) -> None:
    match = buyer(3)
    assert {"event": "bares", "seat": "p1", "adventure": NORTHERN[1]} in [
        event.seen_by("p2") for event in match.play(move)
    ]
    assert not match.can_undo
    with pytest.raises(ludoteca.IllegalUndo):
        match.undo()


HARMLESS = [(3, 2, "flip right"), (3, 2, "take right"), (1, 2, "flip left"), (1, 0, "take left")]


@pytest.mark.parametrize(("left", "right", "move"), HARMLESS)
def test_a_move_that_shows_nothing_new_can_be_undone(left: int, right: int, move: str) -> None:
    match = buyer(left, right)
    before = match.view("p1"), match.view("p2"), match.position()
    assert not any(event.name == "bares" for event in match.play(move))
    assert match.undo() == move
    assert (match.view("p1"), match.view("p2"), match.position()) == before


@pytest.mark.parametrize("move", ["flip left", "take left"])
def test_a_page_that_was_seen_before_is_not_reported_again(move: str) -> None:
    match = buyer(4)
    for turned in ("flip left", "flip right", move):
        match.play(turned)
    assert match.undo() == move
    assert match.undo() == "flip right"
    assert not match.can_undo
    assert match.view("p2")["books"]["north"]["left"]["cards"] == [NORTHERN[1]]
