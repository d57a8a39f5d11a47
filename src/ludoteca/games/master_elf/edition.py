"""Master Elf: reads the figures of an edition and checks them against the rulebook."""

from collections import Counter
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
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.texts.faults import Fault
from ludoteca.core.values.data import Json
from ludoteca.games.master_elf.faults import MasterElfFault
from ludoteca.games.master_elf.packed_counts import BITS, MOST_ALIKE, one_of
from ludoteca.games.master_elf.state import AREAS, GIFTS, INGREDIENTS
from ludoteca.games.master_elf.word_lists import CRYSTAL, SEAT_COUNTS, SPECIALS

OWN_FILE = Path(__file__).with_name("cards.toml")
OWN_DATA: Json = parse_file(OWN_FILE)
WHOLE: tuple[str, ...] = ("ingredients", "types", "colours", "areas", "gifts")
DERIVED: tuple[str, ...] = (
    *("IN_FIRST", "TO_SECOND", "POINTS_BY_SIZE"),  # in the digest of every record TALLY, EXCHANGE and WORTH
)

CITY_WORD = "city"
RAINBOW_WORD = "rainbow"
NAMED_KINDS = (("types", "main", "special", SPECIALS), ("areas", "border", "city", (CITY_WORD,)))
MOST_TYPES = 63 // BITS  # packed counts are a signed number of 64 bits
MOST_CHOICES = 20  # gifts with two types: more would take too long to score
INGREDIENT_CARDS = 42

# What the rulebook says about single gifts: types, ingredients, colour.
PRINTED: dict[str, Json] = {
    "tank": {"ingredients": {"metal", "fire"}},
    "pirate": {"ingredients": {"magic", "water"}, "types": {"pirates", "treasure"}},
    "casket": {"ingredients": {"magic", "water"}, "types": {"antiquities", "secret"}},
    "key": {"types": {"antiquities", "secret"}},
    "treasure-map": {"types": {"pirates", "treasure"}},
    "plasma-lamp": {"colour": "rainbow"},
    "rainbow-flower": {"colour": "rainbow"},
    "felt-tip-pens": {"colour": "rainbow"},
    "flying-carpet": {},
}


# --- What the rules read --------------------------------------------------------------------------


def read_figures(data: Json) -> Figures:
    """Return the figures under the names that the rules use."""
    figures = numbers(data)
    areas, plain = list(data["areas"]), plain_colours(data)
    points = tuple(collection_points(kind, figures) for kind in data["types"])
    touching = ([int(other in entry["neighbours"]) for other in areas] for entry in data["areas"].values())
    return {
        **figures,
        **gift_figures(data),
        "BORDERS": tuple(tuple(row) for row in touching),
        "COPIES": tuple(entry["copies"] for entry in data["ingredients"].values()),
        "TYPES": len(data["types"]),
        "COLOURS": len(plain),
        "POINTS_BY_SIZE": points,
        "WORTH": points,
        "STACK_SIZE": (0, 0, *(figures[f"STACK_SIZE_WITH_{seats}_SEATS"] for seats in SEAT_COUNTS)),
    }


def plain_colours(data: Json) -> list[str]:
    return [colour for colour, entry in data["colours"].items() if not entry.get("wild")]


def collection_points(kind: str, figures: Figures) -> tuple[int, ...]:
    """Return the points of a collection by its size; a complete pair has points of its own (ME29, ME31)."""
    if kind in SPECIALS:
        return (0, figures["COLLECTION_OF_1"], *[figures["SPECIAL_PAIR"]] * (MOST_ALIKE - 1))
    steps = [figures[f"COLLECTION_OF_{size}"] for size in range(1, 6)]
    return (0, *steps, *[steps[-1]] * (MOST_ALIKE - len(steps)))


