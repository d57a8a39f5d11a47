"""Fan-out: processes tell each other at which tables something happened.

A notice names a table and the last entry of its log, and has the entry itself if it is a move.  A process
that cannot simply repeat it reads the log.  A lost notice costs half a second, because ``maintenance``
compares the numbers of entries.  Each process sends itself a notice every second.  If it does not come back,
or the connection is lost, the process tries new connections until one works, and then asks everybody who is
at which table.
"""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress

import structlog

from ludoteca.server.cluster.channels import CHANNEL_SECONDS, Channel, PostgresChannel, RedisChannel
from ludoteca.server.cluster.notices import Echo, Notice, decode_notice, encode_notice
from ludoteca.server.process_log import Outage
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database

OnNotice = Callable[[str, Notice], Awaitable[None] | None]  # with the process that sends it
OPENING_SECONDS = 2.0  # that a starting server waits for its first connection
ECHO_SECONDS = 1.0  # between two notices to itself
MOST_WAITING = 10_000  # notices that wait; more are dropped, and numbers are compared instead
SHORTEST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.1, 1.0  # before another connection is tried
LOGGED = 200  # characters of a notice that is not understood
log = structlog.get_logger()


def channel_factory(settings: Settings, database: Database) -> Callable[[], Channel] | None:
    """Return what makes channels: over Redis if there is an address, else PostgreSQL; None for SQLite."""
    if settings.redis:
        address = settings.redis
        return lambda: RedisChannel(address)
    if database.is_sqlite:
        return None
    return lambda: PostgresChannel(database)


class Fanout:
    """Sends notices to other processes and receives theirs."""

    def __init__(
        self,
        make: Callable[[], Channel] | None,
        process: str,
        on_notice: OnNotice,
        on_connected: Callable[[], None],
    ) -> None:
        """Call ``on_notice`` with every notice, and ``on_connected`` after every new connection."""
        self.make = make
        self.process = process
        self._on_notice = on_notice
        self._on_connected = on_connected
        self.is_connected = False
        self._waiting: list[str] = []
        self._awake = asyncio.Event()  # something waits, or the connection is lost
        self._is_lost = False
        self._unanswered: float | None = None  # when the notice to itself was sent that has not come back
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Connect.  If that takes long, it goes on in the background."""
        if self.make is None:
            return
        opened = asyncio.Event()
        self._spawn(self._keep_connected(self.make, opened))
        with suppress(TimeoutError):
            async with asyncio.timeout(OPENING_SECONDS):
                await opened.wait()

    # --- The connection ---------------------------------------------------------------------------

    async def _keep_connected(self, make: Callable[[], Channel], opened: asyncio.Event) -> None:
        pause, outage = SHORTEST_PAUSE_SECONDS, Outage("notices lost, comparing numbers instead")
        while True:
            channel: Channel | None = None
            try:
                channel = make()
                await self._connect(channel)
                outage.end()
                pause = SHORTEST_PAUSE_SECONDS
                opened.set()
                await self._keep_sending(channel)
            except Exception as error:
                outage.note(error)
            finally:
                self.is_connected = False
                if channel is not None:
                    await channel.close()
            await asyncio.sleep(pause * random.uniform(0.5, 1.0))
            pause = min(LONGEST_PAUSE_SECONDS, 2 * pause)

    async def _connect(self, channel: Channel) -> None:
        self._is_lost, self._unanswered = False, None
        self._waiting.clear()
        async with asyncio.timeout(CHANNEL_SECONDS):
            await channel.open(self._handle, self._lose)
        self.is_connected = True
        self._on_connected()

    def _lose(self) -> None:
        self._is_lost = True
        self._awake.set()

    async def _keep_sending(self, channel: Channel) -> None:
        """Send notices as they come, until the connection fails."""
        echoed = float("-inf")
        while True:
            now = time.monotonic()
            if self._unanswered is not None and now > self._unanswered + CHANNEL_SECONDS:
                raise ConnectionError("notices do not come back")
            if self._unanswered is None and now >= echoed + ECHO_SECONDS:
                echoed = self._unanswered = now
                self._waiting.append(encode_notice(self.process, Echo()))
            messages, self._waiting = self._waiting, []
            if messages:
                async with asyncio.timeout(CHANNEL_SECONDS):
                    await channel.send(messages)
            with suppress(TimeoutError):
                async with asyncio.timeout(ECHO_SECONDS):
                    await self._awake.wait()
            self._awake.clear()
            if self._is_lost:
                raise ConnectionError("the connection was closed")

    # --- Notices ----------------------------------------------------------------------------------

    def send(self, notice: Notice) -> None:
        """Send a notice soon; without a connection it is dropped."""
        if self.is_connected and len(self._waiting) < MOST_WAITING:
            self._waiting.append(encode_notice(self.process, notice))
            self._awake.set()

    def _handle(self, message: str) -> None:
        """Handle each notice in a task of its own, so that a busy table does not delay the others."""
        try:
            sender, notice = decode_notice(message)
            if sender == self.process:
                if isinstance(notice, Echo):
                    self._unanswered = None
            elif (work := self._on_notice(sender, notice)) is not None:
                self._spawn(self._finish(work, notice))
        except Exception:
            log.exception("notice not understood", notice=message[:LOGGED])

    async def _finish(self, work: Awaitable[None], notice: Notice) -> None:
        try:
            await work
        except Exception as error:
            log.warning("notice not followed", notice=notice, error=repr(error))

    def _spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
