"""Health: for those who keep the server running."""

import asyncio
import secrets
from typing import Any

import structlog
from litestar import Request, get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import ludoteca
from ludoteca.server.api.proxies import is_loopback, is_within
from ludoteca.server.api.requests import REFUSALS, services_of, token_of
from ludoteca.server.messages.answers import Health
from ludoteca.server.metrics import REGISTRY, SOCKETS
from ludoteca.server.refusals import DATABASE_ERRORS, Refusal, cause_of, not_yours
from ludoteca.server.services import Services

LONGEST = 1.5  # seconds for the database to write
FORWARDED = ("x-forwarded-for", "forwarded", "via", "x-real-ip")
log = structlog.get_logger()


@get("/health", tags=["health"], summary="Whether the server can do its work", responses=REFUSALS)
async def health(request: Request[Any, Any, Any]) -> Health:
    """Writes to the database; 503 with what is wrong if it cannot, or not within two seconds."""
    services = services_of(request)
    if wrong := await fault_of(services):
        log.error("not healthy", error=wrong)
        raise Refusal(503, "database", f"the database cannot be written: {wrong}")
    ready = [
        name for name in ludoteca.names() if ludoteca.game(name).edition.digest in services.compiler.ready
    ]
    sockets = int(SOCKETS._value.get())
    return Health("ok", ludoteca.__version__, len(services.tables.live), sockets, ready)


async def fault_of(services: Services) -> str | None:
    """What is wrong with the database, None if it writes.

    One probe at a time: while it hangs, whoever asks hears so.  It is never waited for longer, not even
    until it is cancelled, since that can take as long as the database does.
    """
    if services.probe is None or services.probe.done():
        services.probe = asyncio.create_task(services.database.probe())
    probe = services.probe
    await asyncio.wait({probe}, timeout=LONGEST)
    if not probe.done():
        return f"no answer within {LONGEST} s"
    try:
        probe.result()
    except DATABASE_ERRORS as error:
        return cause_of(error)
    return None


@get(
    "/metrics",
    tags=["health"],
    summary="Figures for Prometheus",
    sync_to_thread=False,
    media_type="text/plain",
    responses=REFUSALS,
)
def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """For programs on the same machine, and for those with the token that the operator has set."""
    if not (_is_local(request) or _has_token(request)):
        raise not_yours("figures are for this machine, or for who sends the operator's token")
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _is_local(request: Request[Any, Any, Any]) -> bool:
    """From this machine, and not through a proxy on it, named or not."""
    peer = request.client.host if request.client else ""
    is_forwarded = any(name in request.headers for name in FORWARDED)
    is_proxy = is_within(peer, services_of(request).settings.trusted_proxies)
    return is_loopback(peer) and not is_forwarded and not is_proxy


def _has_token(request: Request[Any, Any, Any]) -> bool:
    token = services_of(request).settings.metrics_token
    return bool(token) and secrets.compare_digest(token_of(request).encode(), str(token).encode())
