"""Messages on the socket of a table, as JSON with a ``type``."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.answers import Accepted, Refused
from ludoteca.server.messages.fields import PLAIN, EntryNumber, Level, MoveText, RequestId, SeatName
from ludoteca.server.messages.log import News

# --- From a client --------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: your tokens, of a person or of seats, and the last log entry you have seen."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=6)] = []
    number: EntryNumber = 0


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """A move of one of your seats.  `number` is the last log entry that you have seen."""

    seat: SeatName
    move: MoveText
    number: EntryNumber
    id: RequestId


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the last move of your seat back, or ask the others for permission."""

    seat: SeatName
    number: EntryNumber
    id: RequestId


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """Whether you agree that another seat takes its move back."""

    seat: SeatName
    agree: bool
    id: RequestId


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """A chat line."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]
    id: RequestId


class HintRequest(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """Ask what a strong bot would do on your seat."""

    seat: SeatName
    id: RequestId
    level: Level = "best"


class Analyse(Struct, tag="analyse", tag_field="type", forbid_unknown_fields=True):
    """Ask for an analysis of every decision of a finished game."""

    id: RequestId


class Cancel(Struct, tag="cancel", tag_field="type", forbid_unknown_fields=True):
    """Stop a hint or an analysis."""

    id: RequestId


ClientMessage = Hello | Play | Undo | Answer | Chat | HintRequest | Analyse | Cancel


# --- To a client ----------------------------------------------------------------------------------


class Advice(Struct):
    """A move, the chance to win with it, and the share of the search that it got."""

    move: str
    wins: float
    share: float


class HintResult(Struct, tag="hinted", tag_field="type"):
    """The best moves of a seat, the best first."""

    id: str
    number: int
    seat: str
    advice: list[Advice]


class Progress(Struct, tag="progress", tag_field="type"):
    """The progress of an analysis."""

    id: str
    done: int
    of: int


class AnalysedMove(Struct):
    """A decision, judged by what its player knew: each seat's chance to win, and a clearly better move.

    `number` is the number of its log entry.
    """

    number: int
    seat: str
    move: str
    wins: dict[str, float]
    played: float
    best: float
    better: str | None
    turning_point: bool


class AnalysisResult(Struct, tag="analysed", tag_field="type"):
    """Every decision of a finished game."""

    id: str
    moments: list[AnalysedMove]


class Presence(Struct, tag="presence", tag_field="type"):
    """The seats of people who are connected now, and the number of spectators."""

    seats: list[str]
    watching: int


class Closing(Struct, tag="closing", tag_field="type"):
    """The server is closing; connect again with your last number."""

    reason: str


ServerMessage = News | Accepted | Refused | HintResult | Progress | AnalysisResult | Presence | Closing
