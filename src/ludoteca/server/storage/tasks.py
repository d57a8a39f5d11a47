"""Tasks: what servers still have to do, kept in the database until it is done.

``ludoteca admin`` leaves them for running servers, and a server leaves one for itself before it deletes a
person, in case that is interrupted.  ``operator_tasks`` does them.  Doing a task twice does no harm.
"""

import time

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, FoundRow
from ludoteca.server.storage.ids import new_id

tasks = schema.tasks


async def add_task(transaction: AsyncConnection, kind: str, subject: str, after: float = 0.0) -> str:
    """Leave a task that is due after some seconds, and return its id."""
    task = new_id()
    values = {"id": task, "kind": kind, "subject": subject, "created": time.time() + after}
    await transaction.execute(insert(tasks).values(values))
    return task


async def due_tasks(database: Database, most: int) -> list[FoundRow]:
    """Return tasks that are due, the oldest first."""
    due = select(tasks).where(tasks.c.created <= time.time())
    return await database.all(due.order_by(tasks.c.created).limit(most))


async def postpone_task(database: Database, task: str, seconds: float) -> None:
    """Let a task wait before it is tried again."""
    async with database.transaction() as transaction:
        later = update(tasks).where(tasks.c.id == task)
        await transaction.execute(later.values(created=time.time() + seconds))


async def finish_task(database: Database, task: str) -> None:
    """Remove a task that is done."""
    async with database.transaction() as transaction:
        await transaction.execute(delete(tasks).where(tasks.c.id == task))


async def is_task_done(database: Database, task: str) -> bool:
    return await database.first(select(tasks.c.id).where(tasks.c.id == task)) is None
