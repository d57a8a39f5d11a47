"""Connections: how many may be open, and how long each may take for a request.

uvicorn closes connections that are idle after a request.  It does not limit them by address, and it waits for
ever for a request that never begins or never ends.  Both are done here.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Any, Protocol

import structlog
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from ludoteca.server.api.metering import MeteredSockets
from ludoteca.server.api.proxies import is_within
from ludoteca.server.limits.addresses import mask_address
from ludoteca.server.metrics import CONNECTIONS, CONNECTIONS_CLOSED
from ludoteca.server.settings import Limits, Network

BACKLOG = 256  # connections that the system accepts before the server does
RESERVED = BACKLOG + 128  # file descriptors for those, and for databases, logs and code
FEWEST_CONNECTIONS = 16  # connections, however few file descriptors there are
BLOCKED_SECONDS = 1.0  # for which an address is blocked
MOST_BLOCKED = 10_000  # addresses
log = structlog.get_logger()


class Transport(Protocol):
    """What counting needs of asyncio's transports."""

    def get_extra_info(self, name: str, /) -> Any: ...

    def abort(self) -> None: ...


@dataclass
class OpenConnection:
    """One client's connection: what it is doing, and since when."""

    address: str | None  # None for a trusted proxy, which has many clients
    protocol: object  # of uvicorn, which has no type in common for them
    since: float
    request: int = 0  # the identity of the current request
    phase: str = "request"

    def current_phase(self) -> tuple[int, str]:
        """Return the current request, and whether we wait for its head, its body or the end of its answer."""
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
        self.most = min(
            limits.connection_at_once, max(FEWEST_CONNECTIONS, raise_descriptor_limit() - RESERVED)
        )
        self.most_by_address = limits.connection_address_at_once
        self.seconds = {
            "request": limits.request_seconds, "body": limits.body_seconds, "answer": limits.answer_seconds,
        }  # fmt: skip
        self.trusted = trusted
        self.by_address: Counter[str] = Counter()
        self.open: dict[Transport, OpenConnection] = {}  # by transport
        self.refused = 0
        self.blocked: dict[str, float] = {}  # addresses that are blocked, and until when

    def block(self, address: str) -> None:
        """Accept no connection from an address for a moment."""
        if len(self.blocked) >= MOST_BLOCKED:
            self.blocked.clear()
        self.blocked[address] = time.monotonic() + BLOCKED_SECONDS

    def admit(self, transport: Transport, protocol: object) -> bool:
        """Accept a new connection, or close it if there are too many, and return whether it was accepted."""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else None
        address = None if host is None or is_within(host, self.trusted) else mask_address(host)
        full = "all" if len(self.open) >= self.most else None
        if address is not None and self.by_address[address] >= self.most_by_address:
            full = "address"
        elif address is not None and self.blocked and self.blocked.get(address, 0.0) > time.monotonic():
            full = "refused"
        if full is not None:
            self.refused += 1
            CONNECTIONS_CLOSED.labels(full).inc()
            transport.abort()
            return False
        self.open[transport] = OpenConnection(address, protocol, time.monotonic())
        CONNECTIONS.set(len(self.open))
        if address is not None:
            self.by_address[address] += 1
        return True

    def upgrade(self, transport: Transport) -> None:
        """Note that a connection has become a WebSocket, which has timeouts of its own."""
        if transport in self.open:
            self.open[transport].phase = "socket"
            self.open[transport].protocol = None  # of HTTP, which holds several KiB

    def release(self, transport: Transport) -> None:
        connection = self.open.pop(transport, None)
        CONNECTIONS.set(len(self.open))
        if connection is not None and connection.address is not None:
            self.by_address[connection.address] -= 1
            if not self.by_address[connection.address]:
                del self.by_address[connection.address]

    def sweep(self) -> None:
        """Close connections that take too long; called every second."""
        now = time.monotonic()
        for transport, connection in list(self.open.items()):
            request, phase = connection.current_phase()
            if (request, phase) != (connection.request, connection.phase):
                connection.request, connection.phase, connection.since = request, phase, now
            elif now - connection.since > self.seconds.get(phase, inf):
                CONNECTIONS_CLOSED.labels(phase).inc()
                transport.abort()
        if self.refused:
            log.warning("connections refused", count=self.refused, open=len(self.open))
            self.refused = 0


def make_protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """Return uvicorn's protocols for HTTP and WebSockets, with the limits on connections."""

    class CountedHttp(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
        transport: Any = None

        def connection_made(self, transport: Any) -> None:
            if connections.admit(transport, self):
                super().connection_made(transport)

        def data_received(self, data: bytes) -> None:
            if self.transport is not None:  # otherwise it was refused
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
            """Forget the handshake, which is over now."""
            self.request = self.response = None  # type: ignore[assignment]
            super().start_keepalive()

        def connection_lost(self, exc: Exception | None) -> None:
            connections.release(self.transport)
            super().connection_lost(exc)

    return CountedHttp, CountedSockets


def raise_descriptor_limit() -> int:
    """Raise the limit on open files and connections of this process, and return the new limit."""
    if sys.platform == "win32":
        return 8192
    import resource

    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    for wanted in (most, 10_240):  # some systems report no limit, but accept no more than this
        if now < wanted or wanted == resource.RLIM_INFINITY:
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
            except (ValueError, OSError):
                continue
            now = wanted
    return 2**20 if now == resource.RLIM_INFINITY else now
