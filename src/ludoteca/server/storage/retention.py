"""Retention: deletes what nobody has used for as many days as the operator has set.

It works in small batches with pauses, so that players do not notice.
"""

import asyncio
import time
from collections.abc import Callable

import structlog
from sqlalchemy import ColumnElement, Select, Table, and_, delete, func, or_, select, update

from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.settings import DAY, Retention
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.deletion import delete_in_batches

INTERVAL_SECONDS = 3600.0  # between two rounds
FIRST_SECONDS = 60.0  # from the start to the first round
BATCH = 25  # tables or people at a time
BATCH_SECONDS = 0.2  # between two batches
log = structlog.get_logger()
FORGOTTEN = "…"  # in place of an address
BOT_TABLE_DAYS = 7  # days for which a finished table is kept where no person has made a move
CAUGHT_UP_DAYS = 30  # days more, in which such tables are looked for
KEPT_DAYS = 365  # days for which it is known what operators did, and which reports they have handled
tables, seats, people, editions = schema.tables, schema.seats, schema.people, schema.editions
reports = schema.reports
bans, operator_log, addresses = schema.bans, schema.operator_log, schema.addresses


class RetentionJob:
    """Deletes old tables, guests and editions."""

    def __init__(self, database: Database, retention: Retention, on_deleted: Callable[[str], None]) -> None:
        self.database = database
        self.retention = retention
        self.on_deleted = on_deleted  # called with the id of each deleted table
        self._jobs = PeriodicJobs()

    def start(self) -> None:
        self._jobs.add("retention", self.round, INTERVAL_SECONDS, delay=FIRST_SECONDS)

    async def round(self) -> dict[str, int]:
        """Delete everything that is due, and return how many rows of each kind that was."""
        now, days = time.time(), self.retention
        done = {
            "open_tables": await self._delete_tables(
                is_forgotten(now - days.open_tables * DAY), days.open_tables
            ),
            "tables": await self._delete_tables(
                is_idle_guest_table(now - days.finished_tables * DAY), days.finished_tables
            ),
            "bot_tables": await self._delete_tables(
                is_bot_table(now - BOT_TABLE_DAYS * DAY), days.finished_tables
            ),
            "people": await self._delete_people(now - days.guests * DAY, days.guests),
            "editions": await self._delete_rows(editions, is_unused_edition(now - DAY)),
            "bans": await self._delete_rows(bans, bans.c.until < now),
            "reports": await self._delete_rows(reports, is_settled_report(now - KEPT_DAYS * DAY)),
            "addresses": await self._forget_addresses(now - days.addresses * DAY),
            "operator_log": await self._delete_rows(operator_log, operator_log.c.at < now - KEPT_DAYS * DAY),
        }
        if any(done.values()):
            log.info("old data deleted", **done)
        return done

    async def _delete_tables(self, due: ColumnElement[bool], days: int) -> int:
        count = 0
        while days and (found := await self._find_batch(select(tables.c.id).where(due))):
            async for some in delete_in_batches(self.database, found, due):
                for table in some:
                    self.on_deleted(table)
                count += len(some)
                await asyncio.sleep(BATCH_SECONDS)
        return count

    async def _delete_people(self, before: float, days: int) -> int:
        """Delete guests who have not come back, and the empty rows of deleted people."""
        due = people.c.standing == "deleted"
        if days:
            unused = func.coalesce(people.c.seen, people.c.created) < before
            due = or_(due, and_(people.c.sign.is_(None), people.c.standing.is_(None), unused))
        return await self._delete_rows(people, and_(due, ~_is_referred_to()))

    async def _forget_addresses(self, before: float) -> int:
        """Delete the last addresses of people, and those of ended bans in the log of operators."""
        old = delete(addresses).where(addresses.c.at < before)
        is_ban = operator_log.c.act.in_(["ban-address", "unban-address"])
        is_over = operator_log.c.subject.not_in(select(bans.c.network))
        is_due = and_(is_ban, is_over, operator_log.c.subject != FORGOTTEN, operator_log.c.at < before)
        noted = update(operator_log).where(is_due).values(subject=FORGOTTEN)
        async with self.database.transaction() as transaction:
            return sum([(await transaction.execute(each)).rowcount for each in (old, noted)])

    async def _delete_rows(self, table: Table, due: ColumnElement[bool]) -> int:
        count = 0
        while found := await self._find_batch(select(table.c.id).where(due)):
            async with self.database.transaction() as transaction:
                # Check again: somebody may have come back.
                await transaction.execute(delete(table).where(table.c.id.in_(found), due))
            count += len(found)
            await asyncio.sleep(BATCH_SECONDS)
        return count

    async def _find_batch(self, wanted: Select[tuple[str]]) -> list[str]:
        return [row.id for row in await self.database.all(wanted.limit(BATCH))]

    async def close(self) -> None:
        await self._jobs.close()


def is_forgotten(before: float) -> ColumnElement[bool]:
    """Whether a table has not started, and nothing has happened there since ``before``."""
    return and_(tables.c.state == "open", tables.c.updated < before)


def is_idle_guest_table(before: float) -> ColumnElement[bool]:
    """Whether a table has no registered people, and nothing has happened there since ``before``."""
    registered = select(people.c.id).where(people.c.sign.is_not(None))
    seated = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.person.in_(registered))
    return and_(
        tables.c.state != "open",
        tables.c.updated < before,
        tables.c.owner.not_in(registered),
        ~seated.exists(),
    )


def is_bot_table(before: float) -> ColumnElement[bool]:
    """Whether a table ended some time before ``before``, and all of its moves were made by bots.

    Anybody can let bots play as many matches as they like, and nobody would miss them.
    """
    entries = schema.entries
    by_person = and_(entries.c.kind == "move", entries.c.request.is_not(None))
    made = select(entries.c.number).where(entries.c.table == tables.c.id, by_person)
    return and_(
        tables.c.state.in_(["over", "closed"]),
        tables.c.updated < before,
        tables.c.updated > before - CAUGHT_UP_DAYS * DAY,
        ~made.exists(),
    )


def is_unused_edition(before: float) -> ColumnElement[bool]:
    used = select(tables.c.id).where(tables.c.edition == editions.c.id)
    return and_(editions.c.kept < before, ~used.exists())


def is_settled_report(before: float) -> ColumnElement[bool]:
    return and_(reports.c.handled, reports.c.created < before)


def _is_referred_to() -> ColumnElement[bool]:
    ratings = schema.ratings
    return or_(
        select(tables.c.id).where(tables.c.owner == people.c.id).exists(),
        select(seats.c.seat).where(seats.c.person == people.c.id).exists(),
        select(ratings.c.game).where(ratings.c.person == people.c.id).exists(),
    )
