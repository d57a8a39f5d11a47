"""Deletion of people on a running server: data is deleted at once, and nothing is left behind that fails."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import delete, select, update
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from ludoteca.server.bots import runner
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.addresses import NetworkAddress
from ludoteca.server.messages.log import ChatEntry
from ludoteca.server.messages.people import Registration
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.operator_tasks import OperatorTasks
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.settings import Settings
from ludoteca.server.storage import schema
from ludoteca.server.storage.deletion import delete_in_batches, delete_tables
from ludoteca.server.storage.tasks import add_task, is_task_done
from ludoteca.server.tables.history import History
from ludoteca.server.tables.person_deletion import replace_name
from ludoteca.server.tables.records import write_record
from ludoteca.server.tables.table_views import view_news
from tests.server.direct_tables import SEAT_ROW, TABLE_ROW, add_long_table, create_table
from tests.support.server.backends import Postgres
from tests.support.server.server_process import PATIENCE

pytestmark = pytest.mark.anyio
RETRY_SECONDS = 0.02  # until a bot tries again


async def test_bots_of_deleted_tables_stop(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots at the tables of a deleted account stop, and those of a table that another process has deleted."""
    monkeypatch.setattr(runner, "RETRY_SECONDS", RETRY_SECONDS)
    services.bot_runner.start()
    anna = await services.store.add_person("Anna", "en")
    bots = [NewSeat("bot", level="easy")] * 3
    new_table = NewTable("master-elf", [NewSeat("here"), *bots])
    owned = [await services.tables.create(new_table, anna.id, "Anna") for _ in range(3)]
    bruno = await services.store.add_person("Bruno", "en")
    table = await services.tables.create(NewTable("master-elf", bots), bruno.id, "Bruno")
    async with asyncio.timeout(PATIENCE):
        while table.number < 3:  # until its bots play
            await asyncio.sleep(0.01)
        async with services.database.transaction() as transaction:  # as another process does
            await transaction.execute(delete(schema.entries).where(schema.entries.c.table == table.id))
            await transaction.execute(delete(schema.seats).where(schema.seats.c.table == table.id))
            await transaction.execute(delete(schema.tables).where(schema.tables.c.id == table.id))
        with capture_logs() as logged:
            await services.person_deletion.delete(anna.id)
            while services.bot_runner.busy or not table.is_deleted:
                await asyncio.sleep(0.01)
            await asyncio.sleep(5 * RETRY_SECONDS)  # a bot that failed would have tried again
    assert not services.bot_runner.busy
    assert all(one.is_deleted for one in owned)
    assert not services.tables.in_memory
    assert [entry for entry in logged if "bot" in entry["event"]] == []


async def test_a_deleted_spectator_forces_no_replay(services: Services) -> None:
    anna, bruno = (
        await services.store.add_person("Anna", "en"),
        await services.store.add_person("Bruno", "en"),
    )
    table = await services.tables.find(await add_long_table(services, anna.id))
    match, number = table.match, table.number
    await services.chat.say(table, bruno.id, "Bruno", "my secret", "b:1")
    await services.chat.say(table, anna.id, "Anna", "hello", "a:1")
    await services.person_deletion.delete(bruno.id)
    assert table.match is match
    assert not table.must_reload
    entries = view_news(table, frozenset(), number).entries
    told = [entry.body for entry in entries if isinstance(entry, ChatEntry)]
    kept = await services.store.table(table.id, number)
    assert kept is not None
    assert told == [entry.body for entry in kept.entries]
    assert [(body["name"], body["text"]) for body in told] == [("[deleted]", ""), ("Anna", "hello")]


async def test_a_deletion_that_fails_is_done_later(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A person whose tokens are revoked is not left behind."""
    anna = await services.store.add_person("Anna", "en")
    data = services.person_deletion.data
    delete_person = data.delete_person

    async def fails(*_: Any) -> Any:
        raise OperationalError("", {}, Exception("away"))

    monkeypatch.setattr(data, "delete_person", fails)
    await services.person_deletion.delete(anna.id)
    monkeypatch.setattr(data, "delete_person", delete_person)
    async with services.database.transaction() as transaction:
        await transaction.execute(update(schema.tasks).values(created=0.0))
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
            raise KeyError(subject)
        if subject == "gone":
            raise Refusal.of(ServerFault.NO_SUCH_TABLE, table=subject)

    async with services.database.transaction() as transaction:
        waiting = [await add_task(transaction, "work", subject) for subject in ("bad", "gone", "good")]
        waiting.append(await add_task(transaction, "unknown", "good"))
    worker = OperatorTasks(services.database, {"work": work})
    await worker.round()
    await worker.round()
    assert done == ["bad", "gone", "good"], "it is tried again, but not at once"
    assert [await is_task_done(services.database, task) for task in waiting] == [False, True, True, True]


async def test_tables_are_deleted_in_batches_of_entries(services: Services) -> None:
    """Thus other writers never wait long."""
    anna = await services.store.add_person("Anna", "en")
    for table in ("a", "b", "c", "d"):
        row = TABLE_ROW | {"id": table, "owner": anna.id, "number": 1100}
        await services.store.add_table(row, [SEAT_ROW])
    assert [batch async for batch in delete_in_batches(services.database, list("abcd"))] == [
        ["a", "b"],
        ["c", "d"],
    ]
    assert await services.store.count_unfinished(anna.id) == 0


async def test_a_name_that_is_registered_too_late_is_not_kept(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The account was deleted while the password was being hashed."""
    anna = await services.store.add_person("Anna", "en")

    async def slow(*_: Any) -> str:
        await services.person_deletion.delete(anna.id)
        return "hashed"

    monkeypatch.setattr(services.people, "_in_turn", slow)
    registration = Registration("Anna Late", "four quiet alpacas")
    with pytest.raises(Refusal, match="deleted"):
        await services.people.register(anna, registration, NetworkAddress("192.0.2.1", "192.0.2.1"))
    row = await services.store.person(anna.id)
    assert row is not None
    assert (row.name, row.sign, row.standing) == ("[deleted]", None, "deleted")


async def test_a_name_that_is_removed_while_a_record_is_written_is_not_kept(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await services.store.add_person("Anna", "en")
    table = await services.tables.find(await add_long_table(services, anna.id))
    table.seats["p1"].person, table.seats["p1"].name = anna.id, "Ugly"

    async def be_overtaken(_: History, players: list[str]) -> list[str]:
        await replace_name(table, anna.id, "Guest 7")
        return [f"played by {', '.join(players)}"]

    monkeypatch.setattr(services.history_reader, "earlier_records", be_overtaken)
    records = [await write_record(services.tables, services.history_reader, table) for _ in range(3)]
    assert ["played by Ugly" in record for record in records] == [True, False, False]


async def test_a_table_deleted_by_another_process_is_dropped(postgres: Postgres) -> None:
    services = await Services.create(Settings(postgres.database(), warm=False))
    table, _ = await create_table(services, "here", "elsewhere")
    await services.maintenance.catch_up()
    assert table.id in services.tables.in_memory
    async with services.database.transaction() as transaction:
        await delete_tables(transaction, [table.id])
    await services.maintenance.catch_up()
    assert table.id not in services.tables.in_memory
    await services.database.close()
