"""Connections that send nothing, or never finish: they are closed, and others do not notice."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from ludoteca.server.api import connections as connections_module
from ludoteca.server.api.connections import BACKLOG, Connections, raise_descriptor_limit
from ludoteca.server.settings import Limits, network
from tests.support.server.server_process import PATIENCE, Client, Server

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("connections")
    server = Server(f"sqlite:///{folder}/ludoteca.db", folder / "log", "--cold").start()
    yield server
    server.stop()


Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@asynccontextmanager
async def open_streams(server: Server, many: int, source: str) -> AsyncIterator[list[Stream]]:
    streams: list[Stream] = []
    while len(streams) < many:  # no more at once than the system holds for the server to accept
        opening = range(min(100, many - len(streams)))
        streams += await asyncio.gather(
            *(asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0)) for _ in opening)
        )
    try:
        yield streams
    finally:
        for _, writer in streams:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def is_closed(stream: Stream, within: float) -> bool:
    """Whether the server closes a connection in time."""
    try:
        async with asyncio.timeout(within):
            await stream[0].read()
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


async def trickle(stream: Stream) -> None:
    """Send a request that never ends, a byte at a time."""
    stream[1].write(b"GET /health HTTP/1.1\r\nx-slow: ")
    while True:
        await asyncio.sleep(0.5)
        stream[1].write(b"a")


async def test_silent_connections_are_closed_and_do_not_stop_the_server(limited: Server) -> None:
    assert raise_descriptor_limit() > 1300  # of this process
    async with (
        open_streams(limited, 1100, "127.0.0.9") as silent,
        open_streams(limited, 1, "127.0.0.8") as slow,
    ):
        trickling = asyncio.create_task(trickle(slow[0]))
        assert (await Client(limited.address).call("GET", "/health")).is_success
        closing = [asyncio.create_task(is_closed(stream, PATIENCE)) for stream in [*silent, *slow]]
        async with asyncio.timeout(PATIENCE):
            while sum(one.done() for one in closing) < 800:
                await asyncio.sleep(0.05)
        assert all(await asyncio.gather(*closing))
        trickling.cancel()
        assert (await Client(limited.address, source="127.0.0.9").call("GET", "/health")).is_success
    figures = httpx.get(f"{limited.address}/metrics", timeout=PATIENCE, verify=False).text
    pattern = r'ludoteca_connections_closed_total{reason="(\w+)"} (\d+)'
    closed = {reason: int(number) for reason, number in re.findall(pattern, figures)}
    assert closed["address"] + closed["request"] == 1101
    assert closed["address"] > 700  # 800, unless the first were closed before the last were opened
    lines = limited.log.read_text(encoding="utf-8").splitlines()
    assert 1 <= sum("connections refused" in line for line in lines) <= 30
    assert len(lines) < 200


@pytest.mark.parametrize("phase", ["request", "body", "answer"])
def test_every_part_of_a_request_has_a_timeout(phase: str, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(connections_module, "time", SimpleNamespace(monotonic=lambda: now))
    connections, transport = Connections(Limits()), Transport()
    seconds = connections.seconds[phase] + 0.1
    cycle = SimpleNamespace(response_complete=phase == "request", more_body=phase == "body")
    protocol = SimpleNamespace(cycle=cycle)
    assert connections.admit(transport, protocol)
    connections.sweep()
    now += seconds
    protocol.cycle = SimpleNamespace(**vars(cycle))  # another request: its time begins
    connections.sweep()
    assert not transport.is_aborted
    now += seconds
    connections.sweep()
    assert transport.is_aborted


class Transport:
    """As much of a transport as counting needs."""

    def __init__(self, host: str = "192.0.2.1") -> None:
        self.host = host
        self.is_aborted = False

    def get_extra_info(self, _: str) -> Any:
        return (self.host, 1)

    def abort(self) -> None:
        self.is_aborted = True


def test_a_trusted_proxy_is_not_counted_as_one_address() -> None:
    limits = replace(Limits(), connection_address_at_once=2, connection_at_once=5)
    connections = Connections(limits, trusted=[network("192.0.2.9")])
    assert [connections.admit(Transport("192.0.2.9"), None) for _ in range(4)] == [True] * 4
    ours = [Transport() for _ in range(3)]
    assert [connections.admit(one, None) for one in ours] == [True, False, False]
    connections.release(ours[0])
    assert connections.admit(Transport(), None)


def test_there_are_never_more_connections_than_files() -> None:
    connections = Connections(replace(Limits(), connection_at_once=10**9))
    assert connections.most + BACKLOG < raise_descriptor_limit()


async def test_a_request_with_two_lengths_is_refused_and_its_connection_closed(limited: Server) -> None:
    """A proxy may believe the other length, and would take the rest for a request of somebody else."""
    lengths = b"content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n"
    request = b"POST /api/people HTTP/1.1\r\nhost: 127.0.0.1\r\n" + lengths
    async with open_streams(limited, 1, "127.0.0.7") as [(reader, writer)]:
        writer.write(request + b"0\r\n\r\nGET /health HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n")
        async with asyncio.timeout(PATIENCE):
            answer = await reader.read()
    assert answer.startswith(b"HTTP/1.1 400")
    assert answer.count(b"HTTP/1.1 ") == 1
