"""Game: the rules of a game with the figures of an edition."""

from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from functools import cached_property
from inspect import signature
from operator import index
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

from ludoteca.core.compiler import binding, compiling
from ludoteca.core.compiler.compiled_rules import CompiledRules
from ludoteca.core.compiler.rules import Rules
from ludoteca.core.definitions.definition import Definition
from ludoteca.core.figures.edition import EditionSource, read_edition
from ludoteca.core.kernel.contract import Options, State
from ludoteca.core.kernel.events import tell, tell_journal
from ludoteca.core.kernel.luck import LuckSource, RecordedLuck, SeededLuck, pick_from_source
from ludoteca.core.kernel.structs import NONE, copy_struct
from ludoteca.core.matches.arguments import check_seats
from ludoteca.core.texts.errors import BadOption, BadPosition
from ludoteca.core.texts.faults import Fault, suggestion
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.data import Json
from ludoteca.core.values.numbers import check_optional_seed, whole_number

if TYPE_CHECKING:
    from ludoteca.core.matches.match import Match

AnyState = TypeVar("AnyState", bound=State)
Tell = Callable[[int, int, int, int], None]
Pick = Callable[[int, Sequence[int], Any], int]  # the rules hand on whatever luck they are given


class StartInfo(TypedDict, total=False):
    """How a match started: with seats and options, or from a position."""

    seats: int
    options: Json
    position: Json


class Game:
    """The rules of a game with the figures of an edition.  ``ludoteca.game`` makes one.

    To play: ``start``, ``position``.
    To learn: ``option_names``, ``edition``, ``definition``.
    To learn as a program: ``actions``, ``features``, ``layout``.
    To run the rules yourself: ``rules``, ``seeded_rules``, ``compiled``, ``bind``, ``redeal``.
    """

    is_archived = False  # whether this is an older version of the rules, which can only replay matches

    def __init__(self, definition: Definition, edition_source: EditionSource | None = None) -> None:
        self.definition = definition
        self.edition = read_edition(definition.name, definition.edition_module, edition_source)
        self.has_own_edition = edition_source is None  # the figures and words that come with the game
        self.words = definition.words(self.edition)

    def __repr__(self) -> str:
        return f"<{self.name}, edition {self.edition.name!r}>"

    @property
    def name(self) -> str:
        """The word of the game in calls and records, such as ``master-elf``."""
        return self.definition.name

    # --- Matches ----------------------------------------------------------------------------------

    def start(self, seats: int = 2, seed: int | None = None, **options: object) -> "Match":
        """Start a match, such as ``alpaca.start(seats=3, seed=7, first="p2")``.

        ``option_names`` lists the options of the game.  Luck comes from the operating system.  With a seed it
        comes from a generator instead, and is the same every time.

        Raises:
            BadOption: The game has no such option or number of seats, or the seed is not a whole number
                from 0 to 2**63 - 1.
        """
        return self._start(seats, options, seed)

    def position(self, position: Mapping[str, object], seed: int | None = None) -> "Match":
        """Start a match from a position, as ``Match.position`` writes it.

        Nobody has seen more than what lies open: a position does not hold what somebody saw before.

        Raises:
            BadPosition: It cannot be a position of the game.
            BadOption: The seed is not a whole number from 0 to 2**63 - 1.
        """
        from ludoteca.core.matches.match import Match

        seed = check_optional_seed(seed)
        state = self.words.read_position(self.rules, position)
        start_info = StartInfo(seats=state.seats, position=self.words.write_position(state))
        match = Match(self, seed, start_info, state)
        if not match.over and not match.moves:
            raise BadPosition("", Fault.NO_LEGAL_MOVE())
        return match

    def check_options(self, seats: int, options: Mapping[str, object]) -> Options:
        """Check the options of a start and return them as the game's own struct, which ``rules.setup`` takes.

        Raises:
            BadOption: The game has no such option or number of seats.
        """
        number = check_seats(self.name, self.definition.seats, seats)
        if not isinstance(options, Mapping):
            raise BadOption(Fault.NOT_OPTIONS(value=show(options)))
        for option in options:
            if option not in self.option_names:
                fault = Fault.NO_SUCH_OPTION(game=self.name, option=str(option))
                raise BadOption(fault, suggestion(option, self.option_names))
        return self.definition.options(self.edition, number, **options)

    def replay_setup(
        self, seats: int, options: Mapping[str, object], draws: Sequence[str], seed: int | None = None
    ) -> "Match":
        """Start a match with the draws that its setup had before, ``Match.setup_draws``.

        Raises:
            BadOption: The game has no such option or number of seats, or the seed is not a whole number
                from 0 to 2**63 - 1.
            LuckMismatch: The draws do not fit the setup.
        """
        luck = RecordedLuck(draws, self.words.domains)
        match = self._start(seats, options, seed, luck)
        luck.check_used_up()
        return match

    def _start(
        self, seats: int, options: Mapping[str, object], seed: int | None, luck: LuckSource | None = None
    ) -> "Match":
        """Start a match whose setup draws from ``luck``, or else as the seed says."""
        from ludoteca.core.matches.match import set_up_match

        checked = self.check_options(seats, options)
        seed = check_optional_seed(seed)
        start_info = StartInfo(seats=index(seats), options=deepcopy(dict(options)))
        return set_up_match(self, seed, start_info, checked, luck)

    @property
    def option_names(self) -> list[str]:
        """The options of ``start`` that this game has besides seats and seed."""
        _, _, *names = signature(self.definition.options).parameters  # after the edition and the seats
        return names

    # --- Rules ------------------------------------------------------------------------------------

    @cached_property
    def rules(self) -> Rules:
        """The interpreted rules.  All matches share them; events go to the journal of the current match."""
        return self.bind(tell=tell_journal)

    @cached_property
    def seeded_rules(self) -> Rules:
        """The interpreted rules for bots: luck comes from a generator, and events go nowhere."""
        return binding.bind(self.definition.kernel, self.edition.figures, {})

    def bind(self, *, tell: Tell = tell, pick: Pick = pick_from_source) -> Rules:
        """Bind the interpreted rules with hooks of your own: ``tell`` hears of events, ``pick`` makes draws.

        Without them nobody hears of events, and the luck that ``setup`` and ``play`` get makes the draws.
        """
        return binding.bind(self.definition.kernel, self.edition.figures, {"tell": tell, "pick": pick})

    @cached_property
    def compiled(self) -> CompiledRules:
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

    def redeal(self, state: AnyState, seat: int, seed: int) -> AnyState:
        """Return a copy of a state in which everything is dealt again that a seat does not know.

        The seat is a number from 0, or -1 for a spectator, as in the state and in the rules.

        Raises:
            BadOption: It is not a state of the game, it has no such seat, or the seed is not a whole number
                from 0 to 2**63 - 1.
        """
        if type(state) is not self.definition.State:
            raise BadOption(Fault.NOT_A_STATE(game=self.name))
        number = whole_number(seat)
        if number is None or not NONE <= number < state.seats:
            raise BadOption(Fault.WRONG_SEAT_NUMBER(last=state.seats - 1, value=show(seat)))
        imagined = copy_struct(state)
        self.rules.redeal(imagined, number, SeededLuck(seed, NONE))
        return imagined
