"""Budgets: what limits a search."""

import ludoteca
from ludoteca.bots.search import Budget, SearchBot
from tests.support.random_matches import start_match


def test_a_budget_counts_the_time_of_its_clock() -> None:
    ticks = iter(range(100))
    player = SearchBot(ludoteca.game("master-elf"), Budget(seconds=3, clock=lambda: next(ticks)), seed=1)
    player.search(start_match(("master-elf", 2), 8).knowledge(1))
    assert next(ticks) == 4, "the start, and one look for each second"
