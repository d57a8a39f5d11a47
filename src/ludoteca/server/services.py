"""Services: the parts of a running server, started and closed together."""

import asyncio
import secrets
from collections.abc import Awaitable, Coroutine

import structlog

import ludoteca
from ludoteca.server.administration import Administration
from ludoteca.server.bots.coach import Coach
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.bots.runner import BotRunner
from ludoteca.server.cluster.fanout import Fanout, channel_factory
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.cluster.membership import Cluster
from ludoteca.server.cluster.notices import (
    BansChanged,
    EntryWritten,
    ListenersHere,
    NameForgotten,
    Notice,
    SignedOut,
    TableDeleted,
)
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.limits.addresses import UNKNOWN, Addresses
from ludoteca.server.limits.request_limits import RequestLimits
from ludoteca.server.limits.socket_limits import SocketLimits
from ludoteca.server.maintenance import Maintenance
from ludoteca.server.operator_tasks import OperatorTasks, finish_task
from ludoteca.server.people.accounts import Accounts
from ludoteca.server.people.bans import NetworkBans
from ludoteca.server.people.last_addresses import INTERVAL as ADDRESS_INTERVAL
from ludoteca.server.people.last_addresses import LastAddresses
from ludoteca.server.people.names import DELETED
from ludoteca.server.people.people import People
from ludoteca.server.people.tokens import Signer
from ludoteca.server.push.sender import ReminderSender
from ludoteca.server.refusals import Refusal, cause_of
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.database_errors import DATABASE_ERRORS
from ludoteca.server.storage.probe import DatabaseProbe
from ludoteca.server.storage.retention import RetentionJob
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.bot_turns import BotTurns
from ludoteca.server.tables.broadcasts import Announcer
from ludoteca.server.tables.chat import TableChat
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.moderation import Moderation
from ludoteca.server.tables.moves import Moves
from ludoteca.server.tables.person_deletion import delete_person, replace_name
from ludoteca.server.tables.presence import PresenceTracker
from ludoteca.server.tables.rematches import Rematches
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.shared_leases import SharedLeases
from ludoteca.server.tables.tables import Tables

CLOSING = 3.0  # seconds for each part that waits for the database
log = structlog.get_logger()


