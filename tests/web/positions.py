"""Tables in the middle of a match, reached over HTTP by random moves of everybody, in about a second."""

import json
import random
import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import count
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from ludoteca.core.kernel.luck import SystemLuck
from tests.web.browser import visit

NAMES = ("Anna", "Bartholomew", "Carla", "Dmitri")
MIDDLE = {"alpaca": 30, "africana": 45, "master-elf": 40}  # moves of each player


def fix_luck() -> None:
    """Let the luck of a server follow from what can be drawn, so that a test always sees the same tables."""

    def pick(luck: SystemLuck, domain: int, weights: Sequence[int]) -> int:
        drawn = vars(luck).setdefault("drawn", [])  # in this move
        [index] = random.Random(f"{domain} {list(weights)} {len(drawn)}").choices(
            range(len(weights)), weights
        )
        drawn.append(index)
        return index

    setattr(SystemLuck, "pick", pick)  # noqa: B010


class Players:
    """People at a table, each with a token; their moves are drawn from a seed."""

    def __init__(self, client: httpx.Client, game: str, seats: int, seed: int = 1) -> None:
        self.client = client
        self.tokens = [self.call("/api/people", "", name=name)["token"] for name in NAMES[:seats]]
        kinds = [{"kind": "here", "name": NAMES[0]}, *[{"kind": "elsewhere"}] * (seats - 1)]
        self.table = str(self.call("/api/tables", self.tokens[0], game=game, seats=kinds)["id"])
        for name, token in list(zip(NAMES, self.tokens, strict=False))[1:]:
            self.call(f"/api/tables/{self.table}/join", token, name=name)
        self.luck = random.Random(seed)
        self.ids = count()
        self.verbs = {"end", "pass"}  # of moves that cut a turn short

    def call(self, path: str, token: str, **body: Any) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = self.client.post(path, json=body, headers=headers)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def play(self) -> str | None:
        """Play one move of whoever must move; the seat that must move after it."""
        news = self.look(0)
        turn = news["table"]["turn"]
        if turn is None:
            return None
        seen = self.look(int(turn[1:]) - 1)
        moves = list(seen["views"][turn]["moves"])
        longer = [move for move in moves if move.split()[0] not in self.verbs]
        move = self.luck.choice(longer if longer and self.luck.random() < 0.8 else moves)
        body = {"seat": turn, "move": move, "number": seen["table"]["number"], "id": str(next(self.ids))}
        self.call(f"/api/tables/{self.table}/moves", self.tokens[int(turn[1:]) - 1], **body)
        return str(turn)

    def look(self, place: int) -> dict[str, Any]:
        headers = {"authorization": f"Bearer {self.tokens[place]}"}
        answer = self.client.get(f"/api/tables/{self.table}/news", params={"after": 10**6}, headers=headers)
        return dict(answer.raise_for_status().json())

    def play_until(self, moves: int) -> None:
        """Play that many moves, and then until it is the first player's turn again."""
        for _ in range(moves):
            self.play()
        while self.look(0)["table"]["turn"] not in ("p1", None):
            self.play()


@cache
def table_in_the_middle(address: str, game: str, seats: int, seed: int = 1) -> tuple[str, str]:
    """Return the id of a table where it is the first player's turn, and that player's token.

    Tests that only look at it share it.
    """
    with httpx.Client(base_url=address, timeout=60) as client:
        players = Players(client, game, seats, seed)
        players.play_until(MIDDLE.get(game, 10) * seats)
        return players.table, players.tokens[0]


def change_views(page: Page, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the page be told other views than those that the server sends."""

    def open_socket(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def receive(message: str | bytes) -> None:
            told = json.loads(message)
            for view in told.get("views", {}).values():
                change(view)
            socket.send(json.dumps(told))

        server.on_message(receive)

    page.route_web_socket(re.compile("/live"), open_socket)


def visit_table(browser: Browser, address: str, table: str, token: str, **options: Any) -> Page:
    """Open a table with a person's token."""
    page = visit(browser, f"{address}/#/table/{table}", token=token, **options)
    expect(page.locator(".board > *")).not_to_have_count(0)
    return page
