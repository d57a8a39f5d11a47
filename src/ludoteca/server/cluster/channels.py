"""Channels: ways on which notices go from process to process.

A channel is one connection.  When anything is wrong with it, it is closed and another one is opened; it never
reconnects by itself, so that nobody takes it for whole after a gap.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]

NAME = "ludoteca"
PATIENCE = 3.0  # seconds for anything to be answered
SEND = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
Hear = Callable[[str], None]
Lost = Callable[[], None]


class Channel(Protocol):
    """A connection over which every process hears what any of them sends, itself included."""

    async def open(self, hear: Hear, lost: Lost) -> None: ...

    async def send(self, messages: list[str]) -> None: ...

    async def close(self) -> None: ...


class PostgresChannel:
    """Notices of PostgreSQL, on a connection of their own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.connection: Any = None

    async def open(self, hear: Hear, lost: Lost) -> None:
        connection = await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)
        self.connection = connection
        connection.add_termination_listener(lambda _: lost())
        await connection.add_listener(NAME, lambda _connection, _process, _name, message: hear(message))

    async def send(self, messages: list[str]) -> None:
        await self.connection.execute(SEND, NAME, messages)

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()  # at once: nobody waits for a server that may not answer


class RedisChannel:
    """Publications of Redis."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        once = Retry(NoBackoff(), 0)
        self.redis = Redis.from_url(
            address, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE, retry=once
        )
        self.listening: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, lost: Lost) -> None:
        subscription = self.redis.pubsub()
        await subscription.subscribe(NAME)
        self.listening = asyncio.create_task(self._listen(subscription, hear, lost))

    async def _listen(self, subscription: Any, hear: Hear, lost: Lost) -> None:
        try:
            while True:
                message = await subscription.get_message(ignore_subscribe_messages=True, timeout=1.0)
                if message is not None:
                    hear(message["data"].decode())
        finally:
            lost()

    async def send(self, messages: list[str]) -> None:
        sending = self.redis.pipeline(transaction=False)
        for message in messages:
            sending.publish(NAME, message)
        await sending.execute()

    async def close(self) -> None:
        if self.listening is not None:
            self.listening.cancel()
            await asyncio.gather(self.listening, return_exceptions=True)
        with suppress(Exception):
            async with asyncio.timeout(PATIENCE):
                await self.redis.aclose(close_connection_pool=True)