def gift_figures(data: Json) -> Figures:
    """Return the figures of each gift."""
    gifts = list(data["gifts"].values())
    ingredients, plain = list(data["ingredients"]), plain_colours(data)
    types = list(data["types"])
    specials = [special_of(gift) for gift in gifts]
    first = [one_of(types.index(gift["types"][0])) for gift in gifts]
    last = [one_of(types.index(gift["types"][-1])) for gift in gifts]
    to_second = tuple(b - a for a, b in zip(first, last, strict=True))
    return {
        "INGREDIENT_A": tuple(ingredients.index(gift["ingredients"][0]) for gift in gifts),
        "INGREDIENT_B": tuple(ingredients.index(gift["ingredients"][1]) for gift in gifts),
        "COLOUR": tuple(plain.index(gift["colour"]) if gift["colour"] in plain else NONE for gift in gifts),
        "ELF": tuple(int(gift["elf"]) for gift in gifts),
        "SPECIAL": tuple(specials),
        "PARTNER": tuple(partner_of(specials, gift) for gift in range(len(gifts))),
        "IN_FIRST": tuple(first),
        "TALLY": tuple(first),
        "TO_SECOND": to_second,
        "EXCHANGE": to_second,
    }


def special_of(gift: Json) -> int:
    """Return the pair that a gift belongs to, or NONE."""
    return next((SPECIALS.index(kind) for kind in gift["types"] if kind in SPECIALS), NONE)


def partner_of(specials: list[int], gift: int) -> int:
    """Return the other gift of the same pair, or NONE."""
    pair = [other for other, special in enumerate(specials) if special == specials[gift] != NONE]
    return next((other for other in pair if other != gift), NONE)


# --- What the rulebook prints ---------------------------------------------------------------------


def find_problems(data: Json) -> Iterator[Problem]:
    """Yield where the figures contradict the rulebook or each other: the key, and what would be right."""
    found = [*find_changed_numbers(data, OWN_DATA), *find_missing_names(data, WHOLE)]
    found += [*find_size_problems(data), *find_reference_problems(data)]
    found += [] if found else [*find_gift_problems(data)]
    yield from found
    if not found:
        yield from find_board_problems(data)
        yield from find_count_problems(data)
        yield from find_printed_problems(data)


def find_size_problems(data: Json) -> Iterator[Problem]:
    """Yield wrong numbers of gifts, areas, ingredients or types, and kinds that the rules need and lack."""
    for section, right in (("gifts", GIFTS), ("areas", AREAS), ("ingredients", INGREDIENTS)):
        if len(data[section]) != right:
            yield section, MasterElfFault.WRONG_COUNT(right=right, count=len(data[section]))
    if list(data["areas"])[:1] != [CITY_WORD]:
        yield "areas", MasterElfFault.CITY_FIRST()
    if missing := [special for special in SPECIALS if special not in data["types"]]:
        yield "types", MasterElfFault.TYPES_MISSING(types=missing)
    if len(data["types"]) > MOST_TYPES:
        yield "types", MasterElfFault.TOO_MANY_TYPES(most=MOST_TYPES, count=len(data["types"]))
    for section, plain, special, named in NAMED_KINDS:
        for name, entry in data[section].items():
            fitting = special if name in named else plain
            if entry["kind"] != fitting:
                yield f"{section}.{name}.kind", Fault.MUST_BE(right=fitting, value=entry["kind"])
    if CRYSTAL in data["ingredients"]:
        yield f"ingredients.{CRYSTAL}", MasterElfFault.CRYSTAL()
    if not plain_colours(data):
        yield "colours", MasterElfFault.NO_PLAIN_COLOUR()


def find_reference_problems(data: Json) -> Iterator[Problem]:
    """Yield names that refer to nothing in the edition."""
    for key, words, section in references(data):
        for word in words:
            if word not in tuple(data[section]):
                yield key, Fault.UNKNOWN_REFERENCE(word=str(word), words=[*data[section]])


def references(data: Json) -> Iterator[tuple[str, list[Any], str]]:
    """Yield every reference: its key, its words, and the section that must have them."""
    for name, entry in data["areas"].items():
        yield f"areas.{name}.neighbours", entry["neighbours"], "areas"
    for name, entry in data["gifts"].items():
        yield f"gifts.{name}.types", entry["types"], "types"
        yield f"gifts.{name}.ingredients", entry["ingredients"], "ingredients"
        yield f"gifts.{name}.colour", [entry["colour"]], "colours"


