"""Ratings: how well registered people play, by openskill, counted when they have agreed to a rated game."""

import time
from typing import Any

from openskill.models import PlackettLuce

from ludoteca.server.people.tokens import DAY
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.departures import has_left, has_played
from ludoteca.server.tables.eligibility import LEAST, unrated_because
from ludoteca.server.tables.live_table import LiveTable

MODEL = PlackettLuce()
MOST_MEETINGS = 3  # rated games of the same two people that count in a day


async def rated(
    store: Store, live: LiveTable, ranks: dict[str, int], grace: float = 60.0
) -> list[dict[str, Any]]:
    """The new ratings of those who agreed to a rated game; none if it does not count.

    Who left, or let the clock run out, ranks below everybody who stayed, whatever their bot achieved.  A game
    that all but one left in the first turns does not count, nor one of two who have met often today: a second
    account would be enough to win them.
    """
    if unrated_because(live.row, live.state, live.seats.values()):
        return []
    last = max(ranks.values()) + 1
    places = {
        seat.person: last if has_left(live, seat.seat, grace) else ranks[seat.seat]
        for seat in live.seats.values()
        if seat.rated and seat.person is not None
    }
    registered = await store.registered(places)
    people = [person for person in places if person in registered]
    played = {seat.person for seat in live.seats.values() if has_played(live, seat.seat)}
    if len(played.intersection(people)) < LEAST:
        return []
    if await store.most_meetings(people, live.row.game, time.time() - DAY) >= MOST_MEETINGS:
        return []
    known = await store.ratings_of(people, live.row.game)
    teams = [
        [MODEL.rating(mu=known[person].mu, sigma=known[person].sigma) if person in known else MODEL.rating()]
        for person in people
    ]
    after = MODEL.rate(teams, ranks=[float(places[person]) for person in people])
    return [
        {
            "person": person, "game": live.row.game, "mu": rating.mu, "sigma": rating.sigma,
            "games": (known[person].games if person in known else 0) + 1,
        }
        for person, (rating,) in zip(people, after, strict=True)
    ]  # fmt: skip
