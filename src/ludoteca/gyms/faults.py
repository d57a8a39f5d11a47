"""Faults: what environments refuse.  ``errors.<language>.ftl`` has the sentences."""

from collections.abc import Sequence

from ludoteca.core.sentences import Code, Codes, Sentence, show


class GymFault(Codes):
    """What can be wrong with an environment, with its facts."""

    WRONG_MASK = Code("value", "masks")
    OPPONENT_COUNT = Code("value", "count", "seats")
    WRONG_SEAT = Code("value", "last")
    POLICY_NOT_COMPILED = Code("policy")


def opponents_fault(named: Sequence[str], seats: int) -> Sentence:
    """Return the fault that a number of opponents does not fit the seats."""
    return GymFault.OPPONENT_COUNT(value=show(list(named)), count=seats - 1, seats=seats)
