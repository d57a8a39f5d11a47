"""A server with many tables under load.

    python -m bench.load [--tables 1000] [--rate 1500] [--seconds 40] [--peers]
    python -m bench.load --processes 4 [--by-table] [--redis]

The server is a separate process; all clients are in this one.  Every table has two clients, each on its own
socket.  One of them sends a move and both receive it.  Moves are sent at a fixed rate, however fast the
server answers.  A client that is asked to wait tries again, as the pages do.  With ``--processes``, several
servers run on one PostgreSQL, and the clients of a table connect to different ones, or to the same with
``--by-table``.  They send their notices over PostgreSQL, or over Redis with ``--redis``.  With ``--peers``,
boardgame.io's server is measured too, if ``npm ci --prefix bench/boardgame`` was run before.
"""

import argparse
import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median, quantiles

import httpx
import uvloop

from bench.boardgame_pairs import BoardgamePair
from bench.client_pairs import ClientPair, Timings
from bench.ludoteca_pairs import LudotecaPair
from ludoteca.server.settings import Limits
from tests.support.server.backends import Postgres, Redis, Service
from tests.support.server.server_process import Server, free_port

AT_ONCE = 16  # tables that are set up at the same time
BOARDGAME = Path(__file__).parent / "boardgame"
MEBIBYTE = 2**20
LIMITS = ("--no-limits", "--limit", f"move_at_once={Limits().move_at_once}")
PAUSE = 2.0  # seconds of silence before the first move, and after the last


@dataclass
class Measurements:
    """What a run has shown, in milliseconds and mebibytes."""

    server: str
    tables: int
    sockets: int
    moves_per_second: float
    median: float
    p99: float
    slowest: float
    received_p99: float  # until the other client has received it
    memory: float
    processor: float  # seconds of processor time of the server each second
    services: float  # and of PostgreSQL and Redis
    clients: float  # and of the clients
    unanswered: int
    asked_to_wait: int
    refused: int
    load_average: float


# --- The server's process -------------------------------------------------------------------------------


@dataclass
class ProcessWatch:
    """The memory and processor time of servers and their child processes."""

    pids: list[int]
    services: list[int] = field(default_factory=list)  # PostgreSQL and Redis
    memory: float = 0.0
    marks: list[tuple[float, float]] = field(default_factory=list)  # of the servers, and of the services

    def look(self) -> None:
        """Measure their memory; the largest value is kept."""
        now = sum(_resident(pid) for server in self.pids for pid in _family(server)) / MEBIBYTE
        self.memory = max(self.memory, now)

    def mark(self) -> None:
        """Note the processor time that was used so far."""
        of_services = sum(_processor_time(pid) for service in self.services for pid in _family(service))
        self.marks.append((sum(_processor_time(pid) for pid in self.pids), of_services))


