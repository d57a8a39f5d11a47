"""The language of the command line."""

import locale
import os
from collections.abc import Sequence
from pathlib import Path

from ludoteca.core.texts.fluent import LANGUAGES, Texts

FALLBACK = "en"
LANGUAGE = "--lang"  # the option


def system_language() -> str:
    """Return the system's language if there are texts in it, otherwise English."""
    named = [os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")]
    for name in (*named, locale.getlocale()[0] or ""):
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
        if name and name not in ("C", "POSIX") and not name.startswith("C."):
            return FALLBACK
    return FALLBACK


def find_language(arguments: Sequence[str]) -> str:
    """Return the language given with --lang, the last one if there are several, or the system's.

    The help texts need it before the arguments are parsed.
    """
    for index, argument in reversed(list(enumerate(arguments))):
        value = argument.partition("=")[2] if "=" in argument else "".join(arguments[index + 1 : index + 2])
        if argument.partition("=")[0] == LANGUAGE and value in LANGUAGES:
            return value
    return system_language()


def find_command(arguments: Sequence[str]) -> str:
    """Return the command, which may stand after --lang; the options of the parser depend on it."""
    rest = list(arguments)
    while rest and rest[0].startswith("-"):
        del rest[: 2 if rest[0] == LANGUAGE else 1]
    return "".join(rest[:1])


def texts(language: str) -> Texts:
    return Texts(language, [Path(__file__).parent])
