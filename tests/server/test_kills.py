"""A server that is killed at any moment has lost nothing that it has acknowledged."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from tests.server.backends import Postgres
from tests.server.server_process import Server
from tests.server.soak_clients import SoakClients, audit, compare_views, running

KILLS = 6
pytestmark = pytest.mark.anyio


async def test_nothing_acknowledged_is_lost_when_a_server_is_killed(
    postgres: Postgres, tmp_path: Path, serve: Callable[..., Server]
) -> None:
    """On both kinds of database, at the same time since most of it is waiting for servers to start."""
    databases = [f"sqlite:///{tmp_path}/ludoteca.db", postgres.database()]
    servers = [serve(database) for database in databases]
    await asyncio.gather(
        *(killed(server, database) for server, database in zip(servers, databases, strict=True))
    )


async def killed(server: Server, database: str) -> None:
    soak, luck = SoakClients([server.address], pause=0.02), random.Random(database)
    places = [(game, seats) for game in ludoteca.names() for seats in ("here bot:easy", "here elsewhere")]
    async with running(asyncio.create_task(soak.keep_playing(*place)) for place in places):
        for _ in range(KILLS):
            await soak.until(soak.acknowledged + 1)
            await asyncio.sleep(luck.uniform(0.1, 0.8))
            server.kill()
            await asyncio.to_thread(server.start)
        await soak.until(soak.acknowledged + 10)
    found = await audit(database, soak.clients)
    assert found["returns"] > KILLS
    await compare_views(database, soak.clients, server.address)
