"""Log entries: what has happened at a table, and what each of them changes in the database."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from ludoteca import Event
from ludoteca.server.messages.fields import EntryKind
from ludoteca.server.storage.rows import NewSeatRow, NewTableRow, RatingRow, SeatChanges, TableChanges

ENTRY_COLUMNS = ("table", "number", "kind", "seat", "body", "request", "at")  # what is stored of an entry


class LogEntry(Struct, gc=False):
    """One entry of a table's log.

    The database stores everything up to ``at``.  The rest follows from the entries: ``events`` is what the
    entry brought when it was applied to the match, and ``undone`` says that a later entry undid the move.

    A server keeps very many of them, none in a cycle, so the garbage collector passes them over (``gc``).
    """

    table: str
    number: int
    kind: EntryKind
    seat: str | None
    body: dict[str, Any]  # JSON; ``entry_bodies`` has its type for each kind
    request: str | None  # the id of the client's request, which is written once
    at: float
    events: Sequence[Event] = ()
    undone: bool = False


class Conflict(Exception):
    """Somebody else has written this entry of the log, or something of the same name."""


@dataclass(frozen=True)
class NewTableRows:
    """The rows of a new table."""

    table: NewTableRow
    seats: list[NewSeatRow]


@dataclass
class Changes:
    """What is written together with a log entry: columns, ratings, a new table, texts that are removed."""

    table: TableChanges = field(default_factory=TableChanges)
    seats: dict[str, SeatChanges] = field(default_factory=dict)
    ratings: list[RatingRow] = field(default_factory=list)
    new_table: NewTableRows | None = None
    bodies: dict[int, dict[str, Any]] = field(default_factory=dict)  # JSON, of earlier entries by number


NewEntry = tuple[LogEntry, Changes]  # an entry for the end of a log, and what is written together with it
