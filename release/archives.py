"""Build the archives of a release, and check what is in them."""

import os
import subprocess
import sys
import tarfile
import zipfile
from collections.abc import Collection, Iterator
from email import message_from_string
from pathlib import Path

FORBIDDEN = ("node_modules/", "__pycache__/", ".pyc", ".map", "/stamp", ".log")
LANGUAGES = ("en", "it", "ru")
GAMES = ("africana", "alpaca", "master_elf")
LICENSES_PAGE = "ludoteca/pages/licenses.md"
IN_WHEEL = (  # one of each kind of file that is not Python
    "ludoteca/py.typed",
    "ludoteca/pages/index.html",
    "ludoteca/pages/index.html.br",
    LICENSES_PAGE,
    "ludoteca/pages/engines.json",
    "ludoteca/pages/networks.json",
    "ludoteca/archive/alpaca-1.zip",
    "ludoteca/study/report/report.css",
    "ludoteca/server/storage/migrations/script.py.mako",
    "ludoteca/server/storage/migrations/versions/0001_the_first_tables.py",
    *(f"ludoteca/{part}/errors.{one}.ftl" for part in ("bots", "cli", "core/texts", "server")
      for one in LANGUAGES),
    *(f"ludoteca/bots/explanations.{one}.ftl" for one in LANGUAGES),
    *(f"ludoteca/games/{game}/cards.toml" for game in GAMES),
    *(f"ludoteca/games/{game}/{file}" for game in GAMES for one in LANGUAGES
      for file in (f"help.{one}.md", f"text.{one}.ftl", f"errors.{one}.ftl")),
)  # fmt: skip
IN_SDIST = (
    ".ci/run",
    ".editorconfig",
    "CHANGELOG.md",
    "CITATION.cff",
    "deploy/compose.yaml",
    "docs/hosting.md",
    "LICENSE",
    "README.md",
    "pyproject.toml",
    "requirements/server.txt",
    "scripts/release",
    "release/__main__.py",
    "tests/records/alpaca-2-2-seats.ludo",
    "web/package-lock.json",
    "web/dist/index.html",
    "web/dist/engines.json",
    "web/dist/networks.json",
)
# What the licenses of the pages must say.
LICENSED = (
    "SIL OPEN FONT LICENSE",
    "## react -",
    "## marked -",
    "Mozilla Public License",
    "PYTHON SOFTWARE FOUNDATION LICENSE",
)
LICENSES_OF_PAGES = ("Apache-2.0", "MPL-2.0", "OFL-1.1", "PSF-2.0")  # as in the license expression
METADATA = "2.4"  # the newest version that the tools which publish a release accept
LARGEST = 12 * 1024**2  # bytes of a wheel; the half of it is Python for browsers


def build(root: Path, to: Path, kind: str) -> Path:
    """Build an sdist or a wheel from the sources in a folder.  It finds no other program."""
    before = set(to.glob("*"))
    command = [sys.executable, "-m", "hatchling", "build", "--target", kind, "--directory", str(to)]
    environment = {**os.environ, "PATH": str(to), "PYTHONPATH": "", "SOURCE_DATE_EPOCH": "1767225600"}
    subprocess.run(command, cwd=root, env=environment, check=True, stdout=subprocess.DEVNULL)
    (made,) = set(to.glob("*")) - before
    return made


def build_both(root: Path, to: Path, work: Path) -> tuple[Path, Path]:
    """Build an sdist, and from nothing but the sdist a wheel."""
    to.mkdir(parents=True, exist_ok=True)
    for old in [*to.glob("*.whl"), *to.glob("*.tar.gz")]:
        old.unlink()
    sdist = build(root, to, "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(work, filter="data")
    return sdist, build(work / sdist.name.removesuffix(".tar.gz"), to, "wheel")


def find_faults(sdist: Path, wheel: Path, sources: Collection[str]) -> Iterator[str]:
    """Yield what is wrong with the archives.  ``sources`` are the files of the package that Git knows."""
    top = sdist.name.removesuffix(".tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.removeprefix(f"{top}/") for name in archive.getnames()}
    yield from (f"sdist: {name} is missing" for name in (*IN_SDIST, *sources) if name not in names)
    yield from (f"sdist: {name} does not belong there" for name in sorted(names) if is_forbidden(name))
    with zipfile.ZipFile(wheel) as archive:
        files = set(archive.namelist())
        licenses = archive.read(LICENSES_PAGE).decode() if LICENSES_PAGE in files else ""
        (metadata,) = [archive.read(name).decode() for name in files if name.endswith(".dist-info/METADATA")]
    expected = (*IN_WHEEL, *(name.removeprefix("src/") for name in sources))
    yield from (f"wheel: {name} is missing" for name in expected if name not in files)
    yield from (
        f"wheel: {name} does not belong there"
        for name in sorted(files)
        if is_forbidden(name) or not name.startswith("ludoteca")
    )
    yield from (f"wheel: licenses.md does not have {text!r}" for text in LICENSED if text not in licenses)
    if not any(name.endswith(".woff2") for name in files):
        yield "wheel: the font is missing"
    for name in ("LICENSE", *(f"web/licenses/{license}.txt" for license in LICENSES_OF_PAGES)):
        if not any(file.endswith(f".dist-info/licenses/{name}") for file in files):
            yield f"wheel: {name} is missing"
    if (version := message_from_string(metadata)["Metadata-Version"]) != METADATA:
        yield f"wheel: the metadata has version {version}, not {METADATA}"
    if wheel.stat().st_size > LARGEST:
        yield f"wheel: {wheel.stat().st_size:,} bytes are too many"
    if needed := [line for line in find_needed(metadata) if "extra ==" not in line and "litestar" in line]:
        yield f"wheel: the bare package needs {needed}"


def is_forbidden(name: str) -> bool:
    return any(part in f"/{name}" for part in FORBIDDEN)


def find_needed(metadata: str) -> list[str]:
    return message_from_string(metadata).get_all("Requires-Dist", [])
