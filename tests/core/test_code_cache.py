"""The code cache: the same sources share their compiled code, and other sources never get it."""

import importlib.util
import os
import subprocess
import sys
import types
from pathlib import Path
from typing import NamedTuple

from ludoteca.core.compiler import compiling

SOURCE = "FACTOR = {factor}\n\n\ndef multiply(number):\n    return number * FACTOR\n"


def load(file: Path, factor: int) -> types.ModuleType:
    file.parent.mkdir()
    file.write_text(SOURCE.format(factor=factor), encoding="utf-8")
    spec = importlib.util.spec_from_file_location("doubling", file)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def stamp(module: types.ModuleType) -> str:
    return compiling.fingerprint([module], {}, "1.0")


def test_a_copy_of_the_sources_uses_code_that_is_there(tmp_path: Path) -> None:
    modules = [load(tmp_path / name / "doubling.py", 2) for name in ("here", "there")]
    os.utime(tmp_path / "there" / "doubling.py", (1, 1))
    assert stamp(modules[0]) == stamp(modules[1])
    hits = []
    for module in modules:
        with compiling.caching_in(tmp_path / stamp(module)):
            compiled = compiling.compile_function(module.multiply, "doubling", is_entry=True, keeps=True)
        assert compiled(21) == 42
        hits.append(sum(compiled.stats.cache_hits.values()))
    assert hits == [0, 1]


def test_another_number_makes_another_stamp(tmp_path: Path) -> None:
    module = load(tmp_path / "here" / "doubling.py", 2)
    before = stamp(module)
    module.__dict__["IMPORTED"] = 7  # as a number that is defined in a file of which there is no digest
    imported = stamp(module)
    assert len({before, imported, stamp(load(tmp_path / "there" / "doubling.py", 3))}) == 3


class Buffers(NamedTuple):
    """A workspace, as a module imports it from another file."""

    legal: list[int]
    weights: list[int]


class SwappedBuffers(NamedTuple):
    """The same with its fields in another order."""

    weights: list[int]
    legal: list[int]


def test_another_order_of_buffers_makes_another_stamp(tmp_path: Path) -> None:
    module = load(tmp_path / "here" / "doubling.py", 2)
    before = stamp(module)
    module.__dict__["Workspace"] = Buffers
    imported = stamp(module)
    module.__dict__["Workspace"] = SwappedBuffers
    assert len({before, imported, stamp(module)}) == 3


# Compiles functions for each factor, or takes them from the disk, and calls them.  As rules are bound, all
# have the same names in the same module.
SOURCE_OF_TWO = """
def grow(number):  # it calls itself twice, so that no compiler makes a part of its caller of it
    if number < 2:
        return FACTOR
    return grow(number - 1) + grow(number - 2)


def multiply(number):
    return grow(number)
"""
MULTIPLY = """
import sys
import types
from pathlib import Path
from ludoteca.core.compiler import compiling

codes = [one for one in compile(sys.argv[2], "twice.py", "exec").co_consts if isinstance(one, types.CodeType)]
for factor in sys.argv[3:]:
    folder = Path(sys.argv[1]) / factor
    namespace = {"__name__": compiling.__name__, "FACTOR": int(factor)}
    with compiling.caching_in(folder):
        for code in codes:
            function = types.FunctionType(code, namespace, code.co_name)
            is_entry = code.co_name == "multiply"
            compiled = compiling.compile_function(function, folder.name, is_entry, keeps=True)
            namespace[code.co_name] = compiled
    print(compiled(21), sum(compiled.stats.cache_hits.values()))
"""


def multiply(folder: Path, *factors: int) -> list[str]:
    """Run it in a new process and return products, and whether they were computed by code from the disk."""
    command = [sys.executable, "-c", MULTIPLY, str(folder), SOURCE_OF_TWO, *map(str, factors)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def test_code_of_two_editions_from_the_disk_does_not_mix(tmp_path: Path) -> None:
    """Each process counts its functions, so code that two of them compiled can have the same symbols."""
    assert multiply(tmp_path, 2) == ["35422 0"]
    assert multiply(tmp_path, 3) == ["53133 0"]
    assert multiply(tmp_path, 2, 3) == ["35422 1", "53133 1"]
