"""Tallies: all that the figures of a study are made of, added up shard by shard.

Every deal gives one row of sums, over its games and seats.  A tally keeps the total of these rows and of the
products of each two of their columns: from that follows any figure that is a function of totals, and its
standard error with deals as what was drawn at random (games of one deal, and seats of one game, are not
independent, and are never counted as if they were).
"""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Any

import numpy as np

from ludoteca.core.game import Game
from ludoteca.study.games import Told
from ludoteca.study.plan import Plan, played_game
from ludoteca.study.shards import SHARES, column, features_of, things_of, told_in

if TYPE_CHECKING:
    import pyarrow as pa

STEP = 1e-6  # of a total, for the slope of a figure


@dataclass(frozen=True)
class Estimate:
    """A figure and its standard error."""

    value: float
    error: float


@dataclass(frozen=True)
class Side:
    """What is counted apart for each edition of a study."""

    lengths: Counter[int]
    scores: Counter[int]
    told: Told

    def __add__(self, other: "Side") -> "Side":
        return Side(self.lengths + other.lengths, self.scores + other.scores, self.told + other.told)


@dataclass(frozen=True)
class Tally:
    """The totals of so many deals, of one edition or of two side by side.

    A column's name begins with the number of its edition: ``0 games``.
    """

    names: tuple[str, ...]
    deals: int
    sums: Any
    products: Any
    sides: tuple[Side, ...]

    def __add__(self, other: "Tally") -> "Tally":
        """Both together; words that only one of them knows count nothing in the other."""
        one, two = self, other
        if one.names != two.names:
            names = tuple(sorted({*one.names, *two.names}))
            one, two = one.spread(names), two.spread(names)
        sides = tuple(mine + theirs for mine, theirs in zip(one.sides, two.sides, strict=True))
        return Tally(
            one.names, one.deals + two.deals, one.sums + two.sums, one.products + two.products, sides
        )

    def spread(self, names: tuple[str, ...]) -> "Tally":
        places = [names.index(name) for name in self.names]
        sums, products = np.zeros(len(names)), np.zeros((len(names), len(names)))
        sums[places] = self.sums
        products[np.ix_(places, places)] = self.products
        return Tally(names, self.deals, sums, products, self.sides)

    def estimate(self, columns: Sequence[str], figure: Callable[[Any], float]) -> Estimate:
        """A figure of the totals of some columns, by the delta method; a column nobody counted is 0."""
        known = (
            self if {*columns} <= {*self.names} else self.spread((*self.names, *({*columns} - {*self.names})))
        )
        places = [known.names.index(name) for name in columns]
        sums, products = known.sums[places], known.products[np.ix_(places, places)]
        slopes = np.zeros(len(places))
        for place in range(len(places)):
            step = np.zeros(len(places))
            step[place] = STEP * max(1.0, abs(sums[place]))
            slopes[place] = (figure(sums + step) - figure(sums - step)) / (2 * step[place])
        spread = (products - np.outer(sums, sums) / self.deals) * self.deals / (self.deals - 1)
        return Estimate(float(figure(sums)), sqrt(max(0.0, float(slopes @ spread @ slopes))))


# --- Rows of deals ----------------------------------------------------------------------------------


def tallied(plans: Sequence[Plan], shards: "Sequence[pa.Table]") -> Tally:
    """The tally of a shard: of one edition, or of the same games with two."""
    columns: dict[str, Any] = {}
    sides = []
    for number, (plan, shard) in enumerate(zip(plans, shards, strict=True)):
        rows = Rows(played_game(plan), plan.seats, shard)
        columns |= {f"{number} {name}": values for name, values in rows.deals().items()}
        sides.append(
            Side(
                Counter(rows["moves"][:, 0].tolist()), Counter(rows["score"].ravel().tolist()), told_in(shard)
            )
        )
    names = tuple(sorted(columns))
    deals = np.stack([columns[name] for name in names], axis=1).astype(np.float64)
    return Tally(names, len(deals), deals.sum(axis=0), deals.T @ deals, tuple(sides))


