"""An attacker with the record of a match and all our code, who tries to foretell its luck."""

from collections.abc import Iterable

import ludoteca
from ludoteca import Match

FEWEST = 8  # draws without which a share says nothing
RARELY = 0.35  # of draws a guess may be right: some piles hold little but puppies
MOST = 15  # moves of each record that are tried


def foretold(records: Iterable[str]) -> float:
    """The share of moves whose luck a copy, made from the record up to there, would have had as well.

    Moves with a single draw are left out: even a guess is right now and then.
    """
    right = tried = 0
    for record in records:
        played = ludoteca.replay(record)
        copy = played.at_start()
        lucky = [number for number, move in enumerate(played.played) if len(move.draws) > 1]
        chosen = lucky[:: len(lucky) // MOST + 1]
        for number, move in enumerate(played.played):
            if number in chosen:
                tried += 1
                right += _next_luck(copy, move.move) == move.draws
            copy.repeat(move.move, move.draws)
    assert tried >= FEWEST
    return right / tried


def _next_luck(match: Match, move: str) -> tuple[str, ...]:
    """What a move would draw, in a match replayed from the record as it stands."""
    copy = ludoteca.replay(match.record())
    copy.play(move)
    return copy.played[-1].draws
