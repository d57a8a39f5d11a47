"""Gyms: the games as environments in the manner of other libraries.

    gyms.pettingzoo    every seat an agent, in turn
    gyms.openspiel     trees with explicit chance, information states
    gyms.gymnasium     one seat against bots
    gyms.vector        many games at once, compiled

They need the extra ``research``.  A game's reward comes at its end and adds up to 0 over the seats: the
share of the victory (1, or a part of it if victory is shared) less the mean share.
"""

from collections.abc import Sequence


def missing(package: str) -> ImportError:
    """What to do where a package of the extra is not there."""
    return ImportError(
        f"this needs {package}, which is not installed; pip install 'ludoteca[research]' brings it",
        name=package,
    )


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """Each seat's share of the victory less the mean."""
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]
