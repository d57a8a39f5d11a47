"""Coaching: hints and analyses, in queues of their own so that no bot waits for them."""

import secrets
from collections.abc import Callable
from typing import Any

from ludoteca import Match
from ludoteca.bots.coach import Moment as Decision
from ludoteca.bots.coach import advise, analyse_moves, turning_points
from ludoteca.bots.search import Budget
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.limits.fair_queue import Asker, FairQueue
from ludoteca.server.limits.rates import Quota
from ludoteca.server.messages.sockets import Advice, AnalysedMove
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.refusals import Refusal, not_now
from ludoteca.server.settings import Limits
from ludoteca.server.tables.live_table import LiveTable
from ludoteca.server.tables.tables import Tables

LOOK = Budget(seconds=0.15)  # at each decision of an analysis


class Cancelled(Exception):
    """Nobody wants the answer any more."""


class Coach:
    """Answers people who ask what a strong bot would do, or would have done."""

    def __init__(self, tables: Tables, compiler: Compiler, limits: Limits) -> None:
        self.tables = tables
        self.compiler = compiler
        self.hints = FairQueue("coach", 1, QUEUED.labels("hint"), THOUGHT.labels("hint"))
        self.analyses = FairQueue("analyst", 1, QUEUED.labels("analysis"), THOUGHT.labels("analysis"))
        self.hint_quota = Quota("hints", limits, "hint")
        self.analysis_quota = Quota("analyses", limits, "analysis")

    async def hint(
        self, live: LiveTable, seat: str, level: str, asker: Asker, wanted: Callable[[], bool]
    ) -> list[Advice]:
        """The best moves of a seat that must move."""
        with self.hint_quota.one_more(asker):
            async with self.tables.at_rest(live):
                if live.turn != seat or live.match is None:
                    raise not_now("a hint is for the seat that must move")
                if not live.row.hints:
                    raise not_now("at this table there are no hints")
                self.compiler.check_ready(live.game)
                knowledge = live.match.knowledge(secrets.randbits(62))

            def work(_: float) -> list[Any]:
                if not wanted():
                    raise Cancelled
                return advise(knowledge, level)

            found = await self.hints.run(asker, work)
        return [Advice(one.move, one.wins, one.share) for one in found]

    async def analyse(
        self, live: LiveTable, asker: Asker, tell: Callable[[int, int], None], wanted: Callable[[], bool]
    ) -> list[AnalysedMove]:
        """Every decision of a finished game; kept, so that it is made once."""
        if live.state not in ("over", "study") or live.match is None:
            raise not_now("the game is not over yet")
        found: list[dict[str, Any]] | None = await self.tables.store.analysis(live.id)
        if found is None:
            if live.is_old:
                version = live.game.definition.version
                raise Refusal(
                    409, "other-rules", f"rules {version} are old; analyses are for the present rules"
                )
            self.compiler.check_ready(live.game)
            with self.analysis_quota.one_more(asker):
                moments = await self._decisions(live.match, asker, tell, wanted)
            found = _told(moments, live.move_lines)
            await self.tables.store.keep_analysis(live.id, found)
        return [AnalysedMove(**moment) for moment in found]

    async def _decisions(
        self, match: Match, asker: Asker, tell: Callable[[int, int], None], wanted: Callable[[], bool]
    ) -> list[Decision]:
        """One decision at a time, so that analyses take turns."""
        found: list[Decision] = []
        looking = analyse_moves(match, LOOK)
        whole = len(match.played)
        for done in range(whole):
            tell(done, whole)
            if not wanted():
                raise Cancelled
            decision = await self.analyses.run(asker, lambda _: next(looking))
            if decision is not None:
                found.append(decision)
        tell(whole, whole)
        return found

    def close(self) -> None:
        self.hints.close()
        self.analyses.close()


def _told(moments: list[Decision], lines: list[int]) -> list[dict[str, Any]]:
    """The moments of a match, each under the line of the log that its move is."""
    turning = turning_points(moments)
    return [
        {
            "number": lines[one.number - 1], "seat": one.seat, "move": one.move,
            "wins": one.wins, "played": one.played,
            "best": one.best, "better": one.better, "turning_point": one in turning,
        }
        for one in moments
    ]  # fmt: skip
