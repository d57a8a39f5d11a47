"""Matches and games can be copied and pickled; a copy goes on alone."""

import copy
import pickle
from collections.abc import Callable

import pytest

import ludoteca
from tests.support.random_matches import (
    Setup,
    of_every_game,
    play_out,
    snapshot,
    start_match,
    walk,
    with_every_setup,
)

COPIES: dict[str, Callable[[ludoteca.Match], ludoteca.Match]] = {
    "copy": ludoteca.Match.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda match: pickle.loads(pickle.dumps(match)),
}


@pytest.mark.parametrize("make_copy", COPIES.values(), ids=COPIES)
@with_every_setup
def test_a_copy_plays_on_alone(setup: Setup, make_copy: Callable[[ludoteca.Match], ludoteca.Match]) -> None:
    """It is the same in everything, draws the same, and neither of both changes the other."""
    start = start_match(setup, 4)
    start.players = [f"player of {seat}" for seat in start.seat_names]
    for step, match in enumerate(walk(start, 4)):
        if step % 40 == 0 or match.over:
            before, twin = snapshot(match), make_copy(match)
            assert snapshot(twin) == before
            assert (twin.seed, twin.players, twin.game) == (match.seed, match.players, match.game)
            undo_all(twin)
            assert snapshot(match) == before
            play_out(twin := make_copy(match), step)
            assert snapshot(match) == before
            after = twin.record()
            assert play_out(match.copy(), step).record() == after


def undo_all(match: ludoteca.Match) -> None:
    while match.can_undo:
        match.undo()


@of_every_game
def test_a_match_from_a_position_and_one_without_a_seed_can_be_copied(name: str) -> None:
    game = ludoteca.game(name)
    unseeded = game.start()
    for match in (game.position(unseeded.position(), seed=3), unseeded):
        match.play(match.moves[0])
        for make_copy in COPIES.values():
            assert snapshot(make_copy(match)) == snapshot(match)


@of_every_game
def test_a_game_can_be_pickled_with_its_edition(name: str) -> None:
    game = ludoteca.game(name)
    assert pickle.loads(pickle.dumps(game)) is game
    other = ludoteca.game(name, {"edition": {"name": "mine"}})
    again = pickle.loads(pickle.dumps(other))
    assert again.edition == other.edition
    match = play_out(other.start(seed=1), 1)
    assert pickle.loads(pickle.dumps(match)).record() == match.record()


def test_a_match_is_equal_only_to_itself() -> None:
    """It changes as it is played, so equality by content would break every set and dict of matches."""
    match = ludoteca.game("alpaca").start(seed=7)
    copy = match.copy()
    assert match == match  # noqa: PLR0124
    assert match != copy
    assert len({match, copy}) == 2
    assert (match.position(), match.record()) == (copy.position(), copy.record())
    before = hash(match)
    match.play(match.moves[0])
    assert hash(match) == before
