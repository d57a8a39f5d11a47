"""Where a match's luck comes from: the operating system, a seed, or a record.

At a table with people luck comes from the operating system's generator.  Nobody can compute it, from
whatever they have seen before.  Tests, arenas and studies use a seed, so that they can be repeated; the
generator behind a seed is fast and *not* secret: a few draws are enough to find the seed.
"""

import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import Protocol

from ludoteca.core.chance import Luck, pick, seed_luck
from ludoteca.core.structs import NONE


class LuckSource(Protocol):
    """What rules draw from, with a list of what came."""

    draws: list[tuple[int, int]]  # what was picked, out of how many

    def pick(self, weights: Sequence[int]) -> int: ...


class SystemLuck:
    """Luck from the operating system's generator; the draws are written down."""

    def __init__(self) -> None:
        self.draws: list[tuple[int, int]] = []

    def pick(self, weights: Sequence[int]) -> int:
        if not any(weights):
            return NONE
        bounds = list(accumulate(weights))
        index = bisect_right(bounds, secrets.randbelow(bounds[-1]))
        self.draws.append((index, len(weights)))
        return index


class SeededLuck:
    """Luck from a seed; the draws are written down.

    Each move has a stream of its own, so a match that was saved goes on with the very luck
    it would have had.
    """

    def __init__(self, seed: int, stream: int) -> None:
        self.luck = Luck()
        seed_luck(self.luck, seed, stream)
        self.draws: list[tuple[int, int]] = []  # what was picked, out of how many

    def pick(self, weights: Sequence[int]) -> int:
        index = pick(list(weights), self.luck)
        if index != NONE:
            self.draws.append((index, len(weights)))
        return index


class LuckMismatch(Exception):
    """The remembered draws do not fit what is asked."""


class RecordedLuck:
    """Luck from the names of remembered draws."""

    def __init__(self, names: Sequence[str], domains: Sequence[Sequence[str]]) -> None:
        self.names = list(names)
        self.domains = {len(domain): domain for domain in domains}
        self.draws: list[tuple[int, int]] = []

    def pick(self, weights: Sequence[int]) -> int:
        if not any(weights):
            return NONE
        domain = self.domains[len(weights)]
        possible = [name for name, weight in zip(domain, weights, strict=True) if weight > 0]
        if not self.names:
            raise LuckMismatch(f"an outcome is missing; possible are {', '.join(possible)}")
        name = self.names.pop(0)
        if name not in possible:
            raise LuckMismatch(f"{name!r} cannot come up here; possible are {', '.join(possible)}")
        index = list(domain).index(name)
        self.draws.append((index, len(weights)))
        return index


def pick_from_source(weights: Sequence[int], luck: LuckSource) -> int:
    """What rules call as ``pick`` when luck is an object."""
    return luck.pick(weights)
