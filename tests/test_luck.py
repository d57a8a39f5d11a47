"""Luck at a table with people: nobody can compute it, and it is written down where it is needed."""

import random

import pytest

import ludoteca
from ludoteca import Match
from tests.luck_prediction import RARELY, foretold
from tests.random_matches import play_out

GAMES = pytest.mark.parametrize("name", ludoteca.names())


def beginning(name: str, seed: int | None, moves: int = 120) -> Match:
    """A match played at random for a while, by one and the same choices."""
    match, chooser = ludoteca.game(name).start(3, seed), random.Random(1)
    while not match.over and len(match.played) < moves:
        match.play(chooser.choice(match.moves))
    return match


@GAMES
def test_the_record_and_all_code_do_not_foretell_a_draw(name: str) -> None:
    assert foretold([beginning(name, None).record() for _ in range(3)]) < RARELY


@GAMES
def test_the_attacker_is_able(name: str) -> None:
    """With a seed in the record, every draw is foretold: the test above would see it."""
    assert foretold([beginning(name, seed).record() for seed in range(3)]) == 1.0


@GAMES
def test_a_match_without_a_seed_makes_none_and_replays(name: str) -> None:
    match = play_out(ludoteca.game(name).start(2), 1)
    record = match.record()
    again = ludoteca.replay(record)
    assert match.seed is None
    assert "Seed" not in record
    assert (again.record(), again.position(), again.seed) == (record, match.position(), None)


@GAMES
def test_two_matches_begun_alike_are_dealt_differently(name: str) -> None:
    random.seed(1)
    first = ludoteca.game(name).start(4).setup_draws
    random.seed(1)
    assert ludoteca.game(name).start(4).setup_draws != first


def test_a_seed_is_still_the_same_match_for_ever() -> None:
    first, second = (ludoteca.game("alpaca").start(3, 7) for _ in range(2))
    assert first.record() == second.record()
    assert "[Seed 7]" in first.record()
