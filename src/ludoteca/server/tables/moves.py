"""Moves: playing them, undoing them, and seats whose time has run out.

People and bots play alike: ``Moves.play`` takes a ``Move`` from a socket, from HTTP or from the bot runner.
"""

from contextlib import nullcontext, suppress
from dataclasses import dataclass

from ludoteca import Match
from ludoteca.server.faults import ServerFault, seat_label
from ludoteca.server.limits.backpressure import Backpressure
from ludoteca.server.messages.fields import STANDARD_LEVEL
from ludoteca.server.messages.log import AnswerBody, AskBody, UndoBody
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.entry_bodies import MoveBody
from ludoteca.server.storage.log_entries import Changes, NewEntry
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.ratings import new_ratings
from ludoteca.server.tables.replayed_log import OpenUndo
from ludoteca.server.tables.tables import Tables
from ludoteca.server.tables.turns import ended_columns, handover_entry, turn_changes

RETURN_SECONDS = 60.0  # within which somebody who left a rated match may come back


@dataclass(frozen=True, slots=True)
class Move:
    """A move that a person or a bot wants to make."""

    seat: str
    text: str
    seen: int  # the number of the last log entry that the player had seen
    request_id: str | None = None  # of a person's request, which is done once; bots have none

    @property
    def is_by_bot(self) -> bool:
        return self.request_id is None


@dataclass(frozen=True, slots=True)
class UndoRequest:
    """A seat wants to undo its last move."""

    seat: str
    seen: int  # as in a move
    request_id: str


@dataclass(frozen=True, slots=True)
class UndoAnswer:
    """A seat agrees that another one undoes its move, or not."""

    seat: str
    agree: bool
    request_id: str


def check_seat(seat: str, own_seats: frozenset[str]) -> None:
    """Refuse somebody who acts for a seat without a right to it."""
    if seat not in own_seats:
        raise Refusal.of(ServerFault.NOT_YOUR_SEAT, seat=seat_label(seat))


