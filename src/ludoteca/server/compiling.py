"""Compiling: has the compiled search of games at hand, made by processes of their own."""

import asyncio
import sys

import structlog

from ludoteca import Game
from ludoteca.server.editions import game_of
from ludoteca.server.refusal import Refusal
from ludoteca.server.warming import warmed

log = structlog.get_logger()


class Compiling:
    """Which games are ready, and which are being made ready."""

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on
        self.ready: set[str] = set()  # digests of figures
        self.preparing: dict[str, asyncio.Task[None]] = {}  # by the digest of the figures
        self.one_at_a_time = asyncio.Lock()

    def is_ready(self, game: Game) -> bool:
        return game.edition.digest in self.ready

    def check_ready(self, game: Game) -> None:
        if not self.is_ready(game):
            raise Refusal(503, "not-ready", "the bots of this game are getting ready; ask again in a minute")

    def prepare(self, name: str, edition: str | None = None) -> None:
        """Have the compiled search of a game at hand before long."""
        digest = game_of(name, edition).edition.digest
        if self.is_on and digest not in self.preparing:
            self.preparing[digest] = asyncio.create_task(self._warm(name, edition))

    async def _warm(self, name: str, edition: str | None) -> None:
        """Compile in another process, one game at a time; then load what it has left on disk."""
        async with self.one_at_a_time:
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
            self.ready.add(await asyncio.to_thread(warmed, name, edition))
            log.info("bots ready", game=name)

    async def close(self) -> None:
        for task in self.preparing.values():
            task.cancel()
        await asyncio.gather(*self.preparing.values(), return_exceptions=True)
