"""Coach requests: the hints and analyses that one client has asked for, one at a time."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from ludoteca.server.bots.coach import Cancelled, Coach, module_of_table
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.sockets import (
    Analyse,
    AnalysisResult,
    CoachRequest,
    DecisionsRequest,
    DecisionsResult,
    HintRequest,
    HintResult,
    KnowledgeRequest,
    KnowledgeResult,
    Known,
    Progress,
    ServerMessage,
)
from ludoteca.server.metrics import REFUSALS
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.live_table import LiveTable


class CoachRequests:
    """The coach's work for one client."""

    def __init__(
        self,
        coach: Coach,
        table: LiveTable,
        own_seats: frozenset[str],
        send: Callable[[ServerMessage], None],
    ) -> None:
        self.coach = coach
        self.table = table
        self.own_seats = own_seats
        self.send = send
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.wanted: set[str] = set()

    def start(self, request: CoachRequest, requester: Requester) -> None:
        """Begin to work on a request, which is charged to the requester."""
        if self.tasks:
            raise Refusal(ServerFault.ONE_AT_A_TIME)
        work = self._work(request, requester)
        self.wanted.add(request.id)
        task = self.tasks[request.id] = asyncio.create_task(self._answer(request.id, work))
        task.add_done_callback(lambda _: self.tasks.pop(request.id, None))

    async def _work(self, request: CoachRequest, requester: Requester) -> ServerMessage | None:
        """Do what a request asks for, and return the last message of the answer."""
        match request:
            case HintRequest():
                return await self._hint(request, requester)
            case Analyse():
                return await self._analyse(request, requester)
            case KnowledgeRequest():
                known = await self.coach.knowledge(self.table, request, self.own_seats, requester)
                return KnowledgeResult(request.id, module_of_table(self.table), known)
            case DecisionsRequest(id_):
                await self._decide(id_, requester)
                return None

    def cancel(self, id_: str) -> None:
        self.wanted.discard(id_)

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()
        self.wanted.clear()

    async def _answer(self, id_: str, work: Coroutine[Any, Any, ServerMessage | None]) -> None:
        try:
            if (message := await work) is not None:
                self.send(message)
        except Refusal as refusal:
            REFUSALS.labels(refusal.reason).inc()
            self.send(refusal.to_message(id_))
        except Cancelled:
            self.send(Refusal(ServerFault.CANCELLED).to_message(id_))
        finally:
            self.wanted.discard(id_)

    async def _hint(self, request: HintRequest, requester: Requester) -> ServerMessage:
        number = self.table.number
        advice, iterations, reason = await self.coach.hint(
            self.table, request, self.own_seats, requester, lambda: request.id in self.wanted
        )
        return HintResult(request.id, number, request.seat, advice, iterations, reason)

    async def _analyse(self, request: Analyse, requester: Requester) -> ServerMessage:
        def progress(done: int, of: int) -> None:
            self.send(Progress(request.id, done, of))

        analysed = await self.coach.analyse(
            self.table, requester, progress, lambda: request.id in self.wanted
        )
        return AnalysisResult(request.id, analysed)

    async def _decide(self, id_: str, requester: Requester) -> None:
        key = module_of_table(self.table)

        def report(done: int, of: int, decisions: list[Known]) -> None:
            self.send(DecisionsResult(id_, key, done, of, decisions))

        await self.coach.decisions(self.table, requester, report, lambda: id_ in self.wanted)
