"""Soak clients: they play on whatever happens to the servers, and remember all messages that they receive.

``audit`` then compares what they remember with the database.
"""

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from itertools import count

import httpx
import msgspec
from websockets.exceptions import WebSocketException

import ludoteca
from ludoteca.server.storage.database import Database
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_views import view_entry, view_match
from tests.server.direct_tables import direct_tables
from tests.support.server.server_process import Client, Message, TableSocket, new_guest

GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)  # the server is not there
RETRY_REASONS = ("database", "busy")  # refusals after which a client tries again
SILENCE = 20.0  # seconds without a message after which a client tries another server
PLACES = [(game, seats) for game in ludoteca.game_names() for seats in ("here bot:easy", "here elsewhere")]


class SoakClient:
    """A client who plays one or more seats of a table."""

    ids = count(1)

    def __init__(self, token: str, table: str, addresses: Sequence[str], pause: float = 0.0) -> None:
        self.token = token
        self.table = table
        self.addresses = list(addresses)
        self.pause = pause  # before a move
        self.luck = random.Random(table)
        self.number = 0  # of the last log entry received
        self.seats: frozenset[str] = frozenset()
        self.entries: dict[int, Message] = {}
        self.received: dict[int, float] = {}  # when each entry was received
        self.acknowledged: dict[int, Message] = {}  # requests by the number of their entry
        self.pending: Message | None = None
        self.faults: list[str] = []
        self.returns = -1
        self.is_over = False

    async def play(self) -> None:
        """Play until the match is over, on one server or another."""
        while not self.is_over:
            connection = Client(self.addresses[0], self.token)
            with suppress(*GONE):
                async with connection.at(self.table, self.number) as socket:
                    await self._stay(socket)
            if not self.is_over:
                self.addresses.append(self.addresses.pop(0))
                await asyncio.sleep(0.05)

    async def _stay(self, socket: TableSocket) -> None:
        """Play on one socket.  A request that was not answered is sent again with the same id."""
        async with asyncio.timeout(SILENCE):  # wait_for of Python 3.11 may swallow that it is cancelled
            self._receive(await socket.until_type("news"))
        self.returns += 1
        if self.pending:
            await socket.send(**self.pending)
        while not self.is_over or self.pending:
            await self._move(socket)
            async with asyncio.timeout(SILENCE):
                self._receive(await socket.hear())

    async def _move(self, socket: TableSocket) -> None:
        turn = socket.turn
        if turn not in self.seats or self.pending or self.number < max(self.acknowledged, default=0):
            return
        await asyncio.sleep(self.pause * self.luck.random() * 2)
        move = self.luck.choice(socket.moves(turn))
        id_ = f"r{next(self.ids)}"
        self.pending = {"type": "play", "seat": turn, "move": move, "number": self.number, "id": id_}
        await socket.send(**self.pending)

    def _receive(self, message: Message) -> None:
        if message["type"] == "news":
            self._receive_news(message)
        elif message["type"] == "accepted" and self.pending:
            self.acknowledged[message["number"]] = self.pending
            self.pending = None
        elif message["type"] == "refused" and message["reason"] in RETRY_REASONS:
            raise ConnectionError(message["message"])  # to send it again with the same id
        elif message["type"] == "refused":
            self.faults.append(f"{self.pending} was refused: {message}")
            self.pending = None

    def _receive_news(self, news: Message) -> None:
        numbers = [entry["number"] for entry in news["entries"]]
        last = numbers[-1] if news["more"] else news["table"]["number"]
        if numbers != list(range(self.number + 1, last + 1)):
            self.faults.append(f"after entry {self.number} came {numbers}, not up to {last}")
        for entry in news["entries"]:
            self.entries[entry["number"]] = entry
            self.received[entry["number"]] = time.monotonic()
        self.number = last
        self.seats = frozenset(news["views"]) - {"watching"}
        self.is_over = news["table"]["state"] == "over"


