"""MASTER ELF: moves, events and outcomes in words."""

from typing import Any

from ludoteca.core.edition import Edition
from ludoteca.core.errors import BadOption
from ludoteca.core.events import EventKind, seat_name
from ludoteca.core.notation import Notation
from ludoteca.core.position import is_number
from ludoteca.core.texts import Texts
from ludoteca.core.words import Words
from ludoteca.games.master_elf import state as s
from ludoteca.games.master_elf.names import CRYSTAL, PLACES, SEAT_NAMES, SPECIALS, Names, names_of
from ludoteca.games.master_elf.position import Positions, ranks
from ludoteca.games.master_elf.stacks import top_of
from ludoteca.games.master_elf.view import Views

# --- Moves ----------------------------------------------------------------------------------------

PATTERNS = (
    "go {area}",
    "take {card}",
    "discard {card}",
    "draw",
    "make {gift} with {first} {second} {third}",
    "pass",
    "look {place}",
    "claim {gift}",
    "decline",
    "choose {gift}",
)


def notation_of(names: Names) -> Notation:
    vocabulary = {
        "area": names.areas,
        "card": names.ingredients,
        "gift": names.gifts,
        "first": names.ingredients,
        "second": names.ingredients,
        "third": (*names.ingredients, CRYSTAL),
        "place": PLACES,
        "special": SPECIALS,
        "seat": SEAT_NAMES,
    }
    return Notation(PATTERNS, vocabulary)


class Moves:
    """Legal actions in words."""

    def __init__(self, names: Names, edition: Edition) -> None:
        self.names = names
        self.ingredients = tuple(
            zip(edition.figures["INGREDIENT_A"], edition.figures["INGREDIENT_B"], strict=True)
        )

    def __call__(self, state: s.State, action: int) -> str:
        names = self.names
        if action < s.TAKE:
            return f"go {names.areas[action - s.GO]}"
        if action < s.DISCARD:
            return f"take {names.ingredients[action - s.TAKE]}"
        if action < s.DRAW:
            return f"discard {names.ingredients[action - s.DISCARD]}"
        if action < s.LOOK:
            return self.gift(state, action)
        return self.special(action)

    def gift(self, state: s.State, action: int) -> str:
        if action == s.DRAW:
            return "draw"
        if action == s.PASS:
            return "pass"
        place, payment = divmod(action - s.MAKE, s.PAYMENTS)
        gift = top_of(state.stacks[place])
        first, second = (self.names.ingredients[card] for card in self.ingredients[gift])
        cards = (
            [first] * s.PAID_A[payment] + [second] * s.PAID_B[payment] + [CRYSTAL] * s.PAID_CRYSTAL[payment]
        )
        return f"make {self.names.gifts[gift]} with {' '.join(cards)}"

    def special(self, action: int) -> str:
        if action < s.CLAIM:
            return f"look {PLACES[action - s.LOOK]}"
        if action < s.DECLINE:
            return f"claim {self.names.gifts[action - s.CLAIM]}"
        if action == s.DECLINE:
            return "decline"
        return f"choose {self.names.gifts[action - s.CHOOSE]}"


# --- Events, scores -------------------------------------------------------------------------------

EVENT_KINDS = (
    EventKind("turn"),
    EventKind("draws", "cards", secret=True),
    EventKind("shuffles"),
    EventKind("lays-out", "cards", "area"),
    EventKind("goes", "area"),
    EventKind("takes", "card"),
    EventKind("discards", "cards"),
    EventKind("pays", "cards"),
    EventKind("uses-crystal"),
    EventKind("makes", "gift"),
    EventKind("passes"),
    EventKind("bares", "gift", "place", reveals=True),
    EventKind("looks", "place", reveals=True),
    EventKind("sees", "gifts", secret=True),
    EventKind("claims", "gift", "place", reveals=True),
    EventKind("declines"),
    EventKind("restacks"),
    EventKind("lays-bonus", "gifts"),
    EventKind("chooses", "gift"),
    EventKind("over"),
)
PARTS = ("collections", "colour", "elves")
TIES: tuple[str, ...] = ()


def reason(state: s.State) -> str:
    """Why the game ended: a stack ran out for the second time, or no gift was made for too long."""
    return "exhausted" if state.exhausted == 2 else "idle"


# --- What things are called -----------------------------------------------------------------------


TABLES = {
    "area": "areas",
    "card": "ingredients",
    "first": "ingredients",
    "second": "ingredients",
    "third": "ingredients",
    "gift": "gifts",
    "special": "types",
    "type": "types",
    "colour": "colours",
}


class Called:
    """The names people use: components from the edition, everything else from the texts."""

    def __init__(self, edition: Edition) -> None:
        self.data = edition.data

    def __call__(self, texts: Texts, kind: str, word: str) -> str:
        if kind == "place":
            return texts(f"place-{word}")
        if word == CRYSTAL:
            return texts("name-crystal")
        return str(self.data[TABLES[kind]][word][texts.language])


# --- All together ---------------------------------------------------------------------------------


def words(edition: Edition) -> Words:
    """How the game is spoken with an edition."""
    names = names_of(edition)
    positions = Positions(names)
    return Words(
        notation=notation_of(names),
        move=Moves(names, edition),
        domains=(names.ingredients, names.gifts),
        names={
            "seat": seat_name,
            "card": names.ingredients.__getitem__,
            "area": names.areas.__getitem__,
            "gift": names.gifts.__getitem__,
            "place": PLACES.__getitem__,
            "special": SPECIALS.__getitem__,
        },
        display_name=Called(edition),
        read_position=positions.read,
        write_position=positions.write,
        views=Views(positions).views,
    )


def options(edition: Edition, seats: int, ages: Any = None) -> s.Options:
    """The options of a start, checked."""
    given = list(range(1, seats + 1)) if ages is None else ages
    if not isinstance(given, list | tuple) or len(given) != seats:
        raise BadOption(f"ages={ages!r}: must be a list of {seats} numbers, one for each seat")
    if not all(map(is_number, given)):
        raise BadOption(f"ages={ages!r}: an age is a number")
    result = s.Options()
    result.seats = seats
    for seat, rank in enumerate(ranks(given)):
        result.ages[seat] = rank
    return result
