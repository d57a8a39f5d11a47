"""The house: all parts of a running server, opened and closed together."""

import asyncio
import secrets
from collections.abc import Awaitable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import structlog

import ludoteca
from ludoteca.server.addresses import Addresses
from ludoteca.server.attendance import Attendance
from ludoteca.server.chat import Chats
from ludoteca.server.cluster import Cluster
from ludoteca.server.coaching import Coaching
from ludoteca.server.compiling import Compiling
from ludoteca.server.database import Database
from ludoteca.server.erasure import drop, erase, forget_name
from ludoteca.server.fanout import Fanout, Notice, channel_of
from ludoteca.server.keeper import Keeper
from ludoteca.server.limits import AtOnce, Buckets
from ludoteca.server.live import Live
from ludoteca.server.maintenance import Maintenance
from ludoteca.server.moderation import Moderation
from ludoteca.server.people import People
from ludoteca.server.refusal import DATABASE_ERRORS, cause_of
from ludoteca.server.rematches import Rematches
from ludoteca.server.replays import Replays
from ludoteca.server.revocation import Revocation
from ludoteca.server.rubbish import Rubbish
from ludoteca.server.seating import Seating
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables
from ludoteca.server.tasks import Tasks, finish
from ludoteca.server.thinking import Thinking
from ludoteca.server.tokens import Signer

log = structlog.get_logger()


CLOSING = 3.0  # seconds for each part that waits for the database


