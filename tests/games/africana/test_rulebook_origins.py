"""Africana: what is printed, what reviews tell, and what is our reconstruction."""

import re
from collections import Counter
from typing import Any

from tests.games.africana.board import COLOURS, DATA
from tests.support.rule import rule

REGIONS, EXPEDITIONS, ADVENTURES = DATA["regions"], DATA["expeditions"], DATA["adventures"]


def told_by_a_review(origin: str) -> bool:
    return re.search(r"\bS\d\b", origin) is not None


def origins_of(entries: dict[str, Any]) -> dict[str, str]:
    return {name: entry["origin"] for name, entry in entries.items()}


@rule("AF45")
def test_all_numbers_of_the_rules_but_two_are_printed() -> None:
    numbers = origins_of(DATA["numbers"])
    assert {name for name, origin in numbers.items() if origin != "printed"} == {"three-guides", "idle-turns"}
    assert numbers["three-guides"] == "three: printed; more: reconstructed"


@rule("AF45")
def test_companies_and_the_names_of_their_homes_are_printed() -> None:
    assert set(origins_of(DATA["companies"]).values()) == {"printed"}
    printed = {name for name, region in REGIONS.items() if region["origin"]["name"] == "printed"}
    assert printed == {company["home"] for company in DATA["companies"].values()}
    assert printed == {"napoli", "cape-town", "lagos", "jidda"}


@rule("AF46")
def test_reviews_tell_names_routes_and_a_symbol() -> None:
    named = {name for name, region in REGIONS.items() if re.match(r"S\d", region["origin"]["name"])}
    assert " ".join(sorted(named)) == "aswan cairo leopoldville mozambique port-natal serengeti timbuktu"
    routes = [route["between"] for route in DATA["map"]["routes"] if told_by_a_review(route["origin"])]
    assert sorted(map(sorted, routes)) == [
        ["aswan", "cairo"],
        ["cape-town", "lagos"],
        ["cape-town", "port-natal"],
        ["mozambique", "port-natal"],
    ]
    symbols = [name for name, region in REGIONS.items() if told_by_a_review(region["origin"]["symbols"])]
    assert symbols == ["mozambique"]
    assert REGIONS["mozambique"]["symbols"][0] == "magenta"


@rule("AF46")
def test_reviews_tell_an_expedition_two_artefacts_and_the_bonuses() -> None:
    told = [name for name, origin in origins_of(EXPEDITIONS).items() if told_by_a_review(origin)]
    assert told == ["port-natal-serengeti"]
    assert EXPEDITIONS["port-natal-serengeti"]["silver"] == 4
    artefacts = origins_of(DATA["artefacts"])
    assert {name for name, origin in artefacts.items() if told_by_a_review(origin)} == {"mask", "drum"}
    assert all(told_by_a_review(origin) for origin in origins_of(DATA["slots"]).values())


@rule("AF47")
def test_everything_else_is_reconstructed() -> None:
    assert set(origins_of(ADVENTURES).values()) == {"reconstructed"}
    expeditions = Counter(origins_of(EXPEDITIONS).values())
    assert expeditions["reconstructed"] == len(EXPEDITIONS) - 1
    assert Counter(one["letter"] for one in EXPEDITIONS.values()) == {"A": 10, "B": 10, "C": 14}
    assert {DATA["colours"][colour]["travel-cards"] for colour in COLOURS} == {12}
    artefacts = origins_of(DATA["artefacts"])
    assert {name for name, origin in artefacts.items() if origin == "reconstructed"} == {
        *("statue", "shield", "jug")
    }
    assert all("order: reconstructed" in origin for origin in origins_of(DATA["slots"]).values())
