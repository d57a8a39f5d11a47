"""Moves: playing them, taking them back, and seats whose time has run out.

People and bots play alike: ``Moves.play`` takes a ``Move`` from a socket, from HTTP or from the bot runner.
"""

from contextlib import nullcontext, suppress
from dataclasses import dataclass

from ludoteca import Match
from ludoteca.server.faults import Why, seat_number
from ludoteca.server.limits.backpressure import Backpressure
from ludoteca.server.messages.fields import STANDARD_LEVEL
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.storage.log_entries import Changes
from ludoteca.server.tables.live_table import LiveTable, UndoRequest
from ludoteca.server.tables.ratings import new_ratings
from ludoteca.server.tables.tables import Tables, retry_on_conflict
from ludoteca.server.tables.turns import ended_columns, handover_entry, turn_changes

RETURN_SECONDS = 60.0  # seconds within which somebody who left a rated game may come back


@dataclass(frozen=True, slots=True)
class Move:
    """A move that a person or a bot wants to make."""

    seat: str
    text: str
    number: int  # the last log entry that the player had seen
    request: str | None = None  # the id of a person's request, which is done once; bots have none

    @property
    def is_by_bot(self) -> bool:
        return self.request is None


def check_seat(seat: str, held: frozenset[str]) -> None:
    """Refuse somebody who acts for a seat without a right to it."""
    if seat not in held:
        raise Refusal(Why.NOT_YOUR_SEAT, seat=seat_number(seat))


class Moves:
    """Plays moves and takes them back."""

    def __init__(self, tables: Tables, limits: Limits, return_seconds: float = RETURN_SECONDS) -> None:
        self.tables = tables
        self.limits = limits
        self.return_seconds = return_seconds
        self.backpressure = Backpressure(self.limits.moves_at_once)

    # --- Playing ----------------------------------------------------------------------------------

    async def play(self, live: LiveTable, move: Move, held: frozenset[str]) -> int:
        """Play a move and return the number of its log entry.  ``held`` are the seats of whoever plays it.

        Moves of people are refused while too many are being written.
        """
        check_seat(move.seat, held)
        with nullcontext() if move.is_by_bot else self.backpressure.count_move():
            return await self._play(live, move)

    @retry_on_conflict
    async def _play(self, live: LiveTable, move: Move) -> int:
        async with self.tables.acting(live):
            if move.request in live.requests:
                return live.requests[move.request]
            match = self._check_turn(live, move.seat, move.number, move.is_by_bot)
            match.play(move.text)
            played = match.played[-1]
            changes = turn_changes(live, move.seat, self.tables.leases)
            if match.over:
                await self._add_result(live, match, changes)
            body = {"move": played.move, "outcomes": played.draws}
            return await self.tables.append(
                live, live.next_entry("move", move.seat, body, move.request, played.events), changes
            )

    def _check_turn(self, live: LiveTable, seat: str, number: int, is_by_bot: bool) -> Match:
        """The match, if it waits for this seat.

        ``number`` is the last entry that the player has seen: the last move must not be later.
        """
        if live.state != "playing" or live.match is None:
            raise Refusal(Why.CANNOT_MOVE, state=live.state)
        if number < live.turn_number or number > live.number:
            raise Refusal(Why.STALE)
        if live.turn != seat:
            raise Refusal(Why.NOT_YOUR_TURN, player=str(live.turn))
        if is_by_bot != bool(live.seats[seat].bot):
            raise Refusal(Why.PERSON_PLAYS if is_by_bot else Why.BOT_PLAYS)
        return live.match

    async def _add_result(self, live: LiveTable, match: Match, changes: Changes) -> None:
        """Add the ranks and ratings of a finished match to what is written."""
        assert match.outcome is not None
        ranks = {seat: rank for rank, tied in enumerate(match.outcome.ranking, 1) for seat in tied}
        changes.table |= ended_columns("over")
        for seat, rank in ranks.items():
            changes.seats.setdefault(seat, {})["rank"] = rank
        changes.ratings = await new_ratings(self.tables.store, live, ranks, self.return_seconds)

    # --- Taking back ------------------------------------------------------------------------------

    @retry_on_conflict
    async def undo(self, live: LiveTable, seat: str, number: int, request: str, held: frozenset[str]) -> int:
        """Take the last move back, or ask the other players to agree, and return the number of the entry."""
        check_seat(seat, held)
        async with self.tables.acting(live):
            if request in live.requests:
                return live.requests[request]
            match = self._check_turn(live, seat, number, is_by_bot=False)
            if live.row.undo == "off":
                raise Refusal(Why.NO_UNDO)
            self.tables.check_room(live)
            if live.undos >= self.limits.log_undos:
                raise Refusal(Why.TOO_MANY_UNDOS)
            if live.row.undo == "ask" and live.other_players(seat) and match.can_undo:
                return await self.tables.append(
                    live, live.next_entry("ask", seat, {"what": "undo"}, request), Changes()
                )
            return await self._take_back(live, match, seat, request)

    async def _take_back(self, live: LiveTable, match: Match, seat: str, request: str) -> int:
        match.undo()
        body = {"line": live.last_move().number}
        return await self.tables.append(
            live, live.next_entry("undo", seat, body, request), turn_changes(live, seat, self.tables.leases)
        )

    async def answer_undo(
        self, live: LiveTable, seat: str, agree: bool, request: str, held: frozenset[str]
    ) -> int:
        """Answer another seat that wants to take its move back.  When all have agreed, it is taken back."""
        check_seat(seat, held)
        number = await self._answer_undo(live, seat, agree, request)
        if agreed_request(live) is not None:
            with suppress(Refusal):  # the seat that asked has played on meanwhile
                await self._undo_as_agreed(live, f"undo:{number}")
        return number

    @retry_on_conflict
    async def _answer_undo(self, live: LiveTable, seat: str, agree: bool, request: str) -> int:
        async with self.tables.acting(live):
            if request in live.requests:
                return live.requests[request]
            if live.undo_request is None or seat not in live.other_players(live.undo_request.seat):
                raise Refusal(Why.NOBODY_ASKS)
            if seat in live.undo_request.answered:
                raise Refusal(Why.ALREADY_ANSWERED)
            return await self.tables.append(
                live, live.next_entry("answer", seat, {"agree": agree}, request), Changes()
            )

    @retry_on_conflict
    async def _undo_as_agreed(self, live: LiveTable, request: str) -> int:
        async with self.tables.acting(live):
            if request in live.requests:
                return live.requests[request]
            undo = agreed_request(live)
            if undo is None or live.match is None:
                raise Refusal(Why.NOT_AGREED)
            return await self._take_back(live, live.match, undo.seat, request)

    # --- Clocks -----------------------------------------------------------------------------------

    @retry_on_conflict
    async def hand_over_late_seat(self, live: LiveTable) -> None:
        """Let a bot play on for the seat whose clock has run out."""
        async with self.tables.acting(live):
            seat, clocks = live.turn, live.clocks
            if seat is None or clocks is None or not clocks.is_late(self.tables.clock.now()):
                raise Refusal(Why.NO_LATE_SEAT)
            entry, changes = handover_entry(live, seat, STANDARD_LEVEL, "late", self.tables.leases)
            await self.tables.append(live, entry, changes)


def agreed_request(live: LiveTable) -> UndoRequest | None:
    """The request to take a move back, if everybody who is asked has agreed to it."""
    undo = live.undo_request
    return undo if undo is not None and undo.agreed >= set(live.other_players(undo.seat)) else None
