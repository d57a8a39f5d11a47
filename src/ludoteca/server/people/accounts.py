"""Accounts: what the database holds of people, beside their seats and games."""

import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any

from sqlalchemy import Row, Text, and_, cast, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.people.names import DELETED, cleaned, marked_guest, sign_of, skeleton_of
from ludoteca.server.people.tokens import DAY, PERSON_DAYS
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import ADD_SETTING, Database
from ludoteca.server.storage.store import new_id

CHUNK = 200  # ids in one statement
LINES = 2000  # of logs that are deleted at a time
LATER = 30.0  # seconds until a deletion that was not done is tried again
UNDATED = "undated_tokens"  # the setting that says until when tokens without a date are good


class Accounts:
    """People as rows."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def undated_until(self) -> float:
        """Until when tokens are good that do not say when they were made.

        Older releases made such tokens.  The first start of this one gives them as long as a new token has.
        """
        settings = schema.settings
        async with self.database.writing() as writing:
            found = await writing.scalar(select(settings.c.value).where(settings.c.name == UNDATED))
            if found is None:
                visitors = await writing.scalar(select(func.count()).select_from(schema.people))
                found = str(time.time() + PERSON_DAYS * DAY if visitors else 0.0)
                await writing.execute(ADD_SETTING, {"name": UNDATED, "value": found})
        return float(found)

    async def touch(self, person: str) -> None:
        """Note a visit."""
        people = schema.people
        async with self.database.writing() as writing:
            await writing.execute(update(people).where(people.c.id == person).values(seen=time.time()))

    async def look_alike(self, skeletons: Iterable[str], person: str | None) -> Row[Any] | None:
        """Somebody else who is registered under a name that looks like one of these."""
        people = schema.people
        wanted: Any = select(people.c.id, people.c.name).where(people.c.skeleton.in_(list(skeletons)))
        if person is not None:
            wanted = wanted.where(people.c.id != person)
        rows = await self._all(wanted.limit(1))
        return rows[0] if rows else None

    async def shown_name(self, person: Row[Any], called: str | None = None) -> str:
        """The name under which somebody sits down or speaks.

        A guest may have had a name before somebody registered it, or before such names were refused.
        """
        name = called or str(person.name)
        if person.sign is not None or name == DELETED:
            return name
        name = cleaned(name, "Guest")
        other = await self.look_alike([skeleton_of(name)], person.id)
        return marked_guest(name) if other else name

    async def found(self, subject: str) -> list[Row[Any]]:
        """The people whom an id or a registered name can mean; ``id:`` before it says that it is an id."""
        people = schema.people
        is_meant = people.c.id == subject.removeprefix("id:")
        if not subject.startswith("id:"):
            is_meant = or_(is_meant, people.c.sign == sign_of(subject))
        return await self._all(select(people).where(is_meant, people.c.standing.is_distinct_from("deleted")))

    # --- Deleting ---------------------------------------------------------------------------------

    async def seats_held(self, person: str) -> list[Row[Any]]:
        """The seats of a person at tables that are not over, with the table's state."""
        tables, seats = schema.tables, schema.seats
        wanted = select(seats.c.table, seats.c.seat).join(tables)
        return await self._all(
            wanted.where(seats.c.person == person, tables.c.state.in_(["open", "playing"]))
        )

    async def begin_erasure(self, person: str) -> str:
        """Revoke a person's tokens, and leave a task that deletes them should it not be done now; its id."""
        people, task = schema.people, new_id()
        again = {"id": task, "kind": "erase", "subject": person, "created": time.time() + LATER}
        async with self.database.writing() as writing:
            revoked = update(people).where(people.c.id == person).values(version=people.c.version + 1)
            await writing.execute(revoked)
            await writing.execute(insert(schema.tasks).values(again))
        return task

    async def forget(
        self, person: str, deleted: Callable[[str], None] = lambda table: None
    ) -> tuple[list[str], list[str]]:
        """Delete a person's data; the tables that are gone, and those whose log was rewritten.

        Tables without other people go; ``deleted`` is called with each.  At tables with others the moves
        stay, without the name; so does the row of the person, without anything in it, while such tables
        refer to it.  It is done in several transactions, so that nobody waits long, and can be repeated if
        it fails.
        """
        people, ratings, seats, reports = schema.people, schema.ratings, schema.seats, schema.reports
        alone = [row.id for row in await self._all(_without_others(person))]
        async for some in delete_in_batches(self.database, alone):
            for table in some:
                deleted(table)
        lines = await self._lines_about(person)
        for start in range(0, len(lines), CHUNK):
            async with self.database.writing() as writing:
                for line in lines[start : start + CHUNK]:
                    await writing.execute(_rewritten(line))
        gone = {
            "name": DELETED, "sign": None, "skeleton": None, "passphrase": None, "recovery": None,
            "standing": "deleted", "version": people.c.version + 1,
        }  # fmt: skip
        concerned = or_(reports.c.person == person, reports.c.reporter == person)
        async with self.database.writing() as writing:
            await writing.execute(update(seats).where(seats.c.person == person).values(name=DELETED))
            await writing.execute(delete(ratings).where(ratings.c.person == person))
            await writing.execute(delete(reports).where(concerned))
            await writing.execute(update(people).where(people.c.id == person).values(**gone))
        shared = await self._all(select(seats.c.table).where(seats.c.person == person))
        return alone, sorted({line.table for line in [*lines, *shared]})

    async def _lines_about(self, person: str) -> list[Row[Any]]:
        """What somebody has said, and the lines that name them.

        The database compares texts only: PostgreSQL cannot look into JSON that holds U+0000, and such lines
        of strangers must not be in the way.
        """
        entries, seats = schema.entries, schema.seats
        sitting: dict[str, dict[str, str | None]] = {}
        for seat in await self._all(select(seats).where(seats.c.person == person)):
            sitting.setdefault(seat.table, {})[seat.seat] = seat.name
        columns = [entries.c[name] for name in ("table", "number", "kind", "seat", "body")]
        named = select(*columns).where(schema.NAMED)
        found = await self._all(named.where(cast(entries.c.body, Text).contains(f'"{person}"')))
        at = sorted(sitting)
        for start in range(0, len(at), CHUNK):
            found += await self._all(named.where(entries.c.table.in_(at[start : start + CHUNK])))
        lines = {(line.table, line.number): line for line in found}
        return [line for line in lines.values() if is_about(line, person, sitting.get(line.table, {}))]

    async def _all(self, statement: Any) -> list[Row[Any]]:
        async with self.database.reading() as reading:
            return list((await reading.execute(statement)).all())


