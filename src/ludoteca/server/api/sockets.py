"""Sockets: one client's connection to a table, from its hello to its end."""

import asyncio

import msgspec
import structlog

from ludoteca.server.api.client_messages import decode_message
from ludoteca.server.api.client_sender import READ_SECONDS, ClientSender
from ludoteca.server.api.closing_codes import TRY_AGAIN_LATER
from ludoteca.server.api.table_clients import ClientRights, TableClient, TableServices
from ludoteca.server.api.text_socket import ClientDisconnected, TextSocket
from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.sockets import Hello, ServerStops
from ludoteca.server.metrics import SOCKETS
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.broadcasts import exclusion
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.table_views import PAGE, view_news

CLOSING_SECONDS = 0.2  # for the last message to leave
FREE_ENTRIES = 20  # a client that has missed so few never waits for them
log = structlog.get_logger()
encode = msgspec.json.encode


class Socket:
    """A client's connection to a table."""

    def __init__(self, services: TableServices, table: LiveTable, socket: TextSocket, address: str) -> None:
        self.services = services
        self.table = table
        self.socket = socket
        self.address = address
        waiting_bytes = services.socket_limits.waiting_bytes(address)
        self.sender = ClientSender(socket, services.settings.limits, waiting_bytes)
        self.is_waiting = False  # for a message

    async def run(self) -> None:
        """Serve a client from its first message to its last."""
        SOCKETS.inc()
        client: TableClient | None = None
        try:
            if hello := await self._receive_hello():
                client = await self._meet(hello)
                if await self._greet(client, hello):
                    await self._serve(client)
        finally:
            SOCKETS.dec()
            if client is not None:
                self.table.listeners.discard(client)
            self.sender.outbox.discard()
            seats = [] if client is None else sorted(client.own_seats)
            log.info("socket closed", table=self.table.id, seats=seats, why=self.sender.end_reason)

    # --- Greeting ---------------------------------------------------------------------------------

    async def _receive_hello(self) -> Hello | None:
        """Wait for the client's first message; close if it is not a hello, or does not come."""
        try:
            async with asyncio.timeout(self.services.settings.limits.hello_seconds):
                hello = decode_message(await self.socket.receive())
        except (TimeoutError, Refusal, ClientDisconnected):
            hello = None
        if isinstance(hello, Hello):
            return hello
        await self.sender.close(Refusal.of(ServerFault.HELLO_EXPECTED))
        return None

    async def _meet(self, hello: Hello) -> TableClient:
        """Return the client who says hello, with the rights that its tokens give it now."""
        table, seating = self.table, self.services.seating
        async with self.services.tables.locked_and_current(table):
            if table.number < hello.number:  # another process has told it more
                await self.services.tables.refresh(table)
            # People first: a seat is worth nothing without its person.
            person_versions = await seating.people_of(hello.tokens)
            own_seats, person = await seating.seats_of(table, hello.tokens)
            seat_versions = {seat: table.seats[seat].version for seat in own_seats}
        person_id = None if person is None else person.id
        rights = ClientRights(own_seats, seat_versions, person_versions, person_id)
        return TableClient(self.services, table, self.address, rights, self.sender)

    async def _greet(self, client: TableClient, hello: Hello) -> bool:
        """Send a client what it has missed, tell everybody of it, and return whether it may stay."""
        if not self.table.is_allowed(client):
            await self.sender.close(exclusion(self.table, client))
            return False
        for person_id in client.person_versions:
            self.services.addresses.note(person_id, self.address)
            self.services.tables.reminder_queue.add_visit(self.table.id, person_id)
        if not await self._send_missed(client, hello.number):
            return False
        await self._report_bad_tokens(hello.tokens)
        self.services.presence.update(self.table)
        return True

    async def _send_missed(self, client: TableClient, number: int) -> bool:
        """Send the entries after a number, page by page, then let the client listen.

        Return whether it may stay: not if it has lost its rights, or reads too slowly.
        """
        while True:
            if not await self._charge_page(client, number):
                return False
            async with self.services.tables.locked_and_current(self.table):
                number = min(number, self.table.number)
                if not self.table.is_allowed(client):  # its rights may have ended since the hello
                    await self.sender.close(exclusion(self.table, client))
                    return False
                page = encode(view_news(self.table, client.own_seats, number))
                if self.table.number <= number + PAGE:
                    return await self._add_listener(client, page)
            try:
                async with asyncio.timeout(READ_SECONDS):
                    await self.socket.send(page)
            except TimeoutError:
                await self.sender.close(Refusal.of(ServerFault.TOO_SLOW))
                return False
            number += PAGE

    async def _add_listener(self, client: TableClient, page: bytes) -> bool:
        """Let a client listen, with a last page, and return whether it may stay.

        Whoever bans a network or revokes tokens disconnects the listeners concerned.  So both are checked
        once more: a client that lost its rights in between would be missed.
        """
        try:
            self.services.socket_limits.check_address(self.address)
        except Refusal as refusal:
            await self.sender.close(refusal)
            return False
        self.table.listeners.add(client)
        self.sender.hold_back()
        self.sender.send(page)
        if not await self.services.revocation.is_still_valid(client):
            self.table.listeners.discard(client)
            await self.sender.close(Refusal.of(ServerFault.TOKEN_REVOKED))
            return False
        self.sender.release()
        return True

    async def _charge_page(self, client: TableClient, number: int) -> bool:
        """Wait until the client may have a page of what it has missed, and return whether it may.

        If that takes too long, it must connect again, and goes on after the last page that it has received.
        """
        refusal: Refusal | None = None
        try:
            async with asyncio.timeout(READ_SECONDS):
                while self.table.number > number + FREE_ENTRIES and (refusal := client.take_page()):
                    await asyncio.sleep(refusal.retry_after or 1)
        except TimeoutError:
            assert refusal is not None
            self.sender.end_reason = refusal.code
            await self.socket.close(TRY_AGAIN_LATER, refusal.closing_text)
            return False
        return True

    async def _report_bad_tokens(self, tokens: list[str]) -> None:
        """Tell a client about each of its tokens that gives no right here."""
        for token in tokens:
            seats, person = await self.services.seating.seats_of(self.table, [token])
            if not seats and person is None:
                self.sender.send_message(Refusal.of(ServerFault.BAD_TOKEN).to_message())

    # --- Serving ----------------------------------------------------------------------------------

    async def _serve(self, client: TableClient) -> None:
        """Send to a client and receive from it, until it goes or nothing more can be sent."""
        sending, listening = asyncio.create_task(self.sender.run()), asyncio.current_task()
        assert listening is not None
        sending.add_done_callback(lambda _: listening.cancel() if self.is_waiting else None)
        try:
            await self._listen(client, sending)
        except asyncio.CancelledError:
            if not sending.done():
                raise
            listening.uncancel()  # the end of sending has cancelled the wait for a message
        finally:
            if sending.done() and not sending.cancelled() and (error := sending.exception()):
                self.sender.end_reason = f"sending-failed: {type(error).__name__} {error}"
            self.table.listeners.discard(client)
            self.services.presence.update(self.table)
            client.coach_requests.close()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _listen(self, client: TableClient, sending: asyncio.Task[None]) -> None:
        """Hand over messages until the client goes or nothing more can be sent."""
        while not sending.done():
            self.is_waiting = True
            try:
                text = await self.socket.receive()
            except ClientDisconnected:
                return
            finally:
                self.is_waiting = False
            if not await client.receive(text):
                return


async def announce_stop(services: TableServices) -> None:
    """Tell all clients that the server stops, before their sockets are closed."""
    message = encode(ServerStops(Refusal.of(ServerFault.SERVER_STOPS).closing_text))
    for table in services.tables.in_memory.values():
        for listener in table.listeners:
            listener.send(message)
    await asyncio.sleep(CLOSING_SECONDS)
