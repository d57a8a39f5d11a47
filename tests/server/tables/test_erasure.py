"""Erasure on a running server: data is deleted at once, and nothing is left behind that fails."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError

import ludoteca
from ludoteca.server import operator_tasks
from ludoteca.server.api.records import log_of, new_table_row
from ludoteca.server.messages.people import Registration
from ludoteca.server.operator_tasks import OperatorTasks
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.deletion import delete_in_batches
from ludoteca.server.storage.log_entries import LogEntry
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.rules_upgrade import SLICE
from tests.server.clients import connect_all, post_refused, read_refusal, two_players
from tests.server.server_process import Server, new_guest
from tests.server.storage.test_group_commit import SEAT, TABLE

pytestmark = pytest.mark.anyio


def faults(server: Server) -> list[str]:
    """What the server wrote down as errors and warnings."""
    lines = server.log.read_text(encoding="utf-8").splitlines()
    return [line for line in lines if '"error"' in line or '"warning"' in line]


async def test_bots_of_deleted_tables_stop(tmp_path: Path, serve: Callable[..., Server]) -> None:
    """Those of an account that was deleted, and of a table that another process has deleted."""
    server = serve(f"sqlite:///{tmp_path}/ludoteca.db")
    anna, bruno = await new_guest(server.address, "Anna"), await new_guest(server.address, "Bruno")
    for _ in range(3):
        await anna.table("master-elf", "here bot:easy bot:easy bot:easy")
    remote_listeners = (await bruno.table("master-elf", "here elsewhere bot:easy"))["id"]
    await anna.post(f"/api/tables/{remote_listeners}/join", seat="p2")
    await bruno.post(f"/api/tables/{remote_listeners}/leave", seat="p1")
    await anna.post(f"/api/tables/{remote_listeners}/leave", seat="p2")
    with closing(sqlite3.connect(tmp_path / "ludoteca.db")) as file, file:
        for part, column in (("entries", "table"), ("seats", "table"), ("tables", "id")):
            file.execute(f'DELETE FROM {part} WHERE "{column}" = ?', [remote_listeners])
    assert (await anna.call("DELETE", "/api/people/me")).status_code == 204
    await asyncio.sleep(2.5)  # a bot that failed would have tried again
    assert read_refusal(await bruno.call("GET", f"/api/tables/{remote_listeners}")) == (404, "not-found")
    assert [line for line in faults(server) if "bot" in line] == []


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    """All services on one database, without periodic jobs."""
    services = await Services.create(Settings(f"sqlite:///{tmp_path}/ludoteca.db", warm=False))
    yield services
    await services.close()


async def long_table(services: Services, owner: str) -> str:
    """A game that was played elsewhere, of some length; its table."""
    match = ludoteca.game("africana").start(2)
    while len(match.played) < 4 * SLICE and not match.over:
        match.play(match.moves[len(match.played) % len(match.moves)])
    row = new_table_row(match, None, owner)
    seats = [{"seat": seat, "kind": "elsewhere", "name": seat, "version": 1} for seat in match.seat_names]
    await services.store.add_table(row, seats, log_of(row["id"], match))
    return str(row["id"])


async def test_a_long_log_is_replayed_in_slices(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others are served in between, and nobody sees the table before all of it is there."""
    anna = await services.store.add_person("Anna", "en")
    table, replay = await long_table(services, anna.id), LiveTable.replay
    replayed = longest = 0

    def counted(live: LiveTable, entry: LogEntry) -> None:
        nonlocal replayed
        replayed += 1
        replay(live, entry)

    async def others() -> None:
        nonlocal longest
        before = 0
        while table not in services.tables.live:
            await asyncio.sleep(0)
            longest, before = max(longest, replayed - before), replayed

    monkeypatch.setattr(LiveTable, "replay", counted)
    other = asyncio.create_task(others())
    live = await services.tables.find(table)
    await other
    assert replayed == live.number > 3 * SLICE
    assert longest <= SLICE
    match, number, live.must_reload = live.match, live.number, True
    again = asyncio.create_task(services.tables.catch_up(live, live.number))
    while not again.done():  # what is read again is seen when all of it is there
        assert live.number == len(live.log) == number
        await asyncio.sleep(0)
    assert live.match is not match


