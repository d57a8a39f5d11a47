"""What the documents show is what happens, and what they name exists."""

import ast
import doctest
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from ludoteca.cli import main

ROOT = Path(__file__).parents[2]
FOLDERS_OF_PAGES = (".", "docs", "docs/api", "docs/decisions", "docs/studies", "bench")
PAGES = sorted(page for folder in FOLDERS_OF_PAGES for page in (ROOT / folder).glob("*.md"))
LINK = re.compile(r"\]\((?!https?:)([^)#]+)[^)]*\)")
DECISION = re.compile(r"\[decision (\d+)\]")
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
    [
        "README.md",
        "docs/tutorial.md",
        "docs/environments.md",
        "docs/learning.md",
        "docs/batches.md",
        "docs/bots.md",
    ],
)
def test_examples_print_what_the_documentation_shows(document: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs/examples")
    result = doctest.testfile(str(ROOT / document), module_relative=False)
    assert result.attempted > 0
    assert result.failed == 0


def test_the_page_on_editions_quotes_what_the_check_prints(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("mine.toml").write_text(
        '[edition]\ngame = "alpaca"\n\n[cards.viking]\nvalue = 9\n', encoding="utf-8"
    )
    assert main(["edition", "check", "mine.toml", "--lang", "en"]) == 1
    printed = capsys.readouterr().out.splitlines()[0]
    assert f"\n{printed}\n" in (ROOT / "docs/editions.md").read_text(encoding="utf-8")


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


def test_every_decision_has_a_date_and_says_what_changed_it() -> None:
    first_lines = {
        int(page.name[:4]): page.read_text(encoding="utf-8").split("\n")[2]
        for page in PAGES
        if page.parent.name == "decisions"
    }
    changed_by, changes = set(), set()
    for number, line in first_lines.items():
        assert re.match(r"Decided on \d{4}-\d\d-\d\d\. Status: in force", line), number
        passive, _, active = line.partition("; changes")
        changed_by |= {(int(other), number) for other in DECISION.findall(passive) if "changed by" in passive}
        changes |= {(number, int(other)) for other in DECISION.findall(active)}
    assert len(first_lines) > 15
    assert changed_by == changes != set()


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


def path_of(name: str) -> Path:
    found = (ROOT / folder / name.replace("<game>", "alpaca") for folder in ("", "src/ludoteca"))
    return next(path for path in found if path in SOURCES)


def names_in(body: Iterable[ast.stmt]) -> Iterator[str]:
    """Yield what the statements of a module or class define, and what its methods assign to ``self``."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            yield from (target.id for target in targets if isinstance(target, ast.Name))
        for inner in ast.walk(node):
            if isinstance(inner, ast.Attribute) and ast.unparse(inner.value) == "self":
                yield from [inner.attr] if isinstance(inner.ctx, ast.Store) else []


@cache
def members() -> dict[str, set[str]]:
    """Return what each class and each module of the package defines, by its name."""
    found: dict[str, set[str]] = defaultdict(set)
    for path, text in SOURCES.items():
        if path.suffix == ".py":
            tree = ast.parse(text)
            found[path.parent.name if path.stem == "__init__" else path.stem] |= set(names_in(tree.body))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    found[node.name] |= set(names_in(node.body))
    return found


def is_defined(owner: str, name: str) -> bool:
    """Whether a class or module of that name has something of that name; ``game`` is a ``Game``."""
    return any(name in members().get(one, ()) for one in (owner, owner.capitalize()))


def is_defined_in(file: str, name: str) -> bool:
    """Whether a file of the sources defines that name at its top."""
    path = path_of(file)
    if path.suffix == ".py":
        return name in names_in(ast.parse(SOURCES[path]).body)
    return bool(re.search(rf"\b(?:class|interface|type|const|function|enum) {name}\b", SOURCES[path]))


def test_the_code_has_what_the_glossary_names() -> None:
    cells = glossary_cells()
    named = [
        (file, name)
        for cell in cells
        for file, names in IN_FILE.findall(cell)
        for name in re.findall(r"`([\w.]+)`", names)
    ]
    owned = [pair for cell in cells for pair in OF_OWNER.findall(cell) if pair[1] not in ("py", "ts", "tsx")]
    assert len(named) > 45
    assert len(owned) > 20
    assert [pair for pair in named if not is_defined_in(*pair)] == []
    assert [pair for pair in owned if not is_defined(*pair)] == []


def test_a_word_that_occurs_is_not_defined_by_that() -> None:
    assert is_defined("Match", "turn")
    assert is_defined("Match", "setup_draws")  # assigned to self
    assert not is_defined("Match", "NONE")  # imported
    assert not is_defined("Match", "seat_names_of")
    assert is_defined_in("bots/search.py", "Budget")
    assert not is_defined_in("bots/search.py", "Game")  # imported


def test_the_glossary_explains_a_word_once() -> None:
    page = (ROOT / "docs/glossary.md").read_text(encoding="utf-8").partition("## Older words")[0]
    rows = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith("| word |")]
    words = Counter(word for row in rows for word in row[2:].split(" | ")[0].split(", "))
    assert len(words) > 150
    assert [word for word, times in words.items() if times > 1] == []
