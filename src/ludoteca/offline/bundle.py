"""The bundle: the Python sources that a browser runs, as one zip file.

``python -m ludoteca.offline.bundle FILE`` writes it.  The same sources give the same bytes.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

PACKAGE = Path(__file__).parents[1]
OFFLINE = PACKAGE / "offline"
PARTS = ("core", "games", "archive", "bots", "offline", "server")
# What a browser does not need of these parts.
LEFT_OUT = ("offline/packages", "offline/bundle.py", "server/push", "server/storage/migrations")
SUFFIXES = (".py", ".toml", ".ftl", ".md", ".zip")


def bundled_files() -> Iterator[tuple[str, Path]]:
    """Yield all files with their names in the bundle, in the order of these names."""
    files = {"ludoteca/__init__.py": PACKAGE / "__init__.py"}
    for part in PARTS:
        for file in (PACKAGE / part).rglob("*"):
            name = file.relative_to(PACKAGE).as_posix()
            if file.suffix in SUFFIXES and not name.startswith(LEFT_OUT):
                files[f"ludoteca/{name}"] = file
    for file in (OFFLINE / "packages").rglob("*.py"):
        files[file.relative_to(OFFLINE / "packages").as_posix()] = file
    yield from sorted(files.items())


def write_bundle(target: Path) -> None:
    """Write the bundle."""
    with ZipFile(target, "w", ZIP_DEFLATED, compresslevel=9) as bundle:
        for name, file in bundled_files():
            info = ZipInfo(name)  # it has a fixed date, so the same sources give the same bytes
            info.compress_type = ZIP_DEFLATED
            bundle.writestr(info, file.read_bytes(), compresslevel=9)


if __name__ == "__main__":
    write_bundle(Path(sys.argv[1]))
