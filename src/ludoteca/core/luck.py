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

from ludoteca.core.chance import Luck, pick, sow
from ludoteca.core.record import NONE


class Source(Protocol):
    """What rules draw from, with a list of what came."""

    outcomes: list[tuple[int, int]]  # what was picked, out of how many

    def pick(self, weights: Sequence[int]) -> int: ...


class SystemLuck:
    """Luck from the operating system's generator; the outcomes are written down."""

    def __init__(self) -> None:
        self.outcomes: list[tuple[int, int]] = []

    def pick(self, weights: Sequence[int]) -> int:
        if not any(weights):
            return NONE
        bounds = list(accumulate(weights))
        index = bisect_right(bounds, secrets.randbelow(bounds[-1]))
        self.outcomes.append((index, len(weights)))
        return index


class Thrown:
    """Luck from a seed; the outcomes are written down.

    Each move has a stream of its own, so a match that was saved goes on with the very luck
    it would have had.
    """

    def __init__(self, seed: int, stream: int) -> None:
        self.luck = Luck()
        sow(self.luck, seed, stream)
        self.outcomes: list[tuple[int, int]] = []  # what was picked, out of how many

    def pick(self, weights: Sequence[int]) -> int:
        index = pick(list(weights), self.luck)
        if index != NONE:
            self.outcomes.append((index, len(weights)))
        return index


class OutOfLuck(Exception):
    """The remembered outcomes do not fit what is asked."""


class Remembered:
    """Luck from the names of remembered outcomes."""

    def __init__(self, names: Sequence[str], domains: Sequence[Sequence[str]]) -> None:
        self.names = list(names)
        self.domains = {len(domain): domain for domain in domains}
        self.outcomes: list[tuple[int, int]] = []

    def pick(self, weights: Sequence[int]) -> int:
        if not any(weights):
            return NONE
        domain = self.domains[len(weights)]
        possible = [name for name, weight in zip(domain, weights, strict=True) if weight > 0]
        if not self.names:
            raise OutOfLuck(f"an outcome is missing; possible are {', '.join(possible)}")
        name = self.names.pop(0)
        if name not in possible:
            raise OutOfLuck(f"{name!r} cannot come up here; possible are {', '.join(possible)}")
        index = list(domain).index(name)
        self.outcomes.append((index, len(weights)))
        return index


def through_door(weights: Sequence[int], luck: Source) -> int:
    """What rules call as ``pick`` when luck is an object."""
    return luck.pick(weights)
