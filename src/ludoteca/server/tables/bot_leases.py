"""Hosting: which process plays the bots of a table.

The process that writes the line after which a bot must move is its host, by the same write.  It holds a lease
of a few seconds and renews it while the bot thinks; a lease that has run out is taken over by any process.
A lease only saves work: should two processes play the same bot, the log takes one move and refuses the other.
"""

from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, or_, select, update

from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database
from ludoteca.server.tables.live_table import LiveTable

LEASE = 2.0  # seconds
RENEWED = 1.4  # seconds before its end from which a lease is renewed
BROKEN = 60.0  # seconds until a table is tried again that could not be taken over


class BotLeases:
    """The leases of this process."""

    def __init__(self, database: Database, process: str, clock: GameClock) -> None:
        self.database = database
        self.process = process
        self.clock = clock

    def columns(self, bot_turn: bool) -> dict[str, Any]:
        """What a line that passes the turn on writes beside it."""
        if not bot_turn:
            return {"host": None, "lease": None}
        return {"host": self.process, "lease": self.clock.shared() + LEASE}

    def may_play(self, live: LiveTable) -> bool:
        """Whether this process plays the bots of a table, as far as it knows."""
        return live.host in (None, self.process)

    async def is_ours(self, live: LiveTable) -> bool:
        """Whether this process holds the lease of a table; it is claimed if nobody does."""
        if live.host == self.process and live.lease is not None and live.lease > self.clock.shared():
            return True
        tables, until = schema.tables, self.clock.shared() + LEASE
        free = or_(tables.c.host == self.process, self._is_free())
        async with self.database.writing() as writing:
            claim = update(tables).where(tables.c.id == live.id, tables.c.bot_turn, free)
            claimed = await writing.execute(claim.values(host=self.process, lease=until))
            if claimed.rowcount == 1:
                live.host, live.lease = self.process, until
                return True
            host = select(tables.c.host, tables.c.lease).where(tables.c.id == live.id)
            row = (await writing.execute(host)).one_or_none()
        if row is None:
            live.is_deleted = True
        else:
            live.host, live.lease = row
        return False

    def take(self, live: LiveTable) -> None:
        """A table was taken over by this process; its lease is confirmed before a bot moves."""
        live.host, live.lease = self.process, None

    async def renew(self, held: Iterable[LiveTable]) -> None:
        """Keep the leases of tables whose bots are thinking."""
        ending = self.clock.shared() + RENEWED
        old = {live.id: live for live in held if live.host == self.process and (live.lease or 0.0) < ending}
        if not old:
            return
        tables, until = schema.tables, self.clock.shared() + LEASE
        mine = select(tables.c.id).where(tables.c.id.in_(list(old)), tables.c.host == self.process)
        unlocked = mine.with_for_update(skip_locked=True)  # one that is locked is being played on
        renewed = update(tables).where(tables.c.id.in_(unlocked)).values(lease=until)
        async with self.database.writing() as writing:
            for row in await writing.execute(renewed.returning(tables.c.id)):
                old[row.id].lease = until

    async def adopt(self, most: int = 20) -> list[str]:
        """Take over tables where a bot must move and no process holds the lease.

        Only some at a time, so that the processes share them.
        """
        tables, until = schema.tables, self.clock.shared() + LEASE
        waiting = select(tables.c.id).where(tables.c.bot_turn, tables.c.state == "playing", self._is_free())
        async with self.database.reading() as reading:
            if (await reading.execute(waiting.limit(1))).first() is None:
                return []
        async with self.database.writing() as writing:
            rows = await writing.execute(waiting.limit(most).with_for_update(skip_locked=True))
            found = [row.id for row in rows]
            if found:
                mine = update(tables).where(tables.c.id.in_(found))
                await writing.execute(mine.values(host=self.process, lease=until))
        return found

    async def postpone(self, table: str) -> None:
        """A table cannot be played here: let nobody try again for a while."""
        tables = schema.tables
        async with self.database.writing() as writing:
            mine = update(tables).where(tables.c.id == table, tables.c.host == self.process)
            await writing.execute(mine.values(lease=self.clock.shared() + BROKEN))

    def _is_free(self) -> ColumnElement[bool]:
        tables = schema.tables
        return or_(tables.c.host.is_(None), tables.c.lease.is_(None), tables.c.lease < self.clock.shared())
