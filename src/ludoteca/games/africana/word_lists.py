"""Africana: the words for regions, expeditions, adventures, cards and the score."""

from dataclasses import dataclass

from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.seats import LEAST_SEATS, seat_names
from ludoteca.core.wording.words import member_words
from ludoteca.games.africana.state import (
    SEATS,
    Artefact,
    Card,
    Colour,
    EndReason,
    Half,
    Letter,
    Part,
    Side,
    Tie,
)

# Words that are the same in all editions.
SEAT_NAMES = seat_names(SEATS)
SEAT_COUNTS = range(LEAST_SEATS, SEATS + 1)  # how many seats a match may have
COLOURS = member_words(Colour)
CARDS = member_words(Card)
ARTEFACTS = member_words(Artefact)
HALVES = member_words(Half)
SIDES = member_words(Side)
LEG = "go "  # how the moves begin that are legs of the explorer
LETTERS = tuple(letter.name for letter in Letter)
PARTS = member_words(Part)  # the lines of the score pad
TIES = member_words(Tie)
REASONS = member_words(EndReason)  # why a match can end


@dataclass(frozen=True)
class EditionWords:
    """The words that an edition gives, by number."""

    regions: tuple[str, ...]
    expeditions: tuple[str, ...]
    adventures: tuple[str, ...]
    letters: tuple[str, ...]  # of the expeditions
    books: tuple[str, ...]  # of the adventures
    companies: tuple[str, ...]
    travel_cards: tuple[int, ...]  # in the box, by colour
    guides: tuple[int, ...]  # in the box, by colour


def read_words(edition: Edition) -> EditionWords:
    data = edition.data
    return EditionWords(
        regions=tuple(data["regions"]),
        expeditions=tuple(data["expeditions"]),
        adventures=tuple(data["adventures"]),
        letters=tuple(entry["letter"] for entry in data["expeditions"].values()),
        books=tuple(entry["book"] for entry in data["adventures"].values()),
        companies=tuple(data["companies"]),
        travel_cards=tuple(data["colours"][colour]["travel-cards"] for colour in COLOURS),
        guides=tuple(data["colours"][colour]["guides"] for colour in COLOURS),
    )
