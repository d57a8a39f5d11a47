"""Game time pauses while no server is alive; bots take over, and are never forgotten."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.cluster.membership import Cluster
from ludoteca.server.messages.tables import ClockRule, NewSeat, NewTable
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.deletion import delete_tables
from ludoteca.server.tables.bot_leases import LEASE
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Moves
from ludoteca.server.tables.tables import Tables
from ludoteca.server.tables.turns import hand_over
from tests.server.backends import Postgres
from tests.server.direct_tables import direct_tables, play
from tests.server.server_process import Server, new_guest

TOLERANCE = 1.5  # seconds that a clock may run on when its server is killed
pytestmark = pytest.mark.anyio


# --- The game clock -------------------------------------------------------------------------------


async def test_a_clock_pauses_while_the_server_is_down(database: str, serve: Callable[..., Server]) -> None:
    server, down = serve(database), 4.0
    anna = await new_guest(server.address)
    wish = {"clock": {"seconds": 600}}
    table = (await anna.table("alpaca", "here here", **wish))["id"]
    before = (await anna.get(f"/api/tables/{table}"))["clock"]
    server.kill()
    await asyncio.sleep(down)
    start = time.monotonic()
    await asyncio.to_thread(server.start)
    after = (await anna.get(f"/api/tables/{table}"))["clock"]
    passed = before["left"]["p1"] - after["left"]["p1"]
    assert after["running"] == "p1"
    assert passed < time.monotonic() - start + TOLERANCE


class Day:
    """The clocks of a machine, as a test has them."""

    def __init__(self) -> None:
        self.now = 1_000_000.0  # what its clock shows
        self.uptime = 50.0  # seconds that it has been running

    def pass_(self, seconds: float) -> None:
        self.now += seconds
        self.uptime += seconds

    def process(self, services: Database, name: str) -> Cluster:
        return Cluster(services, name, GameClock(lambda: self.uptime), lambda: self.now)


@pytest.fixture
def day() -> Day:
    return Day()


@pytest.fixture
async def opened(database: str) -> AsyncIterator[Database]:
    storage = Database(database)
    await storage.migrate()
    yield storage
    await storage.close()


async def test_downtime_is_counted_once(opened: Database, day: Day) -> None:
    one, other = day.process(opened, "one"), day.process(opened, "other")
    secret = await one.open()
    day.pass_(1)
    assert await other.open() == secret
    assert (one.clock.downtime, other.clock.downtime) == (0, 0)
    day.pass_(100)  # all asleep, or away from the database
    await one.beat()
    await other.beat()
    assert (one.clock.downtime, other.clock.downtime) == (100, 100)


async def test_a_process_that_was_taken_for_dead_is_alive_again(opened: Database, day: Day) -> None:
    one, other = day.process(opened, "one"), day.process(opened, "other")
    await one.open()
    day.pass_(100)
    await other.open()
    assert await other.alive() == {"other"}
    await one.beat()
    assert one.was_silent
    assert await other.alive() == {"one", "other"}
    await one.beat()
    assert not one.was_silent


@pytest.mark.parametrize("shift", [-3600.0, -5.0, -0.7, 5.0, 3600.0])
async def test_setting_the_machine_clock_does_not_change_game_time(
    opened: Database, day: Day, shift: float
) -> None:
    """Nobody gains or loses more than the time between two signs of life."""
    one, other = day.process(opened, "one"), day.process(opened, "other")
    await one.open()
    await other.open()
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


async def test_a_process_dead_before_the_clock_was_put_back_stays_dead(opened: Database, day: Day) -> None:
    one, dead = day.process(opened, "one"), day.process(opened, "dead")
    await dead.open()
    await one.open()
    day.now -= 3600
    await one.beat()
    assert await one.alive() == {"one"}


async def test_game_time_pauses_without_heartbeats(opened: Database, day: Day) -> None:
    one = day.process(opened, "one")
    await one.open()
    start = one.clock.now()
    day.pass_(100)
    waiting = one.clock.now()
    await one.beat()
    assert start <= waiting <= one.clock.now() <= start + 2


async def test_setting_the_clock_back_gives_nobody_time(tmp_path: Path) -> None:
    """On a server whose ``time.time`` shows what a file says."""
    shift = tmp_path / "shift"
    shift.write_text("0")
    server = Server(f"sqlite:///{tmp_path}/ludoteca.db", tmp_path / "log", "--cold", "--no-limits")
    server.program = [str(Path(__file__).parents[1] / "shifted_clock.py"), str(shift)]
    server.start()
    try:
        anna = await new_guest(server.address)
        table = (await anna.table("alpaca", "here here", clock={"seconds": 60}))["id"]
        for seconds in (-3600, 3600):
            shift.write_text(str(seconds))
            await asyncio.sleep(1.2)
            left = (await anna.get(f"/api/tables/{table}"))["clock"]["left"]["p1"]
            assert 50 < left <= 60
    finally:
        server.kill()


# --- Bots that take over --------------------------------------------------------------------------


@pytest.fixture
async def services(database: str) -> AsyncIterator[Services]:
    """Services in this process; a test calls their maintenance itself."""
    services = await Services.create(Settings(database, warm=False))
    services.bot_runner.open()
    yield services
    await services.bot_runner.close()
    await services.database.close()


async def seated(services: Services, *kinds: str, **wishes: Any) -> tuple[LiveTable, str]:
    """A table, and the person who has set it up."""
    person = await services.store.add_person("Anna", "en")
    seats = [NewSeat(kind) for kind in kinds]  # type: ignore[arg-type]
    return await services.tables.create(NewTable("alpaca", seats, **wishes), person.id, "Anna"), person.id


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_bot_plays_on_when_a_clock_runs_out(services: Services) -> None:
    live, person = await seated(services, "here", "here", clock=ClockRule(10.0))
    await services.maintenance.look_after_tables()
    assert live.turn_number == 0
    shared = services.tables.clock.shared()
    services.tables.clock.confirm(shared, services.tables.clock.downtime - 10.5)
    await services.maintenance.look_after_tables()
    assert live.seats["p1"].stand_in == "medium"
    assert "late" in [entry.body.get("act") for entry in live.log]
    await until(lambda: live.turn == "p2")
    with pytest.raises(Exception, match="time of this seat has run out"):
        await services.seating.come_back(live, person, "p1")


async def test_a_bot_is_not_forgotten_when_its_table_goes_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot thinks for p1, p1 comes back and moves: then it is the turn of the other bot."""
    thinks, may_move = threading.Event(), threading.Event()

    def chosen(_: str, knowledge: Any, _share: float) -> str:
        thinks.set()
        assert may_move.wait(20)
        return str(knowledge.moves[0])

    monkeypatch.setattr(services.bot_runner, "_choose", chosen)
    live, person = await seated(services, "here", "bot")
    await services.seating.leave(live, person, "p1")
    await until(thinks.is_set)
    await services.seating.come_back(live, person, "p1")
    while live.turn == "p1" and live.match is not None:
        await play(services.moves, live, live.match.moves[0], f"p1:{live.number}")
    may_move.set()
    await until(lambda: live.turn == "p1")
    assert live.log[-1].seat == "p2"


