"""A table of any game: moves in a row, what may be done, and what lies where afterwards."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import Event, IllegalMove, Match
from ludoteca.core.luck import LuckMismatch, RecordedLuck

# --- Playing --------------------------------------------------------------------------------------


def play(match: Match, *moves: str, draws: str | None = None) -> list[Event]:
    """Play moves in a row; ``draws`` names every card that luck brings, no more and no fewer."""
    events: list[Event] = []
    left = None if draws is None else draws.split()
    for move in moves:
        if left is None:
            events += match.play(move)
        else:
            luck = RecordedLuck(left, match.game.words.domains)
            events += match.play(move, luck=luck)
            left = luck.names
    assert not left, f"nobody drew {left}"
    return events


def could_draw(match: Match, move: str, draws: str) -> bool:
    """Whether a move can bring these cards in this order; nothing is changed."""
    try:
        play(match.game.position(match.position(), seed=1), move, draws=draws)
    except LuckMismatch:
        return False
    return True


def legal(match: Match) -> set[str]:
    """The legal moves, each listed once."""
    moves = match.moves
    assert len(moves) == len(set(moves))
    return set(moves)


def offered(match: Match, verb: str) -> set[str]:
    """What may follow a verb in a move now."""
    return {move.partition(" ")[2] for move in legal(match) if move.split()[0] == verb}


def refuses(match: Match, move: str) -> bool:
    """Whether a move is illegal now, in the list of moves and when tried, and changes nothing."""
    if move in match.moves:
        return False
    before = match.position()
    with pytest.raises(IllegalMove):
        match.play(move)
    return match.position() == before


# --- Looking --------------------------------------------------------------------------------------


def cards(words: str) -> Counter[str]:
    """Cards whose order does not matter."""
    return Counter(words.split())


def field(match: Match, name: str) -> Any:
    """An entry of the position such as ``turn`` or ``idle``."""
    return match.position()[name]


def entry(match: Match, seat: str = "p1") -> dict[str, Any]:
    """All that one seat has."""
    found: dict[str, Any] = match.position()["players"][int(seat[1:]) - 1]
    return found


def hand(match: Match, seat: str = "p1") -> Counter[str]:
    return Counter(entry(match, seat)["hand"])


def known_hand(match: Match, of: str, by: str | None) -> Counter[str]:
    """The cards in one seat's hand that another seat knows."""
    return Counter(match.view(by)["players"][int(of[1:]) - 1]["hand"]["cards"])


# --- Scores ---------------------------------------------------------------------------------------


def scores(match: Match) -> list[int]:
    """The scores of a match that is over, in the order of the seats."""
    assert match.outcome is not None
    return list(match.outcome.scores.values())


def parts(match: Match, seat: str = "p1") -> dict[str, int]:
    """What one seat's score is made of."""
    assert match.outcome is not None
    return match.outcome.parts[seat]


def winners(match: Match) -> list[str]:
    assert match.outcome is not None
    return match.outcome.winners


def reason(match: Match) -> str:
    assert match.outcome is not None
    return match.outcome.reason
