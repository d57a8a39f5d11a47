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
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.request_limits import RequestLimits
from ludoteca.server.limits.socket_limits import SocketLimits
from ludoteca.server.maintenance import Maintenance
from ludoteca.server.operator_tasks import OperatorTasks
from ludoteca.server.people.bans import NetworkBans
from ludoteca.server.people.last_addresses import LastAddresses
from ludoteca.server.people.people import People
from ludoteca.server.people.person_data import PersonData
from ludoteca.server.people.tokens import Signer, undated_until
from ludoteca.server.push.sender import ReminderSender
from ludoteca.server.settings import Settings
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.probe import DatabaseProbe
from ludoteca.server.storage.retention import RetentionJob
from ludoteca.server.storage.store import Store
from ludoteca.server.tables.bot_turns import BotTurns
from ludoteca.server.tables.broadcasts import Announcer
from ludoteca.server.tables.chat import TableChat
from ludoteca.server.tables.closing import Closing
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.moderation import Moderation
from ludoteca.server.tables.moves import Moves
from ludoteca.server.tables.person_deletion import PersonDeletion
from ludoteca.server.tables.presence import PresenceTracker
from ludoteca.server.tables.rematches import Rematches
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.shared_leases import SharedLeases
from ludoteca.server.tables.tables import Tables

CLOSING_SECONDS = 3.0  # for each part that waits for the database
log = structlog.get_logger()


class Services:
    """What one server process consists of.  ``create`` makes them, ``start`` begins their work."""

    def __init__(self, settings: Settings, cluster: Cluster, signer: Signer) -> None:
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
        self.request_limits = RequestLimits(limits)
        self.addresses = Addresses()
        address_days = settings.retention.addresses
        self.last_addresses = LastAddresses(database, self.addresses, address_days, self.is_alone)
        self.bans = NetworkBans(database, self.fanout, self._disconnect_banned)
        self.socket_limits = SocketLimits(limits, self.bans.check)
        self.people = People(self.store, signer, limits, self.addresses)
        # Tables
        leases = SharedLeases(database, cluster.process, clock)
        bot_turns = BotTurns()
        uploads = Uploads(limits, self.addresses)
        announcer = Announcer(self.fanout, bot_turns)
        self.tables = Tables(self.store, uploads, clock, leases, announcer)
        self.moves = Moves(self.tables, limits)
        self.seating = Seating(self.tables, self.people, signer, limits, settings.stand_in_after)
        self.chat = TableChat(self.tables, self.people, limits)
        self.rematches = Rematches(self.tables, settings.stand_in_after)
        self.closing = Closing(self.tables)
        self.moderation = Moderation(self.tables, self.store)
        self.history_reader = HistoryReader(limits)
        self.presence = PresenceTracker(self.tables, self.fanout, self.is_alone)
        self.revocation = Revocation(self.store, self.tables, self.fanout, self.is_alone)
        self.person_deletion = PersonDeletion(
            self.seating, self.moderation, self.revocation, PersonData(database), self.fanout
        )
        # Bots
        self.compiler = Compiler(settings.warm, limits)
        self.bot_runner = BotRunner(self.moves, bot_turns, self.compiler, self.addresses, settings)
        self.coach = Coach(self.tables, self.compiler, limits)
        # Periodic jobs
        self.maintenance = Maintenance(cluster, self.moves, self.bot_runner, self.presence, self.revocation)
        self.reminder_sender = ReminderSender(settings, cluster, self.store, self.tables.reminder_queue)
        self.retention_job = RetentionJob(database, settings.retention, self.tables.drop)
        self.operator_tasks = OperatorTasks(database, {
            "erase": self.person_deletion.delete_now, "close": self.closing.close_table,
            "dismiss": self._disconnect, "remove": self.moderation.remove_line,
            "rename": self.person_deletion.replace_name,
        })  # fmt: skip

    @classmethod
    async def create(cls, settings: Settings) -> "Services":
        """Open the database, join the cluster and make all services."""
        database = Database(settings.database)
        await database.migrate()  # ``process`` has done it already; tests and other programs have not
        cluster = Cluster(database, secrets.token_hex(8), GameClock())
        await cluster.join()
        signer = Signer(await cluster.secret(), await undated_until(database))
        return cls(settings, cluster, signer)

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
        self.reminder_sender.start()
        for name in ludoteca.game_names():
            self.compiler.prepare(ludoteca.game(name))
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
        await close_in_time(self.reminder_sender.close())
        await close_in_time(self.fanout.close())
        await close_in_time(self.store.close())
        await close_in_time(self.database.close())
        log.info("server closed", process=self.cluster.process)

    def administration(self, operator: str) -> Administration:
        """Return what an operator can do at the desk: this process does it at once."""
        work = {**self.operator_tasks.work, "erase": self.person_deletion.delete}
        return Administration(self.database, self.store, work, operator)

    # --- Other processes --------------------------------------------------------------------------

    def _ask_presence(self) -> None:
        self.presence.ask()

    def _disconnect_banned(self) -> None:
        self.revocation.disconnect_addresses(self.bans.is_banned)

    async def _disconnect(self, person_id: str) -> None:
        self.revocation.disconnect(person_id)

    def _handle_notice(self, sender: str, notice: Notice) -> Awaitable[None] | None:
        """Do what a notice of another process says, or return an awaitable that does it."""
        if isinstance(notice, SignedOut):
            self.revocation.disconnect_here(notice.person)
        elif isinstance(notice, ListenersHere):
            self.presence.receive(sender, notice)
        elif isinstance(notice, BansChanged):
            return self.bans.refresh()
        elif isinstance(notice, TableDeleted):
            self.tables.drop(notice.table)
        elif isinstance(notice, NameForgotten):
            return self.person_deletion.follow(notice)
        elif isinstance(notice, EntryWritten):
            return self.tables.follow(notice)
        return None


async def close_in_time(work: Coroutine[None, None, None], seconds: float = CLOSING_SECONDS) -> None:
    """Close something, but do not wait long: a database that hangs must not keep the server alive."""
    task = asyncio.create_task(work)
    await asyncio.wait({task}, timeout=seconds)
    if not task.done():
        task.cancel()
        log.error("not closed in time", work=repr(work), waited=seconds)
    elif error := task.exception():
        log.error("not closed", work=repr(work), error=str(error))
