"""Sockets: one client at one table, listening and acting."""

import asyncio
import time

import msgspec
import structlog

from ludoteca.server.api.closing_codes import POLICY_VIOLATION, TRY_AGAIN_LATER
from ludoteca.server.api.text_socket import ClientDisconnected, Outbox, TextSocket
from ludoteca.server.bots.coach_requests import CoachRequests
from ludoteca.server.faults import Why
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.limits.rates import TokenBucket
from ludoteca.server.messages.answers import Accepted
from ludoteca.server.messages.fields import RequestId
from ludoteca.server.messages.people import Person
from ludoteca.server.messages.sockets import (
    Analyse,
    Answer,
    Cancel,
    Chat,
    ClientMessage,
    Closing,
    Hello,
    HintRequest,
    Play,
    ServerMessage,
    Undo,
)
from ludoteca.server.metrics import ACKNOWLEDGED, REFUSALS, SOCKETS
from ludoteca.server.people.people import view_person
from ludoteca.server.refusals import DATABASE_ERRORS, Refusal, cause_of
from ludoteca.server.services import Services
from ludoteca.server.tables.live_table import PAGE, LiveTable
from ludoteca.server.tables.moves import Move, check_seat

READ_TIMEOUT = 20.0  # seconds for a client to read what waits for it
CLOSING_DELAY = 0.2  # seconds for the last message to leave
LIMIT_DELAY = 0.02  # seconds that a message beyond the limit waits, while earlier answers leave
MOST_EXCESS_MESSAGES = 20  # messages beyond the limit before the socket is closed
log = structlog.get_logger()
decoder = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.encode


