"""Messages about tables: setting up, sitting down, and what everybody may see of a table."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import (
    STANDARD_LEVEL,
    ChatRule,
    EditionText,
    GameName,
    Level,
    PersonName,
    SeatKind,
    SeatName,
    TableState,
    UndoRule,
    UnratedReason,
)


class NewSeat(Struct, forbid_unknown_fields=True):
    """Who will sit on a seat: you (`here`), another person (`elsewhere`), or a bot of a level."""

    kind: SeatKind
    name: PersonName | None = None
    level: Level | None = None


class ClockRule(Struct, forbid_unknown_fields=True):
    """The seconds that each seat has for all its moves, and those that it gains with every move."""

    seconds: Annotated[float, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[float, Meta(ge=0, le=86400)] = 0.0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to set up."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    options: dict[str, Any] = {}
    edition: EditionText | None = None
    listed: bool = False  # whether everybody can find it among the open tables
    clock: ClockRule | None = None
    undo: UndoRule = "free"
    hints: bool | None = None  # allowed unless the table is rated
    rated: bool = False  # whether the game changes the ratings of registered people
    chat: ChatRule = "all"  # who may chat: everybody, players, or nobody


class Seat(Struct):
    """Who sits on a seat."""

    seat: str
    kind: SeatKind
    person: str | None
    name: str | None
    level: Level | None
    stand_in: Level | None  # the bot that plays while the person is away
    present: bool
    rank: int | None
    rated: bool = False  # whether a registered person sat down for a rated game


class Clock(Struct):
    """The seconds that each seat has left; the clock of the seat in `running` is running."""

    rule: ClockRule
    left: dict[str, float]
    running: str | None


class Table(Struct):
    """A table as everybody may see it.

    `rated` says whether the game counts at the moment; if it does not, `unrated_because` says why:

    - `casual`: it was not set up as a rated table
    - `edition`: it is played with an edition of its own
    - `hints`: hints are allowed
    - `undo`: moves can be undone by agreement
    - `one-person`: a person holds more than one seat
    - `bots`: fewer than two seats are for people
    - `guests`: fewer than two of the people who sit here are registered
    - `closed`: the table was closed before the game was over

    `rematch` is the id of the table that follows this one, once everybody has agreed to it.
    """

    id: str
    game: str
    edition: str
    state: TableState
    seats: list[Seat]
    options: dict[str, Any]
    owner: str
    listed: bool
    undo: UndoRule
    hints: bool
    created: float
    updated: float
    number: int
    turn: str | None
    rematch: str | None
    clock: Clock | None = None
    rated: bool = False
    unrated_because: list[UnratedReason] = []
    chat: ChatRule = "all"
    rematch_agreed: list[str] = []  # the ids of the people who want a rematch
    close_agreed: list[str] = []  # the ids of the people who want to close the table
    muted: list[str] = []  # the ids of the people who may not chat here
    kicked: list[str] = []  # the ids of the people who may not come back
    waiting_for: list[str] = []  # seats of a full rated table; it starts when their people are present


class SeatTaken(Struct):
    """The seat that you have taken, with a token for that seat only."""

    table: Table
    seat: str
    token: str


class JoinRequest(Struct, forbid_unknown_fields=True):
    """The free seat to take; any if none is named."""

    seat: SeatName | None = None
    name: PersonName | None = None


class SeatChoice(Struct, forbid_unknown_fields=True):
    """A seat of the table."""

    seat: SeatName


class StandIn(Struct, forbid_unknown_fields=True):
    """The seat that you leave, and the bot that plays on; at a rated table it is `medium`."""

    seat: SeatName
    level: Level = STANDARD_LEVEL


class SeatToken(Struct):
    """A token for one seat, for another device or a program."""

    seat: str
    token: str


class RecordText(Struct, forbid_unknown_fields=True):
    """The record of a game, and the edition it was played with."""

    record: Annotated[str, Meta(max_length=400_000)]
    edition: EditionText | None = None
