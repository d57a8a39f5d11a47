"""ALPACA: reads the figures of an edition and checks them against the rulebooks."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from ludoteca.core.figures.edition import (
    Figures,
    Problem,
    find_changed_numbers,
    find_missing_names,
    numbers,
    parse_file,
)
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.data import Json
from ludoteca.games.alpaca.faults import AlpacaFault
from ludoteca.games.alpaca.word_lists import CARDS, COLOURS

OWN_FILE = Path(__file__).with_name("cards.toml")
OWN_DATA: Json = parse_file(OWN_FILE)
WHOLE: tuple[str, ...] = ()
DERIVED: tuple[str, ...] = ()

NOBLES = ("alpaking", "alpaqueen", "alpaprince", "alpaprincess")
# The rulebooks list these by rising value.  The Snob comes last, although its value is 0.
BY_VALUE = tuple(card for card in CARDS if card not in ("fence", "snob"))
LIDIA = (0, 4, 8, 2, 4, 6, 12)  # the farms of example D, by value
ALESSANDRO = (2, 5, 5, 7, 12, 8)
HIGHEST_VALUE, MOST_COINS = 60, 9
COPIES_BY_CARD = {"puppy": 24, "fence": 16} | dict.fromkeys(NOBLES, 1)  # in the box
OTHER_COPIES = 4  # of every other card
KINDS_BY_COLOUR = {"brown": 12, "white": 8}


# --- What the rules read --------------------------------------------------------------------------


def read_figures(data: Json) -> Figures:
    """Return the figures, under the names that the rules use."""
    cards = [data["cards"][card] for card in CARDS]
    abilities = [card.get("ability", "none") for card in cards]
    return numbers(data) | {
        "COPIES": tuple(card["copies"] for card in cards),
        "VALUE": tuple(card.get("value", 0) for card in cards),
        "COINS": tuple(card.get("coins", 0) for card in cards),
        "BROWN": tuple(int(card.get("colour") == "brown") for card in cards),
        "WHITE": tuple(int(card.get("colour") == "white") for card in cards),
        "NOBLE": tuple(int(card.get("colour") == "noble") for card in cards),
        "ACTIVE": tuple(int(ability.startswith("active")) for ability in abilities),
        "FREES_ITSELF": tuple(int("frees itself" in ability) for ability in abilities),
    }


# --- What the rulebooks print ---------------------------------------------------------------------


def find_problems(data: Json) -> Iterator[Problem]:
    """Yield where the data contradicts the rulebooks: the key, and what would be right."""
    yield from find_changed_numbers(data, OWN_DATA)
    yield from find_ability_problems(data)
    yield from find_missing_names(data, ["cards"])
    found = list(find_range_problems(data))
    yield from found
    if not found:
        yield from find_copy_problems(data)
        yield from find_value_problems(data)
        yield from find_example_problems(data)


def find_ability_problems(data: Json) -> Iterator[Problem]:
    for card in CARDS:
        ability = OWN_DATA["cards"][card].get("ability")
        if data["cards"][card].get("ability") != ability:
            yield f"cards.{card}.ability", AlpacaFault.ABILITY_OF_RULES(ability=show(ability))


def find_range_problems(data: Json) -> Iterator[Problem]:
    for card in CARDS:
        entry = data["cards"][card]
        for figure, lowest, highest in (("value", 0, HIGHEST_VALUE), ("coins", 0, MOST_COINS)):
            if figure in entry and not lowest <= entry[figure] <= highest:
                fault = Fault.NOT_BETWEEN(value=entry[figure], least=lowest, most=highest)
                yield f"cards.{card}.{figure}", fault
        own = OWN_DATA["cards"][card].get("colour")
        colour = entry.get("colour")
        if (colour not in COLOURS) if own in COLOURS else (colour != own):
            either = AlpacaFault.BROWN_OR_WHITE(value=str(colour))
            fault = either if own in COLOURS else Fault.MUST_BE(right=str(own), value=str(colour))
            yield f"cards.{card}.colour", fault


def find_copy_problems(data: Json) -> Iterator[Problem]:
    """Yield wrong numbers of copies, and of kinds of each colour (A51)."""
    for card in CARDS:
        right = COPIES_BY_CARD.get(card, OTHER_COPIES)
        copies = data["cards"][card]["copies"]
        if copies != right:
            yield f"cards.{card}.copies", Fault.BOX_HOLDS(right=right, count=copies)
    colours = Counter(entry.get("colour") for entry in data["cards"].values())
    for colour, right in KINDS_BY_COLOUR.items():
        if colours[colour] != right:
            fault = AlpacaFault.COLOUR_KINDS(colour=colour, count=colours[colour], right=right)
            yield "cards.*.colour", fault


def find_value_problems(data: Json) -> Iterator[Problem]:
    """Yield wrong values: Puppy and Snob are worth 0, all Nobles the same, and the list rises by value."""
    value = {card: data["cards"][card].get("value", 0) for card in CARDS}
    for card in ("puppy", "snob"):
        if value[card] != 0:
            yield f"cards.{card}.value", Fault.IS_PRINTED(right="0")
    for noble in NOBLES[1:]:
        if value[noble] != value[NOBLES[0]]:
            yield f"cards.{noble}.value", AlpacaFault.NOBLES_ALIKE(noble=NOBLES[0], value=value[NOBLES[0]])
    for lower, higher in pairwise(BY_VALUE):
        if value[lower] > value[higher]:
            fault = AlpacaFault.RISING_VALUES(value=value[lower], card=higher, other=value[higher])
            yield f"cards.{lower}.value", fault


def find_example_problems(data: Json) -> Iterator[Problem]:
    """Yield the examples A, B and D of the rulebooks that do not come out as printed."""
    coins = {card: data["cards"][card].get("coins", 0) for card in CARDS}
    value = {card: data["cards"][card].get("value", 0) for card in CARDS}
    if coins["consumerist"] != 2:
        yield "cards.consumerist.coins", AlpacaFault.EXAMPLE_A(coins=coins["consumerist"])
    if value["dreamer"] != 4:
        yield "cards.dreamer.value", AlpacaFault.EXAMPLE_B_PRICE(value=value["dreamer"])
    paid = 2 * coins["puppy"] + coins["mime"]
    if paid != 4:
        yield "cards.mime.coins", AlpacaFault.EXAMPLE_B_PAID(paid=paid)
    if not _has_lidias_farm(value):
        yield "cards.*.value", AlpacaFault.EXAMPLE_D_LIDIA(values=[str(worth) for worth in LIDIA])
    if not _has_values(ALESSANDRO, [value[card] for card in BY_VALUE] + [value["snob"]]):
        values = [str(worth) for worth in ALESSANDRO]
        yield "cards.*.value", AlpacaFault.EXAMPLE_D_ALESSANDRO(values=values)


def _has_lidias_farm(value: dict[str, int]) -> bool:
    """Whether Lidia's farm exists: seven cards fill four Fences only with Twins, where a Fence begins."""
    others = [value[card] for card in (*BY_VALUE, "snob") if card != "twins"]
    return any(
        LIDIA[space] == value["twins"] and _has_values(LIDIA[:space] + LIDIA[space + 1 :], others)
        for space in range(0, len(LIDIA), 2)
    )


def _has_values(wanted: tuple[int, ...], values: list[int]) -> bool:
    """Whether cards of different names have the wanted values."""
    return not Counter(wanted) - Counter(values)