class Rows:
    """A shard as arrays of games by seats, and its deals as sums over them."""

    def __init__(self, game: Game, seats: int, shard: "pa.Table") -> None:
        self.game, self.seats, self.shard = game, seats, shard.unify_dictionaries()
        self.won = np.rint(self["win"] * SHARES).astype(np.int64)

    def __getitem__(self, name: str) -> Any:
        return self.shard[name].to_numpy().reshape(-1, self.seats)

    def summed(self, games: Any) -> Any:
        """Figures of games, summed up by deal."""
        return games.reshape(-1, self.seats).sum(axis=1)

    def deals(self) -> dict[str, Any]:
        moves = self["moves"][:, 0].astype(np.int64)
        found = {"games": self.summed(np.ones(len(moves), np.int64)), "moves": self.summed(moves)}
        return (
            found
            | self._seats()
            | self._bots()
            | self._ends()
            | self._luck()
            | self._features()
            | self._things()
        )

    def _seats(self) -> dict[str, Any]:
        score = self["score"].astype(np.int64)
        best = np.sort(score, axis=1)
        found = {"lead": self.summed(best[:, -1] - best[:, -2]), "top": self.summed(best[:, -1])}
        for seat in range(self.seats):
            found[f"win seat {seat + 1}"] = self.summed(self.won[:, seat])
            found[f"score seat {seat + 1}"] = self.summed(score[:, seat])
        return found

    def _bots(self) -> dict[str, Any]:
        found, score = {}, self["score"].astype(np.int64)
        sits, names = self._words("bot")
        for place, name in enumerate(names):
            mine = sits == place
            found[f"seats bot {name}"] = self.summed(mine.sum(axis=1))
            found[f"win bot {name}"] = self.summed((mine * self.won).sum(axis=1))
            found[f"score bot {name}"] = self.summed((mine * score).sum(axis=1))
            found[f"margin bot {name}"] = self.summed((mine * self.margins).sum(axis=1))
        return found

    def _words(self, name: str) -> tuple[Any, list[str]]:
        """A column of words as numbers, and the words."""
        words = self.shard[name].combine_chunks()
        numbers = words.indices.to_numpy().reshape(-1, self.seats)
        return numbers, words.dictionary.to_pylist()

    def _ends(self) -> dict[str, Any]:
        found = {}
        for name in ("reason", "decided"):
            numbers, words = self._words(name)
            for place, word in enumerate(words):
                found[f"{name} {word}"] = self.summed((numbers[:, 0] == place).astype(np.int64))
        return found

    @property
    def margins(self) -> Any:
        """How far each seat is above the table's mean, times the number of seats."""
        score = self["score"].astype(np.int64)
        return self.seats * score - score.sum(axis=1, keepdims=True)

    def _luck(self) -> dict[str, Any]:
        """Squares of margins, and of their sums over the games of a deal at each seat."""
        by_deal = self.margins.reshape(-1, self.seats, self.seats)
        return {
            "margin squared": (by_deal**2).sum(axis=(1, 2)),
            "seat of deal squared": (by_deal.sum(axis=1) ** 2).sum(axis=1),
        }

    def _features(self) -> dict[str, Any]:
        """Parts of the score and features: of all seats, of winners, and their squares."""
        found = {}
        parts = [column("part", name) for name in self.game.definition.parts]
        for name in (*parts, *(column("feature", name) for name in features_of(self.game))):
            value = self[name].astype(np.int64)
            for power in (1, 2):
                found[f"{name} {power}"] = self.summed((value**power).sum(axis=1))
                found[f"{name} {power} won"] = self.summed((value**power * self.won).sum(axis=1))
        return found

    def _things(self) -> dict[str, Any]:
        """Seats with a thing; and of the games where some have it and some have not: games, seats, wins."""
        found = {}
        for thing in things_of(self.game):
            has = self[thing.column] > 0
            holders = has.sum(axis=1)
            apart = (holders > 0) & (holders < self.seats)
            found[f"{thing.column} seats"] = self.summed(holders)
            found[f"{thing.column} apart"] = self.summed(apart.astype(np.int64))
            found[f"{thing.column} apart seats"] = self.summed(holders * apart)
            found[f"{thing.column} apart won"] = self.summed((has * self.won).sum(axis=1) * apart)
        return found
