"""Messages about the log of a table, and the moves that are added to it.

Each kind of entry has its own type, told apart by ``kind``.  A ``body`` is sent as it is stored, so its keys
keep their names.  Of deals and moves more is stored than is sent (``storage.entry_bodies``).
"""

from typing import Any, Literal, NotRequired, Required, TypedDict

from msgspec import Struct

from ludoteca.server.messages.fields import EntryNumber, Level, MoveText, RequestId, SeatName
from ludoteca.server.messages.tables import Table

SeatAct = Literal["joined", "left", "freed", "returned", "absent", "late", "filled", "revoked"]
TableAct = Literal[
    "kicked", "muted", "unmuted", "close-agreed", "close-declined", "closed", "removed", "renamed"
]  # fmt: skip

# --- Bodies ---------------------------------------------------------------------------------------


class UndoBody(TypedDict):
    """The number of the entry whose move was undone."""

    line: int


class AskBody(TypedDict):
    """What a seat asks the others to allow."""

    what: Literal["undo"]


class AnswerBody(TypedDict):
    """Whether a seat lets another undo its move."""

    agree: bool


class ChatBody(TypedDict):
    """A line, and who said it; `watching` if it counts as a spectator's.

    An operator may have `removed` the text, which is empty then.
    """

    person: str
    name: str
    text: str
    watching: NotRequired[bool]
    removed: NotRequired[bool]


class SeatBody(TypedDict):
    """Somebody joined, left, came back, or a bot took over; `since` is the game time of that."""

    act: SeatAct
    name: NotRequired[str | None]
    person: NotRequired[str | None]
    level: NotRequired[Level | None]
    since: NotRequired[float]
    seats: NotRequired[list[str]]


class RematchBody(TypedDict):
    """Whether a person wants a rematch; the last answer names the new `table`."""

    agree: bool
    person: str
    name: str
    table: NotRequired[str]


class TableBody(TypedDict, total=False):
    """An act about a person or the whole table.

    `agree` is the answer to whether the table is closed.  An operator (`by`) may have removed the chat line
    `number`, or the name of a `person`, who is called `name` now, in earlier entries too.
    """

    act: Required[TableAct]
    agree: bool
    person: str
    name: str
    number: int
    by: str


# The game goes on under new rules, or was ended by them: the version of the rules and the digest of the
# figures before and after.  One key is a keyword.
RulesBody = TypedDict(
    "RulesBody",
    {
        "act": Literal["carried", "ended"],
        "from": int,
        "from_figures": str,
        "to": NotRequired[int],
        "to_figures": NotRequired[str],
        "why": NotRequired[str],
    },
)

# --- Entries --------------------------------------------------------------------------------------


class EntryFields(Struct, kw_only=True, omit_defaults=True, tag_field="kind"):
    """What every entry of a log has."""

    number: int
    at: float
    seat: str | None = None


class DealEntry(EntryFields, kw_only=True, tag="deal"):
    """The match begins; `events` are keyed by the seats that the reader holds, or by `watching`."""

    events: dict[str, list[dict[str, Any]]]  # JSON, as the game defines it


class MoveEntry(EntryFields, kw_only=True, tag="move"):
    """A move, with its events as in a deal.  Before the game is over only its player sees `move`."""

    events: dict[str, list[dict[str, Any]]]
    move: str | None = None
    undone: bool = False


class UndoEntry(EntryFields, kw_only=True, tag="undo"):
    """A move was undone."""

    body: UndoBody


class AskEntry(EntryFields, kw_only=True, tag="ask"):
    """A seat asks the others whether it may undo its move."""

    body: AskBody


class AnswerEntry(EntryFields, kw_only=True, tag="answer"):
    """A seat answers that."""

    body: AnswerBody


class ChatEntry(EntryFields, kw_only=True, tag="chat"):
    """A chat line."""

    body: ChatBody


class SeatEntry(EntryFields, kw_only=True, tag="seat"):
    """Something happened to a seat."""

    body: SeatBody


class RematchEntry(EntryFields, kw_only=True, tag="rematch"):
    """An answer to whether the same people play once more."""

    body: RematchBody


class TableEntry(EntryFields, kw_only=True, tag="table"):
    """Something happened to the whole table, or to one of its people."""

    body: TableBody


class RulesEntry(EntryFields, kw_only=True, tag="rules"):
    """The rules of the game have changed."""

    body: RulesBody


BodyEntry = (
    UndoEntry | AskEntry | AnswerEntry | ChatEntry | SeatEntry | RematchEntry | TableEntry | RulesEntry
)
LogEntryView = DealEntry | MoveEntry | BodyEntry  # an entry as its reader may see it


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
