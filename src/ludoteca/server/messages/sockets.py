"""Messages on the socket of a table, as JSON with a ``type``."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.server.messages.answers import Accepted, Refused
from ludoteca.server.messages.fields import PLAIN, EntryNumber, HintLevel, MoveText, RequestId, SeatName
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
    """Undo the last move of your seat, or ask the others for permission."""

    seat: SeatName
    number: EntryNumber
    id: RequestId


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """Whether you agree that another seat undoes its move."""

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
    level: HintLevel | None = None  # left out: the strongest that is offered


class AnalysisRequest(Struct, tag="analyse", tag_field="type", forbid_unknown_fields=True):
    """Ask for an analysis of every decision of a finished game."""

    id: RequestId


class KnowledgeRequest(Struct, tag="knowledge", tag_field="type", forbid_unknown_fields=True):
    """Ask for what your seat knows, when it must move: to compute a hint on your own device."""

    seat: SeatName
    id: RequestId


class DecisionsRequest(Struct, tag="decisions", tag_field="type", forbid_unknown_fields=True):
    """Ask for every decision of a finished game: to analyse it on your own device."""

    id: RequestId


class Cancel(Struct, tag="cancel", tag_field="type", forbid_unknown_fields=True):
    """Stop a hint or an analysis."""

    id: RequestId


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask for a pong, to find out whether the connection still works."""


CoachRequest = HintRequest | AnalysisRequest | KnowledgeRequest | DecisionsRequest
ClientMessage = Hello | Play | Undo | Answer | Chat | CoachRequest | Cancel | Ping


# --- To a client ----------------------------------------------------------------------------------


class HintedMove(Struct):
    """A move, the win probability with it, and the share of the search that it got."""

    move: str
    wins: float
    share: float


class Reason(Struct):
    """Why a move is better than another one: how the game is expected to end otherwise, in points.

    `gain`: the mover scores `total` more, most of it in the `part`.  `later`: the same, but less at first.
    `loss`: the opponent on a `seat` scores less by `loss`.  `cost`: the mover does too, but not as much.
    """

    kind: Literal["gain", "later", "loss", "cost"]
    total: float
    error: float  # the standard error of the total
    part: str | None
    gain: float  # the mover's, in the part
    seat: str | None
    loss: float


class HintResult(Struct, tag="hinted", tag_field="type"):
    """The best moves of a seat, the best first."""

    id: str
    number: int
    seat: str
    advice: list[HintedMove]
    iterations: int = 0  # how many times the search has tried a move and played on from it
    reason: Reason | None = None  # why the first move is better than the second


class Progress(Struct, tag="progress", tag_field="type"):
    """The progress of an analysis."""

    id: str
    done: int
    of: int


class AnalysedMove(Struct):
    """A decision, judged by what its player knew: each seat's win probability, and a clearly better move.

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
    reason: Reason | None = None  # why the other move was better, at a turning point


class AnalysisResult(Struct, tag="analysed", tag_field="type"):
    """Every decision of a finished game."""

    id: str
    moments: list[AnalysedMove]


class Known(Struct):
    """What a seat knows when it must move.

    `state` is one possible state, packed: what the seat does not know was dealt at random.  `actions` are the
    numbers of the legal `moves`, in the same order.  `move` is what was played then, if the game is over.
    `number` is that of the last log entry, or of the entry of that move.
    """

    number: int
    seat: str
    state: bytes
    actions: list[int]
    moves: list[str]
    move: str | None = None


class EngineKey(Struct):
    """Which WebAssembly module reads a packed state: that of a game, a version of its rules, and figures."""

    game: str
    rules: int
    figures: str
    champion: bool  # whether the game's network guides the search


class KnowledgeResult(Struct, tag="known", tag_field="type"):
    """What your seat knows now, and nothing else."""

    id: str
    engine: EngineKey
    known: Known


class DecisionsResult(Struct, tag="decided", tag_field="type"):
    """Some decisions of a finished game; `done` of its `of` moves were looked at by now."""

    id: str
    engine: EngineKey
    done: int
    of: int
    decisions: list[Known]


class Presence(Struct, tag="presence", tag_field="type"):
    """The seats of people who are connected now, and the number of spectators."""

    seats: list[str]
    watching: int


class ServerStops(Struct, tag="closing", tag_field="type"):
    """The server is closing; connect again with your last number."""

    reason: str


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to a ping."""


CoachAnswer = HintResult | Progress | AnalysisResult | KnowledgeResult | DecisionsResult
ServerMessage = News | Accepted | Refused | CoachAnswer | Presence | ServerStops | Pong
