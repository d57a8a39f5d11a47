"""Several processes on one PostgreSQL: any serves any table, and one that dies is not missed."""

import asyncio
import time
from collections.abc import Callable

import pytest

import ludoteca
from tests.support.server.backends import Postgres, Redis
from tests.support.server.clients import register_person
from tests.support.server.outages import meeting
from tests.support.server.server_process import Client, Server, TableSocket, new_guest, start_servers
from tests.support.server.soak_clients import SoakClient, SoakClients, audit, compare_views, running

TABLES = 30
INFINITE = float("inf")
# Seconds in which every table goes on after a process has died.  It takes three on a quiet machine, and
# ``bench.outages`` measures it; here the machine may be busy.
WITHIN = 60.0
SEATS = ("here bot:easy", "here elsewhere", "here bot:easy bot:medium", "here elsewhere bot:easy")
pytestmark = pytest.mark.anyio


async def alternate(sockets: dict[str, TableSocket], moves: int) -> None:
    """Let two people on two processes take turns; each must receive every move."""
    for socket in sockets.values():
        await socket.until_type("news")
    for _ in range(moves):
        turn = sockets["p1"].turn
        assert turn
        answer = await sockets[turn].play(turn, sockets[turn].moves(turn)[0])
        assert answer["type"] == "accepted", answer
        for socket in sockets.values():
            while socket.number < answer["number"]:
                await asyncio.wait_for(socket.until_type("news"), WITHIN)


async def play_together(one: Client, other: Client, moves: int) -> None:
    """Play on two processes; both people must see that the other is present."""
    async with meeting(one, other) as (first, second):
        await alternate({"p1": first, "p2": second}, moves)
        is_complete = lambda heard: heard["type"] == "presence" and heard["seats"] == ["p1", "p2"]  # noqa: E731
        for socket in (first, second):
            if not any(map(is_complete, socket.heard)):
                await asyncio.wait_for(socket.until(is_complete), WITHIN)


async def start_rated_match(one: Client, other: Client) -> None:
    """Check that a rated match starts when both people are present, each on another process."""
    table = (await one.table("alpaca", "here elsewhere", rated=True))["id"]
    await other.post(f"/api/tables/{table}/join", seat="p2")
    async with one.at(table) as first:
        await first.until_type("presence")
        assert (await one.get(f"/api/tables/{table}"))["waiting_for"] == ["p2"]
        async with other.at(table) as second:
            await second.until_type("news")
            for socket in (first, second):
                while socket.turn is None:
                    await asyncio.wait_for(socket.until_type("news"), WITHIN)


async def test_clients_of_two_processes_play_over_redis(
    postgres: Postgres, redis: Redis, serve: Callable[..., Server]
) -> None:
    servers = await start_servers(serve, postgres.database(), 2, "--redis", redis.address)
    anna, bruno = [await new_guest(server.address) for server in servers]
    await play_together(anna, bruno, 30)
    await start_rated_match(*[await register_person(server.address) for server in servers])


async def test_play_goes_on_when_one_of_three_processes_dies(
    postgres: Postgres, serve: Callable[..., Server]
) -> None:
    database_url = postgres.database()
    servers = await start_servers(serve, database_url, 3)
    anna, bruno = [await new_guest(server.address) for server in servers[:2]]
    await play_together(anna, bruno, 30)
    postgres.sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await play_together(anna, bruno, 10)  # over new connections
    soak = SoakClients([server.address for server in servers], pause=0.4)
    games = ludoteca.game_names()
    for place in range(0, TABLES, 10):
        some = range(place, place + 10)
        await asyncio.gather(*(soak.sit_down(games[i % len(games)], SEATS[i % len(SEATS)]) for i in some))
    async with running(asyncio.create_task(client.play()) for client in soak.clients):
        async with asyncio.timeout(WITHIN):
            while not all(client.received for client in soak.clients):  # everybody is connected
                await asyncio.sleep(0.1)
        known = furthest(soak.clients)
        servers[1].kill()
        killed = time.monotonic()

        def standing() -> list[float]:
            return list(pauses(soak.clients, known, killed).values())

        def returned() -> int:
            return sum(max(0, client.returns) for client in soak.clients)

        while time.monotonic() < killed + WITHIN and (INFINITE in standing() or returned() < TABLES // 3):
            await asyncio.sleep(0.1)
    assert max(standing()) < INFINITE, f"seconds that tables stood still: {sorted(standing())}"
    found = await audit(database_url, soak.clients)
    assert found["returns"] >= TABLES // 3
    await compare_views(database_url, soak.clients[::2], servers[0].address)
    await compare_views(database_url, soak.clients[1::2], servers[2].address)


def furthest(clients: list[SoakClient]) -> dict[str, int]:
    """Return how far each unfinished table has come."""
    found: dict[str, int] = {}
    for client in clients:
        if not client.is_over:
            found[client.table] = max(client.number, found.get(client.table, 0))
    return found


def pauses(clients: list[SoakClient], known: dict[str, int], since: float) -> dict[str, float]:
    """Return how long it took until a client received the first new entry of each table."""
    found = dict.fromkeys(known, INFINITE)
    for client in clients:
        for number, when in client.received.items():
            if client.table in known and number > known[client.table]:
                found[client.table] = min(found[client.table], max(0.0, when - since))
    return found
