"""Studies: the hints and analyses that one socket has asked for, one at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.server.bots.coach import Cancelled, Coach
from ludoteca.server.limits.fair_queue import Asker
from ludoteca.server.messages.answers import Refused
from ludoteca.server.messages.sockets import (
    Analyse,
    AnalysisResult,
    Hint,
    HintResult,
    Progress,
    ServerMessage,
)
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.live_table import LiveTable


class CoachRequests:
    """What is being thought about for a socket."""

    def __init__(self, coach: Coach, live: LiveTable, say: Callable[[ServerMessage], None]) -> None:
        self.coach = coach
        self.live = live
        self.say = say
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.wanted: set[str] = set()

    def start(self, asked: Hint | Analyse, asker: Asker) -> None:
        """Answer before long; the asker is charged for it."""
        if self.tasks:
            raise Refusal(409, "one-at-a-time", "wait for what you asked before, or cancel it")
        work = self._hint(asked, asker) if isinstance(asked, Hint) else self._analyse(asked, asker)
        self.wanted.add(asked.id)
        task = self.tasks[asked.id] = asyncio.create_task(self._answer(asked.id, work))
        task.add_done_callback(lambda _: self.tasks.pop(asked.id, None))

    def cancel(self, id_: str) -> None:
        self.wanted.discard(id_)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.wanted.clear()

    async def _answer(self, id_: str, work: Coroutine[Any, Any, ServerMessage]) -> None:
        try:
            self.say(await work)
        except Refusal as refusal:
            self.say(Refused(refusal.reason, refusal.message, id_, retry_after=refusal.retry_after))
        except Cancelled:
            self.say(Refused("cancelled", "cancelled, as you asked", id_))
        finally:
            self.wanted.discard(id_)

    async def _hint(self, asked: Hint, asker: Asker) -> ServerMessage:
        number = self.live.number
        advice = await self.coach.hint(
            self.live, asked.seat, asked.level, asker, lambda: asked.id in self.wanted
        )
        return HintResult(asked.id, number, asked.seat, advice)

    async def _analyse(self, asked: Analyse, asker: Asker) -> ServerMessage:
        def progress(done: int, of: int) -> None:
            self.say(Progress(asked.id, done, of))

        moments = await self.coach.analyse(self.live, asker, progress, lambda: asked.id in self.wanted)
        return AnalysisResult(asked.id, moments)
