"""Game: the rules of a game with the figures of an edition."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from functools import cached_property
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

from ludoteca.core import binding, compiling, edition
from ludoteca.core.edition import EditionSource
from ludoteca.core.errors import BadOption, BadPosition
from ludoteca.core.events import EventKind, tell_journal
from ludoteca.core.faults import Fault, suggestion
from ludoteca.core.kernel import GameState, Options
from ludoteca.core.luck import LuckSource, RecordedLuck, SeededLuck, pick_from_source
from ludoteca.core.options import OptionField
from ludoteca.core.rules import Rules
from ludoteca.core.seats import seat_names
from ludoteca.core.sentences import Sentence, show
from ludoteca.core.structs import NONE, copy_struct
from ludoteca.core.study import Study
from ludoteca.core.words import Words

if TYPE_CHECKING:
    from ludoteca.core.match import Match


class LevelSettings(NamedTuple):
    """What a bot of one level does."""

    iterations: int  # of its search
    temperature: float  # how much it varies its moves: 0 is always the most visited one
    heuristic_share: float = 0.0  # of its moves, played by the heuristic without a search


class ChampionSettings(NamedTuple):
    """Where a search with the game's network was measured to be stronger than one without, and its budget."""

    seats: tuple[int, ...] = ()  # the numbers of seats with which people can choose it
    iterations: int | None = None  # of its search; None: as much time as the best bot has
    plays_out: bool = False  # whether greedy playouts judge positions; otherwise the network does that too


NO_CHAMPION = ChampionSettings()
DEFAULT_LEVELS = (LevelSettings(12, 1.0, 0.1), LevelSettings(60, 0.5), LevelSettings(300, 0.0))


@dataclass(frozen=True)
class Definition:
    """What a game's folder defines.  ``State`` is the game's own struct; its states are of type Any here."""

    name: str
    version: int  # raised whenever any legal game would differ
    seats: range
    folder: Path
    kernel: tuple[ModuleType, ...]
    State: type
    edition_module: edition.EditionModule
    options: Callable[..., Options]  # checks the keywords of a start and returns them as a struct
    words: Callable[[edition.Edition], Words]
    event_kinds: tuple[EventKind, ...]
    parts: tuple[str, ...]  # the lines of the score pad
    ties: tuple[str, ...]  # what decides between equal scores, most important first
    reason: Callable[[Any], str]  # why a match ended
    option_fields: tuple[OptionField, ...] = ()  # how to ask for each option
    minutes: tuple[int, int] | None = None  # how long a match takes, at least and at most
    levels: tuple[LevelSettings, LevelSettings, LevelSettings] = DEFAULT_LEVELS  # easy, medium and hard
    champion: ChampionSettings = NO_CHAMPION  # the level above the best one
    gentle_lead: int = 0  # tenths of a point: with a greater lead the gentle bot plays at random
    study: Study | None = None  # what a seat has at the end, for studies of many matches


