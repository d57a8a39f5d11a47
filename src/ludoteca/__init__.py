"""Ludoteca: board games for people and machines, from the same rules.

For example:

    alpaca = ludoteca.game("alpaca")
    match = alpaca.start(seats=3, seed=7)
    match.play(match.moves[0])
"""

from ludoteca import archive
from ludoteca.core import versions
from ludoteca.core.edition import EditionSource
from ludoteca.core.errors import (
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    IllegalUndo,
    InvalidMove,
    LuckMismatch,
    LudotecaError,
    MissingExtra,
    UnknownGame,
    UnknownRules,
)
from ludoteca.core.events import Event
from ludoteca.core.game import Game
from ludoteca.core.hint import Hint
from ludoteca.core.match import Knowledge, Match, PlayedMove
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import read_record
from ludoteca.core.speech import Speech
from ludoteca.games import game, game_names

__version__ = versions.PACKAGE
__all__ = [
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Event",
    "Game",
    "Hint",
    "IllegalMove",
    "IllegalUndo",
    "InvalidMove",
    "Knowledge",
    "LuckMismatch",
    "LudotecaError",
    "Match",
    "MissingExtra",
    "Outcome",
    "PlayedMove",
    "Speech",
    "UnknownGame",
    "UnknownRules",
    "game",
    "game_names",
    "replay",
]


def replay(text: str, edition: EditionSource | None = None) -> Match:
    """Replay a record under the rules version that it was played with.

    Give the edition as in ``game`` if the match was not played with the game's own figures.
    """
    return read_record(text, lambda name, version: archive.game(name, version, edition))
