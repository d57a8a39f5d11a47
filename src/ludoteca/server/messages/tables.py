"""Messages about tables: setting up, sitting down and what everybody may know of a table."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import (
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
    """Who shall sit on a seat: a person on this device, a person elsewhere, or a bot of a level."""

    kind: SeatKind
    name: PersonName | None = None
    level: Level | None = None


class ClockRule(Struct, forbid_unknown_fields=True):
    """Seconds each seat has for all its moves, and what every move gives back."""

    seconds: Annotated[float, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[float, Meta(ge=0, le=86400)] = 0.0


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: GameName
    seats: Annotated[list[NewSeat], Meta(min_length=2, max_length=4)]
    options: dict[str, Any] = {}
    edition: EditionText | None = None
    listed: bool = False  # whether everybody finds it among the open tables
    clock: ClockRule | None = None
    undo: UndoRule = "free"
    hints: bool | None = None  # allowed unless the table is rated
    rated: bool = False  # whether the game changes the ratings of the registered people who sit down
    chat: ChatRule = "all"  # who may chat: everybody, those who play, or nobody


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
    rated: bool = False  # whether its person is registered and sat down for a rated game


class Clock(Struct):
    """The seconds each seat has left; those of the seat in `running` are passing."""

    rule: ClockRule
    left: dict[str, float]
    running: str | None


class Table(Struct):
    """A table as everybody may know it.

    `rated` says whether the game counts as things are now; if it does not, `unrated_because` says why:

    - `casual`: it was not set up as a rated table
    - `edition`: it is played with figures of its own
    - `hints`: hints are allowed
    - `undo`: moves are taken back by agreement
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
    """A seat that you have taken, with the token of that seat alone."""

    table: Table
    seat: str
    token: str


class JoinRequest(Struct, forbid_unknown_fields=True):
    """Which free seat to take; any, if none is named."""

    seat: SeatName | None = None
    name: PersonName | None = None


class SeatChoice(Struct, forbid_unknown_fields=True):
    """Which of your seats you mean."""

    seat: SeatName


class StandIn(Struct, forbid_unknown_fields=True):
    """The bot that plays on for you when you leave; at a rated table it is `medium`."""

    seat: SeatName
    level: Level = "medium"


class SeatToken(Struct):
    """The right to a seat, for another device or a program."""

    seat: str
    token: str


class RecordText(Struct, forbid_unknown_fields=True):
    """A record of a game, to be looked at."""

    record: Annotated[str, Meta(max_length=400_000)]
    edition: EditionText | None = None
