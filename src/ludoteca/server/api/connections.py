"""Connections: how many may be open, and how long each may take over what it asks.

uvicorn closes a connection that is idle after a request.  It does not count connections by address, and it
waits for ever for a request that was begun or not begun at all, so both are done here.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import structlog
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ludoteca.server.api.metering import MeteredSockets
from ludoteca.server.api.proxies import is_within
from ludoteca.server.limits.addresses import network_of
from ludoteca.server.metrics import CONNECTIONS, CONNECTIONS_CLOSED
from ludoteca.server.settings import Limits, Network

BACKLOG = 256  # connections that the system accepts before the server has looked at them
RESERVED = BACKLOG + 128  # file descriptors for those, and for databases, logs and code
FEWEST = 16  # connections, however few descriptors there are
AWAY = 1.0  # seconds for which an address is turned away
MOST_AWAY = 10_000
log = structlog.get_logger()


@dataclass
class Connection:
    """One client's connection: what it is doing, and since when."""

    address: str | None  # None: of a trusted proxy, which speaks for many
    protocol: Any
    since: float
    request: int = 0  # the identity of the request under way
    phase: str = "request"

    def look(self) -> tuple[int, str]:
        """The request under way, and whether its head, its body or its answer is waited for."""
        if self.phase == "socket":
            return 0, "socket"
        cycle = getattr(self.protocol, "cycle", None)
        if cycle is None or cycle.response_complete:
            return id(cycle), "request"
        return id(cycle), "body" if cycle.more_body else "answer"


class Connections:
    """All open connections of this process."""

    def __init__(self, limits: Limits, trusted: Sequence[Network] = ()) -> None:
        self.limits = limits
        self.most = min(limits.connections, max(FEWEST, descriptors() - RESERVED))
        self.most_by_address = limits.address_connections
        self.seconds = {
            "request": limits.request_seconds, "body": limits.body_seconds, "answer": limits.answer_seconds,
        }  # fmt: skip
        self.trusted = trusted
        self.by_address: Counter[str] = Counter()
        self.open: dict[Any, Connection] = {}  # by transport
        self.refused = 0
        self.away: dict[str, float] = {}  # addresses that are turned away, and until when

    def turn_away(self, address: str) -> None:
        """Accept no connection of an address for a moment: it goes on asking although it is refused."""
        if len(self.away) >= MOST_AWAY:
            self.away.clear()
        self.away[address] = time.monotonic() + AWAY

    def admit(self, transport: Any, protocol: Any) -> bool:
        """Whether one more connection may be open; if not, it is closed."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else None
        address = None if host is None or is_within(host, self.trusted) else network_of(host)
        full = "all" if len(self.open) >= self.most else None
        if address is not None and self.by_address[address] >= self.most_by_address:
            full = "address"
        elif address is not None and self.away and self.away.get(address, 0.0) > time.monotonic():
            full = "refused"
        if full is not None:
            self.refused += 1
            CONNECTIONS_CLOSED.labels(full).inc()
            transport.abort()
            return False
        self.open[transport] = Connection(address, protocol, time.monotonic())
        CONNECTIONS.set(len(self.open))
        if address is not None:
            self.by_address[address] += 1
        return True

    def upgrade(self, transport: Any) -> None:
        """A connection has become a WebSocket, which has time-outs of its own."""
        if transport in self.open:
            self.open[transport].phase = "socket"
            self.open[transport].protocol = None  # HTTP's, which keeps several KiB

    def release(self, transport: Any) -> None:
        connection = self.open.pop(transport, None)
        CONNECTIONS.set(len(self.open))
        if connection is not None and connection.address is not None:
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def sweep(self) -> None:
        """Close the connections that take too long; called every second."""
        now = time.monotonic()
        for transport, connection in list(self.open.items()):
            request, phase = connection.look()
            if (request, phase) != (connection.request, connection.phase):
                connection.request, connection.phase, connection.since = request, phase, now
            elif now - connection.since > self.seconds.get(phase, now):
                CONNECTIONS_CLOSED.labels(phase).inc()
                transport.abort()
        if self.refused:
            log.warning("connections refused", count=self.refused, open=len(self.open))
            self.refused = 0


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """uvicorn's protocols for HTTP and WebSockets, counted."""

    class CountedRequests(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        transport: Any = None

        def connection_made(self, transport: Any) -> None:
            if connections.admit(transport, self):
                super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            if self.transport is not None:  # else it was refused
                super().data_received(data)

        def connection_lost(self, exc: Exception | None) -> None:
            if self.transport is not None:
                connections.release(self.transport)
                super().connection_lost(exc)

    class CountedSockets(MeteredSockets):
        limits = connections.limits

        def connection_made(self, transport: Any) -> None:
            connections.upgrade(transport)
            super().connection_made(transport)

        def start_keepalive(self) -> None:
            """Called once the handshake is over, which need not be remembered."""
            self.request = self.response = None
            super().start_keepalive()

        def connection_lost(self, exc: Exception | None) -> None:
            connections.release(self.transport)
            super().connection_lost(exc)

    return CountedRequests, CountedSockets


def descriptors() -> int:
    """How many files and connections this process may have open, after raising it as far as it may."""
    if sys.platform == "win32":
        return 8192
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, 10_240):  # some systems say that there is no bound and then take no more than this
        if now < wanted or wanted == resource.RLIM_INFINITY:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            except (ValueError, OSError):
                continue
            now = wanted
    return 2**20 if now == resource.RLIM_INFINITY else now
