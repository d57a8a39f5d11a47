"""Group commit: entries that wait together share a commit, and nothing else."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludoteca.server.storage.database import Database
from ludoteca.server.storage.log_entries import Changes, Conflict, LogEntry
from ludoteca.server.storage.statements import Statement
from ludoteca.server.storage.store import Store
from tests.server.direct_tables import SEAT_ROW, TABLE_ROW

pytestmark = pytest.mark.anyio


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A store with one table."""
    database = Database(f"sqlite:///{tmp_path}/ludoteca.db")
    await database.migrate()
    store = Store(database)
    owner = await store.add_person("Anna", "en")
    await store.add_table(TABLE_ROW | {"owner": owner.id}, [SEAT_ROW])
    yield store
    await database.close()


def new_entry(number: int, table: str = "t") -> LogEntry:
    return LogEntry(table, number, "chat", None, {"text": "x"}, None, time.time())


def read_column(store: Store, question: str) -> list[Any]:
    """Return what another program reads in the file."""
    with closing(sqlite3.connect(str(store.database.url.database))) as other:
        return [row[0] for row in other.execute(question)]


def numbers(store: Store) -> list[int]:
    return read_column(store, "SELECT number FROM entries ORDER BY number")


async def test_waiting_entries_share_a_commit(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    write_log, seen = store.database.write_log, []

    async def count_statements(statements: Sequence[Statement]) -> None:
        seen.append(len(statements))
        await write_log(statements)

    monkeypatch.setattr(store.database, "write_log", count_statements)
    await asyncio.gather(*(store.append(new_entry(number), Changes()) for number in range(1, 51)))
    assert numbers(store) == list(range(1, 51))
    assert len(seen) <= 2


async def test_acknowledged_entries_are_in_the_file(store: Store) -> None:
    for number in range(1, 6):
        await store.append(new_entry(number), Changes(table={"turn": "p2"}))
        assert numbers(store)[-1] == number


async def test_a_conflict_does_not_affect_other_entries(store: Store) -> None:
    """The second of two entries with one number is refused, and those before and after it are kept."""
    wanted = [1, 2, 2, 3]
    ends = await asyncio.gather(
        *(store.append(new_entry(number), Changes()) for number in wanted), return_exceptions=True
    )
    assert [type(one) for one in ends] == [type(None), type(None), Conflict, type(None)]
    assert numbers(store) == [1, 2, 3]


async def test_an_error_does_not_affect_other_entries(store: Store) -> None:
    unknown = Changes(table={"no such column": 1})  # type: ignore[typeddict-unknown-key]
    ends = await asyncio.gather(
        store.append(new_entry(1), Changes()),
        store.append(new_entry(2), unknown),
        store.append(new_entry(3), Changes()),
        return_exceptions=True,
    )
    assert [type(one) for one in ends] == [type(None), KeyError, type(None)]
    assert numbers(store) == [1, 3]


async def test_changes_are_rolled_back_with_their_entry(store: Store) -> None:
    await store.append(new_entry(1), Changes())
    with pytest.raises(Conflict):
        await store.append(new_entry(1), Changes(table={"turn": "p2"}))
    assert read_column(store, "SELECT turn FROM tables") == ["p1"]


async def test_entries_and_other_writes_take_turns(store: Store) -> None:
    appended = [store.append(new_entry(number), Changes()) for number in range(1, 21)]
    others = [store.add_person(f"Boris {number}", "en") for number in range(5)]
    await asyncio.gather(*appended, *others)
    assert numbers(store) == list(range(1, 21))


async def test_a_cancelled_caller_does_not_affect_others(store: Store) -> None:
    impatient = asyncio.create_task(store.append(new_entry(1), Changes()))
    await asyncio.sleep(0)
    patient = asyncio.create_task(store.append(new_entry(2), Changes()))
    impatient.cancel()
    await patient
    assert 2 in numbers(store)
