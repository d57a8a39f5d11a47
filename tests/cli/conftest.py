"""What the tests of the command line share."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from ludoteca.cli import main

Say = Callable[..., tuple[int, str]]
LANGUAGES = ("en", "it", "ru")


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Say:
    """Run a command with lines of input, and return its status and all it printed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "110")
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, typed: str = "") -> tuple[int, str]:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        status = main(arguments)
        return status, "".join(capsys.readouterr())

    return run
