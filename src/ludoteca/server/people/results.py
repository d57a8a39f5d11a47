"""Results: what somebody has played, how it ended, and how their rating has changed."""

from sqlalchemy import ColumnElement, and_, case, func, select

from ludoteca.server.messages.people import GameResults, Opponent, Person, PersonResults, RatingPoint
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, Query
from ludoteca.server.storage.rows import PersonRow, shown_rating

MOST_POINTS = 100  # of a curve
MOST_OPPONENTS = 20  # in a list
tables, seats, people = schema.tables, schema.seats, schema.people
ratings, history = schema.ratings, schema.rating_history


async def results_of(database: Database, row: PersonRow, is_private: bool) -> PersonResults:
    """Return the results of a person; for themselves (``is_private``) with unrated matches and opponents."""
    counted = await database.all(_count_games(row.id, None if is_private else seats.c.rated))
    points = await database.all(select(ratings).where(ratings.c.person == row.id))
    now = {rating.game: shown_rating(rating) for rating in points}
    games = [
        GameResults(game=row.game, played=row.played, won=row.won, rating=now.get(row.game), curve=[])
        for row in counted
    ]
    for game in games:
        if game.rating is not None:
            game.curve = await _curve(database, row.id, game.game)
    met = await database.all(_count_opponents(row.id)) if is_private else []
    opponents = [
        Opponent(
            person=Person(row.id, row.name, row.sign is not None),
            played=row.played,
            ahead=row.ahead,
            behind=row.behind,
        )
        for row in met
    ]
    return PersonResults(Person(row.id, row.name, row.is_registered), games, opponents)


async def _curve(database: Database, person_id: str, game: str) -> list[RatingPoint]:
    wanted = select(history).where(history.c.person == person_id, history.c.game == game)
    latest = await database.all(wanted.order_by(history.c.games.desc()).limit(MOST_POINTS))
    return [RatingPoint(point.at, shown_rating(point)) for point in reversed(latest)]


def _count_games(person_id: str, extra: ColumnElement[bool] | None) -> Query:
    """Return finished matches of a person by game.  Whoever holds several seats wins if one of them does."""
    best = select(seats.c.table, func.min(seats.c.rank).label("rank")).where(
        seats.c.person == person_id, seats.c.rank.is_not(None)
    )  # fmt: skip
    if extra is not None:
        best = best.where(extra)
    mine = best.group_by(seats.c.table).subquery()
    played = func.count()
    return (
        select(
            tables.c.game, played.label("played"), func.sum(case((mine.c.rank == 1, 1), else_=0)).label("won")
        )
        .join(mine, mine.c.table == tables.c.id)
        .where(tables.c.state == "over")
        .group_by(tables.c.game)
        .order_by(played.desc(), tables.c.game)
    )


def _count_opponents(person_id: str) -> Query:
    mine, theirs = seats.alias("mine"), seats.alias("theirs")
    together = and_(theirs.c.table == mine.c.table, theirs.c.person != person_id, theirs.c.rank.is_not(None))
    is_here = people.c.standing.is_distinct_from("deleted")
    played = func.count()
    return (
        select(
            people.c.id, people.c.name, people.c.sign, played.label("played"),
            count_if(mine.c.rank < theirs.c.rank).label("ahead"),
            count_if(mine.c.rank > theirs.c.rank).label("behind"),
        )
        .select_from(mine.join(theirs, together).join(people, people.c.id == theirs.c.person))
        .where(mine.c.person == person_id, mine.c.rank.is_not(None), is_here)
        .group_by(people.c.id, people.c.name, people.c.sign)
        .order_by(played.desc(), people.c.name)
        .limit(MOST_OPPONENTS)
    )  # fmt: skip


def count_if(condition: ColumnElement[bool]) -> ColumnElement[int]:
    return func.sum(case((condition, 1), else_=0))
