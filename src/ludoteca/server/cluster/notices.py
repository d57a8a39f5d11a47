"""Notices: what processes tell each other.

A move travels with its notice, because reading it from the database costs more than playing it.  Everything
else that happens at a table is read there.
"""

from typing import Any, Protocol

from msgspec import Struct
from msgspec.json import Decoder, Encoder

from ludoteca.server.messages.fields import EntryKind
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.rows import SeatChanges, TableChanges

CARRIED: tuple[EntryKind, ...] = ("move", "undo")  # frequent, and without names, which may be forgotten
LARGEST_NOTICE = 7_900  # bytes of a notice; PostgreSQL takes 7,999


class Echo(Struct, tag="echo"):
    """A notice to the process that sends it: it shows that the connection works."""


class EntryContent(Struct, array_like=True):
    """What an entry of the log says, and the columns that it has changed."""

    kind: EntryKind
    seat: str | None
    body: dict[str, Any]  # JSON
    request: str | None
    at: float
    table_changes: TableChanges
    seat_changes: dict[str, SeatChanges]


class EntryWritten(Struct, tag="entry", omit_defaults=True):
    """The log of a table has an entry with this number; without its content, it is read there."""

    table: str
    number: int
    content: EntryContent | None = None

    def unpack(self) -> tuple[LogEntry, Changes] | None:
        """Return the entry and its changes, if the notice has them."""
        content = self.content
        if content is None:
            return None
        entry = LogEntry(
            self.table, self.number, content.kind, content.seat, content.body, content.request, content.at
        )
        return entry, Changes(content.table_changes, content.seat_changes)


class TableDeleted(Struct, tag="table-deleted"):
    table: str


class NameForgotten(Struct, tag="name-forgotten"):
    """The name of a person is gone from the log of a table, and `name` is there now.

    Without one the person was deleted, with all that they said.
    """

    table: str
    person: str
    name: str | None = None


class SignedOut(Struct, tag="signed-out"):
    """The sockets that were opened with a token of this person must be closed."""

    person: str


class BansChanged(Struct, tag="bans-changed"):
    """Networks were banned, or a ban was lifted."""


class ListenersHere(Struct, tag="listeners"):
    """Who listens to tables on the process that sends this: their seats, and how many spectators."""

    tables: dict[str, tuple[list[str], int]]
    asks: bool  # whether the others should answer with theirs


Notice = Echo | EntryWritten | TableDeleted | NameForgotten | SignedOut | BansChanged | ListenersHere


class NoticeSender(Protocol):
    """Sends notices to other processes."""

    is_connected: bool  # whether the others can be heard

    def send(self, notice: Notice) -> None: ...


class Envelope(Struct):
    """A notice and the process that sends it."""

    sender: str
    notice: Notice


encoder = Encoder()
decoder = Decoder(Envelope)


def entry_notice(entry: LogEntry, changes: Changes) -> EntryWritten:
    """Return the notice of an entry that is in the database now."""
    content = None
    if entry.kind in CARRIED:
        content = EntryContent(
            entry.kind, entry.seat, entry.body, entry.request, entry.at, changes.table, changes.seats
        )
    return EntryWritten(entry.table, entry.number, content)


def encode_notice(sender: str, notice: Notice) -> str:
    """Return a notice as it is sent; if it would be too long, without the content of its entry."""
    message = encoder.encode(Envelope(sender, notice))
    if len(message) > LARGEST_NOTICE and isinstance(notice, EntryWritten):
        message = encoder.encode(Envelope(sender, EntryWritten(notice.table, notice.number)))
    return message.decode()


def decode_notice(message: str) -> tuple[str, Notice]:
    """Return the sender and the notice.

    Raises:
        msgspec.ValidationError: The text is not a notice, or a newer release has sent it.
    """
    envelope = decoder.decode(message)
    return envelope.sender, envelope.notice
