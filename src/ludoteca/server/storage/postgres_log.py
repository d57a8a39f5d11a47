"""The log in PostgreSQL: appends entries over a connection of its own, each batch in one round trip.

Every move comes through here.  SQLAlchemy would take several times as long, and a transaction of five
statements would wait six times for an answer.
"""

from collections.abc import Awaitable, Callable, Sequence
from functools import lru_cache
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from ludoteca.server.storage.log_entries import Conflict
from ludoteca.server.storage.statements import Statement

COMBINATIONS = 100  # of statements that are remembered
# PostgreSQL expects a hundred rows of json_array_elements, which are only a few, and would scan whole tables.
PLANNING = {"enable_seqscan": "off", "enable_hashjoin": "off", "enable_mergejoin": "off", "jit": "off"}
LOST = (
    asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError, asyncpg.CrashShutdownError,
)  # fmt: skip
Connect = Callable[[dict[str, str]], Awaitable[Any]]  # asyncpg has no types


class ConnectionLost(ConnectionError):
    """The connection was closed."""


class PostgresLog:
    """A connection that only appends to logs."""

    def __init__(self, connect: Connect) -> None:
        """Write over connections that ``connect`` opens, with settings of PostgreSQL."""
        self._connect = connect
        self._connection: Any = None

    async def write(self, statements: Sequence[Statement]) -> None:
        """Run statements in one transaction.

        Raises:
            Conflict: A row is in the way.  Nothing was written.
            OSError: PostgreSQL does not answer.  They may be written or not.
        """
        try:
            await self._try(statements)
        except ConnectionLost:  # while nobody used it; if these were written before, that is a conflict now
            await self._try(statements)

    async def _try(self, statements: Sequence[Statement]) -> None:
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await self._connect(PLANNING)
            except (asyncpg.InterfaceError, asyncpg.PostgresError) as error:
                raise ConnectionError(str(error)) from error
        try:
            await self._write(self._connection, statements)
        except asyncpg.IntegrityConstraintViolationError:
            raise Conflict from None
        except Conflict:
            raise
        except (*LOST, asyncpg.PostgresError) as error:
            if isinstance(error, LOST) or self._connection.is_closed():
                self.close()
                raise ConnectionLost(str(error)) from error
            raise
        except BaseException:  # a timeout, for example
            self.close()
            raise

    async def _write(self, connection: Any, statements: Sequence[Statement]) -> None:
        if all(statement.rows is None for statement in statements):
            sql = join_statements(tuple(statement.sql for statement in statements))
            await connection.execute(sql, *(statement.argument for statement in statements))
            return
        async with connection.transaction():
            for statement in statements:
                done = await connection.execute(statement.sql, statement.argument)
                statement.check(int(done.split()[-1]))

    def close(self) -> None:
        """Close the connection, without waiting for a server that may not answer."""
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


@lru_cache(COMBINATIONS)
def join_statements(statements: tuple[str, ...]) -> str:
    """Return one statement that does what several do.

    PostgreSQL runs the first one to its end before the others.  So of two processes that write to the same
    log, one waits for the other before it has locked anything else.
    """
    first, *others = statements
    if not others:
        return first
    parts = [f"part{place} AS ({sql.replace('$1', f'${place}')})" for place, sql in enumerate(others, 2)]
    return f"WITH {', '.join(parts)} {first}"
