"""An attacker who has the record of a match and all our code, and tries to predict its draws."""

from collections.abc import Iterable

import ludoteca
from ludoteca import Match

FEWEST = 8  # draws that a meaningful share needs
RARELY = 0.7  # far above guesses, though some piles hold mostly puppies; a known seed predicts all
MOST = 15  # moves of each record that the attacker tries


def predict_share(records: Iterable[str]) -> float:
    """Return the share of moves whose draws a copy, made from the record so far, predicts.

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
            copy.replay_move(move.move, move.draws)
    assert tried >= FEWEST
    return right / tried


def _next_luck(match: Match, move: str) -> tuple[str, ...]:
    """Return what a move draws in a match replayed from the record so far."""
    copy = ludoteca.replay(match.record())
    copy.play(move)
    return copy.played[-1].draws
