"""Everything that can go wrong, in one tree.

    LudotecaError
    ├── UnknownGame        no game of that name
    ├── UnknownRules       no such version of a game's rules
    ├── BadOption          a match cannot be started like this
    ├── InvalidMove        not words we know
    ├── IllegalMove        words we know, but not now
    ├── IllegalUndo        nothing that may be taken back
    ├── BadPosition        a position that cannot be         (where)
    ├── BadRecord          a record that cannot be replayed  (line)
    ├── LuckMismatch       draws that do not fit the rules
    ├── BadEdition         an edition that cannot be used    (file, key)
    └── MissingExtra       packages that are not installed (also an ImportError)

A message says what was wrong, where, and what would be right.
"""

from collections.abc import Sequence
from difflib import get_close_matches

MOST_LISTED = 12  # words in a message


class LudotecaError(Exception):
    """Anything Ludoteca refuses."""


class UnknownGame(LudotecaError):
    """No game of that name."""


class UnknownRules(LudotecaError):
    """A version of a game's rules that this program does not have."""

    def __init__(self, game: str, version: int, known: Sequence[int]) -> None:
        versions = ", ".join(str(one) for one in known)
        super().__init__(f"rules {version} of {game} are not known to this program; it knows {versions}")


class BadOption(LudotecaError):
    """A match cannot be started like this."""


class InvalidMove(LudotecaError):
    """The text of a move holds words that no move of the game has."""

    def __init__(self, move: str, problem: str) -> None:
        super().__init__(f"{move!r} is not a move: {problem}")
        self.move = move


class IllegalMove(LudotecaError):
    """The words are known, but the rules do not allow the move now."""

    def __init__(self, move: str, legal: Sequence[str]) -> None:
        allowed = f"legal now: {join_words(legal)}" if legal else "the match is over"
        super().__init__(f"{move!r} is not legal now; {allowed}")
        self.move = move
        self.legal = tuple(legal)


class IllegalUndo(LudotecaError):
    """The last move revealed something, passed the turn on, or does not exist."""


class BadPosition(LudotecaError):
    """A position that cannot be set up; ``where`` is the path to the faulty entry."""

    def __init__(self, where: str, problem: str) -> None:
        super().__init__(f"position, {where}: {problem}" if where else f"position: {problem}")
        self.where = where


class BadRecord(LudotecaError):
    """A record that cannot be replayed; ``line`` counts from 1."""

    def __init__(self, line: int, problem: str) -> None:
        super().__init__(f"record, line {line}: {problem}")
        self.line = line


class LuckMismatch(LudotecaError):
    """Recorded draws that do not fit what the rules pick."""


class BadEdition(LudotecaError):
    """An edition that cannot be used."""

    def __init__(self, file: str, key: str, problem: str) -> None:
        super().__init__(f"{file}, {key}: {problem}" if key else f"{file}: {problem}")
        self.file = file
        self.key = key


class MissingExtra(LudotecaError, ImportError):
    """What is asked for needs packages that are not installed."""

    def __init__(self, what: str, extra: str) -> None:
        super().__init__(f"{what} needs more packages: pip install 'ludoteca[{extra}]'")


def join_words(words: Sequence[str]) -> str:
    """The first dozen words of a list, and how many more there are."""
    more = len(words) - MOST_LISTED
    return ", ".join(words[:MOST_LISTED]) + (f" and {more} more" if more > 0 else "")


def suggestion(word: str, known: Sequence[str]) -> str:
    """What was probably meant, as the end of a message."""
    close = get_close_matches(word, known, n=1)
    return f"did you mean {close[0]!r}?" if close else f"known: {join_words(known)}"
