"""The coach: what a strong bot would do, and where a game was won and lost."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ludoteca.bots import LEVELS
from ludoteca.bots.levels import level_of
from ludoteca.bots.search import Budget, SearchBot, Thought
from ludoteca.core.errors import BadOption, suggestion
from ludoteca.core.match import Knowledge, Match
from ludoteca.core.story import seat_names

OWN_LUCK = 77


@dataclass(frozen=True)
class Advice:
    """A move, how likely its player wins with it, and how sure the search is of it."""

    move: str
    wins: float
    share: float  # of all iterations


def thought(knowledge: Knowledge, budget: Budget) -> Thought:
    """What the seat that must move can find out from what it knows."""
    return SearchBot(knowledge.game, budget, seed=OWN_LUCK).think(knowledge)


def hint(match: Match, level: str = "best") -> list[Advice]:
    """The best moves of the seat that must move, the best first."""
    if level not in LEVELS:
        raise BadOption(f"there is no level {level!r}; {suggestion(level, list(LEVELS))}")
    return [] if match.over else advised(match.knowledge(OWN_LUCK), level)


def advised(knowledge: Knowledge, level: str, most: int = 3) -> list[Advice]:
    """The best moves from what a seat knows."""
    found, seat = thought(knowledge, level_of(level, knowledge.game)[0]), knowledge.seat
    whole = max(1, sum(candidate.visits for candidate in found.candidates))
    tried = [candidate for candidate in found.candidates if candidate.visits][:most]
    return [Advice(one.move, one.wins[seat], one.visits / whole) for one in tried]


# --- After the game -------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moment:
    """A move of a finished game, in hindsight of what its player knew."""

    number: int
    seat: str
    move: str
    wins: dict[str, float]  # each seat's chance before the move
    played: float  # the mover's chance with the move that was played
    best: float
    better: str | None  # the move that would have been better, if it was clearly so

    @property
    def loss(self) -> float:
        return max(0.0, self.best - self.played)


CLEARLY = 0.04  # of the chance to win


def analysed(
    match: Match, budget: Budget, tell: Callable[[int, int], None] = lambda done, of: None
) -> list[Moment]:
    """Every decision of a game, looked at with the same budget; ``tell`` hears how far it is."""
    moments: list[Moment] = []
    looking = looked_at(match, budget)
    for number in range(len(match.played)):
        tell(number, len(match.played))
        moments += filter(None, [next(looking)])
    tell(len(match.played), len(match.played))
    return moments


def looked_at(match: Match, budget: Budget) -> Iterator[Moment | None]:
    """One move of a game after the other; None for a move that was no decision."""
    again = match.again()
    for number, played in enumerate(tuple(match.played), 1):
        yield _moment(again, number, played.move, budget) if len(again.moves) > 1 else None
        again.repeat(played.move, played.outcomes)


def _moment(match: Match, number: int, move: str, budget: Budget) -> Moment:
    found, seat = thought(match.knowledge(OWN_LUCK), budget), match.state.asked
    names = seat_names(match.seats)
    whole = max(1, sum(candidate.visits for candidate in found.candidates))
    wins = [
        sum(one.wins[other] * one.visits for one in found.candidates) / whole for other in range(match.seats)
    ]
    chance = {one.move: one.wins[seat] for one in found.candidates if one.visits}
    best = found.best
    played = chance.get(move, min(chance.values()))
    better = best.move if best.wins[seat] - played > CLEARLY and best.move != move else None
    return Moment(
        number, names[seat], move, dict(zip(names, wins, strict=True)), played, best.wins[seat], better
    )


def turning_points(moments: list[Moment], most: int = 5) -> list[Moment]:
    """The moves that cost most, in the order of the game."""
    costly = sorted((one for one in moments if one.better), key=lambda one: -one.loss)[:most]
    return sorted(costly, key=lambda one: one.number)
