"""Extras: packages that only a part of Ludoteca needs, and that are installed with it on request.

``pyproject.toml`` says which packages belong to an extra.  A part that needs one says so here, so that every
part refuses in the same words, with the command that installs what is missing.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from ludoteca.core.texts.errors import MissingExtra


@contextmanager
def needing(extra: str, what: str) -> Iterator[None]:
    """Import packages of an extra, which a part of Ludoteca needs.

    Raises:
        MissingExtra: One of them is not installed.
    """
    try:
        yield
    except ImportError as error:
        if (error.name or "").split(".")[0] == "ludoteca":
            raise  # a fault in our own code
        raise MissingExtra(what, extra) from error


def require(extra: str, what: str, *modules: str) -> None:
    """Check that all these modules are installed.  They are not imported.

    Raises:
        MissingExtra: One of them is not installed.
    """
    if any(find_spec(module) is None for module in modules):
        raise MissingExtra(what, extra)
