"""Ranking: scores, and which of two seats is ahead at the end.  ``outcome.rank`` ranks all seats of a match.

Kernel subset.
"""

from ludoteca.core.kernel.contract import SCORE_PARTS, State, score_part, tie_break

WHOLE_SHARE = 12  # what the winners of a match divide: a whole number for each of up to four


def score(state: State, seat: int) -> int:
    """Return the points of a seat: all lines of the score pad together."""
    points = 0
    for part in range(SCORE_PARTS):
        points += score_part(state, seat, part)
    return points


def lead_over(state: State, seat: int, other: int, tie_breaks: int) -> int:
    """Return how far a seat is ahead of another: in score, or in the first tie-break that differs.

    The result is negative if the seat is behind, and 0 if the two share a rank.
    """
    lead = score(state, seat) - score(state, other)
    for criterion in range(tie_breaks):
        if lead == 0:
            lead = tie_break(state, seat, criterion) - tie_break(state, other, criterion)
    return lead
