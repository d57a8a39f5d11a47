"""Compiled rules are the plain ones, in every game at every table."""

import pytest

import ludoteca
from ludoteca.core import binding
from ludoteca.core.luck import Thrown
from ludoteca.core.record import NONE, copied, packed
from tests.playing import (
    TABLES,
    Table,
    checked,
    compiled_games,
    label,
    plain_games,
    started,
    walk,
)

at_every_table = pytest.mark.parametrize("table", TABLES, ids=label)


@at_every_table
def test_compiled_games_are_the_plain_ones_to_the_byte(table: Table) -> None:
    rules = ludoteca.game(table[0]).compiled
    assert compiled_games(rules, table, 40, seed=17) == plain_games(table, 40, seed=17)


@at_every_table
def test_compiled_rules_keep_to_their_lists(table: Table) -> None:
    """Thousands of games with every index checked."""
    moves, *_ = compiled_games(checked(table[0]), table, 5000, seed=2**62 + 1)
    assert moves > 5000


@at_every_table
def test_compiled_rules_deal_anew_as_the_plain_ones(table: Table) -> None:
    game = ludoteca.game(table[0])
    rules = binding.bound(game.definition.kernel, game.edition.tables, {})
    for step, match in enumerate(walk(started(table, 18), 18)):
        for seat in (NONE, step % match.seats):
            plain, luck, array = copied(match.state), Thrown(step, 0).luck, packed(match.state)
            lucks = packed(luck)
            rules.redeal(plain, seat, luck)
            checked(table[0]).redeal(array[0], seat, lucks[0])
            assert array.tobytes() == packed(plain).tobytes()
            assert lucks.tobytes() == packed(luck).tobytes()
