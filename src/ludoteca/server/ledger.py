"""The ledger: what waits to be written to SQLite is written together.

A commit that outlives a power cut waits for the disk, and it waits as long for one line as for a hundred.
While one commit is under way, whatever else is to be written gathers, and shares the next one.  Each work
has a savepoint of its own: one that conflicts is undone alone.  Nobody is answered before the commit.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Connection, Engine, event
from sqlalchemy.exc import IntegrityError

MOST = 50  # works in one commit: while the next are written, those of the last are told
Work = Callable[[Connection], None]


class Ledger:
    """The one thread that commits lines, and what waits for it."""

    def __init__(self, engine: Engine, turn: asyncio.Lock) -> None:
        self.engine = engine
        self.turn = turn  # SQLite has one writer at a time; this is whoever holds the lock
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="ledger")
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._writing: asyncio.Task[None] | None = None
        event.listen(engine, "begin", _begun)

    async def write(self, work: Work) -> None:
        """Return when the work is committed; raise IntegrityError if it conflicts and was undone."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, done))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_all())
        await done

    async def _write_all(self) -> None:
        while self._waiting:
            async with self.turn:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                faults = await self._committed([work for work, _ in batch])
            for (_, done), fault in zip(batch, faults, strict=True):
                if not done.done():
                    done.set_exception(fault) if fault else done.set_result(None)
        self._writing = None

    async def _committed(self, works: list[Work]) -> list[Exception | None]:
        """What went wrong with each.  If all failed together, each is tried alone: one may be to blame."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.thread, self._commit, works)
        except Exception as fault:
            if len(works) == 1:
                return [fault]
            return [(await self._committed([work]))[0] for work in works]

    def _commit(self, works: list[Work]) -> list[Exception | None]:
        with self.engine.begin() as connection:
            return [_tried(connection, work) for work in works]

    async def close(self) -> None:
        """After what waits has been written."""
        if self._writing is not None:
            await self._writing
        self.thread.shutdown()
        self.engine.dispose()


def _tried(connection: Connection, work: Work) -> Exception | None:
    try:
        with connection.begin_nested():
            work(connection)
    except IntegrityError as conflict:
        return conflict
    return None


def _begun(connection: Any) -> None:
    """As a writer from the start, so that no other can come in between."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
