"""Migrations make exactly the tables of the schema, all or nothing, up and down."""

from asyncio import to_thread
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import DBAPIError

from ludoteca.server.storage.database import Database, alembic_config
from ludoteca.server.storage.schema import metadata

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[Any]:
    options = {"compare_type": True, "compare_server_default": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


async def differ(database: Database) -> list[Any]:
    async with database.reading() as reading:
        return await reading.run_sync(differences)


async def tables(database: Database) -> set[str]:
    async with database.reading() as reading:
        return set(await reading.run_sync(lambda connection: inspect(connection).get_table_names()))


async def test_migrations_make_the_schema(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    await database.migrate()  # nothing is left to do
    assert await differ(database) == []
    assert await tables(database) == {*metadata.tables, "alembic_version"}
    await database.close()


async def test_a_missing_index_is_found(database_url: str) -> None:
    """The comparison above would see it."""
    database = Database(database_url)
    await database.migrate()
    async with database.transaction() as transaction:
        await transaction.exec_driver_sql("DROP INDEX ix_seats_person")
    assert len(await differ(database)) == 1
    await database.close()


async def test_migrations_go_down_and_up_again(database_url: str) -> None:
    database = Database(database_url)
    await database.migrate()
    config = alembic_config(database.url.render_as_string(False))
    await to_thread(command.downgrade, config, "base")
    assert await tables(database) == {"alembic_version"}
    await database.migrate()
    assert await differ(database) == []
    await database.close()


async def test_a_migration_that_fails_leaves_nothing_behind(database_url: str) -> None:
    """Else a process that dies on the way could never start again."""
    database = Database(database_url)
    async with database.transaction() as transaction:
        await transaction.exec_driver_sql("CREATE TABLE seats (id INTEGER)")  # in the way of the last step
    with pytest.raises(DBAPIError):
        await database.migrate()
    assert await tables(database) == {"seats"}
    await database.close()
