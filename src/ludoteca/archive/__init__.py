"""The archive: older versions of the rules, so that records and tables played under them still open.

``alpaca-1.zip`` holds the sources of version 1 of ALPACA's rules and of the core of that time, as a package
with its own name.  ``scripts/archive`` makes it.  This package uses only what games and matches of that
package offer in public, and translates it into the names of the present core.

Archived rules are interpreted.  They replay and show what was played; bots, hints and analyses need the
present rules.
"""

import copyreg
from functools import cache
from typing import Any

from ludoteca import games
from ludoteca.archive.archived_game import ArchivedGame
from ludoteca.archive.archived_match import ArchivedMatch
from ludoteca.archive.packages import FOLDER, versions
from ludoteca.core.figures.edition import EditionSource
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import UnknownRules

__all__ = ["FOLDER", "ArchivedGame", "ArchivedMatch", "game", "versions"]


def game(name: str, version: int, edition: EditionSource | None = None) -> Game:
    """Return a game under a version of its rules, the present or an archived one.

    Raises:
        UnknownGame: There is no game of that name.
        UnknownRules: There is no such version of its rules.
        BadEdition: The edition cannot be used.
        BadOption: The version is archived, and the edition is a mapping.
    """
    present = games.definition(name).version
    if version == present:
        return games.game(name, edition)
    if version not in versions(name):
        raise UnknownRules(name, version, [*versions(name), present])
    return _default_archived_game(name, version) if edition is None else ArchivedGame(name, version, edition)


@cache
def _default_archived_game(name: str, version: int) -> Game:
    return ArchivedGame(name, version)


# --- Pickling: a game is its name, the version of its rules and its edition ------------------------


def _reduce_game(present: Game) -> tuple[Any, ...]:
    edition = None if present.has_own_edition else present.edition.data
    return game, (present.name, present.definition.version, edition)


def _reduce_archived_game(old: ArchivedGame) -> tuple[Any, ...]:
    return game, (old.name, old.definition.version, old.edition_source)


copyreg.pickle(Game, _reduce_game)
copyreg.pickle(ArchivedGame, _reduce_archived_game)
