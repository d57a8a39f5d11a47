"""Parameters: what the query of a request may hold, and what is refused."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal


@dataclass(frozen=True)
class Parameter:
    """One parameter: its kind, its value if it is left out, and which values are right."""

    kind: type[str] | type[int] | type[float] = str
    default: Any = None
    words: tuple[str, ...] = ()  # the only values, if there are any
    pattern: str = ""  # of a text
    least: int | None = None
    most: int | None = None

    def read(self, name: str, text: str | None) -> Any:
        """Return the value of a parameter; refuse a wrong one, as the server does."""
        if text is None:
            return self.default
        try:
            value = self.kind(text)
        except ValueError as error:
            raise Refusal.of(ServerFault.WRONG_FIELD, field=name, detail=str(error)) from None
        if complaint := self._find_fault(value):
            raise Refusal.of(ServerFault.WRONG_FIELD, field=name, detail=complaint)
        return value

    def _find_fault(self, value: Any) -> str:
        if self.words and value not in self.words:
            return f"Expected one of {', '.join(self.words)}"
        if self.pattern and not re.search(self.pattern, value):
            return f"Expected {self.pattern}"
        if self.least is not None and value < self.least:
            return f"Expected at least {self.least}"
        if self.most is not None and value > self.most:
            return f"Expected at most {self.most}"
        return ""


def read_query(parameters: Mapping[str, Parameter], query: Mapping[str, str]) -> dict[str, Any]:
    """Return the values of all parameters of a request; others are ignored, as a server ignores them."""
    return {name: parameter.read(name, query.get(name)) for name, parameter in parameters.items()}
