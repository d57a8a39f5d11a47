"""Edition files for tests: figures written as TOML and read again."""

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.matches.game import Game

OWN_EDITION = """[edition]
name = "Anna's own"
[cards.viking]
coins = 5
"""


def to_toml(value: Any) -> str:
    """Write a value as TOML on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {to_toml(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(to_toml, value)) + "]"
    return value.isoformat() if isinstance(value, date) else json.dumps(value, ensure_ascii=False)


def game_with(name: str, file: Path, figures: str | dict[str, Any]) -> Game:
    """Write figures into a file and return the game with this edition."""
    if not isinstance(figures, str):
        figures = "".join(f"{json.dumps(key)} = {to_toml(value)}\n" for key, value in figures.items())
    file.write_text(figures, encoding="utf-8")
    return ludoteca.game(name, file)


def refuse_edition(name: str, file: Path, figures: str | dict[str, Any]) -> ludoteca.BadEdition:
    """Return the error that these figures raise; it names the file and the key."""
    with pytest.raises(ludoteca.BadEdition) as caught:
        game_with(name, file, figures)
    assert caught.value.file == str(file)
    assert str(caught.value).startswith(", ".join(filter(None, (str(file), caught.value.key))) + ": ")
    return caught.value
