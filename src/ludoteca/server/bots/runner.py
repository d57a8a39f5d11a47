"""The bot runner: plays the moves of bots in separate threads, with a fair share for every table.

A bot is played by the one process that holds the lease of its table.  Every move waits in a fair queue and is
charged to the owner of the table and their address.  When many bots of one address wait, those that think for
a fixed time get less of it.  Until the compiled search of a game is ready, its bots play by the game's
heuristic.
"""

import asyncio
import os
import secrets

import structlog

from ludoteca import Knowledge
from ludoteca.bots import bot
from ludoteca.bots.levels import is_offered, make_level_bot, strongest_level
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.limits.addresses import UNKNOWN, Addresses
from ludoteca.server.limits.fair_queue import FairQueue, Requester
from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Settings
from ludoteca.server.tables.bot_turns import BotTurns
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import Move, Moves

LEAST_SHARE = 0.1  # of its time that a bot gets, however many others wait
RETRY_SECONDS = 1.0  # until a bot tries again after its move could not be written
log = structlog.get_logger()


class BotRunner:
    """Plays the bots of the tables whose leases this process holds."""

    def __init__(
        self,
        moves: Moves,
        bot_turns: BotTurns,
        compiler: Compiler,
        addresses: Addresses,
        settings: Settings,
    ) -> None:
        self.moves = moves
        self.tables = moves.tables
        self.bot_turns = bot_turns
        self.compiler = compiler
        self.addresses = addresses
        threads = settings.bot_threads or max(1, (os.cpu_count() or 2) - 1)
        self.queue = FairQueue("bot", threads, QUEUED.labels("bot"), THOUGHT.labels("bot"))
        self.rate = RateLimit("bots", settings.limits.bot)
        self.busy: dict[str, asyncio.Task[None]] = {}
        self.is_open = True
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._watching = asyncio.create_task(self._watch())

    async def _watch(self) -> None:
        while True:
            table = await self.bot_turns.next()
            try:
                self.wake_bot(table)
            except Exception:  # the bots of other tables go on
                log.exception("bot not woken", table=table.id)

    def wake_bot(self, table: LiveTable) -> None:
        """Let the bot of a table move if one must; stop it if the table was deleted."""
        if table.is_deleted:
            if task := self.busy.pop(table.id, None):
                task.cancel()
            return
        is_current = self.tables.in_memory.get(table.id) is table  # not dropped from memory and opened again
        is_ours = is_current and self.tables.leases.is_free_or_ours(table)
        if self.is_open and table.bot and is_ours and table.id not in self.busy:
            self.busy[table.id] = asyncio.create_task(self._play(table))
            self.compiler.prepare(table.game, table.edition_text, self._requester(table))

    async def _play(self, table: LiveTable) -> None:
        try:
            while table.bot and self.is_open and await self.tables.leases.claim(table):
                await self._move(table)
        except Refusal as refusal:
            if not refusal.is_stale and not table.is_deleted:
                log.warning("bot refused", table=table.id, reason=refusal.reason, message=refusal.message)
            self._try_again(table)
        except Exception:
            log.exception("bot failed", table=table.id)
            self._try_again(table)
        finally:
            if self.busy.get(table.id) is asyncio.current_task():
                del self.busy[table.id]
            if table.is_deleted:  # and this process has just noticed it
                self.tables.drop(table.id)

    def _try_again(self, table: LiveTable) -> None:
        asyncio.get_running_loop().call_later(RETRY_SECONDS, self.wake_bot, table)

    def _requester(self, table: LiveTable) -> Requester:
        """Return the owner of a table, who is charged for its bots."""
        owner = table.row.owner
        return Requester(self.addresses.of(owner), owner, table.id)

    async def _move(self, table: LiveTable) -> None:
        """Play one move, unless the match has advanced while the bot was thinking."""
        address, owner, _ = self._requester(table)
        await asyncio.sleep(self.rate.reserve(owner if address == UNKNOWN else address))
        async with self.tables.locked_and_current(table):
            seat, level, number = table.turn, table.bot, table.turn_number
            if seat is None or level is None or table.match is None:
                return
            knowledge, seats = table.match.knowledge(), table.match.seats
        text = await self.queue.run(
            self._requester(table), lambda share: self._choose(level, knowledge, seats, share)
        )
        try:
            await self.moves.play(table, Move(seat, text, number), frozenset((seat,)))
        except Refusal:
            if (table.turn, table.bot, table.turn_number) == (seat, level, number):
                raise

    def _choose(self, level: str, knowledge: Knowledge, seats: int, share: float) -> str:
        game = knowledge.game
        if len(knowledge.moves) == 1:
            return knowledge.moves[0]
        if not self.compiler.is_ready(game):
            return bot("greedy", game).choose(knowledge)
        if not is_offered(level, game, seats):
            level = strongest_level(game, seats)  # it was, when the table was set up
        return make_level_bot(level, game, secrets.randbits(62), max(LEAST_SHARE, share)).choose(knowledge)

    async def close(self) -> None:
        """Stop all bots, and begin no other move."""
        self.is_open = False
        tasks = [*self.busy.values(), *([self._watching] if self._watching else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.queue.close()
