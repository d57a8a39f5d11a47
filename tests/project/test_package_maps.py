"""The docstrings of packages that list their modules list all of them."""

import ast
import re
from pathlib import Path

import pytest

import ludoteca
from tests.support.kernel_subset import is_kernel

PACKAGE = Path(ludoteca.__file__).parent
CORE = sorted(path.parent.name for path in (PACKAGE / "core").glob("*/__init__.py"))
SERVER = sorted(path.parent.name for path in (PACKAGE / "server").glob("*/__init__.py"))
MAPPED = (
    "batch",
    "bots",
    "core",
    "offline",
    "study",
    "train",
    "wasm",
    *(f"server/{name}" for name in SERVER),
)
GAMES = sorted(path.parent.name for path in (PACKAGE / "games").glob("*/rules.py"))
ROW = re.compile(r"^(?P<group>[A-Z]\w+)? {2,}(?P<modules>\w+(?:, \w+)*) {1,}", re.MULTILINE)

LISTED = re.compile(r"^(?:[A-Z]\w+)? *(\w+(?:, \w+)*) {2,}", re.MULTILINE)


def docstring_of(folder: Path) -> str:
    return (folder / "__init__.py").read_text(encoding="utf-8").split('"""')[1]


def modules_in(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py")} - {"__init__"}


def kernel_in(folder: Path) -> set[str]:
    return {path.stem for path in folder.glob("*.py") if is_kernel(path)}


def read_map(docstring: str) -> dict[str, set[str]]:
    """Return the modules of each group of a map."""
    groups: dict[str, set[str]] = {}
    group = ""
    for row in ROW.finditer(docstring):
        group = row["group"] or group
        groups.setdefault(group, set()).update(row["modules"].split(", "))
    return groups


@pytest.mark.parametrize("folder", MAPPED)
def test_the_map_of_a_package_names_every_module(folder: str) -> None:
    named = set(re.findall(r"\w+", docstring_of(PACKAGE / folder)))
    assert modules_in(PACKAGE / folder) - named == set()


def test_the_map_of_the_server_names_its_packages_and_modules() -> None:
    named = set(re.findall(r"\w+", docstring_of(PACKAGE / "server")))
    assert {*SERVER, *modules_in(PACKAGE / "server")} - named == set()


@pytest.mark.parametrize("name", CORE)
def test_the_packages_of_the_core_list_every_module_once(name: str) -> None:
    listed = LISTED.findall(docstring_of(PACKAGE / "core" / name))
    modules = [module for row in listed for module in row.split(", ")]
    assert sorted(modules) == sorted(modules_in(PACKAGE / "core" / name))


def test_the_map_of_the_kernel_names_all_kernel_files_of_the_core() -> None:
    folder = PACKAGE / "core/kernel"
    assert read_map(docstring_of(folder))["Kernel"] == kernel_in(folder)
    assert {path.parent for path in (PACKAGE / "core").rglob("*.py") if is_kernel(path)} == {folder}


@pytest.mark.parametrize("game", GAMES)
def test_the_maps_of_a_game_name_every_module_once_and_all_kernel_files(game: str) -> None:
    folder = PACKAGE / "games" / game
    shared, own = read_map(docstring_of(PACKAGE / "games")), read_map(docstring_of(folder))
    common, special = set().union(*shared.values()), set().union(*own.values())
    assert common & special == set()
    assert special <= modules_in(folder) <= common | special
    kernel = shared["Kernel"] | own.get("Kernel", set())
    assert kernel & modules_in(folder) == kernel_in(folder)


# --- Which way imports go ---------------------------------------------------------------------------


def claims_order(folder: Path) -> bool:
    return "Imports go from the lower lines to the upper ones" in docstring_of(folder)


ORDERED = [
    str(path.parent.relative_to(PACKAGE))
    for path in PACKAGE.rglob("__init__.py")
    if claims_order(path.parent)
]


def read_lines(folder: Path) -> dict[str, int]:
    """Return the line of each name in the map of a package that says which way imports go."""
    rows = docstring_of(folder).partition("Imports go from")[2].split("\n\n", 1)[1]
    lines = enumerate(LISTED.findall(rows))
    return {name: number for number, listed in lines for name in listed.split(", ")}


def imports_at_the_top(path: Path) -> set[str]:
    """Return the full names of what a module imports, except inside functions and for type checkers only."""
    found = set[str]()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def test_the_packages_that_say_which_way_imports_go_are_found() -> None:
    assert sorted(ORDERED) == ["bots", "core"]
    assert read_lines(PACKAGE / "bots")["kinds"] == 0 < read_lines(PACKAGE / "bots")["network"]


@pytest.mark.parametrize("name", ORDERED)
def test_imports_go_the_way_that_a_map_says(name: str) -> None:
    folder = PACKAGE / name
    lines, prefix = read_lines(folder), f"ludoteca.{name.replace('/', '.')}."
    wrong = []
    for path in folder.rglob("*.py"):
        ours = path.relative_to(folder).parts[0].removesuffix(".py")
        targets = [target for target in imports_at_the_top(path) if target.startswith(prefix)]
        for theirs in {target.removeprefix(prefix).split(".")[0] for target in targets} & lines.keys():
            if ours in lines and lines[theirs] > lines[ours]:
                wrong.append(f"{ours} imports {theirs}, which is listed below it")
    assert wrong == []
