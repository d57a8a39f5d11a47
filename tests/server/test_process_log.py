"""The log is for programs; somebody's terminal shows only what is wrong."""

import io
import json
from collections.abc import Iterator

import pytest
import structlog

from ludoteca.server.process_log import configure


class Terminal(io.StringIO):
    """A standard error that people read."""

    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def keep_configuration() -> Iterator[None]:
    before = structlog.get_config()
    yield
    structlog.configure(**before)


@pytest.mark.parametrize(("stream", "events"), [(io.StringIO(), ["started", "full"]), (Terminal(), ["full"])])
def test_a_terminal_shows_only_what_is_wrong(
    stream: io.StringIO, events: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr", stream)
    configure()
    structlog.get_logger().info("started")
    structlog.get_logger().warning("full")
    assert [json.loads(line)["event"] for line in stream.getvalue().splitlines()] == events
