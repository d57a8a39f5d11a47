"""ALPACA: what is true in every match."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca.core.matches.match import Match
from ludoteca.games.alpaca.word_lists import CARDS
from tests.games.alpaca.board import ALPACA, cards_of, named
from tests.support.random_matches import REPRODUCIBLE, own_state, play_out, viewer_number, walk

SEATS = ("p1", "p2", "p3", "p4")

seeds = st.integers(0, 2**63 - 1)


@st.composite
def matches(draw: st.DrawFn) -> Match:
    seats = draw(st.integers(2, 4))
    first = draw(st.sampled_from(SEATS[:seats]))
    quick = seats == 2 and draw(st.booleans())
    return ALPACA.start(seats=seats, seed=draw(seeds), first=first, quick=quick)


# --- Cards and farms ------------------------------------------------------------------------------


@settings(REPRODUCIBLE, max_examples=30)
@given(matches(), seeds)
def test_no_card_is_made_or_lost(match: Match, seed: int) -> None:
    cards = cards_of(match)
    copies = ALPACA.edition.figures["COPIES"]
    assert all(count <= copies[CARDS.index(card)] for card, count in cards.items())
    assert cards["fence"] == 4 * match.seats
    counted, dreams = len(match.played), 0  # each dream takes a Dreamer out of the match
    for _ in walk(match, seed):
        events = [event for played in match.played[counted:] for event in played.events]
        counted, dreams = len(match.played), dreams + sum(event.name == "dreams" for event in events)
        assert cards_of(match) + Counter(dreamer=dreams) == cards


def check_farm(farm: list[list[str]]) -> None:
    names = [named(card) for fence in farm for card in fence]
    assert len(farm) <= 4
    assert len(set(names)) == len(names)
    assert "fence" not in names
    for fence in farm:
        assert len(fence) == 1 if "twins" in fence else 1 <= len(fence) <= 2


@settings(REPRODUCIBLE, max_examples=30)
@given(matches(), seeds)
def test_farms_keep_their_rules(match: Match, seed: int) -> None:
    for _ in walk(match, seed):
        for player in match.position()["players"]:
            check_farm(player["farm"])
        for player in own_state(match).players:
            built = [space != -1 for space in player.farm[::2]]
            assert built == sorted(built, reverse=True)


@settings(REPRODUCIBLE, max_examples=12)
@given(matches(), seeds)
def test_a_position_read_back_has_the_players_that_play_reached(match: Match, seed: int) -> None:
    """Writing and reading a position gives the same players, after a redeal too."""
    for step, _ in enumerate(walk(match, seed)):
        redealt = ALPACA.redeal(own_state(match), viewer_number(match.turn), step)
        for state in (own_state(match), redealt) if step % 3 == 0 else ():
            read_back = ALPACA.words.read_position(ALPACA.rules, ALPACA.words.write_position(state))
            assert read_back.players == state.players


@REPRODUCIBLE
@given(matches(), seeds)
def test_the_reason_of_an_outcome_agrees_with_the_position(match: Match, seed: int) -> None:
    """Full Fences count if they are full at the end; an exchange may have emptied them in the last round."""
    play_out(match, seed)
    position, outcome = match.position(), match.outcome
    assert outcome is not None
    full = [sum(len(fence) == 2 or "twins" in fence for fence in p["farm"]) == 4 for p in position["players"]]
    assert outcome.reason == ("fences" if any(full) else "idle")
    were_full = any(event.name == "final" for event in match.events)
    assert were_full or (outcome.reason == "idle" and position["idle"] >= 60 * match.seats)
    assert position["final"]
    assert position["pending"] is None


# --- Positions ------------------------------------------------------------------------------------


def test_a_match_that_is_over_is_final() -> None:
    players = [{"farm": [["dreamer"]]}, {}]
    match = ALPACA.position({"players": players, "market": {"mime": 1}, "pending": {"choice": "dream"}})
    match.play("dream mime")
    assert match.over
    assert match.position()["final"]


@pytest.mark.parametrize("choice", [{"choice": "pay", "card": "mime"}, {"choice": "free", "for": "snob"}])
def test_what_is_due_cannot_be_null(choice: dict[str, Any]) -> None:
    due = {"pay": "due", "free": "left"}[choice["choice"]]
    hand = {"hand": ["puppy", "puppy", "puppy"]}
    with pytest.raises(ludoteca.BadPosition, match=f"pending.{due}"):
        ALPACA.position({"game": "alpaca", "players": [hand, hand], "pending": choice | {due: None}})
