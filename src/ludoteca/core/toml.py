"""TOML from strangers: its size and shape are checked before it is parsed.

``tomllib`` keeps every prefix of a dotted key, so one long key takes quadratic time and memory; deeply
nested brackets exhaust its stack.  No edition needs either.
"""

import re
import tomllib
from typing import Any

MOST_CHARACTERS = 64_000  # three times our largest edition
MOST_PARTS = 8  # of one dotted key
DEEPEST = 8  # levels of nested brackets
TEXTS = re.compile(
    r'"""(?:\\.|[^\\])*?""""{0,2}|' r"'''.*?''''{0,2}|"
    r'"(?:\\.|[^"\\\n])*+"|' r"'[^'\n]*+'|#[^\n]*+|(?P<endless>[\"'])",
    re.DOTALL,
)  # fmt: skip
MARKS = re.compile(r"[.,=\[\]{}\n]")


def loads(text: str) -> dict[str, Any]:
    """Parse a TOML text; TOMLDecodeError if it is not TOML, or too large or nested too deeply."""
    check(text)
    return tomllib.loads(text)


def check(text: str) -> None:
    """Refuse a text that would take much time or memory to parse.  Takes linear time itself."""
    if len(text) > MOST_CHARACTERS:
        raise tomllib.TOMLDecodeError(f"it has {len(text)} characters; the most is {MOST_CHARACTERS}")
    line, depth, parts = 1, 0, 1
    for mark in MARKS.finditer(TEXTS.sub(_keep_line_breaks, text)):
        parts = parts + 1 if mark[0] == "." else 1
        if mark[0] == "\n":
            line += 1
        elif mark[0] in "[{":
            depth += 1
        elif mark[0] in "]}":
            depth -= 1
        if parts > MOST_PARTS:
            raise tomllib.TOMLDecodeError(f"line {line}: a key has more than {MOST_PARTS} parts")
        if depth > DEEPEST:
            raise tomllib.TOMLDecodeError(f"line {line}: more than {DEEPEST} brackets within brackets")


def _keep_line_breaks(found: re.Match[str]) -> str:
    """The line breaks of a string or comment, without its content."""
    if found["endless"]:
        line = found.string.count("\n", 0, found.start()) + 1
        raise tomllib.TOMLDecodeError(f"line {line}: a string has no end")
    return "\n" * found[0].count("\n")
