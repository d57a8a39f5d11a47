"""Thinking: bots, hints and analyses in threads of their own, with a fair share for every table.

A bot's turn is played by the one process that has claimed the table.  Every move of every bot queues up
anew, so tables take turns; when many wait, each bot that thinks by the clock gets less of it.  Until the
compiled search of a game is at hand, bots play by the game's taste.
"""

import asyncio
import os
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog

from ludoteca import Match
from ludoteca.bots import bot
from ludoteca.bots.coach import advised, analysed, turning_points
from ludoteca.bots.levels import leveled
from ludoteca.bots.search import Budget
from ludoteca.core.match import Knowledge
from ludoteca.server.dialogue import Advice, Moment, Play
from ludoteca.server.editions import game_of
from ludoteca.server.live import Live
from ludoteca.server.metrics import THOUGHT, WAITING
from ludoteca.server.refusal import Refusal, not_now
from ludoteca.server.tables import Tables
from ludoteca.server.warming import warmed

LEAST = 0.1  # of its time that a bot gets, however many wait
AGAIN = 1.0  # seconds until a bot tries again whose move could not be written
LOOK = Budget(seconds=0.15)  # at each decision of an analysis
T = TypeVar("T")
log = structlog.get_logger()


class Cancelled(Exception):
    """Nobody wants the answer any more."""


