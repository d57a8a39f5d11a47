"""Messages about what has happened at a table, and the move that makes something happen."""

from typing import Any, Literal

from msgspec import Struct

from ludoteca.server.messages.fields import Number, RequestId, SeatName, Words
from ludoteca.server.messages.tables import Table


class LogEntryView(Struct, omit_defaults=True):
    """One line of a table's log, as its reader may know it.

    `events` are keyed by the seats the reader holds, or by `watching`.  `move` is there for who played it.
    The `body` of an `undo` names the `line` that it takes back.  A `rematch` is somebody's answer (`agree`);
    the one that completes the agreement names the new `table`.  A `table` line is about the table as a whole:
    its `act` is `kicked`, `muted`, `unmuted`, `close-agreed`, `close-declined` or `closed`.  A `rules` line
    says that the game is `carried` over to new rules, or `ended` by them.
    """

    number: int
    kind: Literal["deal", "move", "undo", "ask", "answer", "chat", "seat", "rematch", "table", "rules"]
    at: float
    seat: str | None = None
    move: str | None = None
    events: dict[str, list[dict[str, Any]]] | None = None
    body: dict[str, Any] | None = None
    undone: bool = False


class News(Struct, tag="news", tag_field="type"):
    """Something happened: the new lines, the table now, and what each of your seats sees now.

    A message has 200 lines at most; `more` says that there are later ones.
    """

    table: Table
    entries: list[LogEntryView]
    views: dict[str, dict[str, Any]]
    can_undo: list[str]
    more: bool = False


class MoveRequest(Struct, forbid_unknown_fields=True):
    """A move by HTTP.  `number` is the last line of the log that you have seen."""

    seat: SeatName
    move: Words
    number: Number
    id: RequestId


class PastView(Struct):
    """A table as it was after a line of its log, seen from the asked seat."""

    number: int
    of: int
    view: dict[str, Any]
    entry: LogEntryView | None
