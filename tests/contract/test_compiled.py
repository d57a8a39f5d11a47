"""Compiled rules do what interpreted rules do, in every game with every number of seats."""

import numpy as np
import pytest

import ludoteca
from ludoteca.core.kernel.luck import SeededLuck
from ludoteca.core.kernel.structs import NONE, copy_struct, pack
from tests.support.random_matches import (
    Setup,
    compile_checked,
    of_every_game,
    play_compiled,
    play_interpreted,
    start_match,
    walk,
    with_every_setup,
)


@with_every_setup
def test_compiled_matches_equal_interpreted_ones_byte_for_byte(setup: Setup) -> None:
    rules = ludoteca.game(setup[0]).compiled
    assert play_compiled(rules, setup, 40, seed=17) == play_interpreted(setup, 40, seed=17)


@with_every_setup
def test_compiled_rules_never_index_outside_their_lists(setup: Setup) -> None:
    """Thousands of matches run with every index checked."""
    moves, *_ = play_compiled(compile_checked(setup[0]), setup, 5000, seed=2**62 + 1)
    assert moves > 5000


@of_every_game
def test_checked_rules_raise_on_a_wrong_index(name: str) -> None:
    match = start_match((name, 2), 1)
    with pytest.raises(IndexError):
        compile_checked(name).legal_mask(pack(match.state)[0], np.zeros(1, np.int8))


@with_every_setup
def test_compiled_rules_redeal_as_interpreted_ones_do(setup: Setup) -> None:
    game = ludoteca.game(setup[0])
    rules = game.seeded_rules
    for step, match in enumerate(walk(start_match(setup, 18), 18)):
        for seat in (NONE, step % match.seats):
            plain, luck, array = copy_struct(match.state), SeededLuck(step, 0).generator, pack(match.state)
            generators = pack(luck)
            rules.redeal(plain, seat, luck)
            compile_checked(setup[0]).redeal(array[0], seat, generators[0])
            assert array.tobytes() == pack(plain).tobytes()
            assert generators.tobytes() == pack(luck).tobytes()
