"""FIREFLIES: reads the figures of an edition and checks them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.core.figures.edition import (
    Figures,
    Problem,
    find_changed_numbers,
    find_missing_names,
    numbers,
    parse_file,
)
from ludoteca.core.texts.faults import Fault
from ludoteca.games.fireflies.faults import FirefliesFault
from ludoteca.games.fireflies.word_lists import CARDS

OWN_FILE = Path(__file__).with_name("cards.toml")
OWN_DATA = parse_file(OWN_FILE)
WHOLE: tuple[str, ...] = ()  # sections that an edition can replace as a whole, with names of its own
DERIVED: tuple[str, ...] = ()  # figures that follow from others
MOST = 20
FEWEST_CARDS = 10


def read_figures(data: dict[str, Any]) -> Figures:
    """Return the figures under the names that the rules use."""
    cards = [data["cards"][card] for card in CARDS]
    return numbers(data) | {
        "COPIES": tuple(card["copies"] for card in cards),
        "LIGHT": tuple(card["light"] for card in cards),
    }


def find_problems(data: dict[str, Any]) -> Iterator[Problem]:
    """Yield what is wrong with the figures: the key, and what would be right."""
    yield from find_changed_numbers(data, OWN_DATA)
    yield from find_missing_names(data, ["cards"])
    for card, entry in data["cards"].items():
        for figure in ("copies", "light"):
            if not 1 <= entry[figure] <= MOST:
                yield f"cards.{card}.{figure}", Fault.NOT_BETWEEN(value=entry[figure], least=1, most=MOST)
    if sum(entry["copies"] for entry in data["cards"].values()) < FEWEST_CARDS:
        yield "cards.*.copies", FirefliesFault.TOO_FEW(fewest=FEWEST_CARDS)
