"""Text sockets: a WebSocket as ASGI gives it, without the layers that a framework adds.

Every move passes through sockets four times.  Those layers took a tenth of its processor time, and a tenth of
a table's memory.  A client that keeps up is sent its messages at once; what a slow one has not read waits in
an outbox.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Receive, Send

    from ludoteca.server.limits.socket_limits import WaitingBytes

LONGEST_REASON = 120  # bytes that a closing frame holds


class ClientDisconnected(Exception):
    """The client has left."""


class TextSocket:
    """Sends texts to one client and receives its texts."""

    __slots__ = ("_receive", "_send", "write")

    def __init__(self, receive: "Receive", send: "Send", write: Callable[[list[bytes]], bool]) -> None:
        self._receive = receive
        self._send = send
        self.write = write  # sends texts at once; returns whether that was possible

    async def accept(self) -> None:
        await self._receive()  # the request to connect
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str:
        """Return the next text, empty for binary messages.

        Raises:
            ClientDisconnected: The client has left.
        """
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise ClientDisconnected(f"code {message['code']}")
        return str(message.get("text") or "") if message["type"] == "websocket.receive" else ""

    async def send(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def close(self, code: int, why: str) -> None:
        """Close the socket with a reason, as much of it as a closing frame holds."""
        reason = why.encode()[:LONGEST_REASON].decode(errors="ignore")
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Outbox:
    """Messages that wait to be sent, limited in number and bytes, also for all clients of an address."""

    __slots__ = ("_bytes", "_messages", "_most", "_most_bytes", "_shared", "_waiter", "is_closed")

    def __init__(self, most: int, most_bytes: int, shared: "WaitingBytes | None" = None) -> None:
        self.is_closed = False
        self._most = most
        self._most_bytes = most_bytes
        self._shared = shared
        self._messages: list[bytes] = []
        self._bytes = 0  # of all messages that were not confirmed yet
        self._waiter: asyncio.Future[None] | None = None

    @property
    def is_empty(self) -> bool:
        """Whether everything was sent."""
        return self._bytes == 0

    def put(self, message: bytes) -> bool:
        """Add a message, and return whether the limits still hold."""
        self._messages.append(message)
        self._count(len(message))
        self._wake()
        is_crowded = self._shared is not None and self._shared.total > self._shared.most
        return len(self._messages) <= self._most and self._bytes <= self._most_bytes and not is_crowded

    def close(self) -> None:
        """Drop what waits, and wake the sender."""
        self.is_closed = True
        self._messages.clear()
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self) -> list[bytes]:
        """Wait for messages and take all of them; empty after closing."""
        if not self._messages and not self.is_closed:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        taken, self._messages = self._messages, []
        return taken

    def confirm(self, message: bytes) -> None:
        """Note that a message was sent."""
        self._count(-len(message))

    def discard(self) -> None:
        """Forget everything that was not sent: the client has gone."""
        self._messages.clear()
        self._count(-self._bytes)

    def _count(self, size: int) -> None:
        self._bytes += size
        if self._shared is not None:
            self._shared.total += size
