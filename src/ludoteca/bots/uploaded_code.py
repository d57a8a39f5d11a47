"""Uploaded code: the compiled code of editions that people upload to a server, which is deleted again.

In the cache, the folders of such editions contain a marker file.  Its modification time says when they were
last used.  Code of the games' own editions and code compiled for studies has no marker and is never deleted.
"""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ludoteca.core.compiler.compiling import cache_folder
from ludoteca.core.matches.game import Game
from ludoteca.core.values.digests import DIGEST_LENGTH

MARKER = "uploaded"


def mark_as_uploaded(game: Game) -> None:
    """Mark the compiled code of a game's edition as used now, and as deletable."""
    for folder in cache_folder().glob(f"{game.compiled.code_name}*"):
        with suppress(OSError):
            (folder / MARKER).touch()


def delete_unused(keep: int) -> None:
    """Delete the code of uploaded editions, but keep that of the ``keep`` editions that were used last."""
    used: dict[str, float] = {}
    for folder in _marked_folders():
        name = _edition(folder)
        used[name] = max(used.get(name, 0.0), (folder / MARKER).stat().st_mtime)
    kept = sorted(used, key=lambda name: used[name], reverse=True)[:keep]
    for folder in _marked_folders():
        if _edition(folder) not in kept:
            shutil.rmtree(folder, ignore_errors=True)


def _marked_folders() -> Iterator[Path]:
    return (marker.parent for marker in list(cache_folder().glob(f"*/{MARKER}")))


def _edition(folder: Path) -> str:
    """Return ``master-elf-0123456789abcdef``, for the rules' folder and for code compiled on top of them."""
    pieces = folder.name.split("-")
    digest = next(index for index, piece in enumerate(pieces) if len(piece) == DIGEST_LENGTH)
    return "-".join(pieces[: digest + 1])
