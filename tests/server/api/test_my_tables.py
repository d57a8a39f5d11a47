"""My tables: those that wait for a move of mine come first."""

from collections.abc import Callable

import pytest

from tests.support.server.clients import two_players
from tests.support.server.server_process import Server

pytestmark = pytest.mark.anyio

WAITING = "/api/tables/mine?state=turn"


async def test_a_table_waits_for_whoever_must_move(database_url: str, serve: Callable[..., Server]) -> None:
    address = serve(database_url).address
    anna, bruno, first = await two_players(address)
    second = (await anna.post("/api/tables", game="alpaca", seats=[{"kind": "here"}, {"kind": "elsewhere"}]))[
        "id"
    ]
    await bruno.post(f"/api/tables/{second}/join", seat="p2")
    waiting = await anna.get(WAITING)
    assert [(table["id"], table["turn"]) for table in waiting] == [(first, "p1"), (second, "p1")]
    assert await bruno.get(WAITING) == []
    number = waiting[0]["number"]
    moved = await anna.post(f"/api/tables/{first}/moves", seat="p1", move="end", number=number, id="1")
    while await bruno.get(WAITING) == []:  # the turn may consist of several moves
        number = moved["number"]
        moved = await anna.post(
            f"/api/tables/{first}/moves", seat="p1", move="end", number=number, id=str(number)
        )
    assert [table["id"] for table in await bruno.get(WAITING)] == [first]
    assert [table["id"] for table in await anna.get(WAITING)] == [second]
    await anna.post(f"/api/tables/{second}/leave", seat="p1", level="easy")
    assert await anna.get(WAITING) == []  # a bot plays for her
