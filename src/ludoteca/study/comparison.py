"""Comparisons: what changes from one edition to another, on the same deals and with the same luck.

Many statistics are compared at once, so all intervals are widened by Bonferroni's correction: with 95%
confidence all of them hold together.  A statistic differs if its interval does not contain 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.matches.game import Game
from ludoteca.study.groups import Group
from ludoteca.study.intervals import CERTAINTY
from ludoteca.study.statistics import (
    FEWEST_MIXED,
    Formula,
    count_mixed,
    formulas,
    interval,
)
from ludoteca.study.tally import Tally


@dataclass(frozen=True)
class Change:
    """A statistic with two editions, and the interval of the difference."""

    group: Group
    about: str
    unit: str
    before: float
    after: float
    change: float
    low: float
    high: float

    @property
    def differs(self) -> bool:
        return self.low > 0 or self.high < 0


def compute_changes(games: Sequence[Game], tally: Tally, seats: int) -> list[Change]:
    """Compute the change of every statistic that both editions have."""
    compared = comparable_formulas(games, tally, seats)
    certainty = 1 - (1 - CERTAINTY) / max(1, len(compared))
    return [compute_change(formula, tally, certainty) for formula in compared]


def comparable_formulas(games: Sequence[Game], tally: Tally, seats: int) -> list[Formula]:
    first, second = (formulas(game, tally, seats, edition) for edition, game in enumerate(games))
    known = {(formula.group, formula.about) for formula in second}
    return [
        formula
        for formula in first
        if formula.group.is_compared
        and (formula.group, formula.about) in known
        and (formula.group != Group.ITEM or has_enough_matches(tally, formula.about))
    ]


def has_enough_matches(tally: Tally, item: str) -> bool:
    return min(count_mixed(tally, item, edition) for edition in (0, 1)) >= FEWEST_MIXED


def compute_change(formula: Formula, tally: Tally, certainty: float) -> Change:
    change = formula.estimate_change(tally)
    low, high = interval(change, certainty)
    before, after = (formula.estimate(tally, edition).value for edition in (0, 1))
    return Change(formula.group, formula.about, formula.unit, before, after, change.value, low, high)
