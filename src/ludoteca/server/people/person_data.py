"""Person data: everything that the database holds about a person.  It is deleted, or gets another name.

``Store`` reads and changes the rows of people.
"""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from sqlalchemy import ColumnElement, Text, and_, cast, delete, or_, select, update

from ludoteca.server.messages.fields import UNFINISHED
from ludoteca.server.people.names import DELETED
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, FoundRow
from ludoteca.server.storage.deletion import CHUNK, delete_in_batches
from ludoteca.server.storage.tasks import add_task

RETRY_SECONDS = 30.0  # until an unfinished deletion is tried again

BodyChange = Callable[[dict[str, Any]], dict[str, Any]]


class PersonData:
    """Deletes the data of people, or puts another name in the place of theirs."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def held_seats(self, person_id: str) -> list[FoundRow]:
        """Return the table and seat of each seat that a person holds at an unfinished table."""
        tables, seats = schema.tables, schema.seats
        wanted = select(seats.c.table, seats.c.seat).join(tables)
        return await self.database.all(
            wanted.where(seats.c.person == person_id, tables.c.state.in_(UNFINISHED))
        )

    async def begin_deletion(self, person_id: str) -> str:
        """Revoke the tokens of a person, and return the id of a task that deletes the person later.

        Whoever deletes the person finishes the task.
        """
        people = schema.people
        async with self.database.transaction() as transaction:
            revoked = update(people).where(people.c.id == person_id).values(version=people.c.version + 1)
            await transaction.execute(revoked)
            return await add_task(transaction, "erase", person_id, RETRY_SECONDS)

    async def delete_person(
        self, person_id: str, on_deleted: Callable[[str], None] = lambda table: None
    ) -> tuple[list[str], list[str]]:
        """Delete the data of a person.  Return the deleted tables, and those whose log was made anonymous.

        Tables without other people are deleted, and ``on_deleted`` is called with each.  At tables with
        others the moves stay, without the name.  So does an empty row of the person, while such tables refer
        to it.  It takes several transactions, so that nobody waits long, and can be repeated if it fails.
        """
        people, ratings, seats, reports = schema.people, schema.ratings, schema.seats, schema.reports
        alone, due = [], _is_without_others(person_id)
        found = [row.id for row in await self.database.all(select(schema.tables.c.id).where(due))]
        async for some in delete_in_batches(self.database, found, due):
            alone += some
            for table in some:
                on_deleted(table)
        entries = await self._entries_about(person_id)
        await self._rewrite(entries, anonymize)
        gone = {
            "name": DELETED, "sign": None, "skeleton": None, "passphrase": None, "recovery": None,
            "standing": "deleted", "version": people.c.version + 1, "operator": False,
        }  # fmt: skip
        past = schema.rating_history
        concerned = or_(reports.c.person == person_id, reports.c.reporter == person_id)
        async with self.database.transaction() as transaction:
            await transaction.execute(update(seats).where(seats.c.person == person_id).values(name=DELETED))
            for owned in (past, schema.subscriptions, schema.reminders, schema.addresses):
                await transaction.execute(delete(owned).where(owned.c.person == person_id))
            await transaction.execute(delete(ratings).where(ratings.c.person == person_id))
            await transaction.execute(delete(reports).where(concerned))
            await transaction.execute(update(people).where(people.c.id == person_id).values(**gone))
        shared = await self.database.all(select(seats.c.table).where(seats.c.person == person_id))
        return alone, sorted({row.table for row in [*entries, *shared]})

    async def replace_name(self, person_id: str, name: str) -> list[str]:
        """Give a person another name at all tables, and return those where they had one."""
        seats = schema.seats
        held = and_(seats.c.person == person_id, seats.c.name.is_not(None))
        entries = await self._entries_about(person_id)
        await self._rewrite(entries, lambda body: rename(body, name))
        shared = await self.database.all(select(seats.c.table).where(held))
        async with self.database.transaction() as transaction:
            await transaction.execute(update(seats).where(held).values(name=name))
        return sorted({row.table for row in [*entries, *shared]})

    async def _rewrite(self, entries: list[FoundRow], change: BodyChange) -> None:
        for start in range(0, len(entries), CHUNK):
            async with self.database.transaction() as transaction:
                for entry in entries[start : start + CHUNK]:
                    here = schema.entries.c.table == entry.table, schema.entries.c.number == entry.number
                    changed = update(schema.entries).where(*here).values(body=change(entry.body))
                    await transaction.execute(changed)

    async def _entries_about(self, person_id: str) -> list[FoundRow]:
        """Return what a person has said, and the log entries that name them.

        The database only compares texts: PostgreSQL cannot read JSON that holds U+0000, and a stranger's
        entry with it must not be in the way.
        """
        entries, seats = schema.entries, schema.seats
        names: dict[str, dict[str, str | None]] = {}
        for seat in await self.database.all(select(seats).where(seats.c.person == person_id)):
            names.setdefault(seat.table, {})[seat.seat] = seat.name
        columns = [entries.c[name] for name in ("table", "number", "kind", "seat", "body")]
        named = select(*columns).where(schema.NAMED)
        found = await self.database.all(named.where(cast(entries.c.body, Text).contains(f'"{person_id}"')))
        at = sorted(names)
        for start in range(0, len(at), CHUNK):
            found += await self.database.all(named.where(entries.c.table.in_(at[start : start + CHUNK])))
        unique = {(entry.table, entry.number): entry for entry in found}
        return [entry for entry in unique.values() if is_about(entry, person_id, names.get(entry.table, {}))]


def _is_without_others(person_id: str) -> ColumnElement[bool]:
    """Whether a person has set up a table, and nobody else plays there."""
    tables, seats = schema.tables, schema.seats
    others = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.person != person_id)
    return and_(tables.c.owner == person_id, ~others.exists())


class EntryLike(Protocol):
    """A log entry, or its row in the database."""

    @property
    def kind(self) -> str: ...
    @property
    def seat(self) -> str | None: ...
    @property
    def body(self) -> dict[str, Any]: ...


def is_about(entry: EntryLike | FoundRow, person_id: str, seats: Mapping[str, str | None]) -> bool:
    """Whether a log entry names a person, who holds ``seats`` at its table, each under a name.

    In older releases the holder of a seat's token chatted as that seat, and entries held only the name.
    """
    if entry.body.get("person") == person_id:
        return True
    if entry.kind == "chat":
        return entry.body.get("person") in seats
    if entry.kind != "seat" or entry.seat is None or entry.seat not in seats:
        return False
    return "name" in entry.body and bool(entry.body["name"] == seats[entry.seat])


def anonymize(body: dict[str, Any]) -> dict[str, Any]:
    """Return the body of an entry about a person, without their name and what they said."""
    return body | {"name": DELETED} | ({"text": ""} if "text" in body else {})


def rename(body: dict[str, Any], name: str) -> dict[str, Any]:
    """Return the body of an entry about a person who has another name now."""
    return body | {"name": name} if "name" in body else body
