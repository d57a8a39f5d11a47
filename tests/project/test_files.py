"""Files have precise names and a reasonable length."""

from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCES = sorted(path for folder in ("src", "tests", "bench") for path in (ROOT / folder).rglob("*.py"))
NAMED = sorted(
    path
    for folder in ("src", "tests", "scripts")
    for path in (ROOT / folder).rglob("*")
    if "node_modules" not in path.parts
)
VAGUE = {"util", "utils", "helper", "helpers", "manager", "managers", "base", "common", "misc"}
PAGES = sorted(path for path in (ROOT / "web" / "src").rglob("*.ts*"))
LONGEST = 400
NAIVE = "naive.py"  # a whole game once more, in one piece, to be read beside the rulebook


def label(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def is_vague(path: Path) -> bool:
    return path.name.split(".")[0].removeprefix("test_").strip("_").lower() in VAGUE


def test_no_file_has_a_vague_name() -> None:
    assert [label(path) for path in NAMED if is_vague(path)] == []


@pytest.mark.parametrize("name", ["utils.py", "helpers", "test_common.py", "_base.py", "Manager.ts"])
def test_vague_names_are_found(name: str) -> None:
    assert is_vague(Path("src") / name)


@pytest.mark.parametrize("name", ["rules.py", "database.py", "__init__.py", "help.en.md"])
def test_good_names_are_left_alone(name: str) -> None:
    assert not is_vague(Path("src") / name)


def alike(paths: list[Path]) -> list[str]:
    """Return modules whose names differ only in case, which not every file system can tell apart."""
    modules = Counter(label(path.parent / path.name.split(".", 1)[0]).lower() for path in paths)
    return sorted(module for module, times in modules.items() if times > 1)


def test_modules_of_the_pages_differ_in_more_than_case() -> None:
    assert len(PAGES) > 150
    assert alike([path for path in PAGES if ".test." not in path.name]) == []
    assert alike([ROOT / "web/Away.tsx", ROOT / "web/away.ts"]) == ["web/away"]


def has_good_length(path: Path) -> bool:
    lines = len(path.read_text(encoding="utf-8").splitlines())
    return 1 <= lines <= LONGEST or path.name == NAIVE


def test_no_python_file_is_empty_or_too_long() -> None:
    assert len(SOURCES) > 400
    assert [label(path) for path in SOURCES if not has_good_length(path)] == []
