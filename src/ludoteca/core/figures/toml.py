"""Untrusted TOML: its size and shape are checked before it is parsed.

``tomllib`` keeps every prefix of a dotted key, so one long key takes quadratic time and memory; deeply
nested brackets exhaust its stack.  No edition needs either.
"""

import re
import tomllib

from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import Sentence
from ludoteca.core.values.data import Json

MOST_CHARACTERS = 64_000  # three times our largest edition
MOST_PARTS = 8  # of one dotted key
DEEPEST = 8  # levels of nested brackets
MOST_DIGITS = 100  # of one number
# Strings and comments.  A string without an end fits one of the named groups, so it is searched only once.
TEXTS = re.compile(
    r'"""(?:\\.|[^\\"]|"(?!""))*+(?:"{3,5}|(?P<endless_text>))|'
    r"'''(?:[^']|'(?!''))*+(?:'{3,5}|(?P<endless_literal>))|"
    r'"(?:\\.|[^"\\\n])*+"|' r"'[^'\n]*+'|#[^\n]*+|(?P<endless>[\"'])",
    re.DOTALL,
)  # fmt: skip
LONG_NUMBER = re.compile(rf"[0-9_]{{{MOST_DIGITS + 1}}}")
PUNCTUATION = re.compile(r"[.,=\[\]{}\n]")


class NotToml(Exception):
    """A text that is not TOML, or too large or nested too deeply."""

    def __init__(self, fault: Sentence) -> None:
        super().__init__(fault)
        self.fault = fault


def loads(text: str) -> Json:
    """Parse a TOML text.

    Raises:
        NotToml: It cannot be parsed.
    """
    check(text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        detail, _, position = str(error).rpartition(" (at ")
        lines = text.split("\n")
        end = (len(lines), len(lines[-1]) + 1)  # there tomllib gives no numbers
        line, column = re.findall(r"\d+", position) or end
        raise NotToml(Fault.NOT_TOML(line=int(line), column=int(column), detail=detail)) from None


def check(text: str) -> None:
    """Refuse a text that would take much time or memory to parse.  Takes linear time itself.

    Raises:
        NotToml: It would.
    """
    if len(text) > MOST_CHARACTERS:
        raise NotToml(Fault.TOML_TOO_LONG(count=len(text), most=MOST_CHARACTERS))
    line, depth, parts = 1, 0, 1
    structure = TEXTS.sub(_keep_line_breaks, text)
    if long := LONG_NUMBER.search(structure):
        line = structure.count("\n", 0, long.start()) + 1
        raise NotToml(Fault.TOML_LONG_NUMBER(line=line, most=MOST_DIGITS))
    for mark in PUNCTUATION.finditer(structure):
        parts = parts + 1 if mark[0] == "." else 1
        if mark[0] == "\n":
            line += 1
        elif mark[0] in "[{":
            depth += 1
        elif mark[0] in "]}":
            depth -= 1
        if parts > MOST_PARTS:
            raise NotToml(Fault.TOML_LONG_KEY(line=line, most=MOST_PARTS))
        if depth > DEEPEST:
            raise NotToml(Fault.TOML_DEEP(line=line, most=DEEPEST))


def _keep_line_breaks(found: re.Match[str]) -> str:
    """Return the line breaks of a string or comment, without its content."""
    if found.lastgroup:
        line = found.string.count("\n", 0, found.start()) + 1
        raise NotToml(Fault.TOML_ENDLESS(line=line))
    return "\n" * found[0].count("\n")
