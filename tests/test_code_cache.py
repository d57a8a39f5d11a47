"""The code cache: the same sources share their compiled code, and other sources never get it."""

import importlib.util
import os
import types
from pathlib import Path

from ludoteca.core import compiling

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
            compiled = compiling.compile_function(module.multiply, is_entry=True, keeps=True)
        assert compiled(21) == 42
        hits.append(sum(compiled.stats.cache_hits.values()))
    assert hits == [0, 1]


def test_another_number_makes_another_stamp(tmp_path: Path) -> None:
    module = load(tmp_path / "here" / "doubling.py", 2)
    before = stamp(module)
    module.__dict__["IMPORTED"] = 7  # as a number that is defined in a file of which there is no digest
    imported = stamp(module)
    assert len({before, imported, stamp(load(tmp_path / "there" / "doubling.py", 3))}) == 3
