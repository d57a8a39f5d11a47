"""Health and metrics, for operators."""

import secrets

import structlog
from litestar import get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import ludoteca
from ludoteca.server.api.proxies import is_loopback, is_within
from ludoteca.server.api.requests import REFUSAL_RESPONSES, HttpRequest, services_of, token_of
from ludoteca.server.faults import Why
from ludoteca.server.messages.answers import Health
from ludoteca.server.metrics import REGISTRY
from ludoteca.server.refusals import Refusal

FORWARDED = ("x-forwarded-for", "forwarded", "via", "x-real-ip")
log = structlog.get_logger()


@get("/health", tags=["health"], summary="Whether the server can do its work", responses=REFUSAL_RESPONSES)
async def health(request: HttpRequest) -> Health:
    """Writes to the database; 503 with the reason if that fails, or takes two seconds."""
    services = services_of(request)
    if error := await services.probe.find_error():
        log.error("not healthy", error=error)
        raise Refusal(Why.DATABASE_FAULT, detail=error)
    ready = [
        name for name in ludoteca.names() if ludoteca.game(name).edition.digest in services.compiler.ready
    ]
    sockets = int(REGISTRY.get_sample_value("ludoteca_sockets") or 0)
    return Health("ok", ludoteca.__version__, len(services.tables.live), sockets, ready)


@get(
    "/metrics",
    tags=["health"],
    summary="Figures for Prometheus",
    sync_to_thread=False,
    media_type="text/plain",
    responses=REFUSAL_RESPONSES,
)
def metrics(request: HttpRequest) -> Response[bytes]:
    """For programs on the same machine, and for those with the operator's token."""
    if not (_is_local(request) or _has_token(request)):
        raise Refusal(Why.FOR_OPERATOR)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def _is_local(request: HttpRequest) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    peer = request.client.host if request.client else ""
    is_forwarded = any(name in request.headers for name in FORWARDED)
    is_proxy = is_within(peer, services_of(request).settings.trusted_proxies)
    return is_loopback(peer) and not is_forwarded and not is_proxy


def _has_token(request: HttpRequest) -> bool:
    token = services_of(request).settings.metrics_token
    return bool(token) and secrets.compare_digest(token_of(request).encode(), str(token).encode())
