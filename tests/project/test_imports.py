"""Imports go one way, from the layers above to those below: see ``LAYERS``."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludoteca.server

SOURCE = Path(__file__).parents[2] / "src"

LAYERS = (
    {"core"},
    {"games"},
    {"archive"},
    {"ludoteca"},  # the package itself: what `import ludoteca` offers
    {"bots", "batch"},
    {"study", "bench", "gyms", "server", "wasm", "train"},
    {"offline"},
    {"cli", "__main__"},
)
RANK = {name: rank for rank, names in enumerate(LAYERS) for name in names}
CORE_LAYERS = (  # within ludoteca.core
    {"versions", "files"},
    {"texts"},
    {"values"},
    {"figures", "extras"},
    {"kernel"},
    {"compiler"},
    {"wording"},
    {"definitions"},
    {"matches"},
)
SERVER_LAYERS = (  # within ludoteca.server
    {"faults"},
    {"settings", "metrics"},
    {"causes", "process_log"},
    {"refusals", "messages"},
    {"periodic_jobs", "local_network"},
    {"limits"},
    {"storage"},
    {"cluster"},
    {"games"},
    {"people"},
    {"tables"},
    {"bots", "push"},
    {"maintenance", "operator_tasks"},
    {"services", "administration"},
    {"api"},
    {"app"},
    {"process"},
)
INNER_RANK = {
    whole: {name: rank for rank, names in enumerate(layers) for name in names}
    for whole, layers in (("core", CORE_LAYERS), ("server", SERVER_LAYERS))
}
MIGRATIONS = "ludoteca.server.storage.migrations"  # they may need any code to convert old rows
HINTS = ("ludoteca.core.matches.match", "ludoteca.bots.coach")  # by name, when a match is asked for a hint
GENERAL = LAYERS[4] | LAYERS[5]
FOR_SERVER = (
    "ludoteca.core.matches.match",
    "ludoteca.core.kernel.events",
    "ludoteca.core.texts.faults",
    "ludoteca.core.texts.sentences",
    "ludoteca.core.extras",
    "ludoteca.core.versions",
    "ludoteca.core.compiler.deletable_code",
)


def part(module: str) -> str:
    """Return the part of the project that a module belongs to: ``bots`` for ``ludoteca.bots.greedy``."""
    return [*module.split("."), "ludoteca"][1]


def game(module: str) -> str:
    """Return ``alpaca`` for ``ludoteca.games.alpaca.rules``, nothing outside the folder of a game."""
    return [*module.split("."), ""][2] if part(module) == "games" else ""


def inner_part(module: str) -> str:
    """Return ``tables`` for ``ludoteca.server.tables.seating``, nothing outside the core and the server."""
    return [*module.split("."), ""][2] if part(module) in INNER_RANK else ""


def is_above(theirs: str, ours: str) -> bool:
    """Whether a module lies in a higher layer of the same part than another one."""
    if part(theirs) != part(ours) or not inner_part(theirs) or not inner_part(ours):
        return False
    rank = INNER_RANK[part(ours)]
    return rank[inner_part(theirs)] > rank[inner_part(ours)] and not ours.startswith(MIGRATIONS)


def complaint(module: str, target: str) -> str:
    """Return why one module must not import another, or nothing."""
    if RANK[part(target)] > RANK[part(module)]:
        return f"{part(module)} lies below {part(target)}"
    if game(module) and part(target) == "games" and game(target) != game(module):
        return "a game must not import another game or the registry"
    if part(module) in GENERAL and game(target):
        return "code for every game must use the registry, ludoteca.games"
    if part(module) == "server" and part(target) == "core" and target not in FOR_SERVER:
        return f"the server imports only {', '.join(FOR_SERVER)} from the core"
    if is_above(target, module):
        return f"{part(module)}.{inner_part(module)} lies below {part(target)}.{inner_part(target)}"
    return ""


def test_the_architecture_page_and_the_server_name_the_layers_of_the_server() -> None:
    lines = re.findall(r"^(?:\w+)? +((?:\w+, )*\w+) {2,}\w", ludoteca.server.__doc__ or "", re.MULTILINE)
    assert [set(line.split(", ")) for line in lines] == list(SERVER_LAYERS)
    page = (SOURCE.parent / "docs/architecture.md").read_text(encoding="utf-8")
    named = page.partition("its own layers, lowest first: ")[2].partition(".\n")[0]
    assert [set(layer.replace("`", "").split(", ")) for layer in named.split("; ")] == list(SERVER_LAYERS)
    allowed = page.partition("Of the core, the server imports only ")[2].partition(". ")[0]
    assert re.findall(r"`(\S+)`", allowed) == [name.removeprefix("ludoteca.") for name in FOR_SERVER]


def test_the_architecture_page_and_the_core_name_the_layers_of_the_core() -> None:
    page = (SOURCE.parent / "docs/architecture.md").read_text(encoding="utf-8")
    chain = page.partition("The core has its own layers too: `")[2].partition("`")[0]
    assert [set(layer.split(", ")) for layer in chain.split(" <- ")] == list(CORE_LAYERS)
    docstring = (SOURCE / "ludoteca/core/__init__.py").read_text(encoding="utf-8")
    packages = re.findall(r"^(\w+) {2,}", docstring, re.MULTILINE)
    folders = {path.parent.name for path in (SOURCE / "ludoteca/core").glob("*/__init__.py")}
    assert packages == [name for layer in CORE_LAYERS for name in layer if name in folders]


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_pages_show_which_way_imports_go(page: str) -> None:
    text = (SOURCE.parent / page).read_text(encoding="utf-8")
    chains = re.findall(r"`(core <- [^`]*)`", text)
    assert len(chains) == 1
    shown = [set(layer.split(", ")) for layer in chains[0].split(" <- ")]
    assert shown == [layer - {"__main__"} for layer in LAYERS]


# --- Reading imports ----------------------------------------------------------------------------------


def name_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


FILES = {name_of(path): path for path in sorted(SOURCE.rglob("*.py"))}


def parent(node: ast.ImportFrom, package: str) -> str:
    """Return the module after ``from``, with leading dots resolved."""
    if not node.level:
        return node.module or ""
    above = package.split(".")[: len(package.split(".")) - node.level + 1]
    return ".".join([*above, *filter(None, [node.module])])


def imports(source: str, package: str, modules: set[str]) -> Iterator[tuple[int, str]]:
    """Yield the line and the module of everything in this project that a source file imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = parent(node, package)
            names = [f"{origin}.{alias.name}" for alias in node.names]
            targets = [name if name in modules else origin for name in names]
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            targets = [str(one.value) for one in node.args[:1] if isinstance(one, ast.Constant)]
        else:
            continue
        for target in targets:
            if target.split(".")[0] == "ludoteca":
                yield node.lineno, target


