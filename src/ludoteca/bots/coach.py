"""The coach: hints for the seat to move, and an analysis of a finished match."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludoteca.bots import LEVELS
from ludoteca.bots.levels import level_settings
from ludoteca.bots.search import Budget, SearchBot, SearchResult
from ludoteca.core.errors import BadOption
from ludoteca.core.events import seat_names
from ludoteca.core.faults import Fault, suggestion
from ludoteca.core.hint import Hint
from ludoteca.core.match import Knowledge, Match

SEED = 77  # the coach's own random numbers, the same in every match


def hint(match: Match, level: str = "best") -> list[Hint]:
    """Return the best moves of the seat to move, best first; none when the match is over."""
    if level not in LEVELS:
        raise BadOption(Fault.NO_SUCH_LEVEL(level=level), suggestion(level, list(LEVELS)))
    return [] if match.over else advise(match.knowledge(SEED), level)


def advise(knowledge: Knowledge, level: str, most: int = 3) -> list[Hint]:
    """Return the best moves, judged only by what a seat knows."""
    result, seat = search(knowledge, level_settings(level, knowledge.game)[0]), knowledge.seat
    total = max(1, sum(candidate.visits for candidate in result.candidates))
    visited = [candidate for candidate in result.candidates if candidate.visits][:most]
    return [Hint(one.move, one.win_chances[seat], one.visits / total) for one in visited]


def search(knowledge: Knowledge, budget: Budget) -> SearchResult:
    """Search from what the seat to move knows."""
    return SearchBot(knowledge.game, budget, seed=SEED).search(knowledge)


# --- After the match ------------------------------------------------------------------------------


@dataclass(frozen=True)
class AnalysedMove:
    """A decision in a finished match, judged by what its player knew at the time."""

    number: int
    seat: str
    move: str
    wins: dict[str, float]  # each seat's chance to win, before the move
    played: float  # the mover's chance after the move that was played
    best: float  # the mover's chance after the best move
    better: str | None  # a move that was clearly better, if there was one

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.played)


CLEARLY_BETTER = 0.04  # difference in the chance to win


def analyse(
    match: Match, budget: Budget, on_progress: Callable[[int, int], None] = lambda done, total: None
) -> list[AnalysedMove]:
    """Analyse every decision of a match with the same budget.

    ``on_progress`` is called with the number of moves done and the number of all moves.
    """
    analysed: list[AnalysedMove] = []
    analyses = analyse_moves(match, budget)
    for number in range(len(match.played)):
        on_progress(number, len(match.played))
        analysed += filter(None, [next(analyses)])
    on_progress(len(match.played), len(match.played))
    return analysed


def analyse_moves(match: Match, budget: Budget) -> Iterator[AnalysedMove | None]:
    """Yield one item per move of a match: None where there was only one legal move."""
    again = match.at_start()
    for number, played in enumerate(tuple(match.played), 1):
        yield _analyse_move(again, number, played.move, budget) if len(again.moves) > 1 else None
        again.repeat(played.move, played.draws)


def _analyse_move(match: Match, number: int, move: str, budget: Budget) -> AnalysedMove:
    result, seat = search(match.knowledge(SEED), budget), match.state.asked
    names = seat_names(match.seats)
    total = max(1, sum(candidate.visits for candidate in result.candidates))
    wins = [
        sum(one.win_chances[other] * one.visits for one in result.candidates) / total
        for other in range(match.seats)
    ]
    chances = {one.move: one.win_chances[seat] for one in result.candidates if one.visits}
    best = result.best
    played = chances.get(move, min(chances.values()))
    better = best.move if best.win_chances[seat] - played > CLEARLY_BETTER and best.move != move else None
    return AnalysedMove(
        number, names[seat], move, dict(zip(names, wins, strict=True)), played, best.win_chances[seat], better
    )


def turning_points(analysed: list[AnalysedMove], most: int = 5) -> list[AnalysedMove]:
    """Return the most costly mistakes, in the order in which they were played."""
    costly = sorted((one for one in analysed if one.better), key=lambda one: -one.loss)[:most]
    return sorted(costly, key=lambda one: one.number)