def _processor_time(pid: int) -> float:
    """Return the processor time of a process and of those of its children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def _family(pid: int) -> Iterator[int]:
    yield pid
    for children in Path(f"/proc/{pid}/task").glob("*/children"):
        for child in children.read_text(encoding="ascii").split():
            yield from _family(int(child))


def _resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


@dataclass
class Running:
    """Servers that run, and the services that they use."""

    addresses: list[str]
    pids: list[int]
    services: list[int] = field(default_factory=list)


@contextmanager
def our_server() -> Iterator[Running]:
    """Run ``ludoteca serve`` on a new SQLite file."""
    with tempfile.TemporaryDirectory() as folder, serving(f"sqlite:///{folder}/ludoteca.db", 1) as running:
        yield running


@contextmanager
def our_servers(processes: int, has_redis: bool) -> Iterator[Running]:
    """Run several processes of ``ludoteca serve`` on one PostgreSQL, which writes every commit to disk."""
    with ExitStack() as stack:
        postgres = Postgres(fsync="on")
        stack.callback(postgres.stop)
        services: list[Service] = [postgres]
        options: list[str] = []
        if has_redis:
            redis = Redis()
            stack.callback(redis.stop)
            services.append(redis)
            options = ["--redis", redis.address]
        running = stack.enter_context(serving(postgres.database(), processes, *options))
        running.services = [one.process.pid for one in services if one.process]
        yield running


@contextmanager
def serving(database_url: str, processes: int, *options: str) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = []
        for number in range(processes):
            log = Path(folder) / f"log{number}"
            server = Server(database_url, log, "--cold", *LIMITS, *options).start()
            stack.callback(server.stop)
            servers.append(server)
        yield Running([one.address for one in servers], [one.process.pid for one in servers if one.process])


@contextmanager
def their_server() -> Iterator[Running]:
    """Run boardgame.io's server, which keeps its matches in memory."""
    port = free_port()
    process = subprocess.Popen(["node", str(BOARDGAME / "server.mjs"), str(port)], stdout=subprocess.DEVNULL)
    address = f"http://localhost:{port}"
    try:
        _await(address + "/games")
        yield Running([address], [process.pid])
    finally:
        process.terminate()
        process.wait(20)


def _await(url: str) -> None:
    for _ in range(300):
        try:
            httpx.get(url).raise_for_status()
            return
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit(f"{url} does not answer")


# --- The load -------------------------------------------------------------------------------------------


class Load:
    """Client pairs, and moves at a fixed rate."""

    def __init__(
        self, kind: type[ClientPair], addresses: list[str], watch: ProcessWatch, by_table: bool
    ) -> None:
        self.kind = kind
        self.addresses = addresses
        self.by_table = by_table
        self.watch = watch
        self.timings = Timings()
        self.ready: deque[ClientPair] = deque()
        self.pairs: list[ClientPair] = []
        self.played = 0

    async def set_up(self, tables: int) -> None:
        waiting = iter(range(tables))

        async def set_up_some() -> None:
            async with httpx.AsyncClient(timeout=60) as client:
                for number in waiting:
                    pair = self.kind(self.timings, self.ready.append)
                    self.pairs.append(pair)
                    addresses = self.addresses
                    if self.by_table:
                        addresses = [addresses[number % len(addresses)]]
                    await pair.set_up(client, addresses, number)

        makers = [asyncio.create_task(set_up_some()) for _ in range(AT_ONCE)]
        while not all(maker.done() for maker in makers):
            await asyncio.wait(makers, timeout=5)
            report(f"{len(self.pairs)} of {tables} tables set up")
        await asyncio.gather(*makers)

    async def play(self, rate: float, seconds: float) -> None:
        """Send moves at a fixed rate, each at the table that has been ready for longest."""
        start = time.perf_counter()
        for number in range(round(rate * seconds)):
            ahead = start + number / rate - time.perf_counter()
            if ahead > 0:
                await asyncio.sleep(ahead)
            if self.ready:
                await self.ready.popleft().play()
                self.played += 1
            if number % round(rate) == 0:
                self.watch.look()
            if number % round(5 * rate) == 0:
                report(
                    f"{number / rate:.0f} s, {self.played} moves, {len(self.timings.acknowledged)} answered"
                )

    async def measure(self, name: str, tables: int, rate: float, seconds: float) -> Measurements:
        await self.set_up(tables)
        gc.collect()
        gc.freeze()  # so that the clients' garbage collection does not disturb the measurement
        await asyncio.sleep(PAUSE)
        self.watch.mark()
        start, used = time.perf_counter(), time.process_time()
        await self.play(rate, seconds)
        passed, used = time.perf_counter() - start, time.process_time() - used
        self.watch.mark()
        await asyncio.sleep(PAUSE)
        self.watch.look()
        measured = self._measurements(name, passed, used)
        await asyncio.gather(*(pair.close() for pair in self.pairs))
        return measured

    def _measurements(self, name: str, passed: float, used: float) -> Measurements:
        acknowledged = [1000 * seconds for seconds in self.timings.acknowledged]
        received = [1000 * seconds for seconds in self.timings.received]
        (before, services_before), (after, services_after) = self.watch.marks
        return Measurements(
            name, len(self.pairs), sum(len(pair.sockets) for pair in self.pairs),
            len(acknowledged) / passed, median(acknowledged), quantiles(acknowledged, n=100)[98],
            max(acknowledged), quantiles(received, n=100)[98], self.watch.memory,
            (after - before) / passed, (services_after - services_before) / passed, used / passed,
            self.played - len(acknowledged), self.timings.waits, len(self.timings.refusals),
            os.getloadavg()[0],
        )  # fmt: skip


