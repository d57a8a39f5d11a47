"""A new game is one folder: in a copy of the project, the example game is found, checked and played."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent
CHECKS = [
    *(f"tests/core/test_{check}.py" for check in "binding edition events structs".split()),
    *(f"tests/project/test_{check}.py" for check in "rule_index kernel_subset files imports".split()),
    "tests/contract",
    *(f"tests/batch/test_{check}.py" for check in ("batch", "learners")),
    "tests/gyms",
    "tests/texts",
    "tests/games/fireflies",
]
FEWEST_CHECKS = 400  # that pass: fewer mean that some of them have not found the game
# Not together with those above: Hypothesis makes other examples when it has seen other modules.
MORE_CHECKS = [
    "tests/study/test_matches.py",
    "tests/bots/test_network.py",
    "tests/gyms/test_gymnasium.py::test_a_name_says_the_version_of_the_rules_and_older_versions_have_none",
    "tests/gyms/test_pettingzoo.py::test_the_name_says_the_version_of_the_rules",
    "tests/packaging/test_versions.py::test_the_page_has_the_numbers_of_the_code",
]
FEWEST_MORE_CHECKS = 5


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of sources and tests with the example game in its place."""
    copy = tmp_path_factory.mktemp("project")
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, copy)
    shutil.copytree(TESTS / "example_game/fireflies", copy / "src/ludoteca/games/fireflies")
    shutil.copytree(TESTS / "example_game/tests", copy / "tests/games/fireflies")
    shutil.copy(TESTS / "example_game/fireflies.md", copy / "docs")
    with (copy / "docs/versions.md").open("a", encoding="utf-8") as page:
        page.write("\n| rules of FIREFLIES | 1 | the same |\n")
    return copy


def run(project: Path, *command: str, typed: str = "") -> str:
    """Run a Python module in the copy, which must succeed, and return its output."""
    environment = {**os.environ, "PYTHONPATH": str(project / "src"), "XDG_DATA_HOME": str(project / "data")}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        check=False,
        cwd=project,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def count_passed(output: str) -> int:
    """Return how many tests passed."""
    return int(re.findall(r"(\d+) passed", output)[-1])


def test_it_passes_the_checks_of_all_games(project: Path) -> None:
    output = run(project, "pytest", "-q", "-p", "no:cacheprovider", "-k", "fireflies", *CHECKS)
    assert count_passed(output) >= FEWEST_CHECKS


def test_it_passes_the_checks_that_look_at_all_games_at_once(project: Path) -> None:
    options = ("-q", "-p", "no:cacheprovider", "-k", "fireflies or version")
    assert count_passed(run(project, "pytest", *options, *MORE_CHECKS)) >= FEWEST_MORE_CHECKS


@pytest.mark.parametrize(
    ("language", "title"), [("en", "FIREFLIES"), ("it", "LUCCIOLE"), ("ru", "СВЕТЛЯЧКИ")]
)
def test_it_is_played_in_the_terminal(project: Path, language: str, title: str) -> None:
    command = ("ludoteca", "play", "fireflies", "--seed", "1", "--lang", language)
    output = run(project, *command, typed="catch\n? faint\nquit\n")
    assert title in output
    assert "F2" in output


def test_its_rules_and_figures_are_shown(project: Path) -> None:
    assert "F-R2" in run(project, "ludoteca", "rules", "fireflies")
    assert "dazzling firefly" in run(project, "ludoteca", "edition", "show", "fireflies", "--lang", "en")


def test_many_of_its_matches_are_studied(project: Path) -> None:
    """The study has seats, scores and lengths, because the game brings no ``study.py``."""
    output = run(
        project,
        "ludoteca",
        "simulate",
        "fireflies",
        "--games",
        "60",
        "--report",
        "page.html",
        "--lang",
        "en",
    )
    assert "Seat 1: wins" in output
    assert "Wins by seat" in (project / "page.html").read_text(encoding="utf-8")


def test_it_is_strictly_typed(project: Path) -> None:
    if (cache := ROOT / ".mypy_cache").exists():  # then mypy checks only the new game
        shutil.copytree(cache, project / cache.name)
    assert "no issues" in run(project, "mypy", "src/ludoteca/games/fireflies", "tests/games/fireflies")
