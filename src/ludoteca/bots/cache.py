"""The cache of compiled code, as far as it belongs to editions that people bring to a server.

Their folders carry a mark that says when they were used last.  The games' own code, and what studies have
compiled, has no mark and is never deleted.
"""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ludoteca.core.binding import cache_folder
from ludoteca.core.game import Game

MARK = "visitor"
DIGITS = 16  # of a fingerprint


def mark(game: Game) -> None:
    """Say that the compiled code of a game's edition was used now, and may be deleted one day."""
    for folder in cache_folder().glob(f"{game.compiled.name}*"):
        with suppress(OSError):
            (folder / MARK).touch()


def evict(most: int) -> None:
    """Delete the code of marked editions but for the ones that were used last."""
    used: dict[str, float] = {}
    for folder in _marked():
        name = _edition(folder)
        used[name] = max(used.get(name, 0.0), (folder / MARK).stat().st_mtime)
    kept = sorted(used, key=lambda name: used[name], reverse=True)[:most]
    for folder in _marked():
        if _edition(folder) not in kept:
            shutil.rmtree(folder, ignore_errors=True)


def _marked() -> Iterator[Path]:
    return (mark.parent for mark in list(cache_folder().glob(f"*/{MARK}")))


def _edition(folder: Path) -> str:
    """``master-elf-0123456789abcdef``, for the rules' folder and for those compiled on top of it."""
    pieces = folder.name.split("-")
    digest = next(place for place, piece in enumerate(pieces) if len(piece) == DIGITS)
    return "-".join(pieces[: digest + 1])
