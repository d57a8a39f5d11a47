"""The database: SQLite in a file, or PostgreSQL; with migrations and backups."""

import asyncio
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, closing, suppress
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, Row, Select, Table, create_engine, event, make_url, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca import BadOption, LudotecaError
from ludoteca.server.faults import SettingFault
from ludoteca.server.storage.database_errors import tell_from_others
from ludoteca.server.storage.log_entries import Conflict
from ludoteca.server.storage.postgres_log import PostgresLog
from ludoteca.server.storage.statements import Statement

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=20000",
    "wal_autocheckpoint=20000",  # pages; usually ``checkpoint`` comes first, so that no commit waits for it
)

CONNECT_SECONDS = 5.0  # to reach PostgreSQL, and to wait for a free connection
STATEMENT_SECONDS = 8.0  # for one statement
IDLE_SECONDS = 2  # after which PostgreSQL takes its locks from a process that hangs
TIMEOUTS: dict[str, Any] = {
    "timeout": CONNECT_SECONDS,
    "command_timeout": STATEMENT_SECONDS,
    "server_settings": {
        "statement_timeout": f"{STATEMENT_SECONDS:.0f}s",
        "idle_in_transaction_session_timeout": f"{IDLE_SECONDS}s",
    },
}
PUT_SETTING = text(  # several processes may write it at once
    "INSERT INTO settings (name, value) VALUES (:name, :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
ADD_SETTING = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
PROBE = "probe"  # the setting that health checks write
DATABASE_FILES = ("", "-wal", "-shm", "-journal")  # endings of the files of an SQLite database


class NewerDatabase(LudotecaError):
    """The database was written by a newer release."""


SIGNATURE = b"SQLite format 3\x00"  # the first bytes of an SQLite file
T = TypeVar("T")
# SQLAlchemy's types do not say which columns a query selects.
FoundRow = Row[Any]
Query = Select[Any]


class Database:
    """Connections to one database.  With SQLite one of them writes, and the others read at the same time.

    There are three ways to write: ``write_log`` for log entries, with prepared statements and without
    SQLAlchemy, because every move takes it; ``run_transaction`` for other frequent transactions, such as
    heartbeats; ``transaction`` for everything else.
    """

    def __init__(self, address: str) -> None:
        kind = database_kind(address)
        self.url = make_url(address).set(drivername=DRIVERS[kind])
        self.is_sqlite = kind == "sqlite"
        with tell_from_others():
            self.engine = self._create_engine()
        self._write_lock = asyncio.Lock()
        self._write_thread = ThreadPoolExecutor(1, thread_name_prefix="writer")  # for SQLite
        self._log_connection: sqlite3.Connection | None = None
        self._postgres_log = PostgresLog(self._connect_log)

    def _create_engine(self) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(
                self.url, pool_size=10, max_overflow=10, pool_timeout=CONNECT_SECONDS, pool_pre_ping=True,
                hide_parameters=True, connect_args=TIMEOUTS,
            )  # fmt: skip
        if self.url.database:
            make_private(Path(self.url.database))
        engine = create_async_engine(
            self.url, pool_size=8, max_overflow=8, pool_timeout=CONNECT_SECONDS, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _set_pragmas)
        return engine

    async def connect_directly(self, **options: object) -> Any:
        """Open a connection to PostgreSQL without SQLAlchemy.  asyncpg has no types."""
        _, arguments = self.engine.dialect.create_connect_args(self.url)
        return await asyncpg.connect(**arguments, **options)

    async def _connect_log(self, settings: dict[str, str]) -> Any:
        return await self.connect_directly(
            **TIMEOUTS | {"server_settings": TIMEOUTS["server_settings"] | settings}
        )

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with tell_from_others():
            async with self.engine.connect() as connection:
                yield connection

    async def all(self, statement: Query) -> list[FoundRow]:
        """Return all rows that a query finds."""
        async with self.reading() as reading:
            return list((await reading.execute(statement)).all())

    async def first(self, statement: Query) -> FoundRow | None:
        """Return the first row that a query finds."""
        async with self.reading() as reading:
            found: FoundRow | None = (await reading.execute(statement)).first()
            return found

    def insert(self, table: Table) -> "sqlite.Insert | postgresql.Insert":
        """Return an insertion that can say what happens if there is such a row already."""
        return sqlite.insert(table) if self.is_sqlite else postgresql.insert(table)

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection whose reads all see the database as it was at one moment."""
        async with self.reading() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """Open a transaction: everything in it is written, or nothing."""
        if not self.is_sqlite:
            with tell_from_others():
                async with self.engine.begin() as connection:
                    yield connection
            return
        async with self._write_lock, self.reading() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")

    async def run_transaction(self, work: Callable[[Connection], T]) -> T:
        """Run a whole transaction in one step.

        SQLite has one writer at a time, and ``transaction`` holds it for several turns of the event loop.
        Frequent transactions use this method instead.
        """
        if not self.is_sqlite:
            async with self.transaction() as connection:
                return await connection.run_sync(work)
        async with self._write_lock:
            return await asyncio.get_running_loop().run_in_executor(
                self._write_thread, self._run_transaction, work
            )

    def _run_transaction(self, work: Callable[[Connection], T]) -> T:
        with self._write_engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                result = work(connection)
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")
            return result

    @cached_property
    def _write_engine(self) -> Engine:
        engine = create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(engine, "connect", _set_pragmas)
        return engine

    async def write_log(self, statements: Sequence[Statement]) -> None:
        """Run statements in one transaction.

        Raises:
            Conflict: A row is in the way.  Nothing was written.
            Unreachable: The database does not answer.  They may be written or not.
        """
        if not self.is_sqlite:
            with tell_from_others():
                await self._postgres_log.write(statements)
            return
        try:
            async with self._write_lock:
                await asyncio.get_running_loop().run_in_executor(
                    self._write_thread, self._write_log, statements
                )
        except sqlite3.IntegrityError:
            raise Conflict from None

    def _write_log(self, statements: Sequence[Statement]) -> None:
        """Run in the writer thread, without SQLAlchemy: every move comes through here."""
        if self._log_connection is None:
            self._log_connection = sqlite3.connect(str(self.url.database))
            _set_pragmas(self._log_connection, None)
        connection = self._log_connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                statement.check(connection.execute(statement.sql, (statement.argument,)).rowcount)
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise

    def _close_writers(self) -> None:
        if self._log_connection is not None:
            self._log_connection.close()
        if self.is_sqlite:
            self._write_engine.dispose()

    async def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into the file, in another thread, so that no commit waits."""
        if self.is_sqlite:
            await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        with closing(sqlite3.connect(str(self.url.database))) as file:
            _set_pragmas(file, None)
            file.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def probe(self) -> None:
        """Write and commit, as a move does.  Raise an error if that is not possible."""
        await self.run_transaction(
            lambda transaction: transaction.execute(PUT_SETTING, {"name": PROBE, "value": str(time.time())})
        )

    async def migrate(self) -> None:
        """Bring the database to the current schema.

        Raises:
            NewerDatabase: A newer release has written it.
        """
        try:
            with tell_from_others():
                config = alembic_config(self.url.render_as_string(False))
                await asyncio.to_thread(command.upgrade, config, "head")
        except CommandError as error:
            raise NewerDatabase(SettingFault.NEWER_DATABASE(detail=str(error))) from None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._write_thread, self._close_writers)
        self._write_thread.shutdown()
        self._postgres_log.close()
        await self.engine.dispose()


