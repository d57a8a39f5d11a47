"""Live tables: a table in memory, with its rows, its log, its match and its listeners.

Everything a live table knows follows from its rows and its log (``replayed_log.py``).  When in doubt, it is
read again.  Who is here is in ``table_presence.py``, and what clients may see in ``table_views.py``.
"""

import asyncio
import time
from collections.abc import Iterable, Sequence

from ludoteca import Event, Game, Match
from ludoteca.server.cluster.game_time import GameClock
from ludoteca.server.messages.fields import EntryKind, Level, TableState
from ludoteca.server.storage.entry_bodies import EntryBody
from ludoteca.server.storage.log_entries import Changes, LogEntry
from ludoteca.server.storage.rows import SeatRow, TableRow
from ludoteca.server.tables.clocks import Clocks
from ludoteca.server.tables.listeners import Listener, RemoteListeners
from ludoteca.server.tables.replayed_log import ReplayedLog


class LiveTable:
    """A table in memory: its rows, its log, its match and its listeners."""

    def __init__(
        self,
        row: TableRow,
        seats: Iterable[SeatRow],
        edition_text: str | None,
        first_game: Game,
        clock: GameClock,
    ) -> None:
        self.clock = clock
        self.id = row.id
        self.edition_text = edition_text  # None for the game's own edition
        self.first_game = first_game  # with the rules under which the table was set up
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.remote_listeners: dict[str, RemoteListeners] = {}  # by process
        self.record: tuple[list[str], str] | None = None  # of a finished match, with these names of players
        self.must_reload = False  # memory may be ahead of the database: read the table again before using it
        self.is_deleted = False  # from the database; nothing more happens here
        self.last_used = 0.0  # when somebody last asked for it
        self.opened_at = time.monotonic()
        self.last_seen: dict[str, float] = {}  # when this process last saw each seat
        self.were_present: set[str] = set()  # the seats that were here when somebody last came or went
        self.load_rows(row, seats)
        self.replayed = ReplayedLog(first_game)

    def load_rows(self, row: TableRow, seats: Iterable[SeatRow]) -> None:
        """Take over the rows of the table and its seats from the database."""
        self.row = row
        self.seats = {seat.seat: seat for seat in seats}

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
    def log(self) -> list[LogEntry]:
        return self.replayed.entries

    @property
    def number(self) -> int:
        """The number of the last log entry."""
        return self.replayed.number

    @property
    def turn_number(self) -> int:
        """The number of the entry that a move must answer."""
        return self.replayed.turn_number

    @property
    def game(self) -> Game:
        """The game with the rules under which the match is played now."""
        return self.replayed.game

    @property
    def match(self) -> Match | None:
        """The match, None before the deal."""
        return self.replayed.match

    @property
    def has_old_rules(self) -> bool:
        return self.game.is_archived

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
        self.replayed.replay(entry, len(self.seats), self.edition_text)
        self._note_player(entry)

    def apply(self, entry: LogEntry, changes: Changes) -> None:
        """Apply an entry that is in the database now, with its changes.  The match was changed before."""
        self.replayed.add(entry)
        self._note_player(entry)
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

    def _note_player(self, entry: LogEntry) -> None:
        """Remember that the person of an entry's seat is here."""
        if entry.seat is not None:
            self.note_seen([entry.seat])

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
        if self.row.kicked and not listener.person_versions.keys().isdisjoint(self.row.kicked):
            return False
        for seat, version in listener.seat_versions.items():  # noqa: SIM110 -- for every move, and ``all`` is slower
            if self.seats[seat].version != version:
                return False
        return True

    def note_seen(self, seats: Iterable[str]) -> None:
        """Remember that the people of these seats are here now."""
        self.last_seen |= dict.fromkeys(seats, time.monotonic())

    def undo_seats(self, seats: frozenset[str]) -> list[str]:
        """Return which of the given seats may undo their last move, or ask to."""
        turn, match = self.turn, self.match
        if turn is None or turn not in seats or match is None or self.row.undo == "off":
            return []
        return [turn] if match.can_undo else []