class Services:
    """What one server process consists of.  ``create`` makes them, ``start`` begins their work."""

    def __init__(self, settings: Settings, cluster: Cluster, accounts: Accounts, signer: Signer) -> None:
        limits = settings.limits
        database, clock = cluster.database, cluster.clock
        self.settings = settings
        self.cluster = cluster
        self.database = database
        self.store = Store(database)
        self.probe = DatabaseProbe(database)
        self.is_alone = database.is_sqlite and not settings.redis
        self.fanout = Fanout(
            channel_factory(settings, database), cluster.process, self._handle_notice, self._ask_presence
        )
        self.limits = RequestLimits(limits)
        self.addresses = Addresses()
        self.last_addresses = LastAddresses(database, self.addresses, settings.retention.addresses)
        self.bans = NetworkBans(database, self._disconnect_banned)
        self.socket_limits = SocketLimits(limits, self.bans.check)
        self.people = People(self.store, accounts, signer, limits, self.addresses)
        # Tables
        leases = SharedLeases(database, cluster.process, clock)
        bot_turns = BotTurns()
        uploads = Uploads(limits, self.addresses)
        announcer = Announcer(self.fanout, bot_turns)
        self.tables = Tables(self.store, uploads, clock, leases, announcer)
        self.moves = Moves(self.tables, limits)
        self.seating = Seating(self.tables, self.people, signer, limits, settings.stand_in_after)
        self.chat = TableChat(self.tables, accounts, limits)
        self.rematches = Rematches(self.tables, settings.stand_in_after)
        self.moderation = Moderation(self.tables, self.store)
        self.history_reader = HistoryReader(limits)
        self.presence = PresenceTracker(self.tables, self.fanout, self.is_alone)
        self.revocation = Revocation(self.store, self.tables, self.is_alone)
        # Bots
        self.compiler = Compiler(settings.warm, limits)
        self.bot_runner = BotRunner(self.moves, bot_turns, self.compiler, self.addresses, settings)
        self.coach = Coach(self.tables, self.compiler, limits)
        # Periodic jobs
        self.maintenance = Maintenance(cluster, self.moves, self.bot_runner, self.presence, self.revocation)
        self.reminders = ReminderSender(settings, cluster, self.store, self.tables.reminders)
        self.retention_job = RetentionJob(database, settings.retention, self.tables.drop)
        self.operator_tasks = OperatorTasks(database, {
            "erase": self._delete_person, "close": self.moderation.close_table, "dismiss": self._disconnect,
            "remove": self.moderation.remove_line, "rename": self._replace_name,
        })  # fmt: skip

    @classmethod
    async def create(cls, settings: Settings) -> "Services":
        """Open the database, join the cluster and make all services."""
        database = Database(settings.database)
        await database.migrate()  # ``process`` has done it already; tests and other programs have not
        cluster = Cluster(database, secrets.token_hex(8), GameClock())
        await cluster.join()
        accounts = Accounts(database)
        signer = Signer(await cluster.secret(), await accounts.undated_until())
        return cls(settings, cluster, accounts, signer)

    async def start(self) -> None:
        """Begin to listen to other processes, to play bots and to do periodic jobs."""
        await self.bans.refresh()
        self.bans.start()
        self.last_addresses.start()
        await self.fanout.start()
        self.bot_runner.start()
        self.maintenance.start()
        self.retention_job.start()
        self.operator_tasks.start()
        self.reminders.start()
        for name in ludoteca.game_names():
            self.compiler.prepare(name)
        log.info(
            "server started", process=self.cluster.process, database=self.database.url.get_backend_name()
        )

    async def close(self) -> None:
        """Stop all work, finish what is being written, and leave the cluster."""
        await self.bot_runner.close()
        self.coach.close()
        self.people.close()
        self.history_reader.close()
        self.tables.uploads.close()
        await self.compiler.close()
        await close_in_time(self.maintenance.close())
        await close_in_time(self.retention_job.close())
        await close_in_time(self.operator_tasks.close())
        await close_in_time(self.bans.close())
        await close_in_time(self.last_addresses.close())
        await close_in_time(self.reminders.close())
        await close_in_time(self.fanout.close())
        await close_in_time(self.store.close())
        await close_in_time(self.database.close())
        log.info("server closed", process=self.cluster.process)

    async def count_upload(self, person_id: str, address: str, edition: str | None, more: int = 0) -> None:
        """Count what is stored for somebody: an edition that is not stored yet, and ``more`` bytes."""
        is_new = edition is not None and not await self.store.has_edition(edition)
        size = more + (len(str(edition).encode()) if is_new else 0)
        self.limits.count_upload(person_id, address, size)

    # --- People -----------------------------------------------------------------------------------

    def disconnect(self, person_id: str) -> None:
        """Close every socket that was opened with a token of this person, on all processes."""
        self._disconnect_here(person_id)
        if not self.is_alone:
            self.fanout.send(SignedOut(person_id))

    def _disconnect_here(self, person_id: str) -> None:
        for table in self.tables.in_memory.values():
            for listener in table.listeners:
                if person_id in listener.people:
                    listener.disconnect(Refusal(ServerFault.TOKEN_REVOKED))

    async def delete_person(self, person_id: str) -> None:
        """Delete a person and their data, now or as soon as possible."""
        task = await self.people.accounts.begin_deletion(person_id)
        try:
            await self._delete_person(person_id)
            await finish_task(self.database, task)
        except DATABASE_ERRORS as error:
            log.warning("deletion postponed", person=person_id, error=cause_of(error))

    async def _delete_person(self, person_id: str) -> None:
        self.disconnect(person_id)
        deleted, rewritten = await delete_person(self.tables, self.seating, self.people.accounts, person_id)
        if self.is_alone:
            return
        for table in deleted:
            self.fanout.send(TableDeleted(table))
        for table in rewritten:
            self.fanout.send(NameForgotten(table, person_id))

    async def _replace_name(self, person_id: str) -> None:
        """Put the present name of a person in place of the one that an operator has removed."""
        row = await self.store.person(person_id)
        if row is None or row.standing == "deleted":
            return
        accounts, in_memory = self.people.accounts, self.tables.in_memory
        concerned = await accounts.replace_name(person_id, row.name)
        for table_id in concerned:
            if table := in_memory.get(table_id):
                await replace_name(table, person_id, row.name)
            if not self.is_alone:
                self.fanout.send(NameForgotten(table_id, person_id, row.name))
        seen = {table_id for table_id in concerned if table_id in in_memory}
        for table_id in sorted(seen | {held.table for held in await accounts.held_seats(person_id)}):
            try:
                await self.moderation.announce_name(await self.tables.find(table_id), row)
            except DATABASE_ERRORS:
                raise
            except Exception as error:  # it cannot be opened; whoever opens it later sees the new name
                log.info("name not announced", table=table_id, error=repr(error))

    async def _disconnect(self, person_id: str) -> None:
        self.disconnect(person_id)

    # --- Operators --------------------------------------------------------------------------------

    def administration(self, operator: str) -> Administration:
        """Return what an operator can do at the desk: this process does it at once."""
        work = {**self.operator_tasks.work, "erase": self.delete_person}
        return Administration(self.database, self.store, work, operator)

    def _disconnect_banned(self) -> None:
        for table in self.tables.in_memory.values():
            for listener in table.listeners:
                if self.bans.is_banned(listener.address):
                    listener.disconnect(Refusal(ServerFault.ADDRESS_BANNED))

    async def announce_bans(self) -> None:
        """Apply a change of the bans here and on all other processes."""
        await self.bans.refresh()
        if not self.is_alone:
            self.fanout.send(BansChanged())

    async def ban_address_of(
        self, administration: Administration, person_id: str, days: int, not_from: str
    ) -> None:
        """Ban the network that a person came from last, unless the operator comes from there too."""
        address = await self.last_addresses.of(person_id)
        if address is None and not self.is_alone:  # another process may be about to write it
            await asyncio.sleep(2 * ADDRESS_INTERVAL)
            address = await self.last_addresses.of(person_id)
        if address not in (None, UNKNOWN, not_from):
            await administration.ban_network(address, days, person_id)
            await self.announce_bans()

    # --- Other processes --------------------------------------------------------------------------

    def _ask_presence(self) -> None:
        self.presence.ask()

    def _handle_notice(self, sender: str, notice: Notice) -> Awaitable[None] | None:
        """Do what a notice of another process says, or return an awaitable that does it."""
        if isinstance(notice, SignedOut):
            self._disconnect_here(notice.person)
        elif isinstance(notice, ListenersHere):
            self.presence.receive(sender, notice)
        elif isinstance(notice, BansChanged):
            return self.bans.refresh()
        elif isinstance(notice, TableDeleted):
            self.tables.drop(notice.table)
        elif isinstance(notice, NameForgotten):
            table = self.tables.in_memory.get(notice.table)
            return None if table is None else replace_name(table, notice.person, notice.name or DELETED)
        elif isinstance(notice, EntryWritten):
            return self.tables.follow(notice)
        return None


async def close_in_time(work: Coroutine[None, None, None], seconds: float = CLOSING) -> None:
    """Close something, but do not wait long: a database that hangs must not keep the server alive."""
    task = asyncio.create_task(work)
    await asyncio.wait({task}, timeout=seconds)
    if not task.done():
        task.cancel()
        log.error("not closed in time", work=repr(work), waited=seconds)
    elif error := task.exception():
        log.error("not closed", work=repr(work), error=str(error))
