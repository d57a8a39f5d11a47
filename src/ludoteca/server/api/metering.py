"""Metering: how fast one WebSocket is read, so that none keeps the others waiting.

Pings and pongs are answered below the application, which limits messages only.  So frames and bytes are
counted here: what comes in is parsed in small pieces, between which others have their turn, and a socket
that has sent too much is not read for a while.  One that goes on all the same is closed.
"""

import asyncio
from typing import Any

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

from ludoteca.server.limits.rates import TokenBucket
from ludoteca.server.metrics import CONNECTIONS_CLOSED
from ludoteca.server.settings import Limits

PIECE = 1024  # bytes that are parsed without a pause: at most 170 frames
STRIKES = 5  # pauses without a rest between them; then the socket is closed
POLICY = 1008  # the closing code
assert isinstance(AutoWebSocketsProtocol, type)


class MeteredSockets(AutoWebSocketsProtocol):  # type: ignore[misc, valid-type]
    """uvicorn's protocol for WebSockets, read no faster than limits allow."""

    limits: Limits
    close_sent: bool

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.frame_bucket = TokenBucket(self.limits.frame_rate, self.limits.frame_burst)
        self.byte_bucket = TokenBucket(self.limits.byte_rate, self.limits.byte_burst)
        self.unread = b""  # read from the system and not parsed yet
        self.later: asyncio.Handle | None = None  # when to go on; nothing is read from the system until then
        self.strikes = 0
        self.received = 0  # frames in one piece

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)
            return
        self.unread = self.unread + data if self.unread else data
        if self.later is None:
            self._parse_piece()
        else:
            self.transport.pause_reading()  # uvicorn has resumed it to hear the end

    def _parse_piece(self) -> None:
        """Parse as much as is done without a pause, then go on at once, later or not at all."""
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
            self.strikes += 1
        elif self.frame_bucket.left >= self.limits.frame_burst / 2:
            self.strikes = 0
        if self.strikes > STRIKES:
            self._send_away()
        elif wait or self.unread:
            self.transport.pause_reading()
            self.later = self.loop.call_later(wait, self._parse_piece)
        elif not self.read_paused:
            self.transport.resume_reading()

    def _send_away(self) -> None:
        CONNECTIONS_CLOSED.labels("frames").inc()
        self.unread = b""
        if not self.close_sent:
            self.conn.fail(POLICY, "too many frames")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.transport.close()

    def handle_events(self) -> None:
        self.received = len(self.conn.events)
        super().handle_events()

    def handle_ping(self) -> None:
        """Answer, unless the client does not read the answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def receive(self) -> Any:
        message = await super().receive()
        if self.later is not None:
            self.transport.pause_reading()  # which uvicorn may just have resumed
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        if self.later is not None:
            self.later.cancel()
        self.unread = b""
        super().connection_lost(exc)
