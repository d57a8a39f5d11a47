"""The log writer: appends entries to the logs of tables, several of them in one commit.

A commit that survives a power cut waits for the disk, and it waits as long for one entry as for a hundred.
Entries that arrive while a commit is under way wait together and share the next one.  ``append`` returns only
after the commit, so nobody hears of an entry that could still be lost.
"""

import asyncio
import time
from dataclasses import dataclass
from functools import cached_property

from ludoteca.server.metrics import COMMITTED
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.database_errors import Unreachable
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.statements import LogStatements

BATCH = 100  # entries in one commit at most, so that their players do not wait for many others
ENOUGH_ENTRIES = 8  # entries for which the next commit begins at once
GATHER_SECONDS = 0.004  # to wait for more entries if there are fewer: a commit costs as much as several


@dataclass(slots=True)
class Append:
    """An entry that waits for its commit, and the caller's future."""

    entry: LogEntry
    changes: Changes
    committed: "asyncio.Future[None]"


Written = tuple["asyncio.Future[None]", Exception | None]  # a caller, and why nothing was written


class LogWriter:
    """Writes log entries with group commit."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._statements = LogStatements(database.is_sqlite)
        self._waiting: list[Append] = []
        self._writing_task: asyncio.Task[None] | None = None

    async def append(self, entry: LogEntry, changes: Changes) -> None:
        """Return when an entry and its changes are committed.

        Raises:
            Conflict: Another process has written the entry of that number.  Nothing was written.
        """
        committed: asyncio.Future[None] = self._running_loop.create_future()
        self._waiting.append(Append(entry, changes, committed))
        if self._writing_task is None:
            self._writing_task = asyncio.create_task(self._write_all())
        await committed

    @cached_property
    def _running_loop(self) -> asyncio.AbstractEventLoop:
        return asyncio.get_running_loop()  # a system call, so it is asked for once

    async def _write_all(self) -> None:
        """Write batch after batch.  While one is being written, those who waited for the last one go on."""
        written: list[Written] = []
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            self._running_loop.call_soon(_settle, written)
            written = await self._write(batch)
            if len(self._waiting) < ENOUGH_ENTRIES:
                _settle(written)
                written = []
                await asyncio.sleep(GATHER_SECONDS)
        self._writing_task = None

    async def _write(self, batch: list[Append]) -> list[Written]:
        """Commit a batch.  If that fails, try its halves: a single entry may be the cause.

        A database that does not answer is not asked again for each of them.
        """
        start = time.perf_counter()
        try:
            await self.database.write_log(
                self._statements.write_entries([(append.entry, append.changes) for append in batch])
            )
            COMMITTED.observe(time.perf_counter() - start)
        except Exception as error:
            if len(batch) == 1 or isinstance(error, Unreachable):
                return [(append.committed, error) for append in batch]
            half = len(batch) // 2
            return [*await self._write(batch[:half]), *await self._write(batch[half:])]
        return [(append.committed, None) for append in batch]

    async def close(self) -> None:
        """Return when all entries that wait are written."""
        if self._writing_task is not None:
            await self._writing_task


def _settle(written: list[Written]) -> None:
    """Wake the callers that waited for a commit."""
    for committed, error in written:
        if committed.done():  # the caller was cancelled
            continue
        if error is None:
            committed.set_result(None)
        else:
            committed.set_exception(error)
