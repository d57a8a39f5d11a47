"""Membership: the server processes that share one database, and the time they share."""

import secrets
import time
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection, delete, func, insert, select, text, update

from ludoteca.server.cluster.game_time import QUIET_SECONDS, GameClock
from ludoteca.server.metrics import HEARTBEAT
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import PUT_SETTING, Database

ALIVE_SECONDS = 2.0  # after its last heartbeat for which a process counts as alive
FORGOTTEN_SECONDS = 60.0  # after which a dead process is removed from the database
DATABASE_TIME = text("SELECT extract(epoch FROM clock_timestamp())")
CLUSTER_LOCK = "SELECT pg_advisory_xact_lock(1819632740)"  # any number that nothing else locks


def new_secret() -> str:
    return secrets.token_urlsafe(32)


class Cluster:
    """This process among the others."""

    def __init__(
        self,
        database: Database,
        process: str,
        clock: GameClock,
        wall: Callable[[], float] | None = None,
    ) -> None:
        self.database = database
        self.process = process
        self.clock = clock
        self._wall = wall or (time.time if database.is_sqlite else None)
        self.was_silent = False  # before the last heartbeat, for so long that others took it for dead

    async def join(self) -> None:
        """Write the first heartbeat, and remove processes that died long ago."""
        await self.beat()
        long_ago = schema.processes.c.beat < self.clock.shared() - FORGOTTEN_SECONDS
        async with self.database.transaction() as transaction:
            await transaction.execute(delete(schema.processes).where(long_ago))

    async def secret(self, name: str = "secret", make: Callable[[], str] = new_secret) -> str:
        """Return a secret that all processes share; the first that needs it makes it.

        The one with the name ``secret`` signs tokens.
        """
        return await self.database.run_transaction(partial(self._secret, name=name, make=make))

    def _secret(self, transaction: Connection, name: str, make: Callable[[], str]) -> str:
        self._lock(transaction)
        mine = schema.settings.c.name == name
        secret: str | None = transaction.scalar(select(schema.settings.c.value).where(mine))
        if secret is None:
            secret = make()
            _put_setting(transaction, name, secret)
        return secret

    async def beat(self) -> None:
        """Write a heartbeat, and read how much time counts."""
        settings, shared = await self.database.run_transaction(self._write_beat)
        self.clock.confirm(shared, float(settings["closed"]))
        HEARTBEAT.set_to_current_time()

    def _write_beat(self, transaction: Connection) -> tuple[dict[str, str], float]:
        """Write a heartbeat, and return the settings and the time of the shared clock.

        Time counts only from one heartbeat to the next, of whichever process.  If the step is too long,
        nobody was alive or the clock was put forward; if it is negative, the clock was put back.  Neither
        counts.
        """
        self._lock(transaction)
        processes, now = schema.processes, self._shared_time(transaction)
        settings: dict[str, str] = {
            row.name: row.value for row in transaction.execute(select(schema.settings))
        }
        last = transaction.scalar(select(func.max(processes.c.beat)))
        step = now - last if last is not None else 0.0
        if step < 0:
            self._discard_future(transaction, now)
        if not 0 <= step <= QUIET_SECONDS or "closed" not in settings:
            uncounted = step if not 0 <= step <= QUIET_SECONDS else 0.0
            settings["closed"] = str(float(settings.get("closed", 0.0)) + uncounted)
            _put_setting(transaction, "closed", settings["closed"])
        self._note_beat(transaction, now)
        return settings, now

    def _lock(self, transaction: Connection) -> None:
        """Keep other processes from writing a heartbeat or the secret until this transaction ends."""
        if not self.database.is_sqlite:
            transaction.exec_driver_sql(CLUSTER_LOCK)

    def _shared_time(self, transaction: Connection) -> float:
        if self._wall is not None:
            return self._wall()
        return float(transaction.scalar(DATABASE_TIME))

    def _discard_future(self, transaction: Connection, now: float) -> None:
        """Discard times in the future, after the clock was put back: they would hold for too long."""
        tables, processes = schema.tables, schema.processes
        transaction.execute(delete(processes).where(processes.c.beat > now))
        transaction.execute(update(tables).where(tables.c.bot_turn).values(lease=None))

    def _note_beat(self, transaction: Connection, now: float) -> None:
        processes = schema.processes
        own = processes.c.id == self.process
        last = transaction.scalar(select(processes.c.beat).where(own))
        self.was_silent = last is None or now - last > ALIVE_SECONDS
        if last is None:
            transaction.execute(insert(processes).values(id=self.process, beat=now))
        else:
            transaction.execute(update(processes).where(own).values(beat=now))

    async def leave(self) -> None:
        """Leave the cluster: others play the bots of this process at once."""
        await self.database.run_transaction(self._leave)

    def _leave(self, transaction: Connection) -> None:
        tables = schema.tables
        self._write_beat(transaction)
        mine = update(tables).where(tables.c.bot_turn, tables.c.host == self.process)
        transaction.execute(mine.values(host=None))

    async def alive(self) -> set[str]:
        """Return the processes that are alive."""
        processes = schema.processes
        recent = select(processes.c.id).where(processes.c.beat > self.clock.shared() - ALIVE_SECONDS)
        return {row.id for row in await self.database.all(recent)}


def _put_setting(transaction: Connection, name: str, value: str) -> None:
    transaction.execute(PUT_SETTING, {"name": name, "value": value})
