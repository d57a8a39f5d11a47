"""Health and metrics, for operators, and the addresses of this machine in its network."""

import secrets

import structlog
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import ludoteca
from ludoteca.core.versions import API, PACKAGE
from ludoteca.server.api.handlers import get
from ludoteca.server.api.requests import HttpRequest, is_from_here, services_of, token_of
from ludoteca.server.faults import ServerFault
from ludoteca.server.local_network import shared_urls
from ludoteca.server.messages.answers import Health, Nearby
from ludoteca.server.metrics import REGISTRY
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import sharing_command

log = structlog.get_logger()


@get("/health", tags=["health"], summary="Whether the server can do its work")
async def health(request: HttpRequest) -> Health:
    """Writes to the database; 503 if that fails, or takes two seconds."""
    services = services_of(request)
    if error := await services.probe.find_error():
        log.error("not healthy", error=error)
        if not (is_from_here(request) or _has_token(request)):  # strangers need not know addresses and names
            raise Refusal.of(ServerFault.DATABASE_AWAY)
        raise Refusal.of(ServerFault.DATABASE_FAULT, detail=error)
    ready = [
        name
        for name in ludoteca.game_names()
        if ludoteca.game(name).edition.digest in services.compiler.ready
    ]
    sockets = int(REGISTRY.get_sample_value("ludoteca_sockets") or 0)
    return Health("ok", PACKAGE, API, len(services.tables.in_memory), sockets, ready)


@get(
    "/metrics",
    tags=["health"],
    summary="Figures for Prometheus",
    sync_to_thread=False,
    media_type="text/plain",
)
def metrics(request: HttpRequest) -> Response[bytes]:
    """For programs on the same machine, and for those with the operator's token."""
    if not (is_from_here(request) or _has_token(request)):
        raise Refusal.of(ServerFault.FOR_OPERATOR)
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


@get("/api/nearby", tags=["health"], sync_to_thread=False)
def nearby(request: HttpRequest) -> Nearby:
    """Where other devices in the same network find this server; for browsers on the same machine."""
    if not is_from_here(request):
        raise Refusal.of(ServerFault.FOR_OPERATOR)
    settings = services_of(request).settings
    return Nearby(shared_urls(settings.host, settings.port), sharing_command(settings))


def _has_token(request: HttpRequest) -> bool:
    token = services_of(request).settings.metrics_token
    return bool(token) and secrets.compare_digest(token_of(request).encode(), str(token).encode())
