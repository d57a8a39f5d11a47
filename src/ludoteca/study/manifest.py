"""Manifest: a file that says what the other files of a folder were made from.

They belong together only if all of it is the same, so a folder with another manifest is refused.
"""

import json
from pathlib import Path
from typing import Any

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
