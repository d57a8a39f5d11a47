"""RetentionJob: rounds in which a process looks whether everything goes on.

It says that this process is alive, keeps the leases of its bots, takes over tables whose lease has run out,
flags clocks that have run out, reads what other processes have written, and forgets what nobody uses.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import structlog

from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.cluster.membership import Cluster
from ludoteca.server.logs import Outage
from ludoteca.server.metrics import TABLES
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.store import AWAY
from ludoteca.server.tables.erasure import drop
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.presence import REPEATED, PresenceTracker
from ludoteca.server.tables.revocation import EVERY as REVOCATION
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.tables import Tables

EVERY = 0.5  # seconds between two rounds
CHECKPOINT = 1.0  # seconds between two checkpoints of SQLite
CONCURRENT = 8  # tables that are read at the same time
log = structlog.get_logger()


class Maintenance:
    """Looks after the tables of this process and of dead ones."""

    def __init__(
        self,
        cluster: Cluster,
        tables: Tables,
        bot_runner: BotRunner,
        presence: PresenceTracker,
        revocation: Revocation,
    ) -> None:
        self.cluster = cluster
        self.tables = tables
        self.bot_runner = bot_runner
        self.presence = presence
        self.revocation = revocation
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Each kind of round by itself: a long one is no reason to be taken for dead, or to lose a lease."""
        rounds = (self.beat, self.renew, self.catch_up, self.look)
        self._tasks = [asyncio.create_task(self._again(work)) for work in rounds]
        self._tasks.append(asyncio.create_task(self._again(self.announce, REPEATED)))
        self._tasks.append(asyncio.create_task(self._again(self.cluster.database.checkpoint, CHECKPOINT)))
        self._tasks.append(asyncio.create_task(self._again(self.revocation.look, REVOCATION)))

    async def _again(self, work: Callable[[], Awaitable[None]], pause: float = EVERY) -> None:
        outage = Outage("maintenance failed", round=work.__name__)
        while True:
            try:
                await work()
                outage.end()
            except Exception as error:  # the database may be away for a while
                outage.note(error)
            await asyncio.sleep(pause)

    # --- Rounds -----------------------------------------------------------------------------------

    async def beat(self) -> None:
        await self.cluster.beat()
        if self.cluster.was_silent:
            self.presence.ask_again()

    async def announce(self) -> None:
        self.presence.announce()

    async def renew(self) -> None:
        live = self.tables.live
        await self.tables.bot_leases.renew([live[table] for table in self.bot_runner.busy if table in live])

    async def catch_up(self) -> None:
        """Read what others have written, should a notice of it have been lost."""
        if self.tables.store.database.is_sqlite:
            return
        held = list(self.tables.live)
        numbers = await self.tables.store.numbers(held) if held else {}
        for table in set(held) - numbers.keys():  # deleted by another process
            drop(self.tables, table)
        behind = [table for table, number in numbers.items() if self._is_behind(table, number)]
        await self._at_each(behind, lambda live: self.tables.catch_up(live, numbers[live.id]))
        known = time.monotonic()
        self.presence.keep_only(await self.cluster.alive(), known)

    def _is_behind(self, table: str, number: int) -> bool:
        live = self.tables.live.get(table)
        return live is not None and live.number < number

    async def look(self) -> None:
        """Bots that nobody plays, clocks that have run out, tables that nobody uses."""
        while orphans := await self.tables.bot_leases.adopt():
            await self._at_each(orphans, self._take_over, self.tables.bot_leases.postpone)
        async for late in self.tables.store.late():
            await self._at_each([one for one in late if not self.tables.is_broken(one)], self.tables.flag)
        for live in self.tables.live.values():
            self.tables.start_soon(live)
        self.bot_runner.resume()
        self.tables.forget_idle()
        self._check_paces()
        TABLES.set(len(self.tables.live))

    def _check_paces(self) -> None:
        now = time.monotonic()
        for live in self.tables.live.values():
            for listener in live.listeners:
                listener.check_pace(now)

    async def _take_over(self, live: LiveTable) -> None:
        self.tables.bot_leases.take(live)
        self.bot_runner.wake(live)

    async def _at_each(
        self,
        tables: Iterable[str],
        work: Callable[[LiveTable], Awaitable[Any]],
        failed: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """A table where something is wrong does not hold the others up."""
        turn = asyncio.Semaphore(CONCURRENT)

        async def at(table: str) -> None:
            async with turn:
                try:
                    await work(await self.tables.find(table))
                    return
                except AWAY as error:  # the table may be in order
                    log.warning("table not looked after", table=table, error=str(error))
                    return
                except Refusal:
                    pass
                except Exception:
                    log.exception("table not looked after", table=table)
                if failed is not None:
                    await failed(table)

        await asyncio.gather(*(at(table) for table in tables))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self.cluster.leave()
