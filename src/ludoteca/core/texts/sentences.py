"""Sentences: what errors say, as a code and facts.

A ``Code`` is the name of a sentence.  Its words are in ``errors.<language>.ftl``, beside the module of the
code, in every language; nobody writes a sentence in code.  The pages read the same files, so a server sends
codes and facts, and each reader gets the sentence in their language.

``str(error)`` is the English sentence of the same files.  Fluent is imported when the first error is shown,
not when it is raised: ``import ludoteca`` does not need it.
"""

import sys
from collections.abc import Iterable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from ludoteca.core.texts.fluent import Texts

PlainValue = str | int | float  # a number is counted in the sentence, a text is quoted
FactValue = PlainValue | Sequence[str]
STEM = "errors"  # of the names of the files
LONGEST = 200  # characters of a text
MOST_LISTED = 12  # words of a list


class Code:
    """The name of a sentence, and the names of its facts.

    A plain object, not the member of an enumeration: making hundreds of those takes milliseconds whenever
    Ludoteca is imported.
    """

    __slots__ = ("codes", "facts", "name")

    def __init__(self, *facts: str) -> None:
        self.facts = facts

    def __set_name__(self, codes: "type[Codes]", name: str) -> None:
        self.codes = codes
        self.name = name

    def __str__(self) -> str:
        """Return the code as programs read it: ``no-such-game``."""
        return self.codes.prefix() + self.name.lower().replace("_", "-")

    def __repr__(self) -> str:
        return f"{self.codes.__name__}.{self.name}"

    def __reduce__(self) -> tuple[object, ...]:
        return getattr, (self.codes, self.name)

    def __call__(self, **facts: FactValue) -> "Sentence":
        """Return the sentence of this code with its facts."""
        if facts.keys() != set(self.facts):
            raise TypeError(f"{self} has the facts {', '.join(self.facts)}, not {', '.join(facts)}")
        return Sentence(self, tuple((name, _make_plain(fact)) for name, fact in facts.items()))


class Codes:
    """The codes of one part of the project, as attributes of a subclass in its ``faults.py``."""

    @classmethod
    def folder(cls) -> Path:
        """Return the folder with the sentences of these codes."""
        return Path(str(sys.modules[cls.__module__].__file__)).parent

    @classmethod
    def prefix(cls) -> str:
        """Return what all these codes begin with."""
        return ""


class GameCodes(Codes):
    """The codes of one game: they begin with the name of its folder."""

    @classmethod
    def prefix(cls) -> str:
        return f"{cls.folder().name.replace('_', '-')}-"


class Sentence(NamedTuple):
    """One sentence of an error."""

    code: Code
    facts: tuple[tuple[str, PlainValue], ...] = ()

    def text(self, language: str) -> str:
        """Return the sentence in a language."""
        return _render(self, language)


def join_sentences(sentences: Iterable[Sentence], language: str) -> str:
    """Return sentences one after the other, in a language."""
    return " ".join(sentence.text(language) for sentence in sentences)


def show(value: object) -> str:
    """Return any value as a fact, as Python writes it: ``'2'`` is not ``2``."""
    return repr(value)


@lru_cache(maxsize=1024)
def _render(sentence: Sentence, language: str) -> str:
    code, facts = sentence
    try:
        return texts_in(code.codes.folder(), language)(str(code), **dict(facts))
    except ModuleNotFoundError:  # a Python without Fluent, such as Pyodide
        return " ".join([f"{code}:", *(f"{name}={fact}" for name, fact in facts)])


@lru_cache(maxsize=64)
def texts_in(folder: Path, language: str) -> "Texts":
    """Return the sentences of a folder in a language."""
    from ludoteca.core.texts.fluent import Texts

    return Texts(language, [folder], STEM)


def _make_plain(fact: FactValue) -> PlainValue:
    """Return a fact as it is sent and shown: short, and without control characters."""
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