class SoakClients:
    """Clients at several tables; when a match ends, another table is set up."""

    def __init__(self, addresses: Sequence[str], pause: float) -> None:
        self.addresses = list(addresses)
        self.pause = pause
        self.clients: list[SoakClient] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(client.acknowledged) for client in self.clients)

    async def until(self, acknowledged: int) -> None:
        """Wait until that many moves are acknowledged."""
        async with asyncio.timeout(120):
            while self.acknowledged < acknowledged:
                await asyncio.sleep(0.02)

    async def keep_playing(self, game: str, seats: str) -> None:
        while True:
            with suppress(*GONE, AssertionError):  # the server may stop during a request
                await asyncio.gather(*(client.play() for client in await self.sit_down(game, seats)))
            await asyncio.sleep(0.1)

    async def sit_down(self, game: str, seats: str) -> list[SoakClient]:
        """Set up a table.  Return a client for its owner and one for each free seat, on different servers."""
        own = list(self.addresses)
        self.addresses.append(self.addresses.pop(0))
        owner = await new_guest(own[0])
        table = (await owner.table(game, seats))["id"]
        found = [SoakClient(owner.token, table, own, self.pause)]
        for place in range(seats.split().count("elsewhere")):
            addresses = own[place + 1 :] + own[: place + 1]
            other = await new_guest(addresses[0], f"Bruno {place}")
            await other.post(f"/api/tables/{table}/join", name=f"Bruno {place}")
            found.append(SoakClient(other.token, table, addresses, self.pause))
        self.clients += found
        return found


@asynccontextmanager
async def running(work: "Iterable[asyncio.Task[None]]") -> AsyncIterator[None]:
    """Cancel some tasks at the end, and check that none has failed."""
    tasks = list(work)
    try:
        yield
    finally:
        while waiting := [task for task in tasks if not task.done()]:
            for task in waiting:
                task.cancel()  # more than once, because a library may swallow it
            await asyncio.wait(waiting, timeout=1)
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [error for error in ended if isinstance(error, Exception)] == []


async def audit(database_url: str, clients: Sequence[SoakClient]) -> Counter[str]:
    """Check that the logs are complete and are what clients received, and return how much there is."""
    database = Database(database_url)
    tables, found = direct_tables(database, "audit"), Counter[str]()
    for client in clients:
        table = await tables.find(client.table)
        numbers = [entry.number for entry in table.log]
        assert numbers == list(range(1, table.row.number + 1)), "entries are missing, or there twice"
        assert client.faults == [], client.faults
        _compare(client, table)
        found.update(tables=1, entries=len(numbers), acknowledged=len(client.acknowledged))
        found.update(returns=max(0, client.returns))
    await database.close()
    return found


def _compare(client: SoakClient, table: LiveTable) -> None:
    """Check that every acknowledged move is in the log, and every entry is as it was received."""
    for number, asked in client.acknowledged.items():
        entry = table.log[number - 1]
        assert (entry.kind, entry.seat, entry.body["move"]) == ("move", asked["seat"], asked["move"])
        assert entry.request == f"{asked['seat']}:{asked['id']}"
    for number, received in client.entries.items():
        entry = table.log[number - 1]
        shown = msgspec.to_builtins(view_entry(table, entry, entry.events, client.seats))
        assert json.dumps(shown.get("events")) == json.dumps(received.get("events"))
        assert (shown["kind"], shown.get("seat")) == (received["kind"], received.get("seat"))


async def compare_views(database_url: str, clients: Iterable[SoakClient], address: str) -> None:
    """Check that a server shows the same views as a replay of the log; nobody may be playing."""
    database = Database(database_url)
    tables, compared = direct_tables(database, "audit"), 0
    for client in clients:
        if not client.seats:  # it connected at the very end and has no seat yet
            continue
        shown = await Client(address, client.token).get(f"/api/tables/{client.table}/news")
        table = await tables.find(client.table)
        if shown["table"]["number"] == table.number:  # else a bot has moved in between
            assert shown["views"] == json.loads(json.dumps(view_match(table, client.seats)))
            compared += 1
    assert compared, "no view was compared"
    await database.close()
