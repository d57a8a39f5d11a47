"""The games also run on Pyodide's Python, which is newer than this one, and play there as they do here."""

import shutil
import subprocess
from pathlib import Path

from tests.support.pyodide_matches import report

ROOT = Path(__file__).parents[2]


def test_matches_on_pyodide_equal_those_on_this_python() -> None:
    node = shutil.which("node") or str(ROOT / ".venv/bin/node")
    command = [node, "tests/support/pyodide.mjs", str(ROOT)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False, encoding="utf-8", timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    version, reported = done.stdout.splitlines()
    assert tuple(map(int, version.split("."))) >= (3, 14)
    assert reported == report()
