"""The packages of old rules: zip files with their sources, each imported under its own name."""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType
from zipimport import zipimporter

FOLDER = Path(__file__).parent


def versions(name: str) -> list[int]:
    """Return the archived versions of a game's rules."""
    files = FOLDER.glob(f"{name}-*.zip")
    return sorted(int(file.stem.rpartition("-")[2]) for file in files)


@cache
def import_package(name: str, version: int) -> str:
    """Import an archived version's package and return its name."""
    package = f"_ludoteca_{name.replace('-', '_')}_{version}"
    spec = zipimporter(str(FOLDER / f"{name}-{version}.zip")).find_spec(package)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[package] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return package


def import_game_module(package: str) -> ModuleType:
    """Import the module of an archived core that defines ``Game``; in the first ones it had another place."""
    present = f"{package}.core.matches"
    return import_module(f"{present}.game" if find_spec(present) else f"{package}.core.game")


def remove_annotate(package: str) -> None:
    """Remove the ``__annotate__`` of Python 3.14 from modules: archived cores take it for a rule."""
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{package}."):
            vars(module).pop("__annotate__", None)
