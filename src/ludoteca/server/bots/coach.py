"""The coach: hints and analyses, in separate queues so that no bot waits for them."""

from collections.abc import Callable
from dataclasses import asdict
from itertools import islice

from ludoteca import Knowledge, Match
from ludoteca.bots import coach, explanations
from ludoteca.bots.coach import (
    analyse_moves,
    decisions,
    explain_hint,
    explain_turning_points,
    list_hints,
    search_at_level,
    turning_points,
)
from ludoteca.bots.levels import CHAMPION, is_offered
from ludoteca.bots.search import Budget
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.fair_queue import FairQueue, Requester
from ludoteca.server.limits.rates import Quota
from ludoteca.server.messages.sockets import (
    AnalysedMove,
    EngineKey,
    HintedMove,
    HintRequest,
    HintResult,
    KnowledgeRequest,
    Known,
    Reason,
)
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.moves import check_seat
from ludoteca.server.tables.table_setup import check_level
from ludoteca.server.tables.tables import Tables

BUDGET = Budget(seconds=0.15)  # for each decision of an analysis
DECISIONS_AT_ONCE = 20  # moves of a finished match that are looked at together


class Coach:
    """Says what a strong bot would do, or would have done."""

    def __init__(self, tables: Tables, compiler: Compiler, limits: Limits) -> None:
        self.tables = tables
        self.compiler = compiler
        self.hints = FairQueue("coach", 1, QUEUED.labels("hint"), THOUGHT.labels("hint"))
        self.analyses = FairQueue("analyst", 1, QUEUED.labels("analysis"), THOUGHT.labels("analysis"))
        self.hint_quota = Quota("hints", limits.hint, limits.hint_address)
        self.analysis_quota = Quota("analyses", limits.analysis, limits.analysis_address)
        # Analyses that were computed before.
        self.stored_quota = Quota("analyses", limits.replay, limits.replay_address)

    async def hint(
        self,
        table: LiveTable,
        request: HintRequest,
        own_seats: frozenset[str],
        requester: Requester,
    ) -> HintResult:
        """Return the best moves of a seat that must move, and why the first is better than the second."""
        with self.hint_quota.hold(requester):
            async with self.tables.locked_and_current(table):
                knowledge = _knowledge(table, request.seat, own_seats)
                check_level(request.level, table.game, len(table.seats))
                self.compiler.check_ready(table.game)
                number = table.number

            def work(_: float) -> HintResult:
                search = search_at_level(knowledge, request.level)
                hints = list_hints(search, knowledge.seat_number)
                advice = [
                    HintedMove(move=hint.move, wins=hint.win_probability, share=hint.share) for hint in hints
                ]
                reason = _reason(explain_hint(knowledge, hints))
                return HintResult(request.id, number, request.seat, advice, search.iterations, reason)

            return await self.hints.run(requester, work)

    async def knowledge(
        self, table: LiveTable, request: KnowledgeRequest, own_seats: frozenset[str], requester: Requester
    ) -> Known:
        """Return what a seat that must move knows, so that its own device can compute a hint."""
        with self.hint_quota.hold(requester):
            async with self.tables.locked_and_current(table):
                return known_to(table, request.seat, own_seats)

    async def analyse(
        self,
        table: LiveTable,
        requester: Requester,
        report: Callable[[int, int], None],
    ) -> list[AnalysedMove]:
        """Return every decision of a finished match.  The result is stored, so that it is computed once."""
        match = _finished_match(table)
        with self.stored_quota.hold(requester):
            moves = await self.tables.store.analysis(table.id)
        if moves is None:
            _check_rules(table)
            self.compiler.check_ready(table.game)
            with self.analysis_quota.hold(requester):
                analysed = await self._analyse(match, requester, report)
            moves = _analysed_moves(analysed, table.replayed.move_numbers)
            await self.tables.store.store_analysis(table.id, moves)
        return moves

    async def decisions(
        self,
        table: LiveTable,
        requester: Requester,
        report: Callable[[int, int, list[Known]], None],
    ) -> None:
        """Report every decision of a finished match, so that the client's own device can analyse it."""
        match = _finished_match(table)
        _check_rules(table)
        numbers, total = table.replayed.move_numbers, len(match.played)
        remaining = decisions(match)

        def work(_: float) -> list[Known]:
            return [
                _known(decision.knowledge, numbers[decision.number - 1], decision.move)
                for decision in islice(remaining, DECISIONS_AT_ONCE)
                if decision is not None
            ]

        with self.analysis_quota.hold(requester):
            for done in range(0, total, DECISIONS_AT_ONCE):
                decided = await self.analyses.run(requester, work)
                report(min(done + DECISIONS_AT_ONCE, total), total, decided)

    async def _analyse(
        self,
        match: Match,
        requester: Requester,
        report: Callable[[int, int], None],
    ) -> list[coach.AnalysedMove]:
        """Analyse one decision at a time, so that analyses take turns."""
        analysed: list[coach.AnalysedMove] = []
        analyses = analyse_moves(match, BUDGET)
        total = len(match.played)
        for done in range(total):
            report(done, total)
            move = await self.analyses.run(requester, lambda _: next(analyses))
            if move is not None:
                analysed.append(move)
        report(total, total)
        return await self.analyses.run(requester, lambda _: explain_turning_points(match, analysed))

    def close(self) -> None:
        self.hints.close()
        self.analyses.close()


