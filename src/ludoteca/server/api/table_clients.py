"""Table clients: what somebody who listens to a table does there.  Messages come in, answers go out."""

import asyncio
import time
from dataclasses import dataclass
from typing import Protocol

import msgspec
import structlog

from ludoteca.server.api.client_messages import decode_id, decode_message
from ludoteca.server.api.client_sender import ClientSender
from ludoteca.server.bots.coach import Coach
from ludoteca.server.bots.coach_requests import CoachRequests
from ludoteca.server.causes import cause_of
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.limits.rates import TokenBucket
from ludoteca.server.limits.socket_limits import SocketLimits
from ludoteca.server.messages.answers import Accepted
from ludoteca.server.messages.sockets import (
    AnalysisRequest,
    Answer,
    Cancel,
    Chat,
    ClientMessage,
    DecisionsRequest,
    Hello,
    HintRequest,
    KnowledgeRequest,
    Ping,
    Play,
    Pong,
    Undo,
)
from ludoteca.server.metrics import ACKNOWLEDGED, REFUSALS
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Settings
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.listeners import charged_person
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Move, Moves, UndoAnswer, UndoRequest
from ludoteca.server.tables.presence import PresenceTracker
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.table_views import view_news
from ludoteca.server.tables.tables import Tables

LIMIT_DELAY_SECONDS = 0.02  # that a message beyond the limit waits, while earlier answers leave
MOST_EXCESS_MESSAGES = 20  # messages beyond the limit before the socket is closed
log = structlog.get_logger()
PONG = msgspec.json.encode(Pong())


class ChatWriter(Protocol):
    """Writes chat lines to the log of a table."""

    async def say(self, table: LiveTable, person_id: str, name: str, text: str, request_id: str) -> int: ...


class TableServices(Protocol):
    """The parts of a server, or of a browser without one, that a client at a table needs."""

    settings: Settings
    addresses: Addresses
    socket_limits: SocketLimits
    tables: Tables
    moves: Moves
    seating: Seating
    coach: Coach
    history_reader: HistoryReader
    presence: PresenceTracker
    revocation: Revocation

    @property
    def chat(self) -> ChatWriter: ...


@dataclass(frozen=True)
class ClientRights:
    """Who a client is at a table, by the tokens of its hello."""

    own_seats: frozenset[str]
    seat_versions: dict[str, int]  # see ``Listener``
    person_versions: dict[str, int]  # see ``Listener``
    person: str | None  # the id of the person whose own token is among them


