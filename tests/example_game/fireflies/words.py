"""FIREFLIES: moves, events and options in words."""

from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.events import EventKind, Fact, order_kinds
from ludoteca.core.kernel.seats import seat_name_or_none
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.wording.commentary import Commentary
from ludoteca.core.wording.notation import Notation
from ludoteca.core.wording.words import Words
from ludoteca.games.fireflies import position, view
from ludoteca.games.fireflies.state import Action, EventNumber, Options, State
from ludoteca.games.fireflies.word_lists import CARDS, SEAT_NAMES

NOTATION = Notation(("catch", "release {card}"), {"card": CARDS, "seat": SEAT_NAMES})
EVENT_KINDS = order_kinds(
    {
        EventNumber.TURN: EventKind("turn"),
        EventNumber.CATCHES: EventKind("catches", Fact("card", plural=True), secret=True),
        EventNumber.RELEASES: EventKind("releases", Fact("card")),
        EventNumber.FLY_AWAY: EventKind("fly-away", Fact("card")),
        EventNumber.OVER: EventKind("over"),
    }
)


def move(state: State, action: int) -> str:
    """Return a legal action in words."""
    return "catch" if action == Action.CATCH else f"release {CARDS[action - Action.RELEASE]}"


def words(edition: Edition) -> Words:
    """Return the words of the game with an edition."""

    def display_name(texts: Texts, kind: str, word: str) -> str:
        return str(edition.data[f"{kind}s"][word][texts.language])

    return Words(
        notation=NOTATION,
        move=move,
        domains=(CARDS,),  # in the order of ``Domain``
        word_of={"card": CARDS.__getitem__, "seat": seat_name_or_none},
        display_name=display_name,
        read_position=position.read,
        write_position=position.write,
        views=view.views,
        commentary=Commentary(progress=view.find_progress),
    )


def options(edition: Edition, seats: int) -> Options:
    """Check the options of a match; this game has none but the seats."""
    result = Options()
    result.seats = seats
    return result
