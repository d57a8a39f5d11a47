"""How often does a search win that sees all cards?  ceilings.py GAME SEATS MATCHES [ITERATIONS]

It has one seat, and the search that sees its own cards has the others.  Both are limited by iterations, so
the figures are the same on every machine.  Every deal is played with the seeing bot on each seat.
"""

import sys
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import open_cards

from ludoteca.bots import bot, ismcts
from ludoteca.bots.search import Budget, SearchBot
from ludoteca.bots.tree import SearchTree, make_buffers
from ludoteca.core.compiler import compiling
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.seats import seat_name
from ludoteca.core.matches.game import Game
from ludoteca.games import find_game
from ludoteca.study.intervals import wilson_interval
from ludoteca.study.seeds import bot_seed, derive_seed, redeal_seed

SEED = 1


@cache
def compile_search(game: Game) -> Any:
    """Compile the tree search that sees all cards."""
    return compiling.compile_extension(
        game.compiled, open_cards, below=(ismcts,), code=SimpleNamespace
    ).search


class SeeingTree(SearchTree):
    """A search tree in which nothing is dealt again."""

    def __init__(self, game: Game, luck: Generator) -> None:
        self._start(compile_search(game), ismcts.Workspace(**make_buffers(game, luck, ismcts.MARKS)))


def play_match(game: Game, seats: int, number: int, iterations: int) -> float:
    """Play a match and return the share of the seeing bot in its win."""
    deal, seeing_seat = divmod(number, seats)
    match = game.start(seats, derive_seed(SEED, deal))
    match.seed = derive_seed(SEED, number)
    seeds = [bot_seed(match.seed, seat) for seat in range(seats)]
    blind = [bot(f"search:{iterations}x", game, seed) for seed in seeds]
    seeing = SearchBot(game, Budget(iterations=iterations), seed=seeds[seeing_seat], make_tree=SeeingTree)
    while not match.over:
        knowledge = match.knowledge(redeal_seed(match.seed, len(match.played) + 1))
        if match.state.asked == seeing_seat:
            match.play(seeing.choose(replace(knowledge, state=match.state)))
        else:
            match.play(blind[match.state.asked].choose(knowledge))
    assert match.outcome is not None
    winners = match.outcome.winners
    return 1 / len(winners) if seat_name(seeing_seat) in winners else 0.0


def main(name: str, seats: int, matches: int, iterations: int = 150) -> None:
    game, wins = find_game(name), 0.0
    for number in range(matches):
        wins += play_match(game, seats, number, iterations)
        if (number + 1) % seats == 0:
            low, high = wilson_interval(wins / (number + 1), number + 1)
            share = f"{100 * wins / (number + 1):.1f}% ({100 * low:.0f} to {100 * high:.0f})"
            print(f"{name} {seats} {iterations}x: {share} of {number + 1}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
