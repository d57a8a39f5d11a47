"""Texts: everything people read, in their language, from Fluent files."""

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault

LANGUAGES = ("en", "it", "ru")
OTHER = "other"  # selects the default variant of a text


class Texts:
    """The messages of one language, from one or more folders with a ``text.<language>.ftl``.

    With another ``stem`` than ``text``, from files of that name.

    Raises:
        BadOption: There is no such language.
    """

    def __init__(self, language: str, folders: Sequence[Path], stem: str = "text") -> None:
        if language not in LANGUAGES:
            raise BadOption(Fault.NO_SUCH_LANGUAGE(language=str(language), languages=LANGUAGES))
        self.language = language
        self.folders = tuple(folders)
        self.stem = stem

    @cached_property
    def _bundle(self) -> Any:  # Fluent has no types
        return _read_bundle(self.language, self.folders, self.stem)

    def __contains__(self, name: str) -> bool:
        return bool(self._bundle.has_message(name))

    def __call__(self, name: str, /, **values: object) -> str:
        """Return the message of that name with its values filled in.

        Raises:
            LookupError: There is no such message, or it needs other values.
        """
        message = self._bundle.get_message(name)
        text, errors = self._bundle.format_pattern(message.value, values)
        if errors:
            raise LookupError(f"{self.stem}.{self.language}.ftl, {name}: {errors[0]}")
        return str(text)


@cache  # reading the texts of a game takes 50 milliseconds
def _read_bundle(language: str, folders: tuple[Path, ...], stem: str) -> Any:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders:
        text = (folder / f"{stem}.{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
