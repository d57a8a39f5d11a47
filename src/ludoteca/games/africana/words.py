"""Africana: moves, events and options in words."""

from collections.abc import Sequence

from ludoteca.core.definitions.options import FIRST
from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.events import EventKind, Fact, order_kinds
from ludoteca.core.kernel.seats import seat_name_or_none
from ludoteca.core.matches.arguments import check_first
from ludoteca.core.texts.fluent import OTHER, Texts
from ludoteca.core.wording.notation import Notation
from ludoteca.core.wording.words import Words
from ludoteca.games.africana.commentary import make_commentary
from ludoteca.games.africana.edition import OWN_DATA
from ludoteca.games.africana.position import Positions
from ludoteca.games.africana.state import Action, Card, Domain, EventNumber, Options, State
from ludoteca.games.africana.view import Views
from ludoteca.games.africana.word_lists import (
    CARDS,
    COLOURS,
    HALVES,
    SEAT_NAMES,
    SIDES,
    EditionWords,
    read_words,
)

# --- Moves ----------------------------------------------------------------------------------------

RECOLOURED = " for 5"  # in all editions, also if the price is another: records have these words
PATTERNS = (
    "draw",
    "buy",
    "move",
    "end",
    "flip {side}",
    "take {side}",
    "go {region} with {card}",
    f"go {{region}} with {{card}}{RECOLOURED}",
    "join {expedition}",
    "complete {goal}",
    "discard {card}",
    "drop {adventure}",
)


def make_notation(words: EditionWords) -> Notation:
    vocabulary = {
        "side": SIDES,
        "region": words.regions,
        "card": CARDS,
        "expedition": words.expeditions,
        "adventure": words.adventures,
        "goal": (*words.expeditions, *words.adventures),
        "half": HALVES,
        "seat": SEAT_NAMES,
    }
    return Notation(PATTERNS, vocabulary)


class Moves:
    """Legal actions in words."""

    def __init__(self, words: EditionWords, edition: Edition) -> None:
        self.words = words
        self.fixed = fixed_moves(words, edition)

    def __call__(self, state: State, action: int) -> str:
        return self.fixed.get(action) or self.name_expedition(state, action)

    def name_expedition(self, state: State, action: int) -> str:
        """Return the words for joining or completing the expedition in a slot."""
        verb, first = ("join", Action.JOIN)
        if action >= Action.COMPLETE_EXPEDITION:
            verb, first = ("complete", Action.COMPLETE_EXPEDITION)
        return f"{verb} {self.words.expeditions[state.slots[action - first].expedition]}"


def fixed_moves(words: EditionWords, edition: Edition) -> dict[int, str]:
    """Return the words of the actions that are the same in all positions: all without an expedition."""
    nouns: dict[Action, tuple[str, Sequence[str]]] = {
        Action.TURN_PAGE: ("flip", SIDES),
        Action.BUY_ADVENTURE: ("take", SIDES),
        Action.GO: ("go", list_legs(words, edition)),
        Action.COMPLETE_ADVENTURE: ("complete", words.adventures),
        Action.DISCARD: ("discard", CARDS),
        Action.DROP: ("drop", words.adventures),
    }
    moves = {
        first + index: f"{verb} {noun}"
        for first, (verb, each) in nouns.items()
        for index, noun in enumerate(each)
    }
    return moves | {
        Action.DRAW: "draw",
        Action.OPEN_BOOK: "buy",
        Action.BEGIN_MOVEMENT: "move",
        Action.END: "end",
    }


def list_legs(words: EditionWords, edition: Edition) -> list[str]:
    """List every leg with every card; a card that does not serve the region is recoloured for silver."""
    serves = edition.figures["SERVES"]
    return [
        f"{name} with {CARDS[card]}{'' if serves[region][card] else RECOLOURED}"
        for region, name in enumerate(words.regions)
        for card in Card
    ]


# --- Events ---------------------------------------------------------------------------------------

