"""Docstrings of functions begin with a verb: they say what a function does, not only what it returns."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src/ludoteca"
# A docstring of a function may begin with these; add a verb, and nothing else, when you need a new one.
VERBS = set(
    "Accept Add Allocate Allow Analyse Answer Apply Ask Ban Begin Bind Bring Build Buy Cache Call "
    "Cancel Catch Chain Change Check Choose Click Close Collect Commit Compare Compile Complete "
    "Compute Connect Copy Count Deal Decode Decrypt Delete Deliver Describe Discard Disconnect Do "
    "Draw Drop Empty Encode Encrypt End Estimate Exchange Explain Fill Find Fix Follow Forbid Forget "
    "Free Freeze Gather Generate Get Give Go Hand Handle Hash Hide Hold Import Improve Insert "
    "Install Iterate Join Judge Keep Kill Lay Leave Let Limit List Load Log Look Make Mark Measure "
    "Meet Migrate Mix Move Name Note Open Overlay Parse Pass Pay Pick Place Play Prepare Press Print "
    "Put Raise Rank Read Receive Redeal Refill Refuse Register Release Reload Remember Remind Remove "
    "Rename Renew Reopen Replace Replay Report Reset Return Revoke Round Run Say Search Seat Seed Select "
    "Send Serve Set Show Shuffle Shut Sign Sit Skip Sort Split Stand Start Step Stop Store Sum Take "
    "Tell Train Try Turn Undo Upload Use Wait Wake Walk Whether Write Yield".split()
)
ROUTES = {"get", "post", "put", "patch", "delete", "act", "command"}
VALUES = ("property", "fixture", "composite")  # decorators of what is named and described like a value
PARTS = sorted(path.name for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").exists())
TESTS = sorted(path.name for path in (ROOT / "tests").iterdir() if any(path.glob("**/*.py")))


def first_words(source: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the first word of every function's docstring; those of tests may be anything."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not is_value(node):
            described = ast.get_docstring(node)
            if described and not node.name.startswith("test_"):
                yield node.lineno, described.split()[0]


def is_value(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether it is a property or a fixture, or a route, whose docstring stands in the OpenAPI document."""
    decorators = [ast.unparse(decorator).partition("(")[0] for decorator in function.decorator_list]
    return any(value in name for value in VALUES for name in decorators) or any(
        name in ROUTES for name in decorators
    )


def find_nouns(paths: Iterable[Path]) -> list[str]:
    """Return the functions of some files whose docstrings do not begin with a verb."""
    return [
        f"{path.relative_to(ROOT)}:{line}: {word} ..."
        for path in sorted(paths)
        for line, word in first_words(path.read_text(encoding="utf-8"))
        if word.rstrip(",.:;") not in VERBS
    ]


@pytest.mark.parametrize("part", PARTS)
def test_docstrings_begin_with_a_verb(part: str) -> None:
    assert find_nouns((SOURCE / part).rglob("*.py")) == []


@pytest.mark.parametrize("part", TESTS)
def test_docstrings_of_helpers_in_tests_begin_with_a_verb(part: str) -> None:
    assert find_nouns((ROOT / "tests" / part).rglob("*.py")) == []


def test_docstrings_of_scripts_begin_with_a_verb() -> None:
    paths = [*(ROOT / "tests").glob("*.py"), *(ROOT / "bench").glob("*.py"), *(ROOT / "scripts").glob("*")]
    assert find_nouns(path for path in paths if is_python(path)) == []


def is_python(path: Path) -> bool:
    """Whether a file is a program in Python; some of ours have names without an ending."""
    return path.suffix == ".py" or (path.is_file() and b"python" in path.read_bytes().partition(b"\n")[0])


def test_nouns_are_found_and_properties_may_have_them() -> None:
    noun = 'def legal():\n    """The legal actions."""\n'
    verb = 'def legal():\n    """Return the legal actions."""\n'
    assert [word for _, word in first_words(noun)] == ["The"]
    assert [word for _, word in first_words(verb)] == ["Return"]
    assert list(first_words(f"@property\n{noun}")) == []
    assert list(first_words(f"@pytest.fixture(scope='module')\n{noun}")) == []
    assert list(first_words(noun.replace("legal", "test_legal"))) == []


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
    """The documentation site does not find errors that are told in a sentence."""
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
