"""Statistics: estimates and intervals against known formulas."""

from collections import Counter
from math import sqrt
from statistics import NormalDist
from typing import Any

import numpy as np
import pytest

from ludoteca.core.kernel.ranking import WHOLE_SHARE
from ludoteca.core.matches.outcome import rank
from ludoteca.study.arena import Standing
from ludoteca.study.groups import Group
from ludoteca.study.intervals import z_score
from ludoteca.study.matches import NO_EVENTS
from ludoteca.study.shards import rank_seats
from ludoteca.study.statistics import (
    Formula,
    interval,
    ratio,
    separation,
    share_interval,
    variance_shares,
)
from ludoteca.study.tally import EditionCounts, Estimate, Tally


def tally(**columns: Any) -> Tally:
    """Return a tally of deals whose columns are given."""
    names = tuple(sorted(columns))
    deals = np.stack([np.asarray(columns[name], float) for name in names], axis=1)
    side = EditionCounts(Counter(), Counter(), NO_EVENTS)
    return Tally(
        tuple(f"0 {name}" for name in names), len(deals), deals.sum(axis=0), deals.T @ deals, (side,)
    )


def chance() -> np.random.Generator:
    return np.random.default_rng(5)


# --- Estimates --------------------------------------------------------------------------------------------


def test_a_mean_has_the_standard_error_of_the_mean() -> None:
    values = chance().normal(10, 3, 400)
    found = tally(value=values, games=np.ones(400)).estimate(["0 value", "0 games"], ratio)
    assert found.value == pytest.approx(values.mean())
    assert found.error == pytest.approx(values.std(ddof=1) / sqrt(400), rel=1e-6)


def test_matches_of_one_deal_are_not_independent() -> None:
    """If both matches of a deal end alike, the estimate is as uncertain as with half as many matches."""
    wins = chance().integers(0, 2, 500)
    found = tally(wins=2 * wins, games=np.full(500, 2)).estimate(["0 wins", "0 games"], ratio)
    assert found.error == pytest.approx(sqrt(wins.var(ddof=1) / 500), rel=1e-6)


def test_a_ratio_has_the_error_of_the_textbook() -> None:
    games = chance().integers(1, 5, 300)
    wins = chance().binomial(games, 0.4)
    share = wins.sum() / games.sum()
    found = tally(wins=wins, games=games).estimate(["0 wins", "0 games"], ratio)
    residual = wins - share * games
    assert found.error == pytest.approx(sqrt((residual**2).sum() * 300 / 299) / games.sum(), rel=1e-5)


def test_a_change_over_the_same_deals_is_paired() -> None:
    before = chance().normal(0, 5, 200)
    after = before + chance().normal(1, 0.1, 200)
    one, two = tally(value=before, games=np.ones(200)), tally(value=after, games=np.ones(200))
    deals = np.stack([np.ones(200), before, np.ones(200), after], axis=1)
    names = ("0 games", "0 value", "1 games", "1 value")
    both = Tally(names, 200, deals.sum(axis=0), deals.T @ deals, one.edition_counts + two.edition_counts)
    change = Formula(Group.SCORE, "top", "points", ("value", "games"), ratio).estimate_change(both)
    differences = after - before
    assert change.value == pytest.approx(differences.mean())
    assert change.error == pytest.approx(differences.std(ddof=1) / sqrt(200), rel=1e-4)


def test_tallies_with_different_columns_add_up() -> None:
    one, two = tally(games=[1, 1], idle=[1, 0]), tally(fences=[1, 1, 1], games=[1, 1, 1])
    together = one + two
    assert together.estimate(["0 idle", "0 games"], ratio).value == pytest.approx(1 / 5)
    assert together.estimate(["0 fences", "0 games"], ratio).value == pytest.approx(3 / 5)
    assert together.estimate(["0 nothing", "0 games"], ratio) == Estimate(0.0, 0.0)


# --- Intervals --------------------------------------------------------------------------------------------


def test_intervals_follow_the_normal_distribution() -> None:
    assert z_score(0.95) == pytest.approx(1.959964, abs=1e-6)
    assert interval(Estimate(2.0, 0.5)) == pytest.approx((2 - 0.5 * z_score(0.95), 2 + 0.5 * z_score(0.95)))
    assert z_score(1 - 0.05 / 100) == pytest.approx(NormalDist().inv_cdf(1 - 0.025 / 100))


