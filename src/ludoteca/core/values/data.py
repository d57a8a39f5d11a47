"""Data as JSON and TOML have it: positions, views, editions and the facts of events."""

from collections.abc import Sequence
from typing import Any

# An object of JSON or TOML.  Each game decides what its entries are, so no type says more than this.
Json = dict[str, Any]


def is_list_of_texts(value: object) -> bool:
    """Whether a value, of any type, is a list or a tuple of texts."""
    if isinstance(value, str) or not isinstance(value, Sequence):
        return False
    return all(isinstance(item, str) for item in value)
