"""The bridge to JavaScript: the shelf that the Worker of the pages offers, and the app on it."""

import json
from collections.abc import Awaitable, Mapping
from importlib import import_module
from typing import Any

from ludoteca.bots.search import module_key
from ludoteca.offline.app import BrowserApp
from ludoteca.offline.engine_tree import use_engines


class BridgedShelf:
    """The shelf of ``web/src/offline/shelf.ts``.  Texts travel as JSON.

    A full disk, or storage that somebody has deleted, is an OSError.
    """

    def __init__(self, shelf: Any, script_error: type[Exception]) -> None:
        self._shelf = shelf  # of JavaScript
        self._script_error = script_error

    async def read(self, start: str) -> Mapping[str, str]:
        found: Mapping[str, str] = json.loads(await self._wait_for(self._shelf.read(start)))
        return found

    async def write(self, texts: Mapping[str, str]) -> None:
        await self._wait_for(self._shelf.write(json.dumps(dict(texts))))

    async def drop(self, start: str) -> None:
        await self._wait_for(self._shelf.drop(start))

    async def _wait_for(self, promise: Awaitable[Any]) -> Any:
        try:
            return await promise
        except self._script_error as error:
            raise OSError(str(error)) from None


async def start() -> BrowserApp:
    """Start the app on what the browser has kept."""
    engines: Any = import_module("browser_engines")
    use_engines(engines)
    shelf = BridgedShelf(import_module("browser_shelf"), import_module("pyodide.ffi").JsException)
    app = BrowserApp(shelf, lambda game: bool(engines.has(module_key(game))))
    await app.start()
    return app
