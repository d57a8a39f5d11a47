"""Ludoteca: board games for people and machines, from the same rules.

alpaca = ludoteca.game("alpaca")
match = alpaca.start(seats=3, seed=7)
match.play(match.moves[0])
"""

from ludoteca import archive
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
from ludoteca.core.match import Match
from ludoteca.core.outcome import Outcome
from ludoteca.core.record import read_record
from ludoteca.core.speech import Speech
from ludoteca.games import game, names

__version__ = "0.1.0"
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
    "LuckMismatch",
    "LudotecaError",
    "Match",
    "MissingExtra",
    "Outcome",
    "Speech",
    "UnknownGame",
    "UnknownRules",
    "game",
    "names",
    "replay",
]


def replay(text: str, edition: EditionSource | None = None) -> Match:
    """Replay a record under the rules version that it was played with.

    Give the edition as in ``game`` if the match was not played with the game's own figures.
    """
    return read_record(text, lambda name, version: archive.rules(name, version, edition))
