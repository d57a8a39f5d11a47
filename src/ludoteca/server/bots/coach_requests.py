"""Coach requests: the hints and analyses that one client has asked for, one at a time."""

import asyncio
from collections.abc import Callable

import structlog

from ludoteca.server.bots.coach import Coach, module_of_table
from ludoteca.server.causes import cause_of
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.messages.sockets import (
    AnalysisRequest,
    AnalysisResult,
    CoachRequest,
    DecisionsRequest,
    DecisionsResult,
    HintRequest,
    KnowledgeRequest,
    KnowledgeResult,
    Known,
    Progress,
    ServerMessage,
)
from ludoteca.server.metrics import REFUSALS
from ludoteca.server.refusals import Refusal
from ludoteca.server.tables.live_table import LiveTable

log = structlog.get_logger()


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

    def start(self, request: CoachRequest, requester: Requester) -> None:
        """Begin to work on a request, which is charged to the requester."""
        if self.tasks:
            raise Refusal.of(ServerFault.ONE_AT_A_TIME)
        task = self.tasks[request.id] = asyncio.create_task(self._answer(request, requester))
        task.add_done_callback(lambda task: self._forget(request.id, task))

    def _forget(self, id_: str, task: asyncio.Task[None]) -> None:
        """Forget a task that is done; after ``cancel`` its id may be that of another one."""
        if self.tasks.get(id_) is task:
            del self.tasks[id_]

    def cancel(self, id_: str) -> None:
        """Stop working on a request, and say so, also if there is nothing to stop.

        A search that has begun runs to its end in its thread, and nobody hears of the result.
        """
        if task := self.tasks.pop(id_, None):
            task.cancel()
        self.send(Refusal.of(ServerFault.CANCELLED).to_message(id_))

    def close(self) -> None:
        for task in self.tasks.values():
            task.cancel()

    async def _answer(self, request: CoachRequest, requester: Requester) -> None:
        """Answer a request whatever happens, unless it is cancelled."""
        try:
            if (message := await self._work(request, requester)) is not None:
                self.send(message)
        except Refusal as refusal:
            self._refuse(request, refusal)
        except self.coach.tables.store.errors as error:
            asked = type(request).__name__
            log.error("database failed", table=self.table.id, asked=asked, error=cause_of(error))
            self._refuse(request, Refusal.of(ServerFault.DATABASE_AWAY))
        except Exception:
            log.exception("coach failed", table=self.table.id, asked=type(request).__name__)
            self._refuse(request, Refusal.of(ServerFault.FAILED))

    def _refuse(self, request: CoachRequest, refusal: Refusal) -> None:
        REFUSALS.labels(refusal.reason).inc()
        self.send(refusal.to_message(request.id))

    async def _work(self, request: CoachRequest, requester: Requester) -> ServerMessage | None:
        """Do what a request asks for, and return the last message of the answer."""
        match request:
            case HintRequest():
                return await self.coach.hint(self.table, request, self.own_seats, requester)
            case AnalysisRequest(id_):
                return await self._analyse(id_, requester)
            case KnowledgeRequest():
                known = await self.coach.knowledge(self.table, request, self.own_seats, requester)
                return KnowledgeResult(request.id, module_of_table(self.table), known)
            case DecisionsRequest(id_):
                await self._decide(id_, requester)
                return None

    async def _analyse(self, id_: str, requester: Requester) -> ServerMessage:
        def progress(done: int, of: int) -> None:
            self.send(Progress(id_, done, of))

        return AnalysisResult(id_, await self.coach.analyse(self.table, requester, progress))

    async def _decide(self, id_: str, requester: Requester) -> None:
        key = module_of_table(self.table)

        def report(done: int, of: int, decisions: list[Known]) -> None:
            self.send(DecisionsResult(id_, key, done, of, decisions))

        await self.coach.decisions(self.table, requester, report)
