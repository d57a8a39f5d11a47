"""Deletion of tables, with everything that belongs to them."""

from collections.abc import AsyncIterator

from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database

CHUNK = 200  # ids in one statement
ENTRIES = 2000  # log entries that are deleted at a time


async def delete_in_batches(
    database: Database, wanted: list[str], due: ColumnElement[bool] | None = None
) -> AsyncIterator[list[str]]:
    """Delete tables in small transactions, so that no writer waits long, and yield the ids of each batch.

    Tables that are not ``due`` any more stay: somebody may have come since they were found.
    """
    tables = schema.tables
    for start in range(0, len(wanted), CHUNK):
        some = tables.c.id.in_(wanted[start : start + CHUNK])
        rows = await database.all(select(tables.c.id, tables.c.number).where(some))
        batch: list[str] = []
        entries = 0
        for row in rows:
            batch.append(row.id)
            entries += row.number
            if entries >= ENTRIES or row is rows[-1]:
                async with database.transaction() as transaction:
                    if due is not None:
                        batch = await _find_due(transaction, batch, due)
                    await delete_tables(transaction, batch)
                yield batch
                batch, entries = [], 0


async def _find_due(transaction: AsyncConnection, wanted: list[str], due: ColumnElement[bool]) -> list[str]:
    """Return those of some tables that are due, and let nobody change them before the transaction ends."""
    tables = schema.tables
    some = tables.c.id.in_(wanted)
    # Lock first, in an order: a query that waits for a lock sees seats and entries as they were before.
    # SQLite has one writer, and ignores the lock.
    await transaction.execute(select(tables.c.id).where(some).order_by(tables.c.id).with_for_update())
    found = {row.id for row in await transaction.execute(select(tables.c.id).where(some, due))}
    return [table for table in wanted if table in found]


async def delete_tables(transaction: AsyncConnection, wanted: list[str]) -> None:
    """Delete tables in one transaction."""
    tables = schema.tables
    for start in range(0, len(wanted), CHUNK):
        some = wanted[start : start + CHUNK]
        await transaction.execute(update(tables).where(tables.c.rematch.in_(some)).values(rematch=None))
        for part in (schema.analyses, schema.entries, schema.seats):
            await transaction.execute(delete(part).where(part.c.table.in_(some)))
        await transaction.execute(delete(tables).where(tables.c.id.in_(some)))
