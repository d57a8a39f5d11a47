"""MASTER ELF: the figures of the game, and what the rulebook prints about them."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ludoteca.core.edition import Figures, Problem, changed_numbers, missing_names, numbers, parse_file
from ludoteca.core.structs import NONE
from ludoteca.games.master_elf import state as s

OWN = Path(__file__).with_name("cards.toml")
OWN_DATA = parse_file(OWN)
WHOLE: tuple[str, ...] = ("ingredients", "types", "colours", "areas", "gifts")
DERIVED: tuple[str, ...] = ()

SPECIALS = ("secret", "treasure")
CITY = "city"
CRYSTAL = "crystal"
RAINBOW = "rainbow"
KINDS = (("types", "main", "special", SPECIALS), ("areas", "border", "city", (CITY,)))
BITS = 5  # of a tally for each type, as in ending.py
MOST_TYPES = 12  # what a tally has room for
MOST_ALIKE = 31
MOST_CHOICES = 20
INGREDIENT_CARDS = 42

# What the rulebook tells of single gifts: types, ingredients, colour.
PRINTED: dict[str, dict[str, Any]] = {
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


def read_figures(data: dict[str, Any]) -> Figures:
    """The figures under the names the rules use."""
    figures = numbers(data)
    areas, plain = list(data["areas"]), plain_colours(data)
    touching = ([int(other in entry["neighbours"]) for other in areas] for entry in data["areas"].values())
    return {
        **figures,
        **gift_tables(data),
        "BORDERS": tuple(tuple(row) for row in touching),
        "COPIES": tuple(entry["copies"] for entry in data["ingredients"].values()),
        "TYPES": len(data["types"]),
        "COLOURS": len(plain),
        "WORTH": tuple(worth(kind, figures) for kind in data["types"]),
        "STACK_SIZE": (0, 0, *(figures[f"STACK_SIZE_WITH_{seats}_SEATS"] for seats in (2, 3, 4))),
    }


def plain_colours(data: dict[str, Any]) -> list[str]:
    return [colour for colour, entry in data["colours"].items() if not entry.get("wild")]


def worth(kind: str, figures: Figures) -> tuple[int, ...]:
    """The points of a collection by its size; a pair is worth more when it is complete (ME29, ME31)."""
    if kind in SPECIALS:
        return (0, figures["COLLECTION_OF_1"], *[figures["SPECIAL_PAIR"]] * (MOST_ALIKE - 1))
    steps = [figures[f"COLLECTION_OF_{size}"] for size in range(1, 6)]
    return (0, *steps, *[steps[-1]] * (MOST_ALIKE - len(steps)))


def gift_tables(data: dict[str, Any]) -> Figures:
    gifts = list(data["gifts"].values())
    ingredients, plain = list(data["ingredients"]), plain_colours(data)
    first = [tally_of(data, gift["types"][0]) for gift in gifts]
    last = [tally_of(data, gift["types"][-1]) for gift in gifts]
    return {
        "INGREDIENT_A": tuple(ingredients.index(gift["ingredients"][0]) for gift in gifts),
        "INGREDIENT_B": tuple(ingredients.index(gift["ingredients"][1]) for gift in gifts),
        "COLOUR": tuple(plain.index(gift["colour"]) if gift["colour"] in plain else NONE for gift in gifts),
        "ELF": tuple(int(gift["elf"]) for gift in gifts),
        "SPECIAL": tuple(special_of(gift) for gift in gifts),
        "PARTNER": tuple(partner_of(data, place) for place in range(len(gifts))),
        "TALLY": tuple(first),
        "EXCHANGE": tuple(b - a for a, b in zip(first, last, strict=True)),
    }


def tally_of(data: dict[str, Any], kind: str) -> int:
    """A tally with one gift of a type."""
    return 1 << (BITS * list(data["types"]).index(kind))


def special_of(gift: dict[str, Any]) -> int:
    return next((SPECIALS.index(kind) for kind in gift["types"] if kind in SPECIALS), NONE)


def partner_of(data: dict[str, Any], place: int) -> int:
    """The other gift of the same pair."""
    specials = [special_of(gift) for gift in data["gifts"].values()]
    others = [
        other for other, special in enumerate(specials) if special == specials[place] and other != place
    ]
    return others[0] if specials[place] != NONE else NONE


# --- What the rulebook prints ---------------------------------------------------------------------


def problems(data: dict[str, Any]) -> Iterator[Problem]:
    """Where the figures contradict the rulebook or each other: the key, and what would be right."""
    found = [*changed_numbers(data, OWN_DATA), *missing_names(data, WHOLE)]
    found += [*_sizes(data), *_references(data)]
    found += [] if found else [*_gifts(data)]
    yield from found
    if not found:
        yield from _board(data)
        yield from _counts(data)
        yield from _printed(data)


def _sizes(data: dict[str, Any]) -> Iterator[Problem]:
    """45 gifts, five areas with the city first, both pairs; as many types as there is room for."""
    for table, right in (("gifts", s.GIFTS), ("areas", s.AREAS), ("ingredients", s.INGREDIENTS)):
        if len(data[table]) != right:
            yield table, f"there are {right}, not {len(data[table])}"
    if list(data["areas"])[:1] != [CITY]:
        yield "areas", f"the first area is the {CITY}"
    if missing := [special for special in SPECIALS if special not in data["types"]]:
        yield "types", f"{' and '.join(missing)} must be among them"
    if len(data["types"]) > MOST_TYPES:
        yield "types", f"there is room for {MOST_TYPES}, not for {len(data['types'])}"
    for table, plain, special, named in KINDS:
        for name, entry in data[table].items():
            fitting = special if name in named else plain
            if entry["kind"] != fitting:
                yield f"{table}.{name}.kind", f"must be {fitting!r}, not {entry['kind']!r}"
    if CRYSTAL in data["ingredients"]:
        yield f"ingredients.{CRYSTAL}", "the crystal is no ingredient"
    if not plain_colours(data):
        yield "colours", "there must be one that is not wild"


def _references(data: dict[str, Any]) -> Iterator[Problem]:
    """Every word that names something names what is there."""
    for key, words, table in _words(data):
        for word in words:
            if word not in tuple(data[table]):
                yield key, f"{word!r} is none of the {table}: {', '.join(data[table])}"


def _words(data: dict[str, Any]) -> Iterator[tuple[str, list[Any], str]]:
    """Key, words, and among what they must be."""
    for name, entry in data["areas"].items():
        yield f"areas.{name}.neighbours", entry["neighbours"], "areas"
    for name, entry in data["gifts"].items():
        yield f"gifts.{name}.types", entry["types"], "types"
        yield f"gifts.{name}.ingredients", entry["ingredients"], "ingredients"
        yield f"gifts.{name}.colour", [entry["colour"]], "colours"


def _gifts(data: dict[str, Any]) -> Iterator[Problem]:
    """Two ingredients each, one or two types, of which at most one is a pair's."""
    for name, entry in data["gifts"].items():
        if len(entry["ingredients"]) != 2 or entry["ingredients"][0] == entry["ingredients"][1]:
            yield f"gifts.{name}.ingredients", "a gift needs two different ingredients"
        if not 1 <= len(set(entry["types"])) == len(entry["types"]) <= 2:
            yield f"gifts.{name}.types", "a gift has one type or two different ones"
    for special in SPECIALS:
        pair = [name for name, entry in data["gifts"].items() if special in entry["types"]]
        if len(pair) != 2:
            yield "gifts.*.types", f"{special} is a pair of gifts, not {len(pair)}"


