"""MASTER ELF: what an edition calls areas, ingredients, gifts and types."""

from dataclasses import dataclass

from ludoteca.core.edition import Edition
from ludoteca.core.events import seat_names
from ludoteca.games.master_elf import state as s

SEAT_NAMES = seat_names(s.SEATS)
SPECIALS = ("secret", "treasure")
PLACES = ("left", "middle", "right", "aside")
CRYSTAL = "crystal"


@dataclass(frozen=True)
class Names:
    """The words for the numbers of one edition."""

    areas: tuple[str, ...]
    ingredients: tuple[str, ...]
    copies: tuple[int, ...]  # of each ingredient, in the box
    gifts: tuple[str, ...]


def names_of(edition: Edition) -> Names:
    return Names(
        areas=tuple(edition.data["areas"]),
        ingredients=tuple(edition.data["ingredients"]),
        copies=edition.figures["COPIES"],
        gifts=tuple(edition.data["gifts"]),
    )
