"""Regulars: people who play on whatever happens to the servers, and remember all that they were told.

``audit`` then compares what they remember with what the database holds.
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

from ludoteca.server.storage.database import Database
from ludoteca.server.tables.live_table import LiveTable
from tests.server.direct_tables import direct_tables
from tests.server.server_process import Chair, Message, Visitor, guest

GONE = (OSError, WebSocketException, httpx.TransportError, TimeoutError)  # a server that is not there
AWAY = ("database", "busy")  # why a server refuses what it may do a little later
SILENCE = 20.0  # seconds without a word after which one tries another server


class Regular:
    """Somebody on one or more seats of a table."""

    ids = count(1)

    def __init__(self, token: str, table: str, addresses: Sequence[str], pause: float = 0.0) -> None:
        self.token = token
        self.table = table
        self.addresses = list(addresses)
        self.pause = pause  # before a move
        self.luck = random.Random(table)
        self.number = 0  # of the last line heard of
        self.seats: frozenset[str] = frozenset()
        self.lines: dict[int, Message] = {}
        self.heard: dict[int, float] = {}  # when each line was heard
        self.acknowledged: dict[int, Message] = {}  # what was asked, by the line it became
        self.pending: Message | None = None
        self.faults: list[str] = []
        self.returns = -1
        self.is_over = False

    async def play(self) -> None:
        """Until the game is over, on one server or the other."""
        while not self.is_over:
            visitor = Visitor(self.addresses[0], self.token)
            with suppress(*GONE):
                async with visitor.at(self.table, self.number) as chair:
                    await self._sit(chair)
            if not self.is_over:
                self.addresses.append(self.addresses.pop(0))
                await asyncio.sleep(0.05)

    async def _sit(self, chair: Chair) -> None:
        """What was asked and not answered is asked again, under the same id."""
        async with asyncio.timeout(SILENCE):  # wait_for of Python 3.11 may swallow that it is cancelled
            self._hear(await chair.until_type("news"))
        self.returns += 1
        if self.pending:
            await chair.send(**self.pending)
        while not self.is_over or self.pending:
            await self._speak(chair)
            async with asyncio.timeout(SILENCE):
                self._hear(await chair.hear())

    async def _speak(self, chair: Chair) -> None:
        turn = chair.turn
        if turn not in self.seats or self.pending or self.number < max(self.acknowledged, default=0):
            return
        await asyncio.sleep(self.pause * self.luck.random() * 2)
        move = self.luck.choice(chair.moves(turn))
        id_ = f"r{next(self.ids)}"
        self.pending = {"type": "play", "seat": turn, "move": move, "number": self.number, "id": id_}
        await chair.send(**self.pending)

    def _hear(self, message: Message) -> None:
        if message["type"] == "news":
            self._hear_news(message)
        elif message["type"] == "accepted" and self.pending:
            self.acknowledged[message["number"]] = self.pending
            self.pending = None
        elif message["type"] == "refused" and message["reason"] in AWAY:
            raise ConnectionError(message["message"])  # to ask again, under the same id
        elif message["type"] == "refused":
            self.faults.append(f"{self.pending} was refused: {message}")
            self.pending = None

    def _hear_news(self, news: Message) -> None:
        numbers = [line["number"] for line in news["entries"]]
        last = numbers[-1] if news["more"] else news["table"]["number"]
        if numbers != list(range(self.number + 1, last + 1)):
            self.faults.append(f"after line {self.number} came {numbers}, not up to {last}")
        for line in news["entries"]:
            self.lines[line["number"]] = line
            self.heard[line["number"]] = time.monotonic()
        self.number = last
        self.seats = frozenset(news["views"]) - {"watching"}
        self.is_over = news["table"]["state"] == "over"


class Club:
    """Some tables where regulars play; where one ends another is set up."""

    def __init__(self, addresses: Sequence[str], pause: float) -> None:
        self.addresses = list(addresses)
        self.pause = pause
        self.regulars: list[Regular] = []

    @property
    def acknowledged(self) -> int:
        return sum(len(regular.acknowledged) for regular in self.regulars)

    async def until(self, acknowledged: int) -> None:
        """Wait until so many moves are acknowledged."""
        async with asyncio.timeout(60):
            while self.acknowledged < acknowledged:
                await asyncio.sleep(0.02)

    async def keep_playing(self, game: str, seats: str) -> None:
        while True:
            with suppress(*GONE, AssertionError):  # the server may go away under a request
                await asyncio.gather(*(regular.play() for regular in await self.sit_down(game, seats)))
            await asyncio.sleep(0.1)

    async def sit_down(self, game: str, seats: str) -> list[Regular]:
        """A new table: who has set it up, and who has come to its free seats, each on another server."""
        own = list(self.addresses)
        self.addresses.append(self.addresses.pop(0))
        owner = await guest(own[0])
        table = (await owner.table(game, seats))["id"]
        found = [Regular(owner.token, table, own, self.pause)]
        for place in range(seats.split().count("elsewhere")):
            addresses = own[place + 1 :] + own[: place + 1]
            other = await guest(addresses[0], f"Bruno {place}")
            await other.post(f"/api/tables/{table}/join", name=f"Bruno {place}")
            found.append(Regular(other.token, table, addresses, self.pause))
        self.regulars += found
        return found


@asynccontextmanager
async def working(work: "Iterable[asyncio.Task[None]]") -> AsyncIterator[None]:
    """While some tasks are under way; they are ended afterwards."""
    tasks = list(work)
    try:
        yield
    finally:
        while waiting := [task for task in tasks if not task.done()]:
            for task in waiting:
                task.cancel()  # more than once: a library on the way may swallow it
            await asyncio.wait(waiting, timeout=1)
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert [error for error in ended if isinstance(error, Exception)] == []


async def audit(database: str, regulars: Sequence[Regular]) -> Counter[str]:
    """What the database holds is whole, and is what everybody was told; how much of it there is."""
    storage = Database(database)
    tables, found = direct_tables(storage, "audit"), Counter[str]()
    for regular in regulars:
        live = await tables.find(regular.table)
        numbers = [entry.number for entry in live.log]
        assert numbers == list(range(1, live.row.number + 1)), "lines are missing, or there twice"
        assert regular.faults == [], regular.faults
        _compare(regular, live)
        found.update(tables=1, lines=len(numbers), acknowledged=len(regular.acknowledged))
        found.update(returns=max(0, regular.returns))
    await storage.close()
    return found


def _compare(regular: Regular, live: LiveTable) -> None:
    """Every acknowledged move is there, and every line as it was told, events and all."""
    for number, asked in regular.acknowledged.items():
        line = live.log[number - 1]
        assert (line.kind, line.seat, line.body["move"]) == ("move", asked["seat"], asked["move"])
        assert line.request == f"{asked['seat']}:{asked['id']}"
    for number, told in regular.lines.items():
        entry = msgspec.to_builtins(live.view_entry(live.log[number - 1], regular.seats))
        assert json.dumps(entry.get("events")) == json.dumps(told.get("events"))
        assert (entry["kind"], entry.get("seat")) == (told["kind"], told.get("seat"))


async def compare_views(database: str, regulars: Iterable[Regular], address: str) -> None:
    """A server shows what a replay of the log shows; for when nobody plays any more."""
    storage = Database(database)
    tables = direct_tables(storage, "audit")
    for regular in regulars:
        if not regular.seats:  # came at the very end, and was told of no seat yet
            continue
        shown = await Visitor(address, regular.token).get(f"/api/tables/{regular.table}/news")
        live = await tables.find(regular.table)
        if shown["table"]["number"] == live.number:  # else a bot has moved in between
            assert shown["views"] == json.loads(json.dumps(live.view_match(regular.seats)))
    await storage.close()
