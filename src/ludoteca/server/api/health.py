"""Health: for those who keep the server running."""

from typing import Any

from litestar import Request, get
from litestar.response import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import ludoteca
from ludoteca.server.api import house_of
from ludoteca.server.messages import Health
from ludoteca.server.metrics import REGISTRY, SOCKETS


@get("/health", tags=["health"], summary="Whether the server can do its work")
async def health(request: Request[Any, Any, Any]) -> Health:
    """Answers only if the database does."""
    house = house_of(request)
    await house.store.numbers([])
    ready = [name for name in ludoteca.names() if house.compiling.is_ready(ludoteca.game(name))]
    sockets = int(SOCKETS._value.get())
    return Health("ok", ludoteca.__version__, len(house.tables.live), sockets, ready)


@get(
    "/metrics",
    tags=["health"],
    summary="Figures for Prometheus",
    sync_to_thread=False,
    media_type="text/plain",
)
def metrics() -> Response[bytes]:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
