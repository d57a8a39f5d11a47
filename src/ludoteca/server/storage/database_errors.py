"""Database errors: what is raised while the database cannot be reached or written."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.exc import SQLAlchemyError


class Unreachable(OSError):
    """The database cannot be reached, or did not answer in time."""

    def __init__(self, error: OSError) -> None:
        super().__init__(str(error))
        self.orig = error  # as SQLAlchemy's errors name theirs


# ``Database.write_log`` raises errors of sqlite3 and asyncpg.
DATABASE_ERRORS: tuple[type[Exception], ...] = (
    SQLAlchemyError,
    sqlite3.Error,
    asyncpg.PostgresError,
    Unreachable,
)


@contextmanager
def tell_from_others() -> Iterator[None]:
    """Raise ``Unreachable`` for what a driver raises, so that it is not taken for an error of other files."""
    try:
        yield
    except Unreachable:
        raise
    except OSError as error:
        raise Unreachable(error) from error
