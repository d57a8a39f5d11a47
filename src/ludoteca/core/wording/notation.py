"""Notation: moves in words.

A game lists the patterns of its moves, such as ``"join {seat}"``, and the vocabulary of
each slot.  Words outside of them are invalid whatever the position; whether known words
are legal now is for the rules to say.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ludoteca.core.texts.errors import InvalidMove
from ludoteca.core.texts.faults import Fault, suggestion
from ludoteca.core.texts.sentences import Sentence


@dataclass(frozen=True)
class Notation:
    """The patterns of a game's moves and the words that fill their slots."""

    patterns: tuple[str, ...]
    vocabulary: Mapping[str, Sequence[str]]

    @property
    def example(self) -> str:
        """A move of the game: the first words of the first pattern."""
        words = self.patterns[0].split()
        return " ".join(self.vocabulary.get(word.strip("{}"), (word,))[0] for word in words)

    def check(self, move: object) -> str:
        """Return the words of a move with single spaces.

        Raises:
            InvalidMove: They fit no pattern.
        """
        if not isinstance(move, str):
            raise InvalidMove(str(move), Fault.MOVE_NOT_TEXT(example=self.example))
        self.pattern_of(move)
        return " ".join(move.split())

    def pattern_of(self, move: str) -> str:
        """Return the pattern that a move fits.

        Raises:
            InvalidMove: It fits none.
        """
        words = move.split()
        for pattern in self.patterns:
            if self._fits(words, pattern.split()):
                return pattern
        raise InvalidMove(move, *self._problem(words))

    def _fits(self, words: Sequence[str], pattern: Sequence[str]) -> bool:
        return len(words) == len(pattern) and self._first_misfit(words, pattern) is None

    def _first_misfit(self, words: Sequence[str], pattern: Sequence[str]) -> int | None:
        for index, (word, slot) in enumerate(zip(words, pattern, strict=False)):
            if word not in self.vocabulary.get(slot.strip("{}"), (slot,)):
                return index
        return None

    def _problem(self, words: Sequence[str]) -> tuple[Sentence, ...]:
        verbs = sorted({pattern.split()[0] for pattern in self.patterns})
        if not words:
            return (Fault.MOVE_EMPTY(words=verbs),)
        patterns = [pattern for pattern in self.patterns if pattern.split()[0] == words[0]]
        if not patterns:
            return Fault.NO_SUCH_VERB(word=words[0]), suggestion(words[0], verbs)
        for pattern in patterns:
            slots = pattern.split()
            index = self._first_misfit(words, slots)
            if index is not None and slots[index].startswith("{"):
                known = list(self.vocabulary[slots[index].strip("{}")])
                unfit = Fault.WORD_UNFIT(word=words[index], pattern=pattern)
                return unfit, suggestion(words[index], known)
        return (Fault.WRITE_MOVE_AS(patterns=" / ".join(patterns)),)
