"""The pages without a server: what the built pages need to work without one.

``python -m ludoteca.offline.pages FOLDER`` adds our Python sources and the list of all files to built pages.
"""

import hashlib
import json
import shutil
import sys
from pathlib import Path

from ludoteca.offline.bundle import write_bundle

LIST = "offline.json"
GAMES = "games.json"  # what a static site shows on its shelf before Python runs
SOURCES = "assets/ludoteca-{}.zip"
PYTHON = "assets/pyodide-*"
FIRST = "index.html"
NOT_SENT = (".br", ".gz", ".md")  # compressed copies, and licenses
STAMP = "stamp"  # the file by which scripts/web knows what it has built
# A static host sends no headers of ours, so the page says itself what it may load.  Its Workers compile code.
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "base-uri 'none'; form-action 'self'"
)
HEAD = '<meta charset="utf-8" />'


def list_files(folder: Path) -> int:
    """Add our sources and the list of files that playing needs to pages, and return the bytes of these."""
    for old in folder.glob(SOURCES.format("*")):
        old.unlink()
    fresh = folder / "assets" / "ludoteca.zip"
    write_bundle(fresh)
    sources = SOURCES.format(hashlib.sha256(fresh.read_bytes()).hexdigest()[:10])
    fresh.replace(folder / sources)
    (python,) = folder.glob(PYTHON)
    files = {
        path.relative_to(folder).as_posix(): path.stat().st_size
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in NOT_SENT and path.name not in (LIST, STAMP)
    }
    listed = {"python": f"{python.relative_to(folder).as_posix()}/", "sources": sources, "files": files}
    (folder / LIST).write_text(json.dumps(listed, indent=1) + "\n", encoding="utf-8")
    return sum(files.values())


def write_games(folder: Path) -> None:
    """Write the answer to ``GET /api/games`` into a folder for a static host."""
    # Builds of the pages import this file too, before any package is installed.
    import msgspec

    from ludoteca.server.games.descriptions import describe_games

    (folder / GAMES).write_bytes(msgspec.json.encode(describe_games()))


def copy_pages(pages: Path, target: Path) -> None:
    """Copy built pages into a folder for a static host, whose first page says that there is no server."""
    shutil.copytree(pages, target, ignore=shutil.ignore_patterns("*.br", STAMP), dirs_exist_ok=True)
    first = target / FIRST
    page = first.read_text(encoding="utf-8")
    if HEAD not in page:
        raise ValueError(f"{first} has no {HEAD}, after which the page must say what it may load")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{POLICY}" />'
    server = '<meta name="ludoteca-server" content="none" />'
    first.write_text(page.replace(HEAD, f"{HEAD}\n    {policy}\n    {server}"), encoding="utf-8")


if __name__ == "__main__":
    list_files(Path(sys.argv[1]))
