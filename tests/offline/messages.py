"""Messages, right and wrong, and what becomes of them; the same with msgspec and with what browsers have."""

import json
import sys

import msgspec

from ludoteca.server.messages.answers import Accepted, Refused, Said
from ludoteca.server.messages.log import ChatEntry, MoveEntry, News
from ludoteca.server.messages.people import Guest, Person, PersonChange, Welcome
from ludoteca.server.messages.sockets import (
    AnalysedMove,
    AnalysisResult,
    ClientMessage,
    DecisionsResult,
    EngineKey,
    HintedMove,
    HintResult,
    KnowledgeResult,
    Known,
    Pong,
    Presence,
    Progress,
    ServerStops,
)
from ludoteca.server.messages.tables import NewTable, RecordText, SeatChoice, StandIn, Table
from ludoteca.server.storage.log_entries import LogEntry

PLAY = {"type": "play", "seat": "p1", "move": "end", "number": 3, "id": "x"}
SEATS = [{"kind": "here"}, {"kind": "bot", "level": "easy"}]
MESSAGES = [
    (ClientMessage, PLAY),
    (ClientMessage, {**PLAY, "seat": "p5"}),
    (ClientMessage, {**PLAY, "number": -1}),
    (ClientMessage, {**PLAY, "number": True}),
    (ClientMessage, {**PLAY, "id": "a b"}),
    (ClientMessage, {**PLAY, "other": 1}),
    (ClientMessage, {"type": "hello", "tokens": ["a"], "number": 0}),
    (ClientMessage, {"type": "hello", "tokens": "a"}),
    (ClientMessage, {"type": "hint", "seat": "p2", "id": "y"}),
    (ClientMessage, {"type": "knowledge", "seat": "p2", "id": "y"}),
    (ClientMessage, {"type": "ping"}),
    (ClientMessage, {"type": "sing"}),
    (ClientMessage, []),
    (NewTable, {"game": "alpaca", "seats": SEATS}),
    (NewTable, {"game": "alpaca", "seats": SEATS, "options": {"a": [1]}, "clock": {"seconds": 60}}),
    (NewTable, {"game": "alpaca", "seats": SEATS, "clock": {"seconds": 1}}),
    (NewTable, {"game": "alpaca", "seats": SEATS[:1]}),
    (NewTable, {"game": "alpaca", "seats": [{"kind": "cat"}, SEATS[0]]}),
    (NewTable, {"seats": SEATS}),
    (Guest, {"name": "Анна"}),
    (Guest, {"name": " Anna"}),
    (PersonChange, {}),
    (PersonChange, {"language": "it", "name": None}),
    (PersonChange, {"language": "de"}),
    (StandIn, {"seat": "p1"}),
    (SeatChoice, {"seat": 1}),
    (RecordText, {"record": "x"}),
]

ENTRY = MoveEntry(number=1, at=0.5, seat="p1", events={"p1": [{"a": "è"}]})
LINE = ChatEntry(number=2, at=0.5, body={"person": "a", "name": "Anna", "text": "è"})
TABLE = Table("t", "alpaca", "own", "open", [], {}, "o", False, "free", True, 0.0, 1.5, 2, None, None)
KNOWN = Known(3, "p1", b"\x00\xff\x10", [4, 7], ["end", "place puppy"])
ENGINE = EngineKey("alpaca", 2, "f", champion=True)
# One of each kind of message to a client.
ANSWERS = [
    News(TABLE, [ENTRY, LINE], {}, []),
    Accepted("x", 7),
    Refused("busy", "Later.", "x", retry_after=2, sentences=[Said("busy", {"most": 3, "share": 0.5})]),
    HintResult("x", 3, "p1", [HintedMove("end", 0.25, 1.0)], 500),
    Progress("x", 1, 2),
    AnalysisResult(
        "x", [AnalysedMove(3, "p1", "end", {"p1": 0.5, "p2": 0.5}, 0.5, 0.75, "place puppy", True)]
    ),
    KnowledgeResult("x", ENGINE, KNOWN),
    DecisionsResult("x", ENGINE, 1, 2, [KNOWN]),
    Presence(["p1"], 2),
    ServerStops("update"),
    Pong(),
    Welcome(Person("a", "Анна", False), "ru", "token", 1.5),
]


def report() -> list[str]:
    """Return what each message becomes, decoded and encoded again."""
    lines = []
    for kind, message in MESSAGES:
        try:
            found = msgspec.json.Decoder(kind).decode(json.dumps(message))
            lines.append(msgspec.json.encode(found).decode())
        except msgspec.ValidationError:
            lines.append("refused")
    lines += [msgspec.json.encode(answer).decode() for answer in ANSWERS]
    lines.append(repr(LogEntry("t", 1, "chat", None, {}, None, 0.0).events))
    lines.append(str(msgspec.to_builtins(ENTRY)))
    return lines


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    print(json.dumps(report()))
