"""Manifest: a file that says what the other files of a folder were made from.

They belong together only if all of it is the same, so a folder with another manifest is refused.
"""

import json
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludoteca.bots.kinds import split_name
from ludoteca.core.files import write_atomically
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.sentences import show
from ludoteca.study.faults import StudyFault

MANIFEST = "_manifest.json"


def describe_game(game: Game) -> dict[str, Any]:
    """Return what says which game was played: its rules and its figures."""
    return {
        "game": game.name,
        "rules": game.definition.version,
        "edition": game.edition.name,
        "digest": game.edition.digest,
    }


def describe_bots(names: Iterable[str]) -> list[str]:
    """Return the names of bots, with a hash of the file where a name has one: its network may change."""
    files = [(name, split_name(name)[1]) for name in names]
    return [f"{name} {sha256(file.read_bytes()).hexdigest()[:12]}" if file else name for name, file in files]


def check_manifest(folder: Path, settings: dict[str, Any]) -> None:
    """Write the settings into the manifest of a folder, or compare them with those that it has.

    Raises:
        BadOption: The folder has others.
    """
    manifest = folder / MANIFEST
    if not manifest.exists():
        write_atomically(manifest, json.dumps(settings, indent=1).encode() + b"\n")
        return
    found = json.loads(manifest.read_text(encoding="utf-8"))
    for key, value in settings.items():
        if found.get(key) != value:
            there, wanted = show(found.get(key)), show(value)
            fault = StudyFault.OTHER_STUDY(folder=str(folder), key=key, found=there, wanted=wanted)
            raise BadOption(fault)
