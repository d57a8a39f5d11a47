"""The app: routes, the OpenAPI document, and the lifespan of the services."""

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from http import HTTPStatus
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
from litestar.types import Receive, Scope, Send

from ludoteca.core.versions import API
from ludoteca.server.api.closing_codes import INTERNAL_ERROR, POLICY_VIOLATION, TRY_AGAIN_LATER
from ludoteca.server.api.connections import Connections
from ludoteca.server.api.desk import DeskController
from ludoteca.server.api.error_responses import (
    database_response,
    failure_response,
    framework_response,
    nesting_response,
    refusal_response,
)
from ludoteca.server.api.games import GamesController
from ludoteca.server.api.guards import Guard, add_security_headers, check_host, is_same_origin
from ludoteca.server.api.health import health, metrics, nearby
from ludoteca.server.api.metering import WRITE_TEXTS
from ludoteca.server.api.moderation import ModerationController
from ludoteca.server.api.pages import page_handler
from ludoteca.server.api.people import PeopleController
from ludoteca.server.api.push import PushController
from ludoteca.server.api.records import RecordsController
from ludoteca.server.api.requests import Connection, counted_address, services_of
from ludoteca.server.api.schemas import schemas
from ludoteca.server.api.sockets import Socket
from ludoteca.server.api.tables import TablesController
from ludoteca.server.api.text_socket import TextSocket
from ludoteca.server.causes import cause_of
from ludoteca.server.faults import ServerFault
from ludoteca.server.metrics import REFUSALS
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database_errors import DATABASE_ERRORS

log = structlog.get_logger()

ABOUT = """Tables for board games, for people and programs.

Sign in as a guest with `POST /api/people`, set up a table or join one, then play over its socket,
`/api/tables/{table}/live`, or over HTTP.  A client sends messages of the schema `ClientMessage` over the
socket and receives `ServerMessage`; docs/server.md describes them with examples."""


LIVE = re.compile("/api/tables/([^/]{1,64})/live")


class App:
    """Gives HTTP to the framework, and serves the sockets of tables without it."""

    def __init__(self, framework: Litestar, connections: Connections) -> None:
        self.framework = framework
        self.guard = Guard(connections)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind: str = scope["type"]
        if kind == ScopeType.HTTP:
            scope["litestar_app"] = self.framework
            await self.guard(scope, receive, send, self.framework)
        elif kind == ScopeType.WEBSOCKET:
            scope["litestar_app"] = self.framework
            found = LIVE.fullmatch(scope["path"])
            extensions: Any = scope["extensions"]
            socket = TextSocket(receive, send, extensions[WRITE_TEXTS])
            await self.serve_table(scope, socket, found[1] if found else "")
        else:
            await self.framework(scope, receive, send)

    async def serve_table(self, scope: Scope, socket: TextSocket, table: str) -> None:
        """Serve one client on the socket of a table."""
        await socket.accept()
        services, address = services_and_address(scope)
        try:
            with services.request_limits.hold_socket(address):
                services.bans.check(address)
                check_page(ASGIConnection(scope))
                scope["headers"] = ()  # otherwise they stay in memory as long as the socket is open
                found = await services.tables.find(table)
                await Socket(services, found, socket, address).run()
        except Refusal as refusal:
            REFUSALS.labels(refusal.reason).inc()
            if refusal.status == HTTPStatus.TOO_MANY_REQUESTS:
                self.guard.note_refused(address)
            else:
                log.info("socket refused", table=table, reason=refusal.reason)
            await socket.close(POLICY_VIOLATION, refusal.closing_text)
        except DATABASE_ERRORS as error:
            log.error("socket failed", table=table, error=cause_of(error))
            await socket.close(TRY_AGAIN_LATER, Refusal.of(ServerFault.DATABASE_AWAY).closing_text)
        except Exception:
            log.exception("socket failed", table=table)
            await socket.close(INTERNAL_ERROR, Refusal.of(ServerFault.FAILED).closing_text)


def check_page(connection: Connection) -> None:
    """Refuse a socket that a page of another site opens."""
    check_host(connection)
    if not is_same_origin(connection):
        raise Refusal.of(ServerFault.OTHER_PAGE)


def services_and_address(scope: Scope) -> tuple[Services, str]:
    """Return the services for a connection, and the address under which it is counted."""
    connection: Connection = ASGIConnection(scope)
    return services_of(connection), counted_address(connection)


def openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ludoteca",
        version=str(API),
        description=ABOUT,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        tags=[Tag(name) for name in ("people", "tables", "records", "games", "desk", "health")],
        components=Components(
            security_schemes={
                "person": SecurityScheme("http", "the token of a person", scheme="bearer"),
                "seat": SecurityScheme("http", "the token of one seat", scheme="bearer"),
            },
        ),
    )


def create_app(settings: Settings) -> Litestar:
    """Return the framework's application, with services that live as long as it does."""

    @asynccontextmanager
    async def run_services(app: Litestar) -> AsyncIterator[None]:
        services = app.state.services = await Services.create(settings)
        try:
            await services.start()
            yield
        finally:
            await services.close()

    handlers: Sequence[Any] = [
        GamesController, PeopleController, TablesController, ModerationController, RecordsController,
        DeskController, PushController, health, metrics, nearby,
    ]  # fmt: skip
    if settings.web is not None:
        handlers = [*handlers, page_handler(settings.web)]
    app = Litestar(
        handlers,
        lifespan=[run_services],
        openapi_config=openapi_config(),
        exception_handlers={
            Refusal: refusal_response, HTTPException: framework_response, RecursionError: nesting_response,
            Exception: failure_response, **dict.fromkeys(DATABASE_ERRORS, database_response),
        },
        before_send=[add_security_headers],
        # Only what is the same for everybody: the size of a compressed answer can reveal a secret in it.
        # Pages are compressed already.
        compression_config=CompressionConfig(
            "gzip", exclude=["^/api/(?!games)", "^/metrics", "^/$", "^/assets/", r"^/[\w-]+\.\w+$"]
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )  # fmt: skip
    components = app.openapi_schema.components
    components.schemas = {**components.schemas, **schemas()}
    return app
