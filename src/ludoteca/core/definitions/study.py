"""Study: what a game provides for statistics of many matches.

A game's ``study.py`` names what a seat can have at the end, and its kernel file ``final_counts.py`` counts
it.  A game without them can be studied too, by seats, bots, scores and lengths alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType

from ludoteca.core.figures.edition import Edition


@dataclass(frozen=True)
class Item:
    """Something that a seat can have at the end: its group, kind and word.

    The message ``study-<group>`` is the group's heading; kind and word are what ``Words.display_name`` takes.
    """

    group: str
    kind: str
    word: str

    @property
    def column(self) -> str:
        """The name of its column."""
        return f"{self.group}_{self.word}".replace("-", "_")


@dataclass(frozen=True)
class Study:
    """What can be counted in a final state, and the kernel file that counts it."""

    items: Callable[[Edition], tuple[Item, ...]]
    measures: tuple[str, ...]  # names of numbers; the message ``measure-<name>`` says what each counts
    kernel: ModuleType  # defines the functions of ``core/kernel/final_counts.py``
