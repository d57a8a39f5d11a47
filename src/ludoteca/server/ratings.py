"""Ratings: how well registered people play, by openskill, counted when two or more of them finish a game."""

from typing import Any

from openskill.models import PlackettLuce

from ludoteca.server.live import Live
from ludoteca.server.store import Store

MODEL = PlackettLuce()


async def rated(store: Store, live: Live, ranks: dict[str, int]) -> list[dict[str, Any]]:
    """The new ratings of those who played, each person once, by their best seat; none if there is one alone.

    Who has left a seat to a bot, or let the clock run out, comes last.
    """
    best: dict[str, int] = {}
    for seat in live.seats.values():
        if seat.kind != "bot" and seat.person is not None:
            rank = ranks[seat.seat] if seat.stand_in is None else len(ranks)
            best[seat.person] = min(rank, best.get(seat.person, rank))
    registered = await store.registered(best)
    people = [person for person in best if person in registered]
    if len(people) < 2:  # noqa: PLR2004
        return []
    known = await store.ratings_of(people, live.row.game)
    teams = [
        [MODEL.rating(mu=known[person].mu, sigma=known[person].sigma) if person in known else MODEL.rating()]
        for person in people
    ]
    after = MODEL.rate(teams, ranks=[float(best[person]) for person in people])
    return [
        {
            "person": person, "game": live.row.game, "mu": rating.mu, "sigma": rating.sigma,
            "games": (known[person].games if person in known else 0) + 1,
        }
        for person, (rating,) in zip(people, after, strict=True)
    ]  # fmt: skip
