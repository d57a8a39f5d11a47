"""The store: what the server reads from the database and writes to it."""

import json
import time
from collections.abc import AsyncIterator, Iterable
from typing import Any, Unpack

import msgspec
from sqlalchemy import (
    ARRAY,
    ColumnElement,
    String,
    and_,
    any_,
    exists,
    func,
    insert,
    literal,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.exc import IntegrityError

from ludoteca.server.messages.fields import UNFINISHED
from ludoteca.server.messages.sockets import AnalysedMove
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, Query
from ludoteca.server.storage.database_errors import DATABASE_ERRORS
from ludoteca.server.storage.ids import PERSON_ID_LETTERS, edition_id, new_id
from ludoteca.server.storage.log_entries import ENTRY_COLUMNS, Changes, Conflict, LogEntry
from ludoteca.server.storage.log_writer import LogWriter
from ludoteca.server.storage.rows import (
    NewSeatRow,
    NewTableRow,
    PersonChanges,
    PersonRow,
    RatingRow,
    SeatRow,
    TableRow,
    person_row,
    rating_row,
    seat_row,
    shown_rating,
    table_row,
)
from ludoteca.server.storage.table_store import Snapshot

WITH_EDITION: Query = select(schema.tables, schema.editions.c.text.label("edition_text")).select_from(
    schema.tables.outerjoin(schema.editions)
)


class Store:
    """Reads and writes people, tables and logs."""

    errors = DATABASE_ERRORS

    def __init__(self, database: Database) -> None:
        self.database = database
        self._log_writer = LogWriter(database)

    @property
    def is_shared(self) -> bool:
        return not self.database.is_sqlite

    # --- People -----------------------------------------------------------------------------------

    async def add_person(self, name: str, language: str) -> PersonRow:
        person = new_id(PERSON_ID_LETTERS)
        values = {"id": person, "name": name, "language": language, "version": 1, "created": time.time()}
        async with self.database.transaction() as transaction:
            await transaction.execute(insert(schema.people).values(values))
        found = await self.person(person)
        assert found is not None
        return found

    async def person(self, person_id: str) -> PersonRow | None:
        row = await self.database.first(select(schema.people).where(schema.people.c.id == person_id))
        return None if row is None else person_row(row)

    async def person_by_login_name(self, login_name: str) -> PersonRow | None:
        """Return the person with this login name (see ``names.login_name_of``)."""
        row = await self.database.first(select(schema.people).where(schema.people.c.sign == login_name))
        return None if row is None else person_row(row)

    async def find_people(self, person_id: str, login_name: str | None = None) -> list[PersonRow]:
        """Return the people with this id or login name who were not deleted."""
        people = schema.people
        is_meant = people.c.id == person_id
        if login_name is not None:
            is_meant = or_(is_meant, people.c.sign == login_name)
        wanted = select(people).where(is_meant, people.c.standing.is_distinct_from("deleted"))
        return [person_row(row) for row in await self.database.all(wanted)]

    async def find_look_alike(self, skeletons: Iterable[str], person_id: str | None) -> str | None:
        """Return the registered name of somebody else that looks like one of these."""
        people = schema.people
        wanted = select(people.c.name).where(people.c.skeleton.in_(list(skeletons)))
        if person_id is not None:
            wanted = wanted.where(people.c.id != person_id)
        row = await self.database.first(wanted.limit(1))
        return None if row is None else str(row.name)

    async def change_person(
        self, person_id: str, *, revoke_tokens: bool = False, **values: Unpack[PersonChanges]
    ) -> bool:
        """Change columns of a person, and return whether they still exist.

        Raises:
            Conflict: A name is taken.
        """
        people = schema.people
        here = and_(people.c.id == person_id, people.c.standing.is_distinct_from("deleted"))
        changes: dict[str, Any] = {**values}
        if revoke_tokens:
            changes["version"] = people.c.version + 1
        try:
            async with self.database.transaction() as transaction:
                done = await transaction.execute(update(people).where(here).values(**changes))
        except IntegrityError:
            raise Conflict from None
        return bool(done.rowcount)

    async def mute_person(self, person_id: str, muted: bool) -> None:
        """Forbid somebody to chat at all tables, or allow it again.  A banned person stays banned."""
        people = schema.people
        may_change = people.c.id == person_id, func.coalesce(people.c.standing, "muted") == "muted"
        async with self.database.transaction() as transaction:
            changed = update(people).where(*may_change).values(standing="muted" if muted else None)
            await transaction.execute(changed)

    async def ratings(self, game: str, most: int = 100) -> list[tuple[str, RatingRow]]:
        """Return the best ratings of a game, each with the name of its person."""
        ratings, people = schema.ratings, schema.people
        order = shown_rating(ratings.c).desc()
        rows = await self.database.all(
            select(ratings, people.c.name).join(people).where(ratings.c.game == game)
            .order_by(order).limit(most)
        )  # fmt: skip
        return [(row.name, rating_row(row)) for row in rows]

    async def ratings_of(self, person_ids: Iterable[str], game: str) -> dict[str, RatingRow]:
        ratings = schema.ratings
        rows = await self.database.all(
            select(ratings).where(ratings.c.person.in_(list(person_ids)), ratings.c.game == game)
        )
        return {row.person: rating_row(row) for row in rows}

    async def find_registered(self, person_ids: Iterable[str]) -> set[str]:
        """Return which of the given people are registered."""
        person = schema.people.c
        rows = await self.database.all(
            select(person.id).where(person.id.in_(list(person_ids)), person.sign.is_not(None))
        )
        return {row.id for row in rows}

    # --- Tables -----------------------------------------------------------------------------------

    async def add_table(
        self, table: NewTableRow, seats: Iterable[NewSeatRow], entries: Iterable[LogEntry] = ()
    ) -> None:
        """Insert the rows of a new table.

        Raises:
            Conflict: There is one of that id.
        """
        rows = [_entry_columns(entry) for entry in entries]
        try:
            async with self.database.transaction() as transaction:
                await transaction.execute(insert(schema.tables).values(**table))
                rows_of_seats: list[dict[str, object]] = [{"table": table["id"], **seat} for seat in seats]
                await transaction.execute(insert(schema.seats), rows_of_seats)
                if rows:
                    await transaction.execute(insert(schema.entries), rows)
        except IntegrityError:
            raise Conflict from None

    async def store_edition(self, text: str | None) -> str | None:
        """Store the text of an edition and return its id.  Tables with the same text share it."""
        if text is None:
            return None
        editions, edition = schema.editions, edition_id(text)
        values = {"id": edition, "text": text, "kept": time.time()}
        put = self.database.insert(editions).values(values)
        async with self.database.transaction() as transaction:
            await transaction.execute(
                put.on_conflict_do_update(index_elements=["id"], set_={"kept": values["kept"]})
            )
        return edition

    async def has_edition(self, text: str) -> bool:
        editions = schema.editions
        found = await self.database.first(select(editions.c.id).where(editions.c.id == edition_id(text)))
        return found is not None

    async def table(self, table_id: str, after: int) -> Snapshot | None:
        """Return a table as it is now: the text of its edition, its seats, and its log after an entry."""
        seats, entries = schema.seats, schema.entries
        sitting = select(seats).where(seats.c.table == table_id).order_by(seats.c.seat)
        newer = select(entries).where(entries.c.table == table_id, entries.c.number > after)
        async with self.database.snapshot() as reading:
            row = (await reading.execute(WITH_EDITION.where(schema.tables.c.id == table_id))).first()
            if row is None:
                return None
            rows = (await reading.execute(sitting)).all()
            found = (await reading.execute(newer.order_by(entries.c.number))).all()
            log = [LogEntry(**entry._mapping) for entry in found]
            return Snapshot(table_row(row), row.edition_text, [seat_row(seat) for seat in rows], log)

    async def table_row(self, table_id: str) -> TableRow | None:
        """Return the row of a table, without its seats and its log."""
        row = await self.database.first(select(schema.tables).where(schema.tables.c.id == table_id))
        return None if row is None else table_row(row)

    async def public_tables(self, state: str, most: int, most_of_one: int) -> list[TableRow]:
        """Return the tables of a state that everybody may find, the latest first, a few of each owner."""
        tables = schema.tables
        place = func.row_number().over(partition_by=tables.c.owner, order_by=tables.c.updated.desc())
        listed = select(tables.c.id, place.label("place")).where(tables.c.listed, tables.c.state == state)
        shown = listed.subquery()
        rows = await self.database.all(
            select(tables).join(shown, shown.c.id == tables.c.id).where(shown.c.place <= most_of_one)
            .order_by(tables.c.updated.desc()).limit(most)
        )  # fmt: skip
        return [table_row(row) for row in rows]

    async def tables_of(
        self, person_id: str, states: Iterable[str], most: int, before: float | None = None
    ) -> list[TableRow]:
        """Return the tables that somebody owns or sits at, changed before a time, the latest first."""
        tables, seats = schema.tables, schema.seats
        mine = select(seats.c.table).where(seats.c.person == person_id)
        whose = or_(tables.c.id.in_(mine), tables.c.owner == person_id)
        wanted = select(tables).where(whose, tables.c.state.in_(list(states)))
        if before is not None:
            wanted = wanted.where(tables.c.updated < before)
        rows = await self.database.all(wanted.order_by(tables.c.updated.desc()).limit(most))
        return [table_row(row) for row in rows]

    async def tables_waiting(self, person_id: str, most: int) -> list[TableRow]:
        """Return the tables where it is somebody's turn, the one that has waited longest first."""
        tables, seats = schema.tables, schema.seats
        their_turn = and_(seats.c.table == tables.c.id, seats.c.seat == tables.c.turn)
        rows = await self.database.all(
            select(tables).join(seats, their_turn)
            .where(seats.c.person == person_id, seats.c.stand_in.is_(None), tables.c.state == "playing")
            .order_by(tables.c.updated).limit(most)
        )  # fmt: skip
        return [table_row(row) for row in rows]

    async def count_unfinished(self, person_id: str) -> int:
        """Return how many unfinished tables somebody owns or sits at."""
        tables, seats = schema.tables, schema.seats
        mine = select(seats.c.table).where(seats.c.person == person_id)
        whose = or_(tables.c.owner == person_id, tables.c.id.in_(mine))
        unfinished = tables.c.state.in_(UNFINISHED)
        async with self.database.reading() as reading:
            count = select(func.count()).select_from(tables).where(whose, unfinished)
            return int(await reading.scalar(count) or 0)

    async def most_meetings(self, person_ids: Iterable[str], game: str, since: float) -> int:
        """Return the most rated matches that any two of the given people have finished together since a time.

        A match ends with its last move; people may chat at the table much later.
        """
        entries, tables, one, other = (
            schema.entries,
            schema.tables,
            schema.seats.alias(),
            schema.seats.alias(),
        )
        among = list(person_ids)
        pairs = one.join(other, and_(one.c.table == other.c.table, one.c.person < other.c.person))
        has_ended = exists().where(
            entries.c.table == tables.c.id, entries.c.kind == "move", entries.c.at > since
        )
        together = select(func.count()).select_from(pairs.join(tables, tables.c.id == one.c.table)).where(
            one.c.person.in_(among), other.c.person.in_(among), one.c.rated, other.c.rated,
            tables.c.game == game, tables.c.state == "over", tables.c.updated > since, has_ended,
        ).group_by(one.c.person, other.c.person)  # fmt: skip
        return max((row[0] for row in await self.database.all(together)), default=0)

    async def seats_of(self, table_ids: Iterable[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of each of the given tables."""
        found: dict[str, list[SeatRow]] = {table: [] for table in table_ids}
        seats = schema.seats
        for row in await self.database.all(
            select(seats).where(seats.c.table.in_(found)).order_by(seats.c.seat)
        ):
            found[row.table].append(seat_row(row))
        return found

    # --- Logs -------------------------------------------------------------------------------------

    async def append(self, entry: LogEntry, changes: Changes) -> None:
        """Return when an entry and its changes are on disk.

        Raises:
            Conflict: Another process has written the entry of that number.  Nothing was written.
        """
        await self._log_writer.append(entry, changes)

    async def close(self) -> None:
        """Return when all entries that wait are written."""
        await self._log_writer.close()

    # --- Looking after tables ---------------------------------------------------------------------

    async def late_tables(self, now: float, most: int = 500) -> AsyncIterator[list[str]]:
        """Yield the tables where a clock has run out by a game time, in pages, the longest overdue first."""
        tables = schema.tables
        place = tuple_(tables.c.deadline, tables.c.id)
        is_late = and_(tables.c.deadline < now, tables.c.state == "playing")
        late = select(tables.c.deadline, tables.c.id).where(is_late).order_by(*place).limit(most)
        rows = await self.database.all(late)
        while rows:
            yield [row.id for row in rows]
            rows = await self.database.all(late.where(place > (rows[-1].deadline, rows[-1].id)))

    async def log_numbers(self, table_ids: Iterable[str]) -> dict[str, int]:
        """Return the number of the last log entry of each of the given tables."""
        table = schema.tables.c
        rows = await self.database.all(
            select(table.id, table.number).where(self._is_among(table.id, table_ids))
        )
        return {row.id: row.number for row in rows}

    async def token_versions(self, person_ids: Iterable[str]) -> dict[str, int]:
        """Return the version that each person's tokens must have.  Banned and deleted people are left out."""
        person = schema.people.c
        is_good = or_(person.standing.is_(None), person.standing == "muted")
        wanted = select(person.id, person.version).where(self._is_among(person.id, person_ids), is_good)
        rows = await self.database.all(wanted)
        return {row.id: row.version for row in rows}

    def _is_among(self, column: ColumnElement[str], ids: Iterable[str]) -> ColumnElement[bool]:
        """Pass many ids as one parameter, so that the statement is always the same."""
        if self.database.is_sqlite:
            each = func.json_each(json.dumps(list(ids))).table_valued("value")
            return column.in_(select(each.c.value))
        return column == any_(literal(list(ids), ARRAY(String)))

    # --- Analyses ---------------------------------------------------------------------------------

    async def analysis(self, table_id: str) -> list[AnalysedMove] | None:
        row = await self.database.first(
            select(schema.analyses.c.body).where(schema.analyses.c.table == table_id)
        )
        return None if row is None else msgspec.convert(row.body, list[AnalysedMove])

    async def store_analysis(self, table_id: str, moves: list[AnalysedMove]) -> None:
        body = msgspec.to_builtins(moves)
        try:
            async with self.database.transaction() as transaction:
                await transaction.execute(insert(schema.analyses).values(table=table_id, body=body))
        except IntegrityError:
            pass  # another process was faster


def _entry_columns(entry: LogEntry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in ENTRY_COLUMNS}
