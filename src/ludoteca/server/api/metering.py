"""WebSockets below the application: how fast they are read, and how texts are written at once.

The application only limits messages; pings and pongs are answered below it.  So frames and bytes are counted
here.  Input is parsed in small pieces, and other clients get their turn in between.  A socket that has sent
too much is not read for a while.  One that does so again and again is closed.

ASGI sends a message by awaiting it.  The news of a move goes to several clients, and nearly always there is
nothing to wait for, so the application is also given ``write_texts``.
"""

import asyncio
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ludoteca.server.api.closing_codes import POLICY_VIOLATION
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.rates import TokenBucket
from ludoteca.server.metrics import CONNECTIONS_CLOSED
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits

PIECE = 1024  # bytes that are parsed at a time: at most 170 frames
MOST_PAUSES = 5  # pauses in a row before the socket is closed
WHOLE_TEXT = 0x81  # the first byte of a frame that holds a whole text (RFC 6455)
LENGTH_16, LENGTH_64 = 126, 127  # the second byte, if the length follows in 16 or 64 bits
WRITE_TEXTS = "ludoteca.write_texts"  # the ASGI extension under which the application finds that method


class MeteredSockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, with limits on frames and bytes."""

    limits: Limits  # uvicorn makes the instances, so a subclass sets it (see ``make_protocols``)
    scope: Any  # its extensions take more than those of ASGI

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.frame_bucket = TokenBucket(self.limits.frame)
        self.byte_bucket = TokenBucket(self.limits.byte)
        self.unread = b""  # received and not parsed yet
        self.later: asyncio.Handle | None = None  # when reading goes on
        self.pauses = 0  # in a row
        self.received = 0  # frames in the current piece

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # otherwise it was refused
            self.scope["extensions"][WRITE_TEXTS] = self.write_texts

    def write_texts(self, texts: Iterable[bytes]) -> bool:
        """Write texts, and return whether that was possible without waiting for the client."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        self.transport.write(b"".join([text_frame(text) for text in texts]))
        return True

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
        elif self.frame_bucket.left >= self.limits.frame.burst / 2:
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
            self.conn.fail(POLICY_VIOLATION, Refusal.of(ServerFault.TOO_MANY_MESSAGES).closing_text)
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
        """Return the next message, as uvicorn does, but read no more from a socket that has sent too much."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if self.later is None:
                self.transport.resume_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        if self.later is not None:
            self.later.cancel()
        self.unread = b""
        super().connection_lost(exc)


def text_frame(text: bytes) -> bytes:
    """Return a text as one frame of a WebSocket: a server's, so it is not masked."""
    length = len(text)
    if length < LENGTH_16:
        return b"%c%c%b" % (WHOLE_TEXT, length, text)
    if length < 2**16:
        return b"%c%c%b%b" % (WHOLE_TEXT, LENGTH_16, length.to_bytes(2, "big"), text)
    return b"%c%c%b%b" % (WHOLE_TEXT, LENGTH_64, length.to_bytes(8, "big"), text)