async def test_a_deleted_spectator_forces_no_replay(services: Services) -> None:
    anna, bruno = (
        await services.store.add_person("Anna", "en"),
        await services.store.add_person("Bruno", "en"),
    )
    live = await services.tables.find(await long_table(services, anna.id))
    match, number = live.match, live.number
    await services.chat.say(live, bruno.id, "Bruno", "my secret", "b:1")
    await services.chat.say(live, anna.id, "Anna", "hello", "a:1")
    await services.erase(bruno.id)
    assert live.match is match
    assert not live.must_reload
    told = [entry.body for entry in live.news(frozenset(), number).entries]
    kept = await services.store.table(live.id, number)
    assert kept is not None
    assert told == [line.body for line in kept.entries]
    assert [(body["name"], body["text"]) for body in told if body] == [("[deleted]", ""), ("Anna", "hello")]


async def test_a_deletion_that_fails_is_done_later(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person whose tokens are revoked is not left behind."""
    anna = await services.store.add_person("Anna", "en")
    accounts, erase = services.people.accounts, services.people.accounts.erase

    async def fails(*_: Any) -> Any:
        raise OperationalError("", {}, Exception("away"))

    monkeypatch.setattr(accounts, "erase", fails)
    await services.erase(anna.id)
    monkeypatch.setattr(accounts, "erase", erase)
    async with services.database.writing() as writing:
        await writing.execute(update(schema.tasks).values(created=0.0))
    await services.operator_tasks.round()
    row = await services.store.person(anna.id)
    assert row is not None
    assert (row.name, row.standing) == ("[deleted]", "deleted")
    async with services.database.reading() as reading:
        assert (await reading.execute(select(schema.tasks))).all() == []


async def test_a_failed_task_does_not_block_others(services: Services) -> None:
    done: list[str] = []

    async def work(subject: str) -> None:
        done.append(subject)
        if subject == "bad":
            raise ValueError(subject)

    waiting = [
        await operator_tasks.add_task(services.database, "work", subject) for subject in ("bad", "good")
    ]
    worker = OperatorTasks(services.database, {"work": work})
    await worker.round()
    await worker.round()
    assert done == ["bad", "good"], "it is tried again, but not at once"
    assert [await operator_tasks.is_task_done(services.database, task) for task in waiting] == [False, True]


async def test_tables_are_deleted_in_batches_of_entries(services: Services) -> None:
    """So that nobody who writes waits long."""
    anna = await services.store.add_person("Anna", "en")
    for table in ("a", "b", "c", "d"):
        await services.store.add_table(TABLE | {"id": table, "owner": anna.id, "number": 1100}, [SEAT])
    assert [batch async for batch in delete_in_batches(services.database, list("abcd"))] == [
        ["a", "b"],
        ["c", "d"],
    ]
    assert await services.store.count_unfinished(anna.id) == 0


async def test_control_characters_are_refused(address: str) -> None:
    anna, bruno, table = await two_players(address)
    async with connect_all(table, anna) as (socket,):
        assert (await socket.ask(type="chat", text="a\0b"))["reason"] == "not-understood"
        assert (await socket.ask(type="chat", text="two\nlines"))["type"] == "accepted"
    report = await post_refused(bruno, f"/api/tables/{table}/report", seat="p1", reason="\x1b[2J")
    assert report == (400, "not-understood")
    wish = {"game": "alpaca", "seats": [{"kind": "here"}] * 2, "edition": '[edition]\nname = "a\\u0000"\n'}
    assert await post_refused(anna, "/api/tables", **wish) == (422, "bad-edition")


async def test_a_name_that_is_registered_too_late_is_not_kept(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account was deleted while the passphrase was being hashed."""
    anna = await services.store.add_person("Anna", "en")

    async def slow(*_: Any) -> str:
        await services.erase(anna.id)
        return "hashed"

    monkeypatch.setattr(services.people, "_hash", slow)
    with pytest.raises(Refusal, match="deleted"):
        await services.people.register(anna, Registration("Anna Late", "four quiet alpacas"))
    row = await services.store.person(anna.id)
    assert row is not None
    assert (row.name, row.sign, row.standing) == ("[deleted]", None, "deleted")
