"""Several processes heal from outages of PostgreSQL and Redis, and from processes that stood still."""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.services import Postgres, Redis, Service
from tests.server.serving import Chair, Server, Visitor, guest

MOVES = 12
QUICK = 0.1  # seconds; a process that compares numbers hears after 0.25 on average
HEALED = 20.0  # seconds after an outage in which all is well again, on a machine that is busy
REVOKED = 1.0 + 0.5  # seconds in which a revoked token is worthless, on such a machine
pytestmark = pytest.mark.anyio


async def started(serve: Callable[..., Server], database: str, many: int, *options: str) -> list[Server]:
    starting = (asyncio.to_thread(serve, database, *options) for _ in range(many))
    return list(await asyncio.gather(*starting))


@asynccontextmanager
async def meeting(one: Visitor, other: Visitor, seats: str = "here elsewhere") -> AsyncIterator[list[Chair]]:
    """Two people at a table, each on a process of their own."""
    table = (await one.table("alpaca", seats))["id"]
    await other.post(f"/api/tables/{table}/join", name="Bruno")
    async with one.at(table) as first, other.at(table) as second:
        yield [first, second]


async def heard_after(chairs: list[Chair]) -> float:
    """How long after a move of one person the other hears of it, the median of some moves."""
    delays = []
    for chair in chairs:
        if not chair.news:
            await chair.until_type("news")
    for _ in range(MOVES):
        turn = str(chairs[0].turn)
        mover, other = chairs if turn == "p1" else chairs[::-1]
        answer = await mover.play(turn, mover.moves(turn)[0])
        assert answer["type"] == "accepted", answer
        played = time.monotonic()
        while other.number < answer["number"]:
            await other.until_type("news")
        delays.append(time.monotonic() - played)
        while mover.number < answer["number"]:
            await mover.until_type("news")
    return statistics.median(delays)


async def until_quick(one: Visitor, other: Visitor) -> float:
    """Wait until notices come at once again; how long that took."""
    start = time.monotonic()
    while True:
        try:
            async with meeting(one, other) as chairs:
                if await heard_after(chairs) < QUICK:
                    return time.monotonic() - start
        except (AssertionError, ConnectionClosed, OSError):  # the database was away until just now
            assert time.monotonic() < start + HEALED
            await asyncio.sleep(0.1)
        assert time.monotonic() < start + HEALED, "notices are still slow"


async def test_notices_heal_after_outages_of_postgresql(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    servers = await started(serve, postgres.database(), 2)
    anna, bruno = [await guest(server.address) for server in servers]
    await until_quick(anna, bruno)
    await outage(postgres, 0.5, is_frozen=True)
    await until_quick(anna, bruno)
    await outage(postgres, 5.0, is_frozen=False)
    await until_quick(anna, bruno)


async def outage(service: Service, seconds: float, is_frozen: bool) -> None:
    service.freeze() if is_frozen else service.halt()
    await asyncio.sleep(seconds)
    service.thaw() if is_frozen else await asyncio.to_thread(service.start_again)


async def test_servers_start_without_their_redis_and_heal_when_it_comes_and_goes(
    postgres: Postgres, redis: Redis, serve: Callable[..., Server]
) -> None:
    redis.halt()
    servers = await started(serve, postgres.database(), 2, "--redis", redis.address)
    anna, bruno = [await guest(server.address) for server in servers]
    async with meeting(anna, bruno) as chairs:
        assert await heard_after(chairs) < 1.0, "numbers are not compared"
    await revoked_everywhere(anna.address, servers[1].address)
    redis.start_again()
    await until_quick(anna, bruno)
    await outage(redis, 0.5, is_frozen=False)
    await until_quick(anna, bruno)
    await outage(redis, 5.0, is_frozen=True)
    await until_quick(anna, bruno)


async def revoked_everywhere(here: str, there: str) -> None:
    """Tokens that are revoked on one process are worthless on another, without any notice."""
    anna = await guest(here, "Anna")
    table = (await anna.table("alpaca", "here here"))["id"]
    seat = (await anna.get(f"/api/tables/{table}/seats/p1/token"))["token"]
    elsewhere = Visitor(there)
    async with elsewhere.at(table, 0, seat) as lent:
        await lent.until_type("presence")
        await anna.post(f"/api/tables/{table}/seats/p1/revoke")
        await closed_soon(lent)
    seat = (await anna.get(f"/api/tables/{table}/seats/p2/token"))["token"]
    async with elsewhere.at(table, 0, anna.token) as own, elsewhere.at(table, 0, seat) as lent:
        for chair in (own, lent):
            await chair.until_type("presence")
        assert (await own.play("p1", own.moves("p1")[0]))["type"] == "accepted"
        await anna.post("/api/people/me/sign-out-everywhere")
        await asyncio.gather(closed_soon(own), closed_soon(lent))


async def closed_soon(chair: Chair) -> None:
    start = time.monotonic()
    with pytest.raises(ConnectionClosed):
        await chair.until(lambda _: False)
    assert time.monotonic() - start < REVOKED


async def test_a_process_that_stood_still(postgres: Postgres, serve: Callable[..., Server]) -> None:
    """Others play its bots meanwhile; afterwards its people are seen again, and no move was made twice."""
    servers = await started(serve, postgres.database(), 2)
    anna, bruno = [await guest(server.address) for server in servers]
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


async def until_present(chair: Chair, seats: list[str]) -> None:
    async with asyncio.timeout(HEALED):
        await chair.until(lambda heard: heard["type"] == "presence" and heard["seats"] == seats)
