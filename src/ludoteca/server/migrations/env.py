"""Alembic's way in: runs the migrations in ``versions`` on the address it is given."""

import asyncio

from alembic import context
from sqlalchemy import Connection, make_url, pool
from sqlalchemy.ext.asyncio import create_async_engine

from ludoteca.server.schema import metadata


def migrate(connection: Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":  # several processes may start at once
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(1819632739)")
        context.run_migrations()


async def run() -> None:
    engine = create_async_engine(make_url(context.config.attributes["address"]), poolclass=pool.NullPool)
    async with engine.begin() as connection:
        await connection.run_sync(migrate)
    await engine.dispose()


asyncio.run(run())
