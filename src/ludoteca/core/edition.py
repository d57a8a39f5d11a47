"""Editions: the figures of a game, from a file, with the origin of each.

A game brings its own edition.  Another file of the same form is laid over it: what it
leaves out stays as it is.  Where a game says so, a file may also bring a table of
components whole, under names of its own.  The game then checks the result against what
its rulebooks print and turns it into the tables that its rules read.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from ludoteca.core import toml
from ludoteca.core.errors import BadEdition, suggestion

LANGUAGES = ("en", "it", "ru")
WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Figures = dict[str, Any]
Problem = tuple[str, str]  # the key, and what would be right


class Checks(Protocol):
    """What a game's ``edition.py`` offers."""

    OWN: Path
    WHOLE: tuple[str, ...]  # tables that a file replaces as a whole by naming an entry we do not have
    DERIVED: tuple[str, ...]  # of what the rules read: what follows from the rest, so identifies nothing

    def read_figures(self, data: dict[str, Any]) -> Figures: ...

    def problems(self, data: dict[str, Any]) -> Iterator[Problem]: ...


@dataclass(frozen=True)
class Edition:
    """A checked set of figures and the tables made from it."""

    game: str
    name: str
    data: dict[str, Any]
    figures: Figures
    words: dict[str, list[str]]  # of the tables that a file may replace as a whole
    derived: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """What identifies the figures of the rules and the words of moves; names and origins may differ."""
        figures = {name: table for name, table in self.figures.items() if name not in self.derived}
        return digest(figures | ({"words": self.words} if self.words else {}))


