"""AFRICANA: what an edition calls regions, expeditions, adventures and cards."""

from dataclasses import dataclass
from typing import Any

from ludoteca.core.edition import Edition
from ludoteca.core.events import seat_names
from ludoteca.games.africana import state as s

SEAT_NAMES = seat_names(s.SEATS)
SIDES = ("left", "right")
JOKER = "joker"


@dataclass(frozen=True)
class Names:
    """The words for the numbers of one edition."""

    regions: tuple[str, ...]
    colours: tuple[str, ...]
    cards: tuple[str, ...]  # kinds of cards in a hand
    expeditions: tuple[str, ...]
    adventures: tuple[str, ...]
    letters: tuple[str, ...]  # of the expeditions
    books: tuple[str, ...]  # of the adventures
    companies: tuple[str, ...]
    travel_cards: tuple[int, ...]  # in the box, by colour


def names_of(edition: Edition) -> Names:
    data: dict[str, Any] = edition.data
    colours = tuple(data["colours"])
    return Names(
        regions=tuple(data["regions"]),
        colours=colours,
        cards=(*colours, JOKER, *(f"guide-{colour}" for colour in colours)),
        expeditions=tuple(data["expeditions"]),
        adventures=tuple(data["adventures"]),
        letters=tuple(entry["letter"] for entry in data["expeditions"].values()),
        books=tuple(entry["book"] for entry in data["adventures"].values()),
        companies=tuple(data["companies"]),
        travel_cards=tuple(entry["travel-cards"] for entry in data["colours"].values()),
    )
