"""Programs of the machine that tests start: databases, a proxy, browsers."""

import os
import shutil
from collections.abc import Iterable
from pathlib import Path

import pytest


def find_program(*names: str, folders: Iterable[Path] = ()) -> str:
    """Return the path of the first program that is installed, in some folders or on the search path.

    Without one of them, the test is skipped; in continuous integration, which sets ``CI``, it fails.
    """
    places = [str(folder / name) for folder in folders for name in names]
    found = next(filter(None, map(shutil.which, [*places, *names])), None)
    if found:
        return found
    missing = f"{' or '.join(names)} is not installed; scripts/services installs it or says how"
    if os.environ.get("CI"):
        pytest.fail(missing)
    pytest.skip(missing)
