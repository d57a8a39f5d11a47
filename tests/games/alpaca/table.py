"""A table of ALPACA: a position in a few words, moves in a row, and what lies where afterwards.

Cards are written one after the other, ``"puppy puppy fence"``; in a farm a bar stands
between two Fences, ``"accountant mime | twins"``.
"""

from collections import Counter
from typing import Any

import pytest

import ludoteca
from ludoteca import Event, IllegalMove, Match
from ludoteca.core.luck import Remembered

ALPACA = ludoteca.game("alpaca")

WHITE = ("librarian", "consumerist", "sweeper", "fighter", "mime", "explorer", "pacifist", "dreamer")
BROWN = (
    *("accountant", "carpenter", "storekeeper", "anxious", "woodcutter", "noisemaker"),
    *("bargainer", "reveller", "viking", "ticket-clerk", "twins", "graduate"),
)
NOBLES = ("alpaking", "alpaqueen", "alpaprince", "alpaprincess")


# --- Laying a table -------------------------------------------------------------------------------


def player(
    hand: str = "", *, deck: str = "", discard: str = "", played: str = "", farm: str = ""
) -> dict[str, Any]:
    """One seat of a position."""
    return {
        "hand": hand.split(),
        "deck": deck.split(),
        "discard": discard.split(),
        "played": played.split(),
        "farm": [fence.split() for fence in farm.split("|")] if farm else [],
    }


def table(*players: dict[str, Any], market: str = "", **fields: Any) -> Match:
    """A match from a position; a lone player sits opposite one without cards."""
    seated = players if len(players) > 1 else (*players, player())
    turn = {name.replace("_", "-"): value for name, value in fields.items()}
    position = {"game": "alpaca", "players": list(seated), "market": Counter(market.split())}
    return ALPACA.position(position | turn, seed=1)


def finished(*farms: str) -> Match:
    """A match that is over, with these farms."""
    return table(*(player(farm=farm) for farm in farms), turn=None)


# --- Playing --------------------------------------------------------------------------------------


def play(match: Match, *moves: str, draws: str | None = None) -> list[Event]:
    """Play moves in a row; ``draws`` names every card that luck brings, no more and no fewer."""
    events: list[Event] = []
    left = None if draws is None else draws.split()
    for move in moves:
        if left is None:
            events += match.play(move)
        else:
            luck = Remembered(left, ALPACA.words.outcomes)
            events += match.play(move, luck=luck)
            left = luck.names
    assert not left, f"nobody drew {left}"
    return events


def offered(match: Match, verb: str) -> set[str]:
    """What may follow a verb in a move now."""
    return {move.partition(" ")[2] for move in match.moves if move.split()[0] == verb}


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


def pile(match: Match, name: str, seat: str) -> Counter[str]:
    return Counter(match.position()["players"][int(seat[1:]) - 1][name])


def hand(match: Match, seat: str = "p1") -> Counter[str]:
    return pile(match, "hand", seat)


def deck(match: Match, seat: str = "p1") -> Counter[str]:
    return pile(match, "deck", seat)


def discard(match: Match, seat: str = "p1") -> Counter[str]:
    return pile(match, "discard", seat)


def played(match: Match, seat: str = "p1") -> Counter[str]:
    return pile(match, "played", seat)


def market(match: Match) -> Counter[str]:
    return Counter(match.position()["market"])


def farm(match: Match, seat: str = "p1") -> str:
    fences = match.position()["players"][int(seat[1:]) - 1]["farm"]
    return " | ".join(" ".join(fence) for fence in fences)


def field(match: Match, name: str) -> Any:
    """An entry of the position such as ``coins`` or ``pending``."""
    return match.position()[name]


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


def seen(events: list[Event], name: str, seat: str | None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) learns of all events of one name."""
    return [event.seen_by(seat) for event in events if event.name == name]


def known_hand(match: Match, of: str, by: str | None) -> Counter[str]:
    """The cards in one seat's hand that another seat knows."""
    return Counter(match.view(by)["players"][int(of[1:]) - 1]["hand"]["cards"])
