"""Periodic jobs: work that is repeated for as long as the server runs."""

import asyncio
from collections.abc import Awaitable, Callable

from ludoteca.server.process_log import Outage


class PeriodicJobs:
    """Runs each job in a task of its own, so that a slow job does not delay the others.

    A job that fails is tried again after its interval.  The database may be away for a while, so only the
    first failure, a few later ones and the recovery are logged.
    """

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def add(
        self, name: str, job: Callable[[], Awaitable[object]], interval: float, delay: float = 0.0
    ) -> None:
        """Begin to run a job every ``interval`` seconds, for the first time after ``delay`` seconds."""
        self._tasks.append(asyncio.create_task(self._repeat(name, job, interval, delay)))

    async def _repeat(
        self, name: str, job: Callable[[], Awaitable[object]], interval: float, delay: float
    ) -> None:
        outage = Outage("job failed", job=name)
        await asyncio.sleep(delay)
        while True:
            try:
                await job()
                outage.end()
            except Exception as error:
                outage.note(error)
            await asyncio.sleep(interval)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
