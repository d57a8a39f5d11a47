"""The reminders that wait to be sent, in the database, so that any process can send them.

There is at most one for each person and table.  It stays there after it was sent, until the person comes to
the table: nobody is told twice.  ``due`` says when to send it.  A process that begins to send moves it into
the future; so only one sends, and another tries if that one dies.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, select, tuple_, update

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.tables.reminders import Reminder, ReminderKind

MOST_VISITS = 200  # in one statement
reminders, tables, seats = schema.reminders, schema.tables, schema.seats


@dataclass(frozen=True)
class DueReminder:
    """A reminder that this process sends now."""

    person: str
    table: str
    kind: ReminderKind
    tries: int  # with this one


class Reminders:
    """Stores, claims and forgets reminders."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, new: Iterable[Reminder], due: float) -> None:
        """Store reminders to be sent at a given time.  A newer one replaces one that was not sent yet."""
        rows = {(reminder.person, reminder.table): reminder for reminder in new}
        statements = []
        for reminder in rows.values():
            values = {
                "person": reminder.person,
                "table": reminder.table,
                "kind": reminder.kind,
                "due": due,
                "tries": 0,
            }
            put = self.database.insert(reminders).values(values)
            is_waiting = reminders.c.due.is_not(None)
            statements.append(
                put.on_conflict_do_update(
                    index_elements=["person", "table"], set_={"kind": reminder.kind}, where=is_waiting
                )
            )

        def write(transaction: Connection) -> None:
            for statement in statements:
                transaction.execute(statement)

        await self.database.run_transaction(write)

    async def forget(self, visits: list[tuple[str, str]]) -> None:
        """Forget the reminders of people who have come to their tables, given as table and person."""
        for start in range(0, len(visits), MOST_VISITS):
            some = tuple_(reminders.c.table, reminders.c.person).in_(visits[start : start + MOST_VISITS])
            if await self.database.first(select(reminders.c.person).where(some).limit(1)) is not None:
                await self._write(delete(reminders).where(some))

    async def claim(self, now: float, until: float, most: int) -> list[DueReminder]:
        """Return the reminders that are due; until a given time only this process may send them."""
        due = select(reminders).where(reminders.c.due <= now).order_by(reminders.c.due).limit(most)
        rows = await self.database.all(due)
        if not rows:
            return []

        def write(transaction: Connection) -> list[DueReminder]:
            claimed = []
            for row in rows:
                unchanged = and_(_is(row.person, row.table), reminders.c.due == row.due)
                values = {"due": until, "tries": row.tries + 1}
                if transaction.execute(update(reminders).where(unchanged).values(values)).rowcount:
                    claimed.append(DueReminder(row.person, row.table, row.kind, row.tries + 1))
            return claimed

        return await self.database.run_transaction(write)

    async def is_true(self, reminder: DueReminder) -> bool:
        """Whether a reminder is still true, and the person has not come to the table."""
        stored = select(reminders.c.kind).where(_is(reminder.person, reminder.table))
        wanted = select(tables.c.id).where(tables.c.id == reminder.table, stored.exists())
        if reminder.kind == "turn":
            theirs = and_(
                seats.c.table == tables.c.id, seats.c.seat == tables.c.turn,
                seats.c.person == reminder.person, seats.c.stand_in.is_(None),
            )  # fmt: skip
            wanted = wanted.where(tables.c.state == "playing", select(seats.c.seat).where(theirs).exists())
        else:
            wanted = wanted.where(tables.c.state == "over")
        if reminder.kind == "rematch":
            wanted = wanted.where(tables.c.rematch.is_(None))
        return await self.database.first(wanted) is not None

    async def finish(self, reminder: DueReminder) -> None:
        """Note that a reminder was sent, or given up: the person is not told again until they come."""
        await self._write(update(reminders).where(_is(reminder.person, reminder.table)).values(due=None))

    async def postpone(self, reminder: DueReminder, due: float) -> None:
        """Try again later."""
        await self._write(update(reminders).where(_is(reminder.person, reminder.table)).values(due=due))

    async def drop(self, reminder: DueReminder) -> None:
        """Forget a reminder that is not true any more."""
        await self._write(delete(reminders).where(_is(reminder.person, reminder.table)))

    async def _write(self, statement: Any) -> None:
        await self.database.run_transaction(lambda transaction: transaction.execute(statement))


def _is(person: str, table: str) -> ColumnElement[bool]:
    return and_(reminders.c.person == person, reminders.c.table == table)
