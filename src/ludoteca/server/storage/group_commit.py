"""Group commit: what waits to be written is written together.

A commit that outlives a power cut waits for the disk, and it waits as long for one line as for a hundred.
While one commit is under way, whatever else is to be written gathers, and shares the next one.  Nobody is
answered before the commit.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

MOST = 100  # works in one commit: while the next are written, people hear of the last
PAUSE = 0.004  # seconds between two commits, in which more gathers: each costs as much as several lines
W = TypeVar("W")


class GroupCommit(Generic[W]):
    """Hands what waits to ``commit``, which writes all of it or, with an exception, nothing."""

    def __init__(self, commit: Callable[[list[W]], Awaitable[None]]) -> None:
        self.commit = commit
        self._waiting: list[tuple[W, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # asking for it is a system call

    async def write(self, work: W) -> None:
        """Return when the work is committed; raise what went wrong with it."""
        self._loop = self._loop or asyncio.get_running_loop()
        done: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            faults = await self._tried([work for work, _ in batch])
            for (_, done), fault in zip(batch, faults, strict=True):
                if not done.done():
                    done.set_exception(fault) if fault else done.set_result(None)
            await asyncio.sleep(PAUSE)
        self._writing = None

    async def _tried(self, works: list[W]) -> list[Exception | None]:
        """What went wrong with each.  If a batch fails, its halves are tried: one work may be to blame."""
        try:
            await self.commit(works)
        except Exception as fault:
            if len(works) == 1:
                return [fault]
            half = len(works) // 2
            return await self._tried(works[:half]) + await self._tried(works[half:])
        return [None] * len(works)

    async def close(self) -> None:
        """After what waits has been written."""
        if self._writing is not None:
            await self._writing
