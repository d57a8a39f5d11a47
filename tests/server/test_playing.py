"""Whole games over real sockets: moves, acknowledgements, what is missed and caught up."""

import pytest

import ludoteca
from tests.server.serving import guest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ludoteca.names())
async def test_a_whole_game_against_a_bot(address: str, game: str) -> None:
    anna = await guest(address)
    table = await anna.table(game, "here bot:easy")
    async with anna.at(table["id"]) as chair:
        await chair.until_type("news")
        while chair.news["table"]["state"] == "playing":
            if chair.turn == "p1":
                answer = await chair.play("p1", chair.moves("p1")[0])
                assert answer["type"] == "accepted"
                if chair.number < answer["number"]:
                    await chair.until_type("news")
            else:
                await chair.until_type("news")
    assert chair.news["views"]["p1"]["outcome"]["winners"]
    record = (await anna.call("GET", f"/api/tables/{table['id']}/record")).text
    assert ludoteca.replay(record).over
