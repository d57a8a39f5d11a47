"""Definition: everything that a game's folder provides to the parts that serve every game."""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType
from typing import Concatenate

from ludoteca.core.definitions.bots import BotSettings
from ludoteca.core.definitions.options import OptionField
from ludoteca.core.definitions.study import Study
from ludoteca.core.figures.edition import Edition, EditionModule
from ludoteca.core.kernel.contract import Options, State
from ludoteca.core.kernel.events import EventKind
from ludoteca.core.wording.words import Words

# Checks the options of a start and returns them as a struct.  Each game's function has a keyword for each of
# its options; type checkers do not know which, because all games are of one class.
ReadOptions = Callable[Concatenate[Edition, int, ...], Options]


@dataclass(frozen=True)
class Definition:
    """What a game's folder defines."""

    name: str
    version: int  # of the rules: raised whenever any legal game would differ
    seats: range  # how many a match can have
    folder: Path
    kernel: tuple[ModuleType, ...]  # the kernel files; a study binds ``final_counts.py`` with them
    State: type[State]  # the game's own struct
    edition_module: EditionModule
    options: ReadOptions
    words: Callable[[Edition], Words]
    event_kinds: tuple[EventKind, ...]  # by event number
    parts: tuple[str, ...]  # the lines of the score pad
    ties: tuple[str, ...]  # what decides between equal scores, most important first
    reasons: tuple[str, ...]  # why a match can end
    option_fields: tuple[OptionField, ...] = ()  # how to ask for each option
    minutes: tuple[int, int] | None = None  # how long a match takes, at least and at most
    pieces_from_first: bool = False  # whether pieces are given out from the first player on, not from p1
    bots: BotSettings = field(default_factory=BotSettings)
    study: Study | None = None  # what a seat has at the end, for studies of many matches
