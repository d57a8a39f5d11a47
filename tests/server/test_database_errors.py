"""A database that cannot be written for a while: nothing stays broken, and the log is not flooded."""

import asyncio
import sqlite3

import pytest
from sqlalchemy.ext.asyncio import AsyncEngine
from structlog.testing import capture_logs

from ludoteca.server.causes import cause_of
from ludoteca.server.messages.tables import NewSeat, NewTable
from ludoteca.server.people.rights import PersonRight
from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.services import Services
from ludoteca.server.storage.database_errors import Unreachable
from ludoteca.server.tables import tables

pytestmark = pytest.mark.anyio


def fail(*_: object, **__: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")


async def test_a_full_disk_during_an_upgrade_does_not_mark_the_table_as_broken(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await services.store.add_person("Anna", "en")
    new_table = NewTable("alpaca", [NewSeat("here"), NewSeat("here")])
    table = await services.tables.create(new_table, anna.id, "Anna")
    del services.tables.in_memory[table.id]
    with monkeypatch.context() as patch:
        patch.setattr(tables, "is_outdated", lambda table: True)
        patch.setattr(services.database, "_write_log", fail)
        with pytest.raises(sqlite3.OperationalError):
            await services.tables.find(table.id)
    assert not services.tables.is_broken(table.id)
    assert (await services.tables.find(table.id)).state == "playing"


async def test_a_start_that_cannot_be_written_is_tried_again(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bruno = [await services.store.add_person(name, "en") for name in ("Anna", "Bruno")]
    new_table = NewTable("alpaca", [NewSeat("here"), NewSeat("elsewhere")])
    table = await services.tables.create(new_table, anna.id, "Anna")
    await services.tables.write(table, lambda: services.seating._join(table, bruno, None, "Bruno"))
    with monkeypatch.context() as patch:
        patch.setattr(services.database, "_write_log", fail)
        await services.tables._start_if_possible(table)
        assert table.number == 1  # Bruno has come, and nothing was dealt
    await services.tables._start_if_possible(table)
    assert table.state == "playing"


async def test_an_error_of_other_files_is_not_one_of_the_database(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not issubclass(FileNotFoundError, services.store.errors)
    assert not issubclass(TimeoutError, services.store.errors)

    def lose(*_: object) -> None:
        raise ConnectionRefusedError("[Errno 111] Connection refused")

    monkeypatch.setattr(AsyncEngine, "connect", lose)
    with pytest.raises(Unreachable) as caught:
        await services.store.person("anna")
    assert isinstance(caught.value, services.store.errors)
    assert cause_of(caught.value) == "ConnectionRefusedError: [Errno 111] Connection refused"


async def test_a_visit_that_cannot_be_noted_is_allowed(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = await services.store.add_person("Anna", "en")
    monkeypatch.setattr(services.store, "change_person", fail)
    token = services.people.signer.person_token(PersonRight(anna.id, anna.version))
    found = await services.people.find_by_token(token)
    assert found is not None
    assert found.id == anna.id


async def test_a_job_that_keeps_failing_is_logged_once() -> None:
    runs = 0

    async def job() -> None:
        nonlocal runs
        runs += 1
        if runs < 4:
            fail()

    jobs = PeriodicJobs()
    with capture_logs() as lines:
        jobs.add("example", job, interval=0.001)
        async with asyncio.timeout(60):
            while runs < 5:
                await asyncio.sleep(0.001)
    await jobs.close()
    assert [(line["event"], line["job"]) for line in lines] == [
        ("job failed", "example"),
        ("job failed, works again", "example"),
    ]
