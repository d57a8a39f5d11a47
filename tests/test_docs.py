"""What the documents show is what happens, and what they name exists."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS_OF_PAGES = (".", "docs", "docs/decisions", "docs/studies", "bench")
PAGES = sorted(page for folder in FOLDERS_OF_PAGES for page in (ROOT / folder).glob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")
FILE = re.compile(r"`([\w./<>-]+\.(?:py|ts|toml|md))`")
FOLDERS = ("", "src/ludoteca", "src/ludoteca/games/alpaca", "src/ludoteca/server")


@pytest.mark.parametrize(
    "document", ["README.md", "docs/tutorial.md", "docs/research.md", "docs/learning.md", "docs/batches.md"]
)
def test_examples_print_what_the_documentation_shows(document: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs/examples")
    result = doctest.testfile(str(ROOT / document), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_to_files(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("document", ["docs/glossary.md", "docs/architecture.md", "CONTRIBUTING.md"])
def test_files_that_a_page_names_exist(document: str) -> None:
    named = FILE.findall((ROOT / document).read_text(encoding="utf-8"))
    assert named
    assert [name for name in named if not exists(name)] == []


def exists(name: str) -> bool:
    """Whether there is a file of that name in one of the folders that pages start from."""
    return any((ROOT / folder / name.replace("<game>", "alpaca")).exists() for folder in FOLDERS)
