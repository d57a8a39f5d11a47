"""Master Elf: the words for areas, ingredients, gifts, steps, piles and the score."""

from dataclasses import dataclass

from ludoteca.core.figures.edition import Edition
from ludoteca.core.kernel.seats import LEAST_SEATS, seat_names
from ludoteca.core.wording.words import member_words
from ludoteca.games.master_elf.state import SEATS, EndReason, Part, Pile, Special, Step

SEAT_NAMES = seat_names(SEATS)
SEAT_COUNTS = range(LEAST_SEATS, SEATS + 1)  # how many seats a match may have
STEPS = member_words(Step)
SPECIALS = member_words(Special)
PILES = member_words(Pile)
CRYSTAL = "crystal"
PARTS = member_words(Part)  # the lines of the score pad
TIES: tuple[str, ...] = ()
REASONS = member_words(EndReason)  # why a match can end


@dataclass(frozen=True)
class EditionWords:
    """What an edition calls its components."""

    areas: tuple[str, ...]
    ingredients: tuple[str, ...]
    copies: tuple[int, ...]  # of each ingredient, in the box
    gifts: tuple[str, ...]


def read_words(edition: Edition) -> EditionWords:
    return EditionWords(
        areas=tuple(edition.data["areas"]),
        ingredients=tuple(edition.data["ingredients"]),
        copies=edition.figures["COPIES"],
        gifts=tuple(edition.data["gifts"]),
    )
