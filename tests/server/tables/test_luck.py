"""Luck at a table is drawn by the operating system and written to the log, nowhere else."""

from collections.abc import Callable

import pytest
from sqlalchemy import MetaData, select

import ludoteca
from ludoteca.server.storage.database import Database
from tests.support.luck_prediction import RARELY, predict_share
from tests.support.server.clients import (
    connect_all,
    fetch_record,
    finish_with_bots,
    play_to_the_end,
    two_players,
)
from tests.support.server.server_process import Server, new_guest

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", ludoteca.game_names())
async def test_two_people_with_the_record_cannot_predict_a_draw(address: str, game: str) -> None:
    anna, bruno, table = await two_players(address, game)
    async with connect_all(table, anna, bruno) as (one, two):
        await play_to_the_end({"p1": one, "p2": two})
    record = await fetch_record(anna, table)
    assert "Seed" not in record
    assert predict_share([record]) < RARELY


async def test_people_on_one_device_cannot_predict_a_draw(address: str) -> None:
    anna = await new_guest(address)
    table = (await anna.table("alpaca", "here here"))["id"]
    async with connect_all(table, anna) as (socket,):
        await play_to_the_end({"p1": socket, "p2": socket})
    assert predict_share([await fetch_record(anna, table)]) < RARELY


async def test_the_database_holds_no_seed(serve: Callable[..., Server], database_url: str) -> None:
    server = serve(database_url)
    anna = await new_guest(server.address)
    table = (await anna.table("alpaca", "here bot:easy"))["id"]
    await finish_with_bots(table, anna)
    server.stop()
    database, metadata = Database(database_url), MetaData()
    async with database.reading() as reading:
        await reading.run_sync(metadata.reflect)
        rows = [row for found in metadata.sorted_tables for row in await reading.execute(select(found))]
    await database.close()
    columns = {column.name for found in metadata.sorted_tables for column in found.columns}
    assert len(rows) > 20
    assert "seed" not in columns
    assert not [row for row in rows if "seed" in str(row).lower()]
