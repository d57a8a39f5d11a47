"""The house: all parts of a running server, opened and closed together."""

import secrets
from typing import Any

import structlog

import ludoteca
from ludoteca.server.attendance import Attendance
from ludoteca.server.database import Database
from ludoteca.server.fanout import Fanout, backend_of
from ludoteca.server.keeper import Keeper
from ludoteca.server.limits import Buckets
from ludoteca.server.live import Live
from ludoteca.server.people import People
from ludoteca.server.seating import Seating
from ludoteca.server.settings import Settings
from ludoteca.server.store import Store
from ludoteca.server.tables import Tables
from ludoteca.server.thinking import Thinking
from ludoteca.server.tokens import Signer

log = structlog.get_logger()


class House:
    """What one server process consists of."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.database = Database(settings.database)
        self.store = Store(self.database, self.process)
        self.tables = Tables(self.store)
        self.thinking = Thinking(self.tables, settings.thinkers, settings.warm)
        self.fanout = Fanout(lambda: backend_of(settings, self.store), self.process)
        is_alone = self.database.is_sqlite and not settings.redis
        self.attendance = Attendance(self.tables, self.fanout, is_alone)
        self.keeper = Keeper(self.tables, self.thinking, self.attendance)
        limits = settings.limits
        self.requests = Buckets("requests from your address", limits.requests, limits.request_burst)
        self.guests = Buckets("new guests from your address", limits.people, limits.people_burst)
        self.new_tables = Buckets("new tables", limits.tables, limits.table_burst)
        self.sockets: dict[str, int] = {}  # how many are open, by address

    async def open(self) -> None:
        await self.database.migrate()
        signer = Signer(await self.store.open_house())
        self.people = People(self.store, signer)
        self.seating = Seating(self.tables, self.people, signer)
        self.tables.wake = self.thinking.wake
        self.tables.publish = self._published
        await self.fanout.open(self._heard, self.attendance.ask_again)
        self.keeper.open()
        if self.settings.warm:
            for name in ludoteca.names():
                self.thinking.prepare(name)
        log.info("house open", process=self.process, database=self.database.url.get_backend_name())

    async def close(self) -> None:
        """Stop thinking, finish what is being written, and say goodbye to the others."""
        await self.thinking.close()
        await self.keeper.close()
        await self.fanout.close()
        await self.database.close()
        log.info("house closed", process=self.process)

    # --- Other processes --------------------------------------------------------------------------

    def _published(self, live: Live) -> None:
        """Over PostgreSQL the line itself has brought its notice."""
        if self.settings.redis:
            self.fanout.tell({"table": live.id, "number": live.number})

    async def _heard(self, notice: dict[str, Any]) -> None:
        live = self.tables.live.get(notice["table"])
        if live is None:
            return
        if "number" in notice:
            await self.tables.catch_up(live, notice["number"])
        else:
            self.attendance.hear(live, notice)
