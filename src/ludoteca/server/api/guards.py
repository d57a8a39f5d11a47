"""Guards: checks that every request passes first, and headers that every answer gets."""

import asyncio
import re
import time
from functools import lru_cache
from urllib.parse import urlsplit

import structlog
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ludoteca.server.api.connections import Connections
from ludoteca.server.api.error_responses import LOGGED, refusal_response
from ludoteca.server.api.proxies import is_host_allowed
from ludoteca.server.api.requests import Connection, counted_address, services_of
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Rate

HEADERS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self'{sockets}; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}
HOST = re.compile(r"[a-z0-9.-]{1,253}(:\d{1,5})?|\[[0-9a-f:.]{2,45}\](:\d{1,5})?", re.IGNORECASE)
LONGEST_NAME = 255  # bytes of a file's name
LONGEST_PATH = 1024  # bytes
REFUSAL_RATE = Rate(1.0, 50)  # of an address, until it is blocked
log = structlog.get_logger()


class Exchange:
    """One request and its answer, whose status is logged."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope = scope
        self.receive = receive
        self.send = send
        self.status = 0

    async def answer(self, message: Message) -> None:
        """Send a part of the answer, and note its status."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
        await self.send(message)

    async def refuse(self, refusal: Refusal, is_last: bool = False) -> None:
        """Answer with a refusal, and close the connection if this ``is_last``."""
        response = refusal_response(Request(self.scope), refusal)
        if is_last:
            response.headers["connection"] = "close"
        app = response.to_asgi_response(None, Request(self.scope))
        await app(self.scope, self.receive, self._answer_securely)

    async def _answer_securely(self, message: Message) -> None:
        await add_security_headers(message, self.scope)
        await self.answer(message)


class Guard:
    """Runs before the framework: limits requests by address, and logs each without its token."""

    def __init__(self, connections: Connections) -> None:
        self.connections = connections
        self.refusals = RateLimit("refusals", REFUSAL_RATE)
        self.unlogged = 0  # refusals that were not logged yet

    async def __call__(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        start = time.perf_counter()
        request: Connection = ASGIConnection(scope)
        exchange, address = Exchange(scope, receive, send), counted_address(request)
        try:
            services_of(request).request_limits.requests.take(address)
        except Refusal as refusal:
            await exchange.refuse(refusal, is_last=not self.note_refused(address))
            return
        if has_two_lengths(request):
            await exchange.refuse(Refusal.of(ServerFault.TWO_LENGTHS), is_last=True)
            return
        try:
            check_path(scope["path"])
            check_host(request)
            if scope["path"].startswith("/api/"):
                services_of(request).bans.check(address)
        except Refusal as refusal:
            await exchange.refuse(refusal)
        else:
            await next_app(scope, receive, exchange.answer)
        seconds, path = round(time.perf_counter() - start, 4), scope["path"][:LOGGED]
        log.info("request", method=scope.get("method"), path=path, status=exchange.status, seconds=seconds)

    def note_refused(self, address: str) -> bool:
        """Count a request beyond the limit, and return whether the address may stay connected."""
        if not self.unlogged:
            asyncio.get_running_loop().call_later(1.0, self._log_refusals)
        self.unlogged += 1
        try:
            self.refusals.take(address)
        except Refusal:
            self.connections.block(address)
            return False
        return True

    def _log_refusals(self) -> None:
        log.warning("requests refused", count=self.unlogged)
        self.unlogged = 0


def check_path(path: str) -> None:
    """Refuse paths that no file can have: functions of the system fail on them."""
    if len(path.encode(errors="replace")) > LONGEST_PATH:
        raise Refusal.of(ServerFault.PATH_TOO_LONG)
    if "\0" in path or any(len(part.encode(errors="replace")) > LONGEST_NAME for part in path.split("/")):
        raise Refusal.of(ServerFault.NO_SUCH_PATH)


def has_two_lengths(connection: Connection) -> bool:
    """Whether a request states its length twice: a proxy might take a part of it for the next request."""
    return "content-length" in connection.headers and "transfer-encoding" in connection.headers


def check_host(connection: Connection) -> None:
    """Refuse a request for a host name that is not this server's."""
    host = connection.headers.get("host", "")
    if not is_host_allowed(host, services_of(connection).settings):
        raise Refusal.of(ServerFault.UNKNOWN_HOST)


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add security headers to an answer, also to those of the framework."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        sockets = sockets_of(Connection(scope).headers.get("host", ""))
        for name, value in HEADERS.items():
            headers.setdefault(name, value.replace("{sockets}", sockets))


@lru_cache(maxsize=256)
def sockets_of(host: str) -> str:
    """Return this server's own sockets, for browsers in which 'self' means only HTTP."""
    return f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""


def is_same_origin(socket: Connection) -> bool:
    """Whether a socket is opened by one of our pages, or by a program, which sends no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    allowed = services_of(socket).settings.origins
    try:
        own = urlsplit(origin).netloc
    except ValueError:  # such as http://[
        return False
    return own == socket.headers.get("host") or origin in allowed
