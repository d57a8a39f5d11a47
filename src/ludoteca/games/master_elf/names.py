"""MASTER ELF: the words for areas, ingredients, gifts, steps and places."""

from dataclasses import dataclass
from enum import IntEnum

from ludoteca.core.edition import Edition
from ludoteca.core.events import seat_names
from ludoteca.games.master_elf.state import SEATS, Place, Special, Step


def words_of(kind: type[IntEnum]) -> tuple[str, ...]:
    """The members of an enumeration in words."""
    return tuple(member.name.lower() for member in kind)


SEAT_NAMES = seat_names(SEATS)
STEPS = words_of(Step)
SPECIALS = words_of(Special)
PLACES = words_of(Place)
CRYSTAL = "crystal"


@dataclass(frozen=True)
class Names:
    """What an edition calls its components."""

    areas: tuple[str, ...]
    ingredients: tuple[str, ...]
    copies: tuple[int, ...]  # of each ingredient, in the box
    gifts: tuple[str, ...]


def read_names(edition: Edition) -> Names:
    return Names(
        areas=tuple(edition.data["areas"]),
        ingredients=tuple(edition.data["ingredients"]),
        copies=edition.figures["COPIES"],
        gifts=tuple(edition.data["gifts"]),
    )
