"""Tables: finding them, setting them up, and writing down what happens at them.

Everything that happens goes through ``Tables.act``: the table is locked, the act is tried in memory, its
line is written to the database, and only then it counts and is told.  If another process was quicker, or
anything went wrong on the way, the table is read again from the database.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Any

from ludoteca import Event, LudotecaError, Match
from ludoteca.server.games.uploads import Uploads
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.backpressure import Backpressure
from ludoteca.server.messages.sockets import Play
from ludoteca.server.messages.tables import NewTable
from ludoteca.server.metrics import ACTS, CONFLICTS
from ludoteca.server.refusals import Refusal, bad, not_found, not_now
from ludoteca.server.settings import Limits
from ludoteca.server.storage.appending import Change, Conflict, Line
from ludoteca.server.storage.store import AWAY, Store
from ludoteca.server.tables.bot_leases import BotLeases
from ludoteca.server.tables.broadcasts import bulletins
from ludoteca.server.tables.eligibility import check_wish
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.ratings import rated
from ludoteca.server.tables.rules_upgrade import carried_over, from_log, is_due, live_of
from ludoteca.server.tables.table_setup import new_table

TRIES = 5
KEPT = ("state", "rematch", "host", "lease", "agreed", "muted", "kicked")  # columns that Live keeps apart
BROKEN = 600.0  # seconds until rounds try a table again that could not be opened
IDLE = 300.0  # seconds after which a table that nobody listens to is forgotten


@dataclass
class Act:
    """Something to be written down: its line's kind, seat and body, what it changes, what it brought."""

    kind: str
    seat: str | None
    body: dict[str, Any]
    change: Change
    events: tuple[Event, ...] = ()


