"""Kill -9 at random moments of play, on SQLite and on PostgreSQL at the same time.

    .venv/bin/python -m bench.kills --kills 100

Six tables are always in play: each game with a person and a bot, and with two people.  Clients remember all
messages that they receive; at the end these are compared with the logs
(``tests/support/server/soak_clients.py``).
"""

import argparse
import asyncio
import random
import statistics
import tempfile
import time
from pathlib import Path

from tests.support.server.backends import Postgres
from tests.support.server.server_process import Server
from tests.support.server.soak_clients import PLACES, SoakClients, audit, compare_views, running


async def play_and_kill(name: str, database_url: str, folder: Path, kills: int) -> None:
    """Play, kill the server and start it again, many times; then compare."""
    server = Server(database_url, folder / f"{name}.log", "--cold", "--no-limits").start()
    soak, luck, away = SoakClients([server.address], pause=0.02), random.Random(name), []
    try:
        async with running(asyncio.create_task(soak.keep_playing(*place)) for place in PLACES):
            for kill in range(1, kills + 1):
                await soak.until(soak.acknowledged + 1)
                await asyncio.sleep(luck.uniform(0.0, 0.8))
                server.kill()
                start = time.monotonic()
                await asyncio.to_thread(server.start)
                away.append(time.monotonic() - start)
                if kill % 10 == 0:
                    print(f"{name}: {kill} kills, {soak.acknowledged} moves acknowledged", flush=True)
            await soak.until(soak.acknowledged + 10)
        found = await audit(database_url, soak.clients)
        await compare_views(database_url, soak.clients, server.address)
    finally:
        server.kill()
    print(
        f"{name}: {kills} kills, nothing lost, nothing twice; {found['acknowledged']} moves acknowledged, "
        f"{found['returns']} returns to a table, {len({one.table for one in soak.clients})} tables; "
        f"away {statistics.median(away):.1f} s (median), {max(away):.1f} s (most)"
    )


async def both(kills: int) -> None:
    postgres = Postgres()
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            await asyncio.gather(
                play_and_kill("SQLite", f"sqlite:///{folder}/ludoteca.db", folder, kills),
                play_and_kill("PostgreSQL", postgres.database(), folder, kills),
            )
    finally:
        postgres.stop()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--kills", type=int, default=100)
    asyncio.run(both(parser.parse_args().kills))
