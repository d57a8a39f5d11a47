"""Channels: connections over which processes send each other notices.

When anything is wrong with a channel it is closed, and a new one is opened.  It never reconnects by itself:
otherwise notices could be lost without anybody knowing.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from ludoteca.server.storage.database import Database

NAME = "ludoteca"
CHANNEL_SECONDS = 3.0  # to wait for an answer
SEND = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
Receive = Callable[[str], None]
Lost = Callable[[], None]


class Channel(Protocol):
    """A connection over which every process receives what any of them sends, itself included."""

    async def open(self, receive: Receive, lost: Lost) -> None: ...

    async def send(self, messages: list[str]) -> None: ...

    async def close(self) -> None: ...


class PostgresChannel:
    """Notifications of PostgreSQL, on a separate connection."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.connection: Any = None

    async def open(self, receive: Receive, lost: Lost) -> None:
        connection = await self.database.connect_directly(
            timeout=CHANNEL_SECONDS, command_timeout=CHANNEL_SECONDS
        )
        self.connection = connection
        connection.add_termination_listener(lambda _: lost())
        await connection.add_listener(NAME, lambda _connection, _process, _name, message: receive(message))

    async def send(self, messages: list[str]) -> None:
        await self.connection.execute(SEND, NAME, messages)

    async def close(self) -> None:
        if self.connection is not None:
            self.connection.terminate()  # without waiting for a server that may not answer


class RedisChannel:
    """Publish and subscribe of Redis."""

    def __init__(self, address: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        once = Retry(NoBackoff(), 0)
        self.redis = Redis.from_url(
            address, socket_connect_timeout=CHANNEL_SECONDS, socket_timeout=CHANNEL_SECONDS, retry=once
        )
        self.listening: asyncio.Task[None] | None = None

    async def open(self, receive: Receive, lost: Lost) -> None:
        subscription = self.redis.pubsub()
        await subscription.subscribe(NAME)
        self.listening = asyncio.create_task(self._listen(subscription, receive, lost))

    async def _listen(self, subscription: Any, receive: Receive, lost: Lost) -> None:
        try:
            while True:
                message = await subscription.get_message(ignore_subscribe_messages=True, timeout=1.0)
                if message is not None:
                    receive(message["data"].decode())
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
            async with asyncio.timeout(CHANNEL_SECONDS):
                await self.redis.aclose(close_connection_pool=True)
