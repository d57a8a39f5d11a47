"""Sockets: one client at one table, listening and acting."""

import asyncio
import time
from typing import Protocol

import msgspec
import structlog

from ludoteca.server.api.client_messages import decode_id, decode_message
from ludoteca.server.api.client_sender import READ_TIMEOUT, ClientSender
from ludoteca.server.api.closing_codes import TRY_AGAIN_LATER
from ludoteca.server.api.text_socket import ClientDisconnected, TextSocket
from ludoteca.server.bots.coach import Coach
from ludoteca.server.bots.coach_requests import CoachRequests
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.limits.rates import TokenBucket
from ludoteca.server.limits.socket_limits import SocketLimits
from ludoteca.server.messages.answers import Accepted
from ludoteca.server.messages.people import Person
from ludoteca.server.messages.sockets import (
    Analyse,
    Answer,
    Cancel,
    Chat,
    ClientMessage,
    Closing,
    DecisionsRequest,
    Hello,
    HintRequest,
    KnowledgeRequest,
    Ping,
    Play,
    Pong,
    Undo,
)
from ludoteca.server.metrics import ACKNOWLEDGED, REFUSALS, SOCKETS
from ludoteca.server.people.person_views import view_person
from ludoteca.server.refusals import Refusal, cause_of
from ludoteca.server.settings import Settings
from ludoteca.server.tables.broadcasts import exclusion
from ludoteca.server.tables.history import HistoryReader
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Move, Moves, UndoAnswer, UndoRequest
from ludoteca.server.tables.presence import PresenceTracker
from ludoteca.server.tables.revocation import Revocation
from ludoteca.server.tables.seating import Seating
from ludoteca.server.tables.table_views import PAGE, view_news
from ludoteca.server.tables.tables import Tables

CLOSING_DELAY = 0.2  # seconds for the last message to leave
LIMIT_DELAY = 0.02  # seconds that a message beyond the limit waits, while earlier answers leave
MOST_EXCESS_MESSAGES = 20  # messages beyond the limit before the socket is closed
FREE_ENTRIES = 20  # a client that has missed so few never waits for them
log = structlog.get_logger()
encode = msgspec.json.encode
PONG = encode(Pong())


class ChatWriter(Protocol):
    """Writes chat lines to the log of a table."""

    async def say(self, table: LiveTable, person_id: str, name: str, text: str, request_id: str) -> int: ...


class TableServices(Protocol):
    """The parts of a server, or of a browser without one, that a client at a table needs."""

    settings: Settings
    addresses: Addresses
    tables: Tables
    moves: Moves
    seating: Seating
    coach: Coach
    history_reader: HistoryReader
    presence: PresenceTracker
    revocation: Revocation

    @property
    def chat(self) -> ChatWriter: ...


