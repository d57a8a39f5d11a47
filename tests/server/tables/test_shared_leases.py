"""Bot leases: one process plays the bots of a table, and another takes over when it does not."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from ludoteca.server.messages.tables import ClockRule
from ludoteca.server.services import Services
from ludoteca.server.settings import Limits, Settings
from ludoteca.server.storage.log_entries import NewEntry
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Moves
from ludoteca.server.tables.shared_leases import LEASE_SECONDS
from ludoteca.server.tables.tables import Tables
from ludoteca.server.tables.turns import handover_entry
from tests.server.direct_tables import create_table, direct_tables, play

pytestmark = pytest.mark.anyio


@pytest.fixture
async def services(database_url: str) -> AsyncIterator[Services]:
    """Services in this process; a test calls their maintenance itself."""
    services = await Services.create(Settings(database_url, warm=False))
    services.bot_runner.start()
    yield services
    await services.bot_runner.close()
    await services.database.close()


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.01)


async def test_a_bot_plays_on_when_a_clock_runs_out(services: Services) -> None:
    table, person = await create_table(services, "here", "here", clock=ClockRule(600.0))
    await services.maintenance.look_after_tables()
    assert table.turn_number == 0
    shared = services.tables.clock.shared()
    services.tables.clock.confirm(shared, services.tables.clock.downtime - 600.5)
    await services.maintenance.look_after_tables()
    assert table.seats["p1"].stand_in == "medium"
    assert "late" in [entry.body.get("act") for entry in table.log]
    await until(lambda: table.turn == "p2")
    with pytest.raises(Exception, match="time has run out"):
        await services.seating.come_back(table, person, "p1")


async def test_a_bot_is_not_forgotten_when_its_table_goes_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While a bot thinks for p1, p1 comes back and moves: then it is the turn of the other bot."""
    thinks, may_move = threading.Event(), threading.Event()

    def choose_slowly(_level: str, knowledge: Any, _seats: int, _share: float) -> str:
        thinks.set()
        assert may_move.wait(60)
        return str(knowledge.moves[0])

    monkeypatch.setattr(services.bot_runner, "_choose", choose_slowly)
    table, person = await create_table(services, "here", "bot")
    await services.seating.leave(table, person, "p1")
    await until(thinks.is_set)
    await services.seating.come_back(table, person, "p1")
    while table.turn == "p1" and table.match is not None:
        await play(services.moves, table, table.match.moves[0], f"p1:{table.number}")
    may_move.set()
    await until(lambda: table.turn == "p1")
    assert table.log[-1].seat == "p2"


async def test_an_expired_lease_is_taken_over(services: Services) -> None:
    """It does not matter whether its process has died or has only forgotten the table."""
    table, _ = await create_table(services, "here", "here")
    other_process = direct_tables(services.database, "elsewhere", services.tables.clock)
    there = await other_process.find(table.id)
    await hand_to_bot(other_process, there)
    await services.tables.catch_up(table, there.number)
    await services.maintenance.look_after_tables()
    assert (table.turn, table.row.host) == ("p1", "elsewhere"), "the other process plays it"
    await other_process.leases.renew([there])
    await services.maintenance.look_after_tables()
    assert table.row.host == "elsewhere"
    pass_(services, LEASE_SECONDS + 0.1)
    await services.maintenance.look_after_tables()
    await until(lambda: table.turn == "p2")
    assert not await other_process.leases.claim(there)


async def test_the_process_on_which_a_person_moves_plays_the_bot(services: Services) -> None:
    """Another process has been its host before, and has forgotten the table."""
    table, _ = await create_table(services, "here", "bot")
    other_process = direct_tables(services.database, "elsewhere", services.tables.clock)
    there = await other_process.find(table.id)
    while there.turn == "p1" and there.match is not None:
        await play(Moves(other_process, Limits()), there, there.match.moves[0], f"p1:{there.number}")
    assert await other_process.leases.claim(there)
    while there.turn == "p2" and there.match is not None:
        await play(Moves(other_process, Limits()), there, there.match.moves[0])
    await services.tables.catch_up(table, there.number)
    moves = 0
    while moves < 3 and table.match is not None:
        await play(services.moves, table, table.match.moves[0], f"p1:{table.number}")
        await until(lambda: table.turn == "p1" and not table.must_reload)
        moves += 1


async def hand_to_bot(tables: Tables, table: LiveTable) -> None:
    async def hand_over() -> NewEntry:
        return handover_entry(table, "p1", "easy", "left", tables.leases)

    await tables.write(table, hand_over)


def pass_(services: Services, seconds: float) -> None:
    """Let time pass on the shared clock."""
    clock = services.tables.clock
    clock.confirm(clock.shared() + seconds, clock.downtime)
