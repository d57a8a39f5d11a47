"""Metering: how fast a WebSocket is read, so that no client delays the others.

The application only limits messages; pings and pongs are answered below it.  So frames and bytes are counted
here.  Input is parsed in small pieces, and other clients get their turn in between.  A socket that has sent
too much is not read for a while.  One that does so again and again is closed.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from ludoteca.server.api.closing_codes import POLICY_VIOLATION
from ludoteca.server.limits.rates import TokenBucket
from ludoteca.server.metrics import CONNECTIONS_CLOSED
from ludoteca.server.settings import Limits

PIECE = 1024  # bytes that are parsed at a time: at most 170 frames
MOST_PAUSES = 5  # pauses in a row before the socket is closed
assert isinstance(AutoWebSocketsProtocol, type)


class MeteredSockets(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's protocol for WebSockets, with limits on frames and bytes."""

    limits: Limits  # uvicorn makes the instances, so a subclass sets it (see ``make_protocols``)
    close_sent: bool

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.frame_bucket = TokenBucket(self.limits.frame_rate, self.limits.frame_burst)
        self.byte_bucket = TokenBucket(self.limits.byte_rate, self.limits.byte_burst)
        self.unread = b""  # received and not parsed yet
        self.later: asyncio.Handle | None = None  # when reading goes on
        self.pauses = 0  # in a row
        self.received = 0  # frames in the current piece

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread = self.unread + data if self.unread else data
        if self.later is None:
            self._parse_piece()
        else:
            self.transport.pause_reading()  # uvicorn has resumed it to hear that the client leaves

    def _parse_piece(self) -> None:
        """Parse one piece, then go on at once, later or not at all."""
        self.later = None
        piece, self.unread = self.unread[:PIECE], self.unread[PIECE:]
        self.received = 0
        if piece:
            super().data_received(piece)
        if self.transport.is_closing():
            self.unread = b""
            return
        wait = max(self.frame_bucket.charge(self.received), self.byte_bucket.charge(len(piece)))
        if wait:
            self.pauses += 1
        elif self.frame_bucket.left >= self.limits.frame_burst / 2:
            self.pauses = 0
        if self.pauses > MOST_PAUSES:
            self._disconnect()
        elif wait or self.unread:
            self.transport.pause_reading()
            self.later = self.loop.call_later(wait, self._parse_piece)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _disconnect(self) -> None:
        CONNECTIONS_CLOSED.labels("frames").inc()
        self.unread = b""
        if not self.close_sent:
            self.conn.fail(POLICY_VIOLATION, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def handle_events(self) -> None:
        self.received = len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer a ping, unless the client does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.later is not None:
            self.transport.pause_reading()  # uvicorn may just have resumed it
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        if self.later is not None:
            self.later.cancel()
        self.unread = b""
        super().connection_lost(exc)
