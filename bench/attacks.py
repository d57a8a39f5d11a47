"""What one hostile address can do to another client of the same server.

    python -m bench.attacks [bots] [hints] [connections] [editions] [log] [views]

Every attack runs against a new server with the usual limits.  Attackers connect from 127.0.0.2; the client
whose waiting time is measured connects from 127.0.0.1.  Each attack prints that waiting time before and
during the attack, and the answers that the attackers got.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median

import httpx
from websockets.exceptions import ConnectionClosed

from bench.load import ProcessWatch
from ludoteca.server.api.connections import raise_descriptor_limit
from tests.support.server.clients import connect_all, receive_up_to
from tests.support.server.server_process import Client, Server, TableSocket, new_guest

GAME = "alpaca"
FOE = "127.0.0.2"
LONG = 400  # moves
READY = 900.0  # seconds until the bots of a game are compiled
EDITION = '[edition]\nname = "own {number}"\n[cards.viking]\ncoins = {number}\n'
Measurements = dict[str, object]


# --- The server and its guests --------------------------------------------------------------------------


@contextmanager
def run_server(*options: str, warm: bool = False) -> Iterator[Server]:
    """Run a server on an empty database; if ``warm``, wait until the bots of one game are ready."""
    with tempfile.TemporaryDirectory() as folder:
        options = options if warm else ("--cold", *options)
        server = Server(f"sqlite:///{folder}/tables.db", Path(folder) / "log", *options).start()
        try:
            end = time.monotonic() + READY
            while warm and GAME not in httpx.get(f"{server.address}/health").json()["bots_ready"]:
                assert time.monotonic() < end, "the bots are not ready"
                time.sleep(1)
            yield server
        finally:
            server.kill()


async def measure(work: Awaitable[object]) -> float:
    """Return the seconds that something takes."""
    start = time.perf_counter()
    await work
    return round(time.perf_counter() - start, 3)


async def median_time(work: Callable[[], Awaitable[object]], times: int = 5) -> float:
    """Return the median time of several tries, in seconds."""
    return round(median([await measure(work()) for _ in range(times)]), 3)


async def await_bot(socket: TableSocket) -> None:
    """Play a move for p1 and wait until it is the turn of p1 again."""
    while socket.turn != "p1":
        await socket.until_type("news")
    await socket.play("p1", socket.moves("p1")[0])
    while socket.turn != "p1":
        await socket.until_type("news")


async def many_guests(server: Server, many: int) -> list[Client]:
    return [await new_guest(server.address, source=FOE) for _ in range(many)]


def memory(server: Server) -> float:
    assert server.process is not None
    watch = ProcessWatch([server.process.pid])
    watch.look()
    return round(watch.memory)


# --- Attacks --------------------------------------------------------------------------------------------


async def bots(server: Server) -> Measurements:
    """Let one address set up 150 tables of bots; measure how long a bot of another client takes to answer."""
    anna = await new_guest(server.address)
    table = (await anna.table(GAME, "here bot:hard"))["id"]
    answers: Counter[str] = Counter()
    async with connect_all(table, anna) as (socket,):
        before = await median_time(lambda: await_bot(socket))
        for one in await many_guests(server, 10):
            for _ in range(15):
                body = {"game": GAME, "seats": [{"kind": "bot", "level": "best"}] * 2}
                answers[str((await one.call("POST", "/api/tables", **body)).status_code)] += 1
        during = await median_time(lambda: await_bot(socket))
    return {"before": before, "during": during, "tables": dict(answers)}


async def hints(server: Server) -> Measurements:
    """Ask for 60 hints on sockets of one person; measure how long another client waits for one."""
    anna, foe = await new_guest(server.address), await new_guest(server.address, source=FOE)
    tables = [(await one.table(GAME, "here here"))["id"] for one in (anna, foe)]
    answers: Counter[str] = Counter()
    async with connect_all(tables[0], anna) as (socket,), connect_all(tables[1], *[foe] * 60) as crowd:

        async def ask_for_hint() -> None:
            await socket.send(type="hint", seat=str(socket.turn), id="h")
            await socket.until_type("hinted", "refused")

        async def insist(one: TableSocket) -> None:
            while True:
                await one.send(type="hint", seat=str(one.turn), id="h")
                heard = await one.until_type("hinted", "refused")
                answers[str(heard.get("reason", heard["type"]))] += 1
                await asyncio.sleep(1)

        before = await median_time(ask_for_hint, 3)
        insisting = [asyncio.create_task(insist(one)) for one in crowd]
        await asyncio.sleep(2)
        during = await median_time(ask_for_hint, 3)
        for task in insisting:
            task.cancel()
    return {"before": before, "during": during, "hints": dict(answers)}


async def connections(server: Server) -> Measurements:
    """Open 1,100 silent connections; measure how long /health takes, and when they are closed."""
    raise_descriptor_limit()
    anna = Client(server.address)

    async def healthy() -> None:
        (await anna.call("GET", "/health")).raise_for_status()

    before = await median_time(healthy)
    streams = []
    for _ in range(11):  # no more at once than fit into the listen backlog
        opening = [asyncio.open_connection("127.0.0.1", server.port, local_addr=(FOE, 0)) for _ in range(100)]
        streams += await asyncio.gather(*opening)
    during = await median_time(healthy)

    async def wait_until_closed(reader: asyncio.StreamReader) -> None:
        with suppress(ConnectionError):
            await reader.read()

    seconds = await measure(asyncio.gather(*(wait_until_closed(reader) for reader, _ in streams)))
    for _, writer in streams:
        writer.close()
    lines = len(server.log.read_text(encoding="utf-8").splitlines())
    return {"before": before, "during": during, "all_closed_after": seconds, "lines_of_log": lines}


async def editions(server: Server) -> Measurements:
    """Upload ten editions with bots; count those compiled, and measure another client's bot meanwhile."""
    anna, answers = await new_guest(server.address), Counter[str]()
    table = (await anna.table(GAME, "here bot:hard"))["id"]
    async with connect_all(table, anna) as (socket,):
        before, small = await median_time(lambda: await_bot(socket)), memory(server)
        for number, one in enumerate(await many_guests(server, 10)):
            body = {"game": GAME, "seats": [{"kind": "bot"}] * 2, "edition": EDITION.format(number=number)}
            answers[str((await one.call("POST", "/api/tables", **body)).status_code)] += 1
        during = await median_time(lambda: await_bot(socket))
    return {"before": before, "during": during, "tables": dict(answers), "memory": [small, memory(server)]}


