"""A table of AFRICANA: a position in a few words, moves in a row, and what lies where afterwards.

Cards are written one after the other, ``"grey grey joker"``.  A slot is an expedition with the seats that
have joined it, ``"tripoli-dakar:p1,p2"``, or a dash.  A book is its left side, a bar, and its right side,
the top card first: ``"drum-loanda mask-serengeti | jug-tananarive"``.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import ludoteca
from ludoteca import Event, Match
from tests.board import entry, field

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


# How the words for piles are read.
READ: dict[str, Callable[[str], Any]] = {
    "pile": str.split,
    "deck": lambda words: Counter(words.split()),
    "discard": lambda words: Counter(words.split()),
    "used": str.split,
}


# --- Laying a table -------------------------------------------------------------------------------


def player(
    hand: str = "", *, at: str | None = None, silver: int = 0, bought: str = "", done: str = ""
) -> dict[str, Any]:
    """One seat of a position; without a place the explorer is at home."""
    return {
        "at": at,
        "silver": silver,
        "hand": hand.split(),
        "open": bought.split(),
        "done": done.split(),
    }


def table(
    *players: dict[str, Any], slots: str = QUIET, north: str = "", south: str = "", **fields: Any
) -> Match:
    """A match from a position; a lone player sits opposite one who has nothing."""
    position = {
        "game": "africana",
        "players": list(players if len(players) > 1 else (*players, player())),
        "slots": [laid_slot(slot) for slot in slots.split()],
        "books": {"north": laid_book(north), "south": laid_book(south)},
    }
    laid = {name: READ[name](value) if name in READ else value for name, value in fields.items()}
    return AFRICANA.position(position | laid, seed=1)


def laid_slot(written: str) -> dict[str, Any] | None:
    if written == "-":
        return None
    expedition, _, markers = written.partition(":")
    return {"expedition": expedition, "markers": markers.split(",") if markers else []}


def laid_book(written: str) -> dict[str, list[str]]:
    left, _, right = written.partition("|")
    return {"left": left.split(), "right": right.split()}


def finished(*players: dict[str, Any], slots: str = "") -> Match:
    """A match that is over."""
    return table(*players, slots=slots, turn=None)


# --- Playing --------------------------------------------------------------------------------------


# --- Looking --------------------------------------------------------------------------------------


def silver(match: Match, seat: str = "p1") -> int:
    return int(entry(match, seat)["silver"])


def place(match: Match, seat: str = "p1") -> str:
    """The region of an explorer."""
    return str(entry(match, seat)["at"])


def bought(match: Match, seat: str = "p1") -> Counter[str]:
    """The adventures that lie open in front of a seat."""
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
    """The five slots, as ``table`` takes them."""
    return " ".join(written_slot(slot) for slot in field(match, "slots"))


def written_slot(slot: dict[str, Any] | None) -> str:
    if slot is None:
        return "-"
    return ":".join([slot["expedition"], *filter(None, [",".join(slot["markers"])])])


def pile(match: Match) -> str:
    return " ".join(field(match, "pile"))


def book(match: Match, half: str) -> str:
    """A book, as ``table`` takes it."""
    sides = field(match, "books")[half]
    return " ".join([*sides["left"], "|", *sides["right"]])


# --- Scores ---------------------------------------------------------------------------------------


def parts(match: Match, seat: str = "p1") -> dict[str, int]:
    """What one seat's score is made of, without what is zero."""
    assert match.outcome is not None
    return {part: points for part, points in match.outcome.parts[seat].items() if points}


# --- Knowing --------------------------------------------------------------------------------------


def told(events: list[Event], name: str, seat: str | None = None) -> list[dict[str, Any]]:
    """What a seat (None: a spectator) learns of all events of one name, without the name."""
    facts = [event.seen_by(seat) for event in events if event.name == name]
    return [{key: value for key, value in fact.items() if key != "event"} for fact in facts]


def known_book(match: Match, half: str, by: str | None) -> str:
    """The cards of a book that a seat has seen, as ``table`` takes them."""
    sides = match.view(by)["books"][half]
    return " ".join([*sides["left"]["cards"], "|", *sides["right"]["cards"]])
