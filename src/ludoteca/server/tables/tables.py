"""Tables: finding them, setting them up, and writing what happens at them.

Everything that happens goes the same way, through ``Tables.write``.  It locks the table and sets
``must_reload``: from now on memory may be ahead of the database.  A request that was done before gets its old
answer.  Otherwise the caller's function checks what was asked for, changes the match and returns a log entry.
``write`` puts it into the database, applies it to the live table and only then tells listeners, other
processes and bots.  If anything goes wrong on the way, ``must_reload`` stays set, and the table is read again
from the database; a refusal before the match has changed clears it.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

import structlog

from ludoteca import LudotecaError
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.cluster.notices import EntryWritten
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.messages.tables import NewTable
from ludoteca.server.metrics import CONFLICTS, ENTRIES
from ludoteca.server.refusals import Refusal
from ludoteca.server.storage.entry_bodies import DealBody
from ludoteca.server.storage.log_entries import Changes, Conflict, LogEntry, NewEntry
from ludoteca.server.storage.table_store import TableStore
from ludoteca.server.tables.broadcasts import Announcer
from ludoteca.server.tables.eligibility import check_ratable
from ludoteca.server.tables.leases import Leases
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.reminders import ReminderQueue
from ludoteca.server.tables.rules_upgrade import (
    end_under_old_rules,
    is_outdated,
    load_later_rules,
    load_table,
    replay_log,
    upgrade,
)
from ludoteca.server.tables.table_presence import is_ready
from ludoteca.server.tables.table_setup import new_table_rows
from ludoteca.server.tables.turns import turn_changes

TRIES = 5  # to write an entry, when other processes are faster
REOPEN_SECONDS = 600.0  # until maintenance tries again to open a table that could not be opened
IDLE_SECONDS = 300.0  # after which a table without listeners is dropped from memory
log = structlog.get_logger()

# Checks what somebody asks for, changes the match, and returns the entry that says so.
Attempt = Callable[[], Awaitable[NewEntry]]


class Tables:
    """All tables, those in use held in memory."""

    def __init__(
        self,
        store: TableStore,
        uploads: Uploads,
        clock: GameClock,
        leases: Leases,
        announcer: Announcer,
    ) -> None:
        self.store = store
        self.uploads = uploads
        self.clock = clock
        self.leases = leases
        self.announcer = announcer
        self.reminder_queue = ReminderQueue()
        self.in_memory: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._starts: set[asyncio.Task[None]] = set()
        self._broken: dict[str, float] = {}  # tables that cannot be opened, and when to try again

    # --- Finding ----------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, with everything that is in the database now."""
        table = self.in_memory.get(table_id)
        if table is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            table = await asyncio.shield(task)
        elif self.store.is_shared:
            await self.catch_up(table, (await self.store.log_numbers([table_id])).get(table_id, 0))
        table.last_used = time.monotonic()
        return table

    async def _open(self, table_id: str) -> LiveTable:
        snapshot = await self.store.table(table_id, 0)
        if snapshot is None:
            raise Refusal.of(ServerFault.NO_SUCH_TABLE, table=table_id)
        try:
            table = await load_table(snapshot, self.clock, self.uploads)
            if is_outdated(table):
                await self._upgrade(table)
        except Exception as error:
            if not isinstance(error, self.store.errors):
                self._broken[table_id] = time.monotonic() + REOPEN_SECONDS
            raise
        self.in_memory[table_id] = table
        if is_ready(table):
            await self.start(table)
        self.announcer.wake_bot(table)
        return table

    def is_broken(self, table_id: str) -> bool:
        """Whether a table could not be opened a short while ago."""
        return self._broken.get(table_id, 0.0) > time.monotonic()

    async def refresh(self, table: LiveTable) -> None:
        """Read what other processes have written, and send it to listeners.  The caller holds the lock."""
        seen = table.number
        snapshot = await self.store.table(table.id, 0 if table.must_reload else seen)
        if snapshot is None:
            table.is_deleted = True
            raise Refusal.of(ServerFault.TABLE_DELETED, table=table.id)
        await load_later_rules(snapshot, self.uploads)
        if table.must_reload:
            table.replayed = (await replay_log(snapshot, table.first_game, self.clock)).replayed
        else:
            for entry in snapshot.entries:
                table.replay(entry)
        table.load_rows(snapshot.row, snapshot.seats)
        table.must_reload = False
        if table.number > seen:
            self.announcer.announce_here(table, seen)

    @asynccontextmanager
    async def locked_and_current(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold the lock of a table, whose memory is not ahead of the database."""
        async with table.lock:
            if table.must_reload:
                await self.refresh(table)
            yield

    async def catch_up(self, table: LiveTable, number: int) -> None:
        """Read what another process has written, at least up to an entry."""
        async with self.locked_and_current(table):
            if table.number < number:
                await self.refresh(table)

    def follow(self, notice: EntryWritten) -> Awaitable[None] | None:
        """Do what another process has done at a table that is in memory here.

        Usually the notice has the next entry, and the table is not locked.  Otherwise return an awaitable.
        """
        table = self.in_memory.get(notice.table)
        if table is None or table.number >= notice.number:
            return None
        if table.lock.locked() or table.must_reload or not self._follow_entry(table, notice):
            return self._follow(table, notice)
        return None

    async def _follow(self, table: LiveTable, notice: EntryWritten) -> None:
        async with self.locked_and_current(table):
            if table.number < notice.number and not self._follow_entry(table, notice):
                await self.refresh(table)

    def _follow_entry(self, table: LiveTable, notice: EntryWritten) -> bool:
        """Follow the entry of a notice, tell everybody here, and return whether that was possible.

        If there is a gap before the entry, or it does not fit, the table must be read from the database.
        """
        written = notice.unpack()
        if written is None or notice.number != table.number + 1:
            return False
        entry, changes = written
        table.must_reload = True
        try:
            table.follow(entry, changes)
        except Exception as error:
            log.warning(
                "entry of a notice does not fit", table=table.id, entry=entry.number, error=repr(error)
            )
            return False
        table.must_reload = False
        self.announcer.announce_here(table, entry.number - 1)
        return True

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        now = time.monotonic()
        self._broken = {id_: until for id_, until in self._broken.items() if until > now}
        for table_id, table in list(self.in_memory.items()):
            is_needed = table.listeners or table.bot or table.lock.locked()
            if not is_needed and table.last_used < now - IDLE_SECONDS:
                del self.in_memory[table_id]

    def drop(self, table_id: str) -> None:
        """Drop a table from memory that was deleted from the database."""
        table = self.in_memory.pop(table_id, None)
        if table is not None:
            table.is_deleted = True
            self.announcer.wake_bot(table)  # the bot runner stops it
            for listener in table.listeners:
                listener.disconnect(Refusal.of(ServerFault.TABLE_DELETED, table=table_id))

    # --- Writing ----------------------------------------------------------------------------------

    async def write(self, table: LiveTable, attempt: Attempt, request_id: str | None = None) -> int:
        """Make an attempt, write its entry to the log of the table, and return the number of the entry.

        A request that was done before is not done again: its answer is the number of the old entry.  If
        another process has written to the log first, the table must be reloaded, and the next attempt sees
        what the other process has written.
        """
        for _ in range(TRIES):
            try:
                async with self._writing(table):
                    if request_id in table.replayed.requests:
                        return table.replayed.requests[request_id]
                    entry, changes = await attempt()
                    entry.request = request_id
                    return await self._append(table, entry, changes)
            except Conflict:
                CONFLICTS.inc()
        raise Refusal.of(ServerFault.TABLE_BUSY)

    @asynccontextmanager
    async def _writing(self, table: LiveTable) -> AsyncIterator[None]:
        """Hold the lock of a table while an entry is made and written.

        If it is not written, the table must be reloaded, unless it was refused before the match changed.
        """
        async with table.lock:
            if table.must_reload:
                await self.refresh(table)
            table.must_reload, moves = True, table.replayed.moves_played
            try:
                yield
            except Refusal:
                table.must_reload = table.replayed.moves_played != moves
                raise
            except LudotecaError as error:
                table.must_reload = table.replayed.moves_played != moves
                raise Refusal.of_rules(error) from None
            table.must_reload = False  # also when nothing was written: the request had been done before

    async def _append(self, table: LiveTable, entry: LogEntry, changes: Changes) -> int:
        """Write an entry to the log of a table, apply it, tell everybody, and return its number.

        The match is changed already.

        Raises:
            Conflict: Another process was faster.
        """
        await self.store.append(entry, changes)
        self.reminder_queue.add(table, entry, changes)
        table.apply(entry, changes)
        table.must_reload = False  # the entry is written, even if telling others about it fails
        ENTRIES.labels(entry.kind).inc()
        self.announcer.announce(table, entry, changes)
        return entry.number

    # --- Setting up -------------------------------------------------------------------------------

    async def create(
        self, new_table: NewTable, owner: str, name: str, person_ids: Sequence[str | None] = ()
    ) -> LiveTable:
        """Set up a table, with ``person_ids`` on its seats already.  It starts when all seats are taken."""
        check_ratable(new_table)
        rows = await new_table_rows(self.store, self.uploads, new_table, (owner, name), person_ids)
        await self.store.add_table(rows.table, rows.seats)
        return await self.find(rows.table["id"])

    async def start(self, table: LiveTable) -> None:
        """Deal, once everybody has sat down."""
        await self.write(table, lambda: self._deal(table), "deal")

    async def _deal(self, table: LiveTable) -> NewEntry:
        if not is_ready(table):
            raise Refusal.of(ServerFault.CANNOT_START)
        options = table.row.options
        match = table.replayed.match = table.game.start(len(table.seats), **options)
        body = DealBody(outcomes=match.setup_draws, options=options)
        changes = turn_changes(table, None, self.leases)
        changes.table["state"] = "playing"
        return table.next_entry("deal", None, body, match.setup_events), changes

    def start_soon(self, table: LiveTable) -> None:
        """Start a table in the background if everybody has come.  The caller may hold its lock."""
        if is_ready(table):
            task = asyncio.create_task(self._start_if_possible(table))
            self._starts.add(task)
            task.add_done_callback(self._starts.discard)

    async def _start_if_possible(self, table: LiveTable) -> None:
        with suppress(Refusal, *self.store.errors):  # started by somebody else, or maintenance tries again
            await self.start(table)

    # --- New rules --------------------------------------------------------------------------------

    async def _upgrade(self, table: LiveTable) -> None:
        """Let a table go on under the present rules, once, on the process that opens it first."""
        try:
            request_id = f"rules:{table.game.definition.version}"
            await self.write(table, lambda: self._upgrade_rules(table), request_id)
        except Refusal:
            if is_outdated(table):
                raise

    async def _upgrade_rules(self, table: LiveTable) -> NewEntry:
        if not is_outdated(table):
            raise Refusal.of(ServerFault.ALREADY_DONE)
        before = table.turn
        try:
            body, columns = await upgrade(table, self.uploads)
            has_turned = table.match is not None and table.match.turn != before
            changes = turn_changes(table, before, self.leases) if has_turned else Changes()
            changes.table |= columns
        except LudotecaError as error:
            body, columns = end_under_old_rules(table, error)
            changes = Changes(table=columns)
        return table.next_entry("rules", None, body), changes