class House:
    """What one server process consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.database = Database(settings.database)
        self.store = Store(self.database, self.process)
        self.cluster = Cluster(self.database, self.process, self.store.clock)
        self.addresses = Addresses()
        self.tables = Tables(self.store, settings.limits, self.addresses)
        self.compiling = Compiling(settings.warm, settings.limits)
        self.thinking = Thinking(self.tables, self.compiling, self.addresses, settings)
        self.coaching = Coaching(self.tables, self.compiling, settings.limits)
        self.replays = Replays(settings.limits)
        self.fanout = Fanout(channel_of(settings, self.store), self.process)
        self.is_alone = self.database.is_sqlite and not settings.redis
        self.attendance = Attendance(self.tables, self.fanout, self.is_alone)
        self.revocation = Revocation(self.store, self.tables, self.is_alone)
        self.keeper = Keeper(self.cluster, self.tables, self.thinking, self.attendance, self.revocation)
        self.rubbish = Rubbish()
        self.maintenance = Maintenance(self.database, settings.retention, self._drop)
        self.tasks = Tasks(self.database, {
            "erase": self._erase, "close": self._close_table, "dismiss": self._dismiss,
        })  # fmt: skip
        self.probe: asyncio.Task[None] | None = None  # whether the database writes, for /health
        limits = settings.limits
        self.requests = Buckets("requests from your address", limits.requests, limits.request_burst)
        self.guests = Buckets("new guests from your address", limits.people, limits.people_burst)
        self.new_tables = Buckets("new tables", limits.tables, limits.table_burst)
        self.new_tables_by_address = Buckets(
            "new tables from your address", limits.tables_address_rate, limits.tables_address_burst
        )
        self.new_reports = Buckets("reports", limits.reports, limits.report_burst)
        self.chats = Chats(self.tables, limits)
        self.rematches = Rematches(self.tables, settings.stand_in_after)
        self.moderation = Moderation(self.tables)
        self.uploads = Buckets("bytes of editions and records", limits.uploads, limits.upload_burst)
        self.passphrases = Buckets("passphrases", limits.passphrases, limits.passphrase_burst)
        self.hashing = AtOnce("passphrases from your address", limits.passphrases_at_once)
        self.sockets = AtOnce("sockets from your address", limits.sockets)

    async def open(self) -> None:
        await self.database.migrate()
        signer = Signer(await self.cluster.open())
        self.people = People(self.store, signer)
        signer.undated_until = await self.people.accounts.undated_until()
        self.seating = Seating(self.tables, self.people, signer, self.settings.stand_in_after)
        self.tables.wake = self.thinking.wake
        self.tables.release = self.thinking.release
        self.tables.publish = self._published
        await self.fanout.open(self._heard, self.attendance.ask_again)
        self.keeper.open()
        self.rubbish.open()
        self.maintenance.open()
        self.tasks.open()
        for name in ludoteca.names():
            self.compiling.prepare(name)
        log.info("house open", process=self.process, database=self.database.url.get_backend_name())

    async def close(self) -> None:
        """Stop thinking, finish what is being written, and say goodbye to the others."""
        await self.thinking.close()
        self.coaching.close()
        self.replays.close()
        self.tables.reading.close()
        await self.compiling.close()
        await within(self.keeper.close())
        await within(self.maintenance.close())
        await within(self.tasks.close())
        await self.rubbish.close()
        await within(self.fanout.close())
        await within(self.store.close())
        await within(self.database.close())
        log.info("house closed", process=self.process)

    @contextmanager
    def socket_from(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; refused if there are too many, or too many in a short time."""
        self.requests.take(address)
        with self.sockets.one_more(address):
            yield

    @contextmanager
    def passphrase_from(self, address: str) -> Iterator[None]:
        """Count a passphrase while it is hashed, which is done for one after the other."""
        self.passphrases.take(address)
        with self.hashing.one_more(address):
            yield

    def send_away(self, person: str, tells: bool = True) -> None:
        """Close every socket that was opened with a right of this person's."""
        for live in self.tables.live.values():
            for listener in live.listeners:
                if person in listener.people:
                    listener.stop()
        if tells and not self.is_alone:
            self.fanout.tell({"person": person})

    async def charge(self, person: str, address: str, edition: str | None, more: int = 0) -> None:
        """Count what somebody lets us keep: an edition that is not kept yet, and ``more`` bytes."""
        new = edition is not None and not await self.store.has_edition(edition)
        size = more + (len(str(edition).encode()) if new else 0)
        for asker in (f"at {address}", person) if size else ():
            self.uploads.take(asker, size)

    async def erase(self, person: str) -> None:
        """Delete a person and their data, now or as soon as it is possible."""
        task = await self.people.accounts.begin_erasure(person)
        try:
            await self._erase(person)
            await finish(self.database, task)
        except DATABASE_ERRORS as error:
            log.warning("deletion postponed", person=person, error=cause_of(error))

    # --- For the operator -------------------------------------------------------------------------

    async def _erase(self, person: str) -> None:
        self.send_away(person)
        alone, rewritten = await erase(self.tables, self.seating, self.people.accounts, person)
        for table in () if self.is_alone else alone:
            self.fanout.tell({"table": table, "deleted": True})
        for table in () if self.is_alone else rewritten:
            self.fanout.tell({"table": table, "rewritten": person})

    async def _close_table(self, table: str) -> None:
        await self.moderation.close_table(table)

    async def _dismiss(self, person: str) -> None:
        self.send_away(person)

    def _drop(self, table: str) -> None:
        """Let go of a table that maintenance has deleted."""
        drop(self.tables, table)

    # --- Other processes --------------------------------------------------------------------------

    def _published(self, live: Live) -> None:
        self.fanout.tell({"table": live.id, "number": live.number})

    def _heard(self, notice: Notice) -> Awaitable[None] | None:
        if "person" in notice:
            self.send_away(notice["person"], tells=False)
        elif "presence" in notice:
            self.attendance.hear(notice)
        elif (live := self.tables.live.get(notice["table"])) is None:
            return None
        elif "deleted" in notice:
            drop(self.tables, live.id)
        elif "rewritten" in notice:
            return forget_name(live, notice["rewritten"])
        elif live.number < notice["number"]:
            return self.tables.catch_up(live, notice["number"])
        return None


async def within(work: Coroutine[Any, Any, None], seconds: float = CLOSING) -> None:
    """Close something, unless it takes too long: a database that hangs must not keep the server alive."""
    task = asyncio.create_task(work)
    await asyncio.wait({task}, timeout=seconds)
    if not task.done():
        task.cancel()
        log.error("not closed in time", work=repr(work), waited=seconds)
    elif error := task.exception():
        log.error("not closed", work=repr(work), error=str(error))
