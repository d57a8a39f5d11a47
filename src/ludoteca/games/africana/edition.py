"""Africana: reads the figures of an edition and checks them against the rulebook."""

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
from ludoteca.games.africana.faults import AfricanaFault
from ludoteca.games.africana.reach import HAND_BASE, ONE_JOKER, distances, missing_cards
from ludoteca.games.africana.sets import set_points
from ludoteca.games.africana.state import ADVENTURES, COPIES, EXPEDITIONS, REGIONS, SLOTS
from ludoteca.games.africana.word_lists import ARTEFACTS, COLOURS, HALVES, LETTERS, SEAT_COUNTS

OWN_FILE = Path(__file__).with_name("cards.toml")
OWN_DATA: Json = parse_file(OWN_FILE)
WHOLE: tuple[str, ...] = ("regions", "expeditions", "adventures")
DERIVED: tuple[str, ...] = (
    "DISTANCE", "MISSING", "HAND_BASE", "ONE_JOKER",
    "EXPEDITION_TARGET", "ADVENTURE_TARGET",  # in the digest of every record they are GOAL and TARGET
)  # fmt: skip

NAMED = ("regions", "artefacts", "companies", "colours")
GUIDES_EACH = 2  # guides of each colour in the box
TRAVEL_CARDS_IN_BOX = 60
MOST_BONUS_CARDS = 3  # that a slot pays
HIGHEST = 100  # for silver, points and cards
SQUARE = 100_000  # the largest map that can be drawn


# --- What the rules read --------------------------------------------------------------------------


def read_figures(data: Json) -> Figures:
    """Return the figures of an edition, under the names that the rules use."""
    figures = numbers(data)
    bonuses = [data["slots"][slot] for slot in sorted(data["slots"])]
    companies = list(data["companies"].values())
    regions = list(data["regions"])
    return {
        **figures,
        **map_figures(data),
        **expedition_figures(data),
        **adventure_figures(data),
        "HOME": tuple(regions.index(company["home"]) for company in companies),
        "CAPITAL": tuple(company["silver"] for company in companies),
        "BONUS_CARDS": tuple(bonus["travel-cards"] for bonus in bonuses),
        "BONUS_SILVER": tuple(bonus["silver"] for bonus in bonuses),
        "TRAVEL_CARDS": tuple(data["colours"][colour]["travel-cards"] for colour in COLOURS),
        "REMOVED": (0, 0, *(figures[f"REMOVED_WITH_{seats}_SEATS"] for seats in SEAT_COUNTS)),
        "SET_POINTS": set_points(
            figures["TWO_ALIKE"], figures["THREE_ALIKE"], figures["TWO_DIFFERENT"], figures["FOUR_DIFFERENT"]
        ),
        "GUIDE_POINTS": (0, 0, figures["TWO_GUIDES"], figures["THREE_GUIDES"]),
    }


def map_figures(data: Json) -> Figures:
    routes = tuple(neighbours(data, region) for region in data["regions"])
    symbols = tuple(serving_cards(data, region) for region in data["regions"])
    return {
        "HALF": tuple(HALVES.index(region["half"]) for region in data["regions"].values()),
        "NEIGHBOURS": routes,
        "SERVES": symbols,
        "DISTANCE": tuple(distances(routes, region) for region in range(REGIONS)),
        "HAND_BASE": HAND_BASE,
        "ONE_JOKER": ONE_JOKER,
        "MISSING": missing_cards(routes, symbols),
    }


def neighbours(data: Json, region: str) -> tuple[int, ...]:
    """Return the regions at the other ends of a region's routes, then NONE up to a fixed length."""
    regions = list(data["regions"])
    ends = [route["between"] for route in data["map"]["routes"] if region in route["between"]]
    found = sorted(regions.index(other) for pair in ends for other in pair if other != region)
    return (*found, *[NONE] * (REGIONS - len(found)))


def serving_cards(data: Json, region: str) -> tuple[int, ...]:
    """Return which cards pay a leg into a region: its colours, the joker, its guides (AF17)."""
    symbols = data["regions"][region]["symbols"]
    colours = tuple(int(colour in symbols) for colour in COLOURS)
    return (*colours, 1, *colours)


def expedition_figures(data: Json) -> Figures:
    regions, expeditions = list(data["regions"]), data["expeditions"].values()
    targets = tuple(regions.index(entry["target"]) for entry in expeditions)
    return {
        "LETTER": tuple(LETTERS.index(entry["letter"]) for entry in expeditions),
        "START": tuple(regions.index(entry["start"]) for entry in expeditions),
        "EXPEDITION_TARGET": targets,
        "GOAL": targets,
        "REWARD": tuple(entry["silver"] for entry in expeditions),
        "EXPEDITION_POINTS": tuple(entry["points"] for entry in expeditions),
    }


