"""Bodies of log entries: what each kind of entry stores as JSON.

Whoever writes an entry gives one of these types (``EntryBody``), and ``body_as`` reads it back.  Stored logs
hold these keys, so they keep their names.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NotRequired, TypedDict, TypeVar, cast

from ludoteca.server.messages.fields import Level
from ludoteca.server.storage.log_entries import LogEntry

B = TypeVar("B")


class DealBody(TypedDict, total=False):
    """``deal``: the draws of the setup and the options, or a position."""

    outcomes: Sequence[str]
    options: dict[str, Any]
    position: dict[str, Any]


class MoveBody(TypedDict):
    """``move``: the move in words, and its draws."""

    move: str
    outcomes: Sequence[str]


class UndoBody(TypedDict):
    """``undo``: the number of the entry whose move was undone."""

    line: int


class AskBody(TypedDict):
    """``ask``: what a seat asks the others to allow."""

    what: Literal["undo"]


class AnswerBody(TypedDict):
    """``answer``: whether a seat lets another undo its move."""

    agree: bool


class ChatBody(TypedDict):
    """``chat``: a line, and who said it; ``watching`` if it counts as a spectator's."""

    person: str
    name: str
    text: str
    watching: NotRequired[bool]
    removed: NotRequired[bool]  # by an operator; the text is empty


class SeatBody(TypedDict):
    """``seat``: somebody joined, left, came back, or a bot took over; ``since`` is the game time of that."""

    act: str
    name: NotRequired[str | None]
    person: NotRequired[str | None]
    level: NotRequired[Level | None]
    since: NotRequired[float]
    seats: NotRequired[list[str]]


class AgreementBody(TypedDict, total=False):
    """``rematch`` and ``table``: an answer to a question, or an act about a person or the whole table."""

    act: str
    agree: bool
    person: str
    name: str
    table: str  # the next one, when all want a rematch
    number: int  # of a chat line that an operator has removed
    by: str  # the operator


# ``rules``: the version of the rules and the digest of the figures before and after; one key is a keyword.
RulesBody = TypedDict(
    "RulesBody",
    {
        "act": str,
        "from": int,
        "from_figures": str,
        "to": NotRequired[int],
        "to_figures": NotRequired[str],
        "why": NotRequired[str],
    },
)

EntryBody = (
    DealBody | MoveBody | UndoBody | AskBody | AnswerBody | ChatBody | SeatBody | AgreementBody | RulesBody
)


def remove_text(log: Iterable[LogEntry], number: int) -> None:
    """Take the text out of a chat line in memory, as it was taken out of the database."""
    for entry in log:
        if entry.number == number and entry.kind == "chat":
            entry.body = without_text(entry.body)


def without_text(body: dict[str, Any]) -> dict[str, Any]:
    """Return the body of a chat line that an operator has removed."""
    return body | {"text": "", "removed": True}


def body_as(entry: LogEntry, kind: type[B]) -> B:
    """Return the body of an entry as that of a kind.  The caller knows the kind of the entry."""
    return cast(B, entry.body)
