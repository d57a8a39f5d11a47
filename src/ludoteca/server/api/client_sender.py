"""Client senders: messages to one client, sent at once or, if it is slow, from its outbox."""

import asyncio

import msgspec

from ludoteca.server.api.closing_codes import POLICY_VIOLATION, TRY_AGAIN_LATER
from ludoteca.server.api.text_socket import Outbox, TextSocket
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.socket_limits import WaitingBytes
from ludoteca.server.messages.sockets import ServerMessage
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits

READ_SECONDS = 20.0  # for a client to read what waits for it


class ClientSender:
    """Sends messages to one client, and disconnects it if it is too slow."""

    def __init__(self, socket: TextSocket, limits: Limits, shared: WaitingBytes | None = None) -> None:
        self.socket = socket
        self.outbox = Outbox(limits.most_waiting_messages, limits.waiting_message_bytes, shared)
        self.end_reason = "client-left"  # the code of why the socket was closed, for the log
        self._last_refusal: Refusal | None = None  # sent in the closing frame
        self._held_back: list[bytes] | None = None

    # --- Sending ----------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Send an encoded message, unless messages are being held back."""
        if self._held_back is not None:
            self._held_back.append(message)
        else:
            self._send([message])

    def send_message(self, message: ServerMessage) -> None:
        """Encode a message and send it."""
        self.send(msgspec.json.encode(message))

    def _send(self, messages: list[bytes]) -> None:
        if self.outbox.is_closed or (self.outbox.is_empty and self.socket.write(messages)):
            return
        if not all(self.outbox.put(message) for message in messages):
            self.disconnect(Refusal.of(ServerFault.TOO_SLOW))

    def hold_back(self) -> None:
        """Hold messages back while the client acts, so that the news and its answer leave together."""
        self._held_back = []

    def release(self) -> None:
        """Send what was held back."""
        messages, self._held_back = self._held_back, None
        if messages:
            self._send(messages)

    async def run(self) -> None:
        """Send what waits in the outbox, until the client is disconnected or does not read."""
        while not self.outbox.is_closed:
            messages = await self.outbox.take()
            try:
                async with asyncio.timeout(READ_SECONDS):
                    for message in messages:
                        await self.socket.send(message)
                        self.outbox.confirm(message)
            except TimeoutError:  # it would not read a closing frame either
                self.end_reason = Refusal.of(ServerFault.TOO_SLOW).code
                return
        refusal = self._last_refusal or Refusal.of(ServerFault.TOO_SLOW)
        await self.socket.close(TRY_AGAIN_LATER, refusal.closing_text)

    # --- Ending -----------------------------------------------------------------------------------

    def disconnect(self, refusal: Refusal) -> None:
        """Drop what waits to be sent, and close with a refusal.  The client may connect again."""
        self.end_reason = refusal.code
        self._last_refusal = refusal
        self.outbox.close()

    async def close(self, refusal: Refusal) -> None:
        """Close with a refusal, because the client has broken a limit or has no right to be here."""
        self.end_reason = refusal.code
        await self.socket.close(POLICY_VIOLATION, refusal.closing_text)
