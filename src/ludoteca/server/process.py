"""The server as a process, which listens until a signal stops it."""

import asyncio
import gc
import os
import signal
import socket
import sys
import threading
from collections.abc import Callable

import structlog
import uvicorn
from litestar import Litestar

from ludoteca import LudotecaError
from ludoteca.server.api.connections import BACKLOG, Connections, make_protocols
from ludoteca.server.api.proxies import is_any_host_allowed
from ludoteca.server.api.sockets import announce_stop
from ludoteca.server.app import App, create_app
from ludoteca.server.causes import cause_of
from ludoteca.server.faults import SettingFault
from ludoteca.server.process_log import configure
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database, NewerDatabase
from ludoteca.server.storage.database_errors import DATABASE_ERRORS

REQUEST_SECONDS = 5  # to finish requests when the server stops
# Seconds after which a busy thread lets another one run.  The thread that writes to SQLite waits for that
# several times in every commit, so with Python's 5 ms commits under load would be slow.
SWITCH_SECONDS = 0.0005
TICKS = 10  # of uvicorn, each second
STOP_SECONDS = 15.0  # for stopping altogether, even if the database hangs
NOT_STARTED = 3  # the exit status if the port cannot be opened, as uvicorn has it
STOPPED_HARD = 4  # the exit status if that time was not enough
# New objects after which the garbage collector runs.  With Python's 700 it searches those of the moves that
# are being made again and again, which takes a tenth of the processor time, and every few seconds it searches
# everything, which takes 0.35 s.
YOUNG_OBJECTS = 10_000
log = structlog.get_logger()


class CannotStart(LudotecaError):
    """The server cannot start; the message tells the operator why."""


class ServerProcess(uvicorn.Server):
    """uvicorn's server, which also closes slow connections, and tells clients when it stops."""

    def __init__(self, config: uvicorn.Config, app: Litestar, connections: Connections) -> None:
        super().__init__(config)
        self.app = app
        self.connections = connections

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, let the garbage collector run less often, and exempt the modules from it.

        Its longest pause with 1,000 tables is 0.09 s; without this it is 0.17 s.
        """
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS, *gc.get_threshold()[1:])

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.connections.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        deadline = threading.Timer(STOP_SECONDS, stop_hard)
        deadline.daemon = True
        deadline.start()
        await announce_stop(self.app.state.services)
        await super().shutdown(sockets)


def stop_hard() -> None:
    """End the process.  Everything that was acknowledged is on disk."""
    log.error("stopped before everything was closed", waited=STOP_SECONDS)
    os._exit(STOPPED_HARD)


def migrate_database(settings: Settings) -> None:
    """Migrate the database.

    Raises:
        CannotStart: It cannot be opened, or is newer than this program.
    """

    async def migrate() -> None:
        database = Database(settings.database)
        await database.migrate()
        await database.close()

    try:
        asyncio.run(migrate())
    except NewerDatabase as error:
        raise CannotStart(*error.sentences) from None
    except DATABASE_ERRORS as error:
        raise CannotStart(SettingFault.DATABASE_CLOSED(detail=cause_of(error))) from None


def serve(settings: Settings, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal stops the process; ``ready`` is called when everything is checked."""
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: None)  # uvicorn sends itself the signal again when it is done
    sys.setswitchinterval(SWITCH_SECONDS)
    configure()
    app = create_app(settings)
    migrate_database(settings)
    ready()
    if is_any_host_allowed(settings):
        log.warning("any host name is accepted; --allowed-host names those of this server")
    connections = Connections(settings.limits, settings.trusted_proxies)
    http, ws = make_protocols(connections)
    config = uvicorn.Config(
        App(app, connections),
        http=http,
        ws=ws,
        backlog=BACKLOG,
        timeout_keep_alive=settings.limits.idle_seconds,
        host=settings.host,
        port=settings.port,
        log_config=None,  # see ``process_log``
        log_level="warning",
        access_log=False,
        proxy_headers=False,  # X-Forwarded-For is trusted only from --trusted-proxy (see ``proxies``)
        ws_per_message_deflate=False,  # messages are short, and compressors take memory and time
        ws_max_size=settings.limits.message_bytes,
        timeout_graceful_shutdown=REQUEST_SECONDS,
    )
    server = ServerProcess(config, app, connections)
    server.run()
    if not server.started:
        raise SystemExit(NOT_STARTED)
