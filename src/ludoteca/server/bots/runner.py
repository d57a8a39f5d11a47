"""Thinking: the bots' moves, in threads of their own, with a fair share for everybody.

A bot's turn is played by the one process that has claimed the table.  Every move of every bot waits in a
fair queue, charged to the owner of the table and their address.  When many bots of one address wait, those
that think by the clock get less of it.  Until the compiled search of a game is at hand, bots play by the
game's taste.
"""

import asyncio
import os
import secrets

import structlog

from ludoteca.bots import bot
from ludoteca.bots.levels import make_level_bot
from ludoteca.core.match import Knowledge
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.limits.addresses import UNKNOWN, Addresses
from ludoteca.server.limits.fair_queue import FairQueue
from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.messages.sockets import Play
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Settings
from ludoteca.server.tables.erasure import drop
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables

LEAST = 0.1  # of its time that a bot gets, however many wait
AGAIN = 1.0  # seconds until a bot tries again whose move could not be written
log = structlog.get_logger()


class BotRunner:
    """Plays the bots of the tables that this process has claimed."""

    def __init__(self, tables: Tables, compiler: Compiler, addresses: Addresses, settings: Settings) -> None:
        self.tables = tables
        self.compiler = compiler
        self.addresses = addresses
        threads = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        self.queue = FairQueue("bot", threads, QUEUED.labels("bot"), THOUGHT.labels("bot"))
        limits = settings.limits
        self.pace = RateLimit("moves of bots", limits.bot_rate, limits.bot_burst)
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.is_open = True

    def wake(self, live: LiveTable) -> None:
        """Let the bot of a table move, if one must and no other process plays it."""
        is_held = self.tables.live.get(live.id) is live  # not deleted, nor opened once more
        is_ours = is_held and self.tables.bot_leases.may_play(live)
        if self.is_open and live.bot and is_ours and live.id not in self.busy:
            self.busy[live.id] = asyncio.create_task(self._play(live))
            self.compiler.prepare(live.row.game, live.row.edition, self._asker(live))

    def resume(self) -> None:
        """Try once more what went wrong, as when the database was away."""
        for live in list(self.tables.live.values()):
            self.wake(live)

    def release(self, live: LiveTable) -> None:
        """Let the bots of a deleted table be."""
        if task := self.busy.pop(live.id, None):
            task.cancel()

    async def _play(self, live: LiveTable) -> None:
        try:
            while live.bot and self.is_open and await self.tables.bot_leases.is_ours(live):
                await self._move(live)
        except Refusal as refusal:
            if refusal.reason != "stale" and not live.is_deleted:
                log.warning("bot refused", table=live.id, reason=refusal.reason, message=refusal.message)
            self._try_again(live)
        except Exception:
            log.exception("bot failed", table=live.id)
            self._try_again(live)
        finally:
            if self.busy.get(live.id) is asyncio.current_task():
                del self.busy[live.id]
            if live.is_deleted:  # as this process has just found out
                drop(self.tables, live.id)

    def _try_again(self, live: LiveTable) -> None:
        """Before long, if it is still a bot that must move: nothing else would wake it."""
        asyncio.get_running_loop().call_later(AGAIN, self.wake, live)

    def _asker(self, live: LiveTable) -> tuple[str, str, str]:
        """The owner of a table is charged for its bots."""
        owner: str = live.row.owner
        return self.addresses.of(owner), owner, live.id

    async def _move(self, live: LiveTable) -> None:
        """One move, unless the table has gone on while the bot thought."""
        address, owner, _ = self._asker(live)
        await asyncio.sleep(self.pace.reserve(owner if address == UNKNOWN else address))
        async with self.tables.at_rest(live):
            seat, level, number = live.turn, live.bot, live.turn_number
            if seat is None or level is None or live.match is None:
                return
            knowledge = live.match.knowledge(secrets.randbits(62))
        move = await self.queue.run(self._asker(live), lambda share: self._chosen(level, knowledge, share))
        try:
            await self.tables.play(live, Play(seat, move, number, ""), None)
        except Refusal:
            if (live.turn, live.bot, live.turn_number) == (seat, level, number):
                raise

    def _chosen(self, level: str, knowledge: Knowledge, share: float) -> str:
        game, seed = knowledge.game, secrets.randbits(62)
        if len(knowledge.moves) == 1:
            return knowledge.moves[0]
        if not self.compiler.is_ready(game):
            return bot("greedy", game, seed).choose(knowledge)
        return make_level_bot(level, game, seed, max(LEAST, share)).choose(knowledge)

    async def close(self) -> None:
        """Let nobody begin to think any more."""
        self.is_open = False
        for task in self.busy.values():
            task.cancel()
        await asyncio.gather(*self.busy.values(), return_exceptions=True)
        self.queue.close()
