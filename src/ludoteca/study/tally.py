"""Tallies: the sums from which all statistics of a study are computed, added up shard by shard.

Every deal gives one row of sums over its matches and seats.  A tally keeps the sum of these rows, and the sum
of the products of every two columns.  This is enough for every statistic that is a function of sums, and for
its standard error.  Deals are the independent samples: matches of one deal, and seats of one match, are not
independent and are never counted as if they were.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from ludoteca.core.kernel.ranking import WHOLE_SHARE
from ludoteca.core.matches.game import Game
from ludoteca.study.matches import EventCounts, list_items, list_measures
from ludoteca.study.plan import Plan, load_game
from ludoteca.study.shards import column, read_events

if TYPE_CHECKING:
    import pyarrow as pa

Floats = NDArray[np.float64]
Integers = NDArray[np.int64]

STEP = 1e-6  # relative step for numerical derivatives


@dataclass(frozen=True)
class Estimate:
    """An estimated value and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class EditionCounts:
    """What is counted separately for each edition of a study."""

    lengths: Counter[int]
    scores: Counter[int]
    events: EventCounts

    def __add__(self, other: "EditionCounts") -> "EditionCounts":
        return EditionCounts(
            self.lengths + other.lengths, self.scores + other.scores, self.events + other.events
        )


@dataclass(frozen=True)
class Tally:
    """The sums over a number of deals, of one edition or of two editions that are compared.

    The name of a column starts with the number of its edition: ``0 matches``.
    """

    names: tuple[str, ...]
    deals: int
    sums: Floats
    products: Floats
    edition_counts: tuple[EditionCounts, ...]

    def __add__(self, other: "Tally") -> "Tally":
        """Add two tallies.  Columns that only one of them has are 0 in the other."""
        one, two = self, other
        if one.names != two.names:
            names = tuple(sorted({*one.names, *two.names}))
            one, two = one.with_columns(names), two.with_columns(names)
        counts = tuple(
            mine + theirs for mine, theirs in zip(one.edition_counts, two.edition_counts, strict=True)
        )
        return Tally(
            one.names, one.deals + two.deals, one.sums + two.sums, one.products + two.products, counts
        )

    def with_columns(self, names: tuple[str, ...]) -> "Tally":
        indices = [names.index(name) for name in self.names]
        sums, products = np.zeros(len(names)), np.zeros((len(names), len(names)))
        sums[indices] = self.sums
        products[np.ix_(indices, indices)] = self.products
        return Tally(names, self.deals, sums, products, self.edition_counts)

    def estimate(self, columns: Sequence[str], function: Callable[[Floats], float]) -> Estimate:
        """Estimate a function of the sums of some columns, by the delta method.  Missing columns are 0."""
        missing = {*columns} - {*self.names}
        known = self.with_columns((*self.names, *missing)) if missing else self
        indices = [known.names.index(name) for name in columns]
        sums, products = known.sums[indices], known.products[np.ix_(indices, indices)]
        slopes = np.zeros(len(indices))
        for index in range(len(indices)):
            step = np.zeros(len(indices))
            step[index] = STEP * max(1.0, abs(sums[index]))
            slopes[index] = (function(sums + step) - function(sums - step)) / (2 * step[index])
        covariance = (products - np.outer(sums, sums) / self.deals) * self.deals / (self.deals - 1)
        return Estimate(float(function(sums)), sqrt(max(0.0, float(slopes @ covariance @ slopes))))


# --- Rows of deals ----------------------------------------------------------------------------------


def tally_shard(plans: Sequence[Plan], shards: "Sequence[pa.Table]") -> Tally:
    """Return the tally of a shard: of one edition, or of the same matches with two editions."""
    columns: dict[str, Integers] = {}
    counts = []
    for number, (plan, shard) in enumerate(zip(plans, shards, strict=True)):
        rows = Rows(load_game(plan), plan.seats, shard)
        columns |= {f"{number} {name}": values for name, values in rows.deals().items()}
        lengths, scores = Counter(rows["moves"][:, 0].tolist()), Counter(rows["score"].ravel().tolist())
        counts.append(EditionCounts(lengths, scores, read_events(shard)))
    names = tuple(sorted(columns))
    deals = np.stack([columns[name] for name in names], axis=1).astype(np.float64)
    return Tally(names, len(deals), deals.sum(axis=0), deals.T @ deals, tuple(counts))


