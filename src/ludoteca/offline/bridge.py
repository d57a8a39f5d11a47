"""The bridge to JavaScript: the storage that the Worker of the pages offers, and the app that uses it."""

import json
from collections.abc import Awaitable, Mapping
from importlib import import_module
from typing import Any

from ludoteca.bots.backend import module_key, use_backend
from ludoteca.offline.app import BrowserApp
from ludoteca.offline.engine_tree import EngineBackend


class BridgedStore:
    """The key-value store of ``web/src/offline/worker/keyValueStore.ts``.  Texts travel as JSON.

    A full disk, or storage that somebody has deleted, is an OSError.
    """

    def __init__(self, store: Any, script_error: type[Exception]) -> None:
        self._store = store  # of JavaScript
        self._script_error = script_error

    async def read(self, start: str) -> Mapping[str, str]:
        found: Mapping[str, str] = json.loads(await self._wait_for(self._store.read(start)))
        return found

    async def write(self, texts: Mapping[str, str]) -> None:
        await self._wait_for(self._store.write(json.dumps(dict(texts))))

    async def _wait_for(self, promise: Awaitable[Any]) -> Any:
        try:
            return await promise
        except self._script_error as error:
            raise OSError(str(error)) from None


async def start() -> BrowserApp:
    """Start the app on what the browser has kept."""
    engines: Any = import_module("browser_engines")
    use_backend(EngineBackend(engines))
    key_values = BridgedStore(import_module("browser_key_values"), import_module("pyodide.ffi").JsException)
    app = BrowserApp(key_values, lambda game: bool(engines.has(module_key(game))))
    await app.start()
    return app
