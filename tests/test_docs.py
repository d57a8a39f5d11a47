"""What the documents show is what happens, and what they name exists."""

import ast
import doctest
import re
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS_OF_PAGES = (".", "docs", "docs/api", "docs/decisions", "docs/studies", "bench")
PAGES = sorted(page for folder in FOLDERS_OF_PAGES for page in (ROOT / folder).glob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")
FILE = re.compile(r"`([\w./<>-]+\.(?:py|ts|toml|md))`")
PATH = re.compile(r"(?<![\w./])((?:docs|tests|bench|web|src|deploy)/[\w./<>-]+\.(?:py|tsx?|md|mjs|toml))\b")
FOLDERS = (
    *("", "src/ludoteca", "src/ludoteca/server", "src/ludoteca/server/storage", "docs/examples"),
    *(f"src/ludoteca/games/{game}" for game in ("alpaca", "africana", "master_elf")),
    *("tests", "tests/games/alpaca", "tests/web", "web", "bench"),
)
MADE_WITH_A_WHEEL = {"licenses.md"}


@pytest.mark.parametrize(
    "document",
    ["README.md", "docs/tutorial.md", "docs/environments.md", "docs/learning.md", "docs/batches.md"],
)
def test_examples_print_what_the_documentation_shows(document: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs/examples")
    result = doctest.testfile(str(ROOT / document), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_learner_runs_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs/examples")
    monkeypatch.setattr("sys.argv", "learner.py --updates 1 --matches 10 --measured 10".split())
    import learner

    learner.main()
    assert "of 10 matches" in capsys.readouterr().out


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_lead_to_files(page: Path) -> None:
    links = LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_files_that_pages_name_exist() -> None:
    named = {(page.name, name) for page in PAGES for name in FILE.findall(page.read_text(encoding="utf-8"))}
    assert len(named) > 100
    assert [found for found in sorted(named) if not exists(found[1])] == []


@pytest.mark.parametrize("game", ["alpaca", "africana", "master_elf"])
def test_the_page_of_a_game_names_all_files_that_not_every_game_has(game: str) -> None:
    pages = ("docs/adding-a-game.md", f"docs/{game.replace('_', '-')}.md")
    named = {name for page in pages for name in FILE.findall((ROOT / page).read_text(encoding="utf-8"))}
    files = {file.name for file in (ROOT / "src/ludoteca/games" / game).glob("*.py")}
    assert files - named - {"__init__.py"} == set()


def docstrings(file: Path) -> str:
    """Return all docstrings of a Python file as one text."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    return "\n".join(ast.get_docstring(node) or "" for node in nodes if isinstance(node, kinds))


def test_files_that_docstrings_name_exist() -> None:
    files = [file for folder in ("src", "bench", "tests") for file in (ROOT / folder).rglob("*.py")]
    named = {
        (file.name, name)
        for file in files
        if "example_game" not in file.parts  # another test adds that game, and its page, to a copy
        for name in PATH.findall(docstrings(file))
    }
    assert len(named) > 10
    assert [found for found in sorted(named) if not exists(found[1])] == []


def exists(name: str) -> bool:
    """Whether there is a file of that name in one of the folders that pages start from."""
    return name in MADE_WITH_A_WHEEL or any(
        (ROOT / folder / name.replace("<game>", "alpaca")).exists() for folder in FOLDERS
    )


# --- The glossary -----------------------------------------------------------------------------------

IN_FILE = re.compile(r"`([\w./<>-]+\.(?:py|tsx?))`: ((?:`[\w.]+`(?:, )?)+)")
OF_OWNER = re.compile(r"(?<![/\w])`([A-Za-z]\w*)\.([a-z]\w*)`")  # ``Match.turn``, ``structs.dtype_of``
SOURCES = {
    path: path.read_text(encoding="utf-8")
    for folder, pattern in (("src/ludoteca", "*.py"), ("web/src", "*.ts*"))
    for path in sorted((ROOT / folder).rglob(pattern))
}


def glossary_cells() -> list[str]:
    """Return what the glossary says about where each word is found in the code."""
    page = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").partition("## Older words")[0]
    return [line.split(" | ")[-1] for line in page.splitlines() if line.startswith("| ")]


def text_of(name: str) -> str:
    found = (ROOT / folder / name.replace("<game>", "alpaca") for folder in ("", "src/ludoteca"))
    return next(SOURCES[path] for path in found if path in SOURCES)


def is_defined(owner: str, name: str) -> bool:
    """Whether a class or module of that name has something of that name."""
    return any(
        re.search(rf"\b{name}\b", text)
        for path, text in SOURCES.items()
        if owner in (path.stem, path.parent.name) or re.search(rf"\bclass {owner}\b", text)
    )


def test_the_code_has_what_the_glossary_names() -> None:
    cells = glossary_cells()
    named = [
        (file, name.rpartition(".")[2])
        for cell in cells
        for file, names in IN_FILE.findall(cell)
        for name in re.findall(r"`([\w.]+)`", names)
    ]
    owned = [pair for cell in cells for pair in OF_OWNER.findall(cell) if pair[1] not in ("py", "ts", "tsx")]
    assert len(named) > 45
    assert len(owned) > 20
    assert [pair for pair in named if not re.search(rf"\b{pair[1]}\b", text_of(pair[0]))] == []
    assert [pair for pair in owned if not is_defined(*pair)] == []


def test_the_glossary_explains_a_word_once() -> None:
    page = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").partition("## Older words")[0]
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| word |")]
    words = Counter(word for row in rows for word in row[2:].split(" | ")[0].split(", "))
    assert len(words) > 150
    assert [word for word, times in words.items() if times > 1] == []
