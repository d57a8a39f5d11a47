"""The kernel contract: every function, constant and struct that a game's rules must define.

A game's rules are plain functions in *kernel files*.  ``binding`` puts the functions of all kernel files of
a game, and those of the core, into one namespace.  There each call below reaches the game's own function.
``binding`` refuses a game that lacks one of these, or that declares other parameters.

Code that is compiled together with a game's rules imports the declarations below:

    from ludoteca.core.kernel.contract import is_over, play

In return, the core offers these functions to a game's kernel files:

    chance      pick, roll, seed_luck          the only source of luck
    events      tell                           the only way to report what happened
    piles       cards_in                       piles of cards as counts by kind
    features    write_count, write_seats ...    to write observations
    legality    list_range, legal_mask         lists and masks of legal actions
    playouts    playout ...                    random play by these rules
    policies    POINT, weigh, choose_greedily  play by the game's heuristic
    ranking     score, rank_of, share_of ...   points, ranks, and how winners divide the win
    rounds      last_seat                      whose turn comes last
"""

from typing import Any, NoReturn, Protocol

from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.luck import LuckSource
from ludoteca.core.kernel.structs import NONE


class State(Protocol):
    """A game's state, as far as code for all games reads it.

    Interpreted rules get a game's struct; compiled rules get an element of a packed array with its fields.
    """

    @property
    def seats(self) -> int:
        """How many seats there are."""

    @property
    def asked(self) -> int:
        """The seat that must move, NONE exactly when the match is over."""

    @property
    def step(self) -> int:
        """What it must decide."""


# For code that only hands something on to the game it belongs to; everything else has types.
GameState = Any  # the struct of a game
GameRules = Any  # the rules of a game, with its own functions
Options = Any  # a game's struct of options
Row = Any  # a list of integers, or a row of an array
Structs = Any  # an array of states, of generators or of options
AnyLuck = Generator | LuckSource  # the generator of compiled play, or what a match draws from

# --- Constants ------------------------------------------------------------------------------------

ACTIONS: int = NONE  # how many actions the game has, legal now or not
FEATURES: int = NONE  # how many numbers an observation has
LAYOUT: tuple[tuple[str, int], ...] = ()  # the parts of an observation: name and length, in order

SCORE_PARTS: int = NONE  # how many lines the score pad has; ``Definition.parts`` names them
TIE_BREAKS: int = NONE  # how many criteria decide between equal scores; ``Definition.ties`` names them

HORIZON: int = NONE  # how many moves a search plays before it evaluates
SPREAD: int = NONE  # the score difference, in points, that makes a clear win
# How many percent of exploration follow ``preference``, by number of seats: from 0 to the most of the game.
TRUST: tuple[int, ...] = ()

# What every game must define: these constants and structs, and the fields of ``State`` in its own.
CONSTANTS = ("ACTIONS", "FEATURES", "LAYOUT", "SCORE_PARTS", "TIE_BREAKS", "HORIZON", "SPREAD", "TRUST")
STRUCTS = ("State", "Options")
STATE_FIELDS = tuple(name for name, item in vars(State).items() if isinstance(item, property))

# --- Setup and moves (rules.py, actions.py) -------------------------------------------------------


def setup(state: State, options: Options, luck: AnyLuck) -> None:
    """Set up an empty state for a new match."""
    unbound()


def is_legal(state: State, action: int) -> bool:
    """Whether the seat to move (``state.asked``) may do this now; nothing is legal when the match is over."""
    unbound()


def legal_actions(state: State, legal: Row) -> int:
    """Write the legal actions into ``legal`` and return how many there are.

    Not called when the match is over.
    """
    unbound()


def play(state: State, action: int, luck: AnyLuck) -> None:
    """Play a legal action."""
    unbound()


# --- The end (ending.py) --------------------------------------------------------------------------


def is_over(state: State) -> bool:
    """Whether the match has ended."""
    unbound()


def end_reason(state: State) -> int:
    """Return why a match that is over has ended, as an index of ``Definition.reasons``."""
    unbound()


def score_part(state: State, seat: int, part: int) -> int:
    """Return the points of a seat in one line of the score pad, in the order of ``Definition.parts``."""
    unbound()


def tie_break(state: State, seat: int, criterion: int) -> int:
    """Return what decides between equal scores, in the order of ``Definition.ties``; more is better."""
    unbound()


# --- Knowledge (knowledge.py) ---------------------------------------------------------------------


def redeal(state: State, seat: int, luck: AnyLuck) -> None:
    """Deal again everything that a seat does not know (NONE: a spectator)."""
    unbound()


def chance_key(state: State, seat: int) -> int:
    """Return a number for what luck has just shown to a seat, if a search should branch by it.

    A game returns NONE in every state or in none: a search tree has one form or the other.
    """
    unbound()


# --- Observations (observation.py) ----------------------------------------------------------------


def observe(state: State, seat: int, features: Row) -> None:
    """Write what a seat knows as ``FEATURES`` numbers of 16 bits, -32768 to 32767."""
    unbound()


# --- Heuristic (heuristic.py, evaluation.py) ------------------------------------------------------


def preference(state: State, action: int) -> int:
    """Return the weight of a legal action, from ``policies.LOWEST_WEIGHT`` to ``HIGHEST_WEIGHT``.

    It may use only what the seat to move knows.  Not called when the match is over.
    """
    unbound()


def evaluate(state: State, seat: int) -> int:
    """Return the expected final score of a seat, in tenths of a point.

    It may use all of the state: a search asks for it after what the seat does not know was dealt again.  In a
    match that is over it is the score.
    """
    unbound()


def unbound() -> NoReturn:
    raise NotImplementedError("this is a declaration: bind the rules of a game to call its own function")
