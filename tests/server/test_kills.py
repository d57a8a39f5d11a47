"""A server that is killed at any moment has lost nothing that it had acknowledged."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import pytest

import ludoteca
from tests.server.backends import Postgres
from tests.server.server_process import Server
from tests.server.soak_clients import Club, audit, compare_views, working

KILLS = 6
pytestmark = pytest.mark.anyio


async def test_kill_at_random_moments(
    postgres: Postgres, tmp_path: Path, serve: Callable[..., Server]
) -> None:
    """On both kinds of database, at the same time since most of it is waiting for servers to start."""
    databases = [f"sqlite:///{tmp_path}/ludoteca.db", postgres.database()]
    servers = [serve(database) for database in databases]
    await asyncio.gather(
        *(killed(server, database) for server, database in zip(servers, databases, strict=True))
    )


async def killed(server: Server, database: str) -> None:
    club, luck = Club([server.address], pause=0.02), random.Random(database)
    places = [(game, seats) for game in ludoteca.names() for seats in ("here bot:easy", "here elsewhere")]
    async with working(asyncio.create_task(club.keep_playing(*place)) for place in places):
        for _ in range(KILLS):
            await club.until(club.acknowledged + 1)
            await asyncio.sleep(luck.uniform(0.1, 0.8))
            server.kill()
            await asyncio.to_thread(server.start)
        await club.until(club.acknowledged + 10)
    found = await audit(database, club.regulars)
    assert found["returns"] > KILLS
    await compare_views(database, club.regulars, server.address)
