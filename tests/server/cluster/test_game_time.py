"""Game time pauses while no server is alive, and setting a machine's clock does not change it."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.cluster.membership import Cluster
from ludoteca.server.storage.database import Database
from tests.support.server.server_process import Server, new_guest

TOLERANCE = 1.5  # seconds that a clock may run on when its server is killed
pytestmark = pytest.mark.anyio


async def test_a_clock_pauses_while_the_server_is_down(
    database_url: str, serve: Callable[..., Server]
) -> None:
    server, down = serve(database_url), 4.0
    anna = await new_guest(server.address)
    body = {"clock": {"seconds": 600}}
    table = (await anna.table("alpaca", "here here", **body))["id"]
    asked = time.monotonic()
    before = (await anna.get(f"/api/tables/{table}"))["clock"]
    server.kill()
    alive = time.monotonic() - asked
    await asyncio.sleep(down)
    start = time.monotonic()
    await asyncio.to_thread(server.start)
    after = (await anna.get(f"/api/tables/{table}"))["clock"]
    passed = before["left"]["p1"] - after["left"]["p1"]
    assert after["running"] == "p1"
    alive += time.monotonic() - start
    assert passed < alive + TOLERANCE


class Day:
    """The clocks of a machine, as a test has them."""

    def __init__(self) -> None:
        self.now = 1_000_000.0  # what its clock shows
        self.uptime = 50.0  # seconds that it has been running

    def pass_(self, seconds: float) -> None:
        self.now += seconds
        self.uptime += seconds

    def process(self, database: Database, name: str) -> Cluster:
        return Cluster(database, name, GameClock(lambda: self.uptime), lambda: self.now)


@pytest.fixture
def day() -> Day:
    return Day()


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


async def test_downtime_is_counted_once(database: Database, day: Day) -> None:
    one, other = day.process(database, "one"), day.process(database, "other")
    await one.join()
    secret = await one.secret()
    day.pass_(1)
    await other.join()
    assert await other.secret() == secret
    assert (one.clock.downtime, other.clock.downtime) == (0, 0)
    day.pass_(100)  # all asleep, or away from the database
    await one.beat()
    await other.beat()
    assert (one.clock.downtime, other.clock.downtime) == (100, 100)


async def test_a_process_that_was_taken_for_dead_is_alive_again(database: Database, day: Day) -> None:
    one, other = day.process(database, "one"), day.process(database, "other")
    await one.join()
    day.pass_(100)
    await other.join()
    assert await other.alive() == {"other"}
    await one.beat()
    assert one.was_silent
    assert await other.alive() == {"one", "other"}
    await one.beat()
    assert not one.was_silent


@pytest.mark.parametrize("shift", [-3600.0, -5.0, -0.7, 5.0, 3600.0])
async def test_setting_the_machine_clock_does_not_change_game_time(
    database: Database, day: Day, shift: float
) -> None:
    """Nobody gains or loses more than the time between two signs of life."""
    one, other = day.process(database, "one"), day.process(database, "other")
    await one.join()
    await other.join()
    start, seen = one.clock.now(), [one.clock.now()]
    for second in range(20):
        if second == 10:
            day.now += shift
        day.pass_(0.5)
        for process in (one, other):
            await process.beat()
        assert await one.alive() == {"one", "other"}
        seen.append(one.clock.now())
    assert seen == sorted(seen), "time has run backwards"
    assert seen[-1] - start == pytest.approx(10.0, abs=0.75)
    assert other.clock.now() == seen[-1]


async def test_a_process_dead_before_the_clock_was_put_back_stays_dead(database: Database, day: Day) -> None:
    one, dead = day.process(database, "one"), day.process(database, "dead")
    await dead.join()
    await one.join()
    day.now -= 3600
    await one.beat()
    assert await one.alive() == {"one"}


async def test_game_time_pauses_without_heartbeats(database: Database, day: Day) -> None:
    one = day.process(database, "one")
    await one.join()
    start = one.clock.now()
    day.pass_(100)
    waiting = one.clock.now()
    await one.beat()
    assert start <= waiting <= one.clock.now() <= start + 2


async def test_setting_the_clock_back_gives_nobody_time(tmp_path: Path) -> None:
    """The server reads in a file how far its ``time.time`` is off."""
    shift = tmp_path / "shift"
    shift.write_text("0")
    server = Server(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "log", "--cold", "--no-limits")
    server.program = [str(Path(__file__).parents[1] / "shifted_clock.py"), str(shift)]
    server.start()
    try:
        anna = await new_guest(server.address)
        table = (await anna.table("alpaca", "here here", clock={"seconds": 600}))["id"]
        for seconds in (-3600, 3600):
            shift.write_text(str(seconds))
            await asyncio.sleep(1.2)
            left = (await anna.get(f"/api/tables/{table}"))["clock"]["left"]["p1"]
            assert 300 < left <= 600
    finally:
        server.kill()
