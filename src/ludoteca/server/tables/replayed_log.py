"""Replayed logs: the log of a table in memory, with everything that follows from its entries.

That is the match, under the rules of its time, and what is counted so that a log cannot grow for ever.  When
a table must be read again, it gets a new replayed log.
"""

from dataclasses import dataclass, field

from ludoteca import Game, Match
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.replay import replay_entry, rules_change
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.entry_bodies import answer_body, remove_text
from ludoteca.server.storage.log_entries import LogEntry

TURN_KINDS = ("move", "undo", "rules")  # entries after which a move answers to another position


@dataclass
class OpenUndo:
    """A seat that has asked the others whether it may undo its last move, and what they have answered."""

    seat: str
    agreed: set[str] = field(default_factory=set)
    answered: set[str] = field(default_factory=set)


@dataclass
class ReplayedLog:
    """The log of a table, and what follows from it."""

    game: Game  # with the rules after the last entry
    match: Match | None = None
    entries: list[LogEntry] = field(default_factory=list)
    requests: dict[str, int] = field(default_factory=dict)  # the number of the entry that each has led to
    turn_number: int = 0  # of the entry that a move must answer
    open_undo: OpenUndo | None = None
    entries_since_move: int = 0  # that cannot be undone; without chat and arrivals
    undos: int = 0

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0

    @property
    def moves_played(self) -> int | None:
        """How many moves the match has, as memory knows it; None before the deal."""
        return None if self.match is None else len(self.match.played)

    @property
    def move_numbers(self) -> list[int]:
        """The entries of the moves in the match: those since the last change of rules."""
        numbers: list[int] = []
        for entry in self.entries:
            if rules_change(entry) is not None:
                numbers.clear()
            elif entry.kind == "move" and not entry.undone:
                numbers.append(entry.number)
        return numbers

    def last_move(self) -> LogEntry:
        """Return the last move that was not undone."""
        return next(entry for entry in reversed(self.entries) if entry.kind == "move" and not entry.undone)

    # --- Adding entries ---------------------------------------------------------------------------

    def replay(self, entry: LogEntry, seats: int, edition_text: str | None) -> None:
        """Do to the match what an entry of the database says, and add it."""
        self.game, self.match, entry.events = replay_entry(self.game, self.match, entry, seats, edition_text)
        self.add(entry)

    def add(self, entry: LogEntry) -> None:
        """Add an entry for which the match was changed before."""
        if entry.kind == "undo":
            self.last_move().undone = True
        if entry.kind == "table" and entry.body.get("act") == "removed":
            remove_text(self.entries, entry.body["number"])
        self.entries.append(entry)
        if entry.request is not None:
            self.requests[entry.request] = entry.number
        if entry.kind in TURN_KINDS:
            self.turn_number = entry.number
        self._count(entry)
        self._update_open_undo(entry)

    def _count(self, entry: LogEntry) -> None:
        """Count entries that do not advance the match: without a limit a log could grow for ever."""
        self.undos += entry.kind in ("ask", "undo")
        if entry.kind == "move" and self.match is not None and not self.match.can_undo:
            self.entries_since_move = 0
        elif entry.kind != "chat" and not is_arrival(entry):
            self.entries_since_move += 1

    def _update_open_undo(self, entry: LogEntry) -> None:
        if entry.kind == "ask" and entry.seat:
            self.open_undo = OpenUndo(entry.seat)
        elif (answer := answer_body(entry)) is not None:
            if self.open_undo is not None and entry.seat is not None:
                self.open_undo.answered.add(entry.seat)
                if answer["agree"]:
                    self.open_undo.agreed.add(entry.seat)
        elif entry.kind not in ("chat", "table", "rematch"):
            self.open_undo = None

    # --- Limits -----------------------------------------------------------------------------------

    def check_room(self, limits: Limits) -> None:
        """Refuse entries that do not advance the match when there are too many of them."""
        self.check_length(limits)
        if self.entries_since_move >= limits.most_log_entries_since_move:
            raise Refusal.of(ServerFault.LOG_FULL)

    def check_length(self, limits: Limits) -> None:
        """Refuse entries, except moves, when the log is too long."""
        if self.number >= limits.most_log_entries:
            raise Refusal.of(ServerFault.LOG_FULL)

    def count_joins(self, person_id: str) -> int:
        """Return how often somebody has sat down at the table."""
        bodies = [entry.body for entry in self.entries if entry.kind == "seat"]
        return sum(body.get("act") == "joined" and body.get("person") == person_id for body in bodies)


def is_arrival(entry: LogEntry) -> bool:
    """Whether somebody has sat down or left before the match.

    These are limited for each person: otherwise strangers could fill the log, so that nobody can join.
    """
    return entry.kind == "seat" and entry.body.get("act") in ("joined", "left") and "person" in entry.body