class TableClient:
    """A client at a table.  It is a ``Listener``, and acts by messages."""

    def __init__(
        self,
        services: TableServices,
        table: LiveTable,
        address: str,
        rights: ClientRights,
        sender: ClientSender,
    ) -> None:
        self.services = services
        self.table = table
        self.address = address
        self.own_seats = rights.own_seats
        self.seat_versions = rights.seat_versions
        self.person_versions = rights.person_versions
        self.person = rights.person
        self.sender = sender
        self.bucket = TokenBucket(services.settings.limits.message)
        self.coach_requests = CoachRequests(services.coach, table, rights.own_seats, sender.send_message)
        self.excess_messages = 0

    # --- As a listener ----------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        self.sender.send(message)

    def disconnect(self, refusal: Refusal) -> None:
        self.sender.disconnect(refusal)

    # --- Messages ---------------------------------------------------------------------------------

    async def receive(self, text: str) -> bool:
        """Do what a message asks, answer it, and return whether the client may stay."""
        self.sender.hold_back()
        try:
            return await self._respond(text)
        finally:
            self.sender.release()

    async def _respond(self, text: str) -> bool:
        start, id_, seen = time.perf_counter(), None, 0
        if self.sender.outbox.is_closed:
            return True
        try:
            await self._count_message()
            message = decode_message(text)
            if isinstance(message, Ping):
                self.send(PONG)
                return True
            id_, seen = getattr(message, "id", None), getattr(message, "number", 0)
            number = await self._handle_or_refuse(message)
            if number is not None:
                self.sender.send_message(Accepted(str(id_), number))
                if isinstance(message, Play):
                    ACKNOWLEDGED.observe(time.perf_counter() - start)
        except Refusal as refusal:
            REFUSALS.labels(refusal.reason).inc()
            id_ = id_ or decode_id(text)
            self.sender.send_message(refusal.to_message(id_))
            if refusal.is_stale:
                await self._catch_up(seen)
            if self.excess_messages > MOST_EXCESS_MESSAGES:
                self.sender.release()
                await self.sender.close(Refusal.of(ServerFault.TOO_MANY_MESSAGES))
                return False
        return True

    async def _count_message(self) -> None:
        """Refuse a message if this socket, its person or its address has sent too many."""
        try:
            if not self.bucket.take():
                self.excess_messages += 1
                raise Refusal.of(ServerFault.TOO_MANY_MESSAGES, retry_after=1)
            self.services.socket_limits.count_message(charged_person(self.person_versions), self.address)
        except Refusal:
            await asyncio.sleep(LIMIT_DELAY_SECONDS)  # others are served first
            raise

    async def _catch_up(self, seen: int) -> None:
        """Send a page of the entries after the last one that a client had seen when it moved.

        It has received them before, as a listener, so it gets no more if it asks too often.
        """
        async with self.services.tables.locked_and_current(self.table):
            if seen < self.table.number and self.take_page() is None:
                self.sender.send_message(view_news(self.table, self.own_seats, seen))

    async def _handle_or_refuse(self, message: ClientMessage) -> int | None:
        """Handle a message; log errors of the database, and ask the client to try again."""
        try:
            return await self._handle(message)
        except self.services.tables.store.errors as error:
            log.error(
                "database failed", table=self.table.id, asked=type(message).__name__, error=cause_of(error)
            )
            raise Refusal.of(ServerFault.DATABASE_AWAY) from None

    async def _handle(self, message: ClientMessage) -> int | None:
        """Do what a message asks, and return the number of the log entry, if it led to one."""
        table, moves = self.table, self.services.moves
        if not (table.is_allowed(self) and await self.services.revocation.is_valid(self)):
            raise Refusal.of(ServerFault.TOKEN_REVOKED)
        match message:
            case Play(seat, text, number, id_):
                return await moves.play(table, Move(seat, text, number, f"{seat}:{id_}"), self.own_seats)
            case Undo(seat, number, id_):
                return await moves.undo(table, UndoRequest(seat, number, f"{seat}:{id_}"), self.own_seats)
            case Answer(seat, agree, id_):
                return await moves.answer_undo(
                    table, UndoAnswer(seat, agree, f"{seat}:{id_}"), self.own_seats
                )
            case Chat(text, id_):
                person, name = self._chat_identity()
                return await self.services.chat.say(table, person, name, text, f"{person}:{id_}")
            case HintRequest() | AnalysisRequest() | KnowledgeRequest() | DecisionsRequest():
                self.coach_requests.start(message, self._requester())
            case Cancel(id_):
                self.coach_requests.cancel(id_)
            case Hello():
                raise Refusal.of(ServerFault.HELLO_TWICE)
        return None

    def _chat_identity(self) -> tuple[str, str]:
        """Return who chats, and under which name; empty for a person's own, which may have changed."""
        if self.person is not None:
            return self.person, ""
        if not self.own_seats:
            raise Refusal.of(ServerFault.CHAT_WITHOUT_NAME)
        seat = min(self.own_seats)
        row = self.table.seats[seat]
        return row.person or seat, row.name or seat

    def take_page(self) -> Refusal | None:
        """Count a page of the log; return the refusal if the person or the address has had too many."""
        try:
            self.services.history_reader.quota.take(self._requester())
        except Refusal as refusal:
            return refusal
        return None

    def _requester(self) -> Requester:
        """Return who is charged for hints, analyses and pages of the log."""
        return Requester(self.address, charged_person(self.person_versions), self.table.id)
