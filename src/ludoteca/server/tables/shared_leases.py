"""Shared leases: those of one process among several on one database.

The process that writes the entry after which a bot must move becomes its host in the same transaction.  It
holds a lease of a few seconds and renews it while the bot thinks.  Any process may take over an expired
lease.  A lease only saves work: if two processes play the same bot, the log accepts one move and refuses the
other.
"""

from collections.abc import Iterable

from sqlalchemy import ColumnElement, or_, select, update

from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.rows import TableChanges
from ludoteca.server.tables.live_table import LiveTable

LEASE_SECONDS = 2.0
RENEW_SECONDS = 1.4  # before its end from which on a lease is renewed
POSTPONED_SECONDS = 60.0  # until the bot of a table is tried again if the table could not be opened


class SharedLeases:
    """The leases of one process among several."""

    def __init__(self, database: Database, process: str, clock: GameClock) -> None:
        self.clock = clock
        self.database = database
        self.process = process

    def columns(self, bot_turn: bool) -> TableChanges:
        if not bot_turn:
            return {"host": None, "lease": None}
        return {"host": self.process, "lease": self.clock.shared() + LEASE_SECONDS}

    def is_free_or_ours(self, table: LiveTable) -> bool:
        return table.row.host in (None, self.process)

    async def claim(self, table: LiveTable) -> bool:
        row = table.row
        if row.host == self.process and row.lease is not None and row.lease > self.clock.shared():
            return True
        tables, until = schema.tables, self.clock.shared() + LEASE_SECONDS
        free = or_(tables.c.host == self.process, self._is_free())
        async with self.database.transaction() as transaction:
            claim = update(tables).where(tables.c.id == table.id, tables.c.bot_turn, free)
            claimed = await transaction.execute(claim.values(host=self.process, lease=until))
            if claimed.rowcount == 1:
                row.host, row.lease = self.process, until
                return True
            host = select(tables.c.host, tables.c.lease).where(tables.c.id == table.id)
            holder = (await transaction.execute(host)).one_or_none()
        if holder is None:
            table.is_deleted = True
        else:
            row.host, row.lease = holder
        return False

    def note_taken_over(self, table: LiveTable) -> None:
        table.row.host, table.row.lease = self.process, None

    async def renew(self, thinking: Iterable[LiveTable]) -> None:
        ending = self.clock.shared() + RENEW_SECONDS
        old = {
            table.id: table
            for table in thinking
            if table.row.host == self.process and (table.row.lease or 0.0) < ending
        }
        if not old:
            return
        tables, until = schema.tables, self.clock.shared() + LEASE_SECONDS
        mine = select(tables.c.id).where(tables.c.id.in_(list(old)), tables.c.host == self.process)
        unlocked = mine.with_for_update(skip_locked=True)  # an entry is being written to a locked one
        renewed = update(tables).where(tables.c.id.in_(unlocked)).values(lease=until)
        async with self.database.transaction() as transaction:
            for row in await transaction.execute(renewed.returning(tables.c.id)):
                old[row.id].row.lease = until

    async def take_over(self, most: int = 20) -> list[str]:
        """Take over only some of the waiting tables at a time, so that the processes share them."""
        tables, until = schema.tables, self.clock.shared() + LEASE_SECONDS
        waiting = select(tables.c.id).where(tables.c.bot_turn, tables.c.state == "playing", self._is_free())
        if await self.database.first(waiting.limit(1)) is None:
            return []
        async with self.database.transaction() as transaction:
            rows = await transaction.execute(waiting.limit(most).with_for_update(skip_locked=True))
            table_ids = [row.id for row in rows]
            if table_ids:
                mine = update(tables).where(tables.c.id.in_(table_ids))
                await transaction.execute(mine.values(host=self.process, lease=until))
        return table_ids

    async def postpone(self, table_id: str) -> None:
        tables = schema.tables
        async with self.database.transaction() as transaction:
            mine = update(tables).where(tables.c.id == table_id, tables.c.host == self.process)
            await transaction.execute(mine.values(lease=self.clock.shared() + POSTPONED_SECONDS))

    def _is_free(self) -> ColumnElement[bool]:
        tables = schema.tables
        return or_(tables.c.host.is_(None), tables.c.lease.is_(None), tables.c.lease < self.clock.shared())
