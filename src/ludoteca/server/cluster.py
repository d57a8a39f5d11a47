"""The cluster: the server processes that share one database, and the time they share."""

import secrets
import time
from collections.abc import Callable

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server import schema
from ludoteca.server.database import PUT_SETTING, Database
from ludoteca.server.game_time import QUIET, HouseClock

ALIVE = 2.0  # seconds after its last sign of life that a process counts as alive
FORGOTTEN = 60.0  # seconds after which a dead process is removed
DATABASE_TIME = text("SELECT extract(epoch FROM clock_timestamp())")
LOCK = "SELECT pg_advisory_xact_lock(1819632740)"


class Cluster:
    """This process among the others."""

    def __init__(
        self,
        database: Database,
        process: str,
        clock: HouseClock,
        wall: Callable[[], float] | None = None,
    ) -> None:
        self.database = database
        self.process = process
        self.clock = clock
        self._wall = wall or (time.time if database.is_sqlite else None)
        self.was_silent = False  # before the last sign of life, for so long that others took it for dead

    async def open(self) -> str:
        """Say that this process is alive; the secret that all processes sign with."""
        async with self.database.writing() as writing:
            settings, shared = await self._come_alive(writing)
            secret = settings.get("secret") or secrets.token_urlsafe(32)
            if "secret" not in settings:
                await _put_setting(writing, "secret", secret)
            long_ago = schema.processes.c.beat < shared - FORGOTTEN
            await writing.execute(delete(schema.processes).where(long_ago))
        self.clock.confirm(shared, float(settings["closed"]))
        return secret

    async def beat(self) -> None:
        """Say that this process is alive, and learn how much time counts."""
        async with self.database.writing() as writing:
            settings, shared = await self._come_alive(writing)
        self.clock.confirm(shared, float(settings["closed"]))

    async def _come_alive(self, writing: AsyncConnection) -> tuple[dict[str, str], float]:
        """The settings, and the time of the shared clock.

        Time counts only from one sign of life to the next, of whichever process.  A longer step is time in
        which nobody was alive, or the clock was put forward; a step back is a clock that was put back.
        Neither counts.
        """
        if not self.database.is_sqlite:
            await writing.exec_driver_sql(LOCK)
        processes, now = schema.processes, await self._shared_time(writing)
        rows = await writing.execute(select(schema.settings))
        settings: dict[str, str] = {row.name: row.value for row in rows}
        last = await writing.scalar(select(func.max(processes.c.beat)))
        step = now - last if last is not None else 0.0
        if step < 0:
            await self._put_back(writing, now)
        if not 0 <= step <= QUIET or "closed" not in settings:
            uncounted = step if not 0 <= step <= QUIET else 0.0
            settings["closed"] = str(float(settings.get("closed", 0.0)) + uncounted)
            await _put_setting(writing, "closed", settings["closed"])
        await self._note_beat(writing, now)
        return settings, now

    async def _shared_time(self, writing: AsyncConnection) -> float:
        if self._wall is not None:
            return self._wall()
        return float(await writing.scalar(DATABASE_TIME))

    async def _put_back(self, writing: AsyncConnection, now: float) -> None:
        """The clock was put back: what was written in its future would hold for too long."""
        tables, processes = schema.tables, schema.processes
        await writing.execute(delete(processes).where(processes.c.beat > now))
        await writing.execute(update(tables).where(tables.c.bot_turn).values(lease=None))

    async def _note_beat(self, writing: AsyncConnection, now: float) -> None:
        processes = schema.processes
        own = processes.c.id == self.process
        last = await writing.scalar(select(processes.c.beat).where(own))
        self.was_silent = last is None or now - last > ALIVE
        if last is None:
            await writing.execute(insert(processes).values(id=self.process, beat=now))
        else:
            await writing.execute(update(processes).where(own).values(beat=now))

    async def leave(self) -> None:
        """Let others play the bots of this process at once, and say that it was alive until now."""
        tables = schema.tables
        async with self.database.writing() as writing:
            await self._come_alive(writing)
            mine = update(tables).where(tables.c.bot_turn, tables.c.host == self.process)
            await writing.execute(mine.values(host=None))

    async def alive(self) -> set[str]:
        """The processes that are alive."""
        processes = schema.processes
        recent = select(processes.c.id).where(processes.c.beat > self.clock.shared() - ALIVE)
        async with self.database.reading() as reading:
            return {row.id for row in await reading.execute(recent)}


async def _put_setting(writing: AsyncConnection, name: str, value: str) -> None:
    await writing.execute(PUT_SETTING, {"name": name, "value": value})