class Rows:
    """A shard as arrays of matches by seats, and the sums over each of its deals."""

    def __init__(self, game: Game, seats: int, shard: "pa.Table") -> None:
        self.game, self.seats, self.shard = game, seats, shard.unify_dictionaries()
        self.won = np.rint(self["win"] * WHOLE_SHARE).astype(np.int64)

    def __getitem__(self, name: str) -> Any:  # Parquet has integers, floats and words
        return self.shard[name].to_numpy().reshape(-1, self.seats)

    def sum_by_deal(self, matches: Integers) -> Integers:
        """Sum values of matches over each deal."""
        sums: Integers = matches.reshape(-1, self.seats).sum(axis=1)
        return sums

    def deals(self) -> dict[str, Integers]:
        moves = self["moves"][:, 0].astype(np.int64)
        found = {"matches": self.sum_by_deal(np.ones(len(moves), np.int64)), "moves": self.sum_by_deal(moves)}
        return (
            found
            | self._seats()
            | self._bots()
            | self._ends()
            | self._luck()
            | self._measures()
            | self._items()
        )

    def _seats(self) -> dict[str, Integers]:
        score = self["score"].astype(np.int64)
        best = np.sort(score, axis=1)
        found = {"lead": self.sum_by_deal(best[:, -1] - best[:, -2]), "top": self.sum_by_deal(best[:, -1])}
        for seat in range(self.seats):
            found[f"win seat {seat + 1}"] = self.sum_by_deal(self.won[:, seat])
            found[f"score seat {seat + 1}"] = self.sum_by_deal(score[:, seat])
        return found

    def _bots(self) -> dict[str, Integers]:
        found, score = {}, self["score"].astype(np.int64)
        sits, names = self._words("bot")
        for number, name in enumerate(names):
            mine = sits == number
            found[f"seats bot {name}"] = self.sum_by_deal(mine.sum(axis=1))
            found[f"win bot {name}"] = self.sum_by_deal((mine * self.won).sum(axis=1))
            found[f"score bot {name}"] = self.sum_by_deal((mine * score).sum(axis=1))
            found[f"margin bot {name}"] = self.sum_by_deal((mine * self.margins).sum(axis=1))
        return found

    def _words(self, name: str) -> tuple[Integers, list[str]]:
        """Return a column of words as numbers, and the words."""
        words = self.shard[name].combine_chunks()
        numbers = words.indices.to_numpy().reshape(-1, self.seats)
        return numbers, words.dictionary.to_pylist()

    def _ends(self) -> dict[str, Integers]:
        found = {}
        for name in ("reason", "decided"):
            numbers, words = self._words(name)
            for number, word in enumerate(words):
                found[f"{name} {word}"] = self.sum_by_deal((numbers[:, 0] == number).astype(np.int64))
        return found

    @property
    def margins(self) -> Integers:
        """How far each score is above the mean of its match, times the number of seats."""
        score: Integers = self["score"].astype(np.int64)
        margins: Integers = self.seats * score - score.sum(axis=1, keepdims=True)
        return margins

    def _luck(self) -> dict[str, Integers]:
        """Sum the squares of margins, and the squares of each seat's sum over a deal."""
        by_deal = self.margins.reshape(-1, self.seats, self.seats)
        return {
            "margin squared": (by_deal**2).sum(axis=(1, 2)),
            "seat of deal squared": (by_deal.sum(axis=1) ** 2).sum(axis=1),
        }

    def _measures(self) -> dict[str, Integers]:
        """Sum the parts of the score and the measures, and their squares: of all seats, and of winners."""
        found = {}
        parts = [column("part", name) for name in self.game.definition.parts]
        for name in (*parts, *(column("measure", name) for name in list_measures(self.game))):
            value = self[name].astype(np.int64)
            for power in (1, 2):
                found[f"{name} {power}"] = self.sum_by_deal((value**power).sum(axis=1))
                found[f"{name} {power} won"] = self.sum_by_deal((value**power * self.won).sum(axis=1))
        return found

    def _items(self) -> dict[str, Integers]:
        """Count the seats that have an item.  In mixed matches some seats have it and some do not."""
        found = {}
        for item in list_items(self.game):
            has = self[item.column] > 0
            holders = has.sum(axis=1)
            mixed = (holders > 0) & (holders < self.seats)
            found[f"{item.column} seats"] = self.sum_by_deal(holders)
            found[f"{item.column} mixed"] = self.sum_by_deal(mixed.astype(np.int64))
            found[f"{item.column} mixed seats"] = self.sum_by_deal(holders * mixed)
            found[f"{item.column} mixed won"] = self.sum_by_deal((has * self.won).sum(axis=1) * mixed)
        return found
