"""Several processes recover from outages of PostgreSQL and Redis, and from frozen processes."""

import asyncio
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from ludoteca.server.tables import revocation
from tests.support.server.backends import Postgres, Redis
from tests.support.server.outages import HEALED, median_delay, meeting, outage, until_quick
from tests.support.server.server_process import Client, Server, TableSocket, new_guest, start_servers

REVOKED = 1.0  # seconds in which a revoked token is worthless everywhere
pytestmark = pytest.mark.anyio


async def test_notices_recover_after_outages_of_postgresql(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    servers = await start_servers(serve, postgres.database(), 2)
    anna, bruno = [await new_guest(server.address) for server in servers]
    await until_quick(anna, bruno)
    await outage(postgres, 0.5, is_frozen=True)
    await until_quick(anna, bruno)
    await outage(postgres, 5.0, is_frozen=False)
    await until_quick(anna, bruno)


async def test_servers_start_without_redis_and_recover_when_it_returns(
    postgres: Postgres, redis: Redis, serve: Callable[..., Server]
) -> None:
    redis.halt()
    servers = await start_servers(serve, postgres.database(), 2, "--redis", redis.address)
    anna, bruno = [await new_guest(server.address) for server in servers]
    async with meeting(anna, bruno) as sockets:
        await median_delay(sockets)  # without notices, numbers are compared: otherwise nothing would come
    await check_revocation(anna.address, servers[1].address)
    redis.start_again()
    await until_quick(anna, bruno)
    await outage(redis, 0.5, is_frozen=False)
    await until_quick(anna, bruno)
    await outage(redis, 5.0, is_frozen=True)
    await until_quick(anna, bruno)


async def check_revocation(here: str, there: str) -> None:
    """Check that tokens revoked on one process are worthless on another, without any notice."""
    anna = await new_guest(here, "Anna")
    table = (await anna.table("alpaca", "here here"))["id"]
    seat = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    client = Client(there)
    async with client.at(table, 0, seat) as lent:
        await lent.until_type("presence")
        await anna.post(f"/api/tables/{table}/seats/p1/revoke")
        await expect_close(lent)
    seat = (await anna.get(f"/api/tables/{table}/seats/p2/token"))["token"]
    async with client.at(table, 0, anna.token) as own, client.at(table, 0, seat) as lent:
        for socket in (own, lent):
            await socket.until_type("presence")
        assert (await own.play("p1", own.moves("p1")[0]))["type"] == "accepted"
        await anna.post("/api/people/me/sign-out-everywhere")
        await asyncio.gather(expect_close(own), expect_close(lent))


async def expect_close(socket: TableSocket) -> None:
    with pytest.raises(ConnectionClosed):
        async with asyncio.timeout(HEALED):
            await socket.until(lambda _: False)


def test_processes_read_often_enough_which_tokens_are_revoked() -> None:
    """The test above does not measure it, because the machine may be busy."""
    assert 2 * revocation.INTERVAL_SECONDS < REVOKED


async def test_a_frozen_process_recovers(postgres: Postgres, serve: Callable[..., Server]) -> None:
    """Others play its bots meanwhile; afterwards its people are seen again, and no move was made twice."""
    servers = await start_servers(serve, postgres.database(), 2)
    anna, bruno = [await new_guest(server.address) for server in servers]
    async with meeting(anna, bruno) as (here, there):
        await until_present(here, ["p1", "p2"])
        bots = (await bruno.table("master-elf", "bot:easy bot:easy bot:easy"))["id"]
        async with anna.at(bots) as watching:
            await watching.until_type("news")
            servers[1].freeze()
            await until_present(here, ["p1"])
            number = watching.number
            while watching.number < number + 3 and watching.news["table"]["state"] == "playing":
                await asyncio.wait_for(watching.until_type("news"), HEALED)
            servers[1].thaw()
            await until_present(here, ["p1", "p2"])
            await until_present(there, ["p1", "p2"])
            numbers = [entry["number"] for heard in watching.heard for entry in heard.get("entries", ())]
            assert numbers == list(range(1, len(numbers) + 1))


async def until_present(socket: TableSocket, seats: list[str]) -> None:
    async with asyncio.timeout(HEALED):
        await socket.until(lambda heard: heard["type"] == "presence" and heard["seats"] == seats)
