"""Fan-out: processes of one house tell each other at which tables something happened.

A notice only says which table and how far its log has come; what happened is read from the database.  Over
PostgreSQL a line's notice is part of its transaction (``store``).  A notice that is lost costs a second:
``keeper`` compares numbers.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import Any

import structlog
from litestar.channels import ChannelsBackend
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ludoteca.server.appending import CHANNEL
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store

Hear = Callable[[dict[str, Any]], Awaitable[None]]
log = structlog.get_logger()


LOST = b"lost"  # what is heard when the connection is gone
PAUSE = 1.0  # seconds before it is tried again


class Notices(AsyncPgChannelsBackend):
    """PostgreSQL's notices, sent over the connections of the store, with word of a lost connection."""

    def __init__(self, store: Store) -> None:
        address = store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        super().__init__(address)
        self._store = store

    async def on_startup(self) -> None:
        await super().on_startup()
        self._listener_conn.add_termination_listener(self._lost)

    def _lost(self, _: Any) -> None:
        if self._queue is not None:
            self._queue.put_nowait((CHANNEL, LOST))

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._store.notify(data.decode())


def backend_of(settings: Settings, store: Store) -> ChannelsBackend:
    """PostgreSQL's notices, Redis if it is named, or this process alone."""
    if settings.redis:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))
    return MemoryChannelsBackend() if store.database.is_sqlite else Notices(store)


class Fanout:
    """What this process tells others and hears from them."""

    def __init__(self, make: Callable[[], ChannelsBackend], process: str) -> None:
        self.make = make
        self.process = process
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self, hear: Hear, returned: Callable[[], None]) -> None:
        """Call ``hear`` with every notice of others, and ``returned`` when a lost connection is back."""
        await self._connect()
        self._keep(self._listen(hear, returned))

    async def _connect(self) -> None:
        self.backend = self.make()
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])

    async def _listen(self, hear: Hear, returned: Callable[[], None]) -> None:
        while True:
            try:
                await self._stream(hear)
            except Exception as error:
                log.warning("notices lost", error=str(error))
            await asyncio.sleep(PAUSE)
            with suppress(Exception):
                await self.backend.on_shutdown()
            with suppress(Exception):  # the next round says what is wrong
                await self._connect()
                returned()

    async def _stream(self, hear: Hear) -> None:
        """Each notice is heard by itself: a table that is busy does not keep the others waiting."""
        async for _, message in self.backend.stream_events():
            if message == LOST:
                raise ConnectionError("the connection to the database is gone")
            notice = json.loads(message)
            if notice["from"] != self.process:
                self._keep(self._heard(hear, notice))

    async def _heard(self, hear: Hear, notice: dict[str, Any]) -> None:
        try:
            await hear(notice)
        except Exception:
            log.exception("notice not understood", notice=notice)

    def tell(self, notice: dict[str, Any]) -> None:
        message = json.dumps(notice | {"from": self.process}).encode()
        self._keep(self._publish(message))

    async def _publish(self, message: bytes) -> None:
        try:
            await self.backend.publish(message, [CHANNEL])
        except Exception as error:
            log.warning("notice not sent", error=str(error))

    def _keep(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self.backend.on_shutdown()