class Socket:
    """A client's connection to a table."""

    def __init__(self, services: Services, live: LiveTable, socket: TextSocket, address: str) -> None:
        self.services = services
        self.address = address
        self.live = live
        self.socket = socket
        self.seats: frozenset[str] = frozenset()
        self.versions: dict[str, int] = {}
        self.people: dict[str, int] = {}
        self.is_waiting = False  # for a message
        self.sending: asyncio.Task[None] | None = None
        self.sending_since: float | None = None
        self.person: Person | None = None
        limits = services.settings.limits
        self.bucket = TokenBucket(limits.messages, limits.message_burst)
        self.outbox = Outbox(limits.waiting, limits.waiting_bytes)
        self.coach_requests = CoachRequests(services.coach, live, self.send_message)
        self.excess_messages = 0
        self.end_reason = "the client left"  # for the log

    # --- Sending ----------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send an encoded message soon.  A client that reads too slowly is disconnected."""
        if not self.outbox.is_closed and not self.outbox.put(message):
            self.disconnect()

    def send_message(self, message: ServerMessage) -> None:
        self.send(encode(message))

    def disconnect(self) -> None:
        """Drop what waits to be sent, and close."""
        self.end_reason = "too slow, or sent away"
        self.outbox.close()

    async def _send_all(self) -> None:
        while not self.outbox.is_closed:
            await self._send_batch(await self.outbox.take())
        await self.socket.close(TRY_AGAIN_LATER, "too slow, or sent away; come back with your last number")

    async def _send_batch(self, messages: list[bytes]) -> None:
        self.sending_since = time.monotonic()
        for message in messages:
            await self.socket.send(message)
            self.outbox.confirm(message)
        self.sending_since = None

    def check_pace(self, now: float) -> None:
        """Give up on a client that does not read.  A timer for each message would cost too much."""
        if (
            self.sending_since is not None
            and now > self.sending_since + READ_TIMEOUT
            and self.sending is not None
        ):
            self.end_reason = str(Why.TOO_SLOW)
            self.sending.cancel()

    async def _close(self, refusal: Refusal) -> None:
        self.end_reason = str(refusal.sentences[0].code)
        await self.socket.close(POLICY_VIOLATION, refusal.closing_text)

    # --- Life of a connection ---------------------------------------------------------------------

    async def run(self) -> None:
        """Serve a client from its first message to its last."""
        try:
            if await self._greet():
                await self._run()
        finally:
            self.live.listeners.discard(self)
            log.info("socket closed", table=self.live.id, seats=sorted(self.seats), why=self.end_reason)

    async def _run(self) -> None:
        sending, listening = asyncio.create_task(self._send_all()), asyncio.current_task()
        assert listening is not None
        self.sending = sending
        sending.add_done_callback(lambda _: listening.cancel() if self.is_waiting else None)
        SOCKETS.inc()
        try:
            await self._listen(sending)
        except asyncio.CancelledError:
            if not sending.done():
                raise
            listening.uncancel()  # the end of sending has cancelled the wait for a message
        finally:
            if sending.done() and not sending.cancelled() and (error := sending.exception()):
                self.end_reason = f"sending failed: {type(error).__name__} {error}"
            SOCKETS.dec()
            self.live.listeners.discard(self)
            self.services.presence.update(self.live)
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
                hello = _decode(await self.socket.receive())
            if not isinstance(hello, Hello):
                raise Refusal(Why.HELLO_EXPECTED)
        except (TimeoutError, Refusal, ClientDisconnected):
            await self._close(Refusal(Why.HELLO_EXPECTED))
            return False
        seating = self.services.seating
        async with self.services.tables.at_rest(self.live):
            if self.live.number < hello.number:  # another process has told it more
                await self.services.tables.refresh(self.live)
            self.people = await seating.people_of(hello.tokens)  # first: without them no seat is valid
            self.seats, person = await seating.seats_of(self.live, hello.tokens)
            self.person = None if person is None else view_person(person)
            self.versions = {seat: self.live.seats[seat].version for seat in self.seats}
            if not self.people.keys().isdisjoint(self.live.kicked):
                await self._close(Refusal(Why.KICKED))
                return False
            for one in self.people:
                self.services.addresses.note(one, self.address)
        if not await self._send_missed(hello.number):
            return False
        await self._report_bad_tokens(hello.tokens)
        self.services.presence.update(self.live)
        return True

    async def _send_missed(self, number: int) -> bool:
        """Send the entries after a number, page by page, then join the listeners.

        Return whether the client has read them in time.
        """
        while True:
            async with self.services.tables.at_rest(self.live):
                number = min(number, self.live.number)
                page = encode(self.live.news(self.seats, number))
                if self.live.number <= number + PAGE:
                    self.live.listeners.add(self)
                    self.send(page)
                    return True
            try:
                async with asyncio.timeout(READ_TIMEOUT):
                    await self.socket.send(page)
            except TimeoutError:
                await self._close(Refusal(Why.TOO_SLOW))
                return False
            number += PAGE

    async def _report_bad_tokens(self, tokens: list[str]) -> None:
        """Tell a client about each of its tokens that gives no right here."""
        for token in tokens:
            seats, person = await self.services.seating.seats_of(self.live, [token])
            if not seats and person is None:
                self.send_message(Refusal(Why.BAD_TOKEN).answer())

    # --- Messages ---------------------------------------------------------------------------------

    async def _receive(self, text: str) -> bool:
        """Do what a message asks, answer it, and return whether the client may stay."""
        start, id_ = time.perf_counter(), None
        if self.outbox.is_closed:
            return True
        try:
            if not self.bucket.take():
                self.excess_messages += 1
                await asyncio.sleep(LIMIT_DELAY)  # others are served first
                raise Refusal(Why.TOO_MANY_MESSAGES, retry_after=1)
            message = _decode(text)
            id_ = getattr(message, "id", None)
            number = await self._handle_or_refuse(message)
            if number is not None:
                self.send_message(Accepted(str(id_), number))
                ACKNOWLEDGED.observe(time.perf_counter() - start)
        except Refusal as refusal:
            REFUSALS.labels(refusal.reason).inc()
            id_ = id_ or _decode_id(text)
            self.send_message(refusal.answer(id_))
            if refusal.reason == "stale":
                await self._catch_up(message)
            if self.excess_messages > MOST_EXCESS_MESSAGES:
                await self._close(Refusal(Why.TOO_MANY_MESSAGES))
                return False
        return True

    async def _catch_up(self, message: ClientMessage) -> None:
        """Send the entries that a client had not seen when it moved."""
        async with self.services.tables.at_rest(self.live):
            known = min(getattr(message, "number", 0), self.live.number)
            for start in range(known, self.live.number, PAGE):
                self.send_message(self.live.news(self.seats, start))

    async def _handle_or_refuse(self, message: ClientMessage) -> int | None:
        """Handle a message; log errors of the database, and ask the client to try again."""
        try:
            return await self._handle(message)
        except DATABASE_ERRORS as error:
            log.error(
                "database failed", table=self.live.id, asked=type(message).__name__, error=cause_of(error)
            )
            raise Refusal(Why.DATABASE_AWAY) from None

    async def _handle(self, message: ClientMessage) -> int | None:
        """Do what a message asks, and return the number of the log entry, if it led to one."""
        live, moves = self.live, self.services.moves
        if not (live.is_allowed(self) and await self.services.revocation.is_valid(self)):
            raise Refusal(Why.TOKEN_REVOKED)
        match message:
            case Play(seat, text, number, id_):
                return await moves.play(live, Move(seat, text, number, f"{seat}:{id_}"), self.seats)
            case Undo(seat, number, id_):
                return await moves.undo(live, seat, number, f"{seat}:{id_}", self.seats)
            case Answer(seat, agree, id_):
                return await moves.answer_undo(live, seat, agree, f"{seat}:{id_}", self.seats)
            case Chat(text, id_):
                person, name = self._chat_identity()
                return await self.services.chat.say(live, person, name, text, f"{person}:{id_}")
            case HintRequest():
                check_seat(message.seat, self.seats)
                self.coach_requests.start(message, self._requester())
            case Analyse():
                self.coach_requests.start(message, self._requester())
            case Cancel(id_):
                self.coach_requests.cancel(id_)
            case Hello():
                raise Refusal(Why.HELLO_TWICE)
        return None

    def _chat_identity(self) -> tuple[str, str]:
        """The id and the name under which a client chats."""
        if self.person is not None:
            return self.person.id, self.person.name
        if not self.seats:
            raise Refusal(Why.CHAT_WITHOUT_NAME)
        seat = min(self.seats)
        row = self.live.seats[seat]
        return row.person or seat, row.name or seat

    def _requester(self) -> Requester:
        """Who is charged for hints and analyses."""
        return Requester(self.address, min(self.people, default=""), self.live.id)


class AnyMessage(msgspec.Struct):
    """Any message, of which only the id matters."""

    id: RequestId | None = None


id_decoder = msgspec.json.Decoder(AnyMessage)


def _decode_id(text: str) -> str | None:
    """The id of a message that was refused unread, so that its sender knows which one it was."""
    try:
        return id_decoder.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def _decode(text: str) -> ClientMessage:
    try:
        message: ClientMessage = decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal(Why.UNKNOWN_MESSAGE, detail=str(error)) from None
    return message


async def say_goodbye(services: Services) -> None:
    """Tell all clients that the server is closing, before their sockets are closed."""
    farewell = encode(Closing("the server goes away for a moment"))
    for live in services.tables.live.values():
        for listener in live.listeners:
            listener.send(farewell)
    await asyncio.sleep(CLOSING_DELAY)
