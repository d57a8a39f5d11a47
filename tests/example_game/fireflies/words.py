"""FIREFLIES: moves and events in words."""

from ludoteca.core.edition import Edition
from ludoteca.core.events import EventKind, seat_name, seat_names
from ludoteca.core.notation import Notation
from ludoteca.core.texts import Texts
from ludoteca.core.words import Words
from ludoteca.games.fireflies import position, view
from ludoteca.games.fireflies import state as s

NOTATION = Notation(("catch", "release {card}"), {"card": s.CARDS, "seat": seat_names(s.SEATS)})
EVENT_KINDS = (
    EventKind("turn"),
    EventKind("catches", "cards", secret=True),
    EventKind("releases", "card"),
    EventKind("fly-away", "card"),
    EventKind("over"),
)
PARTS = ("light",)
TIES = ("fireflies",)


def move(state: s.State, action: int) -> str:
    return "catch" if action == s.CATCH else f"release {s.CARDS[action - s.RELEASE]}"


def reason(state: s.State) -> str:
    return "dawn"


def words(edition: Edition) -> Words:
    def called(texts: Texts, kind: str, word: str) -> str:
        return str(edition.data[f"{kind}s"][word][texts.language])

    return Words(
        notation=NOTATION,
        move=move,
        domains=(s.CARDS,),
        names={"card": s.CARDS.__getitem__, "seat": seat_name},
        display_name=called,
        read_position=position.read,
        write_position=position.write,
        views=view.views,
    )


def options(edition: Edition, seats: int) -> s.Options:
    result = s.Options()
    result.seats = seats
    return result
