"""Study: what a game provides for statistics of many matches.

A game's ``study.py`` reads final states, thousands at a time, as arrays of the state's layout.  A game
without one can be studied too, by seats, bots, scores and lengths alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.core.edition import Edition


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
    """How to read final states.  The arrays have an axis of matches, then one of seats."""

    items: Callable[[Edition], tuple[Item, ...]]
    counts: Callable[[Any], Any]  # how many of each item
    measures: tuple[str, ...]  # names of numbers; the message ``feature-<name>`` says what each counts
    measure: Callable[[Any, Edition], Any]  # their values, as whole numbers
    reasons: Callable[[Any], Any]  # of each game, the word that ``Definition.reason`` gives
