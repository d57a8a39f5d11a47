"""Compiling: has the compiled search of games at hand, made by processes of their own.

The games' own figures are compiled when the server starts.  An edition that somebody brings costs a minute
of a processor, and memory and disk for as long as it is kept.  So each person and address may have only so
many compiled, they take turns, and a process holds only so many: the bots of others play by the game's
taste, without a search.
"""

import asyncio
import subprocess
import sys

import structlog

from ludoteca import Game
from ludoteca.server.bots.warm_up import warmed
from ludoteca.server.games.editions import game_of
from ludoteca.server.limits.fair_queue import Asker, FairQueue
from ludoteca.server.limits.rates import SharedRateLimit
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits

log = structlog.get_logger()


class Compiler:
    """Which games are ready, and which are being made ready."""

    def __init__(self, is_on: bool, limits: Limits) -> None:
        self.is_on = is_on
        self.limits = limits
        self.queue = FairQueue("compiler", 1, QUEUED.labels("compile"), THOUGHT.labels("compile"))
        self.rates = SharedRateLimit("editions of your own with bots", limits, "compile")
        self.ready: set[str] = set()  # digests of figures
        self.preparing: dict[str, asyncio.Task[None]] = {}  # by the digest of the figures
        self.own: list[asyncio.Task[None]] = []
        self.foreign: set[str] = set()  # digests that somebody brought; code once loaded stays in memory
        self.process: subprocess.Popen[bytes] | None = None

    def is_ready(self, game: Game) -> bool:
        return game.edition.digest in self.ready

    def check_ready(self, game: Game) -> None:
        """Refuse what needs the search of a game that is not ready."""
        digest = game.edition.digest
        if digest in self.ready:
            return
        task = self.preparing.get(digest)
        if (task is not None and task.done()) or (digest not in self.foreign and self._is_full()):
            message = "the search is not compiled for this edition; its bots play by taste"
            raise Refusal(409, "not-compiled", message)
        raise Refusal(
            503, "not-ready", "the bots of this game are getting ready; ask again in a minute", None, 60
        )

    def _is_full(self) -> bool:
        return len(self.foreign) >= self.limits.editions

    def check_wish(self, game: Game, asker: Asker) -> None:
        """Refuse a table with an edition of one's own and bots to somebody who has had enough of them."""
        if self.is_on and not self._is_full() and game.edition.digest not in self.preparing:
            self.rates.check(asker)

    def prepare(self, name: str, edition: str | None = None, asker: Asker = ("", "", "")) -> None:
        """Have the compiled search of a game at hand before long, if there is room for it."""
        digest = game_of(name, edition).edition.digest
        if not self.is_on or digest in self.preparing:
            return
        if edition is None:
            self.preparing[digest] = asyncio.create_task(self._own(name))
            self.own.append(self.preparing[digest])
        elif not self._is_full() and self._may(asker):
            self.foreign.add(digest)
            self.preparing[digest] = asyncio.create_task(self._foreign(name, edition, asker))

    def _may(self, asker: Asker) -> bool:
        try:
            self.rates.take(asker)
        except Refusal:
            return False
        return True

    async def _own(self, name: str) -> None:
        await self._warm(name, None, ("", "", ""))

    async def _foreign(self, name: str, edition: str, asker: Asker) -> None:
        await asyncio.gather(*self.own, return_exceptions=True)  # these are everybody's
        await self._warm(name, edition, asker)

    async def _warm(self, name: str, edition: str | None, asker: Asker) -> None:
        """Compile in another process, one game at a time; then load what it has left on disk."""
        if not await self.queue.run(asker, lambda _: self._compiled(name, edition)):
            log.error("bots not ready", game=name, edition="own" if edition is None else "a visitor's")
            return
        self.ready.add(await asyncio.to_thread(warmed, name, edition))
        log.info("bots ready", game=name)

    def _compiled(self, name: str, edition: str | None) -> bool:
        """Whether the code of a game is in the cache on disk now."""
        limits = self.limits
        bounds = (limits.compile_seconds, limits.compile_bytes, limits.editions_on_disk)
        command = [
            sys.executable,
            "-m",
            "ludoteca.server.bots.warm_up",
            name,
            *(str(bound) for bound in bounds),
        ]
        with subprocess.Popen(command, stdin=subprocess.PIPE) as self.process:
            try:
                self.process.communicate((edition or "").encode(), None if edition is None else bounds[0])
            except subprocess.TimeoutExpired:
                self.process.kill()
            return self.process.wait() == 0

    async def close(self) -> None:
        for task in self.preparing.values():
            task.cancel()
        self.queue.close()
        if self.process is not None:
            self.process.kill()
        await asyncio.gather(*self.preparing.values(), return_exceptions=True)
