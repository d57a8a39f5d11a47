"""Modules beside the browser pages: a file for each edition, and a list of them.

If the champion of a game is offered, the game's network is there too.
"""

import hashlib
import json
from pathlib import Path

from ludoteca.bots.backend import module_key
from ludoteca.bots.levels import has_champion
from ludoteca.bots.weights import file_of
from ludoteca.core.matches.game import Game
from ludoteca.wasm.build import cached_file

LIST = "engines.json"  # which file has the module of which edition
NETWORKS = "networks.json"  # which file has the network for which edition
HASHED = "assets"  # the folder of files that have a hash of their content in their names


def has_module(game: Game, folder: Path) -> bool:
    """Whether a folder with pages has a module for a game's edition."""
    return module_key(game) in _read_list(folder / LIST)


def add_module(game: Game, folder: Path) -> Path:
    """Put the module of a game's edition into a folder with pages and return its file there."""
    if has_champion(game):
        _add_file(game, file_of(game), folder, NETWORKS)
    return _add_file(game, cached_file(game), folder, LIST)


def _add_file(game: Game, source: Path, folder: Path, listing: str) -> Path:
    """Put a file into a folder with pages, and into a list there, and return it."""
    content = source.read_bytes()
    name = f"{HASHED}/{game.name}-{hashlib.sha256(content).hexdigest()[:8]}{source.suffix}"
    file, key, known = folder / name, module_key(game), _read_list(folder / listing)
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists():
        file.write_bytes(content)
    before = known.get(key, name)
    if before != name:
        (folder / before).unlink(missing_ok=True)
    known[key] = name
    (folder / listing).write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
    return file


def _read_list(listing: Path) -> dict[str, str]:
    known: dict[str, str] = json.loads(listing.read_text(encoding="utf-8")) if listing.exists() else {}
    return known
