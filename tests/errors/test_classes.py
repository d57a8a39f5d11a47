"""Classes of errors: ``core/texts/errors.py`` draws all of them, and each has a reason on the wire."""

import ast
import re
from pathlib import Path

import pytest

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


def test_a_wrong_value_is_a_value_error_too() -> None:
    """A caller who knows Python only can catch them; ``LudotecaError`` catches them like all others."""
    also = {
        name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, ValueError)
    }
    described = re.search(r"are also a ValueError: ([^.]*)\.", str(errors.__doc__))
    assert described is not None
    assert also == set(re.findall(r"[A-Z]\w+", described[1]))
    with pytest.raises(ValueError, match="2 to 4 seats") as refused:
        ludoteca.game("alpaca").start(seats=9)
    assert isinstance(refused.value, ludoteca.LudotecaError)


def test_every_public_error_has_a_reason_that_clients_know() -> None:
    public = {
        value
        for name in ludoteca.__all__
        if isinstance(value := getattr(ludoteca, name), type) and issubclass(value, ludoteca.LudotecaError)
    }
    assert REASONS.keys() == public
    assert len(set(REASONS.values())) == len(REASONS)
