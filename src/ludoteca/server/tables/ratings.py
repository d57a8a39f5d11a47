"""Ratings: how well registered people play, by openskill.  Only matches that they agreed to rate count."""

import time
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from ludoteca.server.settings import DAY
from ludoteca.server.storage.rows import RatingRow
from ludoteca.server.storage.table_store import TableStore
from ludoteca.server.tables.departures import has_left, has_played
from ludoteca.server.tables.eligibility import LEAST_PEOPLE, unrated_reasons
from ludoteca.server.tables.live_table import LiveTable

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MOST_MEETINGS = 3  # rated matches of the same two people that count in one day


@cache
def rating_model() -> "PlackettLuce":
    from openskill.models import PlackettLuce  # a browser has no ratings

    return PlackettLuce()


async def new_ratings(
    store: TableStore, table: LiveTable, ranks: dict[str, int], return_seconds: float
) -> list[RatingRow]:
    """Return the ratings of the players of a match that has just ended, or none if it does not count.

    Whoever left, or let the clock run out, ranks below everybody who stayed, whatever their bot achieved.
    A match does not count if all but one left in the first turns.  Nor does it if two of the people have met
    too often today: with a second account one could win as many matches as one likes.
    """
    if unrated_reasons(table.row, table.seats.values()):
        return []
    ranked = rank_people(table, ranks, return_seconds)
    registered = await store.find_registered(ranked)
    people = [person for person in ranked if person in registered]
    played = {seat.person for seat in table.seats.values() if has_played(table, seat.seat)}
    if len(played.intersection(people)) < LEAST_PEOPLE:
        return []
    if await store.most_meetings(people, table.row.game, time.time() - DAY) >= MOST_MEETINGS:
        return []
    before = await store.ratings_of(people, table.row.game)
    return rate_people(table.row.game, {person: ranked[person] for person in people}, before)


def rank_people(table: LiveTable, ranks: dict[str, int], return_seconds: float) -> dict[str, int]:
    """Return the rank of each rated person; whoever left is behind everybody who stayed."""
    last = max(ranks.values()) + 1
    return {
        seat.person: last if has_left(table, seat.seat, return_seconds) else ranks[seat.seat]
        for seat in table.seats.values()
        if seat.rated and seat.person is not None
    }


def rate_people(game: str, ranked: dict[str, int], before: Mapping[str, RatingRow]) -> list[RatingRow]:
    """Return the new ratings of people, by their ranks in a match and the ratings they had."""
    model = rating_model()
    teams = [
        [
            model.rating(mu=before[person].mu, sigma=before[person].sigma)
            if person in before
            else model.rating()
        ]
        for person in ranked
    ]
    after = model.rate(teams, ranks=[float(rank) for rank in ranked.values()])
    return [
        RatingRow(
            person, game, rating.mu, rating.sigma,
            games=(before[person].games if person in before else 0) + 1,
        )
        for person, (rating,) in zip(ranked, after, strict=True)
    ]  # fmt: skip
