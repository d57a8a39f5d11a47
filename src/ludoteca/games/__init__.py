"""The games: one folder each, found by its name."""

from functools import cache
from importlib import import_module
from pathlib import Path
from types import ModuleType

from ludoteca.core.edition import EditionSource
from ludoteca.core.errors import UnknownGame
from ludoteca.core.faults import Fault, suggestion
from ludoteca.core.game import Definition, Game

FOLDER = Path(__file__).parent


def game_names() -> list[str]:
    """Return the names of all games, ``master-elf`` for the folder ``master_elf``."""
    return sorted(folder.parent.name.replace("_", "-") for folder in FOLDER.glob("*/rules.py"))


@cache
def definition(name: str) -> Definition:
    if name not in game_names():
        raise UnknownGame(Fault.NO_SUCH_GAME(game=str(name)), suggestion(str(name), game_names()))
    found: Definition = import_module(f"{__name__}.{name.replace('-', '_')}").DEFINITION
    return found


def terminal(name: str) -> ModuleType:
    """Return the part of a game that draws its table in a terminal."""
    return import_module(f"{__name__}.{definition(name).name.replace('-', '_')}.terminal")


@cache
def _own(name: str) -> Game:
    return Game(definition(name))


def game(name: str, edition: EditionSource | None = None) -> Game:
    """Return a game by its name: "alpaca", "africana" or "master-elf".

    ``edition`` replaces the game's own figures: a path, a TOML text of several lines, or a mapping.
    """
    return _own(name) if edition is None else Game(definition(name), edition)