async def log(server: Server) -> Measurements:
    """Play and undo without end; then 20 sockets send stale moves and read nothing."""
    foe = await new_guest(server.address, source=FOE)
    table = (await foe.table("master-elf", "here here"))["id"]
    small, reason = memory(server), ""
    async with connect_all(table, foe) as (socket,):
        while not reason:
            seat = str(socket.turn)
            does = (
                {"type": "undo"}
                if socket.news["can_undo"]
                else {"type": "play", "move": socket.moves(seat)[0]}
            )
            answer = await socket.ask(seat=seat, number=socket.number, **does)
            reason = answer.get("reason", "")
            await receive_up_to(socket, answer.get("number", 0))
            await asyncio.sleep(0.11)  # as often as the limit allows
        lines = socket.number
    silent = [await _silent_reader(foe, table) for _ in range(20)]
    stale = {"type": "play", "seat": "p1", "move": "pass", "number": 0}
    for number in range(300):
        for one in silent:
            with suppress(ConnectionClosed):
                await one.connection.send(json.dumps(stale | {"id": f"s{number}"}))
        await asyncio.sleep(0.05)
    large = memory(server)
    for one in silent:
        one.connection.transport.abort()
    return {"refused": reason, "lines": lines, "memory": [small, large]}


async def _silent_reader(client: Client, table: str) -> TableSocket:
    """Open a socket that sends hello and never reads."""
    context = client.at(table)
    socket = await context.__aenter__()
    socket.connection.transport.pause_reading()
    return socket


async def views(server: Server) -> Measurements:
    """Ask for past views of a long match on 40 clients; measure how long another waits for a move."""
    foe, anna = await new_guest(server.address, source=FOE), await new_guest(server.address)
    table = (await anna.table(GAME, "here here"))["id"]
    study = await _long_study(foe)
    answers: Counter[str] = Counter()
    async with connect_all(table, anna) as (socket,):

        async def move() -> None:
            seat = str(socket.turn)
            number = (await socket.play(seat, socket.moves(seat)[0]))["number"]
            while socket.number < number:
                await socket.until_type("news")

        async def insist(client: httpx.AsyncClient) -> None:
            while True:
                answer = await client.get(f"/api/tables/{study}/moments?first=300&last=350")
                answers[str(answer.status_code)] += 1
                await asyncio.sleep(0.2)

        before = await median_time(move, 15)
        way = httpx.AsyncHTTPTransport(local_address=FOE)
        async with httpx.AsyncClient(base_url=server.address, transport=way) as client:
            insisting = [asyncio.create_task(insist(client)) for _ in range(40)]
            await asyncio.sleep(1)
            during = await median_time(move, 15)
            for task in insisting:
                task.cancel()
    return {"before": before, "during": during, "requests": dict(answers)}


async def _long_study(client: Client) -> str:
    from tests.support.random_matches import start_match

    match = start_match(("africana", 4), 3)
    while len(match.played) < LONG and not match.over:
        match.play(match.moves[len(match.played) % len(match.moves)])
    return str((await client.post("/api/records", record=match.record()))["id"])


ATTACKS: dict[str, tuple[Callable[[Server], Awaitable[Measurements]], bool]] = {
    "bots": (bots, True), "hints": (hints, True), "connections": (connections, False),
    "editions": (editions, True), "log": (log, False), "views": (views, False),
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.attacks", description="attacks of one address on a server"
    )
    parser.add_argument("attacks", nargs="*", choices=[*ATTACKS, []], metavar="|".join(ATTACKS))
    parser.add_argument(
        "--no-limits", action="store_true", help="without limits, to see what they are good for"
    )
    options = parser.parse_args()
    for name in options.attacks or ATTACKS:
        attack, warm = ATTACKS[name]
        print(f"{name} ...", file=sys.stderr, flush=True)
        with run_server(*["--no-limits"] * options.no_limits, warm=warm) as server:
            print(json.dumps({"attack": name} | asyncio.run(_run(attack, server))), flush=True)


async def _run(attack: Callable[[Server], Awaitable[Measurements]], server: Server) -> Measurements:
    return await attack(server)


if __name__ == "__main__":
    main()
