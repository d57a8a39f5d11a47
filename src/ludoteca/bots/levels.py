"""Levels: the strengths that people choose from.

The gentle bot is a medium one that lets others catch up.  Each game defines its easy, medium and hard bots:
how many iterations they search, and how they select a move from the result.  The best bot is limited by time
instead.  The champion searches with the game's network.  It is offered only where it was measured to be the
strongest: a game's definition lists the numbers of seats.
"""

from collections.abc import Callable
from dataclasses import replace

from ludoteca.bots import LEVELS, Bot
from ludoteca.bots.backend import current_backend
from ludoteca.bots.gentle import GentleBot
from ludoteca.bots.search import MOST_VISITED, Budget, SearchBot, Selection, Tree
from ludoteca.core.chance import Luck
from ludoteca.core.errors import BadOption
from ludoteca.core.faults import Fault
from ludoteca.core.game import Game

DEFINED_BY_GAME = ("easy", "medium", "hard")
CHAMPION = "champion"
BEST = Budget(seconds=0.8)


def level_settings(name: str, game: Game) -> tuple[Budget, Selection]:
    """Return the search budget and the move selection of a level that searches."""
    if name == CHAMPION:
        iterations = game.definition.champion.iterations
        return Budget(iterations=iterations) if iterations else BEST, MOST_VISITED
    if name == "best":
        return BEST, MOST_VISITED
    level = dict(zip(DEFINED_BY_GAME, game.definition.levels, strict=True))[name]
    return Budget(iterations=level.iterations), Selection(level.temperature, level.heuristic_share)


def make_level_bot(name: str, game: Game, seed: int, time_share: float = 1.0) -> Bot:
    """Make the bot of a level.  ``time_share`` below 1 shortens the time of a bot that is limited by time."""
    if name == "gentle":
        return GentleBot(game, make_level_bot("medium", game, seed), seed)
    budget, selection = level_settings(name, game)
    budget = replace(budget, seconds=budget.seconds * time_share)
    return SearchBot(game, budget, selection, seed, make_tree=tree_maker_of(name))


def tree_maker_of(name: str) -> Callable[[Game, Luck], Tree]:
    """Return what makes the trees of a level that searches."""
    backend = current_backend()
    return backend.make_guided_tree if name == CHAMPION else backend.make_tree


# --- Where a level is offered -----------------------------------------------------------------------


def is_offered(name: str, game: Game, seats: int) -> bool:
    """Whether people can choose a level, in a match with that many seats."""
    return name != CHAMPION or (game.has_own_edition and seats in game.definition.champion.seats)


def has_champion(game: Game) -> bool:
    """Whether the champion is offered with any number of seats."""
    return any(is_offered(CHAMPION, game, seats) for seats in game.definition.seats)


def strongest_level(game: Game, seats: int) -> str:
    """Return the strongest level that is offered."""
    return CHAMPION if is_offered(CHAMPION, game, seats) else "best"


def check_offered(name: str, game: Game, seats: int | None) -> None:
    """Refuse a level that is not offered; None: with any number of seats."""
    if name == CHAMPION and not (is_offered(name, game, seats) if seats else has_champion(game)):
        others = [*(level for level in LEVELS if level != name), f"{CHAMPION}:{BEST.seconds}"]
        raise BadOption(Fault.NO_CHAMPION(game=game.name, seats=seats or 0), Fault.KNOWN_WORDS(words=others))