def digest(figures: Mapping[str, Any]) -> str:
    text = json.dumps(figures, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def read_edition(game: str, checks: Checks, path: Path | None = None) -> Edition:
    """The game's own edition, or the one in a file, checked."""
    data = parse_file(checks.OWN)
    file = checks.OWN.name
    if path is not None:
        file = str(path)
        other = parse_file(path)
        check_game(game, other, file)
        name = other.get("edition", {}).get("name", path.stem)
        data = overlay(data, other, file, checks.WHOLE)
        data["edition"]["name"] = name
    for key, problem in checks.problems(data):
        raise BadEdition(file, key, problem)
    words = {table: list(data[table]) for table in checks.WHOLE}
    return Edition(game, str(data["edition"]["name"]), data, checks.read_figures(data), words, checks.DERIVED)


def list_problems(game: str, checks: Checks, path: Path) -> list[BadEdition]:
    """Everything that is wrong with an edition file, not only the first thing."""
    try:
        other = parse_file(path)
        check_game(game, other, str(path))
        data = overlay(parse_file(checks.OWN), other, str(path), checks.WHOLE)
    except BadEdition as error:
        return [error]
    return [BadEdition(str(path), key, problem) for key, problem in checks.problems(data)]


def parse_file(path: Path) -> dict[str, Any]:
    """The content of a TOML file."""
    try:
        return toml.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise BadEdition(str(path), "", "there is no such file") from None
    except tomllib.TOMLDecodeError as error:
        raise BadEdition(str(path), "", f"the file is not TOML: {error}") from None
    except (OSError, ValueError) as error:
        raise BadEdition(str(path), "", f"the file cannot be read: {error}") from None


# --- What the editions of all games have ----------------------------------------------------------


def numbers(data: dict[str, Any]) -> Figures:
    """The numbers of the rules under the names the rules use: HAND_LIMIT for hand-limit."""
    return {name.upper().replace("-", "_"): entry["value"] for name, entry in data["numbers"].items()}


def changed_numbers(data: dict[str, Any], own: dict[str, Any]) -> Iterator[Problem]:
    """Numbers of the rules are printed, and no edition's to change."""
    for name, entry in own["numbers"].items():
        if data["numbers"][name]["value"] != entry["value"]:
            yield f"numbers.{name}.value", f"the rules say {entry['value']}; only components can be corrected"


def missing_names(data: dict[str, Any], tables: Iterable[str]) -> Iterator[Problem]:
    """Every component has a name in every language."""
    for table in tables:
        for word, entry in data[table].items():
            for language in LANGUAGES:
                if not entry[language].strip():
                    yield f"{table}.{word}.{language}", "a name is missing"


# --- Reading and layering -------------------------------------------------------------------------


def check_game(game: str, data: dict[str, Any], file: str) -> None:
    head = data.get("edition", {})
    if not isinstance(head, dict) or not isinstance(head.get("name", ""), str):
        raise BadEdition(file, "edition", 'write it as a table: [edition], game = "...", name = "..."')
    named = head.get("game", game)
    if named != game:
        raise BadEdition(file, "edition.game", f"these are figures of {named!r}, not of {game!r}")


def overlay(
    own: dict[str, Any], other: dict[str, Any], file: str, whole: tuple[str, ...] = ()
) -> dict[str, Any]:
    """The own figures, replaced where the other file gives some; unknown keys and wrong types are refused."""
    result, other = deepcopy(own), deepcopy(other)
    for name in whole:
        table = other.get(name)
        if isinstance(table, dict) and not table.keys() <= own[name].keys():
            result[name] = other.pop(name)
            _check_entries(own[name], table, file, name)
    _lay(result, other, file, "")
    return result


def _check_entries(own: dict[str, Any], entries: dict[str, Any], file: str, name: str) -> None:
    """Every entry of a replaced table has the form of one of ours; where it comes from may be left out."""
    forms = [form for form in own.values() if isinstance(form, dict)]
    for word, entry in entries.items():
        here = f"{name}.{word}"
        if not WORD.fullmatch(word):
            raise BadEdition(file, here, "a name in moves is one word: small letters, digits and hyphens")
        if not isinstance(entry, dict):
            raise BadEdition(file, here, f"must be a table like {forms[0]!r}, not {entry!r}")
        entry.setdefault("origin", _stated(file))
        form = min(forms, key=lambda form: len(form.keys() ^ entry.keys()))
        for key in sorted(form.keys() ^ entry.keys()):
            problem = "is missing" if key in form else f"unknown key; {suggestion(key, sorted(form))}"
            raise BadEdition(file, f"{here}.{key}", problem)
        for key, value in entry.items():
            if key != "origin" and type(value) is not type(form[key]):
                problem = f"must be {_kind(form[key])} like {form[key]!r}, not {value!r}"
                raise BadEdition(file, f"{here}.{key}", problem)


def _lay(target: dict[str, Any], source: dict[str, Any], file: str, path: str) -> None:
    for key, value in source.items():
        here = f"{path}{key}"
        if path.endswith("origin."):
            target[key] = value
            continue
        if key not in target:
            raise BadEdition(file, here, f"unknown key; {suggestion(key, sorted(target))}")
        known = target[key]
        if type(known) is not type(value):
            raise BadEdition(file, here, f"must be {_kind(known)} like {known!r}, not {value!r}")
        if isinstance(value, dict):
            _lay(known, value, file, f"{here}.")
        else:
            if value != known:
                _note_origin(target, source.get("origin"), key, file)
            target[key] = value


def _note_origin(target: dict[str, Any], stated: Any, key: str, file: str) -> None:
    """A changed figure comes from the file, unless the file says more."""
    if isinstance(target.get("origin"), dict):
        if key not in (stated if isinstance(stated, dict) else {}):
            target["origin"][key] = _stated(file)
    elif "origin" in target and stated is None:
        target["origin"] = _stated(file)


def _stated(file: str) -> str:
    return f"stated in {Path(file).name}"


def _kind(value: Any) -> str:
    kinds = {int: "a whole number", str: "a text", dict: "a table", list: "a list", bool: "true or false"}
    return kinds.get(type(value), type(value).__name__)