class Tables:
    """The tables of the house, those in use held in memory."""

    def __init__(
        self, store: Store, limits: Limits | None = None, addresses: Addresses | None = None
    ) -> None:
        self.store = store
        self.limits = limits or Limits()
        self.grace = 60.0  # seconds within which who leaves a rated game may come back
        self.uploads = Uploads(self.limits, addresses or Addresses())
        self.backpressure = Backpressure(self.limits.moves_at_once)
        self.bot_leases = BotLeases(store.database, store.process, store.clock)
        self.live: dict[str, LiveTable] = {}
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._starts: set[asyncio.Task[None]] = set()
        self._broken: dict[str, float] = {}  # tables that cannot be opened, and when to try again
        self.wake: Callable[[LiveTable], None] = lambda live: None  # called when a bot may have to move
        self.release: Callable[[LiveTable], None] = lambda live: None  # called when a table is deleted
        self.publish: Callable[[LiveTable], None] = lambda live: None  # called when other processes must hear

    # --- Finding ----------------------------------------------------------------------------------

    async def find(self, table: str) -> LiveTable:
        """A table, read from the database if it is not in memory, or if another process knows more of it."""
        live = self.live.get(table)
        if live is None:
            task = self._opening.get(table)
            if task is None:
                task = self._opening[table] = asyncio.create_task(self._opened(table))
                task.add_done_callback(lambda _: self._opening.pop(table, None))
            live = await asyncio.shield(task)
        elif not self.store.database.is_sqlite:
            await self.catch_up(live, (await self.store.numbers([table])).get(table, 0))
        live.used = time.monotonic()
        return live

    async def _opened(self, table: str) -> LiveTable:
        found = await self.store.table(table, 0)
        if found is None:
            raise not_found(f"table {table!r}")
        try:
            live = await live_of(found, self.store.clock, self.uploads)
            if is_due(live):
                await self._carry_over(live)
        except Exception as error:
            if not isinstance(error, AWAY):
                self._broken[table] = time.monotonic() + BROKEN
            raise
        self.live[table] = live
        if live.is_ready:
            await self.start(live)
        self.wake(live)
        return live

    def is_broken(self, table: str) -> bool:
        """Whether a table could not be opened a short while ago, so that rounds leave it out."""
        return self._broken.get(table, 0.0) > time.monotonic()

    async def _carry_over(self, live: LiveTable) -> None:
        """Let a table go on under the present rules, once, whichever process opens it first."""

        def carried() -> Act:
            if not is_due(live):
                raise not_now("another process was quicker")
            return Act("rules", None, *carried_over(live, self.passed_on))

        try:
            await self.act(live, f"rules:{live.game.definition.version}", carried)
        except Refusal:
            if is_due(live):
                raise

    async def refresh(self, live: LiveTable) -> None:
        """Read what other processes have written, and tell it; under the table's lock."""
        known = live.number
        found = await self.store.table(live.id, 0 if live.is_stale else known)
        if found is None:
            live.is_deleted = True
            raise not_found(f"table {live.id!r} any more")
        if live.is_stale:
            live.become(await from_log(found, live.first, self.store.clock))
        else:
            for line in found.lines:
                live.replay(line)
        live.adopt(found.row, found.seats)
        live.is_stale = False
        if live.number > known:
            self.tell(live, known)
            self.wake(live)

    @asynccontextmanager
    async def at_rest(self, live: LiveTable) -> AsyncIterator[None]:
        """While nobody acts: all that the table shows is written down."""
        async with live.lock:
            if live.is_stale:
                await self.refresh(live)
            yield

    async def catch_up(self, live: LiveTable, number: int) -> None:
        """Read what another process has written, up to a line at least."""
        async with self.at_rest(live):
            if live.number < number:
                await self.refresh(live)

    def forget_idle(self) -> None:
        now = time.monotonic()
        self._broken = {table: until for table, until in self._broken.items() if until > now}
        for table, live in list(self.live.items()):
            is_needed = live.listeners or live.bot or live.lock.locked()
            if not is_needed and live.used < now - IDLE:
                del self.live[table]

    def tell(self, live: LiveTable, known: int) -> None:
        """All listeners hear what happened after a line; those of the same seats hear the same bytes."""
        welcome = [listener for listener in live.listeners if live.is_welcome(listener)]
        for listener in live.listeners.difference(welcome):
            listener.stop()
        told = bulletins(live, [listener.seats for listener in welcome], known)
        for listener in welcome:
            listener.tell(told[listener.seats])

    # --- Acting -----------------------------------------------------------------------------------

    async def act(
        self, live: LiveTable, request: str | None, make: Callable[[], Act | Awaitable[Act]]
    ) -> int:
        """Write down what ``make`` does; the number of its line.  The same request is done once."""
        async with live.lock:
            for _ in range(TRIES):
                if live.is_stale:
                    await self.refresh(live)
                if request in live.requests:
                    return live.requests[request]
                if await self._written(live, request, make):
                    return live.number
                CONFLICTS.inc()
                await self.refresh(live)
            raise Refusal(503, "busy", "too many act at this table at once; try again")

    async def _written(
        self, live: LiveTable, request: str | None, make: Callable[[], Act | Awaitable[Act]]
    ) -> bool:
        """Whether the act was written, rather than another process's."""
        live.is_stale = True  # until the database has it, or nothing was changed
        try:
            made = make()
            act = await made if isinstance(made, Awaitable) else made
        except Refusal:
            live.is_stale = False
            raise
        except LudotecaError as error:
            live.is_stale = False
            raise bad(error) from None
        line = Line(live.id, live.number + 1, act.kind, act.seat, act.body, request, time.time())
        try:
            await self.store.append(line, act.change)
        except Conflict:
            return False
        live.note(line, act.events)
        live.updated = line.at
        for column, value in act.change.table.items():
            if column in KEPT:
                setattr(live, column, value)
        for seat, values in act.change.seats.items():
            for column, value in values.items():
                if column != "clock":
                    setattr(live.seats[seat], column, value)
        live.is_stale = False
        ACTS.labels(act.kind).inc()
        self.tell(live, line.number - 1)
        self.publish(live)
        self.wake(live)
        return True

    def check_room(self, live: LiveTable) -> None:
        """Refuse another line that does not bring the game further once there are too many of them."""
        limits = self.limits
        if live.unsettled >= limits.log_unsettled or live.number >= limits.log_lines:
            raise Refusal(409, "log-full", "too much has happened here since the last move; play on first")

    def passed_on(self, live: LiveTable, before: str | None) -> Change:
        """What a move or a new player on a seat changes beside the log."""
        assert live.match is not None
        after = live.match.turn
        bot_turn = bool(after and live.seats[after].bot)
        change = Change(table={"turn": after, "bot_turn": bot_turn} | self.bot_leases.columns(bot_turn))
        if live.clocks.rule is not None:
            runs = after is not None and not live.seats[after].bot
            live.clocks.moved(before, after, self.store.clock.now(), runs)
            change.table["deadline"] = live.clocks.deadline
            if before is not None:
                change.seats[before] = {"clock": live.clocks.left[before]}
        return change

    # --- Setting up -------------------------------------------------------------------------------

    async def create(
        self, wish: NewTable, owner: str, name: str, people: Sequence[str | None] = ()
    ) -> LiveTable:
        """A new table, on whose seats some people may sit already; it starts when all are taken."""
        check_wish(wish)
        added = await new_table(self.store, self.uploads, wish, (owner, name), people)
        await self.store.add_table(added.table, added.seats)
        return await self.find(added.table["id"])

    async def start(self, live: LiveTable) -> None:
        """Deal, once everybody has sat down."""

        def deal() -> Act:
            if not live.is_ready:
                raise not_now("the table has started already, or somebody is missing")
            row = live.row
            live.match = live.game.start(len(live.seats), **row.options)
            body = {"outcomes": list(live.match.setup_draws), "options": row.options}
            change = self.passed_on(live, None)
            change.table["state"] = "playing"
            return Act("deal", None, body, change, live.match.setup_events)

        await self.act(live, "deal", deal)

    def start_soon(self, live: LiveTable) -> None:
        """Start a table if everybody has come; whoever calls need not wait, and may hold its lock."""
        if live.is_ready:
            task = asyncio.create_task(self._started(live))
            self._starts.add(task)
            task.add_done_callback(self._starts.discard)

    async def _started(self, live: LiveTable) -> None:
        with suppress(Refusal, *AWAY):  # somebody has started it or gone; else the next round tries again
            await self.start(live)

    # --- Playing ----------------------------------------------------------------------------------

    async def play(self, live: LiveTable, play: Play, request: str | None) -> int:
        """A move in words, as an answer to the log up to a number; the number of its line.

        A move without a request is a bot's.  Those of people are refused while too many are under way.
        """

        async def moved() -> Act:
            match = self._expected(live, play.seat, play.number, request is None)
            events = tuple(match.play(play.move))
            played = match.played[-1]
            change = self.passed_on(live, play.seat)
            if match.over:
                await self._ended(live, change)
            body = {"move": played.move, "outcomes": played.draws}
            return Act("move", play.seat, body, change, events)

        with self.backpressure.move() if request is not None else nullcontext():
            return await self.act(live, request, moved)

    def _expected(self, live: LiveTable, seat: str, number: int, by_bot: bool) -> Match:
        """The match, if a move of that seat is what it waits for."""
        if live.state != "playing" or live.match is None:
            raise not_now(f"nobody can move: the table is {live.state}")
        if number < live.turn_number or number > live.number:
            raise Refusal(
                409, "stale", f"you answer line {number}; the last move was line {live.turn_number}"
            )
        if live.turn != seat:
            raise Refusal(409, "not-your-turn", f"{live.turn} must move, not {seat}")
        if by_bot != bool(live.seats[seat].bot):
            raise not_now(
                "a person plays this seat" if by_bot else "a bot plays this seat; come back to it first"
            )
        return live.match

    async def _ended(self, live: LiveTable, change: Change) -> None:
        assert live.match is not None
        assert live.match.outcome is not None
        ranking = enumerate(live.match.outcome.ranking, 1)
        ranks = {seat: rank for rank, tied in ranking for seat in tied}
        change.table |= {"state": "over", "bot_turn": False, "deadline": None, "host": None}
        for seat, rank in ranks.items():
            change.seats.setdefault(seat, {})["rank"] = rank
        change.ratings = await rated(self.store, live, ranks, self.grace)

    async def undo(self, live: LiveTable, seat: str, number: int, request: str) -> int:
        """Take the last move back, or ask the others whether one may."""

        def undone() -> Act:
            match = self._expected(live, seat, number, False)
            if live.row.undo == "off":
                raise not_now("at this table nothing is taken back")
            self.check_room(live)
            if live.undos >= self.limits.log_undos:
                raise Refusal(409, "log-full", "too much has been taken back at this table")
            if live.row.undo == "ask" and live.others(seat) and match.can_undo:
                return Act("ask", seat, {"what": "undo"}, Change())
            return self._taken_back(live, seat)

        return await self.act(live, request, undone)

    def _taken_back(self, live: LiveTable, seat: str) -> Act:
        assert live.match is not None
        live.match.undo()
        return Act("undo", seat, {"line": live.last_move().line.number}, self.passed_on(live, seat))

    async def answer(self, live: LiveTable, seat: str, agree: bool, request: str) -> int:
        """Say whether one agrees that a move is taken back; it is when all have agreed."""

        def answered() -> Act:
            if live.undo_request is None or seat not in live.others(live.undo_request.seat):
                raise not_now("nobody asks you anything")
            if seat in live.undo_request.answered:
                raise not_now("you have answered already")
            return Act("answer", seat, {"agree": agree}, Change())

        def agreed() -> Act:
            if live.undo_request is None or not live.undo_request.agreed >= set(
                live.others(live.undo_request.seat)
            ):
                raise not_now("not everybody agrees, or the game has gone on")
            return self._taken_back(live, live.undo_request.seat)

        number = await self.act(live, request, answered)
        if live.undo_request is not None and live.undo_request.agreed >= set(
            live.others(live.undo_request.seat)
        ):
            with suppress(Refusal):  # the seat that asked has played on meanwhile
                await self.act(live, f"undo:{number}", agreed)
        return number

    async def flag(self, live: LiveTable) -> None:
        """A bot plays on for the seat whose clock has run out."""

        def late() -> Act:
            seat = live.turn
            if seat is None or not live.clocks.is_late(self.store.clock.now()):
                raise not_now("no clock has run out")
            return self.handed(live, seat, "medium", "late")

        await self.act(live, None, late)

    def handed(self, live: LiveTable, seat: str, level: str | None, why: str) -> Act:
        """A seat is handed to a bot, or back to its person."""
        state = live.seats[seat]
        if state.kind == "bot":
            raise not_now("a bot sits there")
        state.stand_in = level
        change = self.passed_on(live, live.turn) if live.match and live.state == "playing" else Change()
        change.seats.setdefault(seat, {})["stand_in"] = level
        body = {"act": why, "level": level, "name": state.name}
        since = {"since": self.store.clock.now()} if why in ("left", "returned") else {}  # in game time
        return Act("seat", seat, body | since, change)
