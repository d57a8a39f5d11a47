"""The check of a release finds what is missing and what does not belong there."""

import io
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from release.archives import IN_SDIST, IN_WHEEL, LICENSED, LICENSES_OF_PAGES, METADATA, find_faults

ROOT = Path(__file__).parents[2]
INFO = "ludoteca-9.dist-info"
VERSION = f"Metadata-Version: {METADATA}\n"
LICENSES = "\n".join(LICENSED)
SDIST = dict.fromkeys((*IN_SDIST, "src/ludoteca/cards.py"), "")
WHEEL = dict.fromkeys((*IN_WHEEL, "ludoteca/cards.py", "ludoteca/pages/assets/font.woff2"), "") | {
    "ludoteca/pages/licenses.md": LICENSES,
    f"{INFO}/METADATA": f"{VERSION}Requires-Dist: numpy\nRequires-Dist: litestar; extra == 'server'\n",
    f"{INFO}/licenses/LICENSE": "",
    **{f"{INFO}/licenses/web/licenses/{license}.txt": "" for license in LICENSES_OF_PAGES},
}


def faults(folder: Path, sdist: dict[str, str], wheel: dict[str, str]) -> list[str]:
    with tarfile.open(folder / "ludoteca-9.tar.gz", "w:gz") as packed:
        for name in sdist:
            packed.addfile(tarfile.TarInfo(f"ludoteca-9/{name}"), io.BytesIO())
    with zipfile.ZipFile(folder / "ludoteca-9.whl", "w") as archive:
        for name, text in wheel.items():
            archive.writestr(name, text)
    sources = ["src/ludoteca/cards.py"]
    return list(find_faults(folder / "ludoteca-9.tar.gz", folder / "ludoteca-9.whl", sources))


def test_a_good_release_has_no_faults(tmp_path: Path) -> None:
    assert faults(tmp_path, SDIST, WHEEL) == []


@pytest.mark.parametrize(
    "name",
    [
        "ludoteca/cards.py",
        "ludoteca/pages/index.html",
        "ludoteca/archive/alpaca-1.zip",
        f"{INFO}/licenses/LICENSE",
        f"{INFO}/licenses/web/licenses/OFL-1.1.txt",
    ],
)
def test_a_missing_file_is_found(name: str, tmp_path: Path) -> None:
    assert len(faults(tmp_path, SDIST, {one: text for one, text in WHEEL.items() if one != name})) == 1


def test_tests_belong_in_the_sources_and_not_into_the_wheel(tmp_path: Path) -> None:
    name = "tests/test_cards.py"
    assert faults(tmp_path, {**SDIST, name: ""}, WHEEL) == []
    assert faults(tmp_path, SDIST, {**WHEEL, name: ""}) == [f"wheel: {name} does not belong there"]


@pytest.mark.parametrize("name", ["web/node_modules/react/index.js", "src/a/__pycache__/b.pyc"])
def test_a_file_that_does_not_belong_there_is_found(name: str, tmp_path: Path) -> None:
    assert faults(tmp_path, {**SDIST, name: ""}, WHEEL) == [f"sdist: {name} does not belong there"]
    assert faults(tmp_path, SDIST, {**WHEEL, name: ""}) == [f"wheel: {name} does not belong there"]


def test_the_bare_package_must_not_need_the_server(tmp_path: Path) -> None:
    needs_server = {**WHEEL, f"{INFO}/METADATA": f"{VERSION}Requires-Dist: litestar\n"}
    assert faults(tmp_path, SDIST, needs_server) == ["wheel: the bare package needs ['litestar']"]


def test_metadata_that_cannot_be_published_is_found(tmp_path: Path) -> None:
    newer = {**WHEEL, f"{INFO}/METADATA": "Metadata-Version: 2.5\n"}
    assert faults(tmp_path, SDIST, newer) == ["wheel: the metadata has version 2.5, not 2.4"]


def test_the_license_expression_lists_the_licenses_that_are_packed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["license"].split(" AND ") == ["MIT", *LICENSES_OF_PAGES]
    assert sorted(path.stem for path in (ROOT / "web/licenses").iterdir()) == list(LICENSES_OF_PAGES)


@pytest.mark.parametrize(("allowed", "status"), [("", 1), ("yes", 0)])
def test_a_wheel_without_pages_is_made_only_on_request(tmp_path: Path, allowed: str, status: int) -> None:
    for name in ("pyproject.toml", "README.md", "LICENSE", "scripts/pages_hook.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "src/ludoteca/core").mkdir(parents=True)
    shutil.copy(ROOT / "src/ludoteca/core/versions.py", tmp_path / "src/ludoteca/core")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    variables = {**os.environ, "LUDOTECA_WITHOUT_PAGES": allowed}
    built = subprocess.run(command, cwd=tmp_path, env=variables, capture_output=True, text=True, check=False)
    assert built.returncode == status
    assert ("run scripts/web" in built.stderr) == (status > 0)
