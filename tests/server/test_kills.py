"""A server that is killed at any moment has lost nothing that it has acknowledged."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.support.server.backends import Postgres
from tests.support.server.server_process import Server
from tests.support.server.soak_clients import PLACES, SoakClients, audit, compare_views, running

KILLS = 6
pytestmark = pytest.mark.anyio


async def test_nothing_acknowledged_is_lost_when_a_server_is_killed(
    postgres: Postgres, tmp_path: Path, serve: Callable[..., Server]
) -> None:
    """Both kinds of database are tried at the same time, because most of it is waiting for servers."""
    database_urls = [f"sqlite:///{tmp_path}/ludoteca.db", postgres.database()]
    servers = [serve(database_url) for database_url in database_urls]
    await asyncio.gather(
        *(
            play_and_kill(server, database_url)
            for server, database_url in zip(servers, database_urls, strict=True)
        )
    )


async def play_and_kill(server: Server, database_url: str) -> None:
    soak, luck = SoakClients([server.address], pause=0.05), random.Random(database_url)
    async with running(asyncio.create_task(soak.keep_playing(*place)) for place in PLACES):
        for _ in range(KILLS):
            await soak.until(soak.acknowledged + 1)
            await asyncio.sleep(luck.uniform(0.1, 0.8))
            server.kill()
            await asyncio.to_thread(server.start)
        await soak.until(soak.acknowledged + 10)
    found = await audit(database_url, soak.clients)
    assert found["returns"] > KILLS
    await compare_views(database_url, soak.clients, server.address)