EVENT_KINDS = order_kinds(
    {
        EventNumber.TURN: EventKind("turn"),
        EventNumber.DRAWS: EventKind("draws", Fact("card", plural=True), secret=True),
        EventNumber.SHUFFLES: EventKind("shuffles"),
        EventNumber.OPENS: EventKind("opens", Fact("half", "book")),
        EventNumber.TURNS_PAGE: EventKind("turns-page", Fact("adventure"), Fact("side")),
        EventNumber.REVEALS_NEXT: EventKind("bares", Fact("adventure"), reveals=True),
        EventNumber.BUYS: EventKind("buys", Fact("adventure")),
        EventNumber.GOES: EventKind("goes", Fact("region"), Fact("card")),
        EventNumber.GOES_RECOLOURED: EventKind("goes-recoloured", Fact("region"), Fact("card")),
        EventNumber.JOINS: EventKind("joins", Fact("expedition")),
        EventNumber.GAINS: EventKind("gains", Fact("number", "silver")),
        EventNumber.COMPLETES_EXPEDITION: EventKind("completes-expedition", Fact("expedition")),
        EventNumber.COMPLETES_ADVENTURE: EventKind("completes-adventure", Fact("adventure")),
        EventNumber.WINS_GUIDE: EventKind("wins-guide", Fact("card")),
        EventNumber.DISCARDS: EventKind("discards", Fact("card", plural=True)),
        EventNumber.DROPS: EventKind("drops", Fact("adventure")),
        EventNumber.LAYS_OUT: EventKind("lays-out", Fact("expedition"), Fact("number", "slot")),
        EventNumber.LAST_ROUND: EventKind("final"),
        EventNumber.OVER: EventKind("over"),
    }
)


# --- Names for people -----------------------------------------------------------------------------


class DisplayNames:
    """The names that people read: regions and artefacts from the edition, everything else from the texts."""

    def __init__(self, edition: Edition) -> None:
        self.data = edition.data

    def __call__(self, texts: Texts, kind: str, word: str) -> str:
        if kind in ("side", "half"):
            return texts(f"{kind}-{word}")
        if kind == "card":
            return self.card(texts, word)
        if kind == "region":
            return self.translate(texts, "regions", word)
        if word in self.data["expeditions"]:
            return self.expedition(texts, word)
        return self.adventure(texts, word)

    def translate(self, texts: Texts, section: str, word: str) -> str:
        """Return the name of a component in the reader's language, from a section of the edition."""
        return str(self.data[section][word][texts.language])

    def card(self, texts: Texts, word: str) -> str:
        colour = word.removeprefix("guide-")
        if colour not in COLOURS:
            return texts("name-joker")
        message = "name-guide-card" if colour != word else "name-travel-card"
        return texts(message, **self.colour(texts, colour))

    def colour(self, texts: Texts, word: str) -> dict[str, str]:
        """Return a colour for a text: its name, and the word by which its forms are selected."""
        name = self.translate(texts, "colours", word)
        is_ours = name == OWN_DATA["colours"][word][texts.language]
        return {"colour": name, "colour-word": word if is_ours else OTHER}

    def expedition(self, texts: Texts, word: str) -> str:
        entry = self.data["expeditions"][word]
        start, target = (self.translate(texts, "regions", entry[end]) for end in ("start", "target"))
        return texts("name-expedition", start=start, target=target)

    def adventure(self, texts: Texts, word: str) -> str:
        entry = self.data["adventures"][word]
        region = self.translate(texts, "regions", entry["target"])
        if "guide" in entry:
            return texts("name-guide", region=region, **self.colour(texts, entry["guide"]))
        artefact = self.translate(texts, "artefacts", entry["artefact"])
        return texts("name-artefact", artefact=artefact, region=region)


# --- All together ---------------------------------------------------------------------------------


def words(edition: Edition) -> Words:
    """Return the words of the game with an edition."""
    edition_words = read_words(edition)
    positions = Positions(edition_words, edition.figures["HOME"])
    domains = {
        Domain.COLOUR: COLOURS,
        Domain.ADVENTURE: edition_words.adventures,
        Domain.EXPEDITION: edition_words.expeditions,
    }
    moves = Moves(edition_words, edition)
    return Words(
        notation=make_notation(edition_words),
        move=moves,
        domains=tuple(domains[domain] for domain in Domain),
        word_of={
            "seat": seat_name_or_none,
            "number": int,
            "card": CARDS.__getitem__,
            "region": edition_words.regions.__getitem__,
            "expedition": edition_words.expeditions.__getitem__,
            "adventure": edition_words.adventures.__getitem__,
            "half": HALVES.__getitem__,
            "side": SIDES.__getitem__,
        },
        display_name=DisplayNames(edition),
        read_position=positions.read,
        write_position=positions.write,
        views=Views(positions).views,
        commentary=make_commentary(edition_words, edition, moves),
    )


# --- Options --------------------------------------------------------------------------------------


def options(edition: Edition, seats: int, first: str = "p1") -> Options:
    """Check the options of a new match."""
    result = Options()
    result.seats, result.first = seats, check_first(first, seats)
    return result


OPTION_FIELDS = (FIRST,)
