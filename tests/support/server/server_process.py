"""Real servers in separate processes, and clients that connect to them over real sockets."""

import asyncio
import fcntl
import json
import os
import random
import signal
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.errors.codes import check_refusal
from tests.support.server.forked_process import ForkedProcess

COMMAND = ("-m", "ludoteca")  # what the package installs as ``ludoteca``
PORTS = range(20_000, 32_000)  # below those that systems give to outgoing connections
READY = 90.0  # seconds that a server may take to answer
PATIENCE = 60.0  # seconds that a busy server may take for an answer
TRUST = ssl.create_default_context()  # made once, because it takes longer than a request
Message = dict[str, Any]


_locks: list[int] = []  # open files, which keep the ports of this process


def free_port() -> int:
    """Return a port that stays free for this process, also while the server on it is down.

    No outgoing connection can take it, and other tests on this machine find it locked.
    """
    folder = Path(tempfile.gettempdir()) / f"ludoteca-ports-{os.getuid()}"
    folder.mkdir(exist_ok=True)
    for port in random.SystemRandom().sample(PORTS, 200):
        lock = os.open(folder / str(port), os.O_CREAT | os.O_RDWR, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            with socket.socket() as trial:
                trial.bind(("127.0.0.1", port))
        except OSError:  # another test has it, or another program
            os.close(lock)
        else:
            _locks.append(lock)
            return port
    raise AssertionError("no port is free")


class Server:
    """``ludoteca serve`` on a free port of this machine.

    ``program`` says how Python starts it, for example as COMMAND; a copy of another process is much quicker.
    Such a copy calls ``prepare`` before it starts.
    """

    def __init__(self, database_url: str, log: Path, *options: str) -> None:
        self.port = free_port()
        self.options = ["--database", database_url, "--port", str(self.port), *options]
        self.log = log
        self.program: Sequence[str] = ()
        self.prepare: Callable[[], None] | None = None
        self.process: subprocess.Popen[bytes] | ForkedProcess | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "Server":
        arguments = ["serve", *self.options]
        if self.program:
            with self.log.open("ab") as log:
                command = [sys.executable, *self.program, *arguments]
                self.process = subprocess.Popen(command, stdout=log, stderr=log)
        else:
            self.process = ForkedProcess(arguments, self.log, self.prepare)
        self.wait()
        return self

    def wait(self) -> None:
        """Wait until the server answers."""
        end = time.monotonic() + READY
        while time.monotonic() < end:
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text(encoding="utf-8")
            try:
                if (
                    httpx.get(f"{self.address}/health", timeout=PATIENCE, verify=TRUST).status_code
                    == httpx.codes.OK
                ):
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError(f"the server does not answer: {self.log.read_text(encoding='utf-8')}")

    def kill(self) -> None:
        """Kill the server, as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int | None:
        """Stop the server as an operator would, and return its exit status."""
        return self._end(signal.SIGTERM)

    def freeze(self) -> None:
        """Stop the process without ending it, as on a machine that is out of memory."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def _end(self, how: signal.Signals) -> int | None:
        process, self.process = self.process, None
        if process is None:
            return None
        process.send_signal(how)
        return process.wait(60)


class Client:
    """A person with a token."""

    def __init__(self, address: str, token: str = "", person: str = "", source: str | None = None) -> None:
        self.address = address
        self.token = token
        self.person = person
        self.source = source  # the address to connect from, if it is not the usual one

    async def call(self, method: str, path: str, **body: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        way = httpx.AsyncHTTPTransport(verify=TRUST, local_address=self.source)
        async with httpx.AsyncClient(
            base_url=self.address, headers=headers, transport=way, timeout=PATIENCE
        ) as client:
            return await client.request(method, path, json=body or None)

    async def get(self, path: str) -> Any:
        answer = await self.call("GET", path)
        answer.raise_for_status()
        return answer.json()

    async def post(self, path: str, **body: Any) -> Any:
        answer = await self.call("POST", path, **body)
        assert answer.is_success, answer.text
        return answer.json()

    async def table(self, game: str = "alpaca", seats: str = "here bot:easy", **fields: Any) -> Any:
        """Set up a table with seats such as ``here elsewhere bot:easy``."""
        wanted = []
        for seat in seats.split():
            kind, _, level = seat.partition(":")
            wanted.append({"kind": kind} | ({"level": level} if level else {}))
        return await self.post("/api/tables", game=game, seats=wanted, **fields)

    @asynccontextmanager
    async def at(self, table: str, number: int = 0, *tokens: str) -> "AsyncIterator[TableSocket]":
        """Connect to the socket of a table."""
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        async with connect(
            url,
            max_size=2**24,
            max_queue=None,
            open_timeout=PATIENCE,
            local_addr=(self.source, 0) if self.source else None,
        ) as connection:
            given = list(tokens) or ([self.token] if self.token else [])
            table_socket = TableSocket(connection)
            await table_socket.send(type="hello", tokens=given, number=number)
            yield table_socket


class TableSocket:
    """A socket at one table, with the messages that were received."""

    ids = count(1)

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.news: Message = {}
        self.heard: list[Message] = []

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def hear(self) -> Message:
        async with asyncio.timeout(READY):
            message: Message = json.loads(await self.connection.recv())
        self.heard.append(message)
        if message["type"] == "news":
            self.news = message
        if message["type"] == "refused":
            check_refusal(message)
        return message

    async def until(self, is_it: Callable[[Message], bool]) -> Message:
        """Receive messages until one is as wanted, and return it."""
        while True:
            message = await self.hear()
            if is_it(message):
                return message

    async def until_type(self, *kinds: str) -> Message:
        return await self.until(lambda message: message["type"] in kinds)

    @property
    def number(self) -> int:
        return int(self.news["table"]["number"])

    @property
    def turn(self) -> str | None:
        turn: str | None = self.news["table"]["turn"]
        return turn

    def moves(self, seat: str) -> list[str]:
        moves: list[str] = self.news["views"][seat]["moves"]
        return moves

    async def ask(self, **message: Any) -> Message:
        """Send a request with an id, and return the answer."""
        id_ = message.setdefault("id", f"i{next(self.ids)}")
        await self.send(**message)
        return await self.until(
            lambda heard: heard["type"] in ("accepted", "refused") and heard.get("id") == id_
        )

    async def play(self, seat: str, move: str, number: int | None = None) -> Message:
        number = self.number if number is None else number
        return await self.ask(type="play", seat=seat, move=move, number=number)


async def new_guest(address: str, name: str = "Anna", source: str | None = None) -> Client:
    """Add a guest on a server."""
    welcome = await Client(address, source=source).post("/api/people", name=name)
    return Client(address, welcome["token"], welcome["person"]["id"], source)


async def start_servers(
    serve: Callable[..., Server], database_url: str, many: int, *options: str
) -> list[Server]:
    """Start several servers on one database at the same time."""
    starting = (asyncio.to_thread(serve, database_url, *options) for _ in range(many))
    return list(await asyncio.gather(*starting))
