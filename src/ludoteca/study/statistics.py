"""Figures: what a study says, each a formula over the totals of a tally."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt
from statistics import NormalDist
from typing import Any

from ludoteca.core.game import Game
from ludoteca.study.shards import DECIDED_BY_SCORE, SHARED, SHARES, column, features_of, things_of
from ludoteca.study.tally import Estimate, Tally

CERTAINTY = 0.95
FEWEST = 30  # games in which some have a thing and some have not, before it is worth a figure

SHARE, POINTS, MOVES, DEVIATIONS = "share", "points", "moves", "deviations"


@dataclass(frozen=True)
class Formula:
    """A figure: the group it stands in, what it is about, its unit, and how it is made of totals."""

    group: str
    about: str
    unit: str
    columns: tuple[str, ...]
    figure: Callable[[Any], float]

    def of(self, tally: Tally, side: int = 0) -> Estimate:
        return tally.estimate([f"{side} {name}" for name in self.columns], self.figure)

    def change(self, tally: Tally) -> Estimate:
        """How much more it is with the second edition than with the first, over the same deals."""
        names = [f"{side} {name}" for side in range(2) for name in self.columns]
        half = len(self.columns)
        return tally.estimate(names, lambda sums: self.figure(sums[half:]) - self.figure(sums[:half]))


@dataclass(frozen=True)
class Figure:
    """A figure with the interval it lies in."""

    group: str
    about: str
    unit: str
    value: float
    low: float
    high: float


def normal(certainty: float) -> float:
    """How many standard errors an interval of that certainty reaches to each side."""
    return NormalDist().inv_cdf((1 + certainty) / 2)


def interval(estimate: Estimate, certainty: float = CERTAINTY) -> tuple[float, float]:
    reach = normal(certainty) * estimate.error
    return estimate.value - reach, estimate.value + reach


def share_interval(estimate: Estimate, times: float, certainty: float = CERTAINTY) -> tuple[float, float]:
    """Wilson's interval of a share, for as many independent games as would give its standard error."""
    share, z = estimate.value, normal(certainty)
    if 0 < share < 1:
        if estimate.error == 0:  # every deal gives this very share
            return share, share
        times = share * (1 - share) / estimate.error**2
    middle = share + z * z / (2 * times)
    reach = z * sqrt(share * (1 - share) / times + z * z / (4 * times * times))
    return (middle - reach) / (1 + z * z / times), (middle + reach) / (1 + z * z / times)


def ratio(sums: Any) -> float:
    return float(sums[0] / sums[1]) if sums[1] else 0.0


def wins(sums: Any) -> float:
    return ratio(sums) / SHARES


# --- What every game has ------------------------------------------------------------------------------


def formulas(game: Game, tally: Tally, seats: int, side: int = 0) -> list[Formula]:
    """All figures of a study of a game."""
    return [*of_seats(tally, seats, side), *of_ends(game, tally, side), *of_luck(tally, seats, side),
            *of_parts(game, seats), *of_winners(game, seats), *of_things(game, seats)]  # fmt: skip


def words_of(tally: Tally, kind: str, side: int = 0) -> list[str]:
    """The words after a kind of column: bots, reasons."""
    start = f"{side} {kind} "
    return sorted(name.removeprefix(start) for name in tally.names if name.startswith(start))


def of_seats(tally: Tally, seats: int, side: int) -> Iterator[Formula]:
    for seat in range(1, seats + 1):
        yield Formula("seat", f"p{seat}", SHARE, (f"win seat {seat}", "games"), wins)
        yield Formula("seat-score", f"p{seat}", POINTS, (f"score seat {seat}", "games"), ratio)
    for bot in words_of(tally, "win bot", side):
        yield Formula("bot", bot, SHARE, (f"win bot {bot}", f"seats bot {bot}"), wins)
        yield Formula("bot-score", bot, POINTS, (f"score bot {bot}", f"seats bot {bot}"), ratio)


def of_ends(game: Game, tally: Tally, side: int) -> Iterator[Formula]:
    yield Formula("length", "moves", MOVES, ("moves", "games"), ratio)
    yield Formula("score", "top", POINTS, ("top", "games"), ratio)
    yield Formula("score", "lead", POINTS, ("lead", "games"), ratio)
    deciders = [DECIDED_BY_SCORE, *game.definition.ties, SHARED]
    for kind, words in (("reason", words_of(tally, "reason", side)), ("decided", deciders)):
        for word in words:
            yield Formula(kind, word, SHARE, (f"{kind} {word}", "games"), ratio)


def of_parts(game: Game, seats: int) -> Iterator[Formula]:
    """The mean of each part of the score: of all seats, and of winners."""
    for part in game.definition.parts:
        name = column("part", part)
        yield Formula("part", part, POINTS, (f"{name} 1", "games"), lambda sums: ratio(sums) / seats)
        yield Formula(
            "part-winner", part, POINTS, (f"{name} 1 won", "games"), lambda sums: ratio(sums) / SHARES
        )


# --- What separates winners -----------------------------------------------------------------------------


