"""Operator tasks: servers do what operators, and interrupted deletions, have left for them in the database.

A server does a task (``storage.tasks``) within a second, or when it starts.
"""

from collections.abc import Awaitable, Callable, Mapping

import structlog

from ludoteca.server.causes import cause_of
from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.tasks import due_tasks, finish_task, postpone_task

INTERVAL_SECONDS = 1.0  # between two rounds
RETRY_SECONDS = 60.0  # until a failed task is tried again
MOST_TASKS = 20  # tasks in one round
log = structlog.get_logger()


class OperatorTasks:
    """Does the tasks that wait in the database."""

    def __init__(self, database: Database, work: Mapping[str, Callable[[str], Awaitable[None]]]) -> None:
        self.database = database
        self.work = work
        self._jobs = PeriodicJobs()

    def start(self) -> None:
        self._jobs.add("operator tasks", self.round, INTERVAL_SECONDS)

    async def round(self) -> None:
        """Do the tasks that are due.  A task that fails is tried again later, and the others go on.

        A task that is not possible any more, or of a kind that nobody knows, is dropped.
        """
        for task in await due_tasks(self.database, MOST_TASKS):
            work = self.work.get(task.kind)
            try:
                if work is None:
                    log.warning("task not known", kind=task.kind, subject=task.subject)
                else:
                    await work(task.subject)
                    log.info("task done", kind=task.kind, subject=task.subject)
            except Refusal as error:
                log.warning("task not possible", kind=task.kind, subject=task.subject, error=str(error))
            except Exception as error:
                log.exception("task failed", kind=task.kind, subject=task.subject, error=cause_of(error))
                await postpone_task(self.database, task.id, RETRY_SECONDS)
                continue
            await finish_task(self.database, task.id)

    async def close(self) -> None:
        await self._jobs.close()
