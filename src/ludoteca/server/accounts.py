"""Accounts: what the database holds of people, beside their seats and games."""

import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, and_, delete, func, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server import schema
from ludoteca.server.database import ADD_SETTING, Database
from ludoteca.server.names import DELETED
from ludoteca.server.tokens import DAY, PERSON_DAYS

CHUNK = 200  # ids in one statement
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

    async def found(self, text: str) -> Row[Any] | None:
        """The person of an id or of a name to sign in with."""
        people = schema.people
        wanted: Any = select(people).where(or_(people.c.id == text, people.c.sign == text))
        rows = await self._all(wanted)
        return rows[0] if rows else None

    # --- Deleting ---------------------------------------------------------------------------------

    async def seats_held(self, person: str) -> list[Row[Any]]:
        """The seats of a person at tables that are not over, with the table's state."""
        tables, seats = schema.tables, schema.seats
        wanted = select(seats.c.table, seats.c.seat).join(tables)
        return await self._all(
            wanted.where(seats.c.person == person, tables.c.state.in_(["open", "playing"]))
        )

    async def forget(self, person: str) -> tuple[list[str], list[str]]:
        """Delete a person's data; the tables that are gone, and those whose log was rewritten.

        Tables without other people go.  At tables with others the moves stay, without the name; so does the
        row of the person, without anything in it, while such tables refer to it.
        """
        people, ratings = schema.people, schema.ratings
        alone = [row.id for row in await self._all(_without_others(person))]
        lines = [line for line in await self._all(_lines_of(person)) if line.table not in set(alone)]
        lines += [line for line in await self._all(_lines_of_seats(person)) if line.table not in set(alone)]
        gone = {
            "name": DELETED, "sign": None, "skeleton": None, "passphrase": None, "recovery": None,
            "standing": "deleted", "version": people.c.version + 1,
        }  # fmt: skip
        async with self.database.writing() as writing:
            await delete_tables(writing, alone)
            for line in lines:
                await writing.execute(_rewritten(line))
            seats = schema.seats
            await writing.execute(update(seats).where(seats.c.person == person).values(name=DELETED))
            await writing.execute(delete(ratings).where(ratings.c.person == person))
            reports = schema.reports
            concerned = or_(reports.c.person == person, reports.c.reporter == person)
            await writing.execute(delete(reports).where(concerned))
            await writing.execute(delete(schema.reports).where(schema.reports.c.person == person))
            await writing.execute(update(people).where(people.c.id == person).values(**gone))
        shared = await self._all(select(seats.c.table).where(seats.c.person == person))
        return alone, sorted({line.table for line in [*lines, *shared]})

    async def _all(self, statement: Any) -> list[Row[Any]]:
        async with self.database.reading() as reading:
            return list((await reading.execute(statement)).all())


def _without_others(person: str) -> Any:
    """The tables that somebody has set up, and at which nobody else plays."""
    tables, seats = schema.tables, schema.seats
    others = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.person != person)
    return select(tables.c.id).where(tables.c.owner == person, ~others.exists())


def _lines_of(person: str) -> Any:
    """What somebody has said, and the lines that name them."""
    entries = schema.entries
    named = select(entries.c.table, entries.c.number, entries.c.body).where(schema.NAMED)
    return named.where(entries.c.body["person"].as_string() == person)


def _lines_of_seats(person: str) -> Any:
    """The same with the token of a seat, and where older releases noted the name alone."""
    entries, seats = schema.entries, schema.seats
    here = and_(seats.c.table == entries.c.table, seats.c.person == person)
    said = and_(entries.c.kind == "chat", entries.c.body["person"].as_string() == seats.c.seat)
    sat = and_(
        entries.c.kind == "seat",
        entries.c.seat == seats.c.seat,
        entries.c.body["name"].as_string() == seats.c.name,
    )
    named = select(entries.c.table, entries.c.number, entries.c.body).join(seats, here)
    return named.where(text(f"entries.{schema.NAMED}"), or_(said, sat))


def _rewritten(line: Row[Any]) -> Any:
    body = line.body | {"name": DELETED} | ({"text": ""} if "text" in line.body else {})
    entries = schema.entries
    here = and_(entries.c.table == line.table, entries.c.number == line.number)
    return update(entries).where(here).values(body=body)


async def delete_tables(writing: AsyncConnection, wanted: list[str]) -> None:
    """With everything that belongs to them."""
    tables = schema.tables
    for start in range(0, len(wanted), CHUNK):
        some = wanted[start : start + CHUNK]
        await writing.execute(update(tables).where(tables.c.rematch.in_(some)).values(rematch=None))
        for part in (schema.analyses, schema.entries, schema.seats):
            await writing.execute(delete(part).where(part.c.table.in_(some)))
        await writing.execute(delete(tables).where(tables.c.id.in_(some)))
