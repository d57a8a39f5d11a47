"""Comparisons: what changes from one edition to another, over the same deals and with the same luck.

Many figures are looked at together, so every interval is widened after Bonferroni: with 95 in 100, all
of them hold at once.  A figure differs where its interval leaves 0 out.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ludoteca.core.game import Game
from ludoteca.study.statistics import CERTAINTY, FEWEST, Formula, apart, formulas, interval
from ludoteca.study.tally import Tally

GROUPS = ("seat", "length", "score", "part", "reason", "held", "thing", "luck")


@dataclass(frozen=True)
class Change:
    """A figure with one edition and with another, and the interval of the difference."""

    group: str
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


def changes(games: Sequence[Game], tally: Tally, seats: int) -> list[Change]:
    """Every figure that both editions have."""
    compared = comparable(games, tally, seats)
    certainty = 1 - (1 - CERTAINTY) / max(1, len(compared))
    return [changed(formula, tally, certainty) for formula in compared]


def comparable(games: Sequence[Game], tally: Tally, seats: int) -> list[Formula]:
    first, second = (formulas(game, tally, seats, side) for side, game in enumerate(games))
    known = {(formula.group, formula.about) for formula in second}
    return [
        formula
        for formula in first
        if formula.group in GROUPS
        and (formula.group, formula.about) in known
        and (formula.group != "thing" or min(apart(tally, formula.about, side) for side in (0, 1)) >= FEWEST)
    ]


def changed(formula: Formula, tally: Tally, certainty: float) -> Change:
    change = formula.change(tally)
    low, high = interval(change, certainty)
    before, after = (formula.of(tally, side).value for side in (0, 1))
    return Change(formula.group, formula.about, formula.unit, before, after, change.value, low, high)
