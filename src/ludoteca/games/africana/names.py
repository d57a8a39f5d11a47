"""AFRICANA: the words for regions, expeditions, adventures and cards."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from ludoteca.core.edition import Edition
from ludoteca.core.events import seat_names
from ludoteca.games.africana.state import SEATS, Artefact, Card, Colour, Half, Letter, Side


def words_of(members: Iterable[IntEnum]) -> tuple[str, ...]:
    """The words for the members of an enumeration: ``guide-grey`` for ``Card.GUIDE_GREY``."""
    return tuple(member.name.lower().replace("_", "-") for member in members)


# Words that are the same in all editions.
SEAT_NAMES = seat_names(SEATS)
COLOURS = words_of(Colour)
CARDS = words_of(Card)
ARTEFACTS = words_of(Artefact)
HALVES = words_of(Half)
SIDES = words_of(Side)
LETTERS = tuple(letter.name for letter in Letter)


@dataclass(frozen=True)
class Names:
    """The words that an edition gives, by number."""

    regions: tuple[str, ...]
    expeditions: tuple[str, ...]
    adventures: tuple[str, ...]
    letters: tuple[str, ...]  # of the expeditions
    books: tuple[str, ...]  # of the adventures
    companies: tuple[str, ...]
    travel_cards: tuple[int, ...]  # in the box, by colour


def read_names(edition: Edition) -> Names:
    data = edition.data
    return Names(
        regions=tuple(data["regions"]),
        expeditions=tuple(data["expeditions"]),
        adventures=tuple(data["adventures"]),
        letters=tuple(entry["letter"] for entry in data["expeditions"].values()),
        books=tuple(entry["book"] for entry in data["adventures"].values()),
        companies=tuple(data["companies"]),
        travel_cards=tuple(data["colours"][colour]["travel-cards"] for colour in COLOURS),
    )
