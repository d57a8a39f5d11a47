"""Ratings: how well registered people play, by openskill.  Only games that they agreed to rate count."""

import time

from openskill.models import PlackettLuce

from ludoteca.server.settings import DAY
from ludoteca.server.storage.rows import RatingRow
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.departures import has_left, has_played
from ludoteca.server.tables.eligibility import LEAST_PEOPLE, unrated_reasons
from ludoteca.server.tables.live_table import LiveTable

MODEL = PlackettLuce()
MOST_MEETINGS = 3  # rated games of the same two people that count in one day


async def new_ratings(
    store: Store, live: LiveTable, ranks: dict[str, int], return_seconds: float
) -> list[RatingRow]:
    """The ratings of the players of a game that has just ended, or none if it does not count.

    Whoever left, or let the clock run out, ranks below everybody who stayed, whatever their bot achieved.
    A game does not count if all but one left in the first turns.  Nor does it count if two of the people have
    met too often today: with a second account one could win as many games as one likes.
    """
    if unrated_reasons(live.row, live.seats.values()):
        return []
    last = max(ranks.values()) + 1
    places = {
        seat.person: last if has_left(live, seat.seat, return_seconds) else ranks[seat.seat]
        for seat in live.seats.values()
        if seat.rated and seat.person is not None
    }
    registered = await store.find_registered(places)
    people = [person for person in places if person in registered]
    played = {seat.person for seat in live.seats.values() if has_played(live, seat.seat)}
    if len(played.intersection(people)) < LEAST_PEOPLE:
        return []
    if await store.most_meetings(people, live.row.game, time.time() - DAY) >= MOST_MEETINGS:
        return []
    before = await store.ratings_of(people, live.row.game)
    teams = [
        [
            MODEL.rating(mu=before[person].mu, sigma=before[person].sigma)
            if person in before
            else MODEL.rating()
        ]
        for person in people
    ]
    after = MODEL.rate(teams, ranks=[float(places[person]) for person in people])
    return [
        RatingRow(
            person, live.row.game, rating.mu, rating.sigma,
            games=(before[person].games if person in before else 0) + 1,
        )
        for person, (rating,) in zip(people, after, strict=True)
    ]  # fmt: skip
