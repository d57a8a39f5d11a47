"""Live tables: a table held in memory, with its match, its log and its listeners.

Everything a live table knows follows from its rows and its log.  When in doubt, it is read again.
"""

import asyncio
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from ludoteca import Event, Game, Match
from ludoteca.archive import ArchivedGame
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.games.replay import is_rules_change, replay_entry
from ludoteca.server.messages.fields import EntryKind, Level, TableState
from ludoteca.server.messages.log import LogEntryView, News
from ludoteca.server.messages.tables import Seat, Table
from ludoteca.server.storage.entry_bodies import AnswerBody, MoveBody, body_as
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.rows import SeatRow, TableRow
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.eligibility import absent_seats, unrated_reasons

WATCHING = "watching"  # stands for spectators where seats are named
PAGE = 200  # log entries in one message
TURN_KINDS = ("move", "undo", "rules")  # entries after which a move answers to another position
View = dict[str, Any]  # JSON, as the game defines it


class Listener(Protocol):
    """A client that hears what happens at a table."""

    seats: frozenset[str]
    versions: dict[str, int]  # of the seats' tokens when it connected
    people: dict[str, int]  # whose tokens it connected with, and their versions

    def send(self, message: bytes) -> None: ...

    def disconnect(self) -> None: ...

    def check_pace(self, now: float) -> None: ...