def find_gift_problems(data: Json) -> Iterator[Problem]:
    """Yield gifts without two ingredients and one or two types, and pairs of more or fewer than two gifts."""
    for name, entry in data["gifts"].items():
        if len(entry["ingredients"]) != 2 or entry["ingredients"][0] == entry["ingredients"][1]:
            yield f"gifts.{name}.ingredients", MasterElfFault.GIFT_INGREDIENTS()
        if not 1 <= len(set(entry["types"])) == len(entry["types"]) <= 2:
            yield f"gifts.{name}.types", MasterElfFault.GIFT_TYPES()
    for special in SPECIALS:
        pair = [name for name, entry in data["gifts"].items() if special in entry["types"]]
        if len(pair) != 2:
            yield "gifts.*.types", MasterElfFault.PAIR(type=special, count=len(pair))


def find_board_problems(data: Json) -> Iterator[Problem]:
    """Yield borders without two sides, and areas that cannot be reached from the city."""
    for name, entry in data["areas"].items():
        for other in entry["neighbours"]:
            if other == name or name not in data["areas"][other]["neighbours"]:
                yield f"areas.{name}.neighbours", MasterElfFault.NO_BORDER(area=name, other=other)
        if not entry["neighbours"]:
            yield f"areas.{name}.neighbours", MasterElfFault.NO_NEIGHBOUR()
    reached, more = set[str](), {CITY_WORD}
    while more - reached:
        reached |= more
        more = {other for area in reached for other in data["areas"][area]["neighbours"]}
    for area in data["areas"]:
        if area not in reached:
            yield f"areas.{area}.neighbours", MasterElfFault.UNREACHABLE()


def find_count_problems(data: Json) -> Iterator[Problem]:
    """Yield a wrong number of ingredient cards, and types whose gifts packed counts have no room for."""
    for name, entry in data["ingredients"].items():
        if not 1 <= entry["copies"] <= INGREDIENT_CARDS:
            fault = Fault.NOT_BETWEEN(value=entry["copies"], least=1, most=INGREDIENT_CARDS)
            yield f"ingredients.{name}.copies", fault
    copies = sum(entry["copies"] for entry in data["ingredients"].values())
    if copies != INGREDIENT_CARDS:
        fault = MasterElfFault.INGREDIENT_CARDS(right=INGREDIENT_CARDS, count=copies)
        yield "ingredients.*.copies", fault
    choices = sum(len(entry["types"]) > 1 for entry in data["gifts"].values())
    if choices > MOST_CHOICES:
        yield "gifts.*.types", MasterElfFault.TOO_MANY_CHOICES(count=choices, most=MOST_CHOICES)
    types = Counter(kind for entry in data["gifts"].values() for kind in entry["types"])
    for kind in data["types"]:
        if not 1 <= types[kind] <= MOST_ALIKE:
            yield f"types.{kind}", MasterElfFault.GIFTS_OF_TYPE(count=types[kind], most=MOST_ALIKE)


def find_printed_problems(data: Json) -> Iterator[Problem]:
    """Yield gifts that differ from what the rulebook says about them; every edition must keep it."""
    for name, figures in PRINTED.items():
        entry = data["gifts"].get(name)
        if entry is None:
            yield "gifts", MasterElfFault.GIFT_MISSING(gift=name)
            continue
        for figure, right in figures.items():
            found = entry[figure] if isinstance(right, str) else set(entry[figure])
            if found != right:
                shown = right if isinstance(right, str) else sorted(right)
                yield f"gifts.{name}.{figure}", Fault.IS_PRINTED(right=shown)
    if RAINBOW_WORD in data["colours"] and not data["colours"][RAINBOW_WORD].get("wild"):
        yield f"colours.{RAINBOW_WORD}.wild", MasterElfFault.RAINBOW_WILD()
    wild = [name for name, entry in data["gifts"].items() if data["colours"][entry["colour"]].get("wild")]
    for name in wild:
        if PRINTED.get(name, {}).get("colour") != "rainbow":
            yield f"gifts.{name}.colour", MasterElfFault.THREE_RAINBOW()
