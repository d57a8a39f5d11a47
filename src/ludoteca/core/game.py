"""Game: what a game brings, bound to an edition, ready for matches and for machines."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ludoteca.core import binding, compiling, edition
from ludoteca.core.edition import EditionSource
from ludoteca.core.errors import BadOption, suggestion
from ludoteca.core.events import EventKind, seat_names, tell_journal
from ludoteca.core.luck import RecordedLuck, SeededLuck, pick_from_source
from ludoteca.core.rules import Rules
from ludoteca.core.structs import NONE
from ludoteca.core.study import Study
from ludoteca.core.words import Words

if TYPE_CHECKING:
    from ludoteca.core.match import Match


@dataclass(frozen=True)
class Definition:
    """What a game's folder brings to the table."""

    name: str
    version: int  # bumped whenever any legal game would differ
    seats: range
    folder: Path
    kernel: tuple[ModuleType, ...]
    State: type
    checks: edition.Checks
    options: Callable[..., Any]  # keywords of a start, checked, as a record
    words: Callable[[edition.Edition], Words]
    event_kinds: tuple[EventKind, ...]
    parts: tuple[str, ...]
    ties: tuple[str, ...]
    reason: Callable[[Any], str]
    # Iterations, softness and dullness of the bots easy, medium and hard: each beats the one below it well.
    levels: tuple[tuple[int, float, float], ...] = ((12, 1.0, 0.1), (60, 0.5, 0.0), (300, 0.0, 0.0))
    study: Study | None = None  # what a seat has at the end, for studies of many games


class Game:
    """A game with its figures."""

    def __init__(self, definition: Definition, edition_source: EditionSource | None = None) -> None:
        self.definition = definition
        self.edition = edition.read_edition(definition.name, definition.checks, edition_source)
        self.words = definition.words(self.edition)

    def __repr__(self) -> str:
        return f"<{self.name}, edition {self.edition.name!r}>"

    @property
    def name(self) -> str:
        return self.definition.name

    # --- Matches ----------------------------------------------------------------------------------

    def start(self, seats: int = 2, seed: int | None = None, **options: Any) -> "Match":
        """A new match.  Luck comes from the operating system, or from a seed, then always the same."""
        match, record = self.prepared(seats, seed, options)
        return match.set_up(record)

    def restart(
        self, seats: int, options: Mapping[str, Any], draws: Sequence[str], seed: int | None = None
    ) -> "Match":
        """A match set up once more, with the luck it had then."""
        match, record = self.prepared(seats, seed, options)
        return match.set_up(record, RecordedLuck(draws, self.words.domains))

    def prepared(self, seats: int, seed: int | None, options: Mapping[str, Any]) -> tuple["Match", Any]:
        """A match before its set-up, and its checked options."""
        from ludoteca.core.match import Match

        if type(seats) is not int or seats not in self.definition.seats:
            allowed = f"{self.definition.seats.start} to {self.definition.seats.stop - 1}"
            raise BadOption(f"{self.name} is for {allowed} seats, not {seats!r}")
        known = list(signature(self.definition.options).parameters)[2:]
        for option in options:
            if option not in known:
                raise BadOption(f"{self.name} has no option {option!r}; {suggestion(option, known)}")
        record = self.definition.options(self.edition, seats, **options)
        seed = None if seed is None else check_seed(seed)
        return Match(self, seed, {"seats": seats, "options": deepcopy(dict(options))}), record

    def position(self, position: Mapping[str, Any], seed: int | None = None) -> "Match":
        """A match that starts from a position."""
        from ludoteca.core.match import Match

        state = self.words.read_position(self.rules, position)
        origin = {"seats": state.seats, "position": self.words.write_position(state)}
        match = Match(self, None if seed is None else check_seed(seed), origin)
        return match.placed(state)

    # --- Rules ------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Rules:
        """The interpreted rules, which all matches share; events go to the journal that listens."""
        return self.bind(tell=tell_journal)

    def bind(self, **hooks: Callable[..., Any]) -> Rules:
        """The interpreted rules with hooks of the caller's own."""
        return binding.bind(self.definition.kernel, self.edition.figures, {"pick": pick_from_source, **hooks})

    @cached_property
    def compiled(self) -> Rules:
        """The rules as machine code; made on first use, then kept on disk."""
        return compiling.compile_rules(self.name, self.definition.kernel, self.edition.figures)

    @cached_property
    def actions(self) -> int:
        return int(self.rules.ACTIONS)

    @cached_property
    def features(self) -> int:
        """How many numbers an observation has."""
        return int(self.rules.FEATURES)

    def redeal(self, state: Any, seat: int, seed: int) -> Any:
        """A copy of the state in which all that the seat does not know is dealt anew (NONE: a spectator)."""
        from ludoteca.core.structs import copy_struct

        imagined = copy_struct(state)
        self.rules.redeal(imagined, seat, SeededLuck(seed, NONE))
        return imagined


def check_first(first: Any, seats: int) -> int:
    """The option ``first``: the number of the seat that begins."""
    names = seat_names(seats)
    if first not in names:
        raise BadOption(f"first={first!r}: the first player is one of {', '.join(names)}")
    return names.index(first)


def check_seed(seed: int) -> int:
    if type(seed) is not int or not 0 <= seed < 2**63:
        raise BadOption(f"a seed is a whole number from 0 to 2^63 - 1, not {seed!r}")
    return seed
