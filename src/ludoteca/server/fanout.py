"""Fan-out: processes of one house tell each other at which tables something happened.

A notice only says which table and how far its log has come; what happened is read from the database.  Over
PostgreSQL a line's notice is part of its transaction (``store``).  A notice that is lost costs a second:
``keeper`` compares numbers.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from litestar.channels import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from ludoteca.server.settings import Settings
from ludoteca.server.store import CHANNEL, Store

log = structlog.get_logger()


def backend_of(settings: Settings, store: Store) -> ChannelsBackend:
    """PostgreSQL's notices, Redis if it is named, or this process alone."""
    if settings.redis:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(settings.redis))
    if not store.database.is_sqlite:
        from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

        address = store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        return AsyncPgChannelsBackend(address)
    return MemoryChannelsBackend()


class Fanout:
    """What this process tells others and hears from them."""

    def __init__(self, backend: ChannelsBackend, process: str) -> None:
        self.backend = backend
        self.process = process
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self, hear: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        """Call ``hear`` with every notice of others."""
        await self.backend.on_startup()
        await self.backend.subscribe([CHANNEL])
        self._keep(self._listen(hear))

    async def _listen(self, hear: Callable[[dict[str, Any]], Awaitable[None]]) -> None:
        async for _, message in self.backend.stream_events():
            notice = json.loads(message)
            if notice["from"] != self.process:
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
        await self.backend.on_shutdown()
