"""Rows of the database as typed objects."""

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Required, TypedDict

from ludoteca.server.messages.fields import ChatRule, Language, Level, SeatKind, TableState, UndoRule

if TYPE_CHECKING:
    from sqlalchemy import Row


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person.  ``schema.people`` says what the columns mean."""

    id: str
    name: str
    sign: str | None
    skeleton: str | None
    passphrase: str | None
    recovery: str | None
    language: Language
    version: int
    created: float
    seen: float | None
    standing: str | None
    operator: bool

    @property
    def is_registered(self) -> bool:
        return self.sign is not None


@dataclass(slots=True)
class TableRow:
    """A table.  ``schema.tables`` says what the columns mean."""

    id: str
    game: str
    edition: str | None  # the id of its text
    edition_name: str
    rules: int
    digest: str
    options: dict[str, Any]  # JSON
    owner: str
    listed: bool
    clock: dict[str, float] | None
    undo: UndoRule
    hints: bool
    rated: bool
    chat: ChatRule
    created: float
    updated: float
    state: TableState
    number: int
    turn: str | None
    bot_turn: bool
    deadline: float | None
    host: str | None
    lease: float | None
    rematch: str | None
    agreed: dict[str, list[str]] | None
    muted: list[str] | None
    kicked: list[str] | None


@dataclass(slots=True)
class SeatRow:
    """A seat of a table.  ``schema.seats`` says what the columns mean."""

    table: str
    seat: str
    kind: SeatKind
    person: str | None
    name: str | None
    level: Level | None
    stand_in: Level | None
    version: int
    clock: float | None
    rank: int | None
    rated: bool

    @property
    def bot(self) -> Level | None:
        """The level of the bot that plays this seat now, None if a person does."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_free(self) -> bool:
        return self.kind == "elsewhere" and self.person is None


@dataclass(frozen=True, slots=True)
class RatingRow:
    """How well a person plays a game.  ``schema.ratings`` says what the columns mean."""

    person: str
    game: str
    mu: float
    sigma: float
    games: int


def shown_rating(rating: Any) -> Any:
    """Return the rating that people see, of a row or of columns; their skill is very likely higher."""
    return rating.mu - 3 * rating.sigma


class NewTableRow(TypedDict, total=False):
    """Columns with which a table begins; the others begin empty."""

    id: Required[str]
    game: Required[str]
    edition: str | None  # the id of its text
    edition_name: Required[str]
    rules: Required[int]
    digest: Required[str]
    options: Required[dict[str, Any]]  # JSON
    owner: Required[str]
    listed: Required[bool]
    clock: dict[str, float] | None
    undo: Required[UndoRule]
    hints: Required[bool]
    rated: bool
    chat: ChatRule
    created: Required[float]
    updated: Required[float]
    state: Required[TableState]
    number: Required[int]
    turn: str | None
    bot_turn: Required[bool]
    deadline: float | None
    muted: list[str]
    kicked: list[str]


class NewSeatRow(TypedDict, total=False):
    """Columns with which a seat begins; the others begin empty."""

    seat: Required[str]
    kind: Required[SeatKind]
    person: str | None
    name: str | None
    level: Level | None
    version: Required[int]
    clock: float | None
    rated: bool


class TableChanges(TypedDict, total=False):
    """Columns of a table that a log entry changes."""

    state: TableState
    turn: str | None
    bot_turn: bool
    deadline: float | None
    host: str | None
    lease: float | None
    rematch: str | None
    agreed: dict[str, list[str]]
    muted: list[str]
    kicked: list[str]
    rules: int
    digest: str
    options: dict[str, Any]  # JSON


class SeatChanges(TypedDict, total=False):
    """Columns of a seat that a log entry changes."""

    kind: SeatKind
    person: str | None
    name: str | None
    level: Level | None
    stand_in: Level | None
    version: int
    clock: float | None
    rank: int | None
    rated: bool


class PersonChanges(TypedDict, total=False):
    """Columns of a person that change.  ``Store.change_person`` raises the version."""

    name: str
    sign: str
    skeleton: str
    passphrase: str
    recovery: str
    language: Language
    seen: float
    standing: str | None
    operator: bool


TABLE_COLUMNS = tuple(field.name for field in fields(TableRow))
SEAT_COLUMNS = tuple(field.name for field in fields(SeatRow))
PERSON_COLUMNS = tuple(field.name for field in fields(PersonRow))
RATING_COLUMNS = tuple(field.name for field in fields(RatingRow))


# SQLAlchemy types the columns of a row as Any, and each of its rows keeps 4 KiB of its query alive.


def person_row(row: "Row[Any]") -> PersonRow:
    return PersonRow(*(getattr(row, name) for name in PERSON_COLUMNS))


def table_row(row: "Row[Any]") -> TableRow:
    return TableRow(*(getattr(row, name) for name in TABLE_COLUMNS))


def seat_row(row: "Row[Any]") -> SeatRow:
    return SeatRow(*(getattr(row, name) for name in SEAT_COLUMNS))


def rating_row(row: "Row[Any]") -> RatingRow:
    return RatingRow(*(getattr(row, name) for name in RATING_COLUMNS))
