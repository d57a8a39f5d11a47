"""Master Elf: editions that somebody may write."""

import json
from datetime import date

from ludoteca.core.figures import edition
from ludoteca.games.master_elf import edition as elf_edition
from tests.contract.samples import EditionSamples, Figures, Renaming, change_component

OWN: Figures = edition.parse_file(elf_edition.OWN_FILE)
WHOLE = ("ingredients", "types", "colours", "areas", "gifts")
# The rulebook names nine gifts and what it says about them; these names stay.
NAMED = """tank pirate casket key treasure-map plasma-lamp rainbow-flower felt-tip-pens flying-carpet
    metal fire magic water antiquities pirates secret treasure rainbow city""".split()
RENAMING = Renaming(
    words=frozenset(name for section in WHOLE for name in OWN[section] if name not in NAMED),
    suffix="-2018",
    sections=WHOLE,
    own=OWN,
)
RENAMED = RENAMING.figures
GIFTS: Figures = OWN["gifts"]


def without_last(section: str) -> Figures:
    return RENAMED | {section: dict(list(RENAMED[section].items())[:-1])}


def more_types(number: int) -> Figures:
    """Return figures with this number of types; each has a gift."""
    added = [f"type-{place}" for place in range(number - len(OWN["types"]))]
    gifts = dict(RENAMED["gifts"])
    for name, kind in zip(filter(RENAMING.words.__contains__, GIFTS), added, strict=False):
        gifts[RENAMING.rename(name)] = gifts[RENAMING.rename(name)] | {"types": [kind]}
    types = RENAMED["types"] | dict.fromkeys(added, RENAMED["types"]["arts-2018"])
    return RENAMED | {"types": types, "gifts": gifts}


def board(**borders: str) -> Figures:
    return {"areas": {area: {"neighbours": others.split()} for area, others in borders.items()}}


# An entry, its figures, the key that the error names ("." stands for the entry), and its text.
WRONG_FIGURES = [
    ("gifts.tank", 'ingredients = ["metal", "wood"]', ".ingredients", "the rulebook prints: fire, metal"),
    ("gifts.pirate", 'ingredients = ["magic", "air"]', ".ingredients", "prints: magic, water"),
    ("gifts.treasure-map", 'types = ["treasure"]', ".types", "prints: pirates, treasure"),
    ("gifts.key", 'types = ["arts", "secret"]', ".types", "prints: antiquities, secret"),
    (
        "gifts.casket",
        'types = ["antiquities"]',
        "gifts.*.types",
        "a pair of gifts, but there is 1",
    ),
    ("gifts.plasma-lamp", 'colour = "red"', ".colour", "prints: rainbow"),
    ("gifts.robot", 'colour = "rainbow"', ".colour", "only three gifts have a rainbow ribbon"),
    (
        "gifts.robot",
        'types = ["arts", "secret"]',
        "gifts.*.types",
        "a pair of gifts, but there are 3",
    ),
    ("gifts.robot", 'ingredients = ["fire"]', ".ingredients", "two different ingredients"),
    ("gifts.robot", 'ingredients = ["fire", "ice"]', ".ingredients", "“ice” is not possible here"),
    ("gifts.robot", 'types = ["arts", "science", "tales"]', ".types", "one type or two different ones"),
    ("gifts.robot", 'types = ["toys"]', ".types", "“toys” is not possible here"),
    ("gifts.robot", 'types = [["arts"]]', ".types", "is not possible here"),
    ("gifts.robot", "elf = 1", ".elf", "must be true or false"),
    ("gifts.robot", 'ru = " "', ".ru", "a name is missing"),
    (
        "areas.city",
        'neighbours = ["north", "east", "south"]',
        "areas.west.neighbours",
        "not touch “west”",
    ),
    ("areas.north", 'neighbours = ["city", "east", "west", "north"]', ".neighbours", "or is the same area"),
    ("areas.north", 'neighbours = ["city", "east", "moon"]', ".neighbours", "“moon” is not possible here"),
    ("areas.north", 'neighbours = [["city"]]', ".neighbours", "is not possible here"),
    ("areas.north", 'kind = "city"', ".kind", "must be “border”, not “city”"),
    ("areas.north", 'kind = "sea"', ".kind", ""),
    ("types.secret", 'kind = "main"', ".kind", "must be “special”"),
    ("types.arts", 'kind = "minor"', ".kind", ""),
    ("colours.rainbow", "wild = false", ".wild", "rainbow"),
    ("ingredients.air", "copies = 6", "ingredients.*.copies", "42 ingredient cards, not 41"),
    ("ingredients.air", "copies = 0", ".copies", "0 is not between 1 and 42"),
    ("ingredients.air", "copies = true", ".copies", "must be a whole number"),
]
NORTH = "areas.north.neighbours"
ALONE = board(city="east south west", north="", east="city south", west="city south")
APART = board(city="east south", north="west", east="city south", south="city east", west="north")
CRYSTAL = json.loads(json.dumps(RENAMED).replace("air-2018", "crystal"))
WRONG_TABLES: list[tuple[Figures, str, str]] = [
    (without_last("gifts"), "gifts", "there must be 45, not 44"),
    (without_last("ingredients"), "ingredients", "there must be 6, not 5"),
    (CRYSTAL, "ingredients.crystal", "the crystal is not an ingredient"),
    (without_last("areas"), "areas", "there must be 5, not 4"),
    (
        RENAMED | {"areas": dict(reversed(RENAMED["areas"].items()))},
        "areas",
        "first area must be the city",
    ),
    (without_last("types"), "types", "these types must be there: treasure"),
    (more_types(13), "types", "there is room for 12 types, not for 13"),
    (RENAMED | {"types": more_types(10)["types"]}, "types.type-0", "there are 0 gifts of this type"),
    ({"colours": {"gold": OWN["colours"]["rainbow"]}}, "colours", "a colour that is not wild"),
    ({"gifts": [1]}, "gifts", "must be a table"),
    (ALONE, NORTH, "every area must touch another"),
    (APART, NORTH, "no way leads here from the city"),
]
# Of a component under a new name: a figure, its new value (None: it is missing), and the text of the error.
WRONG_COMPONENTS = [
    ("gifts.robot-2018", "types", None, "is missing"),
    ("gifts.robot-2018", "colour", ["red"], "must be a text"),
    ("gifts.robot-2018", "ingredients", [["fire"], "water"], "is not possible here"),
    ("gifts.robot-2018", "colour", "red", "“red” is not possible here"),
    ("areas.north-2018", "neighbours", "city", "must be a list"),
    ("areas.north-2018", "neighbours", [1, date(2018, 1, 1)], "is not possible here"),
    ("ingredients.air-2018", "copies", 7.0, "must be a whole number"),
    ("colours.red-2018", "wild", 1, "must be true or false"),
]


