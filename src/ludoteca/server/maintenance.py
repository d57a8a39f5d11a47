"""Maintenance: periodic jobs that keep the tables of a server going.

They write the heartbeat of this process, renew the leases of its bots, take over tables whose lease has
expired, let bots play on when a clock has run out, read what other processes have written, drop idle tables
from memory, and measure how late the event loop is.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

import structlog

from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.causes import cause_of
from ludoteca.server.cluster.membership import Cluster
from ludoteca.server.metrics import LIVE_TABLES, LOOP_LAG
from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.database_errors import DATABASE_ERRORS
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Moves
from ludoteca.server.tables.presence import ANNOUNCE_SECONDS, PresenceTracker
from ludoteca.server.tables.revocation import INTERVAL_SECONDS as REVOCATION
from ludoteca.server.tables.revocation import Revocation

INTERVAL_SECONDS = 0.5  # between two runs of a job
NOTICE_SECONDS = 0.1  # that a notice may take
CHECKPOINT_SECONDS = 1.0  # between two checkpoints of SQLite
LAG_SECONDS = 0.1  # between two measurements of the event loop; shorter delays may be missed
SLICE = 100  # tables that are looked after in one go
TABLES_AT_ONCE = 8  # tables that are read at the same time
log = structlog.get_logger()


class Maintenance:
    """Looks after the tables of this process, and takes over those of dead ones."""

    def __init__(
        self,
        cluster: Cluster,
        moves: Moves,
        bot_runner: BotRunner,
        presence: PresenceTracker,
        revocation: Revocation,
    ) -> None:
        self.cluster = cluster
        self.moves = moves
        self.tables = moves.tables
        self.bot_runner = bot_runner
        self.presence = presence
        self.revocation = revocation
        self._jobs = PeriodicJobs()

    def start(self) -> None:
        self._jobs.add("heartbeat", self.beat, INTERVAL_SECONDS)
        self._jobs.add("renew leases", self.renew_leases, INTERVAL_SECONDS)
        self._jobs.add("catch up", self.catch_up, INTERVAL_SECONDS)
        self._jobs.add("look after tables", self.look_after_tables, INTERVAL_SECONDS)
        self._jobs.add("announce presence", self.announce, ANNOUNCE_SECONDS)
        self._jobs.add("checkpoint", self.cluster.database.checkpoint, CHECKPOINT_SECONDS)
        self._jobs.add("measure lag", measure_lag, 0.0)
        self._jobs.add("check revocations", self.revocation.check_all, REVOCATION)

    # --- Jobs -------------------------------------------------------------------------------------

    async def beat(self) -> None:
        await self.cluster.beat()
        if self.cluster.was_silent:
            self.presence.ask()

    async def announce(self) -> None:
        self.presence.announce()

    async def renew_leases(self) -> None:
        in_memory = self.tables.in_memory
        await self.tables.leases.renew([in_memory[id_] for id_ in self.bot_runner.busy if id_ in in_memory])

    async def catch_up(self) -> None:
        """Read what other processes have written, in case a notice was lost."""
        if not self.tables.store.is_shared:
            return
        in_memory = list(self.tables.in_memory)
        numbers = await self.tables.store.log_numbers(in_memory) if in_memory else {}
        if self.presence.fanout.is_connected:
            await asyncio.sleep(NOTICE_SECONDS)  # usually notices of the last entries are under way
        for table_id in set(in_memory) - numbers.keys():  # deleted by another process
            self.tables.drop(table_id)
        behind = [table_id for table_id, number in numbers.items() if self._is_behind(table_id, number)]
        await self._for_each(behind, lambda table: self.tables.catch_up(table, numbers[table.id]))
        asked_at = time.monotonic()
        self.presence.forget_gone(await self.cluster.alive(), asked_at)

    def _is_behind(self, table_id: str, number: int) -> bool:
        table = self.tables.in_memory.get(table_id)
        return table is not None and table.number < number

    async def look_after_tables(self) -> None:
        """Take over bots that nobody plays and seats without time, start tables, and drop idle ones."""
        while orphans := await self.tables.leases.take_over():
            await self._for_each(orphans, self._take_over, self.tables.leases.postpone)
        async for late in self.tables.store.late_tables(self.tables.clock.now()):
            await self._for_each(
                [table_id for table_id in late if not self.tables.is_broken(table_id)],
                self.moves.hand_over_late_seat,
            )
        for place, table in enumerate(list(self.tables.in_memory.values()), 1):
            self._look_after(table)
            if place % SLICE == 0:
                await asyncio.sleep(0)  # moves that wait go first
        self.tables.forget_idle()
        LIVE_TABLES.set(len(self.tables.in_memory))

    def _look_after(self, table: LiveTable) -> None:
        """Start a table, or wake its bot, if that has gone wrong before."""
        self.tables.start_soon(table)
        self.bot_runner.wake_bot(table)

    async def _take_over(self, table: LiveTable) -> None:
        self.tables.leases.note_taken_over(table)
        self.bot_runner.wake_bot(table)

    async def _for_each(
        self,
        table_ids: Iterable[str],
        work: Callable[[LiveTable], Awaitable[None]],
        on_failure: Callable[[str], Awaitable[None]] | None = None,
    ) -> None:
        """Do some work at each of several tables.  If something is wrong with one, the others go on."""
        turn = asyncio.Semaphore(TABLES_AT_ONCE)

        async def work_at(table_id: str) -> None:
            async with turn:
                try:
                    await work(await self.tables.find(table_id))
                    return
                except DATABASE_ERRORS as error:  # nothing is wrong with the table
                    log.warning("table not maintained", table=table_id, error=cause_of(error))
                    return
                except Refusal:
                    pass
                except Exception:
                    log.exception("table not maintained", table=table_id)
                if on_failure is not None:
                    await on_failure(table_id)

        await asyncio.gather(*(work_at(table) for table in table_ids))

    async def close(self) -> None:
        await self._jobs.close()
        with suppress(Exception):
            await self.cluster.leave()


async def measure_lag() -> None:
    """Measure how late the event loop is: everybody waits that long."""
    due = time.perf_counter() + LAG_SECONDS
    await asyncio.sleep(LAG_SECONDS)
    LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
