"""Study: what a game offers to those who look at many of its games.

A game's ``study.py`` reads final states, thousands at a time, as arrays of the state's layout.  A game
without one can be studied too, by seats, bots, scores and lengths alone.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.core.edition import Edition


@dataclass(frozen=True)
class Thing:
    """Something that a seat can have at the end: the group it stands in, its kind and its word.

    The message ``study-<group>`` is the group's heading; kind and word are what ``Words.called`` knows.
    """

    group: str
    kind: str
    word: str

    @property
    def column(self) -> str:
        """Its name in tables."""
        return f"{self.group}_{self.word}".replace("-", "_")


@dataclass(frozen=True)
class Study:
    """How final states are read.  The arrays have a first axis of games and a second of all seats."""

    things: Callable[[Edition], tuple[Thing, ...]]
    counts: Callable[[Any], Any]  # how many of each thing
    features: tuple[str, ...]  # the message ``feature-<name>`` says what it is
    measures: Callable[[Any, Edition], Any]  # the features, as whole numbers
    reasons: Callable[[Any], Any]  # of each game, the word that ``Definition.reason`` gives
