"""Options of a match, described so that pages and the command line ask for them without knowing the game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from ludoteca.core.figures.edition import Edition

OptionKind = Literal["flag", "seat", "numbers", "words"]


@dataclass(frozen=True)
class WordChoice:
    """Words of which some are chosen."""

    count: int  # how many
    words: tuple[str, ...]


@dataclass(frozen=True)
class OptionField:
    """How to ask for one option of a game's ``options`` function.  Its text is ``option-<name>.label``.

    A ``flag`` is yes or no, a ``seat`` is one of the seats, ``numbers`` are one for each seat, and ``words``
    are chosen from the choices of the edition, ``count`` from each.
    """

    name: str
    kind: OptionKind
    seats: tuple[int, ...] = ()  # with how many seats there is this option; empty for any number
    names: str = ""  # what the words are names of, such as "card"
    choices: Callable[[Edition], Sequence[WordChoice]] = lambda edition: ()


FIRST = OptionField("first", "seat")