class Socket:
    """A client's connection to a table."""

    def __init__(
        self,
        services: TableServices,
        table: LiveTable,
        socket: TextSocket,
        address: str,
        shared_limits: SocketLimits | None = None,  # those of all sockets; None for one that is alone
    ) -> None:
        self.services = services
        self.address = address
        self.table = table
        self.socket = socket
        self.own_seats: frozenset[str] = frozenset()
        self.versions: dict[str, int] = {}  # see ``Listener``
        self.people: dict[str, int] = {}  # see ``Listener``
        self.is_waiting = False  # for a message
        self.person: Person | None = None
        limits = services.settings.limits
        self.bucket = TokenBucket(limits.message)
        self.shared_limits = shared_limits or SocketLimits(limits)
        self.sender = ClientSender(socket, limits, self.shared_limits.waiting_bytes(address))
        self.coach_requests = CoachRequests(services.coach, table, self.sender.send_message)
        self.excess_messages = 0

    # --- As a listener ----------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        self.sender.send(message)

    def disconnect(self, refusal: Refusal) -> None:
        self.sender.disconnect(refusal)

    # --- Life of a connection ---------------------------------------------------------------------

    async def run(self) -> None:
        """Serve a client from its first message to its last."""
        SOCKETS.inc()
        try:
            if await self._greet():
                await self._run()
        finally:
            SOCKETS.dec()
            self.table.listeners.discard(self)
            self.sender.outbox.discard()
            log.info(
                "socket closed", table=self.table.id, seats=sorted(self.own_seats), why=self.sender.end_reason
            )

    async def _run(self) -> None:
        sending, listening = asyncio.create_task(self.sender.run()), asyncio.current_task()
        assert listening is not None
        sending.add_done_callback(lambda _: listening.cancel() if self.is_waiting else None)
        try:
            await self._listen(sending)
        except asyncio.CancelledError:
            if not sending.done():
                raise
            listening.uncancel()  # the end of sending has cancelled the wait for a message
        finally:
            if sending.done() and not sending.cancelled() and (error := sending.exception()):
                self.sender.end_reason = f"sending-failed: {type(error).__name__} {error}"
            self.table.listeners.discard(self)
            self.services.presence.update(self.table)
            self.coach_requests.close()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _listen(self, sending: asyncio.Task[None]) -> None:
        """Handle messages until the client goes or nothing more can be sent."""
        while not sending.done():
            self.is_waiting = True
            try:
                text = await self.socket.receive()
            except ClientDisconnected:
                return
            finally:
                self.is_waiting = False
            if not await self._receive(text):
                return

    async def _greet(self) -> bool:
        """Wait for the client's hello, send what it has missed, and return whether it may stay."""
        try:
            async with asyncio.timeout(self.services.settings.limits.hello_seconds):
                hello = decode_message(await self.socket.receive())
            if not isinstance(hello, Hello):
                raise Refusal(ServerFault.HELLO_EXPECTED)
        except (TimeoutError, Refusal, ClientDisconnected):
            await self.sender.close(Refusal(ServerFault.HELLO_EXPECTED))
            return False
        seating = self.services.seating
        async with self.services.tables.locked_and_current(self.table):
            if self.table.number < hello.number:  # another process has told it more
                await self.services.tables.refresh(self.table)
            self.people = await seating.people_of(
                hello.tokens
            )  # read first: a seat is worth nothing without its person
            self.own_seats, person = await seating.seats_of(self.table, hello.tokens)
            self.person = None if person is None else view_person(person)
            self.versions = {seat: self.table.seats[seat].version for seat in self.own_seats}
            if not self.table.is_allowed(self):
                await self.sender.close(exclusion(self.table, self))
                return False
            for person_id in self.people:
                self.services.addresses.note(person_id, self.address)
                self.services.tables.reminders.add_visit(self.table.id, person_id)
        if not await self._send_missed(hello.number):
            return False
        await self._report_bad_tokens(hello.tokens)
        self.services.presence.update(self.table)
        return True

    async def _send_missed(self, number: int) -> bool:
        """Send the entries after a number, page by page, then join the listeners.

        Return whether the client may stay: not if it has lost its rights, or reads too slowly.
        """
        while True:
            if not await self._charge_page(number):
                return False
            async with self.services.tables.locked_and_current(self.table):
                number = min(number, self.table.number)
                if not self.table.is_allowed(self):  # its rights may have ended since the hello
                    await self.sender.close(exclusion(self.table, self))
                    return False
                page = encode(view_news(self.table, self.own_seats, number))
                if self.table.number <= number + PAGE:
                    return await self._join_listeners(page)
            try:
                async with asyncio.timeout(READ_TIMEOUT):
                    await self.socket.send(page)
            except TimeoutError:
                await self.sender.close(Refusal(ServerFault.TOO_SLOW))
                return False
            number += PAGE

    async def _join_listeners(self, page: bytes) -> bool:
        """Join the listeners with a last page, and return whether the client may stay.

        Whoever bans a network or revokes tokens disconnects the listeners concerned.  So both are checked
        once more: a client that lost its rights in between would be missed.
        """
        try:
            self.shared_limits.check_address(self.address)
        except Refusal as refusal:
            await self.sender.close(refusal)
            return False
        self.table.listeners.add(self)
        self.sender.hold_back()
        self.send(page)
        if not await self.services.revocation.is_still_valid(self):
            self.table.listeners.discard(self)
            await self.sender.close(Refusal(ServerFault.TOKEN_REVOKED))
            return False
        self.sender.release()
        return True

    async def _charge_page(self, number: int) -> bool:
        """Wait until the client may have a page of what it has missed, and return whether it may.

        If that takes too long, it must connect again, and goes on after the last page that it has received.
        """
        refusal: Refusal | None = None
        try:
            async with asyncio.timeout(READ_TIMEOUT):
                while self.table.number > number + FREE_ENTRIES and (refusal := self._take_page()):
                    await asyncio.sleep(refusal.retry_after or 1)
        except TimeoutError:
            assert refusal is not None
            self.sender.end_reason = refusal.code
            await self.socket.close(TRY_AGAIN_LATER, refusal.closing_text)
            return False
        return True

    def _take_page(self) -> Refusal | None:
        """Count a page of the log; return the refusal if the person or the address has had too many."""
        try:
            self.services.history_reader.quota.take(self._requester())
        except Refusal as refusal:
            return refusal
        return None

    async def _report_bad_tokens(self, tokens: list[str]) -> None:
        """Tell a client about each of its tokens that gives no right here."""
        for token in tokens:
            seats, person = await self.services.seating.seats_of(self.table, [token])
            if not seats and person is None:
                self.sender.send_message(Refusal(ServerFault.BAD_TOKEN).to_message())

    # --- Messages ---------------------------------------------------------------------------------

    async def _receive(self, text: str) -> bool:
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
                ACKNOWLEDGED.observe(time.perf_counter() - start)
        except Refusal as refusal:
            REFUSALS.labels(refusal.reason).inc()
            id_ = id_ or decode_id(text)
            self.sender.send_message(refusal.to_message(id_))
            if refusal.is_stale:
                await self._catch_up(seen)
            if self.excess_messages > MOST_EXCESS_MESSAGES:
                self.sender.release()
                await self.sender.close(Refusal(ServerFault.TOO_MANY_MESSAGES))
                return False
        return True

    async def _count_message(self) -> None:
        """Refuse a message if this socket, its person or its address has sent too many."""
        try:
            if not self.bucket.take():
                self.excess_messages += 1
                raise Refusal(ServerFault.TOO_MANY_MESSAGES, retry_after=1)
            self.shared_limits.count_message(min(self.people, default=""), self.address)
        except Refusal:
            await asyncio.sleep(LIMIT_DELAY)  # others are served first
            raise

    async def _catch_up(self, seen: int) -> None:
        """Send a page of the entries after the last one that a client had seen when it moved.

        It has received them before, as a listener, so it gets no more if it asks too often.
        """
        async with self.services.tables.locked_and_current(self.table):
            if seen < self.table.number and self._take_page() is None:
                self.sender.send_message(view_news(self.table, self.own_seats, seen))

    async def _handle_or_refuse(self, message: ClientMessage) -> int | None:
        """Handle a message; log errors of the database, and ask the client to try again."""
        try:
            return await self._handle(message)
        except self.services.tables.store.errors as error:
            log.error(
                "database failed", table=self.table.id, asked=type(message).__name__, error=cause_of(error)
            )
            raise Refusal(ServerFault.DATABASE_AWAY) from None

    async def _handle(self, message: ClientMessage) -> int | None:
        """Do what a message asks, and return the number of the log entry, if it led to one."""
        table, moves = self.table, self.services.moves
        if not (table.is_allowed(self) and await self.services.revocation.is_valid(self)):
            raise Refusal(ServerFault.TOKEN_REVOKED)
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
            case HintRequest() | Analyse() | KnowledgeRequest() | DecisionsRequest():
                self.coach_requests.start(message, self.own_seats, self._requester())
            case Cancel(id_):
                self.coach_requests.cancel(id_)
            case Hello():
                raise Refusal(ServerFault.HELLO_TWICE)
        return None

    def _chat_identity(self) -> tuple[str, str]:
        """Return who chats, and under which name; empty for a person's own, which may have changed."""
        if self.person is not None:
            return self.person.id, ""
        if not self.own_seats:
            raise Refusal(ServerFault.CHAT_WITHOUT_NAME)
        seat = min(self.own_seats)
        row = self.table.seats[seat]
        return row.person or seat, row.name or seat

    def _requester(self) -> Requester:
        """Return who is charged for hints and analyses."""
        return Requester(self.address, min(self.people, default=""), self.table.id)


async def announce_stop(services: TableServices) -> None:
    """Tell all clients that the server stops, before their sockets are closed."""
    message = encode(Closing(Refusal(ServerFault.SERVER_STOPS).closing_text))
    for table in services.tables.in_memory.values():
        for listener in table.listeners:
            listener.send(message)
    await asyncio.sleep(CLOSING_DELAY)
