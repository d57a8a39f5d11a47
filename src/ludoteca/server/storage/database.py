"""The database: SQLite in a file, or PostgreSQL; migrations, backups."""

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

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.server.storage.appending import Conflict, Statement

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg"}
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=20000",
    "wal_autocheckpoint=20000",  # pages; usually ``checkpoint`` is earlier, so that no commit waits for one
)

CONNECT = 5.0  # seconds to reach PostgreSQL, and to wait for a free connection
STATEMENT = 8.0  # seconds for one statement
STALLED = 2  # seconds after which PostgreSQL takes its locks from a process that stands still
TIMEOUTS: dict[str, Any] = {
    "timeout": CONNECT,
    "command_timeout": STATEMENT,
    "server_settings": {
        "statement_timeout": f"{STATEMENT:.0f}s",
        "idle_in_transaction_session_timeout": f"{STALLED}s",
    },
}
PUT_SETTING = text(  # several processes may do so at once
    "INSERT INTO settings (name, value) VALUES (:name, :value) "
    "ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
ADD_SETTING = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING")
PROBE = "probe"  # the setting that health checks write
BESIDE = ("", "-wal", "-shm", "-journal")  # the files of an SQLite database


class NewerDatabase(Exception):
    """A database in a form that this program does not know yet."""


SIGNATURE = b"SQLite format 3\x00"  # how its files begin
T = TypeVar("T")


class Database:
    """Connections to one database.  With SQLite there is one that writes, and others that read beside it."""

    def __init__(self, address: str) -> None:
        kind = kind_of(address)
        self.url = make_url(address).set(drivername=DRIVERS[kind])
        self.is_sqlite = kind == "sqlite"
        self.engine = self._engine()
        self._writing = asyncio.Lock()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="writer")  # of SQLite
        self._file: sqlite3.Connection | None = None

    def _engine(self) -> AsyncEngine:
        if not self.is_sqlite:
            return create_async_engine(
                self.url, pool_size=10, max_overflow=10, pool_timeout=CONNECT, pool_pre_ping=True,
                hide_parameters=True, connect_args=TIMEOUTS,
            )  # fmt: skip
        if self.url.database:
            make_private(Path(self.url.database))
        engine = create_async_engine(
            self.url, pool_size=8, max_overflow=8, pool_timeout=CONNECT, hide_parameters=True
        )
        event.listen(engine.sync_engine, "connect", _prepared)
        return engine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """For several reads that must fit together: they all see the database of one moment."""
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, kept whole or not at all."""
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                yield connection
            return
        async with self._writing, self.engine.connect() as connection:
            await connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                yield connection
            except BaseException:
                await connection.exec_driver_sql("ROLLBACK")
                raise
            await connection.exec_driver_sql("COMMIT")

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """A transaction in one piece.

        With SQLite, which has one writer at a time, ``writing`` makes everybody wait for several turns of
        the event loop.  What is done again and again goes this way.
        """
        if not self.is_sqlite:
            async with self.engine.begin() as connection:
                return await connection.run_sync(work)
        async with self._writing:
            return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    def _transact(self, work: Callable[[Connection], T]) -> T:
        with self._writing_engine.connect() as connection:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            try:
                result = work(connection)
            except BaseException:
                connection.exec_driver_sql("ROLLBACK")
                raise
            connection.exec_driver_sql("COMMIT")
            return result

    @cached_property
    def _writing_engine(self) -> Engine:
        engine = create_engine(self.url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(engine, "connect", _prepared)
        return engine

    async def run(self, statements: Sequence[Statement]) -> None:
        """A transaction of prepared statements; Conflict, and nothing written, if a row stands in the way."""
        try:
            if self.is_sqlite:
                async with self._writing:
                    await asyncio.get_running_loop().run_in_executor(self._writer, self._run, statements)
                return
            async with self.writing() as connection:
                for statement in statements:
                    done = await connection.exec_driver_sql(statement.sql, (statement.argument,))
                    statement.check(done.rowcount)
        except (IntegrityError, sqlite3.IntegrityError):
            raise Conflict from None

    def _run(self, statements: Sequence[Statement]) -> None:
        """In the one thread that writes, past SQLAlchemy: this is done for every move."""
        if self._file is None:
            self._file = sqlite3.connect(str(self.url.database))
            _prepared(self._file, None)
        file = self._file
        file.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements:
                statement.check(file.execute(statement.sql, (statement.argument,)).rowcount)
            file.execute("COMMIT")
        except BaseException:
            if file.in_transaction:
                file.execute("ROLLBACK")
            raise

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
        if self.is_sqlite:
            self._writing_engine.dispose()

    async def checkpoint(self) -> None:
        """Copy SQLite's write-ahead log into the file, in a thread of its own: nobody waits for it."""
        if self.is_sqlite:
            await asyncio.to_thread(self._checkpoint)

    def _checkpoint(self) -> None:
        with closing(sqlite3.connect(str(self.url.database))) as file:
            _prepared(file, None)
            file.execute("PRAGMA wal_checkpoint(PASSIVE)")

    async def probe(self) -> None:
        """Write and commit, as a move does; raise if that is not possible."""
        await self.transact(
            lambda writing: writing.execute(PUT_SETTING, {"name": PROBE, "value": str(time.time())})
        )

    async def migrate(self) -> None:
        """Bring the database to the form that this program knows; NewerDatabase if it is beyond it."""
        try:
            await asyncio.to_thread(command.upgrade, migrations(self.url.render_as_string(False)), "head")
        except CommandError as error:
            raise NewerDatabase(
                f"the database was written by a newer release of Ludoteca ({error}); "
                "install that release, or serve another database"
            ) from None

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._writer, self._close_file)
        self._writer.shutdown()
        await self.engine.dispose()


