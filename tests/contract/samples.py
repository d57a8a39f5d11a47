"""What the contract needs to know about a game.

Every game has three modules in its tests folder: ``twin_samples`` with ``TWIN``, ``position_samples`` with
``POSITIONS`` and ``edition_samples`` with ``EDITIONS``; and ``commentary_samples`` with ``COMMENTARY`` if its
views have obstacles or effects, and ``study_samples`` with ``STUDY`` if it has a ``study.py``.
"""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Protocol

from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from tests.support.random_matches import Weight

Position = dict[str, Any]
Figures = dict[str, Any]
# How many of each item a seat has, by group, and its measures.
FinalCounts = tuple[Mapping[str, Counter[str]], Mapping[str, int]]
Luck = Callable[[dict[str, int]], str]


class Naive(Protocol):
    """A second, simple implementation of the rules that works on written positions."""

    def full(self, position: Position) -> Position:
        """Return the position with everything that was left out."""

    def legal(self, position: Position) -> list[str]:
        """Return the legal moves, sorted."""

    def play(self, position: Position, move: str, luck: Luck) -> Position:
        """Return the position after a move; ``luck`` chooses from cards with their numbers."""

    def outcome(self, position: Position) -> dict[str, Any] | None:
        """Return reason, scores, parts and winners, or None while the match goes on."""

    def perft(self, position: Position, depth: int) -> int:
        """Count the move paths of this length; every draw counts as a path of its own."""


@dataclass(frozen=True)
class Walk:
    """A match to play with random moves, at most ``most`` of them."""

    start: Callable[[], Match]
    seed: int
    most: int = 10_000
    weight: Weight | None = None  # instead of the game's own


@dataclass(frozen=True)
class TwinSamples:
    """How the rules are compared with their naive twin."""

    naive: Naive
    counts: Mapping[str, tuple[Position, tuple[int, ...]]]  # positions with their perft counts
    phase: Callable[[Position], Any]  # what a position asks for
    phases: Set[Any]  # that the counted positions have
    weight: Weight  # moves that advance the match weigh more
    kind: Callable[[Position, str], str]  # of a move, as finely as the rules distinguish
    walks: Sequence[Walk]
    required: Mapping[str, int]  # kinds of moves, "event ..." and "over: ..." that all walks together meet
    has_one_move_turns: bool = False  # then hardly any move can be undone


@dataclass(frozen=True)
class PositionSamples:
    """Positions and moves that somebody may write."""

    positions: st.SearchStrategy[Position]  # they look right, but some are impossible
    read: tuple[int, int]  # of 150 of them, at least how many can be read, and how many cannot
    words: Sequence[str]  # of positions
    moves: st.SearchStrategy[Any]  # most of them are illegal or no moves at all
    bad: Sequence[tuple[str, Position]]  # where the error is, and what is added to a position of two seats
    doubtful: Mapping[str, Position] = field(default_factory=dict)  # each is refused or can be played
    # What a position does not hold, mostly who has seen what: fields of the state, and of views.
    lost_fields: Set[str] = frozenset()
    lost_view_fields: Set[str] = frozenset()


@dataclass(frozen=True)
class Renaming:
    """New names for the components of a game."""

    words: frozenset[str]
    suffix: str
    sections: tuple[str, ...]  # of the edition file that have to be written again
    own: Figures

    def rename(self, word: str) -> str:
        return word + self.suffix if word in self.words else word

    def translate(self, entry: Any) -> Any:
        """Return moves, positions or figures with the new names."""
        if isinstance(entry, dict):
            return {self.rename(key): self.translate(value) for key, value in entry.items()}
        if isinstance(entry, list | tuple):
            return [self.translate(value) for value in entry]
        return " ".join(map(self.rename, entry.split(" "))) if isinstance(entry, str) else entry

    @property
    def figures(self) -> Figures:
        return {name: self.translate(self.own[name]) for name in self.sections}


@dataclass(frozen=True)
class EditionSamples:
    """Editions that somebody may write."""

    wrong: Sequence[tuple[str | Figures, str, str]]  # figures, the key that the error names, part of its text
    extreme: Figures  # the box just allows it
    spoiled: Sequence[str]  # sections in which random entries are replaced
    words: Sequence[str]  # what they are replaced with, besides numbers
    accepted: tuple[int, int]  # of 100 spoiled editions, at least how many are played, and how many refused
    renaming: Renaming | None = None
    named: Sequence[str] = ()  # sections whose names are words of moves
    single: Sequence[tuple[str, Figures]] = ()  # a section under new names, and all figures that it needs


@dataclass(frozen=True)
class CommentarySamples:
    """How to check what views say of moves and of what cannot be done."""

    usable: Callable[[dict[str, Any]], Set[str]]  # components of a view that a player might want to use now
    # By code: plays the move, and asserts that the effect comes true.
    effects: Mapping[str, Callable[[Match, str, dict[str, Any]], None]] = field(default_factory=dict)
    # By code: asserts that the obstacle is true in a view; what it says is about this component.
    obstacles: Mapping[str, Callable[[dict[str, Any], str, dict[str, Any]], None]] = field(
        default_factory=dict
    )
    rare: Set[str] = frozenset()  # codes that random matches hardly ever meet; the game tests them itself
    unused: Mapping[str, Callable[[str], bool]] = field(
        default_factory=dict
    )  # by word: the moves it stands for


@dataclass(frozen=True)
class StudySamples:
    """How to count again what a study counts."""

    count_had: Callable[[Position, int, Figures], FinalCounts]  # of a seat, from a position and the edition


def twin_samples(name: str) -> TwinSamples:
    samples: TwinSamples = _module(name, "twin_samples").TWIN
    return samples


def position_samples(name: str) -> PositionSamples:
    samples: PositionSamples = _module(name, "position_samples").POSITIONS
    return samples


def edition_samples(name: str) -> EditionSamples:
    samples: EditionSamples = _module(name, "edition_samples").EDITIONS
    return samples


def commentary_samples(name: str) -> CommentarySamples:
    samples: CommentarySamples = _module(name, "commentary_samples").COMMENTARY
    return samples


def study_samples(name: str) -> StudySamples:
    samples: StudySamples = _module(name, "study_samples").STUDY
    return samples


def _module(name: str, module: str) -> Any:
    return import_module(f"tests.games.{ludoteca.game(name).definition.folder.name}.{module}")


# --- Making samples ---------------------------------------------------------------------------------


def scatter(cards: list[str], places: int, chooser: random.Random) -> list[list[str]]:
    """Put cards in random order in random places."""
    chooser.shuffle(cards)
    parts: list[list[str]] = [[] for _ in range(places)]
    for card in cards:
        parts[chooser.randrange(places)].append(card)
    return parts


def change_component(edition: Figures, entry: str, figure: str, value: Any) -> Figures:
    """Return an edition with one figure of a component changed, or without it (None)."""
    section, _, name = entry.partition(".")
    figures = edition[section][name] | {figure: value}
    kept = {key: figures[key] for key in figures if figures[key] is not None}
    return edition | {section: edition[section] | {name: kept}}
