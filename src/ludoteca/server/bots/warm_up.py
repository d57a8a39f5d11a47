"""Warm-up: ``python -m ludoteca.server.bots.warm_up alpaca ...`` compiles what bots and the coach need.

If there is the text of an edition on the standard input, the process limits its own time and memory, and
deletes older editions from the cache.
"""

import os
import sys

from ludoteca.bots import explanations
from ludoteca.bots.backend import current_backend
from ludoteca.bots.levels import has_champion
from ludoteca.bots.native_comparison import compile_continuations
from ludoteca.bots.search import Budget, SearchBot
from ludoteca.bots.tree import compile_search
from ludoteca.core.compiler import deletable_code
from ludoteca.server.games.editions import load_game

NICE = 10  # so that players come first


def warm_up(name: str, edition: str | None) -> str:
    """Compile or load the search and the comparisons of a game, and return the digest of its figures."""
    match = load_game(name, edition).start(seed=0)
    if edition is not None:
        # All folders are marked as soon as they exist: this process may be killed while it compiles.
        deletable_code.mark_deletable(match.game.compiled)
        compile_search(match.game)
        compile_continuations(match.game)
        deletable_code.mark_deletable(match.game.compiled)
    knowledge = match.knowledge(0)
    SearchBot(match.game, Budget(iterations=2)).search(knowledge)
    if has_champion(match.game):
        make_tree = current_backend().make_guided_tree
        SearchBot(match.game, Budget(iterations=2), make_tree=make_tree).search(knowledge)
    explanations.explain(knowledge, knowledge.moves[0], knowledge.moves[0])
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
    deletable_code.delete_unused(int(kept))


if __name__ == "__main__":
    main(*sys.argv[1:])