@dataclass
class UndoRequest:
    """A seat asks the others whether it may take its last move back."""

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

    def __init__(self, row: TableRow, seats: Iterable[SeatRow], game: Game, clock: GameClock) -> None:
        self.clock = clock
        self.id = row.id
        self.first_game = game  # with the rules under which the table was set up
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_listeners: dict[str, RemoteListeners] = {}  # by process
        self.earlier_records: str | None = None  # what was played under older rules, as the record shows it
        self.must_reload = False  # memory may be ahead of the database: read the table again before using it
        self.is_deleted = False  # from the database; nothing more happens here
        self.used = 0.0
        self._opened = time.monotonic()
        self._seen: dict[str, float] = {}  # when this process last saw each seat
        self._were_present: set[str] = set()
        self.load_rows(row, seats)
        self._clear_log()

    def load_rows(self, row: TableRow, seats: Iterable[SeatRow]) -> None:
        """Take over the rows of the table and its seats from the database."""
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}

    def _clear_log(self) -> None:
        self.game = self.first_game
        self.match: Match | None = None
        self.log: list[LogEntry] = []
        self.requests: dict[str, int] = {}  # the number of the entry that each request has led to
        self.turn_number = 0  # of the entry that a move must answer
        self.undo_request: UndoRequest | None = None
        self.unsettled = 0  # entries, except chat, since the last move that cannot be taken back
        self.undos = 0

    def copy_log(self, other: "LiveTable") -> None:
        """Take over the log and the match of another copy of this table."""
        self.game, self.match, self.log, self.requests = other.game, other.match, other.log, other.requests
        self.turn_number, self.undo_request = other.turn_number, other.undo_request
        self.unsettled, self.undos = other.unsettled, other.undos

    # --- Columns ----------------------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        return self.row.state

    @property
    def rematch(self) -> str | None:
        return self.row.rematch

    @property
    def agreed(self) -> dict[str, list[str]]:
        return self.row.agreed or {}

    @property
    def muted(self) -> list[str]:
        return self.row.muted or []

    @property
    def kicked(self) -> list[str]:
        return self.row.kicked or []

    @property
    def clocks(self) -> Clocks | None:
        return Clocks.of(self.row, self.seats.values())

    # --- The log ----------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last log entry."""
        return self.log[-1].number if self.log else 0

    def next_entry(
        self,
        kind: EntryKind,
        seat: str | None,
        body: Mapping[str, Any],
        request: str | None = None,
        events: Sequence[Event] = (),
    ) -> LogEntry:
        """A new entry for the end of the log; it is not in the log until it is written and applied."""
        return LogEntry(self.id, self.number + 1, kind, seat, dict(body), request, time.time(), events)

    def replay(self, entry: LogEntry) -> None:
        """Do to the match what an entry of the database says, and apply it; rows are loaded separately."""
        self.game, self.match, entry.events = replay_entry(
            self.game, self.match, entry, len(self.seats), self.row.edition
        )
        self._add_entry(entry)

    def apply(self, entry: LogEntry, changes: Changes) -> None:
        """Apply an entry that is in the database now, with its changes.  The match was changed before."""
        self._add_entry(entry)
        self.row.number, self.row.updated = entry.number, entry.at
        for column, value in changes.table.items():
            setattr(self.row, column, value)
        for seat, values in changes.seats.items():
            for column, value in values.items():
                setattr(self.seats[seat], column, value)

    def _add_entry(self, entry: LogEntry) -> None:
        if entry.kind == "undo":
            self.last_move().undone = True
        self.log.append(entry)
        if entry.request is not None:
            self.requests[entry.request] = entry.number
        if entry.seat is not None:
            self.note_seen([entry.seat])
        if entry.kind in TURN_KINDS:
            self.turn_number = entry.number
        self._count(entry)
        self._update_undo_request(entry)

    def last_move(self) -> LogEntry:
        """The last move that was not taken back."""
        return next(entry for entry in reversed(self.log) if entry.kind == "move" and not entry.undone)

    def _count(self, entry: LogEntry) -> None:
        """Count entries that do not advance the game: without a limit a log could grow for ever."""
        self.undos += entry.kind in ("ask", "undo")
        if entry.kind == "move" and self.match is not None and not self.match.can_undo:
            self.unsettled = 0
        elif entry.kind != "chat":
            self.unsettled += 1

    def _update_undo_request(self, entry: LogEntry) -> None:
        if entry.kind == "ask" and entry.seat:
            self.undo_request = UndoRequest(entry.seat)
        elif entry.kind == "answer":
            if self.undo_request is not None and entry.seat is not None:
                self.undo_request.answered.add(entry.seat)
                if body_as(entry, AnswerBody)["agree"]:
                    self.undo_request.agreed.add(entry.seat)
        elif entry.kind not in ("chat", "table", "rematch"):
            self.undo_request = None

    @property
    def has_old_rules(self) -> bool:
        return isinstance(self.game, ArchivedGame)

    @property
    def move_numbers(self) -> list[int]:
        """The entries of the moves in the match: those since the last change of rules."""
        numbers: list[int] = []
        for entry in self.log:
            if is_rules_change(entry):
                numbers.clear()
            elif entry.kind == "move" and not entry.undone:
                numbers.append(entry.number)
        return numbers

    # --- Seats and people -------------------------------------------------------------------------

    @property
    def turn(self) -> str | None:
        """The seat that must move."""
        return self.match.turn if self.match and self.state == "playing" else None

    @property
    def bot(self) -> Level | None:
        """The level of the bot that must move, if one must."""
        turn = self.turn
        return self.seats[turn].bot if turn else None

    @property
    def is_full(self) -> bool:
        return not any(seat.is_free for seat in self.seats.values())

    def other_players(self, seat: str) -> list[str]:
        """The seats of people who must agree before a seat takes a move back."""
        own = self.seats[seat].person
        return [
            other.seat for other in self.seats.values() if not other.bot and other.person not in (None, own)
        ]

    @property
    def people(self) -> set[str]:
        """Everybody who plays here, also while a bot stands in for them."""
        return {seat.person for seat in self.seats.values() if seat.person is not None}

    def is_allowed(self, listener: Listener) -> bool:
        """Whether a listener was not kicked, and the tokens of its seats were not revoked."""
        return listener.people.keys().isdisjoint(self.kicked) and all(
            self.seats[seat].version == version for seat, version in listener.versions.items()
        )

    @property
    def waiting_for(self) -> list[str]:
        """The seats of a full rated table whose people are not here."""
        return absent_seats(self.row, self.seats.values(), self.present)

    @property
    def is_ready(self) -> bool:
        """Whether the game can start."""
        return self.state == "open" and self.is_full and not self.waiting_for

    # --- Presence ---------------------------------------------------------------------------------

    @property
    def present_here(self) -> set[str]:
        """The seats of listeners on this process, except those that are being disconnected."""
        return {seat for listener in self.listeners if self.is_allowed(listener) for seat in listener.seats}

    @property
    def present(self) -> set[str]:
        """The seats of listeners on all processes."""
        return self.present_here.union(*(there.seats for there in self.remote_listeners.values()))

    @property
    def watching_here(self) -> int:
        """How many spectators listen on this process."""
        return sum(1 for listener in self.listeners if not listener.seats)

    @property
    def watching(self) -> int:
        """How many spectators listen on all processes."""
        return self.watching_here + sum(there.watching for there in self.remote_listeners.values())

    def note_presence(self) -> None:
        """Remember when each seat was last seen, after somebody has come or gone."""
        present = self.present
        self.note_seen(present | self._were_present)
        self._were_present = present

    def note_seen(self, seats: Iterable[str]) -> None:
        """Remember that the people of these seats are here now."""
        self._seen |= dict.fromkeys(seats, time.monotonic())

    def seconds_away(self, seat: str) -> float:
        """For how long this process has not seen the person of a seat."""
        return 0.0 if seat in self.present else time.monotonic() - self._seen.get(seat, self._opened)

    # --- Views ------------------------------------------------------------------------------------

    def view_table(self) -> Table:
        """The table as everybody may see it."""
        clock = None if self.clocks is None else self.clocks.view(self.turn, self.clock.now())
        table = view_table(self.row, self.seats.values(), self.present)
        table.number, table.turn, table.clock = self.number, self.turn, clock
        table.rematch_agreed = self.agreed.get("rematch", [])
        table.close_agreed = self.agreed.get("close", [])
        table.muted, table.kicked = self.muted, self.kicked
        return table

    def news(self, seats: frozenset[str], after: int) -> News:
        """What happened after an entry, as the holder of the given seats (none: a spectator) may see it.

        The answer is one page; ``more`` says that other entries follow.
        """
        entries = [self.view_entry(entry, seats) for entry in self.log[after : after + PAGE]]
        more = after + PAGE < len(self.log)
        return News(self.view_table(), entries, self.view_match(seats), self.undo_seats(seats), more)

    def view_entry(self, entry: LogEntry, seats: frozenset[str]) -> LogEntryView:
        """A log entry as the holder of the given seats may see it."""
        view = LogEntryView(entry.number, entry.kind, entry.at, entry.seat, undone=entry.undone)
        if entry.kind in ("deal", "move"):
            view.events = {name: see_events(entry.events, seat) for name, seat in viewpoints(seats)}
            if entry.kind == "move" and (entry.seat in seats or self.state in ("over", "study")):
                view.move = body_as(entry, MoveBody)["move"]
        else:
            view.body = entry.body
        return view

    def view_match(self, seats: frozenset[str]) -> dict[str, View]:
        """The match as each of the given seats sees it."""
        if self.match is None:
            return {}
        views = self.match.views(seat for _, seat in viewpoints(seats))
        return {name: views[seat] for name, seat in viewpoints(seats)}

    def undo_seats(self, seats: frozenset[str]) -> list[str]:
        """Which of the given seats may take their last move back, or ask to."""
        turn, match = self.turn, self.match
        if turn is None or turn not in seats or match is None or self.row.undo == "off":
            return []
        return [turn] if match.can_undo else []


