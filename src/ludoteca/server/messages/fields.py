"""Types of the fields that messages are made of, with their limits."""

from typing import Annotated, Literal

from msgspec import Meta

EditionText = Annotated[str, Meta(max_length=64_000, description="the text of an edition file")]
GameName = Annotated[str, Meta(max_length=40, description="such as alpaca, africana, master-elf")]
SeatName = Annotated[str, Meta(pattern="^p[1-4]$", description="p1 to p4")]
# No control characters, and no space at either end.
PersonName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x20\x7f-\xa0\u2028\u2029]([^\x00-\x1f\x7f-\x9f\u2028\u2029]*"
        r"[^\x00-\x20\x7f-\xa0\u2028\u2029])?$(?!\n)",
    ),
]
# Text of several lines without control characters, which databases and terminals cannot handle.
PLAIN = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$(?!\n)"
Password = Annotated[str, Meta(min_length=8, max_length=200)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
EntryNumber = Annotated[int, Meta(ge=0, le=2**31 - 1)]
MoveText = Annotated[str, Meta(max_length=200, description="a move in words, as in `moves` of a view")]
Language = Literal["en", "it", "ru"]
Level = Literal["gentle", "easy", "medium", "hard", "best", "champion"]
HintLevel = Literal["easy", "medium", "hard", "best", "champion"]  # those that search
STANDARD_LEVEL: Level = "medium"  # of a bot whose level nobody has chosen
UndoRule = Literal["free", "ask", "off"]
TableState = Literal["open", "playing", "over", "closed", "study"]
UNFINISHED: tuple[TableState, ...] = ("open", "playing")
FINISHED: tuple[TableState, ...] = ("over", "closed", "study")
ChatRule = Literal["all", "players", "off"]
# Why a game does not count for ratings.
UnratedReason = Literal["casual", "edition", "hints", "undo", "one-person", "bots", "guests", "closed"]
SeatKind = Literal["here", "elsewhere", "bot"]
EntryKind = Literal["deal", "move", "undo", "ask", "answer", "chat", "seat", "rematch", "table", "rules"]
