"""A fourth game is one folder: added to a copy of the house, it is found, checked, played and compiled."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
ROOT = TESTS.parent
CHECKS = (
    "contract",
    "knowledge",
    "compiled",
    "texts",
    "ledger",
    "edition",
    "story",
    "kernel_subset",
    "files",
    "imports",
    "observation",
)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of sources and tests, with the folder of the fourth game and its proofs in their places."""
    copy = tmp_path_factory.mktemp("house")
    for part in ("src", "tests", "docs"):
        shutil.copytree(ROOT / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    for file in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / file, copy)
    shutil.copytree(TESTS / "example_game/fireflies", copy / "src/ludoteca/games/fireflies")
    shutil.copy(TESTS / "example_game/fireflies.md", copy / "docs")
    proofs = copy / "tests/games/fireflies/test_rulebook.py"
    proofs.parent.mkdir()
    shutil.copy(TESTS / "example_game/proofs.py", proofs)
    return copy


def run(house: Path, *command: str, typed: str = "") -> str:
    """What a command says in the copied house; it must succeed."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), "XDG_DATA_HOME": str(house / "data")}
    done = subprocess.run(
        [sys.executable, "-m", *command],
        check=False,
        cwd=house,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_checks_of_all_games_pass(house: Path) -> None:
    files = [f"tests/test_{check}.py" for check in CHECKS]
    told = run(
        house, "pytest", "-q", "-p", "no:cacheprovider", "-k", "fireflies", *files, "tests/games/fireflies"
    )
    assert " passed" in told
    assert "failed" not in told


@pytest.mark.parametrize(
    ("language", "title"), [("en", "FIREFLIES"), ("it", "LUCCIOLE"), ("ru", "СВЕТЛЯЧКИ")]
)
def test_it_is_played_in_the_terminal(house: Path, language: str, title: str) -> None:
    command = ("ludoteca.cli", "play", "fireflies", "--seed", "1", "--lang", language)
    told = run(house, *command, typed="catch\n? faint\nquit\n")
    assert title in told
    assert "F2" in told


def test_its_rules_and_figures_are_shown(house: Path) -> None:
    assert "F-R2" in run(house, "ludoteca.cli", "rules", "fireflies")
    assert "dazzling firefly" in run(house, "ludoteca.cli", "edition", "show", "fireflies", "--lang", "en")


def test_many_of_its_games_are_studied(house: Path) -> None:
    """By seats, scores and lengths: it brings no ``study.py``."""
    told = run(
        house,
        "ludoteca.cli",
        "simulate",
        "fireflies",
        "--games",
        "60",
        "--report",
        "page.html",
        "--lang",
        "en",
    )
    assert "p1 wins" in told
    assert "Wins by seat" in (house / "page.html").read_text(encoding="utf-8")


def test_it_is_strictly_typed(house: Path) -> None:
    assert "no issues" in run(house, "mypy", "src/ludoteca/games/fireflies", "tests/games/fireflies")
