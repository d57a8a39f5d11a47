"""Fan-out: processes tell each other at which tables something happened.

A notice says only which table and how far its log has come; what happened is read from the database.  A
lost notice costs half a second, since ``keeper`` compares numbers.  Each process sends itself a notice every
second.  When it does not come back, or the connection is lost, another connection is tried until one works,
however long that takes; then everybody is asked again who is where.
"""

import asyncio
import json
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import structlog

from ludoteca.server.cluster.channels import PATIENCE, Channel, PostgresChannel, RedisChannel
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store

Notice = dict[str, Any]
Hear = Callable[[Notice], Awaitable[None] | None]
OPENING = 2.0  # seconds that a server waits for its first connection before it opens without
ECHO = 1.0  # seconds between two notices to oneself
MOST = 10_000  # notices that wait; older ones are dropped, and numbers are compared instead
SHORTEST, LONGEST = 0.1, 1.0  # seconds before another connection is tried
REMINDER = 30.0  # seconds between two lines in the log about the same outage
log = structlog.get_logger()


def channel_of(settings: Settings, store: Store) -> Callable[[], Channel] | None:
    """Redis if it is named, PostgreSQL, or none for a process that is alone."""
    if settings.redis:
        address = settings.redis
        return lambda: RedisChannel(address)
    if store.database.is_sqlite:
        return None
    postgres = store.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
    return lambda: PostgresChannel(postgres)


class Fanout:
    """What this process tells others and hears from them."""

    def __init__(self, make: Callable[[], Channel] | None, process: str) -> None:
        self.make = make
        self.process = process
        self.is_connected = False
        self._waiting: list[str] = []
        self._awake = asyncio.Event()  # something waits, or the connection is lost
        self._is_lost = False
        self._unanswered: float | None = None  # when the notice to oneself was sent that is not back yet
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self, hear: Hear, returned: Callable[[], None]) -> None:
        """Call ``hear`` with every notice of others, and ``returned`` whenever there is a new connection."""
        if self.make is None:
            return
        self._hear, self._returned = hear, returned
        connected = asyncio.Event()
        self._keep(self._connect_for_ever(self.make, connected))
        with suppress(TimeoutError):
            async with asyncio.timeout(OPENING):
                await connected.wait()

    # --- The connection ---------------------------------------------------------------------------

    async def _connect_for_ever(self, make: Callable[[], Channel], connected: asyncio.Event) -> None:
        pause, reminded, away = SHORTEST, float("-inf"), time.monotonic()
        while True:
            channel: Channel | None = None
            try:
                channel = make()
                await self._connect(channel)
                log.info("notices connected", seconds_away=round(time.monotonic() - away, 1))
                pause, reminded = SHORTEST, float("-inf")
                connected.set()
                await self._send_for_ever(channel)
            except Exception as error:
                if self.is_connected:
                    away = time.monotonic()
                if time.monotonic() > reminded + REMINDER:
                    log.warning("notices lost; comparing numbers instead", error=repr(error))
                    reminded = time.monotonic()
            finally:
                self.is_connected = False
                if channel is not None:
                    await channel.close()
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(LONGEST, 2 * pause)

    async def _connect(self, channel: Channel) -> None:
        self._is_lost, self._unanswered = False, None
        self._waiting.clear()
        async with asyncio.timeout(PATIENCE):
            await channel.open(self._heard, self._lose)
        self.is_connected = True
        self._returned()

    def _lose(self) -> None:
        self._is_lost = True
        self._awake.set()

    async def _send_for_ever(self, channel: Channel) -> None:
        """Send what waits, all at once, until the connection fails."""
        echoed = float("-inf")
        while True:
            now = time.monotonic()
            if self._unanswered is not None and now > self._unanswered + PATIENCE:
                raise ConnectionError("notices do not come back")
            if self._unanswered is None and now >= echoed + ECHO:
                echoed = self._unanswered = now
                self._waiting.append(json.dumps({"from": self.process, "echo": True}))
            messages, self._waiting = self._waiting, []
            if messages:
                async with asyncio.timeout(PATIENCE):
                    await channel.send(messages)
            with suppress(TimeoutError):
                async with asyncio.timeout(ECHO):
                    await self._awake.wait()
            self._awake.clear()
            if self._is_lost:
                raise ConnectionError("the connection was closed")

    # --- Notices ----------------------------------------------------------------------------------

    def tell(self, notice: Notice) -> None:
        """Put a notice on its way; without a connection nobody hears it."""
        if self.is_connected and len(self._waiting) < MOST:
            self._waiting.append(json.dumps(notice | {"from": self.process}))
            self._awake.set()

    def _heard(self, message: str) -> None:
        """Each notice is heard by itself: a table that is busy does not keep the others waiting."""
        try:
            notice = json.loads(message)
            if notice["from"] == self.process:
                if "echo" in notice:
                    self._unanswered = None
                return
            if "echo" not in notice and (work := self._hear(notice)) is not None:
                self._keep(self._done(work, notice))
        except Exception:
            log.exception("notice not understood", notice=message[:200])

    async def _done(self, work: Awaitable[None], notice: Notice) -> None:
        try:
            await work
        except Exception as error:
            log.warning("notice not followed", notice=notice, error=repr(error))

    def _keep(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
