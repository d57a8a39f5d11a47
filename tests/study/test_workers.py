"""Workers: how many threads or processes play is checked before anything is played."""

import os
import re
from typing import Any

import pytest

from ludoteca.core.texts.errors import BadOption
from ludoteca.study.arena import Arena
from ludoteca.study.simulation import simulate
from ludoteca.study.workers import count_workers

WRONG = (0, -1, True, 1.5, "x")


def refusal(workers: object) -> str:
    return re.escape(f"“workers” is a whole number from 1, not {workers!r}.")


def test_without_a_number_every_core_has_a_worker() -> None:
    assert count_workers(None) == (os.cpu_count() or 1)
    assert count_workers(3) == 3


@pytest.mark.parametrize("workers", WRONG)
def test_a_simulation_needs_workers(workers: Any) -> None:
    for bot in ("greedy", "search:2x"):  # threads, processes
        with pytest.raises(BadOption, match=refusal(workers)):
            simulate("alpaca", bot, matches=2, workers=workers)


@pytest.mark.parametrize("workers", WRONG)
def test_an_arena_needs_workers(workers: Any) -> None:
    arena = Arena("alpaca", ["greedy", "random"], matches=2)
    with pytest.raises(BadOption, match=refusal(workers)):
        arena.run(workers=workers)
