"""Entries in PostgreSQL: a batch is one round trip, and a lost connection is replaced."""

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ludoteca.server.storage.database import Database
from ludoteca.server.storage.database_errors import Unreachable
from ludoteca.server.storage.ids import new_id
from ludoteca.server.storage.log_entries import Changes, Conflict, LogEntry
from ludoteca.server.storage.postgres_log import PLANNING, join_statements
from ludoteca.server.storage.rows import RatingRow
from ludoteca.server.storage.store import Store
from tests.server.direct_tables import SEAT_ROW, TABLE_ROW
from tests.support.server.backends import Postgres

LOSE_CONNECTIONS = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def store(postgres: Postgres) -> AsyncIterator[Store]:
    """A store on PostgreSQL; each test writes to tables of its own."""
    database = Database(postgres.database())
    await database.migrate()
    yield Store(database)
    await database.close()


async def new_table(store: Store) -> str:
    """Add a table, and return its id."""
    owner = (await store.add_person("Anna", "en")).id
    table = new_id()
    await store.add_table(TABLE_ROW | {"id": table, "owner": owner}, [SEAT_ROW])
    return table


def move(table: str, number: int) -> LogEntry:
    body = {"move": "buy “dreamer”", "outcomes": [1, [2, 3]]}
    return LogEntry(table, number, "move", "p1", body, f"p1:{number}", time.time())


async def numbers(store: Store, table: str) -> list[int]:
    found = await store.table(table, 0)
    assert found is not None
    return [entry.number for entry in found.entries]


async def test_an_entry_is_stored_with_its_changes(store: Store) -> None:
    table, entry = await new_table(store), move("", 1)
    entry.table = table
    await store.append(entry, Changes({"turn": "p2", "agreed": {"close": ["p1"]}}, {"p1": {"clock": 7.5}}))
    found = await store.table(table, 0)
    assert found is not None
    assert found.entries == [entry]
    assert (found.row.number, found.row.updated, found.row.turn) == (1, entry.at, "p2")
    assert (found.row.agreed, found.seats[0].clock) == ({"close": ["p1"]}, 7.5)


async def test_a_conflict_does_not_affect_other_entries(store: Store) -> None:
    one, other = await new_table(store), await new_table(store)
    await store.append(move(one, 1), Changes())
    ends = await asyncio.gather(
        store.append(move(one, 1), Changes({"turn": "p3"})), store.append(move(other, 1), Changes()),
        store.append(move("nowhere", 1), Changes()), return_exceptions=True,
    )  # fmt: skip
    assert [type(end) for end in ends] == [Conflict, type(None), Conflict]
    assert (await numbers(store, one), await numbers(store, other)) == ([1], [1])
    found = await store.table(one, 0)
    assert found is not None
    assert found.row.turn == "p1"


async def test_a_rating_in_the_way_is_a_conflict(store: Store) -> None:
    table = await new_table(store)
    person = (await store.add_person("Boris", "en")).id
    await store.append(move(table, 1), Changes(ratings=[RatingRow(person, "alpaca", 25.0, 8.0, 1)]))
    with pytest.raises(Conflict):  # another match of theirs has ended meanwhile
        await store.append(move(table, 2), Changes(ratings=[RatingRow(person, "alpaca", 26.0, 8.0, 3)]))
    assert await numbers(store, table) == [1]
    await store.append(move(table, 2), Changes(ratings=[RatingRow(person, "alpaca", 26.0, 8.0, 2)]))
    assert (await store.ratings_of([person], "alpaca"))[person].mu == 26.0


async def test_a_lost_connection_is_replaced(store: Store, postgres: Postgres) -> None:
    table = await new_table(store)
    await store.append(move(table, 1), Changes())
    postgres.sql(LOSE_CONNECTIONS)
    await store.append(move(table, 2), Changes())
    assert await numbers(store, table) == [1, 2]


async def test_nobody_waits_for_each_entry_of_a_batch_during_an_outage(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, tries = await new_table(store), []

    async def fail(statements: Any) -> None:
        tries.append(statements)
        raise Unreachable(ConnectionError())

    monkeypatch.setattr(store.database, "write_log", fail)
    appending = [store.append(move(table, number), Changes()) for number in range(1, 9)]
    ends = await asyncio.gather(*appending, return_exceptions=True)
    assert {type(end) for end in ends} == {Unreachable}
    assert len(tries) <= 2


async def test_batches_do_not_read_whole_tables(store: Store) -> None:
    """PostgreSQL plans a statement for a hundred rows, and would do that for small tables."""
    statements = store._log_writer._statements.write_entries([(move("t", 1), Changes({"turn": "p2"}))])
    connection = await store.database._connect_log(PLANNING | {"plan_cache_mode": "force_generic_plan"})
    sql = join_statements(tuple(statement.sql for statement in statements))
    plan = await connection.fetch(f"EXPLAIN {sql}", *(statement.argument for statement in statements))
    await connection.close()
    assert "Seq Scan" not in "\n".join(row[0] for row in plan)
