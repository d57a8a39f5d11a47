"""Classes of errors: ``core/texts/errors.py`` draws all of them, and each has a reason on the wire."""

import ast
import re
from pathlib import Path

import ludoteca
from ludoteca.core.texts import errors
from ludoteca.server.refusals import REASONS

SOURCE = Path(__file__).parents[2] / "src/ludoteca"


def test_the_tree_draws_every_error() -> None:
    drawn = re.findall(r"[├└]── (\w+)", str(errors.__doc__))
    defined = [
        node.name
        for path in SOURCE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and "LudotecaError" in map(ast.unparse, node.bases)
    ]
    assert sorted(drawn) == sorted(defined)


def test_every_public_error_has_a_reason_that_clients_know() -> None:
    public = {
        value
        for name in ludoteca.__all__
        if isinstance(value := getattr(ludoteca, name), type) and issubclass(value, ludoteca.LudotecaError)
    }
    assert REASONS.keys() == public
    assert len(set(REASONS.values())) == len(REASONS)
