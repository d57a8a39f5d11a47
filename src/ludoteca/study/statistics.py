"""Statistics: the results of a study, each computed by a formula from the sums of a tally."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from math import sqrt

from ludoteca.core.kernel.ranking import WHOLE_SHARE
from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.matches.game import Game
from ludoteca.study.groups import Group
from ludoteca.study.intervals import CERTAINTY, wilson_interval, z_score
from ludoteca.study.matches import list_items, list_measures
from ludoteca.study.shards import DECIDED_BY_SCORE, SHARED, column
from ludoteca.study.tally import Estimate, Floats, Tally

FEWEST_MIXED = 30  # matches where some seats have an item and some do not; with fewer there is no statistic

ROUNDING_ERROR = 1e-9  # a smaller variance is as good as none

SHARE, POINTS, MOVES, DEVIATIONS = "share", "points", "moves", "deviations"


@dataclass(frozen=True)
class Formula:
    """How to compute a statistic: its group, its subject, its unit, and a function of sums of columns."""

    group: Group
    about: str
    unit: str
    columns: tuple[str, ...]
    function: Callable[[Floats], float]

    def estimate(self, tally: Tally, edition: int = 0) -> Estimate:
        return tally.estimate([f"{edition} {name}" for name in self.columns], self.function)

    def estimate_change(self, tally: Tally) -> Estimate:
        """Estimate how much larger it is with the second edition than with the first, on the same deals."""
        names = [f"{edition} {name}" for edition in range(2) for name in self.columns]
        half = len(self.columns)
        return tally.estimate(names, lambda sums: self.function(sums[half:]) - self.function(sums[:half]))


@dataclass(frozen=True)
class Statistic:
    """An estimated value with its confidence interval."""

    group: Group
    about: str
    unit: str
    value: float
    low: float
    high: float


def interval(estimate: Estimate, certainty: float = CERTAINTY) -> tuple[float, float]:
    half_width = z_score(certainty) * estimate.error
    return estimate.value - half_width, estimate.value + half_width


def share_interval(estimate: Estimate, times: float, certainty: float = CERTAINTY) -> tuple[float, float]:
    """Return Wilson's interval of a share, for as many independent matches as have its standard error."""
    share = estimate.value
    if 0 < share < 1:
        if estimate.error == 0:  # every deal has the same share
            return share, share
        times = share * (1 - share) / estimate.error**2
    return wilson_interval(share, times, certainty)


def ratio(sums: Floats) -> float:
    return float(sums[0] / sums[1]) if sums[1] else 0.0


def win_share(sums: Floats) -> float:
    return ratio(sums) / WHOLE_SHARE


# --- Seats, bots, ends ------------------------------------------------------------------------------


def formulas(game: Game, tally: Tally, seats: int, edition: int) -> list[Formula]:
    """Return the formulas of all statistics of a game."""
    return [
        *seat_formulas(tally, seats, edition),
        *end_formulas(game, tally, edition),
        *luck_formulas(tally, seats, edition),
        *part_formulas(game, seats),
        *winner_formulas(game, seats),
        *item_formulas(game, seats),
    ]


def words_of(tally: Tally, kind: str, edition: int) -> list[str]:
    """Return the words that follow a kind of column: names of bots, reasons."""
    start = f"{edition} {kind} "
    return sorted(name.removeprefix(start) for name in tally.names if name.startswith(start))


def seat_formulas(tally: Tally, seats: int, edition: int) -> Iterator[Formula]:
    for seat in range(1, seats + 1):
        yield Formula(Group.SEAT, seat_name(seat - 1), SHARE, (f"win seat {seat}", "matches"), win_share)
        yield Formula(Group.SEAT_SCORE, seat_name(seat - 1), POINTS, (f"score seat {seat}", "matches"), ratio)
    for bot in words_of(tally, "win bot", edition):
        yield Formula(Group.BOT, bot, SHARE, (f"win bot {bot}", f"seats bot {bot}"), win_share)
        yield Formula(Group.BOT_SCORE, bot, POINTS, (f"score bot {bot}", f"seats bot {bot}"), ratio)


def end_formulas(game: Game, tally: Tally, edition: int) -> Iterator[Formula]:
    yield Formula(Group.LENGTH, "moves", MOVES, ("moves", "matches"), ratio)
    yield Formula(Group.SCORE, "top", POINTS, ("top", "matches"), ratio)
    yield Formula(Group.SCORE, "lead", POINTS, ("lead", "matches"), ratio)
    deciders = [DECIDED_BY_SCORE, *game.definition.ties, SHARED]
    reasons = words_of(tally, Group.REASON, edition)
    for group, words in ((Group.REASON, reasons), (Group.DECIDED, deciders)):
        for word in words:
            yield Formula(group, word, SHARE, (f"{group} {word}", "matches"), ratio)


def part_formulas(game: Game, seats: int) -> Iterator[Formula]:
    """Yield the mean of each part of the score: of all seats, and of winners."""
    for part in game.definition.parts:
        name = column("part", part)
        yield Formula(Group.PART, part, POINTS, (f"{name} 1", "matches"), lambda sums: ratio(sums) / seats)
        yield Formula(Group.PART_WINNER, part, POINTS, (f"{name} 1 won", "matches"), win_share)


# --- What separates winners -----------------------------------------------------------------------------


