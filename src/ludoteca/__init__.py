"""Ludoteca: board games for people and machines, from the same rules.

For example:

    alpaca = ludoteca.game("alpaca")
    match = alpaca.start(seats=3, seed=7)
    match.play(match.moves[0])
"""

from ludoteca import archive
from ludoteca.core import versions
from ludoteca.core.figures.edition import EditionSource
from ludoteca.core.kernel.events import Event
from ludoteca.core.kernel.luck import LuckSource, RecordedLuck, SeededLuck, SystemLuck
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.hint import Hint
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.outcome import Outcome
from ludoteca.core.matches.played_move import PlayedMove
from ludoteca.core.matches.record import read_record
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.errors import (
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalCall,
    IllegalMove,
    IllegalUndo,
    InvalidMove,
    LuckMismatch,
    LudotecaError,
    MissingExtra,
    UnknownGame,
    UnknownRules,
)
from ludoteca.games import game, game_names

__version__ = versions.PACKAGE
__all__ = [
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "EditionSource",
    "Event",
    "Game",
    "Hint",
    "IllegalCall",
    "IllegalMove",
    "IllegalUndo",
    "InvalidMove",
    "Knowledge",
    "LuckMismatch",
    "LuckSource",
    "LudotecaError",
    "Match",
    "MissingExtra",
    "Outcome",
    "PlayedMove",
    "RecordedLuck",
    "SeededLuck",
    "Speech",
    "SystemLuck",
    "UnknownGame",
    "UnknownRules",
    "game",
    "game_names",
    "replay",
]


def replay(text: str, edition: EditionSource | None = None) -> Match:
    """Replay a record under the rules version that it was played with.

    Give the edition as in ``game`` if the match was not played with the game's own figures.  An older version
    reads it from a file or a text, and not from a mapping.

    Under an older version (``match.is_archived``) a match can be played, looked at and kept.  Hints,
    observations, knowledge and everything compiled need the present rules, and raise IllegalCall.

    Raises:
        BadRecord: The text is not a whole record, or not one of this edition; or the edition cannot be used.
    """
    return read_record(text, lambda name, version: archive.game(name, version, edition))


def _name_errors_as_imported() -> None:
    """Let tracebacks name errors as people import them.

    Other classes keep the module that defines them, where ``inspect`` finds their source.
    """
    for name in __all__:
        value = globals().get(name)
        if isinstance(value, type) and issubclass(value, LudotecaError):
            value.__module__ = __name__


_name_errors_as_imported()
del _name_errors_as_imported
