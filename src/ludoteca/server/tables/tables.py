"""Tables: finding them, setting them up, and writing what happens at them.

Everything that happens goes the same way.  ``Tables.acting`` locks the table and sets ``must_reload``: from
now on memory may be ahead of the database.  The caller checks what was asked for, changes the match, and
calls ``Tables.append``, which writes a log entry to the database, applies it to the live table and only then
tells listeners, other processes and bots.  If anything goes wrong on the way, ``must_reload`` stays set, and
the table is read again from the database.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import wraps
from typing import ParamSpec, TypeVar

from ludoteca import LudotecaError
from ludoteca.server.cluster.fanout import Fanout
from ludoteca.server.cluster.notices import EntryWritten
from ludoteca.server.faults import Why
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.messages.tables import NewTable
from ludoteca.server.metrics import CONFLICTS, ENTRIES
from ludoteca.server.refusals import DATABASE_ERRORS, Refusal, RulesRefusal
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.statements import Conflict
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.bot_leases import BotLeases
from ludoteca.server.tables.bot_turns import BotTurns
from ludoteca.server.tables.broadcasts import broadcast
from ludoteca.server.tables.eligibility import check_ratable
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.rules_upgrade import (
    end_under_old_rules,
    is_outdated,
    load_table,
    replay_log,
    upgrade,
)
from ludoteca.server.tables.table_setup import new_table_rows
from ludoteca.server.tables.turns import turn_changes

TRIES = 5
REOPEN_AFTER = 600.0  # seconds until maintenance tries again to open a table that could not be opened
IDLE = 300.0  # seconds after which a table without listeners is dropped from memory
P = ParamSpec("P")
T = TypeVar("T")


def retry_on_conflict(act: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Try an act again if another process has written to the same log first.

    After a conflict the table must be reloaded, so the next try reads what the other process has written.
    """

    @wraps(act)
    async def retried(*args: P.args, **options: P.kwargs) -> T:
        for _ in range(TRIES):
            try:
                return await act(*args, **options)
            except Conflict:
                CONFLICTS.inc()
        raise Refusal(Why.TABLE_BUSY)

    return retried


