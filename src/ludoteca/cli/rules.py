"""``ludoteca rules``: prints the help page of a game, or some paragraphs of it."""

import re
from typing import Protocol

from rich.console import Console
from rich.markdown import Markdown

from ludoteca.cli.faults import CliFault
from ludoteca.core.texts.errors import LudotecaError
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.sentences import Sentence
from ludoteca.games import definition

# Cyrillic letters that look like a Latin one; Р and Ф are taken for what they sound like, R and F.
LATIN = str.maketrans("АВЕКМНОРСТУФХ", "ABEKMHORCTYFX")
NUMBER = re.compile(r"([A-Z]{1,2}?)(?:[\s\-‐–—]*(R))?\s*(\d+)")
SUMMARY = re.compile(r"^## (?:In short|In breve|Коротко)\n.*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class Options(Protocol):
    """What ``ludoteca rules`` was given."""

    game: str
    paragraphs: list[str]


class NoSuchParagraph(LudotecaError):
    """There is no such paragraph in the help page."""


def page(game: str, language: str) -> str:
    """Return the help page of a game."""
    return (definition(game).folder / f"help.{language}.md").read_text(encoding="utf-8")


def summary(game: str, language: str) -> str:
    """Return the section of the help page that says the game in short."""
    whole = page(game, language)
    found = SUMMARY.search(whole)
    return found[0] if found else whole


def example_number(game: str) -> str:
    """Return the number of a paragraph, as an example to show: A12, AF12, ME12."""
    found = re.search(r"^\*\*([A-Z]+)\d", page(game, "en"), re.MULTILINE)
    return f"{found[1] if found else 'A'}12"


def paragraph_number(typed: str) -> str:
    """Return the number of a paragraph as the pages write it, typed in either alphabet: ``а-р3`` is A-R3."""
    found = NUMBER.fullmatch(typed.strip().upper().translate(LATIN))
    return f"{found[1]}{'-R' if found[2] else ''}{found[3]}" if found else typed


def paragraph(game: str, language: str, number: str) -> str | None:
    """Return one paragraph of the help page, such as A12 or A-R3."""
    wanted = re.escape(paragraph_number(number))
    found = re.search(rf"^\*\*{wanted}[ *].*$", page(game, language), re.MULTILINE)
    return found[0] if found else None


def no_such_paragraph(game: str, number: str) -> Sentence:
    """Return the sentence that a paragraph does not exist, with those that do: A1–A60, A-R1–A-R34."""
    found: dict[str, list[str]] = {}
    for series, count in re.findall(r"^\*\*([A-Z]+(?:-R)?)(\d+)", page(game, "en"), re.MULTILINE):
        found.setdefault(series, []).append(count)
    ranges = [f"{series}{counts[0]}–{series}{counts[-1]}" for series, counts in found.items()]
    return CliFault.NO_SUCH_PARAGRAPH(paragraph=number, paragraphs=ranges)


def run(options: Options, say: Texts) -> None:
    console = Console(highlight=False)
    if not options.paragraphs:
        console.print(Markdown(page(options.game, say.language)))
    for number in options.paragraphs:
        text = paragraph(options.game, say.language, number)
        if text is None:
            raise NoSuchParagraph(no_such_paragraph(options.game, number))
        console.print(Markdown(text))
