"""Luck: where the draws of a match come from: the operating system, a seed, a record, or a class of yours.

At a table with people luck comes from the operating system's generator.  Nobody can predict it from earlier
draws.  Tests, arenas and studies use a seed, so that they can be repeated; the generator behind a seed is
fast but *not* secret: a few draws are enough to find the seed.
"""

import secrets
from bisect import bisect_right
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple, Protocol

from ludoteca.core.kernel.chance import Generator, seed_luck, weighted_roll
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.texts.errors import BadOption, LuckMismatch
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.numbers import check_seed, whole_number


class Draw(NamedTuple):
    """What luck brought: a chance domain, and the index that was picked in it."""

    domain: int
    picked: int


class LuckSource(Protocol):
    """Anything that can pick.  ``Match.play`` takes luck of your own: a class with this one method.

    The match checks and records what it picks, so its record replays without the source.
    """

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        """Return the number of one weight that is not 0; the fair way is in proportion to the weights.

        ``domain`` says what is drawn, such as a card.  ``game.words.domains[domain]`` has a word for each
        weight, as records write it.  A match does not ask if all weights are 0.
        """
        ...


def pick_from_source(domain: int, weights: Sequence[int], luck: LuckSource) -> int:
    """Pick for interpreted rules: their hook for ``pick``."""
    return luck.pick(domain, weights)


class DrawRecorder:
    """Draws from a source, checks what it picks, and lists it for the record of a match.

    Raises:
        BadOption: The source cannot pick.
        LuckMismatch: It picks something that is impossible.
    """

    def __init__(self, source: LuckSource) -> None:
        if not callable(getattr(source, "pick", None)):
            raise BadOption(Fault.NOT_LUCK(value=show(source)))
        self.source = source
        self.draws: list[Draw] = []

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        if not any(weights):
            return NONE
        picked = self.source.pick(domain, weights)
        number = whole_number(picked)
        if number is None or not 0 <= number < len(weights) or not weights[number]:
            possible = [str(index) for index, weight in enumerate(weights) if weight]
            raise LuckMismatch(Fault.WRONG_PICK(value=show(picked), possible=possible))
        self.draws.append(Draw(domain, number))
        return number

    def names(self, domains: Sequence[Sequence[str]]) -> tuple[str, ...]:
        """Return the draws in words.  ``domains`` has the possible names of each chance domain."""
        return tuple(domains[draw.domain][draw.picked] for draw in self.draws)


class SystemLuck:
    """Luck from the operating system's generator."""

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        """Pick in proportion to the weights; return NONE if all are 0."""
        if not any(weights):
            return NONE
        bounds = list(accumulate(weights))
        return bisect_right(bounds, secrets.randbelow(bounds[-1]))


class SeededLuck:
    """Luck from a seed.

    Each move of a match has its own stream, so a saved match continues with the luck it would have had.

    Raises:
        BadOption: The seed is not a whole number from 0 to 2**63 - 1, or the stream is not a whole number.
    """

    def __init__(self, seed: int, stream: int = 0) -> None:
        number = whole_number(stream)
        if number is None:
            raise BadOption(Fault.WRONG_STREAM(value=show(stream)))
        self.generator = Generator()
        seed_luck(self.generator, check_seed(seed), number)

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        """Pick in proportion to the weights; return NONE if all are 0."""
        return weighted_roll(list(weights), self.generator)


def luck_of(seed: int | None, stream: int) -> LuckSource:
    """Return the luck of a match for its setup (stream 0) or for a move."""
    return SystemLuck() if seed is None else SeededLuck(seed, stream)


class RecordedLuck:
    """Luck from the names of recorded draws.  ``domains`` has the possible names of each chance domain.

    Raises:
        LuckMismatch: The names are not a list of texts, a draw is missing, impossible or left over, or there
            is no chance domain with as many names as there are weights.
    """

    def __init__(self, names: Sequence[str], domains: Sequence[Sequence[str]]) -> None:
        if isinstance(names, str) or not isinstance(names, Sequence):
            raise LuckMismatch(Fault.NOT_TEXTS(value=show(names)))
        self.names = list(names)
        self.domains = domains

    def pick(self, domain: int, weights: Sequence[int]) -> int:
        """Pick what the next draw names; return NONE if all weights are 0."""
        if not any(weights):
            return NONE
        known = self.domains[domain] if 0 <= domain < len(self.domains) else ()
        if len(known) != len(weights):
            raise LuckMismatch(Fault.NO_SUCH_DOMAIN(domain=str(domain), size=len(weights)))
        possible = [name for name, weight in zip(known, weights, strict=True) if weight > 0]
        if not self.names:
            raise LuckMismatch(Fault.DRAW_MISSING(possible=possible))
        name = self.names.pop(0)
        if name not in possible:
            raise LuckMismatch(Fault.DRAW_IMPOSSIBLE(draw=name, possible=possible))
        return list(known).index(name)

    def check_used_up(self) -> None:
        """Refuse draws that nobody has picked.

        Raises:
            LuckMismatch: There are some.
        """
        check_no_draws_left(self.names)


def check_no_draws_left(names: Sequence[str]) -> None:
    """Refuse draws that are left over after a move or a setup.

    Raises:
        LuckMismatch: There are some.
    """
    if names:
        raise LuckMismatch(Fault.DRAWS_LEFT(draws=[str(name) for name in names]))
