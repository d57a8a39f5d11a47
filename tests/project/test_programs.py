"""What tests do without a program that they start, and that nothing is installed against a person's will."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.support.programs import find_program

ROOT = Path(__file__).parents[2]
INSTALLER = """#!{bash}
echo "$@" >>"{folder}/installed"
"""


def test_a_program_is_found_in_a_folder_before_the_search_path(tmp_path: Path) -> None:
    (tmp_path / "bash").touch(mode=0o755)
    assert find_program("no-such-program", "bash", folders=[tmp_path]) == str(tmp_path / "bash")
    assert find_program("no-such-program", "bash") == shutil.which("bash")


def test_without_a_program_a_test_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="no-such-program or another is not installed"):
        find_program("no-such-program", "another")


def test_without_a_program_a_test_fails_in_continuous_integration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="no-such-program is not installed"):
        find_program("no-such-program")


@pytest.mark.parametrize("answer", ["no", "yes"])
def test_services_are_not_installed_if_a_person_refuses(tmp_path: Path, answer: str) -> None:
    installs = answer == "yes" and os.geteuid() == 0
    bash = shutil.which("bash")
    assert bash
    (tmp_path / "apt-get").write_text(INSTALLER.format(bash=bash, folder=tmp_path), encoding="utf-8")
    (tmp_path / "apt-get").chmod(0o755)
    variables = {"PATH": str(tmp_path), "INSTALL_SERVICES": answer}
    done = subprocess.run(
        [bash, ROOT / "scripts/services"], env=variables, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "redis-server caddy chromium firefox-esr" in done.stderr
    assert ("INSTALL_SERVICES=no ./test installs nothing" in done.stderr) == installs
    assert ("tests that need them are skipped" in done.stderr) != installs
    assert (tmp_path / "installed").exists() == installs
