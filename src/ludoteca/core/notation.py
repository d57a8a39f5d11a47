"""Notation: moves in words.

A game lists the patterns of its moves, such as ``"join {seat}"``, and the vocabulary of
each slot.  Words outside of them are invalid whatever the position; whether known words
are legal now is for the rules to say.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludoteca.core.errors import InvalidMove, join_words, suggestion


@dataclass(frozen=True)
class Notation:
    """The patterns of a game's moves and the words that fill their slots."""

    patterns: tuple[str, ...]
    vocabulary: Mapping[str, Sequence[str]]

    def check(self, move: object) -> str:
        """The words of a move with single spaces; InvalidMove if they fit no pattern."""
        if not isinstance(move, str):
            raise InvalidMove(repr(move), "a move is a text such as " + repr(self.patterns[0]))
        self.pattern_of(move)
        return " ".join(move.split())

    def pattern_of(self, move: str) -> str:
        """The pattern that a move fits."""
        words = move.split()
        for pattern in self.patterns:
            if self._fits(words, pattern.split()):
                return pattern
        raise InvalidMove(move, self._problem(words))

    def _fits(self, words: Sequence[str], pattern: Sequence[str]) -> bool:
        return len(words) == len(pattern) and self._first_misfit(words, pattern) is None

    def _first_misfit(self, words: Sequence[str], pattern: Sequence[str]) -> int | None:
        for place, (word, slot) in enumerate(zip(words, pattern, strict=False)):
            if word not in self.vocabulary.get(slot.strip("{}"), (slot,)):
                return place
        return None

    def _problem(self, words: Sequence[str]) -> str:
        verbs = sorted({pattern.split()[0] for pattern in self.patterns})
        if not words:
            return f"it is empty; a move begins with {join_words(verbs)}"
        patterns = [pattern for pattern in self.patterns if pattern.split()[0] == words[0]]
        if not patterns:
            return f"no move begins with {words[0]!r}; {suggestion(words[0], verbs)}"
        for pattern in patterns:
            slots = pattern.split()
            place = self._first_misfit(words, slots)
            if place is not None and slots[place].startswith("{"):
                slot = slots[place].strip("{}")
                return (
                    f"{words[place]!r} is no {slot}; {suggestion(words[place], list(self.vocabulary[slot]))}"
                )
        return f"write it as {' or '.join(repr(pattern) for pattern in patterns)}"
