"""In matches with people nobody can compute the draws; records hold them, so that matches replay."""

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import BadOption, LuckMismatch, Match
from tests.support.luck_prediction import RARELY, predict_share
from tests.support.random_matches import of_every_game, play_out


def beginning(name: str, seed: int | None, moves: int = 120) -> Match:
    """Play random moves, the same for every seed, and return the match."""
    match, chooser = ludoteca.game(name).start(3, seed), random.Random(1)
    while not match.over and len(match.played) < moves:
        match.play(chooser.choice(match.moves))
    return match


@of_every_game
def test_the_record_and_the_code_do_not_predict_a_draw(name: str) -> None:
    assert predict_share([beginning(name, None).record() for _ in range(3)]) < RARELY


@of_every_game
def test_the_attack_works_when_the_record_holds_a_seed(name: str) -> None:
    assert predict_share([beginning(name, seed).record() for seed in range(3)]) == 1.0


@of_every_game
def test_a_match_without_a_seed_has_none_in_its_record_and_replays(name: str) -> None:
    match = play_out(ludoteca.game(name).start(2), 1)
    record = match.record()
    again = ludoteca.replay(record)
    assert match.seed is None
    assert "Seed" not in record
    assert (again.record(), again.position(), again.seed) == (record, match.position(), None)


@of_every_game
def test_pythons_global_seed_has_no_influence(name: str) -> None:
    random.seed(1)
    first = ludoteca.game(name).start(4).setup_draws
    random.seed(1)
    assert ludoteca.game(name).start(4).setup_draws != first


def test_a_seed_gives_the_same_match_every_time() -> None:
    first, second = (ludoteca.game("alpaca").start(3, 7) for _ in range(2))
    assert first.record() == second.record()
    assert "[Seed 7]" in first.record()


# --- Luck of one's own ----------------------------------------------------------------------------


class Last:
    """Picks the last thing that is possible."""

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        return max(index for index, weight in enumerate(weights) if weight)


class LastOfNumPy(Last):
    """Picks with a number of NumPy."""

    def pick(self, domain: int, weights: Sequence[int]) -> Any:
        return np.int64(super().pick(domain, weights))


class Fixed:
    """Picks the same number, whatever it is."""

    def __init__(self, picked: Any) -> None:
        self.picked = picked

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        picked: int = self.picked
        return picked


@of_every_game
def test_a_match_with_luck_of_ones_own_is_recorded_and_replays(name: str) -> None:
    match, luck, drawn = ludoteca.game(name).start(2, 1), Last(), 0
    while not match.over and len(match.played) < 80:
        match.play(match.moves[0], luck)
        drawn += len(match.played[-1].draws)
    assert drawn > 0
    again = ludoteca.replay(match.record())
    assert (again.position(), again.record()) == (match.position(), match.record())


def test_a_source_may_serve_many_moves() -> None:
    match, luck = ludoteca.game("alpaca").start(2, 1), ludoteca.SeededLuck(1, 1)
    for _ in range(2):
        match.play("end", luck)
        assert len(match.played[-1].draws) == 5
    assert ludoteca.replay(match.record()).position() == match.position()


@pytest.mark.parametrize("picked", [99, -1, 5, None, "puppy", True, 0.0])
def test_impossible_draws_are_refused_and_change_nothing(picked: Any) -> None:
    match = ludoteca.game("alpaca").start(2, 1)
    before = match.position()
    with pytest.raises(LuckMismatch, match=r"It must pick the number of a weight that is not 0: 0, 1"):
        match.play("end", Fixed(picked))
    assert (match.position(), len(match.played)) == (before, 0)


def test_numbers_of_numpy_can_be_drawn() -> None:
    match = ludoteca.game("alpaca").start(2, 1)
    with pytest.raises(LuckMismatch, match=r"picked np.int64\(0\)\. .*: 1\."):  # after two puppies
        match.play("end", Fixed(np.int64(0)))
    match.play("end", LastOfNumPy())
    assert ludoteca.replay(match.record()).position() == match.position()


@pytest.mark.parametrize("luck", [7, object(), "luck", 0, ""])
def test_objects_without_pick_are_no_luck(luck: Any) -> None:
    match = ludoteca.game("alpaca").start(2, 1)
    with pytest.raises(BadOption, match=r"Luck is an object with a method pick\(domain, weights\), not"):
        match.play("end", luck)
    assert len(match.played) == 0


@pytest.mark.parametrize(("domain", "weights"), [(2, [1]), (-1, [1, 1]), (0, [1]), (0, [1, 1, 1])])
def test_recorded_luck_refuses_a_domain_that_the_names_do_not_fit(domain: int, weights: list[int]) -> None:
    luck = ludoteca.RecordedLuck(["puppy"], [["puppy", "viking"], ["p1", "p2", "p3"]])
    with pytest.raises(LuckMismatch, match=f"no chance domain {domain} of {len(weights)} thing"):
        luck.pick(domain, weights)
    assert luck.pick(0, [1, 1]) == 0


@pytest.mark.parametrize("stream", ["a", 0.5, None, True])
def test_a_stream_of_a_seed_is_a_whole_number(stream: Any) -> None:
    with pytest.raises(BadOption, match="A stream of a seed is a whole number, not"):
        ludoteca.SeededLuck(1, stream)
