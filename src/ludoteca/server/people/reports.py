"""Reports: what people want the operator to look at."""

import time
from typing import TypedDict, Unpack

from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, FoundRow
from ludoteca.server.storage.ids import new_id

reports = schema.reports


class Quote(TypedDict):
    """Whose chat line or name a report is about, and what it said."""

    person: str
    name: str | None
    text: str | None  # None for a name


class ReportColumns(Quote):
    """Columns of a report.  ``schema.reports`` says what they mean."""

    table: str
    about: str
    reporter: str
    reason: str


async def add(database: Database, **report: Unpack[ReportColumns]) -> str:
    """Store a report and return its id.  A person reports the same chat line or name only once."""
    values = {"id": new_id(), "created": time.time(), **report}
    try:
        async with database.transaction() as transaction:
            await transaction.execute(insert(reports).values(**values))
    except IntegrityError:
        same = [reports.c[name] == values[name] for name in ("table", "about", "reporter")]
        async with database.reading() as reading:
            return str(await reading.scalar(select(reports.c.id).where(*same)))
    return str(values["id"])


async def find(database: Database, handled: bool, most: int) -> list[FoundRow]:
    """Return reports that were handled, or were not yet, the oldest first.

    Those by banned people are left out: a flood of them must not hide the others.
    """
    banned = select(schema.people.c.id).where(schema.people.c.standing == "banned")
    wanted = select(reports).where(reports.c.handled == handled, reports.c.reporter.not_in(banned))
    wanted = wanted.order_by(reports.c.created).limit(most)
    return await database.all(wanted)


async def handle(database: Database, report: str) -> bool:
    """Mark a report as handled, and return whether it exists."""
    async with database.transaction() as transaction:
        done = await transaction.execute(update(reports).where(reports.c.id == report).values(handled=True))
    return bool(done.rowcount)
