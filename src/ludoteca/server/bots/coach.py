"""The coach: hints and analyses, in separate queues so that no bot waits for them."""

import secrets
from collections.abc import Callable
from typing import Any

import ludoteca
from ludoteca import Match
from ludoteca.bots import coach
from ludoteca.bots.coach import advise, analyse_moves, turning_points
from ludoteca.bots.search import Budget
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.faults import Why
from ludoteca.server.limits.fair_queue import FairQueue, Requester
from ludoteca.server.limits.rates import Quota
from ludoteca.server.messages.fields import Level
from ludoteca.server.messages.sockets import Advice, AnalysedMove
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables

BUDGET = Budget(seconds=0.15)  # for each decision of an analysis


class Cancelled(Exception):
    """Nobody wants the answer any more."""


class Coach:
    """Says what a strong bot would do, or would have done."""

    def __init__(self, tables: Tables, compiler: Compiler, limits: Limits) -> None:
        self.tables = tables
        self.compiler = compiler
        self.hints = FairQueue("coach", 1, QUEUED.labels("hint"), THOUGHT.labels("hint"))
        self.analyses = FairQueue("analyst", 1, QUEUED.labels("analysis"), THOUGHT.labels("analysis"))
        self.hint_quota = Quota("hints", limits, "hint")
        self.analysis_quota = Quota("analyses", limits, "analysis")

    async def hint(
        self, live: LiveTable, seat: str, level: Level, requester: Requester, wanted: Callable[[], bool]
    ) -> list[Advice]:
        """The best moves of a seat that must move."""
        with self.hint_quota.hold(requester):
            async with self.tables.at_rest(live):
                if live.turn != seat or live.match is None:
                    raise Refusal(Why.HINT_OTHER_TURN)
                if not live.row.hints:
                    raise Refusal(Why.NO_HINTS)
                self.compiler.check_ready(live.game)
                knowledge = live.match.knowledge(secrets.randbits(62))

            def work(_: float) -> list[ludoteca.Hint]:
                if not wanted():
                    raise Cancelled
                return advise(knowledge, level)

            found = await self.hints.run(requester, work)
        return [Advice(one.move, one.wins, one.share) for one in found]

    async def analyse(
        self,
        live: LiveTable,
        requester: Requester,
        report: Callable[[int, int], None],
        wanted: Callable[[], bool],
    ) -> list[AnalysedMove]:
        """Every decision of a finished game.  The result is stored, so that it is computed once."""
        if live.state not in ("over", "study") or live.match is None:
            raise Refusal(Why.GAME_GOES_ON)
        found: list[dict[str, Any]] | None = await self.tables.store.analysis(live.id)
        if found is None:
            if live.has_old_rules:
                raise Refusal(Why.OLD_ANALYSIS, version=str(live.game.definition.version))
            self.compiler.check_ready(live.game)
            with self.analysis_quota.hold(requester):
                analysed = await self._analyse(live.match, requester, report, wanted)
            found = _to_json(analysed, live.move_numbers)
            await self.tables.store.store_analysis(live.id, found)
        return [AnalysedMove(**move) for move in found]

    async def _analyse(
        self,
        match: Match,
        requester: Requester,
        report: Callable[[int, int], None],
        wanted: Callable[[], bool],
    ) -> list[coach.AnalysedMove]:
        """Analyse one decision at a time, so that analyses take turns."""
        found: list[coach.AnalysedMove] = []
        analyses = analyse_moves(match, BUDGET)
        total = len(match.played)
        for done in range(total):
            report(done, total)
            if not wanted():
                raise Cancelled
            move = await self.analyses.run(requester, lambda _: next(analyses))
            if move is not None:
                found.append(move)
        report(total, total)
        return found

    def close(self) -> None:
        self.hints.close()
        self.analyses.close()


def _to_json(analysed: list[coach.AnalysedMove], numbers: list[int]) -> list[dict[str, Any]]:
    """An analysis as it is stored, with the log entry of each move."""
    turning = turning_points(analysed)
    return [
        {
            "number": numbers[one.number - 1], "seat": one.seat, "move": one.move,
            "wins": one.wins, "played": one.played,
            "best": one.best, "better": one.better, "turning_point": one in turning,
        }
        for one in analysed
    ]  # fmt: skip
