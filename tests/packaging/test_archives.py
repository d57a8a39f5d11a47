"""The check of a release finds what is missing and what does not belong there."""

import io
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.packaging.archives import IN_SDIST, IN_WHEEL, LICENSED, find_faults

INFO = "ludoteca-9.dist-info"
LICENSES = "\n".join(LICENSED)
SDIST = dict.fromkeys((*IN_SDIST, "src/ludoteca/cards.py"), "")
WHEEL = dict.fromkeys((*IN_WHEEL, "ludoteca/cards.py", "ludoteca/pages/assets/font.woff2"), "") | {
    "ludoteca/pages/licenses.md": LICENSES,
    f"{INFO}/METADATA": "Requires-Dist: numpy\nRequires-Dist: litestar; extra == 'server'\n",
    f"{INFO}/licenses/LICENSE": "",
    f"{INFO}/licenses/web/licenses/Apache-2.0.txt": "",
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
    ],
)
def test_a_missing_file_is_found(name: str, tmp_path: Path) -> None:
    assert len(faults(tmp_path, SDIST, {one: text for one, text in WHEEL.items() if one != name})) == 1


@pytest.mark.parametrize(
    "name", ["tests/test_cards.py", "web/node_modules/react/index.js", "src/a/__pycache__/b.pyc"]
)
def test_a_file_that_does_not_belong_there_is_found(name: str, tmp_path: Path) -> None:
    assert faults(tmp_path, {**SDIST, name: ""}, WHEEL) == [f"sdist: {name} does not belong there"]
    assert faults(tmp_path, SDIST, {**WHEEL, name: ""}) == [f"wheel: {name} does not belong there"]


def test_the_bare_package_must_not_need_the_server(tmp_path: Path) -> None:
    needs_server = {**WHEEL, f"{INFO}/METADATA": "Requires-Dist: litestar\n"}
    assert faults(tmp_path, SDIST, needs_server) == ["wheel: the bare package needs ['litestar']"]
