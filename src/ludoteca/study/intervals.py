"""Intervals: how far an estimate may be from the truth."""

from math import sqrt
from statistics import NormalDist

CERTAINTY = 0.95


def z_score(certainty: float = CERTAINTY) -> float:
    """Return how many standard errors a confidence interval extends to each side."""
    return NormalDist().inv_cdf((1 + certainty) / 2)


def wilson_interval(share: float, matches: float, certainty: float = CERTAINTY) -> tuple[float, float]:
    """Return Wilson's confidence interval of a share of independent matches."""
    if not matches:
        return 0.0, 1.0
    z = z_score(certainty)
    middle = share + z * z / (2 * matches)
    half_width = z * sqrt(share * (1 - share) / matches + z * z / (4 * matches * matches))
    return (middle - half_width) / (1 + z * z / matches), (middle + half_width) / (1 + z * z / matches)
