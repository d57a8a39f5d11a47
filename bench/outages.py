"""Outages while clients play on three processes: what is lost, and how long recovery takes.

    .venv/bin/python -m bench.outages --seconds 0.5 5 60 --kills 30

PostgreSQL and Redis are stopped and started again, or frozen (SIGSTOP) and thawed; one process of three is
frozen; processes are killed (SIGKILL) and started again.  Six tables are always in play.  Clients remember
all messages that they receive; at the end these are compared with the logs
(``tests/support/server/soak_clients.py``).
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

from tests.support.server.backends import Postgres, Redis, Service
from tests.support.server.outages import outage, until_quick
from tests.support.server.server_process import Client, Server, new_guest
from tests.support.server.soak_clients import PLACES, SoakClients, audit, compare_views, running

QUICK = 0.05  # seconds
HEADER = """| outage | for | moves meanwhile | every table goes on after | notices < 50 ms after |
|---|---|---|---|---|"""
PATIENCE = 60.0  # seconds after an outage in which play must go on


class Trial:
    """Three processes, the clients who play on them, and the outages."""

    def __init__(self, servers: list[Server], soak: SoakClients, *pair: Client) -> None:
        self.servers = servers
        self.soak = soak
        self.pair = pair  # two clients on two processes

    async def time_to_recover(self, since: float) -> float:
        """Return the seconds until every unfinished table has received a new log entry."""
        while time.monotonic() < since + PATIENCE:
            first = self._first_received(since)
            if None not in first:
                return max((when - since for when in first if when is not None), default=0.0)
            await asyncio.sleep(0.05)
        raise AssertionError("a table does not go on")

    def _first_received(self, since: float) -> list[float | None]:
        tables: dict[str, list[float]] = {}
        for client in self.soak.clients:
            if not client.is_over:
                heard = [when for when in client.received.values() if when > since]
                tables.setdefault(client.table, []).extend(heard)
        return [min(heard, default=None) for heard in tables.values()]

    async def time_to_notices(self) -> float:
        one, other = self.pair
        return await until_quick(one, other, QUICK, PATIENCE)

    async def stop_service(self, name: str, service: Service, seconds: float, is_frozen: bool) -> None:
        before = self.soak.acknowledged
        await outage(service, seconds, is_frozen)
        end = time.monotonic()
        lasted, (on, quick) = (
            self.soak.acknowledged - before,
            await asyncio.gather(self.time_to_recover(end), self.time_to_notices()),
        )
        how = "frozen" if is_frozen else "stopped"
        print(
            f"| {name} {how} | {seconds:g} s | {lasted} | {on:.1f} s | {quick:.1f} s |",
            flush=True,
        )

    async def freeze_process(self, seconds: float) -> None:
        """Freeze one process; all tables go on, and other processes play its bots."""
        before, start = self.soak.acknowledged, time.monotonic()
        self.servers[1].freeze()
        await asyncio.sleep(seconds)
        self.servers[1].thaw()
        played = self.soak.acknowledged - before
        on, quick = await asyncio.gather(self.time_to_recover(start + seconds), self.time_to_notices())
        print(f"| one process frozen | {seconds:g} s | {played} | {on:.1f} s | {quick:.1f} s |", flush=True)

    async def kill_processes(self, kills: int) -> None:
        """Kill one process after the other."""
        luck, pauses = random.Random(1), []
        for kill in range(kills):
            await asyncio.sleep(luck.uniform(0.0, 0.8))
            server = self.servers[kill % len(self.servers)]
            server.kill()
            start = time.monotonic()
            starting = asyncio.create_task(asyncio.to_thread(server.start))
            pauses.append(await self.time_to_recover(start))
            await starting
        print(
            f"| {kills} times one process killed | | | {statistics.median(pauses):.1f} s (median), "
            f"{max(pauses):.1f} s (most) | {await self.time_to_notices():.1f} s |",
            flush=True,
        )


@asynccontextmanager
async def playing(name: str, database_url: str, *options: str) -> AsyncIterator[Trial]:
    """Run a trial, and compare the logs at the end."""
    with tempfile.TemporaryDirectory() as folder:
        logs = [Path(folder) / f"log{number}" for number in range(3)]
        servers = [Server(database_url, log, "--cold", "--no-limits", *options) for log in logs]
        try:
            await asyncio.gather(*(asyncio.to_thread(server.start) for server in servers))
            soak = SoakClients([server.address for server in servers], pause=0.4)
            async with running(asyncio.create_task(soak.keep_playing(*place)) for place in PLACES):
                await soak.until(10)
                yield Trial(servers, soak, *[await new_guest(server.address) for server in servers[:2]])
                await soak.until(soak.acknowledged + 10)
            found = await audit(database_url, soak.clients)
            await compare_views(database_url, soak.clients, servers[0].address)
        finally:
            for server in servers:
                server.kill()
    print(
        f"\n{name}: nothing lost, nothing twice; {found['acknowledged']} moves acknowledged, "
        f"{found['returns']} returns to a table, {len({one.table for one in soak.clients})} tables\n"
    )


async def run_all(lengths: Sequence[float], kills: int) -> None:
    postgres, redis = Postgres(), Redis()
    try:
        print(HEADER)
        async with playing("PostgreSQL", postgres.database()) as trial:
            for seconds in lengths:
                for is_frozen in (False, True):
                    await trial.stop_service("PostgreSQL", postgres, seconds, is_frozen)
            await trial.freeze_process(5.0)
            if kills:
                await trial.kill_processes(kills)
        print(HEADER)
        async with playing("Redis", postgres.database(), "--redis", redis.address) as trial:
            for seconds in lengths:
                for is_frozen in (False, True):
                    await trial.stop_service("Redis", redis, seconds, is_frozen)
    finally:
        redis.stop()
        postgres.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, nargs="+", default=[0.5, 5.0, 60.0])
    parser.add_argument("--kills", type=int, default=30)
    options = parser.parse_args()
    asyncio.run(run_all(options.seconds, options.kills))
