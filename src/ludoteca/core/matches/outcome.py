"""Outcome: why a match ended, who won, and what the score pad shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from ludoteca.core.compiler.rules import Rules
from ludoteca.core.definitions.definition import Definition
from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.seats import seat_names
from ludoteca.core.values.data import Json
from ludoteca.core.wording.commentary import make_score


@dataclass(frozen=True)
class Outcome:
    """The end of a match.

    ``reason`` is a word for why it ended; ``scores`` are points, and ``parts`` the lines of the score pad.
    ``ties`` holds what decided between equal scores, in the order of its weight.
    ``ranking`` holds the seats from best to worst, those who share a rank together.
    """

    reason: str
    scores: dict[str, int]
    parts: dict[str, dict[str, int]]
    ties: dict[str, dict[str, int]]
    ranking: tuple[tuple[str, ...], ...]

    @property
    def winners(self) -> list[str]:
        """The seats that share the first rank, usually one."""
        return list(self.ranking[0])

    @property
    def ranks(self) -> dict[str, int]:
        """The rank of each seat, counted from 1; after a shared rank comes the next number."""
        return {seat: rank for rank, seats in enumerate(self.ranking, 1) for seat in seats}

    def to_json(self) -> Json:
        """Return the outcome ready for JSON, as views hold it."""
        return {
            "reason": self.reason,
            "scores": self.scores,
            "parts": self.parts,
            "ties": self.ties,
            "ranking": [list(rank) for rank in self.ranking],
            "winners": self.winners,
        }


def read_outcome(definition: Definition, rules: Rules, state: State) -> Outcome:
    """Return how a match ended, from its last state."""
    seats = list(enumerate(seat_names(state.seats)))
    found = {name: make_score(rules, state, seat, definition.parts) for seat, name in seats}
    scores = {name: score["total"] for name, score in found.items()}
    parts = {name: score["parts"] for name, score in found.items()}
    ties = {
        name: {tie: rules.tie_break(state, seat, n) for n, tie in enumerate(definition.ties)}
        for seat, name in seats
    }
    reason = definition.reasons[rules.end_reason(state)]
    return Outcome(reason, scores, parts, ties, rank(scores, ties))


def rank(scores: Mapping[str, int], ties: Mapping[str, Mapping[str, int]]) -> tuple[tuple[str, ...], ...]:
    """Rank seats by score, then by each tie-break; equal ones share a rank."""

    def worth(seat: str) -> list[int]:
        return [scores[seat], *ties[seat].values()]

    in_order = sorted(scores, key=worth, reverse=True)
    return tuple(tuple(sorted(rank)) for _, rank in groupby(in_order, key=worth))
