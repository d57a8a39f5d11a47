"""Short words for positions of AFRICANA, and functions that read a match in the same words.

Cards are a list, ``"grey grey joker"``.  A slot is an expedition with the seats that have joined it,
``"tripoli-dakar:p1,p2"``, or a dash.  A book is its left stack, a bar, and its right stack, each with the top
card first: ``"drum-loanda mask-serengeti | jug-tananarive"``.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import ludoteca
from ludoteca import Event, Match
from tests.support.board import entry, field

AFRICANA = ludoteca.game("africana")
DATA: dict[str, Any] = AFRICANA.edition.data
COLOURS = ("magenta", "turquoise", "grey", "orange", "violet")
NORTH = (
    *("napoli", "marrakech", "tripoli", "cairo", "aswan", "jidda"),
    *("timbuktu", "dakar", "lagos", "khartoum", "addis-ababa"),
)
SOUTH = (
    *("leopoldville", "loanda", "ujiji", "serengeti", "zanzibar", "mozambique"),
    *("tananarive", "victoria-falls", "windhoek", "port-natal", "cape-town"),
)
ARTEFACTS = tuple(name for name in DATA["adventures"] if not name.startswith("guide-"))
GUIDES = tuple(name for name in DATA["adventures"] if name.startswith("guide-"))

# Five expeditions that most tests neither join nor complete.
QUIET = "khartoum-tananarive loanda-jidda addis-ababa-timbuktu windhoek-aswan victoria-falls-tripoli"


# How to parse the words for piles.
READ: dict[str, Callable[[str], Any]] = {
    "pile": str.split,
    "deck": lambda words: Counter(words.split()),
    "discard": lambda words: Counter(words.split()),
    "used": str.split,
}


# --- Setting up -----------------------------------------------------------------------------------


def player(
    hand: str = "", *, at: str | None = None, silver: int = 0, bought: str = "", done: str = ""
) -> dict[str, Any]:
    """Return one seat of a position; without ``at`` the explorer is at home."""
    return {
        "at": at,
        "silver": silver,
        "hand": hand.split(),
        "open": bought.split(),
        "done": done.split(),
    }


def set_up(
    *players: dict[str, Any], slots: str = QUIET, north: str = "", south: str = "", **fields: Any
) -> Match:
    """Start a match from a position; a single player gets an opponent who has nothing."""
    position = {
        "game": "africana",
        "players": list(players if len(players) > 1 else (*players, player())),
        "slots": [parse_slot(slot) for slot in slots.split()],
        "books": {"north": parse_book(north), "south": parse_book(south)},
    }
    parsed = {name: READ[name](value) if name in READ else value for name, value in fields.items()}
    return AFRICANA.position(position | parsed, seed=1)


def parse_slot(written: str) -> dict[str, Any] | None:
    if written == "-":
        return None
    expedition, _, markers = written.partition(":")
    return {"expedition": expedition, "markers": markers.split(",") if markers else []}


def parse_book(written: str) -> dict[str, list[str]]:
    left, _, right = written.partition("|")
    return {"left": left.split(), "right": right.split()}


def set_up_ended(*players: dict[str, Any], slots: str = "") -> Match:
    """Start a match that is over."""
    return set_up(*players, slots=slots, turn=None)


# --- Reading a match ------------------------------------------------------------------------------


def silver(match: Match, seat: str = "p1") -> int:
    return int(entry(match, seat)["silver"])


def place(match: Match, seat: str = "p1") -> str:
    """Return the region of an explorer."""
    return str(entry(match, seat)["at"])


def bought(match: Match, seat: str = "p1") -> Counter[str]:
    """Return the open adventures of a seat."""
    return Counter(entry(match, seat)["open"])


def done(match: Match, seat: str = "p1") -> Counter[str]:
    return Counter(entry(match, seat)["done"])


def deck(match: Match) -> Counter[str]:
    return Counter(field(match, "deck"))


def discard(match: Match) -> Counter[str]:
    return Counter(field(match, "discard"))


def used(match: Match) -> Counter[str]:
    return Counter(field(match, "used"))


def slots(match: Match) -> str:
    """Return the five slots, in the words of ``set_up``."""
    return " ".join(format_slot(slot) for slot in field(match, "slots"))


def format_slot(slot: dict[str, Any] | None) -> str:
    if slot is None:
        return "-"
    return ":".join([slot["expedition"], *filter(None, [",".join(slot["markers"])])])


def pile(match: Match) -> str:
    return " ".join(field(match, "pile"))


def book(match: Match, half: str) -> str:
    """Return a book, in the words of ``set_up``."""
    sides = field(match, "books")[half]
    return " ".join([*sides["left"], "|", *sides["right"]])


# --- Scores ---------------------------------------------------------------------------------------


def parts(match: Match, seat: str = "p1") -> dict[str, int]:
    """Return the parts of a seat's score that are not zero."""
    assert match.outcome is not None
    return {part: points for part, points in match.outcome.parts[seat].items() if points}


# --- What a seat sees -----------------------------------------------------------------------------


def seen(events: list[Event], name: str, seat: str | None = None) -> list[dict[str, Any]]:
    """Return the facts that a seat (None: a spectator) sees of all events with a name."""
    facts = [event.seen_by(seat) for event in events if event.name == name]
    return [{key: value for key, value in fact.items() if key != "event"} for fact in facts]


def known_book(match: Match, half: str, by: str | None) -> str:
    """Return the cards of a book that a seat has seen, in the words of ``set_up``."""
    sides = match.view(by)["books"][half]
    return " ".join([*sides["left"]["cards"], "|", *sides["right"]["cards"]])
