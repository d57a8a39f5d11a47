"""Tables in a browser: the same answers as a server's, without one."""

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ludoteca.offline.app import BrowserApp, Connection
from ludoteca.offline.pages import GAMES, write_games


class MemoryStore:
    """Texts in memory."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}

    async def read(self, start: str) -> Mapping[str, str]:
        return {name: text for name, text in sorted(self.texts.items()) if name.startswith(start)}

    async def write(self, texts: Mapping[str, str]) -> None:
        self.texts |= texts


class Page:
    """A page that plays the first move it can."""

    def __init__(self, app: BrowserApp) -> None:
        self.app = app
        self.token = ""
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.connection: Connection | None = None
        self.number = 0

    async def ask_text(self, method: str, path: str, body: Any = None) -> str:
        text = "" if body is None else json.dumps(body)
        status, answer = await self.app.answer(method, path, self.token, text)
        assert status == 200, answer
        return answer

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        return json.loads(await self.ask_text(method, path, body))

    async def enter(self) -> None:
        self.token = (await self.ask("POST", "/api/people", {"name": "Anna"}))["token"]

    def sit_down(self, table: str) -> None:
        self.connection = self.app.connect(
            table, lambda text: self.heard.put_nowait(json.loads(text)), lambda *_: None
        )
        self.say({"type": "hello", "tokens": [self.token], "number": 0})

    def say(self, message: dict[str, Any]) -> None:
        assert self.connection is not None
        self.connection.receive(json.dumps(message))

    async def news(self) -> dict[str, Any]:
        while (message := await self.heard.get())["type"] != "news":
            assert message["type"] in ("presence", "accepted"), message
        self.number = max(self.number, *(entry["number"] for entry in message["entries"]))
        return message

    async def play(self, until: int = 10**6) -> dict[str, Any]:
        """Play until an entry, or to the end, and return the last news."""
        while True:
            news = await self.news()
            if news["table"]["state"] == "over" or self.number >= until:
                return news
            view = news["views"]["p1"]
            if news["table"]["turn"] == "p1" and news["table"]["number"] == self.number:
                number = str(self.number)
                self.say({
                    "type": "play", "seat": "p1", "move": view["moves"][0], "number": self.number,
                    "id": number,
                })  # fmt: skip


async def opened(key_values: MemoryStore) -> Page:
    app = BrowserApp(key_values)
    await app.start()
    return Page(app)


NEW_TABLE = {"seats": [{"kind": "here"}, {"kind": "bot", "level": "easy"}]}


async def play_with_a_reload() -> None:
    key_values = MemoryStore()
    page = await opened(key_values)
    assert [game["name"] for game in await page.ask("GET", "/api/games")] == [
        "africana", "alpaca", "master-elf",
    ]  # fmt: skip
    await page.enter()
    table = (await page.ask("POST", "/api/tables", {"game": "alpaca", **NEW_TABLE}))["id"]
    page.sit_down(table)
    await page.play(until=20)

    again = await opened(key_values)
    again.token = page.token
    assert [one["id"] for one in await again.ask("GET", "/api/tables/mine")] == [table]
    again.sit_down(table)
    end = await again.play()

    assert sorted(seat["rank"] for seat in end["table"]["seats"]) == [1, 2]
    assert await again.ask("GET", "/api/tables/mine") == []
    (result,) = (await again.ask("GET", "/api/people/me/results"))["games"]
    assert (result["game"], result["played"]) == ("alpaca", 1)
    past_views = await again.ask("GET", f"/api/tables/{table}/moments?seat=p1&first=5&last=9")
    assert [past["number"] for past in past_views] == [5, 6, 7, 8, 9]
    record = await again.ask_text("GET", f"/api/tables/{table}/record")
    study = await again.ask("POST", "/api/records", {"record": record})
    assert study["state"] == "study"
    rematch = (await again.ask("POST", f"/api/tables/{table}/rematch"))["rematch"]
    assert (await again.ask("GET", f"/api/tables/{rematch}"))["state"] == "playing"


def test_a_whole_match_against_a_bot_with_a_reload_in_the_middle() -> None:
    asyncio.run(play_with_a_reload())


def test_a_static_site_lists_the_games_as_its_tables_do(tmp_path: Path) -> None:
    write_games(tmp_path)
    listed = json.loads((tmp_path / GAMES).read_bytes())
    assert listed == asyncio.run(Page(BrowserApp(MemoryStore())).ask("GET", "/api/games"))
