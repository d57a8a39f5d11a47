"""The keeper: looks again and again whether everything goes on.

It says that this process is alive, takes up bots whose process has died, stops clocks that have run out,
reads what notices should have told, and forgets what nobody uses.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import structlog

from ludoteca.server.attendance import Attendance
from ludoteca.server.live import Live
from ludoteca.server.metrics import TABLES
from ludoteca.server.refusal import Refusal
from ludoteca.server.tables import Tables
from ludoteca.server.thinking import Thinking

BEAT = 0.5  # seconds between two signs of life
EVERY = 0.5  # seconds between two rounds
log = structlog.get_logger()


class Keeper:
    """Looks after the tables of this process and of dead ones."""

    def __init__(self, tables: Tables, thinking: Thinking, attendance: Attendance) -> None:
        self.tables = tables
        self.thinking = thinking
        self.attendance = attendance
        self._tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        """Signs of life are apart from the rounds: a long round is no reason to be taken for dead."""
        beating = self._again(self.tables.store.beat, BEAT)
        self._tasks = [asyncio.create_task(beating), asyncio.create_task(self._again(self.look, EVERY))]

    async def _again(self, work: Callable[[], Awaitable[None]], pause: float) -> None:
        while True:
            try:
                await work()
            except Exception as error:  # the database may be away for a while
                log.warning("keeper failed", work=work.__name__, error=str(error))
            await asyncio.sleep(pause)

    async def look(self) -> None:
        """One round."""
        store = self.tables.store
        while orphans := await store.adopt_orphans():
            await self._at_each(orphans, self._take_over)
        await self._at_each(await store.late(), self.tables.flag)
        if not store.database.is_sqlite:
            await self._catch_up()
            self.attendance.keep_only(await store.alive())
        self.thinking.resume()
        self.tables.forget_idle()
        TABLES.set(len(self.tables.live))

    async def _at_each(self, tables: Iterable[str], work: Callable[[Live], Awaitable[Any]]) -> None:
        """A table where something is wrong does not hold the others up."""
        for table in tables:
            try:
                await work(await self.tables.find(table))
            except Refusal:
                pass
            except Exception:
                log.exception("table not looked after", table=table)

    async def _take_over(self, live: Live) -> None:
        self.thinking.take_over(live)

    async def _catch_up(self) -> None:
        """Read what others have written, should a notice of it have been lost."""
        held = list(self.tables.live)
        for table, number in (await self.tables.store.numbers(held)).items() if held else ():
            live = self.tables.live.get(table)
            if live is not None and live.number < number:
                await self.tables.catch_up(live, number)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self.tables.store.leave_house()
