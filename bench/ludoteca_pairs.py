"""Client pairs at tables of ``ludoteca serve``."""

import asyncio
import json
import random
from collections.abc import Callable
from typing import Any

import httpx
import msgspec

import ludoteca
from bench.client_pairs import ClientPair, Timings

SEATS = ("p1", "p2")
TRIES = 10


class TableNumber(msgspec.Struct):
    """What a client reads of a table."""

    number: int


class View(msgspec.Struct):
    """What a client reads of its view."""

    moves: list[str]


class ServerMessage(msgspec.Struct):
    """What a client reads of any message."""

    type: str
    table: TableNumber | None = None
    views: dict[str, View] = {}
    message: str = ""
    retry_after: int | None = None


decoder = msgspec.json.Decoder(ServerMessage)


async def post(client: httpx.AsyncClient, url: str, body: Any, token: str | None = None) -> Any:
    """Send a request; a few times if the server cannot answer it now, as on a machine that is very busy."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    for _ in range(TRIES):
        answer = await client.post(url, json=body, headers=headers)
        if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
            break
        await asyncio.sleep(1)
    return answer.raise_for_status().json()


class LudotecaPair(ClientPair):
    """Two clients who play random legal moves."""

    def __init__(self, timings: Timings, ready: Callable[[ClientPair], None]) -> None:
        super().__init__(timings, ready)
        self.tokens: list[str] = []
        self.number = 0
        self.moves: list[list[str]] = [[], []]

    async def set_up(self, client: httpx.AsyncClient, addresses: list[str], number: int) -> None:
        """Add two guests; one sets up the table, the other joins.  Pairs play the games in turn."""
        self.random = random.Random(number)
        chosen = [addresses[(number + person) % len(addresses)] for person in range(2)]
        for address, name in zip(chosen, ("Anna", "Boris"), strict=True):
            welcome = await post(client, f"{address}/api/people", {"name": name})
            self.tokens.append(welcome["token"])
        games = ludoteca.game_names()
        body = {"game": games[number % len(games)], "seats": [{"kind": "here"}, {"kind": "elsewhere"}]}
        table = await post(client, f"{chosen[0]}/api/tables", body, self.tokens[0])
        path = f"/api/tables/{table['id']}"
        await post(client, f"{chosen[1]}{path}/join", {}, self.tokens[1])
        await self.sit([f"{address.replace('http', 'ws')}{path}/live" for address in chosen])

    async def greet(self, seat: int) -> None:
        await self.sockets[seat].send(json.dumps({"type": "hello", "tokens": [self.tokens[seat]]}))

    async def receive(self, seat: int, text: str | bytes) -> None:
        message = decoder.decode(text)
        if message.type == "news" and message.table is not None:
            self.number = message.table.number
            self.moves[seat] = message.views[SEATS[seat]].moves
            self.note_news(seat)
        elif message.type == "accepted":
            self.note_acknowledged()
        elif message.retry_after is not None:
            await self.wait(message.retry_after)
        elif message.type in ("refused", "closing"):
            self.timings.refusals.append(message.message)

    def has_turn(self) -> bool:
        self.mover = 0 if self.moves[0] else 1
        return bool(self.moves[self.mover])

    def move(self) -> str:
        move = self.random.choice(self.moves[self.mover])
        seat, id_ = SEATS[self.mover], f"m{self.number}"
        return json.dumps({"type": "play", "seat": seat, "move": move, "number": self.number, "id": id_})
