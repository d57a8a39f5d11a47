"""Compiled play and matches rank seats in the same way."""

from random import Random
from typing import Any

import pytest

from ludoteca.core.kernel import ranking
from ludoteca.core.matches.outcome import rank


class Counts(list[list[int]]):
    """A state that has for each seat its score and two tie-breaks."""

    seats = 4


def test_compiled_ranks_and_shares_agree_with_an_outcome(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ranking, "score", lambda state, seat: state[seat][0])
    monkeypatch.setattr(ranking, "TIE_BREAKS", 2)
    monkeypatch.setattr(ranking, "tie_break", lambda state, seat, criterion: state[seat][1 + criterion])
    chooser, shared = Random(1), 0
    for _ in range(200):
        state: Any = Counts([chooser.randrange(3) for _ in range(3)] for _ in range(4))
        scores = {str(seat): values[0] for seat, values in enumerate(state)}
        ties = {str(seat): {"first": values[1], "second": values[2]} for seat, values in enumerate(state)}
        ranks = {int(seat): number for number, seats in enumerate(rank(scores, ties)) for seat in seats}
        winners = list(ranks.values()).count(0)
        assert sum(ranking.share_of(state, seat) for seat in range(4)) == ranking.WHOLE_SHARE
        for seat in range(4):
            ahead = sum(number < ranks[seat] for number in ranks.values())
            assert ranking.rank_of(state, seat) == 1 + ahead
            assert ranking.share_of(state, seat) == (0 if ahead else ranking.WHOLE_SHARE // winners)
            for other in range(4):
                lead = ranking.lead_over(state, seat, other)
                assert (lead > 0) == (ranks[seat] < ranks[other])
                assert (lead == 0) == (ranks[seat] == ranks[other])
                shared += seat != other and lead == 0
    assert shared
