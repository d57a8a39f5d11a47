"""Notices: what processes tell each other.  What happened at a table is read from the database."""

from msgspec import Struct
from msgspec.json import Decoder, Encoder


class Echo(Struct, tag="echo"):
    """A notice to the process that sends it: it shows that the connection works."""


class EntryWritten(Struct, tag="entry"):
    """The log of a table has an entry with this number."""

    table: str
    number: int


class TableDeleted(Struct, tag="table-deleted"):
    table: str


class NameForgotten(Struct, tag="name-forgotten"):
    """A person was deleted, and their name is gone from the log of a table."""

    table: str
    person: str


class SignedOut(Struct, tag="signed-out"):
    """The sockets that were opened with a token of this person must be closed."""

    person: str


class ListenersHere(Struct, tag="listeners"):
    """Who listens to tables on the process that sends this: their seats, and how many spectators."""

    tables: dict[str, tuple[list[str], int]]
    asks: bool  # whether the others should tell the same


Notice = Echo | EntryWritten | TableDeleted | NameForgotten | SignedOut | ListenersHere


class Envelope(Struct):
    """A notice and the process that sends it."""

    sender: str
    notice: Notice


encoder = Encoder()
decoder = Decoder(Envelope)


def encode_notice(sender: str, notice: Notice) -> str:
    return encoder.encode(Envelope(sender, notice)).decode()


def decode_notice(message: str) -> tuple[str, Notice]:
    """The sender and the notice.  msgspec.ValidationError: it is none, or of a newer program."""
    envelope = decoder.decode(message)
    return envelope.sender, envelope.notice
