"""Warming: ``python -m ludoteca.server.bots.warm_up alpaca`` compiles a game's search into the cache on disk.

The text of an edition is read from the standard input, if there is one.  Then the process may take only so
much time and memory, and older editions make room for it on disk.
"""

import os
import sys

from ludoteca.bots import cache
from ludoteca.bots.search import Budget, SearchBot, compile_search
from ludoteca.server.games.editions import game_of

NICE = 10  # players come first


def warmed(name: str, edition: str | None) -> str:
    """Have the compiled search of a game at hand; the digest of its figures."""
    match = game_of(name, edition).start(seed=0)
    if edition is not None:
        compile_search(match.game)  # creates the folders, to be marked before the rest is compiled
        cache.mark(match.game)
    SearchBot(match.game, Budget(iterations=2)).search(match.knowledge(0))
    return match.game.edition.digest


def bound(seconds: int, memory: int) -> None:
    """Take no more of the machine than this."""
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        for kind, most in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_AS, memory)):
            resource.setrlimit(kind, (most, most))


def main(name: str, seconds: str, memory: str, kept: str) -> None:
    edition = sys.stdin.read() or None
    if edition is not None:
        bound(int(seconds), int(memory))
    warmed(name, edition)
    cache.evict(int(kept))


if __name__ == "__main__":
    main(*sys.argv[1:])
