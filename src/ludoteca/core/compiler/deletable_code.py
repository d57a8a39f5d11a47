"""Deletable code: compiled code on disk that is deleted again, as that of editions uploaded to a server.

In the cache, the folders of such editions contain a marker file.  Its modification time says when they were
last used.  Code of the games' own editions and code compiled for studies has no marker and is never deleted.
"""

import shutil
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from ludoteca.core.compiler.compiled_rules import CompiledRules
from ludoteca.core.compiler.compiling import cache_folder
from ludoteca.core.values.digests import DIGEST_LENGTH

MARKER = "uploaded"


def mark_deletable(rules: CompiledRules) -> None:
    """Mark compiled rules, and the code on top of them, as used now and deletable."""
    for folder in cache_folder().glob(f"{rules.code_name}*"):
        with suppress(OSError):
            (folder / MARKER).touch()


def delete_unused(keep: int) -> None:
    """Delete marked code, but keep that of the ``keep`` editions that were used last."""
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
