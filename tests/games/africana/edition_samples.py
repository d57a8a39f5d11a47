"""Africana: editions that users may write."""

from datetime import date
from typing import Any

from ludoteca.core.figures import edition
from ludoteca.games.africana import edition as africana_edition
from tests.contract.samples import EditionSamples, Figures, Renaming, change_component

OWN: Figures = edition.parse_file(africana_edition.OWN_FILE)
WHOLE = ("regions", "expeditions", "adventures")
ROUTES: list[Any] = OWN["map"]["routes"]
RENAMING = Renaming(
    words=frozenset(name for section in WHOLE for name in OWN[section]),
    suffix="-1890",
    sections=(*WHOLE, "companies", "map"),
    own=OWN,
)
RENAMED = RENAMING.figures


def routes(*more: Any, without: str = "") -> Figures:
    return {"map": {"routes": [*(route for route in ROUTES if without not in route["between"]), *more]}}


def change_letter(letter: str, cards: int, other: str) -> Figures:
    """Give some expeditions of one letter another one."""
    names = [name for name, entry in OWN["expeditions"].items() if entry["letter"] == letter]
    return {"expeditions": {name: {"letter": other} for name in names[:cards]}}


def without_last(section: str) -> Figures:
    """Return the section under new names, without its last entry."""
    return {section: {RENAMING.rename(name): entry for name, entry in list(OWN[section].items())[:-1]}}


# An entry, its figures, the key that the error names ("." stands for the entry), and its text.
WRONG_FIGURES = [
    ("regions.lagos", 'half = "south"', "regions.*.half", "regions in the north of the map: 11, not 10"),
    ("regions.loanda", 'half = "north"', "regions.*.half", "regions in the north of the map: 11, not 12"),
    ("regions.lagos", 'half = "west"', ".half", "“west” is not possible here. Possible: north, south"),
    ("regions.lagos", "symbols = []", ".symbols", "one symbol or two different ones"),
    ("regions.lagos", 'symbols = ["grey", "grey"]', ".symbols", "one symbol or two different ones"),
    ("regions.lagos", 'symbols = ["grey", "violet", "orange"]', ".symbols", "one symbol or two different"),
    ("regions.lagos", 'symbols = ["gray"]', ".symbols", "“gray” is not possible here"),
    ("regions.lagos", "xy = [1, true]", ".xy", "two whole numbers"),
    ("regions.lagos", 'it = " "', ".it", "a name is missing"),
    ("expeditions.tripoli-dakar", 'letter = "D"', ".letter", "“D” is not possible here. Possible: A, B, C."),
    (
        "expeditions.tripoli-dakar",
        'start = "rome"',
        ".start",
        "“rome” is not possible here",
    ),
    ("expeditions.tripoli-dakar", 'target = "tripoli"', ".target", "leads away from its start"),
    ("expeditions.tripoli-dakar", "silver = -1", ".silver", "not between 0 and"),
    ("adventures.mask-napoli", 'target = "loanda"', ".target", "the southern book lead to the north"),
    ("adventures.mask-napoli", 'book = "east"', ".book", "“east” is not possible here"),
    ("adventures.mask-napoli", 'artefact = "vase"', ".artefact", "“vase” is not possible here"),
    (
        "adventures.mask-napoli",
        'artefact = "drum"',
        "adventures",
        "2 of the artefact “mask”, not 1",
    ),
    ("adventures.guide-grey-lagos", 'guide = "violet"', "adventures", "holds 1 of the guide “grey”, not 0"),
    ("adventures.guide-grey-lagos", 'guide = "red"', ".guide", "is not possible here"),
    ("companies.italy", 'home = "rome"', ".home", "“rome” is not possible here"),
    ("companies.italy", "silver = 3", ".silver", "the rulebook prints: 2"),
    ("companies.italy", 'colour = "red"', ".colour", "the rulebook prints: white"),
    ("colours.grey", "travel-cards = 11", "colours.*.travel-cards", "travel cards in the box: 60, not 59"),
    ("colours.grey", "guides = 3", ".guides", "guides of each colour in the box: 2, not 3"),
    ("slots.3", "travel-cards = 4", ".travel-cards", "4 is more than any slot pays"),
    ("map", "width = 0", ".width", ""),
]
WRONG_TABLES: list[tuple[Figures, str, str]] = [
    ({"slots": {"6": {"silver": 1}}}, "slots.6", "there is no key"),
    (without_last("expeditions"), "expeditions", "the box holds 34, not 33"),
    (without_last("adventures"), "adventures", "the box holds 30, not 29"),
    (
        change_letter("C", 5, "B"),
        "expeditions.*.letter",
        "removed when two play: 10; there are only 9",
    ),
    (
        change_letter("A", 6, "B"),
        "expeditions.*.letter",
        "are laid out first: 5; there are only 4",
    ),
    (routes(without="tananarive"), "map.routes", "no route leads from “napoli” to: tananarive"),
    ({"map": {"routes": "all"}}, "map.routes", "must be a list"),
    (RENAMED | {"regions": RENAMED["regions"] | {"lagos-1890": 5}}, "regions.lagos-1890", "must be a table"),
]
WRONG_ROUTES = [
    ({"between": ["cairo", "napoli"]}, ".between", "“cairo” and “napoli” are joined twice"),
    ({"between": ["cairo", "cairo"]}, ".between", "two different regions"),
    ({"between": ["cairo", "rome"]}, ".between", "“rome” is not possible here"),
    ({"via": [[1, 2]]}, ".between", "two different regions"),
    ({"between": 5}, ".between", ""),
    ({"between": "cairo"}, ".between", ""),
    ({"between": {"cairo": 1, "lagos": 2}}, ".between", ""),
    ({"between": [["cairo"], "lagos"]}, ".between", ""),
    ({"between": ["cairo", "lagos"], "via": 5}, ".via", ""),
    ({"between": ["cairo", "lagos"], "via": [["a", "b"]]}, ".via", ""),
    ({"between": ["cairo", "lagos"], "via": [[1, 2, 3]]}, ".via", ""),
    ({"between": ["cairo", "lagos"], "length": 2}, "", "write it as"),
    (["cairo", "lagos"], "", "write it as"),
]
# Of a component under a new name: a figure, its new value (None: it is missing), and the text of the error.
WRONG_COMPONENTS = [
    ("regions.lagos-1890", "symbols", None, "is missing"),
    ("regions.lagos-1890", "symbols", "grey", "must be a list"),
    ("regions.lagos-1890", "symbols", [["grey"]], "is not possible here"),
    ("expeditions.tripoli-dakar-1890", "silver", True, "must be a whole number"),
    ("expeditions.tripoli-dakar-1890", "letter", date(2012, 1, 1), "must be a text"),
    ("adventures.drum-dakar-1890", "points", None, "is missing"),
    ("adventures.drum-dakar-1890", "guide", "grey", "there is no key"),
]


