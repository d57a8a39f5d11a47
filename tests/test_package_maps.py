"""The docstrings of packages that list their modules list all of them."""

import re
from pathlib import Path

import pytest

import ludoteca

PACKAGE = Path(ludoteca.__file__).parent
MAPPED = ("batch", "offline", "study", "train", "wasm", "server/storage", "server/tables")


@pytest.mark.parametrize("folder", MAPPED)
def test_the_map_of_a_package_names_every_module(folder: str) -> None:
    docstring = (PACKAGE / folder / "__init__.py").read_text(encoding="utf-8").split('"""')[1]
    named = set(re.findall(r"\w+", docstring))
    modules = {path.stem for path in (PACKAGE / folder).glob("*.py")} - {"__init__"}
    assert modules - named == set()
