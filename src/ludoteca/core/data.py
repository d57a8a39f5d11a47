"""Written data: what positions, views, editions and facts are made of."""

from typing import Any

# An object of JSON or TOML.  Each game decides what its entries are, so no type says more than this.
Json = dict[str, Any]
