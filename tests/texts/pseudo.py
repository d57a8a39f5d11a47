"""A language for tests, in which every letter of every message is the same mark.

What still has letters in an output does not come from a Fluent file.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Transformer

from ludoteca.core.texts import sentences
from ludoteca.core.texts.fluent import Texts

MARK = "ξ"  # a letter, so that it can stand in names
LETTER = re.compile(r"[^\W\d_]")
WORD = re.compile(r"[^\W\d_]{2,}")


class Marker(Transformer):
    """Replaces the letters of all texts, and leaves variables, selectors and names of messages."""

    def visit_TextElement(self, node: Any) -> Any:  # noqa: N802
        node.value = LETTER.sub(MARK, node.value)
        return node

    def visit_Placeable(self, node: Any) -> Any:  # noqa: N802
        if isinstance(node.expression, ast.StringLiteral):
            node.expression.value = LETTER.sub(MARK, node.expression.value)
        return self.generic_visit(node)


def mark(source: str) -> str:
    """Return a Fluent file with every text marked."""
    return serialize(Marker().visit(parse(source)))


@cache
def marked_bundle(language: str, files: tuple[Path, ...]) -> Any:
    bundle = FluentBundle([language], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(mark(file.read_text(encoding="utf-8"))))
    return bundle


def speak_pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let all messages of Python speak in marks."""

    def bundle(texts: Texts) -> Any:
        files = tuple(folder / f"{texts.stem}.{texts.language}.ftl" for folder in texts.folders)
        return marked_bundle(texts.language, files)

    monkeypatch.setattr(Texts, "_bundle", property(bundle))
    monkeypatch.setattr(sentences, "_render", sentences._render.__wrapped__)  # which remembers what it said


def words_in(text: str) -> set[str]:
    """Return the words of a text that are not marked, in small letters."""
    return {word for word in WORD.findall(text.casefold()) if set(word) != {MARK}}
