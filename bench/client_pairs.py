"""Client pairs: two clients at one table of a server, each on its own socket, who take turns.

A pair is ready for its next move when both clients have received the last one, and its player has received
the acknowledgement.
"""

import asyncio
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field

import httpx
from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Timings:
    """What the clients of a run have measured, in seconds."""

    acknowledged: list[float] = field(default_factory=list)  # from sending a move to its acknowledgement
    received: list[float] = field(default_factory=list)  # from sending a move until the other client has it
    waits: int = 0  # how often a client was asked to try again later
    refusals: list[str] = field(default_factory=list)


class ClientPair:
    """Two clients at one table; subclasses speak to a kind of server."""

    def __init__(self, timings: Timings, ready: Callable[["ClientPair"], None]) -> None:
        self.timings = timings
        self.ready = ready
        self.sockets: list[ClientConnection] = []
        self.listening: list[asyncio.Task[None]] = []
        self.mover = 0
        self.sent: float | None = None
        self.message = ""
        self.waits_for = {"news 0", "news 1"}

    async def sit(self, urls: list[str]) -> None:
        """Open both sockets as browsers do: they offer compression and send no pings."""
        for seat, url in enumerate(urls):
            socket = await connect(url, max_size=2**24, ping_interval=None, open_timeout=60)
            self.sockets.append(socket)
            await self.greet(seat)
            self.listening.append(asyncio.create_task(self._listen(seat, socket)))

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            await self.receive(seat, text)

    async def play(self) -> None:
        """Send the next move of the seat that must move."""
        self.waits_for = {"acknowledgement", "news 0", "news 1"}
        self.message = self.move()
        await self._send()

    async def _send(self) -> None:
        self.sent = time.perf_counter()
        await self.sockets[self.mover].send(self.message)

    async def wait(self, seconds: float) -> None:
        """Send the same move again later, after a random time, so that not all clients do so at once."""
        self.timings.waits += 1
        await asyncio.sleep(seconds * random.uniform(1.0, 2.0))
        await self._send()

    def note_news(self, seat: int) -> None:
        """Note that a client has received the new state of the table."""
        self._note(f"news {seat}", self.timings.received if seat != self.mover else None)

    def note_acknowledged(self) -> None:
        self._note("acknowledgement", self.timings.acknowledged)

    def _note(self, what: str, times: list[float] | None) -> None:
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

    # --- For subclasses --------------------------------------------------------------------------

    async def set_up(self, client: httpx.AsyncClient, addresses: list[str], number: int) -> None:
        """Set up a table and sit down; if there are several addresses, each client takes another."""
        raise NotImplementedError

    async def greet(self, seat: int) -> None:
        """Send the first message on a socket."""
        raise NotImplementedError

    async def receive(self, seat: int, text: str | bytes) -> None:
        """Handle a message."""
        raise NotImplementedError

    def has_turn(self) -> bool:
        """Set ``mover`` to the seat that must move, and return whether the match goes on."""
        raise NotImplementedError

    def move(self) -> str:
        """Return the message that plays a move."""
        raise NotImplementedError
