"""Live tables: a table in memory, with its rows, its log, its match and its listeners.

Everything a live table knows follows from its rows and its log.  When in doubt, it is read again.  Who is
here is in ``table_presence.py``, and what clients may see in ``table_views.py``.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from ludoteca import Event, Game, Match
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.replay import is_rules_change, replay_entry
from ludoteca.server.messages.fields import EntryKind, Level, TableState
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.entry_bodies import AnswerBody, EntryBody, body_as, remove_text
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.rows import SeatRow, TableRow
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.listeners import Listener, RemoteListeners

TURN_KINDS = ("move", "undo", "rules")  # entries after which a move answers to another position


@dataclass
class OpenUndo:
    """A seat that has asked the others whether it may undo its last move, and what they have answered."""

    seat: str
    agreed: set[str] = field(default_factory=set)
    answered: set[str] = field(default_factory=set)


class LiveTable:
    """A table in memory: its rows, its log, its match and its listeners."""

    def __init__(self, row: TableRow, seats: Iterable[SeatRow], game: Game, clock: GameClock) -> None:
        self.clock = clock
        self.id = row.id
        self.first_game = game  # with the rules under which the table was set up
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_listeners: dict[str, RemoteListeners] = {}  # by process
        # The players' names, and what they played under older rules as the record shows it.
        self.earlier_records: tuple[list[str], str] | None = None
        self.must_reload = False  # memory may be ahead of the database: read the table again before using it
        self.is_deleted = False  # from the database; nothing more happens here
        self.used = 0.0  # when somebody last asked for it
        self.opened = time.monotonic()
        self.seen: dict[str, float] = {}  # when this process last saw each seat
        self.were_present: set[str] = set()  # the seats that were here when somebody last came or went
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
        self.open_undo: OpenUndo | None = None
        self.entries_since_move = 0  # that cannot be undone; without chat and arrivals
        self.undos = 0

    def copy_log(self, other: "LiveTable") -> None:
        """Take over the log and the match of another copy of this table."""
        self.game, self.match, self.log, self.requests = other.game, other.match, other.log, other.requests
        self.turn_number, self.open_undo = other.turn_number, other.open_undo
        self.entries_since_move, self.undos = other.entries_since_move, other.undos

    # --- Columns ----------------------------------------------------------------------------------

    @property
    def state(self) -> TableState:
        return self.row.state

    @property
    def is_revealed(self) -> bool:
        """Whether everybody may see everything: the match is over, or that of a record."""
        return self.state in ("over", "study")

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
        body: EntryBody,
        events: Sequence[Event] = (),
    ) -> LogEntry:
        """Return a new entry for the end of the log; it is not in the log until it is written and applied.

        ``Tables.write`` adds the request that has led to it.
        """
        return LogEntry(self.id, self.number + 1, kind, seat, dict(body), None, time.time(), events)

    def replay(self, entry: LogEntry) -> None:
        """Do to the match what an entry of the database says, and apply it; rows are changed separately."""
        self.game, self.match, entry.events = replay_entry(
            self.game, self.match, entry, len(self.seats), self.row.edition
        )
        self._add_entry(entry)

    def apply(self, entry: LogEntry, changes: Changes) -> None:
        """Apply an entry that is in the database now, with its changes.  The match was changed before."""
        self._add_entry(entry)
        self._change_rows(entry, changes)

    def follow(self, entry: LogEntry, changes: Changes) -> None:
        """Do and apply what another process has written to the database."""
        self.replay(entry)
        self._change_rows(entry, changes)

    def _change_rows(self, entry: LogEntry, changes: Changes) -> None:
        """Change the rows as an entry has changed them in the database."""
        self.row.number, self.row.updated = entry.number, entry.at
        for column, value in changes.table.items():
            setattr(self.row, column, value)
        for seat, values in changes.seats.items():
            for column, value in values.items():
                setattr(self.seats[seat], column, value)

    def _add_entry(self, entry: LogEntry) -> None:
        if entry.kind == "undo":
            self.last_move().undone = True
        if entry.kind == "table" and entry.body.get("act") == "removed":
            remove_text(self.log, entry.body["number"])
        self.log.append(entry)
        if entry.request is not None:
            self.requests[entry.request] = entry.number
        if entry.seat is not None:
            self.note_seen([entry.seat])
        if entry.kind in TURN_KINDS:
            self.turn_number = entry.number
        self._count(entry)
        self._update_open_undo(entry)

    def last_move(self) -> LogEntry:
        """Return the last move that was not undone."""
        return next(entry for entry in reversed(self.log) if entry.kind == "move" and not entry.undone)

    def _count(self, entry: LogEntry) -> None:
        """Count entries that do not advance the match: without a limit a log could grow for ever."""
        self.undos += entry.kind in ("ask", "undo")
        if entry.kind == "move" and self.match is not None and not self.match.can_undo:
            self.entries_since_move = 0
        elif entry.kind != "chat" and not is_arrival(entry):
            self.entries_since_move += 1

    def check_room(self, limits: Limits) -> None:
        """Refuse entries that do not advance the match when there are too many of them."""
        if (
            self.entries_since_move >= limits.most_log_entries_since_move
            or self.number >= limits.most_log_entries
        ):
            raise Refusal(ServerFault.LOG_FULL)

    def count_joins(self, person_id: str) -> int:
        """Return how often somebody has sat down here."""
        bodies = [entry.body for entry in self.log if entry.kind == "seat"]
        return sum(body.get("act") == "joined" and body.get("person") == person_id for body in bodies)

    def _update_open_undo(self, entry: LogEntry) -> None:
        if entry.kind == "ask" and entry.seat:
            self.open_undo = OpenUndo(entry.seat)
        elif entry.kind == "answer":
            if self.open_undo is not None and entry.seat is not None:
                self.open_undo.answered.add(entry.seat)
                if body_as(entry, AnswerBody)["agree"]:
                    self.open_undo.agreed.add(entry.seat)
        elif entry.kind not in ("chat", "table", "rematch"):
            self.open_undo = None

    @property
    def has_old_rules(self) -> bool:
        return self.game.is_archived

    @property
    def moves_played(self) -> int | None:
        """How many moves the match has, as memory knows it; None before the deal."""
        return None if self.match is None else len(self.match.played)

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
        """Return the seats of people who must agree before a seat undoes a move."""
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
        if self.row.kicked and not listener.people.keys().isdisjoint(self.row.kicked):
            return False
        for seat, version in listener.versions.items():  # noqa: SIM110 -- for every move, and ``all`` is slower
            if self.seats[seat].version != version:
                return False
        return True

    def note_seen(self, seats: Iterable[str]) -> None:
        """Remember that the people of these seats are here now."""
        self.seen |= dict.fromkeys(seats, time.monotonic())

    def undo_seats(self, seats: frozenset[str]) -> list[str]:
        """Return which of the given seats may undo their last move, or ask to."""
        turn, match = self.turn, self.match
        if turn is None or turn not in seats or match is None or self.row.undo == "off":
            return []
        return [turn] if match.can_undo else []


def is_arrival(entry: LogEntry) -> bool:
    """Whether somebody has sat down or left before the match.

    These are limited for each person: otherwise strangers could fill the log, so that nobody can join.
    """
    return entry.kind == "seat" and entry.body.get("act") in ("joined", "left") and "person" in entry.body
