"""Sentences: what errors say, as a code and facts.

A ``Code`` is the name of a sentence.  Its words are in ``errors.<language>.ftl``, beside the module of the
code, in every language; nobody writes a sentence in code.  The pages read the same files, so a server sends
codes and facts, and each reader gets the sentence in their language.

``str(error)`` is the English sentence of the same files.  Fluent is imported when the first error is shown,
not when it is raised: ``import ludoteca`` does not need it.
"""

import sys
from collections.abc import Iterable, Sequence
from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ludoteca.core.texts import Texts

Kept = str | int | float  # a number is counted in the sentence, a text is quoted
Fact = Kept | Sequence[str]
STEM = "errors"  # of the names of the files
LONGEST = 200  # characters of a text
MOST_LISTED = 12  # words of a list


class Code(Enum):
    """The codes of one part of the project: each member lists the names of its facts."""

    facts: tuple[str, ...]

    def __new__(cls, *facts: str) -> "Code":
        code = object.__new__(cls)
        code._value_ = len(cls.__members__)  # codes with the same facts are different codes
        code.facts = facts
        return code

    def __str__(self) -> str:
        """The code as programs read it: ``no-such-game``."""
        return self.name.lower().replace("_", "-")

    def __call__(self, **facts: Fact) -> "Sentence":
        """The sentence of this code with its facts."""
        if facts.keys() != set(self.facts):
            raise TypeError(f"{self} has the facts {', '.join(self.facts)}, not {', '.join(facts)}")
        return Sentence(self, tuple((name, _keep(fact)) for name, fact in facts.items()))

    @classmethod
    def folder(cls) -> Path:
        """The folder with the sentences of these codes."""
        return Path(str(sys.modules[cls.__module__].__file__)).parent


class GameCode(Code):
    """The codes of one game: they begin with the name of its folder."""

    def __str__(self) -> str:
        return f"{self.folder().name.replace('_', '-')}-{super().__str__()}"


class Sentence(NamedTuple):
    """One sentence of an error."""

    code: Code
    facts: tuple[tuple[str, Kept], ...] = ()

    def text(self, language: str) -> str:
        """The sentence in a language."""
        return _render(self, language)


def join_sentences(sentences: Iterable[Sentence], language: str) -> str:
    """Sentences one after the other, in a language."""
    return " ".join(sentence.text(language) for sentence in sentences)


def show(value: Any) -> str:
    """Any value as a fact, as Python writes it: ``'2'`` is not ``2``."""
    return repr(value)


@lru_cache(maxsize=1024)
def _render(sentence: Sentence, language: str) -> str:
    code, facts = sentence
    try:
        return texts_of(type(code), language)(str(code), **dict(facts))
    except ModuleNotFoundError:  # a Python without Fluent, such as Pyodide
        return " ".join([f"{code}:", *(f"{name}={fact}" for name, fact in facts)])


@lru_cache(maxsize=64)
def texts_of(codes: type[Code], language: str) -> "Texts":
    """The sentences of some codes in a language."""
    from ludoteca.core.texts import Texts

    return Texts(language, [codes.folder()], STEM)


def _keep(fact: Fact) -> Kept:
    """A fact as it is sent and shown: short, and without characters that a terminal obeys."""
    if isinstance(fact, int | float):
        return fact
    if isinstance(fact, str):
        return _shorten(fact)
    more = f" (+{len(fact) - MOST_LISTED})" if len(fact) > MOST_LISTED else ""
    return ", ".join(map(_shorten, fact[:MOST_LISTED])) + more


def _shorten(text: str) -> str:
    text = text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() else repr(letter)[1:-1] for letter in text)