WRONG: list[tuple[str | Figures, str, str]] = [
    *((f"[{at}]\n{text}", at + key if key[0] == "." else key, why) for at, text, key, why in WRONG_FIGURES),
    *WRONG_TABLES,
    *((change_component(RENAMED, *case[:3]), f"{case[0]}.{case[1]}", case[3]) for case in WRONG_COMPONENTS),
]

# A word of the rulebook, and the key at which it is missing under another name.
KEPT = {
    "tank": "gifts",
    "flying-carpet": "gifts",
    "metal": "gifts.tank.ingredients",
    "water": "gifts.pirate.ingredients",
    "antiquities": "gifts.casket.types",
    "pirates": "gifts.pirate.types",
    "secret": "types",
    "treasure": "types",
    "rainbow": "gifts.plasma-lamp.colour",
    "city": "areas",
}


def change_kept(word: str) -> Figures:
    """Return all figures under new names, with a new name for a word that has to stay."""
    figures: Figures = json.loads(json.dumps(RENAMED).replace(f'"{word}"', f'"{word}-2018"'))
    return figures


WRONG += [(change_kept(word), key, "") for word, key in KEPT.items()]


def alone(section: str) -> Figures:
    """Return one section under new names, in another order, and the gifts that use its names."""
    first, *others = OWN[section].items()
    entries = {RENAMING.rename(name): entry for name, entry in (first, *reversed(others))}
    figures: Figures = {section: RENAMING.translate(entries) if section == "areas" else entries}
    if section in ("ingredients", "types", "colours"):
        figure = "colour" if section == "colours" else section
        gifts = {name: {figure: RENAMING.translate(entry[figure])} for name, entry in GIFTS.items()}
        figures["gifts"] = gifts
    return figures


def few_copies() -> Figures:
    """Return twelve types, and a single card of most ingredients."""
    copies = {card: entry | {"copies": 1} for card, entry in RENAMED["ingredients"].items()}
    copies["metal"]["copies"] = 37
    return more_types(12) | {"ingredients": copies}


EDITIONS = EditionSamples(
    wrong=WRONG,
    extreme=few_copies(),
    spoiled=WHOLE,
    words=["metal", "fire", "city", "north", "arts", "secret", "red", "rainbow", "wild", "elf", "", "x y"],
    accepted=(5, 30),
    renaming=RENAMING,
    named=("ingredients", "areas", "gifts"),
    single=[(section, alone(section)) for section in WHOLE],
)
