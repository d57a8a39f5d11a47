"""Master Elf: the help pages say what is printed and what is our reconstruction, as the edition does."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.master_elf.board import DATA, GIFTS, MASTER_ELF
from tests.support.rule import rule

LANGUAGES = ("en", "it", "ru")
PRINTED = "printed"
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def paragraph(number: str, language: str) -> str:
    page = (MASTER_ELF.definition.folder / f"help.{language}.md").read_text(encoding="utf-8")
    found = re.search(rf"^\*\*{number}\*\* (.+)$", page, re.MULTILINE)
    assert found
    return found[1]


def origin(entry: dict[str, Any], figure: str) -> str:
    """Return where a figure comes from; one text can hold for the whole entry."""
    given = entry["origin"]
    return str(given if isinstance(given, str) else given[figure])


def with_origin(section: str, figure: str, *, printed: bool) -> list[str]:
    entries = DATA[section].items()
    return [word for word, entry in entries if (origin(entry, figure) == PRINTED) == printed]


def names(section: str, words: list[str], language: str) -> list[str]:
    return [DATA[section][word][language] for word in words]


def missing(text: str, wanted: list[str]) -> Iterator[str]:
    """Yield the names that a text does not have as whole words."""
    yield from (name for name in wanted if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text))


@in_every_language
@pytest.mark.parametrize("section", ["gifts", "types", "ingredients", "colours"])
@rule("ME41")
def test_printed_names_are_listed(section: str, language: str) -> None:
    wanted = [word for word in with_origin(section, "name", printed=True) if word != "rainbow"]
    assert list(missing(paragraph("ME41", language), names(section, wanted, language))) == []


@in_every_language
@rule("ME41")
def test_no_reconstructed_gift_is_listed_as_printed(language: str) -> None:
    others = names("gifts", with_origin("gifts", "name", printed=False), language)
    assert len(others) == 36
    assert list(missing(paragraph("ME41", language), others)) == others


@rule("ME41")
def test_only_the_bound_of_60_turns_is_not_a_printed_number() -> None:
    others = [name for name, entry in DATA["numbers"].items() if entry["origin"] != PRINTED]
    assert (others, DATA["numbers"]["idle-turns"]["value"]) == (["idle-turns"], 60)


@rule("ME41")
def test_printed_figures_of_gifts_are_as_the_page_says() -> None:
    assert with_origin("gifts", "ingredients", printed=True) == ["tank", "pirate", "casket"]
    assert set(with_origin("gifts", "types", printed=True)) == {"pirate", "treasure-map", "casket", "key"}
    rainbow = [name for name, entry in GIFTS.items() if entry["colour"] == "rainbow"]
    assert with_origin("gifts", "colour", printed=True) == rainbow
    assert len(rainbow) == 3


@in_every_language
@pytest.mark.parametrize("section", ["types", "ingredients"])
@rule("ME42")
def test_reconstructed_names_are_listed(section: str, language: str) -> None:
    wanted = names(section, with_origin(section, "name", printed=False), language)
    assert wanted
    assert list(missing(paragraph("ME42", language), wanted)) == []


@rule("ME42")
def test_elves_copies_and_neighbours_are_reconstructed() -> None:
    assert with_origin("gifts", "elf", printed=True) == []
    assert with_origin("ingredients", "copies", printed=True) == []
    assert with_origin("areas", "neighbours", printed=True) == []
    assert with_origin("areas", "name", printed=True) == ["city"]
    assert {entry["copies"] for entry in DATA["ingredients"].values()} == {7}
    assert list(DATA["colours"]) == ["red", "green", "blue", "rainbow"]
