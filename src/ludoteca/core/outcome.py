"""Outcome: why a match ended, who won, and what the score pad shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import groupby

from ludoteca.core.data import Json


@dataclass(frozen=True)
class Outcome:
    """The end of a match.

    ``ranking`` holds the seats from best to worst, those who share a rank together;
    ``ties`` holds what decided between equal scores, in the order of its weight.
    """

    reason: str
    scores: dict[str, int]
    parts: dict[str, dict[str, int]]
    ties: dict[str, dict[str, int]]
    ranking: tuple[tuple[str, ...], ...]

    @property
    def winners(self) -> list[str]:
        return list(self.ranking[0])

    def json(self) -> Json:
        return {
            "reason": self.reason,
            "scores": self.scores,
            "parts": self.parts,
            "ties": self.ties,
            "ranking": [list(rank) for rank in self.ranking],
            "winners": self.winners,
        }


def rank(scores: Mapping[str, int], ties: Mapping[str, Mapping[str, int]]) -> tuple[tuple[str, ...], ...]:
    """Rank seats by score, then by each tie-break; equal ones share a rank."""

    def worth(seat: str) -> list[int]:
        return [scores[seat], *ties[seat].values()]

    in_order = sorted(scores, key=worth, reverse=True)
    return tuple(tuple(sorted(rank)) for _, rank in groupby(in_order, key=worth))
