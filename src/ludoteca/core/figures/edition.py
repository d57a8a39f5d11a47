"""Editions: the figures of a game, with the origin of each.

A game has its own edition.  Another edition of the same form overlays it: what it leaves out stays as it is.
Where a game allows it, an edition may also replace a whole section of components, with its own names.  The
game then checks the result against what its rulebooks print, and computes the figures that its rules read.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from copy import deepcopy
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Protocol, TypeGuard

from ludoteca.core.figures import toml
from ludoteca.core.texts.errors import BadEdition
from ludoteca.core.texts.faults import Fault, file_fault, suggestion
from ludoteca.core.texts.fluent import LANGUAGES
from ludoteca.core.texts.sentences import Sentence, show
from ludoteca.core.values.data import Json
from ludoteca.core.values.digests import digest_of

WORD = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
Figures = Json  # what rules read: numbers, and tuples of them, by name
EditionSource = str | Path | Mapping[str, object]  # a path, a TOML text of several lines, or a parsed edition
TEXT_NAME = "edition.toml"  # what messages call an edition that is not a file
Problem = tuple[str, Sentence]  # a key, and the fault there


class EditionModule(Protocol):
    """What a game's ``edition.py`` provides."""

    OWN_FILE: Path
    WHOLE: tuple[str, ...]  # sections that an edition replaces as a whole when it names a new entry
    DERIVED: tuple[str, ...]  # figures that follow from others; they do not count for the digest

    def read_figures(self, data: Json) -> Figures: ...

    def find_problems(self, data: Json) -> Iterator[Problem]: ...


@dataclass(frozen=True)
class Edition:
    """A checked edition: its data as written, and the figures that rules read."""

    game: str
    name: str
    data: Json
    figures: Figures
    words: dict[str, list[str]]  # of the sections that an edition may replace as a whole
    derived: tuple[str, ...] = ()

    @property
    def digest(self) -> str:
        """A digest of the figures and of the words of moves.  Names and origins do not count."""
        figures = {name: figure for name, figure in self.figures.items() if name not in self.derived}
        return digest(figures | ({"words": self.words} if self.words else {}))


def digest(figures: Mapping[str, object]) -> str:
    """Return a digest of figures, in whatever order they are."""
    text = json.dumps(figures, sort_keys=True, separators=(",", ":"))
    return digest_of(text.encode())


def read_edition(game: str, module: EditionModule, source: EditionSource | None = None) -> Edition:
    """Read and check an edition; without a source, the game's own.

    Raises:
        BadEdition: It cannot be read, or contradicts the rulebooks.
    """
    data, file = parse_file(module.OWN_FILE), module.OWN_FILE.name
    if source is not None:
        other, file = parse_source(source), name_source(source)
        check_game(game, other, file)
        data = overlay(data, other, file, module.WHOLE)
        data["edition"]["name"] = other.get("edition", {}).get("name", Path(file).stem)
    for key, fault in module.find_problems(data):
        raise BadEdition(file, key, fault)
    words = {section: list(data[section]) for section in module.WHOLE}
    return Edition(game, str(data["edition"]["name"]), data, module.read_figures(data), words, module.DERIVED)


def list_problems(game: str, module: EditionModule, source: EditionSource) -> list[BadEdition]:
    """Return everything that is wrong with an edition, not only the first thing."""
    file = name_source(source)
    try:
        other = parse_source(source)
        check_game(game, other, file)
        data = overlay(parse_file(module.OWN_FILE), other, file, module.WHOLE)
    except BadEdition as error:
        return [error]
    return [BadEdition(file, key, fault) for key, fault in module.find_problems(data)]


# --- Sources --------------------------------------------------------------------------------------


def is_text(source: EditionSource) -> TypeGuard[str]:
    """Whether an edition is given as TOML; a path is one line and does not begin like a section."""
    return isinstance(source, str) and ("\n" in source or source.startswith("["))


def is_file_or_text(source: object) -> bool:
    """Whether a value, of any type, can be a path or a text."""
    return isinstance(source, str | PathLike)


def name_source(source: EditionSource) -> str:
    """Return what messages call an edition."""
    return TEXT_NAME if is_text(source) or isinstance(source, Mapping) else str(source)


def parse_source(source: EditionSource) -> Json:
    """Return what an edition says, from wherever it comes.

    Raises:
        BadEdition: It is no path, text or mapping, or cannot be read.
    """
    if isinstance(source, Mapping):
        return deepcopy(dict(source))
    if source == "" or not is_file_or_text(source):
        raise BadEdition(TEXT_NAME, "", Fault.NOT_AN_EDITION(value=show(source)))
    return parse_text(source, TEXT_NAME) if is_text(source) else parse_file(Path(source))


def parse_file(path: Path) -> Json:
    """Return what a TOML file says.

    Raises:
        BadEdition: It cannot be read.
    """
    try:
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadEdition(str(path), "", file_fault(error)) from None
    return parse_text(text, str(path))


