"""Position: read and check a position that somebody wrote.  Errors name the faulty field."""

from collections import Counter
from collections.abc import Sequence
from math import isfinite
from typing import Any

from ludoteca.core.kernel.seats import seat_names
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.texts.errors import BadPosition
from ludoteca.core.texts.faults import Fault, suggestion
from ludoteca.core.texts.sentences import Sentence, show

MOST_COPIES = 127  # of one thing: what eight bits of a state hold


class PositionField:
    """One field of a position, or the whole of it, and the path to it.  Every way of reading it checks it.

    Raises:
        BadPosition: What it holds is not what it is read as.
    """

    def __init__(self, value: Any, where: str = "") -> None:
        self.value = value
        self.where = where

    def bad(self, *problem: Sentence) -> BadPosition:
        return BadPosition(self.where, *problem)

    def check_keys(self, known: Sequence[str]) -> "PositionField":
        """Check that the field is an object with no keys but the known ones, and return it."""
        if not isinstance(self.value, dict):
            raise self.bad(Fault.NOT_AN_OBJECT(keys=known, value=show(self.value)))
        for key in self.value:
            if key not in known:
                raise self.bad(Fault.UNKNOWN_KEY(key=str(key)), suggestion(str(key), known))
        return self

    def check_game(self, game: str) -> None:
        """Check that the position is one of this game, if it says."""
        if self["game"].value not in (None, game):
            raise self["game"].bad(Fault.OTHER_GAME(found=str(self["game"].value), game=game))

    def __getitem__(self, key: str) -> "PositionField":
        return PositionField(self.value.get(key), f"{self.where}.{key}" if self.where else key)

    def items(self, most: int, empty: Sequence[object] = ()) -> list["PositionField"]:
        """Return what a list holds, each as a field; for a missing list what ``empty`` holds."""
        value = empty if self.value is None else self.value
        if not isinstance(value, list | tuple):
            raise self.bad(Fault.NOT_A_LIST(value=show(value)))
        if len(value) > most:
            raise self.bad(Fault.TOO_MANY_ENTRIES(count=len(value), most=most))
        return [PositionField(item, f"{self.where}[{index}]") for index, item in enumerate(value)]

    def integer(self, lowest: int, highest: int, default: int = 0) -> int:
        if self.value is None:
            return default
        if type(self.value) is not int or not lowest <= self.value <= highest:
            raise self.bad(Fault.NOT_A_WHOLE_NUMBER(least=lowest, most=highest, value=show(self.value)))
        return int(self.value)

    def number(self) -> int | float:
        if not is_json_number(self.value):
            raise self.bad(Fault.NOT_A_NUMBER(value=show(self.value)))
        return self.value  # type: ignore[no-any-return]

    def flag(self) -> int:
        if self.value is not None and type(self.value) is not bool:
            raise self.bad(Fault.NOT_A_FLAG(value=show(self.value)))
        return int(bool(self.value))

    def word(self, words: Sequence[str]) -> int:
        """Return the index of a word in a list of known ones."""
        if not isinstance(self.value, str) or self.value not in words:
            raise self.bad(Fault.UNKNOWN_WORD(value=show(self.value)), suggestion(str(self.value), words))
        return words.index(self.value)

    def seat(self, seats: int, default: int = NONE) -> int:
        names = seat_names(seats)
        if self.value is None:
            return default
        if self.value not in names:
            raise self.bad(Fault.NOT_ONE_OF(words=names, value=show(self.value)))
        return names.index(self.value)

    def seats(self, game: str, possible: range) -> int:
        """Return the number of seats of a whole position: as written, or the number of players."""
        least, most = possible.start, possible.stop - 1
        players = None if self["players"].value is None else self["players"].items(most)
        seats = self["seats"].integer(least, most, default=len(players or ()))
        if players is not None and len(players) != seats:
            raise self["players"].bad(Fault.PLAYERS_AND_SEATS(count=len(players), seats=seats))
        if seats not in possible:
            fault = Fault.WRONG_SEATS(game=game, least=least, most=most, seats=str(seats))
            raise self["players"].bad(fault)
        return seats

    def read_list(self, words: Sequence[str], most: int = MOST_COPIES) -> list[int]:
        """Return a list of words as counts."""
        found = Counter(item.word(words) for item in self.items(most))
        return [found[index] for index in range(len(words))]

    def read_amounts(self, words: Sequence[str], most: int = MOST_COPIES) -> list[int]:
        """Return an object from words to amounts as counts; missing words count 0."""
        if self.value is None:
            return [0] * len(words)
        self.check_keys(words)
        return [self[word].integer(0, most) for word in words]


def is_json_number(value: object) -> bool:
    """Whether JSON can write it as a number: neither infinite nor a NumPy number."""
    return type(value) is int or (type(value) is float and isfinite(value))


def write_amounts(counts: Sequence[int], words: Sequence[str]) -> dict[str, int]:
    """Return counts as an object from words to amounts, without zeros."""
    return {word: count for word, count in zip(words, counts, strict=True) if count}


def write_list(counts: Sequence[int], words: Sequence[str]) -> list[str]:
    """Return counts as a list of words, in the order of the words."""
    return [word for word, count in zip(words, counts, strict=False) if count for _ in range(count)]
