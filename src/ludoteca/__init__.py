"""Ludoteca: board games for people and machines, from one and the same rules.

alpaca = ludoteca.game("alpaca")
match = alpaca.start(seats=3, seed=7)
match.play(match.moves[0])
"""

from pathlib import Path

from ludoteca import archive
from ludoteca.core.errors import (
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalMove,
    IllegalUndo,
    InvalidMove,
    LudotecaError,
    UnknownGame,
    UnknownRules,
)
from ludoteca.core.events import Event
from ludoteca.core.game import Game
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
    "IllegalMove",
    "IllegalUndo",
    "InvalidMove",
    "LudotecaError",
    "Match",
    "Outcome",
    "Speech",
    "UnknownGame",
    "UnknownRules",
    "game",
    "names",
    "replay",
]


def replay(text: str, edition: str | Path | None = None) -> Match:
    """The match that a record tells, under the rules it was played by, with an edition file if it was."""
    return read_record(text, lambda name, version: archive.rules(name, version, edition))
