"""Outages of what servers need, and how quickly one process learns of another."""

import asyncio
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from websockets.exceptions import ConnectionClosed

from tests.support.server.backends import Service
from tests.support.server.server_process import Client, TableSocket

MOVES = 12
QUICK = 0.1  # seconds; a process that only compares numbers needs 0.25 on average
HEALED = 90.0  # seconds after an outage in which all is well again: a few, but a machine may be busy


@asynccontextmanager
async def meeting(
    one: Client, other: Client, seats: str = "here elsewhere"
) -> AsyncIterator[list[TableSocket]]:
    """Connect two people to a new table, each on another process."""
    table = (await one.table("alpaca", seats))["id"]
    await other.post(f"/api/tables/{table}/join", name="Bruno")
    async with one.at(table) as first, other.at(table) as second:
        yield [first, second]


async def median_delay(sockets: list[TableSocket]) -> float:
    """Return the median time from a move of one person until the other has received it."""
    delays = []
    for socket in sockets:
        if not socket.news:
            await socket.until_type("news")
    for _ in range(MOVES):
        turn = str(sockets[0].turn)
        mover, other = sockets if turn == "p1" else sockets[::-1]
        answer = await mover.play(turn, mover.moves(turn)[0])
        assert answer["type"] == "accepted", answer
        played = time.monotonic()
        while other.number < answer["number"]:
            await other.until_type("news")
        delays.append(time.monotonic() - played)
        while mover.number < answer["number"]:
            await mover.until_type("news")
    return statistics.median(delays)


async def until_quick(one: Client, other: Client, quick: float = QUICK, within: float = HEALED) -> float:
    """Wait until notices come at once again, and return how long that took."""
    start = time.monotonic()
    while True:
        try:
            async with meeting(one, other) as sockets:
                begun = time.monotonic()
                if await median_delay(sockets) < quick:
                    return begun - start
        except (AssertionError, ConnectionClosed, OSError):  # the database was away until just now
            assert time.monotonic() < start + within
            await asyncio.sleep(0.1)
        assert time.monotonic() < start + within, "notices are still slow"


async def outage(service: Service, seconds: float, is_frozen: bool) -> None:
    service.freeze() if is_frozen else service.halt()
    await asyncio.sleep(seconds)
    service.thaw() if is_frozen else await asyncio.to_thread(service.start_again)
