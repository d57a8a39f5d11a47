"""``ludoteca rules``: print the help page of a game, or some paragraphs of it."""

import argparse
import re

from rich.console import Console
from rich.markdown import Markdown

from ludoteca.core.errors import LudotecaError
from ludoteca.core.texts import Texts
from ludoteca.games import definition


class NoSuchParagraph(LudotecaError):
    """There is no such paragraph in the help page."""


def page(game: str, language: str) -> str:
    """Return the help page of a game."""
    return (definition(game).folder / f"help.{language}.md").read_text(encoding="utf-8")


def paragraph(game: str, language: str, number: str) -> str | None:
    """Return one paragraph of the help page, such as A12 or A-R3."""
    found = re.search(rf"^\*\*{re.escape(number.upper())}[ *].*$", page(game, language), re.MULTILINE)
    return found[0] if found else None


def run(options: argparse.Namespace, say: Texts) -> None:
    console = Console(highlight=False)
    if not options.paragraphs:
        console.print(Markdown(page(options.game, say.language)))
    for number in options.paragraphs:
        text = paragraph(options.game, say.language, number)
        if text is None:
            raise NoSuchParagraph(say("paragraph-missing", paragraph=number))
        console.print(Markdown(text))
