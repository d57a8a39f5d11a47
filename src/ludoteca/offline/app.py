"""The app in the browser: requests and sockets of its pages.

The Worker of the pages (``web/src/offline/worker/pythonWorker.ts``) starts an app, gives it requests as they
would go to a server over HTTP, and connects pages to tables as a WebSocket would.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import msgspec
import structlog

from ludoteca import Game
from ludoteca.offline.browser_store import BrowserStore, KeyValueStore
from ludoteca.offline.routes import Request, find_route
from ludoteca.offline.services import BrowserServices
from ludoteca.server.api.closing_codes import INTERNAL_ERROR, POLICY_VIOLATION
from ludoteca.server.api.sockets import Socket
from ludoteca.server.api.text_socket import TextSocket
from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal

log = structlog.get_logger()
HERE = "here"  # the address of everybody who uses a browser


class BrowserApp:
    """Answers the pages of one browser."""

    def __init__(
        self, key_values: KeyValueStore, has_engine: Callable[[Game], bool] = lambda game: False
    ) -> None:
        self.services = BrowserServices(BrowserStore(key_values), has_engine)

    async def start(self) -> None:
        """Read what the browser has kept."""
        await self.services.start()

    async def answer(self, method: str, address: str, token: str, body: str) -> tuple[int, str]:
        """Return the status and the text that answer a request."""
        parts = urlsplit(address)
        request = Request(self.services, token, dict(parse_qsl(parts.query)), body)
        try:
            route, names = find_route(method, parts.path.rstrip("/"))
            answer = await route.answer(request, names)
        except Refusal as refusal:
            return _refuse(refusal)
        except self.services.store.errors as error:
            return _refuse(Refusal.of(ServerFault.BROWSER_STORAGE, detail=str(error)))
        except Exception:
            log.exception("request failed", method=method, path=parts.path)
            return _refuse(Refusal.of(ServerFault.FAILED))
        return HTTPStatus.OK, answer if isinstance(answer, str) else msgspec.json.encode(answer).decode()

    def connect(
        self, table: str, send: Callable[[str], None], closed: Callable[[int, str], None]
    ) -> "Connection":
        """Connect a page to a table.  ``closed`` is called once with a code and a reason."""
        return Connection(self.services, table, send, closed)


def _refuse(refusal: Refusal) -> tuple[int, str]:
    return refusal.status, msgspec.json.encode(refusal.to_message()).decode()


class Connection:
    """A page at a table, as a socket connects it to a server."""

    def __init__(
        self,
        services: BrowserServices,
        table: str,
        send: Callable[[str], None],
        closed: Callable[[int, str], None],
    ) -> None:
        self.services = services
        self.table = table
        self._send = send
        self._closed = closed
        self._received: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._task = asyncio.ensure_future(self._serve())

    def receive(self, text: str) -> None:
        """Take a message of the page."""
        self._received.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Note that the page has left the table."""
        self._received.put_nowait({"type": "websocket.disconnect", "code": 1000})

    async def _serve(self) -> None:
        socket = TextSocket(self._received.get, self._pass_on, self._write)  # type: ignore[arg-type]
        try:
            found = await self.services.tables.find(self.table)
            await Socket(self.services, found, socket, HERE).run()
        except Refusal as refusal:
            await socket.close(POLICY_VIOLATION, refusal.closing_text)
        except Exception:
            log.exception("socket failed", table=self.table)
            await socket.close(INTERNAL_ERROR, Refusal.of(ServerFault.FAILED).closing_text)

    def _write(self, texts: list[bytes]) -> bool:
        for text in texts:
            self._send(text.decode())
        return True

    async def _pass_on(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            self._send(message["text"])
        elif message["type"] == "websocket.close":
            self._closed(message["code"], message["reason"])
