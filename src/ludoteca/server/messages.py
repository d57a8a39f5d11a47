"""Messages: what goes over HTTP in both directions, as JSON, and what sockets share with it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

EditionText = Annotated[str, Meta(max_length=64_000, description="the text of an edition file")]
GameName = Annotated[str, Meta(max_length=40, description="such as alpaca, africana, master-elf")]
SeatName = Annotated[str, Meta(pattern="^p[1-4]$", description="p1 to p4")]
# A name has no control characters and no space around it.
PersonName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=r"^[^\x00-\x20\x7f-\xa0\u2028\u2029]([^\x00-\x1f\x7f-\x9f\u2028\u2029]*"
        r"[^\x00-\x20\x7f-\xa0\u2028\u2029])?$(?!\n)",
    ),
]
# Text of several lines, without the control characters that databases and terminals stumble over.
PLAIN = r"^[^\x00-\x08\x0b\x0c\x0e-\x1f\x7f]*$(?!\n)"
Passphrase = Annotated[str, Meta(min_length=8, max_length=200)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]+$")]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Words = Annotated[str, Meta(max_length=200, description="a move in words, as in `moves` of a view")]
Language = Literal["en", "it", "ru"]
Level = Literal["easy", "medium", "hard", "best"]
UndoRule = Literal["free", "ask", "off"]
TableState = Literal["open", "playing", "over", "closed", "study"]
ChatRule = Literal["all", "players", "off"]
# Why a game does not change ratings.
UnratedReason = Literal["casual", "edition", "hints", "undo", "one-person", "bots", "guests", "closed"]
SeatKind = Literal["here", "elsewhere", "bot"]


# --- People ---------------------------------------------------------------------------------------


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody new, without registration."""

    name: PersonName
    language: Language = "en"


class Registration(Struct, forbid_unknown_fields=True):
    """A name to be known by on every device, for ratings."""

    name: PersonName
    passphrase: Passphrase


class PersonChange(Struct, forbid_unknown_fields=True):
    """What a guest or registered person changes about themselves."""

    name: PersonName | None = None
    language: Language | None = None


class PassphraseChange(Struct, forbid_unknown_fields=True):
    """Another passphrase for a registered name; every token given out before is worthless."""

    old: Passphrase
    new: Passphrase


class PassphraseGiven(Struct, forbid_unknown_fields=True):
    """The passphrase once more, for what a stolen token must not be enough for."""

    passphrase: Passphrase


class Recovery(Struct, forbid_unknown_fields=True):
    """A new passphrase for a registered name whose old one is lost, with the recovery code."""

    name: PersonName
    code: Annotated[str, Meta(min_length=1, max_length=80)]
    passphrase: Passphrase


class Deletion(Struct, forbid_unknown_fields=True):
    """Delete my account.  `passphrase` is needed if the name is registered."""

    passphrase: Passphrase | None = None


class Person(Struct):
    """Somebody, as others see them."""

    id: str
    name: str
    registered: bool


class Welcome(Struct):
    """Who you are now, and the token that says so.  Send it as `Authorization: Bearer <token>`.

    A token is good until `expires`, in seconds since 1970; `GET /api/people/me` answers with a fresh one.
    `recovery` is a code that sets a new passphrase; it is shown once, after registering or recovering a name.
    """

    person: Person
    language: Language
    token: str
    expires: float
    recovery: str | None = None


class RecoveryCode(Struct):
    """A new recovery code; the one before is worthless.  It is shown this once."""

    code: str


class Rating(Struct):
    """How well a registered person plays a game, by openskill: skill is surely above mu - 3 sigma."""

    person: Person
    game: str
    mu: float
    sigma: float
    games: int


# --- Tables ---------------------------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit on a seat: a person on this device, a person elsewhere, or a bot of a level."""

    kind: SeatKind
    name: PersonName | None = None
    level: Level | None = None


class ClockRule(Struct, forbid_unknown_fields=True):
    """Seconds each seat has for all its moves, and what every move gives back."""

    seconds: Annotated[float, Meta(ge=10, le=60 * 86400)]
    increment: Annotated[float, Meta(ge=0, le=86400)] = 0.0


class TableWish(Struct, forbid_unknown_fields=True):
    """A table to be set up."""

    game: GameName
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
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


class Seated(Struct):
    """A seat that you have taken, with the token of that seat alone."""

    table: Table
    seat: str
    token: str


class JoinWish(Struct, forbid_unknown_fields=True):
    """Which free seat to take; any, if none is named."""

    seat: SeatName | None = None
    name: PersonName | None = None


class SeatAct(Struct, forbid_unknown_fields=True):
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


# --- What has happened ----------------------------------------------------------------------------


class Entry(Struct, omit_defaults=True):
    """One line of a table's log, as its reader may know it.

    `events` are keyed by the seats the reader holds, or by `watching`.  `move` is there for who played it.
    The `body` of an `undo` names the `line` that it takes back.  A `rematch` is somebody's answer (`agree`);
    the one that completes the agreement names the new `table`.  A `table` line is about the table as a whole:
    its `act` is `kicked`, `muted`, `unmuted`, `close-agreed`, `close-declined` or `closed`.  A `rules` line
    says that the game is `carried` over to new rules, or `ended` by them.
    """

    number: int
    kind: Literal["deal", "move", "undo", "ask", "answer", "chat", "seat", "rematch", "table", "rules"]
    at: float
    seat: str | None = None
    move: str | None = None
    events: dict[str, list[dict[str, Any]]] | None = None
    body: dict[str, Any] | None = None
    undone: bool = False


class News(Struct, tag="news", tag_field="type"):
    """Something happened: the new lines, the table now, and what each of your seats sees now.

    A message has 200 lines at most; `more` says that there are later ones.
    """

    table: Table
    entries: list[Entry]
    views: dict[str, dict[str, Any]]
    can_undo: list[str]
    more: bool = False


class MovePlayed(Struct, forbid_unknown_fields=True):
    """A move by HTTP.  `number` is the last line of the log that you have seen."""

    seat: SeatName
    move: Words
    number: Number
    id: RequestId


class Accepted(Struct, tag="accepted", tag_field="type"):
    """What you asked under this id has been written down as that line of the log."""

    id: str
    number: int


class Refused(Struct, tag="refused", tag_field="type"):
    """What you asked under this id is not possible; `reason` is for programs, `message` for people.

    After `retry_after` seconds it may be possible.
    """

    reason: str
    message: str
    id: str | None = None
    legal: list[str] | None = None
    retry_after: int | None = None


# --- Games ----------------------------------------------------------------------------------------


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    least: int
    most: int
    edition: str
    rules: int
    options: list[str]
    reconstructed: bool  # whether some figures of the edition are not the printed ones


class TellingInfo(Struct):
    """How an event is told: the kind of each of its facts, and which fact may be hidden."""

    name: str
    kinds: dict[str, str]
    hidden: str | None


class SpeechInfo(Struct):
    """What a client needs to say moves and events in a language, beside the game's Fluent messages."""

    patterns: list[str]
    names: dict[str, dict[str, str]]  # by kind and word
    tellings: list[TellingInfo]


class Moments(Struct):
    """A table as it was after a line of its log, seen from the asked seat."""

    number: int
    of: int
    view: dict[str, Any]
    entry: Entry | None


class Health(Struct):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int
    bots_ready: list[str]