def parse_text(text: str, file: str) -> Json:
    """Return what a TOML text says; ``file`` is its name in messages.

    Raises:
        BadEdition: It cannot be read.
    """
    try:
        return toml.loads(text)
    except toml.NotToml as error:
        raise BadEdition(file, "", error.fault) from None


# --- What the editions of all games have ----------------------------------------------------------


def numbers(data: Json) -> Figures:
    """Return the numbers of the rules, under the names that rules use: HAND_LIMIT for hand-limit."""
    return {name.upper().replace("-", "_"): entry["value"] for name, entry in data["numbers"].items()}


def find_changed_numbers(data: Json, own: Json) -> Iterator[Problem]:
    """Yield a problem for each changed number of the rules: the books print them."""
    for name, entry in own["numbers"].items():
        if data["numbers"][name]["value"] != entry["value"]:
            yield f"numbers.{name}.value", Fault.NUMBER_OF_RULES(value=show(entry["value"]))


def find_missing_names(data: Json, sections: Iterable[str]) -> Iterator[Problem]:
    """Yield a problem for each component that lacks a name in some language."""
    for section in sections:
        for word, entry in data[section].items():
            for language in LANGUAGES:
                if not entry[language].strip():
                    yield f"{section}.{word}.{language}", Fault.NAME_MISSING()


# --- Overlaying -----------------------------------------------------------------------------------


def check_game(game: str, data: Json, file: str) -> None:
    """Check the head of an edition, and that it is one of this game.

    Raises:
        BadEdition: It is not.
    """
    head = data.get("edition", {})
    if not isinstance(head, dict) or not isinstance(head.get("name", ""), str):
        raise BadEdition(file, "edition", Fault.EDITION_HEAD())
    named = head.get("game", game)
    if named != game:
        raise BadEdition(file, "edition.game", Fault.OTHER_GAME(found=str(named), game=game))


def overlay(own: Json, other: Json, file: str, whole: tuple[str, ...] = ()) -> Json:
    """Return the game's own data, overlaid with the other's.  ``whole`` sections may have other entries.

    Raises:
        BadEdition: A key is unknown, or a value is of a wrong type.
    """
    result, other = deepcopy(own), deepcopy(other)
    for name in whole:
        section = other.get(name)
        if isinstance(section, dict) and not section.keys() <= own[name].keys():
            result[name] = other.pop(name)
            _check_entries(own[name], section, file, name)
    _overlay(result, other, file, "")
    return result


def _check_entries(own: Json, entries: Json, file: str, name: str) -> None:
    """Check that every entry of a replaced section has the form of one of ours; its origin is optional."""
    forms = [form for form in own.values() if isinstance(form, dict)]
    for word, entry in entries.items():
        here = f"{name}.{word}"
        if not WORD.fullmatch(word):
            raise BadEdition(file, here, Fault.EDITION_NAME())
        if not isinstance(entry, dict):
            raise BadEdition(file, here, Fault.NOT_A_TABLE(example=show(forms[0]), value=show(entry)))
        entry.setdefault("origin", _origin_of(file))
        form = min(forms, key=lambda form: len(form.keys() ^ entry.keys()))
        for key in sorted(form.keys() ^ entry.keys()):
            problem = (Fault.MISSING(),) if key in form else _unknown(key, form)
            raise BadEdition(file, f"{here}.{key}", *problem)
        for key, value in entry.items():
            if key != "origin" and type(value) is not type(form[key]):
                raise BadEdition(file, f"{here}.{key}", _wrong_kind(form[key], value))


def _overlay(target: Json, source: Json, file: str, path: str) -> None:
    for key, value in source.items():
        here = f"{path}{key}"
        if path.endswith("origin."):
            target[key] = value
            continue
        if key not in target:
            raise BadEdition(file, here, *_unknown(key, target))
        known = target[key]
        if type(known) is not type(value):
            raise BadEdition(file, here, _wrong_kind(known, value))
        if isinstance(value, dict):
            _overlay(known, value, file, f"{here}.")
        else:
            if value != known:
                _note_origin(target, source.get("origin"), key, file)
            target[key] = value


def _note_origin(target: Json, stated: object, key: str, file: str) -> None:
    """Note that a changed figure comes from this file, unless the file says more."""
    if isinstance(target.get("origin"), dict):
        if key not in (stated if isinstance(stated, dict) else {}):
            target["origin"][key] = _origin_of(file)
    elif "origin" in target and stated is None:
        target["origin"] = _origin_of(file)


def _origin_of(file: str) -> str:
    return f"stated in {Path(file).name}"


def _unknown(key: str, known: Mapping[str, object]) -> tuple[Sentence, ...]:
    return Fault.UNKNOWN_KEY(key=str(key)), suggestion(key, sorted(known))


def _wrong_kind(example: object, value: object) -> Sentence:
    return Fault.WRONG_KIND(kind=type(example).__name__, example=show(example), value=show(value))
