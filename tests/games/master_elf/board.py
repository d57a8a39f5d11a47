"""The board of MASTER ELF in tests: short ways to set up a position and to look at it.

Cards are written one after the other: ``"metal metal fire"``.  Stacks are written from left to right,
with bars between them and top gifts first: ``"tank pirate | casket | flute"``.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import ludoteca
from ludoteca import Event, Match
from ludoteca.core.kernel.seats import seat_number
from tests.support.board import entry, field, parts, play

MASTER_ELF = ludoteca.game("master-elf")
DATA: dict[str, Any] = MASTER_ELF.edition.data
INGREDIENTS = ("metal", "fire", "magic", "water", "wood", "air")
BORDER_AREAS = ("north", "east", "south", "west")
GIFTS: dict[str, dict[str, Any]] = DATA["gifts"]
EVERYBODY = ("p1", "p2", None)

# Three stacks that no test empties by accident.
QUIET = "submarine robot | telescope barometer | spyglass nutcracker"

# How to read the words for piles.
READ: dict[str, Callable[[str], Any]] = {
    "aside": str.split,
    "bonus": str.split,
    "order": str.split,
    "specials": str.split,
    "deck": lambda words: Counter(words.split()),
    "discard": lambda words: Counter(words.split()),
}


# --- Setting up -----------------------------------------------------------------------------------


def player(hand: str = "", *, at: str = "city", crystal: bool = False, gifts: str = "") -> dict[str, Any]:
    """Return one player of a position."""
    return {"at": at, "hand": hand.split(), "crystal": crystal, "gifts": gifts.split()}


def set_up(*players: dict[str, Any], stacks: str = QUIET, **fields: Any) -> Match:
    """Return a match from a position, areas by their names; a single player gets an opponent with nothing."""
    position = {
        "game": "master-elf",
        "players": list(players if len(players) > 1 else (*players, player())),
        "areas": {area: fields.pop(area, "").split() for area in BORDER_AREAS},
        "stacks": [stack.split() for stack in stacks.split("|")],
    }
    given = {name: READ[name](value) if name in READ else value for name, value in fields.items()}
    return MASTER_ELF.position(position | given, seed=1)


def maker(hand: str, stacks: str, *, gifts: str = "", **fields: Any) -> Match:
    """Return a match in which the first player, in the city, can make a gift now."""
    return set_up(player(hand, gifts=gifts), stacks=stacks, step="make", **fields)


def price(gift: str) -> str:
    """Return three cards that pay for a gift."""
    a, b = GIFTS[gift]["ingredients"]
    return f"{a} {a} {b}"


def make(gift: str) -> str:
    """Return the move that makes a gift with these cards."""
    return f"make {gift} with {price(gift)}"


def set_up_ended(*players: str) -> Match:
    """Return a match that is over, with the gifts of each player."""
    return set_up(*(player(gifts=gifts) for gifts in players), stacks="", step="over", exhausted=2)


# --- Playing --------------------------------------------------------------------------------------


def idle_turn(match: Match) -> str:
    """Play a turn without making a gift and return whose turn it was."""
    seat = str(match.turn)
    while match.turn == seat:
        moves = match.moves
        move = next((move for move in moves if move in ("draw", "pass")), moves[0])
        play(match, move)
        if move == "pass" and field(match, "step") != "discard":
            break
    return seat


# --- Looking --------------------------------------------------------------------------------------


def now(match: Match) -> tuple[str | None, str]:
    """Return the seat to move, and the step."""
    return match.turn, field(match, "step")


def gifts(match: Match, seat: str = "p1") -> set[str]:
    """Return the gifts of a seat."""
    return set(entry(match, seat)["gifts"])


def place(match: Match, seat: str = "p1") -> str:
    """Return the area of an elf."""
    return str(entry(match, seat)["at"])


def area(match: Match, name: str) -> Counter[str]:
    """Return the ingredients that lie open in an area."""
    return Counter(field(match, "areas")[name])


def deck(match: Match) -> Counter[str]:
    return Counter(field(match, "deck"))


def discard(match: Match) -> Counter[str]:
    return Counter(field(match, "discard"))


def stacks(match: Match) -> str:
    """Return the three stacks, as ``set_up`` takes them."""
    return write_stacks(field(match, "stacks"))


def write_stacks(stacks: list[list[str]]) -> str:
    return " ".join(" | ".join(" ".join(stack) for stack in stacks).split())


def sizes(match: Match) -> list[int]:
    return [len(stack) for stack in field(match, "stacks")]


def aside(match: Match) -> set[str]:
    return set(field(match, "aside"))


# --- Scores ---------------------------------------------------------------------------------------


def collections(gifts: str) -> int:
    """Return the points for collections of a player with these gifts."""
    return parts(set_up_ended(gifts, ""))["collections"]


def colour(gifts: str) -> int:
    """Return the points for the colour of a player with these gifts."""
    return parts(set_up_ended(gifts, ""))["colour"]


# --- Knowledge ------------------------------------------------------------------------------------


def seen(events: list[Event], name: str, seat: str | None = None) -> list[dict[str, Any]]:
    """Return what a seat (None: a spectator) sees of all events of one name, without the name."""
    facts = [event.seen_by(seat) for event in events if event.name == name]
    return [{key: value for key, value in fact.items() if key != "event"} for fact in facts]


def known_stacks(match: Match, by: str | None) -> str:
    """Return the gifts of the stacks whose places a seat knows, as ``set_up`` takes them."""
    return write_stacks([stack["gifts"] for stack in match.view(by)["stacks"]])


def known_aside(match: Match, by: str | None) -> set[str]:
    return set(match.view(by)["aside"]["gifts"])


def among(match: Match, by: str | None) -> set[str]:
    """Return the gifts that a seat knows to be somewhere in the stacks."""
    return set(match.view(by)["among"])


def redeals(match: Match, by: str | None, number: int = 40) -> list[dict[str, Any]]:
    """Return positions that are equally likely for a seat."""
    seat = -1 if by is None else seat_number(by)
    states = [MASTER_ELF.redeal(match.state, seat, seed) for seed in range(number)]
    return [MASTER_ELF.words.write_position(state) for state in states]
