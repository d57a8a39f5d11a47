"""The bare package does what it promises, and says which extra the rest needs."""

import json
import subprocess
import sys
from importlib import metadata
from pathlib import Path

import pytest

import ludoteca.server
from ludoteca import MissingExtra
from ludoteca.core.extras import needing
from tests.packaging.bare_python import PROJECT, plain, requirements

ROOT = Path(__file__).parents[2]
RECORD = str(ROOT / "tests/records/alpaca-1-2-seats.ludo")
LATER = {"uvloop", "cryptography"}  # used if it is there; imported when a reminder is sent
WORK = [  # commands of the bare package
    ["play", "alpaca", "--seats", "greedy,random", "--seed", "1"],
    ["rules", "alpaca", "A12"],
    ["replay", RECORD],
    ["edition", "show", "master-elf"],
    ["arena", "master-elf", "--games", "2", "--workers", "1"],
]
LACK = [  # the installed extras, a command, and the extra that it needs besides
    ("", ["serve"], "server"),
    ("", ["backup", "copy.db"], "server"),
    ("", ["admin", "people"], "server"),
    ("", ["schema"], "server"),
    ("", ["simulate", "alpaca"], "lab"),
    ("", ["simulate", "alpaca", "--report", "alpaca.html"], "lab"),
    ("lab", ["simulate", "alpaca", "--cluster"], "cluster"),
    ("server", ["serve", "--redis", "redis://127.0.0.1:1"], "redis"),
]


def run(extras: str, commands: list[list[str]], folder: Path) -> list[tuple[int, str]]:
    """Run commands with only some extras installed, and return the status and the output of each."""
    environment = {
        "PYTHONPATH": f"{ROOT}/src",
        "XDG_DATA_HOME": str(folder),
        "LANG": "C.UTF-8",
        "COLUMNS": "110",
    }
    done = subprocess.run(
        [sys.executable, "-m", "tests.packaging.bare_python", extras],
        input=json.dumps(commands), cwd=ROOT, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return [(status, text) for status, text in json.loads(done.stdout)]


def test_the_bare_package_works_and_names_missing_extras(tmp_path: Path) -> None:
    lack = [(command, extra) for extras, command, extra in LACK if not extras]
    answers = run("", [*WORK, *(command for command, _ in lack)], tmp_path)
    for command, (status, text) in zip(WORK, answers, strict=False):
        assert status == 0, (command, text)
    for (command, extra), (status, text) in zip(lack, answers[len(WORK) :], strict=True):
        assert status == 2, command
        assert text.endswith(f'To install: pip install "ludoteca[{extra}]"\n'), (command, text)


@pytest.mark.parametrize("extra", ["cluster", "redis"])
def test_an_extra_that_adds_to_another_is_named(extra: str, tmp_path: Path) -> None:
    ((installed, command),) = [(installed, command) for installed, command, one in LACK if one == extra]
    ((status, text),) = run(installed, [command], tmp_path)
    assert status == 2
    assert text.endswith(f'To install: pip install "ludoteca[{extra}]"\n')


def test_the_server_checks_for_all_that_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    owners = metadata.packages_distributions()
    checked: list[str] = []

    def find(module: str) -> str:
        checked.append(module)
        return module

    monkeypatch.setattr("ludoteca.core.extras.find_spec", find)
    source = Path(str(ludoteca.server.__file__)).read_text(encoding="utf-8")
    exec(source, {})
    needed = {one.name for one in requirements(["server"])} - {one.name for one in requirements([])}
    assert {plain(owner) for module in checked for owner in owners[module]} == {
        plain(name) for name in needed
    } - LATER


def test_the_extra_all_has_every_extra() -> None:
    extras = PROJECT["optional-dependencies"]
    named = extras["all"][0].removeprefix("ludoteca[").removesuffix("]").split(",")
    assert {*named, "all", "ptx"} == {*extras}  # gpu includes ptx


def test_a_mistake_of_ours_is_not_a_missing_extra() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"ludoteca\.nothing"), needing("lab", "study"):
        import ludoteca.nothing  # type: ignore[import-not-found]  # noqa: F401
    with pytest.raises(MissingExtra), needing("lab", "study"):
        import nothing_of_the_kind  # type: ignore[import-not-found]  # noqa: F401
