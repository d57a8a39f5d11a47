"""Sockets at tables without a network: a test hands over messages and reads what was sent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from ludoteca.server.api.sockets import Socket
from ludoteca.server.api.text_socket import TextSocket
from ludoteca.server.messages.log import ChatBody
from ludoteca.server.services import Services
from ludoteca.server.storage.log_entries import Changes
from ludoteca.server.tables.live_table import LiveTable
from tests.support.server.server_process import PATIENCE, Message

HERE = "192.0.2.1"


class Line:
    """One client of a server, with everything that it was sent."""

    def __init__(self, can_write: bool = True) -> None:
        self.can_write = can_write  # otherwise the client does not read, and everything waits
        self.sent: asyncio.Queue[Message] = asyncio.Queue()
        self.closed: str | None = None  # the reason in the closing frame
        self._messages: asyncio.Queue[Any] = asyncio.Queue()
        self.is_full = asyncio.Event()  # something waits, because the client does not read
        self._has_left = asyncio.Event()

    def say(self, **message: Any) -> None:
        self._messages.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def leave(self) -> None:
        self._messages.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self._has_left.set()

    async def hear(self, *kinds: str) -> Message:
        """Return the next message of some kinds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                message = await self.sent.get()
                if message["type"] in kinds:
                    return message

    def heard(self) -> list[Message]:
        """Return everything that was sent since the last time."""
        return [self.sent.get_nowait() for _ in range(self.sent.qsize())]

    async def _receive(self) -> Any:
        return await self._messages.get()

    async def _send(self, frame: Any) -> None:
        if frame["type"] == "websocket.close":
            self.closed = frame["reason"]
        elif self.can_write:
            self.sent.put_nowait(json.loads(frame["text"]))
        else:
            self.is_full.set()
            await self._has_left.wait()

    def _write(self, texts: list[bytes]) -> bool:
        if self.can_write:
            for text in texts:
                self.sent.put_nowait(json.loads(text))
        return self.can_write

    def socket(self, services: Services, table: LiveTable, address: str = HERE) -> Socket:
        text_socket = TextSocket(self._receive, self._send, self._write)
        return Socket(services, table, text_socket, address)


@asynccontextmanager
async def connect_directly(
    services: Services, table: LiveTable, token: str, number: int = 0, **options: Any
) -> AsyncIterator[Line]:
    """Connect a client to a table."""
    line = Line(**options)
    line.say(type="hello", tokens=[token], number=number)
    running = asyncio.create_task(line.socket(services, table).run())
    yield line
    line.leave()
    await asyncio.wait_for(running, PATIENCE)


def lengthen_log(table: LiveTable, number: int) -> None:
    """Let the log of a table have some more entries, in memory only."""
    for _ in range(number):
        entry = table.next_entry("chat", None, ChatBody(text="hello", name="Anna", person="a"))
        table.apply(entry, Changes())
