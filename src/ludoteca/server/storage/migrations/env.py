"""Runs the migrations in ``versions``; Alembic executes this file.

All of them are one transaction, on SQLite too.  If a process dies on the way, the database stays as it was.
If several processes start at once, one migrates and the others wait.
"""

import asyncio
from typing import Any

from alembic import context
from sqlalchemy import Connection, event, make_url, pool
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteca.server.storage.database import CONNECT_SECONDS
from ludoteca.server.storage.schema import metadata


def migrate(connection: Connection) -> None:
    context.configure(
        connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True
    )
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1819632739)")
        context.run_migrations()


def disable_autobegin(connection: Any, _: Any) -> None:
    """Begin transactions ourselves: the driver begins none before DDL."""
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=20000")


async def run() -> None:
    address = make_url(context.config.attributes["address"])
    patience = {"timeout": CONNECT_SECONDS} if address.get_backend_name() == "postgresql" else {}
    engine = create_async_engine(address, poolclass=pool.NullPool, connect_args=patience)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", disable_autobegin)
        event.listen(engine.sync_engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(run())
