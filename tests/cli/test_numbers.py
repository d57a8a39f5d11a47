"""Numbers that commands print have the marks of the reader's language."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest
from rich.table import Table

from ludoteca.cli.arena import standings_table
from ludoteca.cli.bench import Bench
from ludoteca.cli.language import texts
from ludoteca.cli.train import results_table
from ludoteca.study.arena import Arena, Standing
from ludoteca.train.against_greedy import GreedyResult


def print_arena(language: str) -> str:
    standing = Standing("greedy", 1234, 152.3, 1234.5, 25.0, 8.3)
    arena = SimpleNamespace(game=SimpleNamespace(name="alpaca"), results=[], standings=lambda: [standing])
    return cells_of(standings_table(cast(Arena, arena), texts(language)))


def print_training(language: str) -> str:
    return cells_of(results_table((GreedyResult(2, 1000, 0.1234, 1234.5, 60.0),), texts(language)))


def print_bench(language: str) -> str:
    say = texts(language)
    bench = Bench(cast(Any, None), 1.0, False, say, Table(), cast(Any, None))
    return bench.describe_seconds(1234.5, 1)


def cells_of(table: Table) -> str:
    return " ".join(str(cell) for column in table.columns for cell in column.cells)


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [("en", "1,234.5", "12.3%"), ("it", "1.234,5", "12,3%"), ("ru", "1\u00a0234,5", "12,3 %")],
)
@pytest.mark.parametrize("print_numbers", [print_arena, print_training, print_bench])
def test_numbers_follow_the_language(
    print_numbers: Callable[[str], str], language: str, number: str, percent: str
) -> None:
    printed = print_numbers(language)
    assert number in printed
    assert "%" not in printed or percent in printed
