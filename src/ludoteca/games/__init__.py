"""The games: one folder each, found by its name.

Files of the same name do the same in every game.  Files of the group Kernel also run compiled: they are
written in the kernel subset (docs/kernel.md), and no other file is.  What only one game has is listed in its
own ``__init__.py``, in the same groups.

Kernel      state, figures           what lies on the table; the numbers of the cards
            rules, actions, ending   the book in its order; actions as numbers; the end and the score
            knowledge, observation   what a seat knows: dealt again, and as a row of numbers
            evaluation, heuristic    how good positions and actions look, for bots
            final_counts             what a seat has at the end, for studies
Figures     edition, study           reading and checking cards.toml; names of what is counted
Words       word_lists, words        cards, steps, moves, events and options in words
            position, faults         positions, written and read; what can be wrong
Views       view, commentary         what a seat may see; what follows from the rules
            obstacles, effects       why something cannot be used; what a move costs and brings
            bound_rules              the functions of the rules that these ask, with types
            terminal                 the board in a terminal

Beside them lie ``cards.toml`` (figures), ``help.*.md`` (the rules in numbered paragraphs), ``text.*.ftl`` and
``errors.*.ftl`` (what people read) and ``network.bin`` (weights, for bots).
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import cast

from ludoteca.core.definitions.definition import Definition
from ludoteca.core.figures.edition import EditionSource
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.terminal import TerminalModule
from ludoteca.core.texts.errors import UnknownGame
from ludoteca.core.texts.faults import Fault, suggestion

FOLDER = Path(__file__).parent


def game_names() -> list[str]:
    """Return the names of all games, as ``game`` takes them."""
    return sorted(folder.parent.name.replace("_", "-") for folder in FOLDER.glob("*/rules.py"))


def definition(name: str) -> Definition:
    """Return what the folder of a game defines.

    Raises:
        UnknownGame: There is no game of that name.
    """
    return _definition(str(name))  # whatever somebody gives: not everything can be looked up in a cache


@cache
def _definition(name: str) -> Definition:
    if name not in game_names():
        raise UnknownGame(Fault.NO_SUCH_GAME(game=name), suggestion(name, game_names()))
    found: Definition = import_module(f"{__name__}.{name.replace('-', '_')}").DEFINITION
    return found


def terminal(name: str) -> TerminalModule:
    """Return the part of a game that draws its board in a terminal.

    Raises:
        UnknownGame: There is no game of that name.
    """
    module = import_module(f"{__name__}.{definition(name).name.replace('-', '_')}.terminal")
    return cast(TerminalModule, module)


@cache
def _own(name: str) -> Game:
    return Game(definition(name))


def game(name: str, edition: EditionSource | None = None) -> Game:
    """Return a game by its name: "alpaca", "africana" or "master-elf".

    ``edition`` replaces the game's own figures: a path, a TOML text of several lines, or a mapping.

    Raises:
        UnknownGame: There is no game of that name.
        BadEdition: The edition cannot be used.
    """
    return _own(str(name)) if edition is None else Game(definition(name), edition)


def find_game(named: Game | str) -> Game:
    """Return a game that is given by its name or as it is.

    Raises:
        UnknownGame: There is no game of that name.
    """
    return named if isinstance(named, Game) else game(named)
