"""A server that is stopped says goodbye and loses nothing; a backup of a running one can be served."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

import ludoteca
from tests.support.server.server_process import Client, Server, new_guest
from tests.support.server.soak_clients import SoakClient, SoakClients, audit, running

FEW_SECONDS = 30.0  # on a machine that is busy with other things
pytestmark = pytest.mark.anyio


async def test_a_server_stops_when_asked(database_url: str, serve: Callable[..., Server]) -> None:
    server = serve(database_url)
    soak = SoakClients([server.address], pause=0.05)
    watcher = await new_guest(server.address)
    table = (await watcher.table("alpaca", "here elsewhere"))["id"]
    async with running(asyncio.create_task(soak.keep_playing("africana", "here bot:easy")) for _ in range(3)):
        await soak.until(acknowledged=5)
        async with watcher.at(table) as socket:
            await socket.until_type("news")
            start = time.monotonic()
            assert await asyncio.to_thread(server.stop) == 0
            assert time.monotonic() - start < FEW_SECONDS
            await asyncio.wait_for(socket.until_type("closing"), FEW_SECONDS)
        await asyncio.to_thread(server.start)
        await soak.until(soak.acknowledged + 5)
    assert (await audit(database_url, soak.clients))["returns"] > 0


def back_up(database_url: str, copy: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-m", "ludoteca", "backup", "--database", database_url, str(copy)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


async def test_a_backup_can_be_served(tmp_path: Path, serve: Callable[..., Server]) -> None:
    database_url, copy = f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "copy.db"
    server = serve(database_url)
    anna = await new_guest(server.address)
    finished = (await anna.table("alpaca", "bot:easy bot:easy"))["id"]
    await until_over(anna, finished)
    soak = SoakClients([server.address], pause=0.0)
    async with running(
        asyncio.create_task(soak.keep_playing(game, "here bot:easy")) for game in ludoteca.game_names()
    ):
        await soak.until(acknowledged=10)
        before = {client.table: set(client.acknowledged) for client in soak.clients}
        made = await asyncio.to_thread(back_up, database_url, copy)
        assert made.returncode == 0, made.stderr
        await soak.until(soak.acknowledged + 1)
    server.kill()
    check_copy(copy, before)
    running_tables = [client for client in soak.clients if client.table in before and not client.is_over]
    await check_served(serve(f"sqlite:///{copy}"), anna, finished, running_tables[0])
    again = await asyncio.to_thread(back_up, database_url, copy)
    assert again.returncode == 2, "a backup overwrites nothing"


async def until_over(client: Client, table: str) -> None:
    async with asyncio.timeout(120):
        while (await client.get(f"/api/tables/{table}"))["state"] != "over":
            await asyncio.sleep(0.1)


def check_copy(copy: Path, acknowledged: dict[str, set[int]]) -> None:
    """Check that a backup is complete: it has all moves acknowledged before it was made."""
    with closing(sqlite3.connect(copy)) as reading, reading:
        assert reading.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert reading.execute("PRAGMA foreign_key_check").fetchall() == []
        for table, numbers in acknowledged.items():
            rows = reading.execute('SELECT number FROM entries WHERE "table" = ? ORDER BY number', (table,))
            found = [number for (number,) in rows]
            assert found == list(range(1, len(found) + 1))
            assert numbers <= set(found)
    reading.close()


async def check_served(server: Server, anna: Client, finished: str, client: SoakClient) -> None:
    """Check that a server on the copy shows the finished table and goes on with a running one."""
    restored = Client(server.address, anna.token)
    record = (await restored.call("GET", f"/api/tables/{finished}/record")).text
    assert ludoteca.replay(record).over
    async with Client(server.address, client.token).at(client.table) as socket:
        await socket.until_type("news")
        while socket.turn != "p1":
            await asyncio.wait_for(socket.until_type("news"), 60)
        assert (await socket.play("p1", socket.moves("p1")[0]))["type"] == "accepted"


async def test_a_backup_without_a_server(tmp_path: Path, serve: Callable[..., Server]) -> None:
    """A database that nobody has open is copied; one that is not there is reported."""
    database_url, copy = f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "copy.db"
    missing = await asyncio.to_thread(back_up, database_url, copy)
    assert (missing.returncode, copy.exists()) == (2, False)
    server = serve(database_url)
    assert await asyncio.to_thread(server.stop) == 0
    made = await asyncio.to_thread(back_up, database_url, copy)
    assert made.returncode == 0, made.stderr
    nowhere = await asyncio.to_thread(back_up, database_url, tmp_path / "no" / "copy.db")
    assert (nowhere.returncode, nowhere.stderr.count("Traceback")) == (2, 0)
