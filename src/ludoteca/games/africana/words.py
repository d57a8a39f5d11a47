"""AFRICANA: moves, events and outcomes in words."""

from ludoteca.core.edition import Edition
from ludoteca.core.events import EventKind, seat_name
from ludoteca.core.game import check_first
from ludoteca.core.notation import Notation
from ludoteca.core.structs import NONE
from ludoteca.core.texts import Texts
from ludoteca.core.words import Words
from ludoteca.games.africana import state as s
from ludoteca.games.africana.edition import HALVES
from ludoteca.games.africana.names import SEAT_NAMES, SIDES, Names, names_of
from ludoteca.games.africana.position import Positions
from ludoteca.games.africana.view import Views

# --- Moves ----------------------------------------------------------------------------------------

PATTERNS = (
    "draw",
    "buy",
    "move",
    "end",
    "flip {side}",
    "take {side}",
    "go {region} with {card}",
    "go {region} with {card} for 5",
    "join {expedition}",
    "complete {goal}",
    "discard {card}",
    "drop {adventure}",
)


def notation_of(names: Names) -> Notation:
    vocabulary = {
        "side": SIDES,
        "region": names.regions,
        "card": names.cards,
        "expedition": names.expeditions,
        "adventure": names.adventures,
        "goal": (*names.expeditions, *names.adventures),
        "half": HALVES,
        "seat": SEAT_NAMES,
    }
    return Notation(PATTERNS, vocabulary)


class Moves:
    """Legal actions in words."""

    def __init__(self, names: Names, edition: Edition) -> None:
        self.names = names
        self.serves = edition.figures["SERVES"]

    def __call__(self, state: s.State, action: int) -> str:
        if action < s.FLIP:
            return PATTERNS[action]
        if action < s.TAKE:
            return f"flip {SIDES[action - s.FLIP]}"
        if action < s.GO:
            return f"take {SIDES[action - s.TAKE]}"
        if action < s.JOIN:
            return self.step(*divmod(action - s.GO, s.KINDS))
        return self.deed(state, action)

    def step(self, region: int, card: int) -> str:
        """A card that does not serve is recoloured; no card can be played both ways."""
        paid = "" if self.serves[region][card] else " for 5"
        return f"go {self.names.regions[region]} with {self.names.cards[card]}{paid}"

    def deed(self, state: s.State, action: int) -> str:
        names = self.names
        if action < s.COMPLETE_EXPEDITION:
            return f"join {names.expeditions[state.slots[action - s.JOIN].expedition]}"
        if action < s.COMPLETE_ADVENTURE:
            place = action - s.COMPLETE_EXPEDITION
            return f"complete {names.expeditions[state.slots[place].expedition]}"
        if action < s.DISCARD:
            return f"complete {names.adventures[action - s.COMPLETE_ADVENTURE]}"
        if action < s.DROP:
            return f"discard {names.cards[action - s.DISCARD]}"
        return f"drop {names.adventures[action - s.DROP]}"


# --- Events, scores -------------------------------------------------------------------------------

EVENT_KINDS = (
    EventKind("turn"),
    EventKind("draws", "cards", secret=True),
    EventKind("shuffles"),
    EventKind("opens", "book: half"),
    EventKind("turns-page", "adventure", "side"),
    EventKind("bares", "adventure", reveals=True),
    EventKind("buys", "adventure"),
    EventKind("goes", "region", "card"),
    EventKind("goes-recoloured", "region", "card"),
    EventKind("joins", "expedition"),
    EventKind("gains", "silver: number"),
    EventKind("completes-expedition", "expedition"),
    EventKind("completes-adventure", "adventure"),
    EventKind("wins-guide", "card"),
    EventKind("discards", "cards"),
    EventKind("drops", "adventure"),
    EventKind("lays-out", "expedition", "slot: number"),
    EventKind("final"),
    EventKind("over"),
)
PARTS = ("expeditions", "artefacts", "sets", "guides", "silver", "cards", "open")
TIES = ("silver",)


def reason(state: s.State) -> str:
    """Why the game ended: a slot could not be filled, or nothing was completed for too long."""
    return "exhausted" if any(slot.expedition == NONE for slot in state.slots) else "idle"


# --- What things are called -----------------------------------------------------------------------


class Called:
    """The names people use: towns and artefacts from the edition, everything else from the texts."""

    def __init__(self, edition: Edition) -> None:
        self.data = edition.data

    def __call__(self, texts: Texts, kind: str, word: str) -> str:
        if kind in ("side", "half"):
            return texts(f"{kind}-{word}")
        if kind == "card":
            return self.card(texts, word)
        if kind == "region":
            return self.plain(texts, "regions", word)
        return (
            self.expedition(texts, word) if word in self.data["expeditions"] else self.adventure(texts, word)
        )

    def plain(self, texts: Texts, table: str, word: str) -> str:
        return str(self.data[table][word][texts.language])

    def card(self, texts: Texts, word: str) -> str:
        colour = word.removeprefix("guide-")
        if colour not in self.data["colours"]:
            return texts("name-joker")
        name = self.plain(texts, "colours", colour)
        return texts("name-guide-card" if colour != word else "name-travel-card", colour=name)

    def expedition(self, texts: Texts, word: str) -> str:
        entry = self.data["expeditions"][word]
        start, target = (self.plain(texts, "regions", entry[end]) for end in ("start", "target"))
        return texts("name-expedition", start=start, target=target)

    def adventure(self, texts: Texts, word: str) -> str:
        entry = self.data["adventures"][word]
        region = self.plain(texts, "regions", entry["target"])
        if "guide" in entry:
            return texts("name-guide", colour=self.plain(texts, "colours", entry["guide"]), region=region)
        return texts(
            "name-artefact", artefact=self.plain(texts, "artefacts", entry["artefact"]), region=region
        )


# --- All together ---------------------------------------------------------------------------------


def words(edition: Edition) -> Words:
    """How the game is spoken with an edition."""
    names = names_of(edition)
    positions = Positions(names, edition.figures["HOME"])
    return Words(
        notation=notation_of(names),
        move=Moves(names, edition),
        domains=(names.colours, names.adventures, names.expeditions),
        names={
            "seat": seat_name,
            "number": int,
            "card": names.cards.__getitem__,
            "region": names.regions.__getitem__,
            "expedition": names.expeditions.__getitem__,
            "adventure": names.adventures.__getitem__,
            "half": HALVES.__getitem__,
            "side": SIDES.__getitem__,
        },
        display_name=Called(edition),
        read_position=positions.read,
        write_position=positions.write,
        views=Views(positions).views,
    )


def options(edition: Edition, seats: int, first: str = "p1") -> s.Options:
    """The options of a start, checked."""
    result = s.Options()
    result.seats, result.first = seats, check_first(first, seats)
    return result
