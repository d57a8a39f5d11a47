"""Warm-up: ``python -m ludoteca.server.bots.warm_up alpaca ...`` compiles the search of a game to disk.

If there is the text of an edition on the standard input, the process limits its own time and memory, and
deletes older editions from the cache.
"""

import os
import sys

from ludoteca.bots import cache
from ludoteca.bots.search import Budget, SearchBot, compile_search
from ludoteca.server.games.editions import load_game

NICE = 10  # so that players come first


def warm_up(name: str, edition: str | None) -> str:
    """Compile or load the search of a game, and return the digest of its figures."""
    match = load_game(name, edition).start(seed=0)
    if edition is not None:
        # Both folders are marked as soon as they exist: this process may be killed while it compiles.
        cache.mark_as_uploaded(match.game)
        compile_search(match.game)
        cache.mark_as_uploaded(match.game)
    SearchBot(match.game, Budget(iterations=2)).search(match.knowledge(0))
    return match.game.edition.digest


def limit_resources(seconds: int, memory: int) -> None:
    """Limit the processor time and the memory of this process."""
    if sys.platform != "win32":
        import resource

        os.nice(NICE)
        for kind, most in ((resource.RLIMIT_CPU, seconds), (resource.RLIMIT_AS, memory)):
            resource.setrlimit(kind, (most, most))


def main(name: str, seconds: str, memory: str, kept: str) -> None:
    edition = sys.stdin.read() or None
    if edition is not None:
        limit_resources(int(seconds), int(memory))
    warm_up(name, edition)
    cache.delete_unused(int(kept))


if __name__ == "__main__":
    main(*sys.argv[1:])