def view_table(row: TableRow, seats: Collection[SeatRow], present: Collection[str]) -> Table:
    """A table as lists show it: what follows from its rows, without its log."""
    unrated = unrated_reasons(row, seats)
    return Table(
        id=row.id,
        game=row.game,
        edition=row.edition_name,
        state=row.state,
        seats=[view_seat(seat, seat.seat in present) for seat in seats],
        options=row.options,
        owner=row.owner,
        listed=row.listed,
        undo=row.undo,
        hints=row.hints,
        created=row.created,
        updated=row.updated,
        number=row.number,
        turn=row.turn if row.state == "playing" else None,
        rematch=row.rematch,
        rated=not unrated,
        unrated_because=unrated,
        chat=row.chat,
        waiting_for=absent_seats(row, seats, present),
    )


def view_seat(seat: SeatRow, is_present: bool) -> Seat:
    """A seat as everybody may see it."""
    return Seat(
        seat.seat, seat.kind, seat.person, seat.name, seat.level, seat.stand_in, is_present, seat.rank,
        seat.rated,
    )  # fmt: skip


def see_events(events: Iterable[Event], seat: str | None) -> list[dict[str, Any]]:
    """Events as a seat, or (None) a spectator, sees them."""
    return [event.seen_by(seat) for event in events]


def viewpoints(seats: frozenset[str]) -> list[tuple[str, str | None]]:
    """The seats that a client looks from, each with the name that its view is sent under."""
    return [(seat, seat) for seat in sorted(seats)] or [(WATCHING, None)]
