"""Bodies of log entries: what each kind of entry stores as JSON.

Whoever writes an entry gives one of these types (``EntryBody``).  The functions below read it back, and
return None for entries of another kind.  Stored logs hold these keys, so they keep their names.  The bodies
that clients receive are in ``messages.log``.
"""

from collections.abc import Iterable, Sequence
from typing import Any, TypedDict, TypeVar, cast

from ludoteca.server.messages.fields import EntryKind
from ludoteca.server.messages.log import (
    AnswerBody,
    AskBody,
    ChatBody,
    RematchBody,
    RulesBody,
    SeatBody,
    TableBody,
    UndoBody,
)
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


EntryBody = (
    DealBody
    | MoveBody
    | UndoBody
    | AskBody
    | AnswerBody
    | ChatBody
    | SeatBody
    | RematchBody
    | TableBody
    | RulesBody
)


def remove_text(log: Iterable[LogEntry], number: int) -> None:
    """Take the text out of a chat line in memory, as it was taken out of the database."""
    for entry in log:
        if entry.number == number and entry.kind == "chat":
            entry.body = without_text(entry.body)


def without_text(body: dict[str, Any]) -> dict[str, Any]:
    """Return the body of a chat line that an operator has removed."""
    return body | {"text": "", "removed": True}


# --- Reading --------------------------------------------------------------------------------------


def deal_body(entry: LogEntry) -> DealBody | None:
    return _body(entry, "deal", DealBody)


def move_body(entry: LogEntry) -> MoveBody | None:
    return _body(entry, "move", MoveBody)


def answer_body(entry: LogEntry) -> AnswerBody | None:
    return _body(entry, "answer", AnswerBody)


def chat_body(entry: LogEntry) -> ChatBody | None:
    return _body(entry, "chat", ChatBody)


def seat_body(entry: LogEntry) -> SeatBody | None:
    return _body(entry, "seat", SeatBody)


def rules_body(entry: LogEntry) -> RulesBody | None:
    return _body(entry, "rules", RulesBody)


def _body(entry: LogEntry, kind: EntryKind, shape: type[B]) -> B | None:
    return cast(B, entry.body) if entry.kind == kind else None
