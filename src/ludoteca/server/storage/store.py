"""The store: what is written to the database and read from it, and nothing else."""

import hashlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from sqlalchemy import (
    ARRAY,
    ColumnElement,
    Row,
    String,
    and_,
    any_,
    func,
    insert,
    literal,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.storage import schema
from ludoteca.server.storage.appending import Append, Appending, Change, Conflict, Line
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.group_commit import GroupCommit

AWAY = (SQLAlchemyError, OSError, TimeoutError)  # the database does not answer
PERSON_ID = 12  # letters
LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that is taken for another


WITH_EDITION: Any = select(
    *(column for column in schema.tables.c if column.name != "edition"),
    schema.editions.c.text.label("edition"),
).select_from(schema.tables.outerjoin(schema.editions))


def edition_id(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def new_id(length: int = 10) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def is_person_id(text: str) -> bool:
    """Whether a text has the form of a person's id."""
    return len(text) == PERSON_ID and set(text) <= set(LETTERS)


@dataclass(frozen=True)
class Snapshot:
    """A table as the database has it at one moment."""

    row: Row[Any]
    seats: list[Row[Any]]
    lines: list[Line]


class Store:
    """The database in the words of the house."""

    def __init__(self, database: Database, process: str, clock: GameClock | None = None) -> None:
        self.database = database
        self.process = process
        self.clock = clock or GameClock()
        self._appending = Appending(database.is_sqlite)
        self._appends = GroupCommit(self._commit)

    # --- People -----------------------------------------------------------------------------------

    async def add_person(self, name: str, language: str) -> Row[Any]:
        person = new_id(PERSON_ID)
        values = {"id": person, "name": name, "language": language, "version": 1, "created": time.time()}
        async with self.database.writing() as writing:
            await writing.execute(insert(schema.people).values(values))
        found = await self.person(person)
        assert found is not None
        return found

    async def person(self, person: str) -> Row[Any] | None:
        return await self._first(select(schema.people).where(schema.people.c.id == person))

    async def person_signed(self, sign: str) -> Row[Any] | None:
        return await self._first(select(schema.people).where(schema.people.c.sign == sign))

    async def change_person(self, person: str, **values: Any) -> bool:
        """Whether there still is such a person; Conflict if a name to sign in with is taken."""
        people = schema.people
        here = and_(people.c.id == person, people.c.standing.is_distinct_from("deleted"))
        try:
            async with self.database.writing() as writing:
                done = await writing.execute(update(people).where(here).values(**values))
        except IntegrityError:
            raise Conflict from None
        return bool(done.rowcount)

    async def ratings(self, game: str, most: int = 100) -> list[Row[Any]]:
        ratings, people = schema.ratings, schema.people
        order = (ratings.c.mu - 3 * ratings.c.sigma).desc()
        return await self._all(
            select(ratings, people.c.name).join(people).where(ratings.c.game == game)
            .order_by(order).limit(most)
        )  # fmt: skip

    async def ratings_of(self, people: Iterable[str], game: str) -> dict[str, Row[Any]]:
        ratings = schema.ratings
        rows = await self._all(
            select(ratings).where(ratings.c.person.in_(list(people)), ratings.c.game == game)
        )
        return {row.person: row for row in rows}

    async def registered(self, people: Iterable[str]) -> set[str]:
        person = schema.people.c
        rows = await self._all(select(person.id).where(person.id.in_(list(people)), person.sign.is_not(None)))
        return {row.id for row in rows}

    # --- Tables -----------------------------------------------------------------------------------

    async def add_table(
        self, table: Mapping[str, Any], seats: list[dict[str, Any]], lines: Iterable[Line] = ()
    ) -> None:
        """Conflict if there is a table of that id."""
        rows = [_row(line) for line in lines]
        try:
            async with self.database.writing() as writing:
                await writing.execute(insert(schema.tables).values(**table))
                chairs = [{"table": table["id"], **seat} for seat in seats]
                await writing.execute(insert(schema.seats), chairs)
                if rows:
                    await writing.execute(insert(schema.entries), rows)
        except IntegrityError:
            raise Conflict from None

    async def keep_edition(self, text: str | None) -> str | None:
        """Keep the text of an edition once, however many tables are set up with it; its id."""
        if text is None:
            return None
        editions, edition = schema.editions, edition_id(text)
        values = {"id": edition, "text": text, "kept": time.time()}
        async with self.database.writing() as writing:
            again = update(editions).where(editions.c.id == edition).values(kept=values["kept"])
            if not (await writing.execute(again)).rowcount:
                put = postgresql.insert if not self.database.is_sqlite else sqlite.insert
                await writing.execute(put(editions).values(values).on_conflict_do_nothing())
        return edition

    async def has_edition(self, text: str) -> bool:
        editions = schema.editions
        found = await self._first(select(editions.c.id).where(editions.c.id == edition_id(text)))
        return found is not None

    async def table(self, table: str, after: int) -> Snapshot | None:
        """A table with its edition's text, its seats and its log after a line, all of the same moment."""
        seats, entries = schema.seats, schema.entries
        sitting = select(seats).where(seats.c.table == table).order_by(seats.c.seat)
        newer = select(entries).where(entries.c.table == table, entries.c.number > after)
        async with self.database.snapshot() as reading:
            row = (await reading.execute(WITH_EDITION.where(schema.tables.c.id == table))).first()
            if row is None:
                return None
            rows = list((await reading.execute(sitting)).all())
            lines = (await reading.execute(newer.order_by(entries.c.number))).all()
            return Snapshot(row, rows, [Line(**line._mapping) for line in lines])

    async def listed_tables(self, state: str, most: int) -> list[Row[Any]]:
        tables = schema.tables
        return await self._all(
            select(tables).where(tables.c.listed, tables.c.state == state)
            .order_by(tables.c.updated.desc()).limit(most)
        )  # fmt: skip

    async def tables_of(self, person: str, states: Iterable[str], most: int) -> list[Row[Any]]:
        tables, seats = schema.tables, schema.seats
        mine = select(seats.c.table).where(seats.c.person == person)
        whose = or_(tables.c.id.in_(mine), tables.c.owner == person)
        return await self._all(
            select(tables).where(whose, tables.c.state.in_(list(states)))
            .order_by(tables.c.updated.desc()).limit(most)
        )  # fmt: skip

    async def unfinished(self, person: str) -> int:
        """How many tables that are not over somebody owns or sits at."""
        tables, seats = schema.tables, schema.seats
        mine = select(seats.c.table).where(seats.c.person == person)
        whose = or_(tables.c.owner == person, tables.c.id.in_(mine))
        async with self.database.reading() as reading:
            count = select(func.count()).select_from(tables).where(
                whose, tables.c.state.in_(["open", "playing"])
            )  # fmt: skip
            return int(await reading.scalar(count) or 0)

    async def most_meetings(self, people: Iterable[str], game: str, since: float) -> int:
        """How many rated games the two of these people have finished who have met most often."""
        tables, one, other = schema.tables, schema.seats.alias(), schema.seats.alias()
        among = list(people)
        pairs = one.join(other, and_(one.c.table == other.c.table, one.c.person < other.c.person))
        together = select(func.count()).select_from(pairs.join(tables, tables.c.id == one.c.table)).where(
            one.c.person.in_(among), other.c.person.in_(among), one.c.rated, other.c.rated,
            tables.c.game == game, tables.c.state == "over", tables.c.updated > since,
        ).group_by(one.c.person, other.c.person)  # fmt: skip
        return max((row[0] for row in await self._all(together)), default=0)

    async def seats_of(self, tables: Iterable[str]) -> dict[str, list[Row[Any]]]:
        found: dict[str, list[Row[Any]]] = {table: [] for table in tables}
        seats = schema.seats
        for row in await self._all(select(seats).where(seats.c.table.in_(found)).order_by(seats.c.seat)):
            found[row.table].append(row)
        return found

    # --- Logs -------------------------------------------------------------------------------------

    async def append(self, line: Line, change: Change) -> None:
        """Write a line and what follows from it, or nothing: Conflict if another has written it meanwhile."""
        await self._appends.write(Append(line, change))

    async def _commit(self, batch: list[Append]) -> None:
        await self.database.run(list(self._appending.statements(batch)))

    async def close(self) -> None:
        """After all lines that wait have been written."""
        await self._appends.close()

    # --- Comparing --------------------------------------------------------------------------------

    async def late(self, most: int = 500) -> AsyncIterator[list[str]]:
        """All tables where a clock has run out, those that have waited longest first, in pages."""
        tables = schema.tables
        place = tuple_(tables.c.deadline, tables.c.id)
        is_late = and_(tables.c.deadline < self.clock.now(), tables.c.state == "playing")
        found = select(tables.c.deadline, tables.c.id).where(is_late).order_by(*place).limit(most)
        rows = await self._all(found)
        while rows:
            yield [row.id for row in rows]
            rows = await self._all(found.where(place > (rows[-1].deadline, rows[-1].id)))

    async def numbers(self, tables: Iterable[str]) -> dict[str, int]:
        """How far the logs of some tables have come."""
        table = schema.tables.c
        rows = await self._all(select(table.id, table.number).where(self._is_among(table.id, tables)))
        return {row.id: row.number for row in rows}

    async def token_versions(self, people: Iterable[str]) -> dict[str, int]:
        """The version that tokens of some people must have; nobody's of people who are banned or deleted."""
        person = schema.people.c
        is_good = or_(person.standing.is_(None), person.standing == "muted")
        wanted = select(person.id, person.version).where(self._is_among(person.id, people), is_good)
        rows = await self._all(wanted)
        return {row.id: row.version for row in rows}

    def _is_among(self, column: Any, ids: Iterable[str]) -> ColumnElement[bool]:
        """For many ids at once: one parameter, so that the statement is always the same."""
        if self.database.is_sqlite:
            each = func.json_each(json.dumps(list(ids))).table_valued("value")
            return column.in_(select(each.c.value))  # type: ignore[no-any-return]
        return column == any_(literal(list(ids), ARRAY(String)))  # type: ignore[no-any-return]

    # --- Analyses ---------------------------------------------------------------------------------

    async def analysis(self, table: str) -> Any | None:
        row = await self._first(select(schema.analyses.c.body).where(schema.analyses.c.table == table))
        return row.body if row else None

    async def keep_analysis(self, table: str, body: Any) -> None:
        try:
            async with self.database.writing() as writing:
                await writing.execute(insert(schema.analyses).values(table=table, body=body))
        except IntegrityError:
            pass  # somebody else was as quick

    # --- Reading ----------------------------------------------------------------------------------

    async def _first(self, statement: Any) -> Row[Any] | None:
        async with self.database.reading() as reading:
            found: Row[Any] | None = (await reading.execute(statement)).first()
            return found

    async def _all(self, statement: Any) -> list[Row[Any]]:
        async with self.database.reading() as reading:
            return list((await reading.execute(statement)).all())


def _row(line: Line) -> dict[str, Any]:
    return {
        "table": line.table, "number": line.number, "kind": line.kind, "seat": line.seat,
        "body": line.body, "request": line.request, "at": line.at,
    }  # fmt: skip
