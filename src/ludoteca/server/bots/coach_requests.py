"""Coach requests: the hints and analyses that one client has asked for, one at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.server.bots.coach import Cancelled, Coach
from ludoteca.server.faults import Why
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.sockets import (
    Analyse,
    AnalysisResult,
    HintRequest,
    HintResult,
    Progress,
    ServerMessage,
)
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.live_table import LiveTable


class CoachRequests:
    """The coach's work for one socket."""

    def __init__(self, coach: Coach, live: LiveTable, send: Callable[[ServerMessage], None]) -> None:
        self.coach = coach
        self.live = live
        self.send = send
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.wanted: set[str] = set()

    def start(self, request: HintRequest | Analyse, requester: Requester) -> None:
        """Begin to work on a request, which is charged to the requester."""
        if self.tasks:
            raise Refusal(Why.ONE_AT_A_TIME)
        work = (
            self._hint(request, requester)
            if isinstance(request, HintRequest)
            else self._analyse(request, requester)
        )
        self.wanted.add(request.id)
        task = self.tasks[request.id] = asyncio.create_task(self._answer(request.id, work))
        task.add_done_callback(lambda _: self.tasks.pop(request.id, None))

    def cancel(self, id_: str) -> None:
        self.wanted.discard(id_)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.wanted.clear()

    async def _answer(self, id_: str, work: Coroutine[Any, Any, ServerMessage]) -> None:
        try:
            self.send(await work)
        except Refusal as refusal:
            self.send(refusal.answer(id_))
        except Cancelled:
            self.send(Refusal(Why.CANCELLED).answer(id_))
        finally:
            self.wanted.discard(id_)

    async def _hint(self, request: HintRequest, requester: Requester) -> ServerMessage:
        number = self.live.number
        advice = await self.coach.hint(
            self.live, request.seat, request.level, requester, lambda: request.id in self.wanted
        )
        return HintResult(request.id, number, request.seat, advice)

    async def _analyse(self, request: Analyse, requester: Requester) -> ServerMessage:
        def progress(done: int, of: int) -> None:
            self.send(Progress(request.id, done, of))

        analysed = await self.coach.analyse(self.live, requester, progress, lambda: request.id in self.wanted)
        return AnalysisResult(request.id, analysed)
