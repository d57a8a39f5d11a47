"""Compilation: prepares the compiled search of games, in separate processes.

The games' own figures are compiled when the server starts.  An uploaded edition costs a minute of a
processor, and memory and disk for as long as it is kept.  So there is a limit for each person and address,
they take turns, and a process holds only some.  Bots of other editions play by the game's heuristic, without
a search.  If the games' own figures cannot be compiled or loaded, that is tried again from time to time.
"""

import asyncio
import subprocess
import sys

import structlog

from ludoteca import Game
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.fair_queue import FairQueue, Requester
from ludoteca.server.limits.rates import SharedRateLimit
from ludoteca.server.metrics import BOTS_READY, QUEUED, THOUGHT
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits

AGAIN_SECONDS = 600.0  # until a game's own figures are tried again
UNCHARGED = Requester()  # nobody is charged for the games' own figures
log = structlog.get_logger()


class Compiler:
    """Knows which games are ready, and compiles others."""

    def __init__(self, is_on: bool, limits: Limits) -> None:
        self.is_on = is_on
        self.limits = limits
        self.queue = FairQueue("compiler", 1, QUEUED.labels("compile"), THOUGHT.labels("compile"))
        self.rates = SharedRateLimit("editions", limits.compile, limits.compile_address)
        self.ready: set[str] = set()  # digests of figures
        self.preparing: dict[str, asyncio.Task[None]] = {}  # by the digest of the figures
        self._own_tried: list[asyncio.Event] = []  # each is set once its game was compiled, or failed
        self.uploaded: set[str] = set()  # digests of uploaded editions; code once loaded stays in memory
        self.process: subprocess.Popen[bytes] | None = None

    def is_ready(self, game: Game) -> bool:
        return game.edition.digest in self.ready

    def check_ready(self, game: Game) -> None:
        """Refuse a request that needs the search of a game that is not ready."""
        digest = game.edition.digest
        if digest in self.ready:
            return
        task = self.preparing.get(digest)
        if (task is not None and task.done()) or (digest not in self.uploaded and self._is_full()):
            raise Refusal.of(ServerFault.NOT_COMPILED)
        raise Refusal.of(ServerFault.BOTS_NOT_READY, retry_after=60)

    def _is_full(self) -> bool:
        return len(self.uploaded) >= self.limits.most_editions

    def check_compile_rate(self, game: Game, requester: Requester) -> None:
        """Refuse a table with bots and an edition of its own to somebody who has had too many compiled."""
        if self.is_on and not self._is_full() and game.edition.digest not in self.preparing:
            self.rates.check(requester)

    def prepare(self, game: Game, edition_text: str | None = None, requester: Requester = UNCHARGED) -> None:
        """Begin to compile the search of a game, if there is room for it.

        ``edition_text`` is what somebody has uploaded; it is not read here, because that takes time.
        """
        if not self.is_on or (digest := game.edition.digest) in self.preparing:
            return
        if edition_text is None:
            self._own_tried.append(tried := asyncio.Event())
            self.preparing[digest] = asyncio.create_task(self._compile_own(game.name, tried))
        elif not self._is_full() and self._take(requester):
            self.uploaded.add(digest)
            work = self._compile_uploaded(game.name, edition_text, requester)
            self.preparing[digest] = asyncio.create_task(work)

    def _take(self, requester: Requester) -> bool:
        try:
            self.rates.take(requester)
        except Refusal:
            return False
        return True

    async def _compile_own(self, name: str, tried: asyncio.Event) -> None:
        BOTS_READY.labels(name).set(0)
        while not await self._prepare(name, None, UNCHARGED):
            tried.set()
            await asyncio.sleep(AGAIN_SECONDS)
        tried.set()
        BOTS_READY.labels(name).set(1)

    async def _compile_uploaded(self, name: str, edition: str, requester: Requester) -> None:
        for tried in self._own_tried:  # everybody needs these
            await tried.wait()
        await self._prepare(name, edition, requester)

    async def _prepare(self, name: str, edition: str | None, requester: Requester) -> bool:
        """Compile in another process, one game at a time, then load the code from the cache on disk.

        Return whether the search is ready.
        """
        facts = {"game": name, "edition": "own" if edition is None else "uploaded"}
        try:
            if not await self.queue.run(requester, lambda _: self._compile(name, edition)):
                log.error("bots not ready", **facts)
                return False
            from ludoteca.server.bots.warm_up import warm_up  # it needs NumPy, which a browser does not have

            self.ready.add(await asyncio.to_thread(warm_up, name, edition))
        except Exception:  # no process could be started, or this one cannot load the code
            log.exception("bots not ready", **facts)
            return False
        log.info("bots ready", game=name)
        return True

    def _compile(self, name: str, edition: str | None) -> bool:
        """Compile the search of a game into the cache on disk, and return whether it could be compiled."""
        limits = self.limits
        bounds = (limits.compile_seconds, limits.compile_bytes, limits.most_editions_on_disk)
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
