"""All codes of the project, found in the modules that define them, with facts to try them with."""

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteca.core.texts.fluent import LANGUAGES
from ludoteca.core.texts.sentences import Code, Codes, FactValue, GameCodes, Sentence, join_sentences

SOURCE = Path(__file__).parents[2] / "src"
MODULES = sorted(
    ".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in SOURCE.rglob("faults.py")
)
BASES = (Codes, GameCodes)


def list_classes() -> list[type[Codes]]:
    """Return every class of codes."""
    found = [value for module in MODULES for value in vars(import_module(module)).values()]
    return [one for one in found if isinstance(one, type) and issubclass(one, Codes) and one not in BASES]


CLASSES = list_classes()
CODES = [code for codes in CLASSES for code in vars(codes).values() if isinstance(code, Code)]
BY_NAME = {str(code): code for code in CODES}


def make_sentence(code: Code, value: FactValue) -> Sentence:
    """Return a sentence of a code whose facts all have one value."""
    return code(**dict.fromkeys(code.facts, value))


def read_sentences(told: Mapping[str, Any], language: str) -> str:
    """Return what a refusal of a server says to a reader of a language."""
    sentences = [BY_NAME[said["code"]](**said["facts"]) for said in told["sentences"]]
    return join_sentences(sentences, language)


def check_refusal(told: Mapping[str, Any]) -> None:
    """Check that a refusal of a server has codes and facts that are sentences in every language."""
    assert told["sentences"]
    assert told["message"] == read_sentences(told, "en")
    assert len({read_sentences(told, language) for language in LANGUAGES}) == len(LANGUAGES)


# --- Where codes are used -------------------------------------------------------------------------


def list_uses() -> Iterator[tuple[str, str, str, set[str] | None]]:
    """Yield the place, the class, the name and the facts of every use of a code in the sources.

    The facts are None where a code is named without being called.
    """
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        called = {id(node.func): node for node in ast.walk(tree) if isinstance(node, ast.Call)}
        given = {id(node.args[0]): node for node in called.values() if node.args}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr.isupper():
                call = called.get(id(node)) or refusal_of(given.get(id(node)))
                facts = None if call is None else {str(keyword.arg) for keyword in call.keywords}
                place = f"{path.relative_to(SOURCE)}:{node.lineno}"
                yield place, node.value.id, node.attr, facts and facts - {"retry_after"}


def refusal_of(call: ast.Call | None) -> ast.Call | None:
    """Return the call that raises a refusal, whose first argument is a code."""
    is_refusal = call is not None and isinstance(call.func, ast.Name) and call.func.id == "Refusal"
    return call if is_refusal else None
