"""A party: two people at one table of a server, each on a socket of their own, who take turns.

A party is ready for its next move when both have heard the last one, and who played it has heard that it
counts.
"""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Heard:
    """What the clients of a run have measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)  # from sending a move to its acknowledgement
    told: list[float] = field(default_factory=list)  # from sending a move until the other person hears it
    waits: int = 0  # how often a client was asked to try again later
    refusals: list[str] = field(default_factory=list)


class Party:
    """One table; what differs between servers is in the methods that a subclass gives."""

    def __init__(self, heard: Heard, ready: Callable[["Party"], None]) -> None:
        self.heard = heard
        self.ready = ready
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.mover = 0
        self.sent: float | None = None
        self.message = ""
        self.waits_for = {"news 0", "news 1"}

    async def sit(self, urls: list[str]) -> None:
        """Open both sockets, offering compression as browsers do, and sending no pings, as they do not."""
        for seat, url in enumerate(urls):
            socket = await connect(url, max_size=2**24, ping_interval=None, open_timeout=60)
            self.sockets.append(socket)
            await self.greet(seat)
            self.listening.append(asyncio.create_task(self._listen(seat, socket)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            await self.hear(seat, text)

    async def play(self) -> None:
        """Send the next move of the seat that must move."""
        self.waits_for = {"acknowledgement", "news 0", "news 1"}
        self.message = self.move()
        await self._send()

    async def _send(self) -> None:
        self.sent = time.perf_counter()
        await self.sockets[self.mover].send(self.message)

    async def wait(self, seconds: float) -> None:
        """Send the same move once more later, with a little luck so that not all do so at the same moment."""
        self.heard.waits += 1
        await asyncio.sleep(seconds * random.uniform(1.0, 2.0))
        await self._send()

    def news(self, seat: int) -> None:
        """A seat has heard what lies on the table now."""
        self._came(f"news {seat}", self.heard.told if seat != self.mover else None)

    def acknowledged(self) -> None:
        self._came("acknowledgement", self.heard.acknowledged)

    def _came(self, what: str, times: list[float] | None) -> None:
        if what not in self.waits_for:
            return
        self.waits_for.remove(what)
        if self.sent is not None and times is not None:
            times.append(time.perf_counter() - self.sent)
        if not self.waits_for and self.has_turn():
            self.ready(self)

    async def close(self) -> None:
        for task in self.listening:
            task.cancel()
        closing = (socket.close() for socket in self.sockets)
        await asyncio.gather(*self.listening, *closing, return_exceptions=True)

    # --- What a server's own party says -----------------------------------------------------------

    async def set_up(self, client: httpx.AsyncClient, addresses: list[str], number: int) -> None:
        """Have a table made, and sit down at it; each at another address, if there are several."""
        raise NotImplementedError

    async def greet(self, seat: int) -> None:
        """The first message on a socket."""
        raise NotImplementedError

    async def hear(self, seat: int, text: str | bytes) -> None:
        """Understand a message."""
        raise NotImplementedError

    def has_turn(self) -> bool:
        """Whether the game goes on; sets who must move."""
        raise NotImplementedError

    def move(self) -> str:
        """The message that plays a move."""
        raise NotImplementedError