def adventure_figures(data: Json) -> Figures:
    regions, adventures = list(data["regions"]), data["adventures"].values()
    targets = tuple(regions.index(entry["target"]) for entry in adventures)
    return {
        "BOOK": tuple(HALVES.index(entry["book"]) for entry in adventures),
        "ADVENTURE_TARGET": targets,
        "TARGET": targets,
        "ARTEFACT": tuple(index_of(entry.get("artefact"), ARTEFACTS) for entry in adventures),
        "GUIDE_COLOUR": tuple(index_of(entry.get("guide"), COLOURS) for entry in adventures),
        "PROCEEDS": tuple(entry.get("silver", 0) for entry in adventures),
        "ADVENTURE_POINTS": tuple(entry.get("points", 0) for entry in adventures),
    }


def index_of(word: str | None, words: tuple[str, ...]) -> int:
    return NONE if word is None else words.index(word)


# --- What the rulebook prints ---------------------------------------------------------------------


def find_problems(data: Json) -> Iterator[Problem]:
    """Yield where the data contradicts the rulebook or itself: the key, and what would be right."""
    found = [
        *find_changed_numbers(data, OWN_DATA),
        *find_printed_problems(data),
        *find_route_problems(data["map"]["routes"]),
    ]
    found += [*find_reference_problems(data), *find_range_problems(data), *find_missing_names(data, NAMED)]
    yield from found
    if not found:
        yield from find_map_problems(data)
        yield from find_expedition_problems(data)
        yield from find_adventure_problems(data)


def find_printed_problems(data: Json) -> Iterator[Problem]:
    """Yield what differs from the rulebook in the companies, the guides and the number of travel cards."""
    for country, company in OWN_DATA["companies"].items():
        for figure in ("silver", "colour"):
            if data["companies"][country][figure] != company[figure]:
                yield f"companies.{country}.{figure}", Fault.IS_PRINTED(right=str(company[figure]))
    for colour, entry in data["colours"].items():
        if (count := entry["guides"]) != GUIDES_EACH:
            yield f"colours.{colour}.guides", AfricanaFault.GUIDES(right=GUIDES_EACH, count=count)
    travel_cards = sum(entry["travel-cards"] for entry in data["colours"].values())
    if travel_cards != TRAVEL_CARDS_IN_BOX:
        fault = AfricanaFault.TRAVEL_CARDS(right=TRAVEL_CARDS_IN_BOX, count=travel_cards)
        yield "colours.*.travel-cards", fault


def find_reference_problems(data: Json) -> Iterator[Problem]:
    """Yield references to components that do not exist."""
    known = {kind: tuple(data[kind]) for kind in ("regions", "colours", "artefacts")}
    known |= {"halves": HALVES, "letters": LETTERS}
    for key, word, kind in references(data):
        if word not in known[kind]:
            yield key, Fault.UNKNOWN_REFERENCE(word=str(word), words=known[kind])


def references(data: Json) -> Iterator[tuple[str, Any, str]]:
    """Yield each reference to a component: its key, its word, and the kind it must be."""
    for name, entry in data["regions"].items():
        yield f"regions.{name}.half", entry["half"], "halves"
        yield from ((f"regions.{name}.symbols", symbol, "colours") for symbol in entry["symbols"])
    for index, route in enumerate(data["map"]["routes"]):
        if is_route(route):
            yield from ((f"map.routes[{index}].between", end, "regions") for end in route["between"])
    for country, company in data["companies"].items():
        yield f"companies.{country}.home", company["home"], "regions"
    for name, entry in data["expeditions"].items():
        yield f"expeditions.{name}.letter", entry["letter"], "letters"
        yield f"expeditions.{name}.start", entry["start"], "regions"
        yield f"expeditions.{name}.target", entry["target"], "regions"
    for name, entry in data["adventures"].items():
        yield f"adventures.{name}.book", entry["book"], "halves"
        yield f"adventures.{name}.target", entry["target"], "regions"
        kind = "guide" if "guide" in entry else "artefact"
        yield f"adventures.{name}.{kind}", entry[kind], "colours" if kind == "guide" else "artefacts"


def find_range_problems(data: Json) -> Iterator[Problem]:
    """Yield figures of silver, points and cards that are not small numbers."""
    for section in ("colours", "slots", "companies", "expeditions", "adventures"):
        for name, entry in data[section].items():
            for figure in ("silver", "points", "travel-cards"):
                if not 0 <= entry.get(figure, 0) <= HIGHEST:
                    fault = Fault.NOT_BETWEEN(value=entry[figure], least=0, most=HIGHEST)
                    yield f"{section}.{name}.{figure}", fault
    for name, slot in data["slots"].items():
        if slot["travel-cards"] > MOST_BONUS_CARDS:
            yield f"slots.{name}.travel-cards", AfricanaFault.SLOT_PAYS(count=slot["travel-cards"])