def report(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


Serving = tuple[str, type[ClientPair], Callable[[], AbstractContextManager[Running]]]


def servers(processes: int, has_redis: bool, peers: bool) -> Iterator[Serving]:
    """Yield the servers to measure."""
    if processes > 1:
        name = f"ludoteca serve, {processes} on PostgreSQL{' and Redis' * has_redis}"
        yield name, LudotecaPair, lambda: our_servers(processes, has_redis)
    else:
        yield "ludoteca serve, SQLite", LudotecaPair, our_server
    if peers:
        yield "boardgame.io, in memory", BoardgamePair, their_server


# --- The command ----------------------------------------------------------------------------------------


def run(options: argparse.Namespace) -> list[Measurements]:
    """Measure our server, then the peer's if it is asked for."""
    measured = []
    for name, kind, server in servers(options.processes, options.redis, options.peers):
        report(name)
        with server() as running, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            watch = ProcessWatch(running.pids, running.services)
            load = Load(kind, running.addresses, watch, options.by_table)
            measured.append(runner.run(load.measure(name, options.tables, options.rate, options.seconds)))
            report(table(measured[-1:]))
            for refusal in dict.fromkeys(load.timings.refusals):
                report(f"refused: {refusal}")
    return measured


def table(measured: list[Measurements]) -> str:
    """Return the measurements as a Markdown table."""
    lines = [
        "| server | tables | sockets | moves/s | median | p99 | slowest | received by other, p99 | memory "
        "| processor | each move | services | each move | clients | unanswered | asked to wait | refused "
        "| load |",
        "|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    lines += [
        f"| {m.server} | {m.tables} | {m.sockets} | {m.moves_per_second:.0f} | {m.median:.1f} ms "
        f"| {m.p99:.1f} ms | {m.slowest:.1f} ms | {m.received_p99:.1f} ms | {m.memory:.0f} MiB "
        f"| {m.processor:.0%} | {per_move(m, m.processor)} | {m.services:.0%} | {per_move(m, m.services)} "
        f"| {m.clients:.0%} | {m.unanswered} | {m.asked_to_wait} | {m.refused} "
        f"| {m.load_average:.1f} |"
        for m in measured
    ]
    return "\n".join(lines)


def per_move(measured: Measurements, processor: float) -> str:
    """Return the processor time of a move."""
    return f"{1e6 * processor / measured.moves_per_second:.0f} µs"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load", description="a server of tables under load")
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=1500.0, help="moves each second, all tables together")
    parser.add_argument("--seconds", type=float, default=40.0, help="how long moves are sent")
    parser.add_argument("--processes", type=int, default=1, help="servers on one PostgreSQL")
    parser.add_argument("--redis", action="store_true", help="several servers send notices over Redis")
    parser.add_argument(
        "--by-table", action="store_true", help="clients of a table at one server, as our proxy sends them"
    )
    parser.add_argument("--peers", action="store_true", help="boardgame.io's server too")
    parser.add_argument("--json", action="store_true", help="measurements as JSON")
    options = parser.parse_args()
    measured = run(options)
    print(json.dumps([asdict(one) for one in measured], indent=1) if options.json else table(measured))


if __name__ == "__main__":
    main()
