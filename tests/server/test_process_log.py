"""The log is for programs; somebody's terminal shows only what is wrong."""

import io
import json
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import structlog

from ludoteca.server.process_log import configure
from tests.support.server.server_process import PATIENCE, Server


class Terminal(io.StringIO):
    """A standard error that people read."""

    def isatty(self) -> bool:
        return True


@contextmanager
def logging_to(stream: io.StringIO) -> Iterator[None]:
    """Set up the log for a standard error, and put back what was before."""
    before, root = structlog.get_config(), logging.getLogger()
    level = root.level
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sys.stderr", stream)
        patch.setattr(root, "handlers", [])
        configure()
        try:
            yield
        finally:
            root.setLevel(level)
            logging.captureWarnings(capture=False)
            structlog.configure(**before)


@pytest.mark.parametrize(("stream", "events"), [(io.StringIO(), ["started", "full"]), (Terminal(), ["full"])])
def test_a_terminal_shows_only_what_is_wrong(stream: io.StringIO, events: list[str]) -> None:
    with logging_to(stream):
        structlog.get_logger().info("started")
        structlog.get_logger().warning("full")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == events


def test_libraries_write_one_line_too() -> None:
    stream = io.StringIO()
    with logging_to(stream):
        try:
            raise ZeroDivisionError
        except ZeroDivisionError:
            logging.getLogger("asyncio").exception("Task %s failed", "t")
        logging.getLogger("uvicorn.error").info("nothing happened")
    (line,) = stream.getvalue().splitlines()
    entry = json.loads(line)
    assert (entry["event"], entry["level"]) == ("Task t failed", "error")
    assert "ZeroDivisionError" in entry["exception"]
    assert set(entry) == {"event", "level", "timestamp", "exception"}


def test_a_server_logs_what_uvicorn_says(serve: Callable[..., Server], tmp_path: Path) -> None:
    server = serve(f"sqlite:///{tmp_path}/ludoteca.db")
    address = urlsplit(server.address)
    with socket.create_connection((address.hostname, address.port), PATIENCE) as connection:
        connection.sendall(b"this is not HTTP\r\n\r\n")
        connection.recv(1000)
    assert server.stop() == 0
    (line,) = [one for one in server.log.read_text(encoding="utf-8").splitlines() if "Invalid HTTP" in one]
    assert json.loads(line)["level"] == "warning"
