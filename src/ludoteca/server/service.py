"""The service: the server as a process that listens until it is told to stop."""

import signal
import socket

import uvicorn
from litestar import Litestar

from ludoteca.server.app import create_app
from ludoteca.server.connections import BACKLOG, Connections, protocols
from ludoteca.server.settings import Settings
from ludoteca.server.sockets import say_goodbye

PATIENCE = 5  # seconds for what is under way when the server stops
TICKS = 10  # of uvicorn's, each second


class Service(uvicorn.Server):
    """Says goodbye while there are still sockets to say it on, and looks after connections meanwhile."""

    def __init__(self, config: uvicorn.Config, app: Litestar, connections: Connections) -> None:
        super().__init__(config)
        self.app = app
        self.connections = connections

    async def on_tick(self, counter: int) -> bool:
        if counter % TICKS == 0:
            self.connections.sweep()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await say_goodbye(self.app.state.house)
        await super().shutdown(sockets)


def serve(settings: Settings) -> None:
    """Until a signal to stop, after which all is finished and nothing has failed."""
    for wanted in (signal.SIGTERM, signal.SIGINT):
        signal.signal(wanted, lambda *_: None)  # uvicorn sends itself the signal once more when it is done
    app = create_app(settings)
    connections = Connections(settings.limits)
    http, ws = protocols(connections)
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        backlog=BACKLOG,
        timeout_keep_alive=settings.limits.idle_seconds,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        access_log=False,
        ws_per_message_deflate=False,  # news are short, and each socket's compressor takes memory and time
        ws_max_size=settings.limits.message_bytes,
        timeout_graceful_shutdown=PATIENCE,
    )
    service = Service(config, app, connections)
    service.run()
    if not service.started:
        raise SystemExit(3)
