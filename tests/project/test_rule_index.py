"""The help pages have the same paragraphs in every language, and a test proves each of them."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GAMES = sorted({page.parent.name for page in (ROOT / "src/ludoteca/games").glob("*/help.*.md")})
LANGUAGES = ("en", "it", "ru")
START = re.compile(r"^\*\*(?P<number>[A-Z]+(?:-R)?\d+)(?: [^*\n]+)?\*\*", re.MULTILINE)
END = re.compile(r"\n\s*\n|\n(?=\*\*|#)|\Z")

# --- Reading pages ------------------------------------------------------------------------------------


def paragraphs(page: str) -> list[tuple[str, str]]:
    """Return number and text of every paragraph: ``**A12** text`` or ``**A12 Name.** text``."""
    texts = [(start["number"], page[start.end() :]) for start in START.finditer(page)]
    return [(number, " ".join(END.split(text, maxsplit=1)[0].split())) for number, text in texts]


def numbers(page: str) -> list[str]:
    return [number for number, _ in paragraphs(page)]


def page_faults(pages: Mapping[str, str]) -> Iterator[str]:
    """Yield what is wrong with the pages of one game, by language."""
    for language in LANGUAGES:
        if language not in pages:
            yield f"help.{language}.md is missing"
            continue
        found = numbers(pages[language])
        yield from (f"{language}: {number} occurs twice" for number in found if found.count(number) > 1)
        yield from (
            f"{language}: {number} is empty" for number, text in paragraphs(pages[language]) if not text
        )
    expected = numbers(pages.get("en", ""))
    if not expected:
        yield "en: no numbered paragraph"
    for language in LANGUAGES[1:]:
        yield from order_faults(language, expected, numbers(pages.get(language, "")))


def order_faults(language: str, expected: list[str], found: list[str]) -> Iterator[str]:
    if not found:
        return
    yield from (f"{language}: {number} is missing" for number in expected if number not in found)
    yield from (f"{language}: {number} is not in en" for number in found if number not in expected)
    if sorted(found) == sorted(expected) and found != expected:
        yield f"{language}: the paragraphs have another order than in en"


# --- Reading tests ------------------------------------------------------------------------------------


def proofs(source: str) -> Iterator[tuple[str, str]]:
    """Yield test and paragraph of every ``@rule("A12")`` in a file."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            for decorator in node.decorator_list:
                yield from ((node.name, paragraph) for paragraph in named(decorator))


def named(decorator: ast.expr) -> Iterator[str]:
    """Yield the paragraphs that a decorator names; anything but plain text appears as it is written."""
    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).split(".")[-1] == "rule":
        for argument in decorator.args:
            plain = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
            yield ast.literal_eval(argument) if plain else ast.unparse(argument)


def proof_faults(page: str, sources: Mapping[str, str]) -> Iterator[str]:
    """Yield paragraphs that no test names, and tests that name a paragraph that does not exist."""
    found = [(file, test, number) for file, text in sources.items() for test, number in proofs(text)]
    proved = {number for _, _, number in found}
    yield from (f"{number} has no test" for number in numbers(page) if number not in proved)
    for file, test, number in found:
        if number not in numbers(page):
            yield f"{file}: {test} names {number}, which does not exist"


# --- The games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_help_pages_have_the_same_paragraphs(game: str) -> None:
    folder = ROOT / "src/ludoteca/games" / game
    pages = {path.suffixes[0][1:]: path.read_text(encoding="utf-8") for path in folder.glob("help.*.md")}
    assert list(page_faults(pages)) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_proved(game: str) -> None:
    page = (ROOT / "src/ludoteca/games" / game / "help.en.md").read_text(encoding="utf-8")
    files = sorted((ROOT / "tests/games" / game).rglob("test_*.py"))
    sources = {path.name: path.read_text(encoding="utf-8") for path in files}
    assert list(proof_faults(page, sources)) == []


# --- The check itself ---------------------------------------------------------------------------------

PAGE = """# ANTS

A game of **small** steps. **A9** is not a paragraph here.

**A1** Ants walk.

**A2 Queen.** She
does not.

## Rulings

**A-R1** Uphill too.
"""
PROOF = """
@rule("A1", "A-R1")
@pytest.mark.parametrize("step", [1])
def test_ants_walk(step): ...

@pytest.mark.rule("A2")
def test_the_queen_stays(): ...
"""


def test_paragraphs_are_read_with_their_names_and_lines() -> None:
    assert paragraphs(PAGE) == [("A1", "Ants walk."), ("A2", "She does not."), ("A-R1", "Uphill too.")]


def test_paragraphs_need_no_blank_line_between_them() -> None:
    assert paragraphs("**A1** Ants walk.\n**A2**\n## Rulings") == [("A1", "Ants walk."), ("A2", "")]


def test_equal_pages_have_no_fault() -> None:
    assert list(page_faults(dict.fromkeys(LANGUAGES, PAGE))) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("**A-R1** Uphill too.", "", "it: A-R1 is missing"),
        ("**A-R1** Uphill too.", "Uphill too.", "it: A-R1 is missing"),
        ("**A-R1**", "**A-R2**", "it: A-R2 is not in en"),
        ("**A-R1**", "**A1**", "it: A1 occurs twice"),
        ("Ants walk.", "", "it: A1 is empty"),
        ("She\ndoes not.", "", "it: A2 is empty"),
        ("**A1** Ants walk.\n\n**A2 Queen.**", "**A2 Queen.** Ants walk.\n\n**A1**", "another order"),
    ],
)
def test_pages_that_differ_are_found(old: str, new: str, fault: str) -> None:
    pages = {"en": PAGE, "it": PAGE.replace(old, new), "ru": PAGE}
    assert any(fault in found for found in page_faults(pages))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_page_is_found(language: str) -> None:
    pages = {other: PAGE for other in LANGUAGES if other != language}
    assert f"help.{language}.md is missing" in page_faults(pages)


def test_a_page_without_paragraphs_is_found() -> None:
    assert "en: no numbered paragraph" in page_faults(dict.fromkeys(LANGUAGES, "# ANTS"))


def test_proved_paragraphs_have_no_fault() -> None:
    assert list(proof_faults(PAGE, {"test_ants.py": PROOF})) == []


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (', "A-R1"', "", "A-R1 has no test"),
        ('"A2"', '"A3"', "A2 has no test"),
        ('"A2"', '"A3"', "test_ants.py: test_the_queen_stays names A3, which does not exist"),
        ('"A2"', "QUEEN", "test_ants.py: test_the_queen_stays names QUEEN, which does not exist"),
        ("def test_the_queen_stays", "def the_queen_stays", "A2 has no test"),
        ("@pytest.mark.rule", "# @rule", "A2 has no test"),
    ],
)
def test_wrong_proofs_are_found(old: str, new: str, fault: str) -> None:
    assert fault in proof_faults(PAGE, {"test_ants.py": PROOF.replace(old, new)})
