"""Operator tasks: what the operator asks running servers to do, through the database.

``ludoteca admin`` writes a task.  A server does it within a second, or when it starts, and then deletes it.
Doing a task twice does no harm.
"""

import time
from collections.abc import Awaitable, Callable, Mapping

import structlog
from sqlalchemy import delete, insert, select, update

from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.refusals import Refusal, cause_of
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.ids import new_id

INTERVAL = 1.0  # seconds between two rounds
RETRY_AFTER = 60.0  # seconds until a failed task is tried again
MOST_TASKS = 20  # tasks in one round
tasks = schema.tasks
log = structlog.get_logger()


async def add_task(database: Database, kind: str, subject: str) -> str:
    """Ask the servers of a database to do something, and return the id of the task."""
    task = new_id()
    async with database.transaction() as transaction:
        values = {"id": task, "kind": kind, "subject": subject, "created": time.time()}
        await transaction.execute(insert(tasks).values(values))
    return task


async def finish_task(database: Database, task: str) -> None:
    async with database.transaction() as transaction:
        await transaction.execute(delete(tasks).where(tasks.c.id == task))


async def is_task_done(database: Database, task: str) -> bool:
    async with database.reading() as reading:
        return (await reading.execute(select(tasks.c.id).where(tasks.c.id == task))).first() is None


class OperatorTasks:
    """Does the tasks that wait in the database."""

    def __init__(self, database: Database, work: Mapping[str, Callable[[str], Awaitable[None]]]) -> None:
        self.database = database
        self.work = work
        self._jobs = PeriodicJobs()

    def start(self) -> None:
        self._jobs.add("operator tasks", self.round, INTERVAL)

    async def round(self) -> None:
        """Do the tasks that are due.  A task that fails is tried again later, and the others go on."""
        due = select(tasks).where(tasks.c.created <= time.time()).order_by(tasks.c.created).limit(MOST_TASKS)
        async with self.database.reading() as reading:
            waiting = (await reading.execute(due)).all()
        for task in waiting:
            try:
                await self.work[task.kind](task.subject)
                log.info("task done", kind=task.kind, subject=task.subject)
            except (Refusal, KeyError) as error:
                log.warning("task not possible", kind=task.kind, subject=task.subject, error=str(error))
            except Exception as error:
                log.exception("task failed", kind=task.kind, subject=task.subject, error=cause_of(error))
                await self._postpone(task.id)
                continue
            await finish_task(self.database, task.id)

    async def _postpone(self, task: str) -> None:
        async with self.database.transaction() as transaction:
            later = update(tasks).where(tasks.c.id == task)
            await transaction.execute(later.values(created=time.time() + RETRY_AFTER))

    async def close(self) -> None:
        await self._jobs.close()
