"""ALPACA for tests: write a position in a few words, and see what is where afterwards.

Cards are written one after the other, ``"puppy puppy fence"``; in a farm a bar stands
between two Fences, ``"accountant mime | twins"``.
"""

from collections import Counter
from typing import Any

import ludoteca
from ludoteca import Event, Match
from ludoteca.core.kernel.seats import seat_number

ALPACA = ludoteca.game("alpaca")

WHITE = ("librarian", "consumerist", "sweeper", "fighter", "mime", "explorer", "pacifist", "dreamer")
BROWN = (
    *("accountant", "carpenter", "storekeeper", "anxious", "woodcutter", "noisemaker"),
    *("bargainer", "reveller", "viking", "ticket-clerk", "twins", "graduate"),
)
NOBLES = ("alpaking", "alpaqueen", "alpaprince", "alpaprincess")
PILES = ("hand", "deck", "discard", "played")


# --- Setting up -----------------------------------------------------------------------------------


def player(
    hand: str = "", *, deck: str = "", discard: str = "", played: str = "", farm: str = ""
) -> dict[str, Any]:
    """Return one seat of a position."""
    return {
        "hand": hand.split(),
        "deck": deck.split(),
        "discard": discard.split(),
        "played": played.split(),
        "farm": [fence.split() for fence in farm.split("|")] if farm else [],
    }


def set_up(*players: dict[str, Any], market: str = "", **fields: Any) -> Match:
    """Return a match from a position; a single player gets an opponent without cards."""
    everybody = players if len(players) > 1 else (*players, player())
    turn = {name.replace("_", "-"): value for name, value in fields.items()}
    position = {"game": "alpaca", "players": list(everybody), "market": Counter(market.split())}
    return ALPACA.position(position | turn, seed=1)


def set_up_ended(*farms: str) -> Match:
    """Return a match that is over, with these farms."""
    return set_up(*(player(farm=farm) for farm in farms), turn=None)


# --- Looking --------------------------------------------------------------------------------------


def pile(match: Match, name: str, seat: str) -> Counter[str]:
    return Counter(match.position()["players"][seat_number(seat)][name])


def deck(match: Match, seat: str = "p1") -> Counter[str]:
    return pile(match, "deck", seat)


def discard(match: Match, seat: str = "p1") -> Counter[str]:
    return pile(match, "discard", seat)


def played(match: Match, seat: str = "p1") -> Counter[str]:
    return pile(match, "played", seat)


def market(match: Match) -> Counter[str]:
    return Counter(match.position()["market"])


def farm(match: Match, seat: str = "p1") -> str:
    fences = match.position()["players"][seat_number(seat)]["farm"]
    return " | ".join(" ".join(fence) for fence in fences)


def named(card: str) -> str:
    """Return the name of a card in a farm."""
    return "mime" if card == "mime-as-noisemaker" else card


def cards_of(match: Match) -> Counter[str]:
    """Return every card of the match, with built Fences, without Dreamers that left."""
    position = match.position()
    found: Counter[str] = Counter(position["market"])
    for player in position["players"]:
        for pile in PILES:
            found.update(player[pile])
        found.update(named(card) for fence in player["farm"] for card in fence)
        found["fence"] += len(player["farm"])
    return found


def seen(events: list[Event], name: str, seat: str | None) -> list[dict[str, Any]]:
    """Return what a seat (None: a spectator) learns of all events of one name."""
    return [event.seen_by(seat) for event in events if event.name == name]
