"""ALPACA: the figures of the game, and what the rulebooks print about them."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from ludoteca.core.edition import (
    Figures,
    Problem,
    find_changed_numbers,
    find_missing_names,
    numbers,
    parse_file,
)
from ludoteca.games.alpaca.names import CARDS

OWN = Path(__file__).with_name("cards.toml")
OWN_DATA = parse_file(OWN)
WHOLE: tuple[str, ...] = ()
DERIVED: tuple[str, ...] = ()

NOBLES = ("alpaking", "alpaqueen", "alpaprince", "alpaprincess")
# The rulebooks list these by rising value.  The Snob comes last, although its value is 0.
BY_VALUE = tuple(card for card in CARDS if card not in ("fence", "snob"))
LIDIA = (0, 4, 8, 2, 4, 6, 12)  # the farms of example D, by value
ALESSANDRO = (2, 5, 5, 7, 12, 8)
HIGHEST_VALUE, MOST_COINS = 60, 9


# --- What the rules read --------------------------------------------------------------------------


def read_figures(data: dict[str, Any]) -> Figures:
    """The figures, under the names that the rules use."""
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


def problems(data: dict[str, Any]) -> Iterator[Problem]:
    """Where the data contradicts the rulebooks: the key, and what would be right."""
    yield from find_changed_numbers(data, OWN_DATA)
    yield from _check_abilities(data)
    yield from find_missing_names(data, ["cards"])
    found = list(_check_ranges(data))
    yield from found
    if not found:
        yield from _check_copies(data)
        yield from _check_values(data)
        yield from _check_examples(data)


def _check_abilities(data: dict[str, Any]) -> Iterator[Problem]:
    for card in CARDS:
        ability = OWN_DATA["cards"][card].get("ability")
        if data["cards"][card].get("ability") != ability:
            yield f"cards.{card}.ability", f"is {ability!r}; abilities belong to the rules, not to an edition"


def _check_ranges(data: dict[str, Any]) -> Iterator[Problem]:
    colours = {"brown", "white"}
    for card in CARDS:
        entry = data["cards"][card]
        for figure, lowest, highest in (("value", 0, HIGHEST_VALUE), ("coins", 0, MOST_COINS)):
            if figure in entry and not lowest <= entry[figure] <= highest:
                yield f"cards.{card}.{figure}", f"{entry[figure]} is not between {lowest} and {highest}"
        own = OWN_DATA["cards"][card].get("colour")
        colour = entry.get("colour")
        if (colour not in colours) if own in colours else (colour != own):
            yield (
                f"cards.{card}.colour",
                f"must be {'brown or white' if own in colours else repr(own)}, not {colour!r}",
            )


def _check_copies(data: dict[str, Any]) -> Iterator[Problem]:
    """The box has 24 Puppies, 16 Fences, 4 Snobs, 4 Nobles, and 4 cards of 12 brown and 8 white kinds."""
    for card in CARDS:
        right = {"puppy": 24, "fence": 16}.get(card, 1 if card in NOBLES else 4)
        copies = data["cards"][card]["copies"]
        if copies != right:
            yield f"cards.{card}.copies", f"the box holds {right}, not {copies}"
    colours = Counter(entry.get("colour") for entry in data["cards"].values())
    for colour, right in (("brown", 12), ("white", 8)):
        if colours[colour] != right:
            yield (
                "cards.*.colour",
                f"{colours[colour]} kinds are {colour}; the box holds {right} {colour} kinds",
            )


def _check_values(data: dict[str, Any]) -> Iterator[Problem]:
    """Puppy and Snob are worth 0, Nobles are worth the same, the list of cards rises by value."""
    value = {card: data["cards"][card].get("value", 0) for card in CARDS}
    for card in ("puppy", "snob"):
        if value[card] != 0:
            yield f"cards.{card}.value", f"is printed as 0, not {value[card]}"
    for noble in NOBLES[1:]:
        if value[noble] != value[NOBLES[0]]:
            yield f"cards.{noble}.value", f"all Nobles have one value, {NOBLES[0]}'s is {value[NOBLES[0]]}"
    for lower, higher in pairwise(BY_VALUE):
        if value[lower] > value[higher]:
            yield (
                f"cards.{lower}.value",
                f"{value[lower]} is above {higher}'s {value[higher]}; the list of cards rises by value",
            )


def _check_examples(data: dict[str, Any]) -> Iterator[Problem]:
    """The examples A, B and D of the rulebooks must come out as printed."""
    coins = {card: data["cards"][card].get("coins", 0) for card in CARDS}
    value = {card: data["cards"][card].get("value", 0) for card in CARDS}
    if coins["consumerist"] != 2:
        yield "cards.consumerist.coins", f"example A shows 2 coins, not {coins['consumerist']}"
    if value["dreamer"] != 4:
        yield "cards.dreamer.value", f"example B sells it for 4, not {value['dreamer']}"
    paid = 2 * coins["puppy"] + coins["mime"]
    if paid != 4:
        yield "cards.mime.coins", f"two Puppies and a Mime pay exactly 4 in example B, here they pay {paid}"
    if not _has_lidias_farm(value):
        yield "cards.*.value", f"no farm of four full Fences has the values {LIDIA} of Lidia in example D"
    if not _has_values(ALESSANDRO, [value[card] for card in BY_VALUE] + [value["snob"]]):
        yield "cards.*.value", f"no farm has the values {ALESSANDRO} of Alessandro in example D"


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
