"""Docstrings of functions begin with a verb: they say what a function does, not only what it returns."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src/ludoteca"
# A docstring of a function may begin with these; add a verb, and nothing else, when you need a new one.
VERBS = set(
    "Accept Add Allocate Allow Analyse Answer Apply Ask Ban Begin Bind Bring Build Cache Call Change "
    "Check Choose Close Collect Commit Compare Compile Compute Connect Copy Count Deal Delete Describe "
    "Discard Disconnect Do Draw Drop Empty Encode Encrypt End Estimate Exchange Explain Fill Find Fix "
    "Follow Forbid Forget Free Gather Generate Get Give Go Handle Hash Hide Hold Import Improve Insert "
    "Iterate Join Keep Lay Leave Let Limit List Load Log Look Make Mark Measure Meet Migrate Mix Move "
    "Name Note Open Overlay Parse Pass Pay Pick Place Play Prepare Print Put Raise Rank Read Redeal "
    "Refill Refuse Register Remember Remind Remove Rename Renew Reopen Replace Replay Report Reset Return "
    "Revoke Round Run Say Search Seed Select Send Serve Set Show Shuffle Sign Sit Skip Sort Split Start "
    "Step Stop Store Sum Take Tell Train Try Turn Undo Use Wait Wake Walk Whether Write Yield".split()
)
ROUTES = {"get", "post", "put", "patch", "delete"}
PARTS = sorted(path.name for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").exists())


def first_words(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the first word of every function's docstring."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_value(node):
            described = ast.get_docstring(node)
            if described:
                yield node.lineno, described.split()[0]


def is_value(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it is a property, or a route, whose docstring describes it in the OpenAPI document."""
    decorators = [ast.unparse(decorator).partition("(")[0] for decorator in function.decorator_list]
    return any("property" in name or name in ROUTES for name in decorators)


@pytest.mark.parametrize("part", PARTS)
def test_docstrings_begin_with_a_verb(part: str) -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}: {word} ..."
        for path in sorted((SOURCE / part).rglob("*.py"))
        for line, word in first_words(path.read_text(encoding="utf-8"))
        if word.rstrip(",.") not in VERBS
    ]
    assert found == []


def test_nouns_are_found_and_properties_may_have_them() -> None:
    noun = 'def legal():\n    """The legal actions."""\n'
    verb = 'def legal():\n    """Return the legal actions."""\n'
    assert [word for _, word in first_words(noun)] == ["The"]
    assert [word for _, word in first_words(verb)] == ["Return"]
    assert list(first_words(f"@property\n{noun}")) == []


# --- Errors ---------------------------------------------------------------------------------------

IN_PROSE = re.compile(
    r"\b(?:[A-Z]\w*Error|Bad[A-Z]\w+|Illegal[A-Z]\w+|InvalidMove|LuckMismatch|Unknown[A-Z]\w+|Refusal|Conflict)"
    r"(?:,[^.:]*)? (?:if|when|where)\b"
)


def told_in_prose(source: str) -> list[int]:
    """Return the lines of functions that say in a sentence what they raise."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and IN_PROSE.search(ast.get_docstring(node) or "")
    ]


@pytest.mark.parametrize("part", PARTS)
def test_errors_stand_under_raises(part: str) -> None:
    """There the documentation site finds them."""
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted((SOURCE / part).rglob("*.py"))
        for line in told_in_prose(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_an_error_in_a_sentence_is_found() -> None:
    for said in (
        "Conflict if a name is taken.",
        "Raise Refusal if it is none.",
        "Conflict, and nothing written, if",
    ):
        assert told_in_prose(f'def ask():\n    """Return it.  {said}"""\n') == [1]
    assert (
        told_in_prose('def ask():\n    """Return it.\n\n    Raises:\n        Conflict: If taken.\n    """\n')
        == []
    )