def complaints(source: str, module: str, modules: set[str], *, is_package: bool = False) -> list[str]:
    package = module if is_package else module.rpartition(".")[0]
    return [
        f"{module}:{line}: imports {target}: {why}"
        for line, target in imports(source, package, modules)
        if (module, target) != HINTS and (why := complaint(module, target))
    ]


# --- The project --------------------------------------------------------------------------------------


def test_every_module_has_its_layer() -> None:
    assert {part(module) for module in FILES} <= RANK.keys()
    for whole, rank in INNER_RANK.items():
        assert {inner_part(module) for module in FILES if part(module) == whole} - {""} == rank.keys()


@pytest.mark.parametrize("module", FILES)
def test_imports_go_one_way(module: str) -> None:
    path = FILES[module]
    source = path.read_text(encoding="utf-8")
    assert complaints(source, module, set(FILES), is_package=path.name == "__init__.py") == []


KNOWS = re.compile(r"^\| `(\w+)` \|.*\| ([^|]+) \|$", re.MULTILINE)
OTHER_WORDS = {"games by name": "games", "the API": "ludoteca"}
IN_OTHER_WORDS = {"core", "cli", "web"}  # rows that say no game, or all of these


def test_the_architecture_page_says_what_each_part_knows() -> None:
    page = (SOURCE.parent / "docs/architecture.md").read_text(encoding="utf-8")
    table = page.partition("## The parts")[2].partition("\n## ")[0]
    said = {
        name: {OTHER_WORDS.get(word, word) for word in words.split(", ")}
        for name, words in KNOWS.findall(table)
        if name not in IN_OTHER_WORDS
    }
    found: dict[str, set[str]] = {name: set() for name in said}
    for module, path in FILES.items():
        package = module if path.name == "__init__.py" else module.rpartition(".")[0]
        for _, target in imports(path.read_text(encoding="utf-8"), package, set(FILES)):
            if part(module) in found and part(target) != part(module):
                found[part(module)].add(part(target))
    assert len(said) > 10
    assert found == said


# --- The check itself ---------------------------------------------------------------------------------

MADE_UP = {
    "ludoteca.core.matches.match",
    "ludoteca.core.matches.record",
    "ludoteca.core.kernel.structs",
    "ludoteca.games.ants",
    "ludoteca.games.ants.rules",
    "ludoteca.games.bees",
    "ludoteca.bots.greedy",
    "ludoteca.cli",
}

