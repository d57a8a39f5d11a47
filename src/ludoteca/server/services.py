"""The house: all parts of a running server, opened and closed together."""

import asyncio
import secrets
from collections.abc import Awaitable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any

import structlog

import ludoteca
from ludoteca.server.bots.coach import Coach
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.cluster.fanout import Fanout, Notice, channel_of
from ludoteca.server.cluster.membership import Cluster
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.rates import ConcurrencyLimit, RateLimit
from ludoteca.server.maintenance import Maintenance
from ludoteca.server.operator_tasks import OperatorTasks, finish
from ludoteca.server.people.people import People
from ludoteca.server.people.tokens import Signer
from ludoteca.server.refusals import DATABASE_ERRORS, cause_of
from ludoteca.server.rubbish import Rubbish
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.retention import RetentionJob
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.chat import TableChat
from ludoteca.server.tables.erasure import drop, erase, forget_name
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moderation import Moderation
from ludoteca.server.tables.presence import PresenceTracker
from ludoteca.server.tables.rematches import Rematches
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.tables import Tables

log = structlog.get_logger()


CLOSING = 3.0  # seconds for each part that waits for the database


class Services:
    """What one server process consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.database = Database(settings.database)
        self.store = Store(self.database, self.process)
        self.cluster = Cluster(self.database, self.process, self.store.clock)
        self.addresses = Addresses()
        self.tables = Tables(self.store, settings.limits, self.addresses)
        self.compiler = Compiler(settings.warm, settings.limits)
        self.bot_runner = BotRunner(self.tables, self.compiler, self.addresses, settings)
        self.coach = Coach(self.tables, self.compiler, settings.limits)
        self.history_reader = HistoryReader(settings.limits)
        self.fanout = Fanout(channel_of(settings, self.store), self.process)
        self.is_alone = self.database.is_sqlite and not settings.redis
        self.presence = PresenceTracker(self.tables, self.fanout, self.is_alone)
        self.revocation = Revocation(self.store, self.tables, self.is_alone)
        self.maintenance = Maintenance(
            self.cluster, self.tables, self.bot_runner, self.presence, self.revocation
        )
        self.rubbish = Rubbish()
        self.retention_job = RetentionJob(self.database, settings.retention, self._drop)
        self.tasks = OperatorTasks(self.database, {
            "erase": self._erase, "close": self._close_table, "dismiss": self._dismiss,
        })  # fmt: skip
        self.probe: asyncio.Task[None] | None = None  # whether the database writes, for /health
        limits = settings.limits
        self.requests = RateLimit("requests from your address", limits.requests, limits.request_burst)
        self.guests = RateLimit("new guests from your address", limits.people, limits.people_burst)
        self.new_tables = RateLimit("new tables", limits.tables, limits.table_burst)
        self.new_tables_by_address = RateLimit(
            "new tables from your address", limits.tables_address_rate, limits.tables_address_burst
        )
        self.new_reports = RateLimit("reports", limits.reports, limits.report_burst)
        self.chat = TableChat(self.tables, limits)
        self.rematches = Rematches(self.tables, settings.stand_in_after)
        self.moderation = Moderation(self.tables)
        self.uploads = RateLimit("bytes of editions and records", limits.uploads, limits.upload_burst)
        self.passphrases = RateLimit("passphrases", limits.passphrases, limits.passphrase_burst)
        self.hashing = ConcurrencyLimit("passphrases from your address", limits.passphrases_at_once)
        self.sockets = ConcurrencyLimit("sockets from your address", limits.sockets)

    async def open(self) -> None:
        await self.database.migrate()
        signer = Signer(await self.cluster.open())
        self.people = People(self.store, signer)
        signer.undated_until = await self.people.accounts.undated_until()
        self.seating = Seating(self.tables, self.people, signer, self.settings.stand_in_after)
        self.tables.wake = self.bot_runner.wake
        self.tables.release = self.bot_runner.release
        self.tables.publish = self._published
        await self.fanout.open(self._heard, self.presence.ask_again)
        self.maintenance.open()
        self.rubbish.open()
        self.retention_job.open()
        self.tasks.open()
        for name in ludoteca.names():
            self.compiler.prepare(name)
        log.info("house open", process=self.process, database=self.database.url.get_backend_name())

    async def close(self) -> None:
        """Stop thinking, finish what is being written, and say goodbye to the others."""
        await self.bot_runner.close()
        self.coach.close()
        self.history_reader.close()
        self.tables.uploads.close()
        await self.compiler.close()
        await within(self.maintenance.close())
        await within(self.retention_job.close())
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

    def _published(self, live: LiveTable) -> None:
        self.fanout.tell({"table": live.id, "number": live.number})

    def _heard(self, notice: Notice) -> Awaitable[None] | None:
        if "person" in notice:
            self.send_away(notice["person"], tells=False)
        elif "presence" in notice:
            self.presence.hear(notice)
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
