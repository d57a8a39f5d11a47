"""The app: routes, documents and the life of the server."""

import re
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme, Tag
from litestar.static_files import create_static_files_router
from litestar.types import Receive, Scope, Send

import ludoteca
from ludoteca.server.api.games import GamesController
from ludoteca.server.api.guards import (
    Guard,
    check_host,
    failed,
    guarded,
    is_same_origin,
    misunderstood,
    refused,
    too_deep,
    unavailable,
)
from ludoteca.server.api.health import health, metrics
from ludoteca.server.api.moderation import ModerationController
from ludoteca.server.api.people import PeopleController
from ludoteca.server.api.records import RecordsController
from ludoteca.server.api.requests import address_of, services_of
from ludoteca.server.api.schemas import schemas
from ludoteca.server.api.sockets import POLICY, Socket
from ludoteca.server.api.tables import TablesController
from ludoteca.server.api.text_socket import TextSocket
from ludoteca.server.logs import configure
from ludoteca.server.metrics import REFUSALS
from ludoteca.server.refusals import DATABASE_ERRORS, Refusal, cause_of, database_refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings

FAILED, TRY_AGAIN = 1011, 1013  # closing codes
TOO_MANY = 429  # the status of what goes beyond a limit
log = structlog.get_logger()

ABOUT = """Tables for board games, for people and programs.

Come in with `POST /api/people`, set up a table or join one, then play over its socket,
`/api/tables/{table}/live`, or over HTTP.  A client sends messages of the schema `ClientMessage` over the
socket and receives `ServerMessage`; docs/server.md describes them with examples."""


LIVE = re.compile("/api/tables/([^/]{1,64})/live")


class App:
    """The framework for HTTP; the sockets of tables, which carry every move, go past it."""

    def __init__(self, framework: Litestar, turn_away: Callable[[str], None] = lambda _: None) -> None:
        self.framework = framework
        self.guard = Guard(turn_away)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == ScopeType.HTTP:
            scope["litestar_app"] = self.framework
            await self.guard(scope, receive, send, self.framework)
        elif kind == ScopeType.WEBSOCKET:
            scope["litestar_app"] = self.framework
            found = LIVE.fullmatch(scope["path"])
            await self.live(scope, TextSocket(receive, send), found[1] if found else "")
        else:
            await self.framework(scope, receive, send)

    async def live(self, scope: Scope, socket: TextSocket, table: str) -> None:
        """A table's socket: say hello, then hear and play."""
        await socket.accept()
        services, address = origin_of(scope)
        try:
            with services.socket_from(address):
                check_page(ASGIConnection(scope))
                scope["headers"] = ()  # kept as long as the socket otherwise
                found = await services.tables.find(table)
                await Socket(services, found, socket, address).run()
        except Refusal as refusal:
            REFUSALS.labels(refusal.reason).inc()
            if refusal.status == TOO_MANY:
                self.guard.is_borne(address)
            else:
                log.info("socket refused", table=table, reason=refusal.reason)
            await socket.close(POLICY, refusal.message)
        except DATABASE_ERRORS as error:
            log.error("socket failed", table=table, error=cause_of(error))
            await socket.close(TRY_AGAIN, database_refusal().message)
        except Exception:
            log.exception("socket failed", table=table)
            await socket.close(FAILED, "something went wrong on our side")


def check_page(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Refuse a socket that a foreign page opens."""
    check_host(connection)
    if not is_same_origin(connection):
        raise Refusal(403, "origin", "not from this page")


def origin_of(scope: Scope) -> tuple[Services, str]:
    """The server that a client has connected to, and the address that it is counted under."""
    connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
    return services_of(connection), address_of(connection)


def document() -> OpenAPIConfig:
    """The OpenAPI document, with the messages of sockets among its schemas."""
    return OpenAPIConfig(
        title="Ludoteca",
        version=ludoteca.__version__,
        description=ABOUT,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        tags=[Tag(name) for name in ("people", "tables", "records", "games", "health")],
        components=Components(
            security_schemes={
                "person": SecurityScheme("http", "the token of a person", scheme="bearer"),
                "seat": SecurityScheme("http", "the token of one seat", scheme="bearer"),
            },
        ),
    )


def create_app(settings: Settings) -> Litestar:
    """A server with its own house."""
    configure()

    @asynccontextmanager
    async def opened(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = Services(settings)
        await services.open()
        try:
            yield
        finally:
            await services.close()

    handlers: Sequence[Any] = [
        GamesController, PeopleController, TablesController, ModerationController, RecordsController,
        health, metrics,
    ]  # fmt: skip
    if settings.web is not None:
        pages = create_static_files_router("/", directories=[settings.web], html_mode=True)
        handlers = [*handlers, pages]
    app = Litestar(
        handlers,
        lifespan=[opened],
        openapi_config=document(),
        exception_handlers={
            Refusal: refused, HTTPException: misunderstood, RecursionError: too_deep, Exception: failed,
            **dict.fromkeys(DATABASE_ERRORS, unavailable),
        },
        before_send=[guarded],
        compression_config=CompressionConfig("gzip", exclude=["^/api", "^/metrics"]),  # pages, not secrets
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )  # fmt: skip
    told = app.openapi_schema.components
    told.schemas = {**told.schemas, **schemas()}
    return app
