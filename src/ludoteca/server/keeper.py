"""The keeper: once a second looks whether everything goes on.

It says that this process is alive, takes up bots whose process has died, stops clocks that have run out,
reads what notices should have told, and forgets what nobody uses.
"""

import asyncio
from contextlib import suppress

import structlog

from ludoteca.server.metrics import TABLES
from ludoteca.server.refusal import Refusal
from ludoteca.server.tables import Tables
from ludoteca.server.thinking import Thinking

EVERY = 1.0
log = structlog.get_logger()


class Keeper:
    """Looks after the tables of this process and of dead ones."""

    def __init__(self, tables: Tables, thinking: Thinking) -> None:
        self.tables = tables
        self.thinking = thinking
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        self._task = asyncio.create_task(self._keep())

    async def _keep(self) -> None:
        while True:
            try:
                await self.look()
            except Exception as error:  # the database may be away for a while
                log.warning("keeper failed", error=str(error))
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """One round."""
        store = self.tables.store
        await store.beat()
        for table in await store.orphans():
            with suppress(Refusal):
                self.thinking.claimed.discard(table)
                self.thinking.wake(await self.tables.find(table))
        for table in await store.late():
            with suppress(Refusal):
                await self.tables.flag(await self.tables.find(table))
        await self._catch_up()
        self.tables.forget_idle()
        TABLES.set(len(self.tables.live))

    async def _catch_up(self) -> None:
        """Read what others have written at tables that somebody here listens to."""
        heard = [table for table, live in self.tables.live.items() if live.listeners]
        if not heard or self.tables.store.database.is_sqlite:
            return
        for table, number in (await self.tables.store.numbers(heard)).items():
            live = self.tables.live.get(table)
            if live is not None and live.number < number:
                await self.tables.catch_up(live, number)

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        with suppress(Exception):
            await self.tables.store.beat()
