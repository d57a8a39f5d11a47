"""Sockets: one client at one table, listening and speaking."""

import asyncio
import time

import msgspec
import structlog

from ludoteca.server.api.text_socket import Gone, Outbox, TextSocket
from ludoteca.server.bots.coach_requests import CoachRequests
from ludoteca.server.limits.fair_queue import Asker
from ludoteca.server.limits.rates import TokenBucket
from ludoteca.server.messages.answers import Accepted, Refused
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
    Hint,
    Play,
    ServerMessage,
    Undo,
)
from ludoteca.server.metrics import ACKNOWLEDGED, REFUSALS, SOCKETS
from ludoteca.server.people.people import known
from ludoteca.server.refusals import DATABASE_ERRORS, Refusal, cause_of, database_refusal, not_yours
from ludoteca.server.services import Services
from ludoteca.server.tables.live_table import PAGE, LiveTable

POLICY, TOO_SLOW = 1008, 1013  # closing codes
SLOW = 20.0  # seconds for a client to take what waits for it
FAREWELL = 0.2  # seconds for the last message to leave
BRAKE = 0.02  # seconds that a message beyond the limit waits; what was answered before leaves meanwhile
STRIKES = 20  # messages beyond the limit before the socket is closed
log = structlog.get_logger()
reader = msgspec.json.Decoder(ClientMessage)
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
        self.coach_requests = CoachRequests(services.coach, live, self.say)
        self.strikes = 0
        self.ended = "the client left"  # why, for the log

    # --- EventKind ----------------------------------------------------------------------------------

    def tell(self, message: bytes) -> None:
        """Put a message on its way; who reads too slowly is sent away and can come back."""
        if not self.outbox.is_closed and not self.outbox.put(message):
            self.stop()

    def say(self, message: ServerMessage) -> None:
        self.tell(encode(message))

    def stop(self) -> None:
        """Send nothing more, hear nothing more, and close."""
        self.ended = "too slow, or sent away"
        self.outbox.close()

    async def _send(self) -> None:
        while not self.outbox.is_closed:
            await self._send_all(await self.outbox.take())
        await self.socket.close(TOO_SLOW, "too slow, or sent away; come back with your last number")

    async def _send_all(self, messages: list[bytes]) -> None:
        self.sending_since = time.monotonic()
        for message in messages:
            await self.socket.send(message)
            self.outbox.sent(message)
        self.sending_since = None

    def check_pace(self, now: float) -> None:
        """Give up a client that does not take what waits for it; a timer for each message costs too much."""
        if self.sending_since is not None and now > self.sending_since + SLOW and self.sending is not None:
            self.ended = "too slow"
            self.sending.cancel()

    async def _close(self, why: str) -> None:
        self.ended = why
        await self.socket.close(POLICY, why)

    # --- Living -----------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the first message to the last."""
        try:
            if await self._greeted():
                await self._run()
        finally:
            self.live.listeners.discard(self)
            log.info("socket closed", table=self.live.id, seats=sorted(self.seats), why=self.ended)

    async def _run(self) -> None:
        sending, listening = asyncio.create_task(self._send()), asyncio.current_task()
        assert listening is not None
        self.sending = sending
        sending.add_done_callback(lambda _: listening.cancel() if self.is_waiting else None)
        SOCKETS.inc()
        try:
            await self._listen(sending)
        except asyncio.CancelledError:
            if not sending.done():
                raise
            listening.uncancel()  # it was the end of sending that ended the waiting for a message
        finally:
            if sending.done() and not sending.cancelled() and (error := sending.exception()):
                self.ended = f"sending failed: {type(error).__name__} {error}"
            SOCKETS.dec()
            self.live.listeners.discard(self)
            self.services.presence.changed(self.live)
            self.coach_requests.close()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _listen(self, sending: asyncio.Task[None]) -> None:
        """Until the client goes, or nothing more can be sent; what it has asked for is done to the end."""
        while not sending.done():
            self.is_waiting = True
            try:
                text = await self.socket.receive()
            except Gone:
                return
            finally:
                self.is_waiting = False
            if not await self._hear(text):
                return

    async def _greeted(self) -> bool:
        try:
            async with asyncio.timeout(self.services.settings.limits.hello_seconds):
                hello = _read(await self.socket.receive())
            if not isinstance(hello, Hello):
                raise Refusal(422, "not-understood", "the first message must be a hello")
        except (TimeoutError, Refusal, Gone) as error:
            await self._close(f"hello expected: {error}")
            return False
        async with self.services.tables.at_rest(self.live):
            if self.live.number < hello.number:  # it may have heard more elsewhere
                await self.services.tables.refresh(self.live)
            self.people = await self.services.seating.people_of(hello.tokens)  # first: others have no seat
            self.seats, person = await self.services.seating.seats_of(self.live, hello.tokens)
            self.person = None if person is None else known(person)
            self.versions = {seat: self.live.seats[seat].version for seat in self.seats}
            if not self.people.keys().isdisjoint(self.live.kicked):
                await self._close("kicked: the owner of this table has sent you away")
                return False
            for one in self.people:
                self.services.addresses.saw(one, self.address)
        if not await self._read_up(hello.number):
            return False
        await self._doubt(hello.tokens)
        self.services.presence.changed(self.live)
        return True

    async def _read_up(self, number: int) -> bool:
        """Send what came after a line, page by page as fast as the client takes it, then listen."""
        while True:
            async with self.services.tables.at_rest(self.live):
                number = min(number, self.live.number)
                page = encode(self.live.news(self.seats, number))
                if self.live.number <= number + PAGE:
                    self.live.listeners.add(self)
                    self.tell(page)
                    return True
            try:
                async with asyncio.timeout(SLOW):
                    await self.socket.send(page)
            except TimeoutError:
                await self._close("too slow")
                return False
            number += PAGE

    async def _doubt(self, tokens: list[str]) -> None:
        """Say so if a token gives no right here; its holder is a spectator."""
        for token in tokens:
            seats, person = await self.services.seating.seats_of(self.live, [token])
            if not seats and person is None:
                self.say(Refused("token", "a token gives no right here: it is of another table, or revoked"))

    # --- Hearing ----------------------------------------------------------------------------------

    async def _hear(self, text: str) -> bool:
        """Do what a message asks; whether to go on."""
        start, id_ = time.perf_counter(), None
        if self.outbox.is_closed:
            return True
        try:
            if not self.bucket.take():
                self.strikes += 1
                await asyncio.sleep(BRAKE)  # others are served, and answers sent, before the next
                raise Refusal(429, "too-many", "too many messages; wait a moment", None, 1)
            asked = _read(text)
            id_ = getattr(asked, "id", None)
            number = await self._done(asked)
            if number is not None:
                self.say(Accepted(str(id_), number))
                ACKNOWLEDGED.observe(time.perf_counter() - start)
        except Refusal as refusal:
            REFUSALS.labels(refusal.reason).inc()
            id_ = id_ or _id_of(text)
            self.say(Refused(refusal.reason, refusal.message, id_, refusal.legal, refusal.retry_after))
            if refusal.reason == "stale":
                await self._catch_up(asked)
            if self.strikes > STRIKES:
                await self._close("too many messages")
                return False
        return True

    async def _catch_up(self, asked: ClientMessage) -> None:
        """Whoever answered an old line receives a page of what came after it."""
        async with self.services.tables.at_rest(self.live):
            known = min(getattr(asked, "number", 0), self.live.number)
            self.say(self.live.news(self.seats, known))

    async def _done(self, asked: ClientMessage) -> int | None:
        """The same; a database that fails is logged, and the client can try again."""
        try:
            return await self._do(asked)
        except DATABASE_ERRORS as error:
            log.error(
                "database failed", table=self.live.id, asked=type(asked).__name__, error=cause_of(error)
            )
            raise database_refusal() from None

    async def _do(self, asked: ClientMessage) -> int | None:
        """The number of the line that came of it, if one did."""
        live = self.live
        if not (live.is_welcome(self) and await self.services.revocation.is_welcome(self)):
            raise not_yours("the right with which you came was revoked")
        match asked:
            case Play() | Undo() | Answer() | Hint():
                if asked.seat not in self.seats:
                    raise not_yours(f"you hold no right to {asked.seat} here")
                return await self._do_for_seat(asked)
            case Chat():
                if self.person is None and not self.seats:
                    raise not_yours("say who you are before you speak: send a token in hello")
                who, name = self._self()
                return await self.services.chat.say(live, who, name, asked.text, f"{who}:{asked.id}")
            case Analyse():
                self.coach_requests.start(asked, self._asker())
            case Cancel():
                self.coach_requests.cancel(asked.id)
            case Hello():
                raise Refusal(409, "not-now", "hello was said already")
        return None

    async def _do_for_seat(self, asked: Play | Undo | Answer | Hint) -> int | None:
        tables, live, request = self.services.tables, self.live, f"{asked.seat}:{asked.id}"
        match asked:
            case Play():
                return await tables.play(live, asked, request)
            case Undo():
                return await tables.undo(live, asked.seat, asked.number, request)
            case Answer():
                return await tables.answer(live, asked.seat, asked.agree, request)
            case Hint():
                self.coach_requests.start(asked, self._asker())
        return None

    def _self(self) -> tuple[str, str]:
        if self.person is not None:
            return self.person.id, self.person.name
        seat = min(self.seats)
        state = self.live.seats[seat]
        return state.person or seat, state.name or seat

    def _asker(self) -> Asker:
        """Who is charged for what is thought about here."""
        return self.address, min(self.people, default=""), self.live.id


class Named(msgspec.Struct):
    """Any message, of which only the id matters."""

    id: RequestId | None = None


naming = msgspec.json.Decoder(Named)


def _id_of(text: str) -> str | None:
    """The id of a message that was not read, so that its sender knows which one was refused."""
    try:
        return naming.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def _read(text: str) -> ClientMessage:
    try:
        asked: ClientMessage = reader.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal(422, "not-understood", f"not a message we know: {error}") from None
    return asked


async def say_goodbye(services: Services) -> None:
    """All clients hear that the server goes away, before their sockets are closed."""
    farewell = encode(Closing("the server goes away for a moment"))
    for live in services.tables.live.values():
        for listener in live.listeners:
            listener.tell(farewell)
    await asyncio.sleep(FAREWELL)
