"""Live tables: a table of the database held in memory, with its match, its log and who listens.

What a live table knows follows from its rows and its log alone; if ever in doubt it is read again.
"""

import asyncio
import time
from collections.abc import Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Protocol

from sqlalchemy import Row

from ludoteca import Event, Game, Match
from ludoteca.archive import ArchivedGame
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.games.replay import followed, is_carried
from ludoteca.server.messages.log import LogEntryView, News
from ludoteca.server.messages.tables import Seat, Table
from ludoteca.server.storage.appending import Line
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.eligibility import absent, unrated_because

WATCHING = "watching"
PAGE = 200  # lines in one message
TURNS = ("move", "undo", "rules")  # lines that change what a move answers to


class Listener(Protocol):
    """Somebody who hears what happens at a table."""

    seats: frozenset[str]
    versions: dict[str, int]  # of the seats' tokens when it came
    people: dict[str, int]  # whose rights it came with, and the version of their tokens

    def tell(self, message: bytes) -> None: ...

    def stop(self) -> None: ...

    def check_pace(self, now: float) -> None: ...


@dataclass
class SeatState:
    """Who sits on a seat, as the database has it."""

    seat: str
    kind: str
    person: str | None
    name: str | None
    level: str | None
    stand_in: str | None
    version: int
    rank: int | None
    rated: bool

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays for this seat now."""
        return self.level if self.kind == "bot" else self.stand_in

    @property
    def is_free(self) -> bool:
        return self.kind == "elsewhere" and self.person is None


@dataclass(slots=True)
class Happened:
    """A line of the log, and the events that it brought."""

    line: Line
    events: tuple[Event, ...] = ()
    undone: bool = False


@dataclass
class UndoRequest:
    """A seat asks to take its last move back."""

    seat: str
    agreed: set[str] = field(default_factory=set)
    answered: set[str] = field(default_factory=set)


@dataclass(frozen=True)
class RemoteListeners:
    """Who listens to a table on another process, and when that process said so."""

    seats: list[str]
    watching: int
    heard: float

    def is_same(self, other: "RemoteListeners") -> bool:
        return (self.seats, self.watching) == (other.seats, other.watching)


class LiveTable:
    """One table."""

    def __init__(self, row: Row[Any], seats: list[Row[Any]], game: Game, clock: GameClock) -> None:
        self.services = clock
        self.id: str = row.id
        self.first = game  # the rules under which the table was set up
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_listeners: dict[str, RemoteListeners] = {}  # who listens on other processes
        self.earlier: str | None = None  # what was played under older rules, as the record shows it
        self.is_stale = False
        self.is_deleted = False  # from the database; nothing more happens here
        self.used = 0.0
        self._opened = time.monotonic()
        self._seen: dict[str, float] = {}  # when each seat was last seen, since this process knows the table
        self._were_present: set[str] = set()
        self.adopt(row, seats)
        self.clear()

    def adopt(self, row: Row[Any], seats: list[Row[Any]]) -> None:
        """Take over what the database says of the table."""
        self.row: Any = SimpleNamespace(**row._mapping)  # SQLAlchemy's rows each keep 4 KiB of their query
        self.state: str = row.state
        self.rematch: str | None = row.rematch
        self.agreed: dict[str, list[str]] = row.agreed or {}
        self.muted: list[str] = row.muted or []
        self.kicked: list[str] = row.kicked or []
        self.updated: float = row.updated
        self.host: str | None = row.host
        self.lease: float | None = row.lease
        columns = SeatState.__dataclass_fields__
        self.seats = {seat.seat: SeatState(*(getattr(seat, name) for name in columns)) for seat in seats}
        self.clocks = Clocks.of_rows(row, seats)

    def clear(self) -> None:
        """Before the first line."""
        self.game = self.first
        self.match: Match | None = None
        self.log: list[Happened] = []
        self.requests: dict[str, int] = {}
        self.turn_number = 0
        self.undo_request: UndoRequest | None = None
        self.unsettled = 0  # lines since the last move that cannot be taken back, chat apart
        self.undos = 0

    def become(self, other: "LiveTable") -> None:
        """Know what another reading of the same log knows."""
        self.game, self.match, self.log, self.requests = other.game, other.match, other.log, other.requests
        self.turn_number, self.undo_request = other.turn_number, other.undo_request
        self.unsettled, self.undos = other.unsettled, other.undos

    # --- The log ----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return self.log[-1].line.number if self.log else 0

    def replay(self, line: Line) -> None:
        """A line that the database has: do what it says."""
        self.game, self.match, events = followed(
            self.game, self.match, line, len(self.seats), self.row.edition
        )
        self.note(line, events)

    def note(self, line: Line, events: tuple[Event, ...] = ()) -> None:
        """Write a line down that has been done."""
        if line.kind == "undo":
            self.last_move().undone = True
        self.log.append(Happened(line, events))
        if line.request is not None:
            self.requests[line.request] = line.number
        if line.seat is not None:
            self.saw([line.seat])
        if line.kind in TURNS:
            self.turn_number = line.number
        self._note_room(line)
        self._note_asking(line)

    def last_move(self) -> Happened:
        """The last move that was not taken back."""
        return next(h for h in reversed(self.log) if h.line.kind == "move" and not h.undone)

    def _note_room(self, line: Line) -> None:
        """Count what could be written without end: lines that do not bring the game further."""
        self.undos += line.kind in ("ask", "undo")
        if line.kind == "move" and self.match is not None and not self.match.can_undo:
            self.unsettled = 0
        elif line.kind != "chat":
            self.unsettled += 1

    @property
    def is_old(self) -> bool:
        """Whether the table is under rules that are not the present ones any more."""
        return isinstance(self.game, ArchivedGame)

    @property
    def move_lines(self) -> list[int]:
        """The lines of the moves that the match holds: those since the last change of rules."""
        numbers: list[int] = []
        for happened in self.log:
            if is_carried(happened.line):
                numbers.clear()
            elif happened.line.kind == "move" and not happened.undone:
                numbers.append(happened.line.number)
        return numbers

    def _note_asking(self, line: Line) -> None:
        if line.kind == "ask" and line.seat:
            self.undo_request = UndoRequest(line.seat)
        elif line.kind == "answer":
            self._note_answer(line)
        elif line.kind not in ("chat", "table", "rematch"):
            self.undo_request = None

    def _note_answer(self, line: Line) -> None:
        if self.undo_request is not None and line.seat is not None:
            self.undo_request.answered.add(line.seat)
            if line.body["agree"]:
                self.undo_request.agreed.add(line.seat)

    # --- Who sits here ----------------------------------------------------------------------------

    @property
    def turn(self) -> str | None:
        return self.match.turn if self.match and self.state == "playing" else None

    @property
    def bot(self) -> str | None:
        """The level of the bot that must move, if one must."""
        return self.seats[self.turn].bot if self.turn else None

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats.values())

    def others(self, seat: str) -> list[str]:
        """The seats of people who are asked before that seat takes a move back."""
        own = self.seats[seat].person
        return [
            other.seat for other in self.seats.values() if not other.bot and other.person not in (None, own)
        ]

    @property
    def people(self) -> set[str]:
        """Those who play here, also while a bot stands in for them."""
        return {seat.person for seat in self.seats.values() if seat.person is not None}

    def is_welcome(self, listener: Listener) -> bool:
        """Whether the rights with which somebody came still hold."""
        return listener.people.keys().isdisjoint(self.kicked) and all(
            self.seats[seat].version == version for seat, version in listener.versions.items()
        )

    @property
    def waiting_for(self) -> list[str]:
        """The seats of a full rated table whose people are not here."""
        return absent(self.row, self.state, self.seats.values(), self.present)

    @property
    def is_ready(self) -> bool:
        """Whether the game can start."""
        return self.state == "open" and self.is_full and not self.waiting_for

    @property
    def here(self) -> set[str]:
        """The seats of those who listen on this process; a listener whose right was revoked may still go."""
        return {seat for listener in self.listeners if self.is_welcome(listener) for seat in listener.seats}

    @property
    def present(self) -> set[str]:
        here = self.here
        return here.union(*(there.seats for there in self.remote_listeners.values()))

    def note_presence(self) -> None:
        """Somebody has come or gone: remember when each seat was last seen."""
        present = self.present
        self.saw(present | self._were_present)
        self._were_present = present

    def saw(self, seats: Iterable[str]) -> None:
        """These seats have just shown that their people are here."""
        self._seen |= dict.fromkeys(seats, time.monotonic())

    def away(self, seat: str) -> float:
        """For how many seconds the person of a seat has not been seen, as far as this process knows."""
        return 0.0 if seat in self.present else time.monotonic() - self._seen.get(seat, self._opened)

    @property
    def watching(self) -> int:
        here = sum(1 for listener in self.listeners if not listener.seats)
        return here + sum(there.watching for there in self.remote_listeners.values())

    # --- What is told -----------------------------------------------------------------------------

    def table(self) -> Table:
        """The table as everybody may know it."""
        row, present = self.row, self.present
        seats = [
            Seat(s.seat, s.kind, s.person, s.name, s.level, s.stand_in, s.seat in present, s.rank, s.rated)  # type: ignore[arg-type]
            for s in self.seats.values()
        ]
        unrated = unrated_because(row, self.state, self.seats.values())
        return Table(
            row.id, row.game, row.edition_name, self.state, seats, row.options, row.owner, row.listed,  # type: ignore[arg-type]
            row.undo, row.hints, row.created, self.updated, self.number, self.turn, self.rematch,
            self.clocks.told(self.turn, self.services.now()), not unrated, unrated, row.chat,
            self.agreed.get("rematch", []), self.agreed.get("close", []), self.muted, self.kicked,
            self.waiting_for,
        )  # fmt: skip

    def news(self, seats: frozenset[str], after: int) -> News:
        """What happened after a line, as the holder of some seats (none: a spectator) may know it.

        That is one page of it; ``more`` says that other lines follow.
        """
        new = [self.entry(happened, seats) for happened in self.log[after : after + PAGE]]
        more = after + PAGE < len(self.log)
        return News(self.table(), new, self.views(seats), self.can_undo(seats), more)

    def entry(self, happened: Happened, seats: frozenset[str]) -> LogEntryView:
        line = happened.line
        shown = LogEntryView(line.number, line.kind, line.at, line.seat, undone=happened.undone)  # type: ignore[arg-type]
        if line.kind in ("deal", "move"):
            shown.events = {
                name: [event.seen_by(seat) for event in happened.events] for name, seat in viewpoints(seats)
            }
            if line.kind == "move" and (line.seat in seats or self.state in ("over", "study")):
                shown.move = line.body["move"]
        else:
            shown.body = line.body
        return shown

    def views(self, seats: frozenset[str]) -> dict[str, dict[str, Any]]:
        match = self.match
        if match is None:
            return {}
        views = match.views(seat for _, seat in viewpoints(seats))
        return {name: views[seat] for name, seat in viewpoints(seats)}

    def can_undo(self, seats: frozenset[str]) -> list[str]:
        turn = self.turn
        allowed = turn in seats and self.row.undo != "off" and self.match is not None and self.match.can_undo
        return [turn] if turn and allowed else []


def viewpoints(seats: frozenset[str]) -> list[tuple[str, str | None]]:
    """The seats one sees from, by the names under which it is told."""
    return [(seat, seat) for seat in sorted(seats)] or [(WATCHING, None)]
