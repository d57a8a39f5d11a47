"""Master Elf: moves, events and options in words."""

from collections.abc import Sequence

from ludoteca.core.definitions.options import OptionField
from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.events import EventKind, Fact, order_kinds
from ludoteca.core.kernel.seats import seat_name_or_none
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.sentences import show
from ludoteca.core.wording.notation import Notation
from ludoteca.core.wording.position import is_json_number
from ludoteca.core.wording.words import Words
from ludoteca.games.master_elf.actions import payment_of, stack_of
from ludoteca.games.master_elf.commentary import make_commentary
from ludoteca.games.master_elf.faults import MasterElfFault
from ludoteca.games.master_elf.position import Positions, rank_ages
from ludoteca.games.master_elf.stacks import top_of
from ludoteca.games.master_elf.state import (
    PAID_A,
    PAID_B,
    PAID_CRYSTAL,
    Action,
    Domain,
    EventNumber,
    Options,
    State,
)
from ludoteca.games.master_elf.view import Views
from ludoteca.games.master_elf.word_lists import (
    CRYSTAL,
    PILES,
    SEAT_NAMES,
    SPECIALS,
    EditionWords,
    read_words,
)

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


def make_notation(words: EditionWords) -> Notation:
    """Return the moves that can be written with the names of an edition."""
    vocabulary = {
        "area": words.areas,
        "card": words.ingredients,
        "gift": words.gifts,
        "first": words.ingredients,
        "second": words.ingredients,
        "third": (*words.ingredients, CRYSTAL),
        "place": PILES,
        "special": SPECIALS,
        "seat": SEAT_NAMES,
    }
    return Notation(PATTERNS, vocabulary)


class Moves:
    """Writes legal actions in words."""

    def __init__(self, words: EditionWords, edition: Edition) -> None:
        self.words = words
        self.fixed = fixed_moves(words)
        self.ingredients = tuple(
            zip(edition.figures["INGREDIENT_A"], edition.figures["INGREDIENT_B"], strict=True)
        )

    def __call__(self, state: State, action: int) -> str:
        return self.fixed.get(action) or self.write_make(state, action)

    def write_make(self, state: State, action: int) -> str:
        """Return the gift and the cards that pay for it."""
        payment = payment_of(action)
        gift = top_of(state.stacks[stack_of(action)])
        first, second = (self.words.ingredients[card] for card in self.ingredients[gift])
        cards = [first] * PAID_A[payment] + [second] * PAID_B[payment] + [CRYSTAL] * PAID_CRYSTAL[payment]
        return f"make {self.words.gifts[gift]} with {' '.join(cards)}"


def fixed_moves(words: EditionWords) -> dict[int, str]:
    """Return the words of every action that are the same in all positions: all but making a gift."""
    nouns: dict[Action, Sequence[str]] = {
        Action.GO: words.areas,
        Action.TAKE: words.ingredients,
        Action.DISCARD: words.ingredients,
        Action.LOOK: PILES,
        Action.CLAIM: words.gifts,
        Action.CHOOSE: words.gifts,
    }
    moves = {
        first + index: f"{first.name.lower()} {noun}"
        for first, each in nouns.items()
        for index, noun in enumerate(each)
    }
    return moves | {action: action.name.lower() for action in (Action.DRAW, Action.PASS, Action.DECLINE)}


# --- Events ---------------------------------------------------------------------------------------

EVENT_KINDS = order_kinds(
    {
        EventNumber.TURN: EventKind("turn"),
        EventNumber.DRAWS: EventKind("draws", Fact("card", plural=True), secret=True),
        EventNumber.SHUFFLES: EventKind("shuffles"),
        EventNumber.LAYS_OUT: EventKind("lays-out", Fact("card", plural=True), Fact("area")),
        EventNumber.GOES: EventKind("goes", Fact("area")),
        EventNumber.TAKES: EventKind("takes", Fact("card")),
        EventNumber.DISCARDS: EventKind("discards", Fact("card", plural=True)),
        EventNumber.PAYS: EventKind("pays", Fact("card", plural=True)),
        EventNumber.USES_CRYSTAL: EventKind("uses-crystal"),
        EventNumber.MAKES: EventKind("makes", Fact("gift")),
        EventNumber.PASSES: EventKind("passes"),
        EventNumber.REVEALS_NEXT: EventKind("bares", Fact("gift"), Fact("place"), reveals=True),
        EventNumber.LOOKS: EventKind("looks", Fact("place"), reveals=True),
        EventNumber.SEES: EventKind("sees", Fact("gift", plural=True), secret=True),
        EventNumber.CLAIMS: EventKind("claims", Fact("gift"), Fact("place"), reveals=True),
        EventNumber.DECLINES: EventKind("declines"),
        EventNumber.RESTACKS: EventKind("restacks"),
        EventNumber.LAYS_BONUS: EventKind("lays-bonus", Fact("gift", plural=True)),
        EventNumber.CHOOSES: EventKind("chooses", Fact("gift")),
        EventNumber.OVER: EventKind("over"),
    }
)


# --- Names for people -----------------------------------------------------------------------------

# Where an edition file has the names of each kind of component.
SECTIONS = {
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


class DisplayNames:
    """The names that people read: of components from the edition, of everything else from the texts."""

    def __init__(self, edition: Edition) -> None:
        self.data = edition.data

    def __call__(self, texts: Texts, kind: str, word: str) -> str:
        if kind == "place":
            return texts(f"place-{word}")
        if word == CRYSTAL:
            return texts("name-crystal")
        return str(self.data[SECTIONS[kind]][word][texts.language])


# --- All together ---------------------------------------------------------------------------------


def words(edition: Edition) -> Words:
    """Return the words of the game with an edition."""
    edition_words = read_words(edition)
    positions = Positions(edition_words)
    domains = {Domain.INGREDIENT: edition_words.ingredients, Domain.GIFT: edition_words.gifts}
    return Words(
        notation=make_notation(edition_words),
        move=Moves(edition_words, edition),
        domains=tuple(domains[domain] for domain in Domain),
        word_of={
            "seat": seat_name_or_none,
            "card": edition_words.ingredients.__getitem__,
            "area": edition_words.areas.__getitem__,
            "gift": edition_words.gifts.__getitem__,
            "place": PILES.__getitem__,
            "special": SPECIALS.__getitem__,
        },
        display_name=DisplayNames(edition),
        read_position=positions.read,
        write_position=positions.write,
        views=Views(positions).views,
        commentary=make_commentary(edition_words, edition),
    )


# --- Options --------------------------------------------------------------------------------------


def options(edition: Edition, seats: int, ages: Sequence[float] | None = None) -> Options:
    """Check the options of a match."""
    given = list(range(1, seats + 1)) if ages is None else ages
    if not isinstance(given, list | tuple) or len(given) != seats:
        raise BadOption(MasterElfFault.AGES(seats=seats, value=show(ages)))
    if not all(map(is_json_number, given)):
        raise BadOption(MasterElfFault.AGE_NUMBER(value=show(ages)))
    result = Options()
    result.seats = seats
    for seat, rank in enumerate(rank_ages(given)):
        result.age_ranks[seat] = rank
    return result


OPTION_FIELDS = (OptionField("ages", "numbers"),)
