"""Warming: ``python -m ludoteca.server.warming alpaca`` compiles a game's search into the cache on disk.

The text of an edition is read from the standard input, if there is one.
"""

import sys

from ludoteca.bots.search import Budget, SearchBot
from ludoteca.server.editions import game_of


def warmed(name: str, edition: str | None) -> str:
    """Have the compiled search of a game at hand; the digest of its figures."""
    match = game_of(name, edition).start(seed=0)
    SearchBot(match.game, Budget(iterations=2)).think(match.knowledge(0))
    return match.game.edition.digest


if __name__ == "__main__":
    warmed(sys.argv[1], sys.stdin.read() or None)
