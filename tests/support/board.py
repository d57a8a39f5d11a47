"""Short ways to play moves in a test and to look at the board afterwards, in any game."""

from collections import Counter
from typing import Any

import pytest

from ludoteca import BadOption, Event, Game, IllegalMove, Match
from ludoteca.core.kernel.luck import RecordedLuck
from ludoteca.core.kernel.seats import seat_number
from ludoteca.core.texts.errors import LuckMismatch

# --- Playing --------------------------------------------------------------------------------------


def play(match: Match, *moves: str, draws: str | None = None) -> list[Event]:
    """Play moves; ``draws`` names exactly the cards that are drawn on the way."""
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


def possible_seats(game: Game) -> list[int]:
    """Return with how many seats a match can start, by trying."""
    found = []
    for seats in range(10):
        try:
            found.append(game.start(seats=seats).seats)
        except BadOption:
            assert seats not in game.definition.seats
    return found


# Options of games whose first player can be chosen, and the seats in the order in which they then play.
with_first_players = pytest.mark.parametrize(
    ("options", "order"),
    [
        ({"seats": 2}, "p1 p2 p1"),
        ({"seats": 2, "first": "p2"}, "p2 p1 p2"),
        ({"seats": 3}, "p1 p2 p3 p1"),
        ({"seats": 3, "first": "p2"}, "p2 p3 p1 p2"),
        ({"seats": 4}, "p1 p2 p3 p4 p1"),
        ({"seats": 4, "first": "p3"}, "p3 p4 p1 p2 p3"),
        ({"seats": 4, "first": "p4"}, "p4 p1 p2 p3 p4"),
    ],
)


def check_order(match: Match, order: str, *moves: str) -> None:
    """Check that the first seat begins, and that turns of these moves pass in an order."""
    assert field(match, "first") == order.split(maxsplit=1)[0]
    for seat in order.split():
        assert match.turn == seat
        play(match, *moves)


def could_draw(match: Match, move: str, draws: str) -> bool:
    """Return whether a move can draw these cards in this order; the match stays as it is."""
    try:
        play(match.game.position(match.position(), seed=1), move, draws=draws)
    except LuckMismatch:
        return False
    return True


def legal(match: Match) -> set[str]:
    """Return the legal moves; each is listed once."""
    moves = match.moves
    assert len(moves) == len(set(moves))
    return set(moves)


def offered(match: Match, verb: str) -> set[str]:
    """Return what can follow a verb in a legal move."""
    return {move.partition(" ")[2] for move in legal(match) if move.split()[0] == verb}


def refuses(match: Match, move: str) -> bool:
    """Return whether a move is not listed and, when tried, is refused without any change."""
    if move in match.moves:
        return False
    before = match.position()
    with pytest.raises(IllegalMove):
        match.play(move)
    return match.position() == before


# --- Looking --------------------------------------------------------------------------------------


def cards(words: str) -> Counter[str]:
    """Return cards whose order does not matter."""
    return Counter(words.split())


def field(match: Match, name: str) -> Any:
    """Return an entry of the position such as ``turn`` or ``idle``."""
    return match.position()[name]


def entry(match: Match, seat: str = "p1") -> dict[str, Any]:
    """Return everything that one seat has."""
    found: dict[str, Any] = match.position()["players"][seat_number(seat)]
    return found


def hand(match: Match, seat: str = "p1") -> Counter[str]:
    return Counter(entry(match, seat)["hand"])


def known_hand(match: Match, of: str, by: str | None) -> Counter[str]:
    """Return the cards in one seat's hand that another seat knows."""
    return Counter(match.view(by)["players"][seat_number(of)]["hand"]["cards"])


# --- The heuristic --------------------------------------------------------------------------------


def weights(match: Match) -> dict[str, int]:
    """Return the weight of every legal move."""
    moves = zip(match.moves, match.legal_actions, strict=True)
    return {move: match.game.rules.preference(match.state, action) for move, action in moves}


def favourites(match: Match) -> set[str]:
    """Return the moves with the greatest weight."""
    weighed = weights(match)
    most = max(weighed.values())
    return {move for move, weight in weighed.items() if weight == most}


def favourite(match: Match) -> str:
    """Return the move with the greatest weight; there must be only one."""
    (move,) = favourites(match)
    return move


# --- Scores ---------------------------------------------------------------------------------------


def scores(match: Match) -> list[int]:
    """Return the scores of a finished match in the order of the seats."""
    assert match.outcome is not None
    return list(match.outcome.scores.values())


def parts(match: Match, seat: str = "p1") -> dict[str, int]:
    """Return the parts of one seat's score."""
    assert match.outcome is not None
    return match.outcome.parts[seat]


def winners(match: Match) -> list[str]:
    assert match.outcome is not None
    return match.outcome.winners


def reason(match: Match) -> str:
    assert match.outcome is not None
    return match.outcome.reason
