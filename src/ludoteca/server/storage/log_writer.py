"""The log writer: appends entries to the logs of tables, several of them in one commit.

A commit that survives a power cut waits for the disk, and it waits as long for one entry as for a hundred.
Entries that arrive while a commit is under way wait together and share the next one.  ``append`` returns only
after the commit, so nobody hears of an entry that could still be lost.
"""

import asyncio
from dataclasses import dataclass

from ludoteca.server.storage.database import Database
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.statements import LogStatements

BATCH = 100  # entries in one commit at most, so that their players do not wait for many others
# Seconds between two commits, while more entries arrive: a commit costs as much as several.
COMMIT_INTERVAL = 0.004


@dataclass(slots=True)
class Append:
    """An entry that waits for its commit, and the caller's future."""

    entry: LogEntry
    changes: Changes
    committed: "asyncio.Future[None]"


class LogWriter:
    """Writes log entries with group commit."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._statements = LogStatements(database.is_sqlite)
        self._waiting: list[Append] = []
        self._writing_task: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None  # asking for it is a system call

    async def append(self, entry: LogEntry, changes: Changes) -> None:
        """Return when an entry and its changes are committed.

        Raise Conflict, with nothing written, if another process has written the entry of that number.
        """
        self._loop = self._loop or asyncio.get_running_loop()
        committed: asyncio.Future[None] = self._loop.create_future()
        self._waiting.append(Append(entry, changes, committed))
        if self._writing_task is None:
            self._writing_task = asyncio.create_task(self._write_all())
        await committed

    async def _write_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            await self._write(batch)
            await asyncio.sleep(COMMIT_INTERVAL)
        self._writing_task = None

    async def _write(self, batch: list[Append]) -> None:
        """Commit a batch.  If that fails, try its halves: a single entry may be the cause."""
        try:
            await self.database.write_log(
                self._statements.write_entries([(one.entry, one.changes) for one in batch])
            )
        except Exception as error:
            if len(batch) == 1:
                _settle(batch[0], error)
                return
            half = len(batch) // 2
            await self._write(batch[:half])
            await self._write(batch[half:])
            return
        for one in batch:
            _settle(one, None)

    async def close(self) -> None:
        """Return when all entries that wait are written."""
        if self._writing_task is not None:
            await self._writing_task


def _settle(append: Append, error: Exception | None) -> None:
    if append.committed.done():  # the caller was cancelled
        return
    if error is None:
        append.committed.set_result(None)
    else:
        append.committed.set_exception(error)