@pytest.mark.parametrize(("games", "wins"), [(100, 50), (400, 380), (40, 1)])
def test_shares_have_wilson_intervals(games: int, wins: int) -> None:
    share = wins / games
    found = share_interval(Estimate(share, sqrt(share * (1 - share) / games)), games)
    assert found == pytest.approx(Standing("greedy", games, wins, 0, 25, 8).interval, abs=1e-4)


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_a_share_of_0_or_1_is_not_certain(share: float) -> None:
    low, high = share_interval(Estimate(share, 0.0), 50)
    assert (low, high) == pytest.approx(Standing("greedy", 50, 50 * share, 0, 25, 8).interval, abs=1e-4)
    assert high - low > 0.05


def test_intervals_contain_the_true_share_as_often_as_they_should() -> None:
    """Of 400 intervals for deals of two matches each, about 95% contain the true share."""
    generator, hits = chance(), 0
    for _ in range(400):
        deal = generator.beta(2, 3, 150)
        wins = generator.binomial(2, deal)
        found = tally(wins=wins, games=np.full(150, 2)).estimate(["0 wins", "0 games"], ratio)
        low, high = share_interval(found, 150)
        hits += low <= 0.4 <= high
    assert 0.92 <= hits / 400 <= 0.98


# --- Winners, luck, ranks ---------------------------------------------------------------------------------


def test_separation_is_cohens_d() -> None:
    won, lost = chance().normal(3, 2, 500), chance().normal(1, 2, 500)
    sums = [
        won.sum() + lost.sum(),
        WHOLE_SHARE * won.sum(),
        (won**2).sum() + (lost**2).sum(),
        WHOLE_SHARE * (won**2).sum(),
    ]
    pooled = sqrt((won.var() + lost.var()) / 2)
    found = separation(np.array([*sums, 500.0]), seats=2)
    assert found == pytest.approx((won.mean() - lost.mean()) / pooled)


def test_variance_shares_recover_known_effects() -> None:
    """The margins are sums of known effects of the seat, the deal, the bot, and noise."""
    generator, deals, seats = chance(), 40_000, 2
    of_deal = generator.normal(0, sqrt(3), deals)
    totals, cells = np.zeros(3 + seats + 2 * 2), np.zeros((deals, seats))
    for turn in range(seats):
        bot = 1.0 if turn == 0 else -1.0  # the first bot has the first seat, then the second
        # The first seat's margin; the other seat's is its opposite.
        first = 0.5 + of_deal + bot + generator.normal(0, 2, deals)
        margins = 2 * np.stack([first, -first], axis=1)
        totals[0] += deals
        totals[1] += (margins**2).sum()
        totals[3 : 3 + seats] += margins.sum(axis=0) / seats
        totals[5] += margins[:, turn].sum()
        totals[7] += margins[:, 1 - turn].sum()
        totals[6] += deals
        totals[8] += deals
        cells += margins
    totals[2] = (cells**2).sum()
    shares = [effect / (0.25 + 3 + 1 + 4) for effect in (0.25, 3, 1, 4)]
    assert variance_shares(totals, seats) == pytest.approx(shares, abs=0.01)


def test_ranks_agree_with_outcomes() -> None:
    scores = chance().integers(0, 4, (300, 3))
    ties = chance().integers(0, 3, (300, 3, 2))
    ranks, winners, decided = rank_seats(scores, ties)
    for game in range(300):
        by_seat = {f"p{seat}": int(scores[game, seat]) for seat in range(3)}
        figures = {f"p{seat}": dict(enumerate(ties[game, seat].tolist())) for seat in range(3)}
        places = rank(by_seat, {seat: {str(k): v for k, v in tie.items()} for seat, tie in figures.items()})
        assert [seat for seat in range(3) if winners[game, seat]] == [int(seat[1]) for seat in places[0]]
        ahead = {seat: sum(map(len, places[:place])) for place, rank in enumerate(places) for seat in rank}
        assert ranks[game].tolist() == [ahead[f"p{seat}"] + 1 for seat in range(3)]
        best = [seat for seat in by_seat if by_seat[seat] == max(by_seat.values())]
        assert (decided[game] == 0) == (len(best) == 1)
        assert (decided[game] == 3) == (len(places[0]) > 1)
