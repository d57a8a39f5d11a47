"""Firefox for tests, driven over WebDriver BiDi: a browser with another engine than Chromium's.

Playwright drives only a Firefox of its own, and Debian has no geckodriver.  Firefox itself speaks BiDi: JSON
over a WebSocket (https://w3c.github.io/webdriver-bidi/).
"""

import json
import os
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.support.programs import find_program

PATIENCE = 60  # seconds an answer may take on a busy machine
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
PREFERENCES = {
    "intl.locale.requested": "en-US",
    "ui.prefersReducedMotion": 1,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.update.auto": False,
    "browser.aboutwelcome.enabled": False,
    "network.captive-portal-service.enabled": False,
    "remote.active-protocols": 1,  # WebDriver BiDi
}


def find_firefox() -> str:
    return os.environ.get("FIREFOX") or find_program("firefox-esr", "firefox")


class Firefox:
    """One tab of Firefox."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self.problems: list[str] = []  # errors that the page has thrown or logged
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._tab = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def _ask(self, method: str, **parameters: Any) -> Any:
        """Send a command and return its result."""
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": parameters}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            if message["type"] == "event":
                self._note(message["params"])
            elif message.get("id") == self._sent:
                assert message["type"] == "success", f"{method}: {message.get('message')}"
                return message["result"]

    def _note(self, entry: dict[str, Any]) -> None:
        text = str(entry.get("text"))
        if entry.get("level") == "error" and "WebSocket" not in text:
            self.problems.append(text)

    def resize(self, width: int, height: int) -> None:
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", context=self._tab, viewport=viewport)

    def prepare(self, script: str) -> None:
        """Run a script in every page before its own scripts."""
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {script} }}")

    def visit(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._tab, url=address, wait="complete")

    def call(self, function: str, argument: Any = None) -> Any:
        """Call a function of one argument in the page, and return its result; both are JSON."""
        code = (
            f"Promise.resolve(({function})({json.dumps(argument)})).then((it) => JSON.stringify(it ?? null))"
        )
        answer = self._ask(
            "script.evaluate", expression=code, target={"context": self._tab}, awaitPromise=True
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def click(self, x: float, y: float) -> None:
        """Click a point of the window."""
        point = {"type": "pointerMove", "x": round(x), "y": round(y)}
        press, release = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        self._act("pointer", [point, press, release])

    def press(self, key: str) -> None:
        """Press a key, by its character in the WebDriver specification."""
        self._act("key", [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}])

    def _act(self, kind: str, actions: list[dict[str, Any]]) -> None:
        source = {"type": kind, "id": kind, "actions": actions}
        self._ask("input.performActions", context=self._tab, actions=[source])


@contextmanager
def launch_firefox(profile: Path) -> Iterator[Firefox]:
    """Start Firefox without windows, with an empty profile."""
    lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in PREFERENCES.items()]
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    options = ["--headless", "--no-remote", "--remote-debugging-port=0", "--profile", str(profile)]
    with (profile / "log").open("wb") as log:
        process = subprocess.Popen([find_firefox(), *options], stderr=log, stdout=subprocess.DEVNULL)
    try:
        address = wait_for_address(profile / "log", process)
        with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as socket:
            yield Firefox(socket)
    finally:
        process.kill()
        process.wait()


def wait_for_address(log: Path, process: "subprocess.Popen[bytes]") -> str:
    """Return the address of the WebSocket, which Firefox writes into its log."""
    for _ in range(PATIENCE * 10):
        found = LISTENING.search(log.read_text(encoding="utf-8", errors="replace"))
        if found:
            return found[1]
        assert process.poll() is None, "Firefox ended at once"
        time.sleep(0.1)
    raise AssertionError("Firefox does not listen")
