"""Database errors: what is raised while the database cannot be reached or written."""

import sqlite3

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError

# ``Database.write_log`` raises errors of sqlite3 and asyncpg, and drivers the last two.
DATABASE_ERRORS: tuple[type[Exception], ...] = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    TimeoutError,
    OSError,
)