def kind_of(address: str) -> str:
    """sqlite or postgresql; ValueError for anything else."""
    try:
        url = make_url(address)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError):
        url, kind = None, "that address"  # which may hold a password
    if kind not in DRIVERS or (kind == "sqlite" and not (url and url.database)):
        raise ValueError(
            f"--database {kind}: the server keeps its tables in sqlite:///FILE or postgresql://USER@HOST/NAME"
        )
    return kind


def make_private(file: Path, creates_folder: bool = True) -> None:
    """Let nobody but the server's user read a database: the secret that signs tokens is in it."""
    if file.exists() and not _is_database(file):
        return  # somebody else's file, which the server will refuse to open
    if creates_folder and not file.parent.exists():
        file.parent.mkdir(mode=0o700, parents=True)
    os.close(os.open(file, os.O_CREAT | os.O_RDWR, 0o600))  # SQLite gives its other files the same mode
    for name in BESIDE:
        beside = file.with_name(file.name + name)
        with suppress(OSError):  # not ours, or not there
            beside.chmod(0o600)


def _is_database(file: Path) -> bool:
    """Whether a file is SQLite's, or empty."""
    with file.open("rb") as opened:
        return opened.read(len(SIGNATURE)) in (SIGNATURE, b"")


def _prepared(connection: Any, _: Any) -> None:
    """SQLite in WAL mode, durable at every commit; transactions begin where we say so."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def migrations(address: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["address"] = address
    return config


def back_up(address: str, target: Path) -> None:
    """Copy an SQLite database that may be in use, as it is at one moment."""
    url = make_url(address) if kind_of(address) == "sqlite" else None
    if url is None or not url.database:
        raise ValueError("ludoteca backup copies SQLite files; for PostgreSQL use pg_dump")
    if not Path(url.database).exists():
        raise ValueError(f"there is no database {url.database}")
    if target.exists():
        raise ValueError(f"{target} exists already; choose another name")
    part = target.with_name(f"{target.name}.part")  # nobody takes half a copy for a whole one
    try:
        make_private(part, creates_folder=False)
        source = sqlite3.connect(f"file:{url.database}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(part)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        part.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise ValueError(f"the copy {target} could not be made: {error}") from None
    finally:
        part.unlink(missing_ok=True)
