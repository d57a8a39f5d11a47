"""Bodies of log entries: what each kind of entry stores as JSON, and ``body_as``, which reads it with types.

Stored logs hold these keys, so they keep their names.
"""

from typing import Any, NotRequired, TypedDict, TypeVar, cast

from ludoteca.server.messages.fields import Level
from ludoteca.server.storage.log_entries import LogEntry

B = TypeVar("B")


class DealBody(TypedDict, total=False):
    """``deal``: the draws of the set-up and the options, or a position."""

    outcomes: list[Any]
    options: dict[str, Any]
    position: dict[str, Any]


class MoveBody(TypedDict):
    """``move``: the move in words, and its draws."""

    move: str
    outcomes: list[Any]


class AnswerBody(TypedDict):
    """``answer``: whether a seat lets another take its move back."""

    agree: bool


class ChatBody(TypedDict):
    """``chat``: a line, and who said it; ``watching`` if it counts as a spectator's."""

    person: str
    name: str
    text: str
    watching: NotRequired[bool]


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


def body_as(entry: LogEntry, kind: type[B]) -> B:
    """The body of an entry as that of a kind.  The caller knows the kind of the entry."""
    return cast(B, entry.body)