def _board(data: dict[str, Any]) -> Iterator[Problem]:
    """The city lies in the middle; borders are shared by both sides; everything can be reached."""
    for name, entry in data["areas"].items():
        for other in entry["neighbours"]:
            if other == name or name not in data["areas"][other]["neighbours"]:
                yield f"areas.{name}.neighbours", f"{other} does not touch {name}, or is the same"
        if not entry["neighbours"]:
            yield f"areas.{name}.neighbours", "every area touches another"
    reached, more = set[str](), {CITY}
    while more - reached:
        reached |= more
        more = {other for area in reached for other in data["areas"][area]["neighbours"]}
    for area in data["areas"]:
        if area not in reached:
            yield f"areas.{area}.neighbours", "no way leads here from the city"


def _counts(data: dict[str, Any]) -> Iterator[Problem]:
    """42 ingredients; no type without gifts, and none is too large to be counted."""
    for name, entry in data["ingredients"].items():
        if not 1 <= entry["copies"] <= INGREDIENT_CARDS:
            yield f"ingredients.{name}.copies", f"must be from 1 to {INGREDIENT_CARDS}"
    copies = sum(entry["copies"] for entry in data["ingredients"].values())
    if copies != INGREDIENT_CARDS:
        yield "ingredients.*.copies", f"the box holds {INGREDIENT_CARDS} ingredient cards, not {copies}"
    choices = sum(len(entry["types"]) > 1 for entry in data["gifts"].values())
    if choices > MOST_CHOICES:
        yield "gifts.*.types", f"{choices} gifts have two types; the best of so many choices cannot be found"
    types = Counter(kind for entry in data["gifts"].values() for kind in entry["types"])
    for kind in data["types"]:
        if not 1 <= types[kind] <= MOST_ALIKE:
            yield f"types.{kind}", f"{types[kind]} gifts are of this type; 1 to {MOST_ALIKE} are possible"


def _printed(data: dict[str, Any]) -> Iterator[Problem]:
    """What the rulebook tells of single gifts; an edition with names of its own has to keep them."""
    for name, figures in PRINTED.items():
        entry = data["gifts"].get(name)
        if entry is None:
            yield "gifts", f"{name} is named in the rulebook and missing here"
            continue
        for figure, right in figures.items():
            found = entry[figure] if isinstance(right, str) else set(entry[figure])
            if found != right:
                shown = right if isinstance(right, str) else " and ".join(sorted(right))
                yield f"gifts.{name}.{figure}", f"the rulebook prints {shown}"
    if RAINBOW in data["colours"] and not data["colours"][RAINBOW].get("wild"):
        yield f"colours.{RAINBOW}.wild", "a rainbow ribbon counts as any colour"
    wild = [name for name, entry in data["gifts"].items() if data["colours"][entry["colour"]].get("wild")]
    for name in wild:
        if PRINTED.get(name, {}).get("colour") != "rainbow":
            yield f"gifts.{name}.colour", "only three gifts are rainbow: the flower, the pens and the lamp"