class Moves:
    """Plays moves and undoes them."""

    def __init__(self, tables: Tables, limits: Limits, return_seconds: float = RETURN_SECONDS) -> None:
        self.tables = tables
        self.limits = limits
        self.return_seconds = return_seconds
        self.backpressure = Backpressure(self.limits.move_at_once)

    # --- Playing ----------------------------------------------------------------------------------

    async def play(self, table: LiveTable, move: Move, own_seats: frozenset[str]) -> int:
        """Play a move and return the number of its log entry.  ``own_seats`` are the player's.

        Moves of people are refused while too many are being written.
        """
        check_seat(move.seat, own_seats)
        with nullcontext() if move.is_by_bot else self.backpressure.count_move():
            return await self.tables.write(table, lambda: self._play(table, move), move.request_id)

    async def _play(self, table: LiveTable, move: Move) -> NewEntry:
        match = self._check_turn(table, move.seat, move.seen, move.is_by_bot)
        match.play(move.text)
        played = match.played[-1]
        changes = turn_changes(table, move.seat, self.tables.leases)
        if match.over:
            await self._add_result(table, match, changes)
        body = MoveBody(move=played.move, outcomes=played.draws)
        return table.next_entry("move", move.seat, body, played.events), changes

    def _check_turn(self, table: LiveTable, seat: str, seen: int, is_by_bot: bool) -> Match:
        """Return the match, if it waits for this seat.

        ``seen`` is the last entry that the player has seen: the last move must not be later.
        """
        if table.state != "playing" or table.match is None:
            raise Refusal.of(ServerFault.CANNOT_MOVE, state=table.state)
        if not table.turn_number <= seen <= table.number:
            raise Refusal.of(ServerFault.STALE)
        if table.turn != seat:
            raise Refusal.of(ServerFault.NOT_YOUR_TURN, player=str(table.turn))
        if is_by_bot != bool(table.seats[seat].bot):
            raise Refusal.of(ServerFault.PERSON_PLAYS if is_by_bot else ServerFault.BOT_PLAYS)
        return table.match

    async def _add_result(self, table: LiveTable, match: Match, changes: Changes) -> None:
        """Add the ranks and ratings of a finished match to what is written."""
        assert match.outcome is not None
        ranks = match.outcome.ranks
        changes.table |= ended_columns("over")
        for seat, rank in ranks.items():
            changes.seats.setdefault(seat, {})["rank"] = rank
        changes.ratings = await new_ratings(self.tables.store, table, ranks, self.return_seconds)

    # --- Undoing ----------------------------------------------------------------------------------

    async def undo(self, table: LiveTable, request: UndoRequest, own_seats: frozenset[str]) -> int:
        """Undo the last move, or ask the other players to agree, and return the number of the entry.

        ``own_seats`` are the player's.
        """
        check_seat(request.seat, own_seats)
        return await self.tables.write(table, lambda: self._undo_or_ask(table, request), request.request_id)

    async def _undo_or_ask(self, table: LiveTable, request: UndoRequest) -> NewEntry:
        match = self._check_turn(table, request.seat, request.seen, is_by_bot=False)
        if table.row.undo == "off":
            raise Refusal.of(ServerFault.NO_UNDO)
        table.replayed.check_room(self.limits)
        if table.replayed.undos >= self.limits.most_log_undos:
            raise Refusal.of(ServerFault.TOO_MANY_UNDOS)
        if table.row.undo == "ask" and table.other_players(request.seat) and match.can_undo:
            return table.next_entry("ask", request.seat, AskBody(what="undo")), Changes()
        return self._undo(table, match, request.seat)

    def _undo(self, table: LiveTable, match: Match, seat: str) -> NewEntry:
        match.undo()
        body = UndoBody(line=table.replayed.last_move().number)
        return table.next_entry("undo", seat, body), turn_changes(table, seat, self.tables.leases)

    async def answer_undo(self, table: LiveTable, answer: UndoAnswer, own_seats: frozenset[str]) -> int:
        """Answer another seat that wants to undo its move.  When all have agreed, it is undone."""
        check_seat(answer.seat, own_seats)
        number = await self.tables.write(table, lambda: self._answer_undo(table, answer), answer.request_id)
        if agreed_undo(table) is not None:
            with suppress(Refusal):  # the seat that asked has played on meanwhile
                await self.tables.write(table, lambda: self._undo_as_agreed(table), f"undo:{number}")
        return number

    async def _answer_undo(self, table: LiveTable, answer: UndoAnswer) -> NewEntry:
        undo = table.replayed.open_undo
        if undo is None or answer.seat not in table.other_players(undo.seat):
            raise Refusal.of(ServerFault.NOBODY_ASKS)
        if answer.seat in undo.answered:
            raise Refusal.of(ServerFault.ALREADY_ANSWERED)
        return table.next_entry("answer", answer.seat, AnswerBody(agree=answer.agree)), Changes()

    async def _undo_as_agreed(self, table: LiveTable) -> NewEntry:
        undo = agreed_undo(table)
        if undo is None or table.match is None:
            raise Refusal.of(ServerFault.NOT_AGREED)
        return self._undo(table, table.match, undo.seat)

    # --- Clocks -----------------------------------------------------------------------------------

    async def hand_over_late_seat(self, table: LiveTable) -> None:
        """Let a bot play on for the seat whose clock has run out."""
        await self.tables.write(table, lambda: self._hand_over_late_seat(table))

    async def _hand_over_late_seat(self, table: LiveTable) -> NewEntry:
        seat, clocks = table.turn, table.clocks
        if seat is None or clocks is None or not clocks.is_late(self.tables.clock.now()):
            raise Refusal.of(ServerFault.NO_LATE_SEAT)
        return handover_entry(table, seat, STANDARD_LEVEL, "late", self.tables.leases)


def agreed_undo(table: LiveTable) -> OpenUndo | None:
    """Return the request to undo a move, if everybody who is asked has agreed to it."""
    undo = table.replayed.open_undo
    return undo if undo is not None and undo.agreed >= set(table.other_players(undo.seat)) else None
