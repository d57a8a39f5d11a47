"""The coach: hints for the seat to move, an analysis of a finished match, and why a move is better.

It searches as the champion does where the champion is offered, otherwise as the best bot does.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from ludoteca.bots.explanations import Explanation, explain
from ludoteca.bots.faults import BotFault
from ludoteca.bots.levels import (
    CHAMPION,
    check_offered,
    hint_levels,
    level_settings,
    strongest_level,
    tree_maker_of,
)
from ludoteca.bots.search import Budget, SearchBot, SearchResult
from ludoteca.core.kernel.seats import seat_names
from ludoteca.core.matches.hint import Hint
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.matches.match import Match
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import suggestion

# ``web/src/engine/coach.ts`` has the same numbers, and those of the level ``best``.
SEED = 77  # the coach's own random numbers, the same in every match
MOST_HINTS = 3
CLEARLY_BETTER = 0.04  # difference in the win probability; the search cannot tell smaller ones apart
MOST_TURNING_POINTS = 5


def hint(match: Match, level: str | None = None) -> list[Hint]:
    """Return the best moves of the seat to move, best first, or none when the match is over.

    The level is one that searches: the gentle bot, which may play at random, gives no hints.  None is the
    strongest one that is offered.

    Raises:
        BadOption: There is no such level, or the game does not offer it with that many seats.
    """
    if level is not None:
        known = hint_levels(match.game, match.seats)
        if level == CHAMPION:
            check_offered(level, match.game, match.seats, known)
        if level not in known:
            raise BadOption(BotFault.NO_SUCH_LEVEL(level=str(level)), suggestion(str(level), known))
    return [] if match.over else advise(match.knowledge(SEED), level)


def advise(knowledge: Knowledge, level: str | None = None) -> list[Hint]:
    """Return the best moves, judged only by what a seat knows."""
    return list_hints(search_at_level(knowledge, level), knowledge.seat_number)


def search_at_level(knowledge: Knowledge, level: str | None = None) -> SearchResult:
    """Search as a bot of a level does; None is the strongest one that is offered."""
    level = level or strongest_level(knowledge.game, knowledge.state.seats)
    return search(knowledge, level_settings(level, knowledge.game)[0], level)


def list_hints(result: SearchResult, seat: int, most: int = MOST_HINTS) -> list[Hint]:
    """Return the moves that a search has visited most."""
    total = max(1, sum(candidate.visits for candidate in result.candidates))
    visited = [candidate for candidate in result.candidates if candidate.visits][:most]
    return [
        Hint(candidate.move, candidate.win_probabilities[seat], candidate.visits / total)
        for candidate in visited
    ]


def explain_hint(knowledge: Knowledge, hints: Sequence[Hint]) -> Explanation | None:
    """Return why the first hint is better than the second, or None if that is not clear."""
    return explain(knowledge, hints[0].move, hints[1].move) if len(hints) > 1 else None


def search(knowledge: Knowledge, budget: Budget, level: str | None = None) -> SearchResult:
    """Search from what the seat to move knows, with the tree of a level; None is the strongest one."""
    level = level or strongest_level(knowledge.game, knowledge.state.seats)
    bot = SearchBot(knowledge.game, budget, seed=SEED, make_tree=tree_maker_of(level))
    return bot.search(knowledge)


# --- After the match ------------------------------------------------------------------------------


@dataclass(frozen=True)
class AnalysedMove:
    """A decision in a finished match, judged by what its player knew at the time."""

    number: int
    seat: str
    move: str
    win_probabilities: dict[str, float]  # of each seat, before the move
    played_probability: float  # the mover's win probability after the move
    best_probability: float  # the same after the best move
    better: str | None  # a move that was clearly better, if there was one
    explanation: Explanation | None = None  # why it was better, at a turning point

    @property
    def loss(self) -> float:
        """The win probability that the move gave away."""
        return max(0.0, self.best_probability - self.played_probability)


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
    return explain_turning_points(match, analysed)


@dataclass(frozen=True)
class Decision:
    """A move of a finished match that was one of several, and what its player knew before it."""

    number: int
    move: str
    knowledge: Knowledge


def decisions(match: Match) -> Iterator[Decision | None]:
    """Yield one item per move of a match: None where there was only one legal move."""
    again = match.at_start()
    for number, played in enumerate(tuple(match.played), 1):
        knowledge = again.knowledge(SEED)
        yield Decision(number, played.move, knowledge) if len(knowledge.moves) > 1 else None
        again.replay_move(played.move, played.draws)


def analyse_moves(match: Match, budget: Budget) -> Iterator[AnalysedMove | None]:
    """Yield one item per move of a match: None where there was only one legal move."""
    for decision in decisions(match):
        yield None if decision is None else _analyse_move(decision, budget)


def _analyse_move(decision: Decision, budget: Budget) -> AnalysedMove:
    """Search, and compare the move with the best one.  ``web/src/engine/coach.ts`` does the same."""
    number, move, knowledge = decision.number, decision.move, decision.knowledge
    result, seat, seats = search(knowledge, budget), knowledge.seat_number, knowledge.state.seats
    names = seat_names(seats)
    total = max(1, sum(candidate.visits for candidate in result.candidates))
    probabilities = [
        sum(candidate.win_probabilities[other] * candidate.visits for candidate in result.candidates) / total
        for other in range(seats)
    ]
    own = {
        candidate.move: candidate.win_probabilities[seat]
        for candidate in result.candidates
        if candidate.visits
    }
    best = result.best
    played = own.get(move, min(own.values()))
    better = (
        best.move if best.win_probabilities[seat] - played > CLEARLY_BETTER and best.move != move else None
    )
    return AnalysedMove(
        number,
        names[seat],
        move,
        dict(zip(names, probabilities, strict=True)),
        played,
        best.win_probabilities[seat],
        better,
    )


def turning_points(analysed: list[AnalysedMove], most: int = MOST_TURNING_POINTS) -> list[AnalysedMove]:
    """Return the most costly mistakes, in the order in which they were played."""
    costly = sorted((move for move in analysed if move.better), key=lambda move: -move.loss)[:most]
    return sorted(costly, key=lambda move: move.number)


def explain_turning_points(match: Match, analysed: list[AnalysedMove]) -> list[AnalysedMove]:
    """Return an analysis in which the turning points say why the other move was better."""
    turning = {move.number for move in turning_points(analysed)}
    explanations: dict[int, Explanation | None] = {}
    again, better = match.at_start(), {move.number: move.better or move.move for move in analysed}
    for number, played in enumerate(tuple(match.played), 1):
        if number in turning:
            explanations[number] = explain(again.knowledge(SEED), better[number], played.move)
        again.replay_move(played.move, played.draws)
    return [replace(move, explanation=explanations.get(move.number)) for move in analysed]