class Game:
    """The rules of a game with the figures of an edition."""

    def __init__(self, definition: Definition, edition_source: EditionSource | None = None) -> None:
        self.definition = definition
        self.edition = edition.read_edition(definition.name, definition.edition_module, edition_source)
        self.has_own_edition = edition_source is None  # the figures and words that come with the game
        self.words = definition.words(self.edition)

    def __repr__(self) -> str:
        return f"<{self.name}, edition {self.edition.name!r}>"

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def score_constants(self) -> dict[str, int]:
        """The constants that code compiled with the rules needs to read scores."""
        return {"SCORE_PARTS": len(self.definition.parts), "TIE_BREAKS": len(self.definition.ties)}

    # --- Matches ----------------------------------------------------------------------------------

    def start(self, seats: int = 2, seed: int | None = None, **options: Any) -> "Match":
        """Start a match.

        Luck comes from the operating system.  With a seed it comes from a generator instead, and is the same
        every time.
        """
        return self.start_with(seats, options, seed)

    def start_with(
        self, seats: int, options: Mapping[str, Any], seed: int | None = None, luck: LuckSource | None = None
    ) -> "Match":
        """Start a match whose setup draws from ``luck``."""
        from ludoteca.core.match import Match, StartInfo

        checked = self.check_options(seats, options)
        check_seed(seed)
        start_info = StartInfo(seats=seats, options=deepcopy(dict(options)))
        return Match._deal(self, seed, start_info, checked, luck)

    def restart(
        self, seats: int, options: Mapping[str, Any], draws: Sequence[str], seed: int | None = None
    ) -> "Match":
        """Start a match with the draws that its setup had before."""
        return self.start_with(seats, options, seed, RecordedLuck(draws, self.words.domains))

    def start_from(self, position: Mapping[str, Any], seed: int | None = None) -> "Match":
        """Start a match from a position, as ``Match.position`` writes it.

        Nobody has seen more than what lies open: a position does not hold what somebody saw before.
        """
        from ludoteca.core.match import Match, StartInfo

        check_seed(seed)
        state = self.words.read_position(self.rules, position)
        start_info = StartInfo(seats=state.seats, position=self.words.write_position(state))
        match = Match(self, seed, start_info, state)
        if not match.over and not match.moves:
            raise BadPosition("", Fault.NO_LEGAL_MOVE())
        return match

    def position(self, position: Mapping[str, Any], seed: int | None = None) -> "Match":
        """Start a match from a position, as ``start_from`` does.

        ``match.position()`` writes a position, and ``game.position(...)`` reads it: both ways have one name.
        """
        return self.start_from(position, seed)

    def check_options(self, seats: int, options: Mapping[str, Any]) -> Options:
        """Check the options of a start; return them as the game's own struct."""
        if type(seats) is not int or seats not in self.definition.seats:
            raise BadOption(seats_fault(self.definition, seats))
        for option in options:
            if option not in self.option_names:
                fault = Fault.NO_SUCH_OPTION(game=self.name, option=option)
                raise BadOption(fault, suggestion(option, self.option_names))
        return self.definition.options(self.edition, seats, **options)

    @property
    def option_names(self) -> list[str]:
        """The options of ``start`` that this game has besides seats and seed."""
        return list(signature(self.definition.options).parameters)[2:]

    # --- Rules ------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Rules:
        """The interpreted rules.  All matches share them; events go to the journal of the current match."""
        return self.bind(tell=tell_journal)

    @cached_property
    def seeded_rules(self) -> Rules:
        """The interpreted rules for bots: luck comes from a generator, and events go nowhere."""
        return binding.bind(self.definition.kernel, self.edition.figures, {})

    def bind(self, **hooks: Callable[..., Any]) -> Rules:
        """Bind the interpreted rules with other hooks (``binding``)."""
        return binding.bind(self.definition.kernel, self.edition.figures, {"pick": pick_from_source, **hooks})

    @cached_property
    def compiled(self) -> Rules:
        """The rules as machine code.  The first use compiles them; later ones load them from disk."""
        return compiling.compile_rules(self.name, self.definition.kernel, self.edition.figures)

    @property
    def actions(self) -> int:
        """How many actions the game has, legal now or not."""
        return self.rules.ACTIONS

    @property
    def features(self) -> int:
        """How many numbers an observation has."""
        return self.rules.FEATURES

    @property
    def layout(self) -> tuple[tuple[str, int], ...]:
        """The parts of an observation, in order: name and length."""
        return self.rules.LAYOUT

    def redeal(self, state: GameState, seat: int, seed: int) -> GameState:
        """Return a copy of the state; what the seat (NONE: a spectator) does not know is dealt again."""
        imagined = copy_struct(state)
        self.rules.redeal(imagined, seat, SeededLuck(seed, NONE))
        return imagined


def seats_fault(definition: Definition, seats: Any) -> Sentence:
    """Return the fault that a game cannot have this many seats."""
    least, most = definition.seats.start, definition.seats.stop - 1
    return Fault.WRONG_SEATS(game=definition.name, least=least, most=most, seats=show(seats))


def check_first(first: Any, seats: int) -> int:
    """Return the option ``first`` as the number of the seat that begins."""
    names = seat_names(seats)
    if first not in names:
        raise BadOption(Fault.WRONG_FIRST(value=show(first), seats=names))
    return names.index(first)


def check_seed(seed: int | None) -> None:
    if seed is not None and (type(seed) is not int or not 0 <= seed < 2**63):
        raise BadOption(Fault.WRONG_SEED(value=show(seed)))