def find_map_problems(data: Json) -> Iterator[Problem]:
    """Yield halves of unequal size, regions without one or two symbols, and those no route leads to."""
    for figure in ("width", "height", "equator"):
        value = data["map"][figure]
        if not 0 < value <= SQUARE:
            yield f"map.{figure}", Fault.NOT_BETWEEN(value=value, least=1, most=SQUARE)
    for half in HALVES:
        found = sum(entry["half"] == half for entry in data["regions"].values())
        if found != (right := REGIONS // len(HALVES)):
            yield "regions.*.half", AfricanaFault.REGIONS_OF_HALF(half=half, right=right, count=found)
    for name, entry in data["regions"].items():
        if not 1 <= len(set(entry["symbols"])) == len(entry["symbols"]) <= 2:
            yield f"regions.{name}.symbols", AfricanaFault.REGION_SYMBOLS()
        edges = (data["map"]["width"], data["map"]["height"])
        if not is_point(entry["xy"]) or any(x > edge for x, edge in zip(entry["xy"], edges, strict=True)):
            yield f"regions.{name}.xy", AfricanaFault.REGION_PLACE()
    if unreachable := unreachable_regions(data):
        start = next(iter(data["regions"]))
        yield "map.routes", AfricanaFault.UNREACHABLE(start=start, regions=unreachable)


def find_route_problems(routes: list[Any]) -> Iterator[Problem]:
    """Yield routes that are not well formed, or there twice."""
    seen: set[frozenset[str]] = set()
    for index, route in enumerate(routes):
        key = f"map.routes[{index}]"
        if not isinstance(route, dict) or not route.keys() <= {"between", "via", "origin"}:
            yield key, AfricanaFault.ROUTE_FORM()
            continue
        if not is_route(route):
            yield f"{key}.between", AfricanaFault.ROUTE_ENDS()
            continue
        ends = frozenset(route["between"])
        if ends in seen:
            one, other = sorted(ends)
            yield f"{key}.between", AfricanaFault.ROUTE_TWICE(one=one, other=other)
        seen.add(ends)
        via = route.get("via", [])
        if not isinstance(via, list) or not all(map(is_point, via)):
            yield f"{key}.via", AfricanaFault.ROUTE_BENDS()


def is_route(route: Any) -> bool:
    """Whether a route joins two different regions; they need not exist."""
    ends = route.get("between") if isinstance(route, dict) else None
    return (
        isinstance(ends, list)
        and len(ends) == 2
        and all(type(end) is str for end in ends)
        and ends[0] != ends[1]
    )


def is_point(point: Any) -> bool:
    """Whether a point is two coordinates on a map."""
    return (
        isinstance(point, list)
        and len(point) == 2
        and all(type(x) is int and 0 <= x <= SQUARE for x in point)
    )


def unreachable_regions(data: Json) -> list[str]:
    """Return the regions that cannot be reached from the first one."""
    routes = [set(route["between"]) for route in data["map"]["routes"]]
    reached = {next(iter(data["regions"]))}
    while more := {end for route in routes if route & reached for end in route} - reached:
        reached |= more
    return [region for region in data["regions"] if region not in reached]


def find_expedition_problems(data: Json) -> Iterator[Problem]:
    """Yield a wrong number of expeditions, those that end where they start, and too few A or C cards."""
    found = data["expeditions"]
    if len(found) != EXPEDITIONS:
        yield "expeditions", Fault.BOX_HOLDS(right=EXPEDITIONS, count=len(found))
    for name, entry in found.items():
        if entry["start"] == entry["target"]:
            yield f"expeditions.{name}.target", AfricanaFault.EXPEDITION_TARGET()
    letters = Counter(entry["letter"] for entry in found.values())
    removed = OWN_DATA["numbers"]["removed-with-2-seats"]["value"]
    if letters["C"] < removed:
        yield "expeditions.*.letter", AfricanaFault.TOO_FEW_C(right=removed, count=letters["C"])
    if letters["A"] < SLOTS:
        yield "expeditions.*.letter", AfricanaFault.TOO_FEW_A(right=SLOTS, count=letters["A"])


def find_adventure_problems(data: Json) -> Iterator[Problem]:
    """Yield books without half of the artefacts and guides of each kind, all for the other half."""
    found = data["adventures"].values()
    in_each = (
        ("artefact", data["artefacts"], COPIES // len(HALVES)),
        ("guide", data["colours"], GUIDES_EACH // len(HALVES)),
    )
    if len(data["adventures"]) != ADVENTURES:
        yield "adventures", Fault.BOX_HOLDS(right=ADVENTURES, count=len(found))
    if len(data["artefacts"]) != len(ARTEFACTS):
        fault = AfricanaFault.ARTEFACT_KINDS(right=len(ARTEFACTS), count=len(data["artefacts"]))
        yield "artefacts", fault
    for book in HALVES:
        inside = [entry for entry in found if entry["book"] == book]
        for kind, words, right in in_each:
            for word in words:
                copies = sum(entry.get(kind) == word for entry in inside)
                if copies != right:
                    fault = AfricanaFault.BOOK_HOLDS(
                        book=book, kind=kind, word=word, right=right, count=copies
                    )
                    yield "adventures", fault
    for name in data["adventures"].keys() & data["expeditions"].keys():
        yield f"adventures.{name}", AfricanaFault.SAME_NAME()
    for name, entry in data["adventures"].items():
        if data["regions"][entry["target"]]["half"] == entry["book"]:
            yield f"adventures.{name}.target", AfricanaFault.OTHER_HALF(book=entry["book"])
