"""Messages about the log of a table, and the moves that are added to it."""

from typing import Any

from msgspec import Struct

from ludoteca.server.messages.fields import EntryKind, EntryNumber, MoveText, RequestId, SeatName
from ludoteca.server.messages.tables import Table


class LogEntryView(Struct, omit_defaults=True):
    """One entry of a table's log, as its reader may see it.

    `events` are keyed by the seats that the reader holds, or by `watching`.  Before the game is over only its
    player sees `move`.  The `body` of an `undo` names the entry (`line`) that it undoes.  A `rematch` is
    an answer (`agree`); the last one names the new `table`.  A `table` entry is about the whole table: its
    `act` is `kicked`, `muted`, `unmuted`, `close-agreed`, `close-declined` or `closed`, or `removed` if an
    operator has removed the chat line `number`, or `renamed` if an operator has removed the name of a
    `person`, who is called `name` now, in earlier entries too.  A `rules` entry says that the game goes on
    under new rules (`carried`) or was `ended` by them.
    """

    number: int
    kind: EntryKind
    at: float
    seat: str | None = None
    move: str | None = None
    events: dict[str, list[dict[str, Any]]] | None = None
    body: dict[str, Any] | None = None
    undone: bool = False


class News(Struct, tag="news", tag_field="type"):
    """The new log entries, the table now, and what each of your seats sees now.

    A message has at most 200 entries; `more` says that others follow.
    """

    table: Table
    entries: list[LogEntryView]
    views: dict[str, dict[str, Any]]
    can_undo: list[str]
    more: bool = False


class MoveRequest(Struct, forbid_unknown_fields=True):
    """A move over HTTP.  `number` is the last log entry that you have seen."""

    seat: SeatName
    move: MoveText
    number: EntryNumber
    id: RequestId


class PastView(Struct):
    """A table as a seat saw it after an entry of its log; `of` is the number of the last entry."""

    number: int
    of: int
    view: dict[str, Any]
    entry: LogEntryView | None
