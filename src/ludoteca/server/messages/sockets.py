"""The dialogue on a table's socket: every message is one of these as JSON, with its ``type``."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.answers import Accepted, Refused
from ludoteca.server.messages.fields import PLAIN, Level, Number, RequestId, SeatName, Words
from ludoteca.server.messages.log import News

# --- From a client --------------------------------------------------------------------------------


class Hello(Struct, tag="hello", tag_field="type", forbid_unknown_fields=True):
    """The first message: your tokens (of a person or of seats), and the last line you have seen."""

    tokens: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=6)] = []
    number: Number = 0


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """A move of one of your seats."""

    seat: SeatName
    move: Words
    number: Number
    id: RequestId


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take the last move of your seat back, or ask the others to agree."""

    seat: SeatName
    number: Number
    id: RequestId


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """Whether you agree that a move is taken back."""

    seat: SeatName
    agree: bool
    id: RequestId


class Chat(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    """Something said at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=PLAIN)]
    id: RequestId


class Hint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What a strong bot would do on your seat."""

    seat: SeatName
    id: RequestId
    level: Level = "best"


class Analyse(Struct, tag="analyse", tag_field="type", forbid_unknown_fields=True):
    """Look at every decision of a finished game."""

    id: RequestId


class Cancel(Struct, tag="cancel", tag_field="type", forbid_unknown_fields=True):
    """Stop a hint or an analysis."""

    id: RequestId


ClientMessage = Hello | Play | Undo | Answer | Chat | Hint | Analyse | Cancel


# --- To a client ----------------------------------------------------------------------------------


class Advice(Struct):
    """A move, the chance to win with it, and how sure the bot is of it."""

    move: str
    wins: float
    share: float


class HintResult(Struct, tag="hinted", tag_field="type"):
    """The best moves, the best first."""

    id: str
    number: int
    seat: str
    advice: list[Advice]


class Progress(Struct, tag="progress", tag_field="type"):
    """How far an analysis is."""

    id: str
    done: int
    of: int


class AnalysedMove(Struct):
    """A decision in hindsight of what its player knew: each seat's chance, and a clearly better move.

    `number` is the line of the log.
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
    """Who is here now."""

    seats: list[str]
    watching: int


class Closing(Struct, tag="closing", tag_field="type"):
    """The server goes away for a while; come back with your last number."""

    reason: str


ServerMessage = News | Accepted | Refused | HintResult | Progress | AnalysisResult | Presence | Closing
