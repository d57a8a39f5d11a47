"""What the core uses of fluent.runtime: the Worker lends us the Fluent of the pages."""

import json
from importlib import import_module
from typing import Any, NamedTuple


class FluentResource(NamedTuple):
    """Texts of a file."""

    text: str


class Message(NamedTuple):
    """A message: here its name, since the pages' Fluent formats by names."""

    value: str


class FluentBundle:
    """The messages of one language, in the Fluent of ``web/src/offline/worker/fluent.ts``."""

    def __init__(self, locales: list[str], use_isolating: bool = True) -> None:
        self._messages: Any = import_module("browser_fluent").open(locales[0], use_isolating)

    def add_resource(self, resource: FluentResource) -> None:
        self._messages.add(resource.text)

    def has_message(self, name: str) -> bool:
        return bool(self._messages.has(name))

    def get_message(self, name: str) -> Message:
        if not self.has_message(name):
            raise LookupError(name)
        return Message(name)

    def format_pattern(self, pattern: str, values: dict[str, Any]) -> tuple[str, list[str]]:
        """Return the text of a message, and what is wrong with it."""
        text, errors = json.loads(self._messages.format(pattern, json.dumps(values)))
        return text, errors
