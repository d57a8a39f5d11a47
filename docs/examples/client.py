"""A program that sits down at a table and plays: python docs/examples/client.py ADDRESS TABLE [NAME]

It needs the packages httpx and websockets, and nothing of Ludoteca: a client can be written in any language.
"""

import asyncio
import json
import random
import sys
from typing import Any

import httpx
from websockets.asyncio.client import connect


async def sit_down(address: str, table: str, name: str) -> tuple[str, str]:
    """Sign in as a guest, take a free seat, and return the seat and its token."""
    async with httpx.AsyncClient(base_url=address) as client:
        welcome = (await client.post("/api/people", json={"name": name})).raise_for_status().json()
        headers = {"authorization": f"Bearer {welcome['token']}"}
        answer = await client.post(f"/api/tables/{table}/join", json={}, headers=headers)
        seated = answer.raise_for_status().json()
        return seated["seat"], seated["token"]


def choose(view: dict[str, Any]) -> str:
    """Choose one of the legal moves; a better client would think here."""
    return str(random.choice(view["moves"]))


async def play(address: str, table: str, name: str) -> dict[str, Any]:
    """Play a whole game and return its outcome."""
    seat, token = await sit_down(address, table, name)
    url = f"{address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    async with connect(url) as socket:
        await socket.send(json.dumps({"type": "hello", "tokens": [token], "number": 0}))
        async for text in socket:
            news = json.loads(text)
            if news["type"] != "news" or seat not in news["views"]:
                continue
            view, number = news["views"][seat], news["table"]["number"]
            if view["outcome"]:
                return dict(view["outcome"])
            if view["turn"] == seat:
                move = {"type": "play", "seat": seat, "move": choose(view), "number": number}
                await socket.send(json.dumps(move | {"id": f"{name}-{number}"}))
    raise ConnectionError("the table was closed; come back with the last number")


if __name__ == "__main__":
    address, table, *name = sys.argv[1:]
    print(asyncio.run(play(address.rstrip("/"), table, name[0] if name else "Client")))