class Thinking:
    """The threads, and who waits for them."""

    def __init__(self, tables: Tables, threads: int | None, warms: bool) -> None:
        self.tables = tables
        self.threads = threads or max(1, (os.cpu_count() or 2) - 1)
        self.pool = ThreadPoolExecutor(self.threads, thread_name_prefix="bot")
        self.coaches = ThreadPoolExecutor(1, thread_name_prefix="coach")
        self.analysts = ThreadPoolExecutor(1, thread_name_prefix="analyst")  # so that no hint waits for them
        self.waiting = 0
        self.ready: set[str] = set()
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.is_open = True
        self.warms = warms
        self.preparing: dict[str, asyncio.Task[None]] = {}  # by the digest of the figures
        self.compiling = asyncio.Lock()

    async def _in_thread(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        self.waiting += 1
        WAITING.set(self.waiting)
        try:
            with THOUGHT.time():
                return await asyncio.get_running_loop().run_in_executor(pool, work)
        finally:
            self.waiting -= 1
            WAITING.set(self.waiting)

    # --- Bots -------------------------------------------------------------------------------------

    def wake(self, live: Live) -> None:
        """Let the bot of a table move, if one must and no other process plays it."""
        is_ours = self.tables.hosting.may_play(live)
        if self.is_open and live.bot and is_ours and live.id not in self.busy:
            self.busy[live.id] = asyncio.create_task(self._play(live))
            if self.warms:
                self.prepare(live.row.game, live.row.edition)

    def resume(self) -> None:
        """Try once more what went wrong, as when the database was away."""
        for live in list(self.tables.live.values()):
            self.wake(live)

    async def _play(self, live: Live) -> None:
        try:
            while live.bot and self.is_open and await self.tables.hosting.is_ours(live):
                await self._move(live)
        except Refusal as refusal:
            if refusal.reason != "stale":
                log.warning("bot refused", table=live.id, reason=refusal.reason, message=refusal.message)
            self._try_again(live)
        except Exception:
            log.exception("bot failed", table=live.id)
            self._try_again(live)
        finally:
            self.busy.pop(live.id, None)

    def _try_again(self, live: Live) -> None:
        """Before long, if it is still a bot that must move: nothing else would wake it."""
        asyncio.get_running_loop().call_later(AGAIN, self.wake, live)

    async def _move(self, live: Live) -> None:
        """One move, unless the table has gone on while the bot thought."""
        async with self.tables.at_rest(live):
            seat, level, number = live.turn, live.bot, live.turn_number
            if seat is None or level is None or live.match is None:
                return
            knowledge = live.match.knowledge(secrets.randbits(62))
        move = await self._in_thread(self.pool, lambda: self._chosen(level, knowledge))
        try:
            await self.tables.play(live, Play(seat, move, number, ""), None)
        except Refusal:
            if (live.turn, live.bot, live.turn_number) == (seat, level, number):
                raise

    def _chosen(self, level: str, knowledge: Knowledge) -> str:
        game, seed = knowledge.game, secrets.randbits(62)
        if len(knowledge.moves) == 1:
            return knowledge.moves[0]
        if game.edition.digest not in self.ready:
            return bot("greedy", game, seed).choose(knowledge)
        share = max(LEAST, min(1.0, self.threads / max(1, self.waiting)))
        return leveled(level, game, seed, share).choose(knowledge)

    # --- Coach ------------------------------------------------------------------------------------

    async def hint(self, live: Live, seat: str, level: str, wanted: Callable[[], bool]) -> list[Advice]:
        """The best moves of a seat that must move."""
        async with self.tables.at_rest(live):
            if live.turn != seat or live.match is None:
                raise not_now("a hint is for the seat that must move")
            if not live.row.hints:
                raise not_now("at this table there are no hints")
            self._check_ready(live)
            knowledge = live.match.knowledge(secrets.randbits(62))

        def work() -> list[Any]:
            if not wanted():
                raise Cancelled
            return advised(knowledge, level)

        found = await self._in_thread(self.coaches, work)
        return [Advice(one.move, one.wins, one.share) for one in found]

    async def analyse(
        self, live: Live, tell: Callable[[int, int], None], wanted: Callable[[], bool]
    ) -> list[Moment]:
        """Every decision of a finished game; kept, so that it is made once."""
        if live.state not in ("over", "study") or live.match is None:
            raise not_now("the game is not over yet")
        found: list[dict[str, Any]] | None = await self.tables.store.analysis(live.id)
        if found is None:
            self._check_ready(live)
            match = live.match
            lines = [done.line.number for done in live.log if done.line.kind == "move" and not done.undone]
            found = await self._in_thread(self.analysts, lambda: _looked_at(match, lines, tell, wanted))
            await self.tables.store.keep_analysis(live.id, found)
        return [Moment(**moment) for moment in found]

    def _check_ready(self, live: Live) -> None:
        if live.game.edition.digest not in self.ready:
            raise Refusal(503, "not-ready", "the bots of this game are getting ready; ask again in a minute")

    # --- Getting ready ----------------------------------------------------------------------------

    def prepare(self, name: str, edition: str | None = None) -> None:
        """Have the compiled search of a game at hand before long."""
        digest = game_of(name, edition).edition.digest
        if digest not in self.preparing:
            self.preparing[digest] = asyncio.create_task(self._warm(name, edition))

    async def _warm(self, name: str, edition: str | None) -> None:
        """Compile in another process, one game at a time; then load what it has left on disk."""
        async with self.compiling:
            command = (sys.executable, "-m", "ludoteca.server.warming", name)
            process = await asyncio.create_subprocess_exec(*command, stdin=asyncio.subprocess.PIPE)
            try:
                await process.communicate((edition or "").encode())
            except asyncio.CancelledError:
                process.kill()
                raise
            if process.returncode != 0:
                log.error("bots not ready", game=name)
                return
            loop = asyncio.get_running_loop()
            self.ready.add(await loop.run_in_executor(self.coaches, warmed, name, edition))
            log.info("bots ready", game=name)

    async def close(self) -> None:
        """Let nobody begin to think any more."""
        self.is_open = False
        tasks = [*self.busy.values(), *self.preparing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.pool.shutdown(wait=False, cancel_futures=True)
        self.coaches.shutdown(wait=False, cancel_futures=True)
        self.analysts.shutdown(wait=False, cancel_futures=True)


def _looked_at(
    match: Match, lines: list[int], tell: Callable[[int, int], None], wanted: Callable[[], bool]
) -> list[dict[str, Any]]:
    """The moments of a match, each under the line of the log that its move is."""

    def progress(done: int, of: int) -> None:
        if not wanted():
            raise Cancelled
        tell(done, of)

    moments = analysed(match, LOOK, progress)
    turning = turning_points(moments)
    return [
        {
            "number": lines[one.number - 1], "seat": one.seat, "move": one.move,
            "wins": one.wins, "played": one.played,
            "best": one.best, "better": one.better, "turning_point": one in turning,
        }
        for one in moments
    ]  # fmt: skip