WRONG: list[tuple[str | Figures, str, str]] = [
    *((f"[{at}]\n{text}", at + key if key[0] == "." else key, why) for at, text, key, why in WRONG_FIGURES),
    *WRONG_TABLES,
    *((routes(route), f"map.routes[35]{key}", why) for route, key, why in WRONG_ROUTES),
    *((change_component(RENAMED, *case[:3]), f"{case[0]}.{case[1]}", case[3]) for case in WRONG_COMPONENTS),
]


def same_name() -> Figures:
    """Give an expedition the name of an adventure."""
    section = OWN["expeditions"]
    return {
        "expeditions": {"mask-napoli" if name == "tripoli-dakar" else name: section[name] for name in section}
    }


def alone(section: str) -> Figures:
    """Return one section under new names, in another order."""
    return {section: {RENAMING.rename(name): entry for name, entry in reversed(OWN[section].items())}}


# All C cards are taken out, and all travel cards have one colour.
EXTREME = change_letter("C", 4, "B") | {
    "colours": {colour: {"travel-cards": 60 if colour == "grey" else 0} for colour in OWN["colours"]}
}
EDITIONS = EditionSamples(
    wrong=[*WRONG, (same_name(), "adventures.mask-napoli", "")],
    extreme=EXTREME,
    spoiled="map map map regions regions expeditions adventures slots colours companies".split(),
    words=["grey", "cairo", "lagos", "north", "between", "via", "silver", "A", "", "x y"],
    accepted=(4, 25),
    renaming=RENAMING,
    named=WHOLE,
    single=[(section, alone(section)) for section in ("expeditions", "adventures")],
)
