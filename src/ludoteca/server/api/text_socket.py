"""Text sockets: a WebSocket as ASGI gives it, without the layers that a framework puts around it for HTTP.

Every move passes through sockets four times; those layers took a tenth of its processor time and a tenth of
a table's memory.
"""

import asyncio
from contextlib import suppress

from litestar.types import Receive, Send

LONGEST_REASON = 120  # bytes that a closing frame holds


class Gone(Exception):
    """The client has left."""


class TextSocket:
    """Texts to and from one client."""

    __slots__ = ("_receive", "_send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()  # the wish to connect
        await self._send({"type": "websocket.accept", "subprotocol": None, "headers": []})

    async def receive(self) -> str:
        """The next text; what is not a text is none that we know.  Gone if there will be none."""
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone(f"code {message['code']}")
        return str(message.get("text") or "") if message["type"] == "websocket.receive" else ""

    async def send(self, text: bytes) -> None:
        await self._send({"type": "websocket.send", "text": text.decode(), "bytes": None})

    async def close(self, code: int, why: str) -> None:
        """For a reason that is cut to what a closing frame holds; the client may be gone already."""
        reason = why.encode()[:LONGEST_REASON].decode(errors="ignore")
        with suppress(Exception):
            await self._send({"type": "websocket.close", "code": code, "reason": reason})


class Outbox:
    """Messages that wait to be sent.  It holds so many of them, and so many bytes."""

    __slots__ = ("_bytes", "_messages", "_most", "_most_bytes", "_waiter", "is_closed")

    def __init__(self, most: int, most_bytes: int) -> None:
        self.is_closed = False
        self._most = most
        self._most_bytes = most_bytes
        self._messages: list[bytes] = []
        self._bytes = 0  # of all that were put and not yet confirmed as sent
        self._waiter: asyncio.Future[None] | None = None

    def put(self, message: bytes) -> bool:
        """Whether there is still room."""
        self._messages.append(message)
        self._bytes += len(message)
        self._wake()
        return len(self._messages) <= self._most and self._bytes <= self._most_bytes

    def close(self) -> None:
        """Drop what waits; nothing more is taken."""
        self.is_closed = True
        self._messages.clear()
        self._wake()

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def take(self) -> list[bytes]:
        """All that waits, as soon as something does; empty if it is closed."""
        if not self._messages and not self.is_closed:
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter
            self._waiter = None
        taken, self._messages = self._messages, []
        return taken

    def sent(self, message: bytes) -> None:
        self._bytes -= len(message)
