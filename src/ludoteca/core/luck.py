"""Luck: where the draws of a match come from: the operating system, a seed, or a record.

At a table with people luck comes from the operating system's generator.  Nobody can predict it from earlier
draws.  Tests, arenas and studies use a seed, so that they can be repeated; the generator behind a seed is
fast but *not* secret: a few draws are enough to find the seed.
"""

import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple, Protocol

from ludoteca.core.chance import Luck, seed_luck, weighted_roll
from ludoteca.core.errors import LuckMismatch
from ludoteca.core.faults import Fault
from ludoteca.core.structs import NONE


class Draw(NamedTuple):
    """What luck brought: a chance domain, and the index that was picked in it."""

    domain: int
    picked: int


class Picker(Protocol):
    """What interpreted rules draw from."""

    def pick(self, domain: int, weights: Sequence[int]) -> int: ...


class LuckSource(Picker, Protocol):
    """A picker that lists its draws, for the record of a match."""

    draws: list[Draw]


def pick_from_source(domain: int, weights: Sequence[int], luck: Picker) -> int:
    """Pick for interpreted rules: their hook for ``pick``."""
    return luck.pick(domain, weights)


class SystemLuck:
    """Luck from the operating system's generator."""

    def __init__(self) -> None:
        self.draws: list[Draw] = []

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        if not any(weights):
            return NONE
        bounds = list(accumulate(weights))
        index = bisect_right(bounds, secrets.randbelow(bounds[-1]))
        self.draws.append(Draw(domain, index))
        return index


class SeededLuck:
    """Luck from a seed.

    Each move has its own stream, so a saved match continues with the luck it would have had.
    """

    def __init__(self, seed: int, stream: int) -> None:
        self.luck = Luck()
        seed_luck(self.luck, seed, stream)
        self.draws: list[Draw] = []

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        index = weighted_roll(list(weights), self.luck)
        if index != NONE:
            self.draws.append(Draw(domain, index))
        return index


class RecordedLuck:
    """Luck from the names of recorded draws.  ``domains`` has the possible names of each chance domain."""

    def __init__(self, names: Sequence[str], domains: Sequence[Sequence[str]]) -> None:
        self.names = list(names)
        self.domains = domains
        self.draws: list[Draw] = []

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        if not any(weights):
            return NONE
        known = self.domains[domain]
        possible = [name for name, weight in zip(known, weights, strict=True) if weight > 0]
        if not self.names:
            raise LuckMismatch(Fault.DRAW_MISSING(possible=possible))
        name = self.names.pop(0)
        if name not in possible:
            raise LuckMismatch(Fault.DRAW_IMPOSSIBLE(draw=name, possible=possible))
        index = list(known).index(name)
        self.draws.append(Draw(domain, index))
        return index
