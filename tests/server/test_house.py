"""The house's clock stands still while nobody is there; bots take over, and are never forgotten."""

import asyncio
import threading
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from ludoteca.server.database import Database
from ludoteca.server.dialogue import Play
from ludoteca.server.house import House
from ludoteca.server.live import Live
from ludoteca.server.messages import ClockRule, SeatWish, TableWish
from ludoteca.server.people import People
from ludoteca.server.seating import Seating
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tokens import Signer
from tests.server.serving import Server, guest

TOLERANCE = 1.5  # seconds that a clock may run on when its server is killed
pytestmark = pytest.mark.anyio


# --- The house's clock ----------------------------------------------------------------------------


async def test_a_clock_stands_still_while_the_server_is_down(
    database: str, serve: Callable[..., Server]
) -> None:
    server, down = serve(database), 4.0
    anna = await guest(server.address)
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
    """The time of day, as a test has it."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def time(self) -> float:
        return self.now


@pytest.fixture
def day(monkeypatch: pytest.MonkeyPatch) -> Day:
    day = Day()
    monkeypatch.setattr("ludoteca.server.store.time", day)
    return day


async def test_silence_is_counted_once(database: str, day: Day) -> None:
    house = Database(database)
    await house.migrate()
    one, other = Store(house, "one"), Store(house, "other")
    secret = await one.open_house()
    day.now += 1
    assert await other.open_house() == secret
    assert (one.clock.closed, other.clock.closed) == (0, 0)
    day.now += 100  # all asleep, or away from the database
    await one.beat()
    await other.beat()
    assert (one.clock.closed, other.clock.closed) == (100, 100)
    await house.close()


async def test_who_was_forgotten_is_alive_again(database: str, day: Day) -> None:
    house = Database(database)
    await house.migrate()
    one, other = Store(house, "one"), Store(house, "other")
    await one.open_house()
    day.now += 100
    await other.open_house()
    assert await other.alive() == {"other"}
    await one.beat()
    assert await other.alive() == {"one", "other"}
    await house.close()


# --- Bots that take over --------------------------------------------------------------------------


@pytest.fixture
async def house(database: str) -> AsyncIterator[House]:
    """A house in this process, whose keeper looks only when asked."""
    house = House(Settings(database, warm=False))
    await house.database.migrate()
    signer = Signer(await house.store.open_house())
    house.people = People(house.store, signer)
    house.seating = Seating(house.tables, house.people, signer)
    house.tables.wake = house.thinking.wake
    yield house
    await house.thinking.close()
    await house.database.close()


async def seated(house: House, *kinds: str, **wishes: Any) -> tuple[Live, str]:
    """A table, and the person who has set it up."""
    person = await house.store.add_person("Anna", "en")
    chairs = [SeatWish(kind) for kind in kinds]  # type: ignore[arg-type]
    return await house.tables.create(TableWish("alpaca", chairs, **wishes), person.id, "Anna"), person.id


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_bot_plays_for_who_is_late(house: House) -> None:
    live, person = await seated(house, "here", "here", clock=ClockRule(10.0))
    await house.keeper.look()
    assert live.turn_number == 0
    house.store.clock.closed -= 10.5
    await house.keeper.look()
    assert live.seats["p1"].stand_in == "medium"
    assert "late" in [happened.line.body.get("act") for happened in live.log]
    await until(lambda: live.turn == "p2")
    with pytest.raises(Exception, match="time of this seat has run out"):
        await house.seating.come_back(live, person, "p1")


async def test_a_bot_is_not_forgotten_when_its_table_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot thinks for p1, p1 comes back and moves: then it is the turn of the other bot."""
    thinks, may_move = threading.Event(), threading.Event()

    def chosen(_: str, knowledge: Any) -> str:
        thinks.set()
        assert may_move.wait(20)
        return str(knowledge.moves[0])

    monkeypatch.setattr(house.thinking, "_chosen", chosen)
    live, person = await seated(house, "here", "bot")
    await house.seating.leave(live, person, "p1")
    await until(thinks.is_set)
    await house.seating.come_back(live, person, "p1")
    while live.turn == "p1" and live.match is not None:
        move = Play("p1", live.match.moves[0], live.number, "")
        await house.tables.play(live, move, f"p1:{live.number}")
    may_move.set()
    await until(lambda: live.turn == "p1")
    assert live.log[-1].line.seat == "p2"


async def test_bots_of_a_dead_process_are_taken_over(house: House, day: Day) -> None:
    live, _ = await seated(house, "here", "here")
    dead = Store(house.database, "dead")
    await dead.open_house()
    assert await dead.claim(live.id)
    await house.tables.act(live, None, lambda: house.tables.handed(live, "p1", "easy", "left"))
    await house.keeper.look()
    assert live.turn == "p1", "the other process is alive"
    day.now += 5
    await house.store.beat()
    await house.keeper.look()
    await until(lambda: live.turn == "p2")
