"""Ranking: scores, who is ahead at the end, and how the winners divide the win.

``outcome.rank`` ranks the seats of a match in words.

Kernel subset.
"""

from ludoteca.core.kernel.contract import SCORE_PARTS, TIE_BREAKS, State, score_part, tie_break

WHOLE_SHARE = 12  # the whole win: up to four winners divide it into whole numbers


def score(state: State, seat: int) -> int:
    """Return the points of a seat: all lines of the score pad together."""
    points = 0
    for part in range(SCORE_PARTS):
        points += score_part(state, seat, part)
    return points


def lead_over(state: State, seat: int, other: int) -> int:
    """Return how far a seat is ahead of another: in score, or in the first tie-break that differs.

    The result is negative if the seat is behind, and 0 if the two share a rank.
    """
    lead = score(state, seat) - score(state, other)
    for criterion in range(TIE_BREAKS):
        if lead == 0:
            lead = tie_break(state, seat, criterion) - tie_break(state, other, criterion)
    return lead


def rank_of(state: State, seat: int) -> int:
    """Return the rank of a seat at the end: 1 more than the seats that are ahead of it."""
    rank = 1
    for other in range(state.seats):
        if lead_over(state, other, seat) > 0:
            rank += 1
    return rank


def share_of(state: State, seat: int) -> int:
    """Return a seat's share of the win, in parts of WHOLE_SHARE: the winners divide it, others have none."""
    winners = 0
    for other in range(state.seats):
        lead = lead_over(state, other, seat)
        if lead > 0:
            return 0
        if lead == 0:
            winners += 1
    return WHOLE_SHARE // winners