def winner_formulas(game: Game, seats: int) -> Iterator[Formula]:
    """Yield by how many standard deviations winners have more of something than the other seats."""
    named = [(Group.WINNER_PART, "part", part) for part in game.definition.parts]
    named += [(Group.WINNER_MEASURE, "measure", measure) for measure in list_measures(game)]
    for group, kind, word in named:
        name = column(kind, word)
        columns = (f"{name} 1", f"{name} 1 won", f"{name} 2", f"{name} 2 won", "matches")
        yield Formula(group, word, DEVIATIONS, columns, lambda sums: separation(sums, seats))


def separation(sums: Floats, seats: int) -> float:
    """Return the difference of means in pooled standard deviations (Cohen's d).  Wins may be shared."""
    total, matches = sums[:4], sums[4]
    won, lost = matches, matches * (seats - 1)
    mean_won, mean_lost = total[1] / WHOLE_SHARE / won, (total[0] - total[1] / WHOLE_SHARE) / lost
    square_won, square_lost = total[3] / WHOLE_SHARE / won, (total[2] - total[3] / WHOLE_SHARE) / lost
    variance = (won * (square_won - mean_won**2) + lost * (square_lost - mean_lost**2)) / (won + lost)
    return float((mean_won - mean_lost) / sqrt(variance)) if variance > ROUNDING_ERROR else 0.0


# --- What seats have --------------------------------------------------------------------------------------


def item_formulas(game: Game, seats: int) -> Iterator[Formula]:
    """Yield how many seats have an item, and how much more they win than seats without, in mixed matches."""
    for item in list_items(game):
        name = item.column
        yield Formula(Group.HELD, name, SHARE, (f"{name} seats", "matches"), lambda sums: ratio(sums) / seats)
        columns = (f"{name} mixed won", f"{name} mixed seats", f"{name} mixed")
        yield Formula(Group.ITEM, name, SHARE, columns, lambda sums: win_difference(sums, seats))


def win_difference(sums: Floats, seats: int) -> float:
    """Return the share of wins of seats with an item, minus the share of seats without it."""
    won, having, matches = sums[0] / WHOLE_SHARE, sums[1], sums[2]
    lacking = seats * matches - having
    return float(won / having - (matches - won) / lacking) if having > 0 and lacking > 0 else 0.0


# --- Luck and skill ---------------------------------------------------------------------------------------


def luck_formulas(tally: Tally, seats: int, edition: int) -> Iterator[Formula]:
    """Yield the shares of the seat, the deal, the bot and the rest in the variance of margins."""
    bots = words_of(tally, "margin bot", edition)
    columns = (
        "matches", "margin squared", "seat of deal squared",
        *(f"score seat {seat}" for seat in range(1, seats + 1)),
        *(f"{what} bot {bot}" for bot in bots for what in ("margin", "seats")),
    )  # fmt: skip
    for index, word in enumerate(("seat", "deal", "bot", "after")):
        yield Formula(Group.LUCK, word, SHARE, columns, partial(variance_share, seats=seats, index=index))


def variance_share(sums: Floats, seats: int, index: int) -> float:
    return variance_shares(sums, seats)[index]


def variance_shares(sums: Floats, seats: int) -> tuple[float, float, float, float]:
    """Split the variance of margins into shares: seat, deal, bot, and the rest.

    A margin is how far a seat is above the mean score of its match.  The model is a sum of four effects: of
    the seat, of the seat in this deal, of the bot, and the rest.  Every deal is played with all rotations of
    the line-up, so the mean over the matches of a deal contains no effect of bots, and 1/seats of the
    variance of the rest.
    """
    matches, squares, cells = sums[0], sums[1], sums[2]
    deals, scores, bots = matches / seats, sums[3 : 3 + seats], sums[3 + seats :].reshape(-1, 2)
    whole = squares / (matches * seats)
    if whole <= 0:
        return 0.0, 0.0, 0.0, 0.0
    cell = cells / (deals * seats) / seats**2
    of_seat = sum(((seats * score - scores.sum()) / matches) ** 2 for score in scores) / seats
    of_seat -= (cell - of_seat) / max(1.0, deals - 1)  # minus what chance alone would give
    of_bot = sum(times * (margin / times) ** 2 for margin, times in bots) / (matches * seats)
    of_bot = of_bot - (whole - of_bot) / max(1.0, matches - 1) if len(bots) > 1 else 0.0
    after = (whole - of_bot - cell) / (1 - 1 / seats)
    of_deal = max(0.0, cell - after / seats - of_seat)
    return of_seat / whole, of_deal / whole, of_bot / whole, 1 - (of_seat + of_deal + of_bot) / whole


# --- All of them ------------------------------------------------------------------------------------------


def compute_statistics(game: Game, tally: Tally, seats: int, edition: int) -> list[Statistic]:
    """Compute all statistics of one edition."""
    return [
        compute(formula, tally, edition)
        for formula in formulas(game, tally, seats, edition)
        if formula.group != Group.ITEM or count_mixed(tally, formula.about, edition) >= FEWEST_MIXED
    ]


def compute(formula: Formula, tally: Tally, edition: int) -> Statistic:
    """Compute a statistic.  The interval of a share of matches or seats stays between 0 and 1."""
    estimate = formula.estimate(tally, edition)
    if formula.group.is_share:
        low, high = share_interval(estimate, tally.deals)
    else:
        low, high = interval(estimate)
    return Statistic(formula.group, formula.about, formula.unit, estimate.value, low, high)


def count_mixed(tally: Tally, item: str, edition: int = 0) -> int:
    """Count the matches in which some seats have an item and some do not."""
    return int(tally.sums[tally.names.index(f"{edition} {item} mixed")])