def database_kind(address: str) -> str:
    """Return ``sqlite`` or ``postgresql``.

    Raises:
        BadOption: The address is that of neither.
    """
    try:
        url = make_url(address)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError):
        url, kind = None, "…"  # the address may hold a password
    if kind not in DRIVERS or (kind == "sqlite" and not (url and url.database)):
        raise BadOption(SettingFault.WRONG_DATABASE(address=kind))
    return kind


def make_private(file: Path, creates_folder: bool = True) -> None:
    """Let only the server's user read a database file: it holds the secret that signs tokens."""
    if file.exists() and not _is_database(file):
        return  # not ours; the server will refuse to open it
    if creates_folder and not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # SQLite gives its other files the same mode
    for name in DATABASE_FILES:
        beside = file.with_name(file.name + name)
        with suppress(OSError):  # it belongs to another user, or does not exist
            beside.chmod(0o600)


def _is_database(file: Path) -> bool:
    """Whether a file is an SQLite database or empty."""
    with file.open("rb") as opened:
        return opened.read(len(SIGNATURE)) in (SIGNATURE, b"")


def _set_pragmas(connection: Any, _: Any) -> None:
    """Use WAL mode, sync every commit to disk, and begin transactions only where we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def alembic_config(address: str) -> Config:
    """Return Alembic's configuration for the database of an address."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["address"] = address
    return config


def back_up(address: str, target: Path) -> None:
    """Copy an SQLite database while it may be in use."""
    url = make_url(address) if database_kind(address) == "sqlite" else None
    if url is None or not url.database:
        raise BadOption(SettingFault.BACKUP_POSTGRESQL())
    if not Path(url.database).exists():
        raise BadOption(SettingFault.NO_SUCH_DATABASE(file=url.database))
    if target.exists():
        raise BadOption(SettingFault.BACKUP_EXISTS(file=str(target)))
    # So that an unfinished copy is never mistaken for a backup.
    part = target.with_name(f"{target.name}.part")
    try:
        make_private(part, creates_folder=False)
        source = sqlite3.connect(f"{Path(url.database).resolve().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise BadOption(SettingFault.BACKUP_FAILED(file=str(target), detail=str(error))) from None
    finally:
        part.unlink(missing_ok=True)