WRONG = [
    ("ludoteca.core.matches.match", "from ludoteca.games import game", "core lies below games"),
    ("ludoteca.core.matches.match", "import ludoteca.games.ants.rules", "core lies below games"),
    ("ludoteca.core.matches.match", "from ...games.ants import rules", "core lies below games"),
    ("ludoteca.core.matches.match", "import ludoteca", "core lies below ludoteca"),
    ("ludoteca.core.matches.match", "def late():\n    from ludoteca import cli", "core lies below cli"),
    ("ludoteca.core.matches.match", "import_module('ludoteca.bots.greedy')", "core lies below bots"),
    ("ludoteca.core.kernel.structs", "from ludoteca.core.matches import match", "core.kernel lies below"),
    ("ludoteca.core.kernel.structs", "from ..matches.match import Match", "core.kernel lies below"),
    ("ludoteca.games.ants.rules", "from ludoteca.bots.greedy import best", "games lies below bots"),
    ("ludoteca.games.ants.rules", "from ludoteca.games.bees import rules", "must not import another game"),
    ("ludoteca.games.ants.rules", "from ludoteca.games import bees", "must not import another game"),
    ("ludoteca.games.ants.rules", "from .. import bees", "must not import another game"),
    ("ludoteca.games.ants.rules", "from ludoteca.games import game", "or the registry"),
    ("ludoteca.games", "from ludoteca.study import arena", "games lies below study"),
    ("ludoteca", "from ludoteca.bots import greedy", "ludoteca lies below bots"),
    ("ludoteca.bots.greedy", "from ludoteca.games.ants.rules import play", "must use the registry"),
    ("ludoteca.study.arena", "from ludoteca.games import ants", "must use the registry"),
    ("ludoteca.gyms.pettingzoo", "import ludoteca.games.ants", "must use the registry"),
    ("ludoteca.server.tables", "from ludoteca.core.kernel.structs import pack", "only ludoteca.core.ma"),
    ("ludoteca.server.tables", "from ludoteca.core.matches import record", "only ludoteca.core.ma"),
    ("ludoteca.server.tables", "from ludoteca.games import ants", "must use the registry"),
    ("ludoteca.server.tables.chat", "from ludoteca.server.api import tables", "server.tables lies below"),
    ("ludoteca.server.storage.store", "import ludoteca.server.people.names", "server.storage lies below"),
    ("ludoteca.bots.greedy", "from ludoteca.cli import main", "bots lies below cli"),
]

RIGHT = [
    ("ludoteca.core.matches.match", "from . import record\nimport numpy as np\nfrom typing import Any"),
    ("ludoteca.core.matches.match", "from ludoteca.core import versions\nfrom ..kernel import structs"),
    ("ludoteca.games.ants.rules", "from ludoteca.core.kernel.structs import pack\nfrom .state import State"),
    ("ludoteca.games.ants.rules", "from ludoteca.games.ants import rules\nfrom . import state"),
    ("ludoteca.games", "from ludoteca.core.matches import match\nfrom ludoteca.games import ants"),
    ("ludoteca", "from ludoteca.core.matches.match import Match\nfrom ludoteca.games import game"),
    ("ludoteca.study.arena", "from ludoteca.bots import greedy\nimport ludoteca.games"),
    ("ludoteca.server.tables", "from ludoteca.core.matches import match"),
    ("ludoteca.server.tables", "from ludoteca.core.matches.match import Match"),
    ("ludoteca.server.api.tables", "from ludoteca.server.tables import seating"),
    ("ludoteca.server.storage.migrations.versions.0004", "import ludoteca.server.people.names"),
    ("ludoteca.cli", "from ludoteca.server import app\nfrom ludoteca.core.matches import record"),
]


@pytest.mark.parametrize(("module", "source", "why"), WRONG)
def test_the_check_finds_a_wrong_import(module: str, source: str, why: str) -> None:
    (found,) = complaints(source, module, MADE_UP, is_package=module in {"ludoteca", "ludoteca.games"})
    assert why in found


@pytest.mark.parametrize(("module", "source"), RIGHT)
def test_the_check_allows_a_right_import(module: str, source: str) -> None:
    assert complaints(source, module, MADE_UP, is_package=module in {"ludoteca", "ludoteca.games"}) == []


def test_relative_imports_start_from_their_package() -> None:
    found = imports("from . import rules\nfrom .. import bees", "ludoteca.games.ants", MADE_UP)
    assert list(found) == [(1, "ludoteca.games.ants.rules"), (2, "ludoteca.games.bees")]
