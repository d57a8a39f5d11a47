"""What guides use is on an API page, the pages hide nothing that is public, and errors are where they say."""

import ast
import builtins
import doctest
import importlib
import inspect
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import pytest

import ludoteca

ROOT = Path(__file__).parents[2]
API = sorted((ROOT / "docs/api").glob("*.md"))
GUIDES = [
    ROOT / "README.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/examples").glob("*.py")),
]
OBJECT = re.compile(r"^::: (ludoteca[\w.]*)\n((?: +.*\n)*)", re.MULTILINE)
MEMBERS = re.compile(r"members: \[(.*)\]")
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)


def find(path: str) -> Any:
    """Return a module, or something in one, by its path."""
    try:
        return importlib.import_module(path)
    except ImportError:
        module, _, name = path.rpartition(".")
        return getattr(find(module), name)


@cache
def promised() -> dict[str, Any]:
    """Return everything that ``ludoteca`` offers and the API pages describe, by its path."""
    found = {f"ludoteca.{name}": getattr(ludoteca, name) for name in ludoteca.__all__}
    for page in API:
        for path, options in OBJECT.findall(page.read_text(encoding="utf-8") + "\n"):
            found[path] = owner = find(path)
            if inspect.ismodule(owner):
                listed = MEMBERS.search(options)
                names = listed[1].split(", ") if listed else public_names(owner)
                found |= {f"{path}.{name}": getattr(owner, name) for name in names}
    return found


def public_names(module: ModuleType) -> list[str]:
    """Return the names that a module exports, or defines itself, and that are not private."""
    own = module.__name__
    if hasattr(module, "__all__"):
        return list(module.__all__)
    return [
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and not inspect.ismodule(value)
        and getattr(value, "__module__", own) == own
    ]


def source_of(guide: Path) -> str:
    """Return the Python of a guide."""
    text = guide.read_text(encoding="utf-8")
    if guide.suffix == ".py":
        return text
    parser = doctest.DocTestParser()
    blocks = BLOCK.findall(text)
    return "\n".join(
        "".join(example.source for example in parser.get_examples(block)) if ">>> " in block else block
        for block in blocks
    )


def imported(source: str) -> Iterator[str]:
    """Yield the path of everything of Ludoteca that a program imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] == "ludoteca":
            yield from (f"{node.module}.{name.name}" for name in node.names)
        elif isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name.startswith("ludoteca."))


def test_what_guides_import_is_promised() -> None:
    used = {path: guide.name for guide in GUIDES for path in imported(source_of(guide))}
    assert len(used) > 10
    objects = [id(value) for value in promised().values()]
    assert {path: guide for path, guide in used.items() if id(find(path)) not in objects} == {}
    assert id(find("ludoteca.core.matches.perft.perft")) not in objects


def returned(path: str, value: Any) -> Iterator[tuple[str, Any]]:
    """Yield what a function, the methods of a class and its fields give, by their paths."""
    if inspect.isclass(value):
        yield from ((f"{path}.{name}", given) for name, given in inspect.get_annotations(value).items())
        members = {name: getattr(member, "fget", member) for name, member in vars(value).items()}
        members = {name: getattr(member, "func", member) for name, member in members.items()}
    else:
        members = {"": value}
    for name, member in members.items():
        if not name.startswith("_") and inspect.isfunction(inspect.unwrap(member)):
            yield f"{path}.{name}", inspect.get_annotations(inspect.unwrap(member)).get("return")


def own_classes(annotation: Any) -> Iterator[type]:
    """Yield the classes of Ludoteca in an annotation."""
    yield from (known for argument in get_args(annotation) for known in own_classes(argument))
    if inspect.isclass(annotation) and annotation.__module__.partition(".")[0] == "ludoteca":
        yield annotation


def test_what_promised_functions_return_is_described() -> None:
    described = [id(value) for value in promised().values()]
    missing = {
        where: known.__qualname__
        for path, value in promised().items()
        for where, annotation in returned(path, value)
        for known in own_classes(annotation)
        if id(known) not in described
    }
    assert missing == {}


def test_api_pages_hide_nothing_but_private_names() -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in API)
    assert "filters" not in text
    assert 'filters: ["!^_"]' in (ROOT / "mkdocs.yml").read_text(encoding="utf-8")


def documented() -> Iterator[tuple[str, str]]:
    """Yield the path and the docstring of everything promised, with the members of classes."""
    for path, value in promised().items():
        yield path, inspect.getdoc(value) or ""
        if inspect.isclass(value):
            for name, member in vars(value).items():
                if not name.startswith("_"):
                    yield f"{path}.{name}", inspect.getdoc(member) or ""


def raised(docstring: str) -> list[str]:
    section = docstring.partition("Raises:\n")[2].partition("\n\n")[0]
    return re.findall(r"^    (\w+): ", section, re.MULTILINE)


def test_what_is_raised_is_public() -> None:
    errors = {path: raised(docstring) for path, docstring in documented()}
    named = {name for names in errors.values() for name in names}
    assert {"BadOption", "BadPosition", "BadRecord", "IllegalMove", "IllegalUndo", "InvalidMove"} < named
    described = {path.rpartition(".")[2] for path in errors}  # such as ``batch.gpu.NoGpu``
    assert named <= {*ludoteca.__all__, *described, *vars(builtins)}


@pytest.mark.parametrize(
    "name",
    [
        "Match.play",
        "Match.undo",
        "Match.view",
        "Match.knowledge",
        "Game.start",
        "Game.position",
        "replay",
        "game",
    ],
)
def test_what_people_call_first_says_what_it_raises(name: str) -> None:
    assert raised(dict(documented())[f"ludoteca.{name}"])