def _without_others(person: str) -> Any:
    """The tables that somebody has set up, and at which nobody else plays."""
    tables, seats = schema.tables, schema.seats
    others = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.person != person)
    return select(tables.c.id).where(tables.c.owner == person, ~others.exists())


def is_about(line: Any, person: str, seats: Mapping[str, str | None]) -> bool:
    """Whether a line names somebody, who sits at its table on these seats under these names.

    With the token of a seat one chatted as that seat, and older releases noted the name alone.
    """
    if line.body.get("person") == person:
        return True
    if line.kind == "chat":
        return line.body.get("person") in seats
    is_theirs = line.kind == "seat" and line.seat in seats
    return is_theirs and "name" in line.body and line.body["name"] == seats[line.seat]


def anonymous(body: dict[str, Any]) -> dict[str, Any]:
    """A line about somebody, without their name and what they said."""
    return body | {"name": DELETED} | ({"text": ""} if "text" in body else {})


def _rewritten(line: Row[Any]) -> Any:
    entries = schema.entries
    here = and_(entries.c.table == line.table, entries.c.number == line.number)
    return update(entries).where(here).values(body=anonymous(line.body))


async def delete_in_batches(database: Database, wanted: list[str]) -> AsyncIterator[list[str]]:
    """Delete tables so that nobody who writes waits long: about so many lines at a time, or one table."""
    tables = schema.tables
    for start in range(0, len(wanted), CHUNK):
        some = tables.c.id.in_(wanted[start : start + CHUNK])
        async with database.reading() as reading:
            rows = (await reading.execute(select(tables.c.id, tables.c.number).where(some))).all()
        batch: list[str] = []
        lines = 0
        for row in rows:
            batch.append(row.id)
            lines += row.number
            if lines >= LINES or row is rows[-1]:
                async with database.writing() as writing:
                    await delete_tables(writing, batch)
                yield batch
                batch, lines = [], 0


async def delete_tables(writing: AsyncConnection, wanted: list[str]) -> None:
    """With everything that belongs to them."""
    tables = schema.tables
    for start in range(0, len(wanted), CHUNK):
        some = wanted[start : start + CHUNK]
        await writing.execute(update(tables).where(tables.c.rematch.in_(some)).values(rematch=None))
        for part in (schema.analyses, schema.entries, schema.seats):
            await writing.execute(delete(part).where(part.c.table.in_(some)))
        await writing.execute(delete(tables).where(tables.c.id.in_(some)))
