"""Client messages: what clients send on sockets, decoded."""

import msgspec

from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.fields import RequestId
from ludoteca.server.messages.sockets import ClientMessage
from ludoteca.server.refusals import Refusal


class AnyMessage(msgspec.Struct):
    """Any message, of which only the id matters."""

    id: RequestId | None = None


decoder = msgspec.json.Decoder(ClientMessage)
id_decoder = msgspec.json.Decoder(AnyMessage)


def decode_id(text: str) -> str | None:
    """Return the id of a message that was refused unread, so that its sender knows which one it was."""
    try:
        return id_decoder.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return None


def decode_message(text: str) -> ClientMessage:
    """Return the message of a client.

    Raises:
        Refusal: The text is not a message.
    """
    try:
        message: ClientMessage = decoder.decode(text)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise Refusal.of(ServerFault.UNKNOWN_MESSAGE, detail=str(error)) from None
    return message