async def test_an_expired_lease_is_taken_over(services: Services) -> None:
    """Whether its process is dead or has forgotten the table does not matter."""
    live, _ = await seated(services, "here", "here")
    other_process = direct_tables(services.database, "elsewhere", services.tables.clock)
    there = await other_process.find(live.id)
    await hand_to_bot(other_process, there)
    await services.tables.catch_up(live, there.number)
    await services.maintenance.look_after_tables()
    assert (live.turn, live.row.host) == ("p1", "elsewhere"), "the other process plays it"
    await other_process.leases.renew([there])
    await services.maintenance.look_after_tables()
    assert live.row.host == "elsewhere"
    pass_(services, LEASE + 0.1)
    await services.maintenance.look_after_tables()
    await until(lambda: live.turn == "p2")
    assert not await other_process.leases.claim(there)


async def test_a_table_deleted_by_another_process_is_dropped(postgres: Postgres) -> None:
    services = await Services.create(Settings(postgres.database(), warm=False))
    live, _ = await seated(services, "here", "elsewhere")
    await services.maintenance.catch_up()
    assert live.id in services.tables.live
    async with services.database.writing() as writing:
        await delete_tables(writing, [live.id])
    await services.maintenance.catch_up()
    assert live.id not in services.tables.live
    await services.database.close()


async def test_the_process_on_which_a_person_moves_plays_the_bot(services: Services) -> None:
    """Another process has been its host before, and has forgotten the table."""
    live, _ = await seated(services, "here", "bot")
    other_process = direct_tables(services.database, "elsewhere", services.tables.clock)
    there = await other_process.find(live.id)
    while there.turn == "p1" and there.match is not None:
        await play(Moves(other_process), there, there.match.moves[0], f"p1:{there.number}")
    assert await other_process.leases.claim(there)
    while there.turn == "p2" and there.match is not None:
        await play(Moves(other_process), there, there.match.moves[0])
    await services.tables.catch_up(live, there.number)
    moves = 0
    while moves < 3 and live.match is not None:
        await play(services.moves, live, live.match.moves[0], f"p1:{live.number}")
        await until(lambda: live.turn == "p1" and not live.must_reload)
        moves += 1


async def hand_to_bot(tables: Tables, live: LiveTable) -> None:
    async with tables.acting(live):
        body, changes = hand_over(live, "p1", "easy", "left", tables.leases)
        await tables.append(live, live.next_entry("seat", "p1", body), changes)


def pass_(services: Services, seconds: float) -> None:
    """Let time pass on the shared clock."""
    clock = services.tables.clock
    clock.confirm(clock.shared() + seconds, clock.downtime)
