"""In matches with people nobody can compute the draws; records hold them, so that matches replay."""

import random

import ludoteca
from ludoteca import Match
from tests.luck_prediction import RARELY, predict_share
from tests.random_matches import of_every_game, play_out


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