def _finished_match(table: LiveTable) -> Match:
    """Return the match of a table, where nothing is hidden any more."""
    if table.match is None or not table.is_revealed:
        raise Refusal.of(ServerFault.GAME_GOES_ON)
    return table.match


def _check_rules(table: LiveTable) -> None:
    """Refuse to analyse a match under older rules: bots know only the present ones."""
    if table.has_old_rules:
        raise Refusal.of(ServerFault.OLD_ANALYSIS, version=str(table.game.definition.version))


def _knowledge(table: LiveTable, seat: str, own_seats: frozenset[str]) -> Knowledge:
    """Return what a seat knows.

    It is refused to everybody else, when another seat must move, and where there are no hints.
    """
    check_seat(seat, own_seats)
    if table.turn != seat or table.match is None:
        raise Refusal.of(ServerFault.HINT_OTHER_TURN)
    if not table.row.hints:
        raise Refusal.of(ServerFault.NO_HINTS)
    return table.match.knowledge()


def known_to(table: LiveTable, seat: str, own_seats: frozenset[str]) -> Known:
    """Return what a seat that must move knows, as it is sent to that seat."""
    return _known(_knowledge(table, seat, own_seats), table.number)


def _known(knowledge: Knowledge, number: int, move: str | None = None) -> Known:
    """Return knowledge as it is sent: only what the seat knows, because the rest was dealt again."""
    actions, moves = list(knowledge.legal_actions), list(knowledge.moves)
    return Known(
        number=number,
        seat=knowledge.seat,
        state=knowledge.pack(),
        actions=actions,
        moves=moves,
        move=move,
    )


def module_of_table(table: LiveTable) -> EngineKey:
    """Return which module of WebAssembly reads the states of a table, and whether a network guides it."""
    game = table.game
    return EngineKey(
        game=game.name,
        rules=game.definition.version,
        figures=game.edition.digest,
        champion=is_offered(CHAMPION, game, len(table.seats)),
    )


def _analysed_moves(analysed: list[coach.AnalysedMove], numbers: list[int]) -> list[AnalysedMove]:
    """Return an analysis as it is sent and stored, with the log entry of each move."""
    turning = turning_points(analysed)
    return [
        AnalysedMove(
            number=numbers[move.number - 1],
            seat=move.seat,
            move=move.move,
            wins=move.win_probabilities,
            played=move.played_probability,
            best=move.best_probability,
            better=move.better,
            turning_point=move in turning,
            reason=_reason(move.explanation),
        )
        for move in analysed
    ]


def _reason(reason: explanations.Explanation | None) -> Reason | None:
    """Return a reason as it is sent."""
    return Reason(**asdict(reason)) if reason else None