def of_winners(game: Game, seats: int) -> Iterator[Formula]:
    """By how many standard deviations winners have more of something than the others."""
    named = [("part", part) for part in game.definition.parts]
    named += [("feature", feature) for feature in features_of(game)]
    for kind, word in named:
        name = column(kind, word)
        columns = (f"{name} 1", f"{name} 1 won", f"{name} 2", f"{name} 2 won", "games")
        yield Formula(f"winner-{kind}", word, DEVIATIONS, columns, lambda sums: separation(sums, seats))


def separation(sums: Any, seats: int) -> float:
    """The difference of means in pooled standard deviations (Cohen's d); victories may be shared."""
    total, games = sums[:4], sums[4]
    won, lost = games, games * (seats - 1)
    mean_won, mean_lost = total[1] / SHARES / won, (total[0] - total[1] / SHARES) / lost
    square_won, square_lost = total[3] / SHARES / won, (total[2] - total[3] / SHARES) / lost
    spread = (won * (square_won - mean_won**2) + lost * (square_lost - mean_lost**2)) / (won + lost)
    return float((mean_won - mean_lost) / sqrt(spread)) if spread > STILL else 0.0


STILL = 1e-9  # a spread that is nothing but rounding


# --- What seats have --------------------------------------------------------------------------------------


def of_things(game: Game, seats: int) -> Iterator[Formula]:
    """How many seats have a thing; and how much more often they win than those without, in the same games."""
    for thing in things_of(game):
        name = thing.column
        yield Formula("held", name, SHARE, (f"{name} seats", "games"), lambda sums: ratio(sums) / seats)
        columns = (f"{name} apart won", f"{name} apart seats", f"{name} apart")
        yield Formula("thing", name, SHARE, columns, lambda sums: advantage(sums, seats))


def advantage(sums: Any, seats: int) -> float:
    """The share of wins of seats with a thing, less that of seats without."""
    won, having, games = sums[0] / SHARES, sums[1], sums[2]
    lacking = seats * games - having
    return float(won / having - (games - won) / lacking) if having > 0 and lacking > 0 else 0.0


# --- Luck and skill ---------------------------------------------------------------------------------------


def of_luck(tally: Tally, seats: int, side: int) -> Iterator[Formula]:
    """What the variance of margins goes with: the seat, the deal, the bot, and what comes after."""
    bots = words_of(tally, "margin bot", side)
    columns = (
        "games", "margin squared", "seat of deal squared",
        *(f"score seat {seat}" for seat in range(1, seats + 1)),
        *(f"{what} bot {bot}" for bot in bots for what in ("margin", "seats")),
    )  # fmt: skip
    for place, word in enumerate(("seat", "deal", "bot", "after")):
        yield Formula("luck", word, SHARE, columns, partial(share_of_luck, seats=seats, place=place))


def share_of_luck(sums: Any, seats: int, place: int) -> float:
    return luck(sums, seats)[place]


def luck(sums: Any, seats: int) -> tuple[float, float, float, float]:
    """Shares of the variance of margins.

    A margin is what a seat has above the table's mean.  It is thought of as the sum of an effect of the seat,
    one of the seat in this deal, one of the bot, and the rest.  With all rotations of a line-up played on
    every deal, the mean over the games of a deal holds no effect of bots, and of the rest's variance
    one part in as many as there are seats.
    """
    games, squares, cells = sums[0], sums[1], sums[2]
    deals, scores, bots = games / seats, sums[3 : 3 + seats], sums[3 + seats :].reshape(-1, 2)
    whole = squares / (games * seats)
    if whole <= 0:
        return 0.0, 0.0, 0.0, 0.0
    cell = cells / (deals * seats) / seats**2
    of_seat = sum(((seats * score - scores.sum()) / games) ** 2 for score in scores) / seats
    of_seat -= (cell - of_seat) / max(1.0, deals - 1)  # what chance alone would give
    of_bot = sum(times * (margin / times) ** 2 for margin, times in bots) / (games * seats)
    of_bot = of_bot - (whole - of_bot) / max(1.0, games - 1) if len(bots) > 1 else 0.0
    after = (whole - of_bot - cell) / (1 - 1 / seats)
    of_deal = max(0.0, cell - after / seats - of_seat)
    return of_seat / whole, of_deal / whole, of_bot / whole, 1 - (of_seat + of_deal + of_bot) / whole


# --- All of them ------------------------------------------------------------------------------------------


def figures(game: Game, tally: Tally, seats: int, side: int = 0) -> list[Figure]:
    """Every figure of one edition, with its interval."""
    return [
        shown(formula, tally, side)
        for formula in formulas(game, tally, seats, side)
        if formula.group != "thing" or apart(tally, formula.about, side) >= FEWEST
    ]


def shown(formula: Formula, tally: Tally, side: int) -> Figure:
    """A formula's figure; where it is a share of games or seats, the interval stays between 0 and 1."""
    estimate = formula.of(tally, side)
    if formula.group in ("seat", "bot", "reason", "decided", "held"):
        low, high = share_interval(estimate, tally.deals)
    else:
        low, high = interval(estimate)
    return Figure(formula.group, formula.about, formula.unit, estimate.value, low, high)


def apart(tally: Tally, thing: str, side: int = 0) -> int:
    """The games in which some seats have a thing and some have not."""
    return int(tally.sums[tally.names.index(f"{side} {thing} apart")])
