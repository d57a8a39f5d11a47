"""Bots: players that choose a move from what their seat knows.

``bot("greedy", game, seed)`` makes a bot from its name:

    random          any legal move
    greedy          the move that the game's heuristic prefers
    search:0.2      looks ahead for 0.2 seconds per move; search:500x for 500 iterations
    gentle easy medium hard best    the levels that people choose from
    champion        one more level, where the game's network is stronger than ``best``
    network         the likeliest move of the game's network, at once
    champion:0.2    looks ahead with the network; champion:500x for 500 iterations
    network:mine.bin champion:mine.bin champion:500x:mine.bin    the same with the network in a file

The modules, in reading order.  Imports go from the lower lines to the upper ones, except inside functions,
which load what is seldom needed:

Simple        kinds, faults      what a bot is, and the names of all kinds; what bots refuse
              random, greedy     bots that do not look ahead
Search        backend            what is compiled, for this machine or for a browser
              search             the bot: it lets trees grow, and selects a move from what they found
              ismcts             what happens in a tree, compiled
              tree               the tree on this machine
Levels        gentle             the bot that lets others catch up
              champion           the bot whose search a network guides
              levels             the levels, and where they are offered
Networks      weights            the file of a network
              inference          what a network says about a state, compiled
              guided_search      the search that a network guides, compiled
              network            the bot that plays from it, and its search tree, on this machine
Coach         continuations      how matches end after two moves, compiled
              native_comparison  the same on this machine
              explanations       why a move is better, in a sentence
              coach              hints, and the analysis of a match
Others        makers             bots of your own
              processes          bots that play on all cores
"""

from pathlib import Path

from ludoteca.bots.kinds import (
    EXAMPLES,
    LEVELS,
    NAMES,
    POLICIES,
    SEARCH,
    SEARCH_LEVELS,
    Bot,
    check_bot,
    is_bot,
    split_name,
)
from ludoteca.core.matches.game import Game
from ludoteca.core.values.numbers import seed_or_random
from ludoteca.games import find_game

__all__ = ["EXAMPLES", "LEVELS", "NAMES", "POLICIES", "SEARCH_LEVELS", "Bot", "bot", "check_bot", "is_bot"]


def bot(name: str, game: Game | str, seed: int | None = None, seats: int | None = None) -> Bot:
    """Make the bot with that name for a game, or for the game of that name.

    The seed fixes the bot's own luck; without one it comes from the operating system.  A bot may serve
    several seats and matches in turn.  With ``seats``, the number of seats of the match, a level that
    is not offered there is refused at once; without it, when the bot must choose.

    Raises:
        BadOption: There is no such bot, or no such seed, or its level is not offered with that many seats, or
            the file of its network cannot be read, holds none or that of another game.
        UnknownGame: There is no game of that name.
    """
    check_bot(name)
    game, seed = find_game(game), seed_or_random(seed)
    if name == "random":
        from ludoteca.bots.random import RandomBot

        return RandomBot(seed)
    if name == "greedy":
        from ludoteca.bots.greedy import GreedyBot

        return GreedyBot(game, seed)
    kind, file = split_name(name)
    if kind == "network":
        from ludoteca.bots.network import NetworkBot

        return NetworkBot(game, file)
    if name in LEVELS:
        from ludoteca.bots.levels import check_offered, make_level_bot

        check_offered(name, game, seats)
        return make_level_bot(name, game, seed)
    return _make_search_bot(kind, game, seed, file)


def _make_search_bot(kind: str, game: Game, seed: int, file: Path | None) -> Bot:
    from ludoteca.bots.search import Budget, SearchBot

    match = SEARCH.fullmatch(kind)
    assert match is not None
    budget = Budget(iterations=int(match[3])) if match[3] else Budget(seconds=float(match[2] or "1"))
    if match[1] == "champion":
        from ludoteca.bots.champion import ChampionBot

        return ChampionBot(game, budget, seed, file)
    return SearchBot(game, budget, seed=seed)
