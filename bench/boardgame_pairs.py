"""Client pairs at matches of boardgame.io's server, which speak socket.io over plain WebSockets.

The server is ``bench/boardgame/server.mjs``; its matches are games of tricks of twenty moves each.  A move
counts as acknowledged when its player receives the update.
"""

import json
from collections.abc import Callable
from typing import Any

import httpx

from bench.client_pairs import ClientPair, Timings

GAME = "tricks"
OPENED, PING, PONG, JOIN, EVENT = "0", "2", "3", f"40/{GAME},", f"42/{GAME},"


class BoardgamePair(ClientPair):
    """Two clients who play the first card of their hands."""

    def __init__(self, timings: Timings, ready: Callable[[ClientPair], None]) -> None:
        super().__init__(timings, ready)
        self.match = ""
        self.credentials: list[str] = []
        self.state: dict[str, Any] = {}

    async def set_up(self, client: httpx.AsyncClient, addresses: list[str], number: int) -> None:
        address = addresses[0]
        answer = await client.post(f"{address}/games/{GAME}/create", json={"numPlayers": 2})
        self.match = answer.raise_for_status().json()["matchID"]
        for seat, name in enumerate(("Anna", "Boris")):
            body = {"playerID": str(seat), "playerName": name}
            answer = await client.post(f"{address}/games/{GAME}/{self.match}/join", json=body)
            self.credentials.append(answer.raise_for_status().json()["playerCredentials"])
        await self.sit([f"{address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"] * 2)

    async def greet(self, seat: int) -> None:
        await self.sockets[seat].send(JOIN)

    async def receive(self, seat: int, text: str | bytes) -> None:
        message = str(text)
        if message == PING:
            await self.sockets[seat].send(PONG)
        elif message.startswith(JOIN):
            sync = ["sync", self.match, str(seat), self.credentials[seat], 2]
            await self.sockets[seat].send(EVENT + json.dumps(sync))
        elif message.startswith(EVENT):
            self._event(seat, *json.loads(message.removeprefix(EVENT)))

    def _event(self, seat: int, kind: str, _match: str, *data: Any) -> None:
        if kind == "sync":
            self.state = data[0]["state"]
            self.note_news(seat)
        elif kind == "update":
            self.state = data[0]
            self.note_news(seat)
            if seat == self.mover:
                self.note_acknowledged()

    def has_turn(self) -> bool:
        self.mover = int(self.state["ctx"]["currentPlayer"])
        return "gameover" not in self.state["ctx"]

    def move(self) -> str:
        seat = str(self.mover)
        payload = {"type": "lay", "args": [0], "playerID": seat, "credentials": self.credentials[self.mover]}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return EVENT + json.dumps(["update", action, self.state["_stateID"], self.match, seat])
