"""Outages while people play on three processes: what is lost, and how long until all is well again.

    .venv/bin/python -m bench.outages --seconds 0.5 5 60 --kills 30

PostgreSQL and Redis are stopped and started again, or frozen (SIGSTOP) and thawed; one process of three is
frozen; processes are killed (SIGKILL) and started again.  Six tables are always in play.  Everybody remembers
all that they were told; at the end it is compared with the logs (``tests/server/soak_clients.py``).
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import ludoteca
from tests.server.backends import Postgres, Redis, ServerProcess
from tests.server.outages import outage, until_quick
from tests.server.server_process import Server, Visitor, guest
from tests.server.soak_clients import Club, audit, compare_views, working

PLACES = [(game, seats) for game in ludoteca.names() for seats in ("here bot:easy", "here elsewhere")]
QUICK = 0.05  # seconds
HEADER = """| outage | for | moves meanwhile | every table goes on after | notices < 50 ms after |
|---|---|---|---|---|"""
PATIENCE = 60.0  # seconds after an outage in which play must go on


class Trial:
    """Three processes, people who play, and what is done to them."""

    def __init__(self, servers: list[Server], club: Club, pair: list[Visitor]) -> None:
        self.servers = servers
        self.club = club
        self.pair = pair  # two people on two processes

    async def goes_on(self, since: float) -> float:
        """Seconds until a new line was heard at every table that was not over."""
        while time.monotonic() < since + PATIENCE:
            first = self._first_heard(since)
            if None not in first:
                return max((when - since for when in first if when is not None), default=0.0)
            await asyncio.sleep(0.05)
        raise AssertionError("a table stands still")

    def _first_heard(self, since: float) -> list[float | None]:
        tables: dict[str, list[float]] = {}
        for regular in self.club.regulars:
            if not regular.is_over:
                heard = [when for when in regular.heard.values() if when > since]
                tables.setdefault(regular.table, []).extend(heard)
        return [min(heard, default=None) for heard in tables.values()]

    async def quick(self) -> float:
        return await until_quick(*self.pair, QUICK, PATIENCE)

    async def away(self, name: str, service: ServerProcess, seconds: float, is_frozen: bool) -> None:
        before = self.club.acknowledged
        await outage(service, seconds, is_frozen)
        end = time.monotonic()
        lasted, (on, quick) = (
            self.club.acknowledged - before,
            await asyncio.gather(self.goes_on(end), self.quick()),
        )
        how = "frozen" if is_frozen else "stopped"
        print(
            f"| {name} {how} | {seconds:g} s | {lasted} | {on:.1f} s | {quick:.1f} s |",
            flush=True,
        )

    async def frozen(self, seconds: float) -> None:
        """One process stands still; the tables of the others go on, and so do its own with its bots."""
        before, start = self.club.acknowledged, time.monotonic()
        self.servers[1].freeze()
        await asyncio.sleep(seconds)
        self.servers[1].thaw()
        played = self.club.acknowledged - before
        on, quick = await asyncio.gather(self.goes_on(start + seconds), self.quick())
        print(f"| one process frozen | {seconds:g} s | {played} | {on:.1f} s | {quick:.1f} s |", flush=True)

    async def killed(self, kills: int) -> None:
        """One process after the other, without a word."""
        luck, pauses = random.Random(1), []
        for kill in range(kills):
            await asyncio.sleep(luck.uniform(0.0, 0.8))
            server = self.servers[kill % len(self.servers)]
            server.kill()
            start = time.monotonic()
            starting = asyncio.create_task(asyncio.to_thread(server.start))
            pauses.append(await self.goes_on(start))
            await starting
        print(
            f"| {kills} times one process killed | | | {statistics.median(pauses):.1f} s (median), "
            f"{max(pauses):.1f} s (most) | {await self.quick():.1f} s |",
            flush=True,
        )


@asynccontextmanager
async def playing(name: str, database: str, *options: str) -> AsyncIterator[Trial]:
    """A trial, whose logs are compared at the end."""
    with tempfile.TemporaryDirectory() as folder:
        logs = [Path(folder) / f"log{number}" for number in range(3)]
        servers = [Server(database, log, "--cold", "--no-limits", *options) for log in logs]
        try:
            await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
            club = Club([server.address for server in servers], pause=0.4)
            async with working(asyncio.create_task(club.keep_playing(*place)) for place in PLACES):
                await club.until(10)
                yield Trial(servers, club, [await guest(server.address) for server in servers[:2]])
                await club.until(club.acknowledged + 10)
            found = await audit(database, club.regulars)
            await compare_views(database, club.regulars, servers[0].address)
        finally:
            for server in servers:
                server.kill()
    print(
        f"\n{name}: nothing lost, nothing twice; {found['acknowledged']} moves acknowledged, "
        f"{found['returns']} returns to a table, {len({one.table for one in club.regulars})} tables\n"
    )


async def all_of(lengths: Sequence[float], kills: int) -> None:
    postgres, redis = Postgres(), Redis()
    try:
        print(HEADER)
        async with playing("PostgreSQL", postgres.database()) as trial:
            for seconds in lengths:
                for is_frozen in (False, True):
                    await trial.away("PostgreSQL", postgres, seconds, is_frozen)
            await trial.frozen(5.0)
            if kills:
                await trial.killed(kills)
        print(HEADER)
        async with playing("Redis", postgres.database(), "--redis", redis.address) as trial:
            for seconds in lengths:
                for is_frozen in (False, True):
                    await trial.away("Redis", redis, seconds, is_frozen)
    finally:
        redis.stop()
        postgres.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.5, 5.0, 60.0])
    parser.add_argument("--kills", type=int, default=30)
    options = parser.parse_args()
    asyncio.run(all_of(options.seconds, options.kills))