class Tables:
    """All tables, those in use held in memory."""

    def __init__(
        self,
        store: Store,
        leases: BotLeases,
        bot_turns: BotTurns,
        fanout: Fanout,
        uploads: Uploads,
    ) -> None:
        self.store = store
        self.leases = leases
        self.clock = leases.clock
        self.limits = uploads.limits
        self.uploads = uploads
        self._bot_turns = bot_turns
        self.live: dict[str, LiveTable] = {}
        self._fanout = fanout
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._starts: set[asyncio.Task[None]] = set()
        self._broken: dict[str, float] = {}  # tables that cannot be opened, and when to try again

    # --- Finding ----------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """A table, read from the database if it is not in memory or another process has added to its log."""
        live = self.live.get(table_id)
        if live is None:
            task = self._opening.get(table_id)
            if task is None:
                task = self._opening[table_id] = asyncio.create_task(self._open(table_id))
                task.add_done_callback(lambda _: self._opening.pop(table_id, None))
            live = await asyncio.shield(task)
        elif not self.store.database.is_sqlite:
            await self.catch_up(live, (await self.store.log_numbers([table_id])).get(table_id, 0))
        live.used = time.monotonic()
        return live

    async def _open(self, table_id: str) -> LiveTable:
        found = await self.store.table(table_id, 0)
        if found is None:
            raise Refusal(Why.NO_SUCH_TABLE, table=table_id)
        try:
            live = await load_table(found, self.clock, self.uploads)
            if is_outdated(live):
                await self._upgrade(live)
        except Exception as error:
            if not isinstance(error, DATABASE_ERRORS):
                self._broken[table_id] = time.monotonic() + REOPEN_AFTER
            raise
        self.live[table_id] = live
        if live.is_ready:
            await self.start(live)
        self._wake_bot(live)
        return live

    def is_broken(self, table_id: str) -> bool:
        """Whether a table could not be opened a short while ago."""
        return self._broken.get(table_id, 0.0) > time.monotonic()

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have written, and send it to listeners.  The caller holds the lock."""
        known = live.number
        found = await self.store.table(live.id, 0 if live.must_reload else known)
        if found is None:
            live.is_deleted = True
            raise Refusal(Why.TABLE_DELETED, table=live.id)
        if live.must_reload:
            live.copy_log(await replay_log(found, live.first_game, self.clock))
        else:
            for entry in found.entries:
                live.replay(entry)
        live.load_rows(found.row, found.seats)
        live.must_reload = False
        if live.number > known:
            broadcast(live, known)
            self._wake_bot(live)

    @asynccontextmanager
    async def at_rest(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold the lock of a table, while everything that it shows is in the database."""
        async with live.lock:
            if live.must_reload:
                await self.refresh(live)
            yield

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Read what another process has written, at least up to an entry."""
        async with self.at_rest(live):
            if live.number < number:
                await self.refresh(live)

    def forget_idle(self) -> None:
        """Drop tables from memory that nobody has used for a while."""
        now = time.monotonic()
        self._broken = {table: until for table, until in self._broken.items() if until > now}
        for table, live in list(self.live.items()):
            is_needed = live.listeners or live.bot or live.lock.locked()
            if not is_needed and live.used < now - IDLE:
                del self.live[table]

    def drop(self, table_id: str) -> None:
        """Drop a table from memory that was deleted from the database."""
        live = self.live.pop(table_id, None)
        if live is not None:
            live.is_deleted = True
            self._wake_bot(live)  # the bot runner stops it
            for listener in live.listeners:
                listener.disconnect()

    # --- Acting -----------------------------------------------------------------------------------

    @asynccontextmanager
    async def acting(self, live: LiveTable) -> AsyncIterator[None]:
        """Hold the lock of a table while somebody acts.

        If the act is not written, the table must be reloaded.  A refused act must not have changed anything.
        """
        async with live.lock:
            if live.must_reload:
                await self.refresh(live)
            live.must_reload = True
            try:
                yield
            except Refusal:
                live.must_reload = False
                raise
            except LudotecaError as error:
                live.must_reload = False
                raise RulesRefusal(error) from None
            live.must_reload = False

    async def append(self, live: LiveTable, entry: LogEntry, changes: Changes) -> int:
        """Write an entry to the log of a table, apply it, tell everybody, and return its number.

        The caller is ``acting`` and has changed the match.  Conflict if another process was faster.
        """
        await self.store.append(entry, changes)
        live.apply(entry, changes)
        live.must_reload = False
        ENTRIES.labels(entry.kind).inc()
        broadcast(live, entry.number - 1)
        self._fanout.send(EntryWritten(live.id, entry.number))
        self._wake_bot(live)
        return entry.number

    def _wake_bot(self, live: LiveTable) -> None:
        """Let the bot runner look at a table where a bot must move, or that was deleted."""
        if live.bot or live.is_deleted:
            self._bot_turns.add(live)

    def check_room(self, live: LiveTable) -> None:
        """Refuse entries that do not advance the game when there are too many of them."""
        limits = self.limits
        if live.unsettled >= limits.log_unsettled or live.number >= limits.log_lines:
            raise Refusal(Why.LOG_FULL)

    # --- Setting up -------------------------------------------------------------------------------

    async def create(
        self, new_table: NewTable, owner: str, name: str, person_ids: Sequence[str | None] = ()
    ) -> LiveTable:
        """Set up a table, with ``person_ids`` on its seats already.  It starts when all seats are taken."""
        check_ratable(new_table)
        rows = await new_table_rows(self.store, self.uploads, new_table, (owner, name), person_ids)
        await self.store.add_table(rows.table, rows.seats)
        return await self.find(rows.table["id"])

    @retry_on_conflict
    async def start(self, live: LiveTable) -> None:
        """Deal, once everybody has sat down."""
        async with self.acting(live):
            if "deal" in live.requests:
                return
            if not live.is_ready:
                raise Refusal(Why.CANNOT_START)
            options = live.row.options
            match = live.match = live.game.start(len(live.seats), **options)
            body = {"outcomes": list(match.setup_draws), "options": options}
            changes = turn_changes(live, None, self.leases)
            changes.table["state"] = "playing"
            await self.append(live, live.next_entry("deal", None, body, "deal", match.setup_events), changes)

    def start_soon(self, live: LiveTable) -> None:
        """Start a table in the background if everybody has come.  The caller may hold its lock."""
        if live.is_ready:
            task = asyncio.create_task(self._start_if_possible(live))
            self._starts.add(task)
            task.add_done_callback(self._starts.discard)

    async def _start_if_possible(self, live: LiveTable) -> None:
        with suppress(Refusal, *DATABASE_ERRORS):  # started by somebody else, or maintenance tries again
            await self.start(live)

    # --- New rules --------------------------------------------------------------------------------

    async def _upgrade(self, live: LiveTable) -> None:
        """Let a table go on under the present rules, once, on the process that opens it first."""
        try:
            await self._write_upgrade(live, f"rules:{live.game.definition.version}")
        except Refusal:
            if is_outdated(live):
                raise

    @retry_on_conflict
    async def _write_upgrade(self, live: LiveTable, request: str) -> None:
        async with self.acting(live):
            if request in live.requests:
                return
            if not is_outdated(live):
                raise Refusal(Why.ALREADY_DONE)
            before = live.turn
            try:
                body, columns = upgrade(live)
                has_turned = live.match is not None and live.match.turn != before
                changes = turn_changes(live, before, self.leases) if has_turned else Changes()
                changes.table |= columns
            except LudotecaError as error:
                body, columns = end_under_old_rules(live, error)
                changes = Changes(table=columns)
            await self.append(live, live.next_entry("rules", None, body, request), changes)
