"""Everything that players read: messages of Fluent files, help pages, and names of components."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import ludoteca

ROOT = Path(__file__).parents[2]
PLACES = (ROOT / "src/ludoteca", ROOT / "web/src")
SITE = "site"


@dataclass(frozen=True)
class Text:
    """A piece of text, with the game it belongs to, or ``site``."""

    source: str
    part: str
    language: str
    words: str


def part_of(path: Path) -> str:
    """Return the game that a file belongs to, or ``site``."""
    folder = path.parent.name.replace("_", "-")
    return folder if folder in ludoteca.game_names() else SITE


def label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@cache
def fluent_files(language: str) -> tuple[Path, ...]:
    """Return all Fluent files of a language, those of the browser pages too."""
    return tuple(sorted(path for place in PLACES for path in place.rglob(f"*.{language}.ftl")))


@cache
def help_pages(language: str) -> tuple[Path, ...]:
    return tuple(sorted(PLACES[0].rglob(f"help.{language}.md")))


@cache
def entries(path: Path) -> tuple[Any, ...]:
    """Return what a Fluent file consists of: messages, terms, comments and what could not be understood."""
    return tuple(parse(path.read_text(encoding="utf-8")).body)


def patterns(path: Path) -> Iterator[tuple[str, Any]]:
    """Yield the patterns of all messages, terms and their attributes, by name."""
    for entry in entries(path):
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value:
                yield name, entry.value
            yield from ((f"{name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes)


class Found(Visitor):
    """Collects what a message refers to and selects by."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.selects: list[Any] = []

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


@cache
def found_in(path: Path) -> dict[str, Found]:
    """Return what each message and term of a file refers to."""
    found: dict[str, Found] = {}
    for name, pattern in patterns(path):
        found[name] = Found()
        found[name].visit(pattern)
    return found


@cache
def variables_of(path: Path) -> dict[str, set[str]]:
    """Return the variables of each message, with those of the messages that it refers to."""
    found = found_in(path)

    def collect(name: str, seen: frozenset[str]) -> set[str]:
        others = [one for one in found[name].references - seen if not one.startswith("-") and one in found]
        inner = [collect(other, seen | {other}) for other in others]
        return found[name].variables.union(*inner)

    return {name: collect(name, frozenset({name})) for name in found if not name.startswith("-")}


def wordings(pattern: Any) -> list[str]:
    """Return everything that a pattern can say, with ``{}`` for values and for other messages."""
    parts = [wordings_of_element(element) for element in pattern.elements]
    return ["".join(chosen) for chosen in product(*parts)]


def wordings_of_element(element: Any) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    expression = element.expression
    match expression:
        case ast.SelectExpression():
            return [words for variant in expression.variants for words in wordings(variant.value)]
        case ast.StringLiteral():
            return [expression.parse()["value"]]
        case _:
            return ["{}"]


def messages(language: str) -> Iterator[Text]:
    for path in fluent_files(language):
        for name, pattern in patterns(path):
            for words in wordings(pattern):
                yield Text(f"{label(path)}: {name}", part_of(path), language, words)


def paragraphs(language: str) -> Iterator[Text]:
    for path in help_pages(language):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield Text(f"{label(path)}:{number}", part_of(path), language, line)


def component_names(language: str) -> Iterator[Text]:
    for game in ludoteca.game_names():
        for section, things in ludoteca.game(game).edition.data.items():
            for word, thing in things.items() if isinstance(things, dict) else ():
                if isinstance(thing, dict) and language in thing:
                    yield Text(f"{game}: {section}.{word}", game, language, str(thing[language]))


@cache
def all_texts(language: str) -> tuple[Text, ...]:
    return (*messages(language), *paragraphs(language), *component_names(language))
