"""Levels: the strengths that people choose from.

The gentle bot is a medium one that lets others catch up.  Each game defines its easy, medium and hard bots:
how many iterations they search, and how they select a move from the result.  The best bot is limited by time
instead.  The champion searches with the game's network.  It is offered only where it was measured to be the
strongest: a game's definition lists the numbers of seats.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace

from ludoteca.bots.backend import current_backend
from ludoteca.bots.champion import ChampionBot
from ludoteca.bots.faults import BotFault
from ludoteca.bots.gentle import GentleBot
from ludoteca.bots.kinds import EXAMPLES, SEARCH, SEARCH_LEVELS, Bot, needs_network, split_name
from ludoteca.bots.search import MOST_VISITED, Budget, SearchBot, Selection, Tree
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import Sentence

CHAMPION = "champion"
BEST = Budget(seconds=0.8)


def level_settings(name: str, game: Game) -> tuple[Budget, Selection]:
    """Return the search budget and the move selection of a level that searches."""
    if name == CHAMPION:
        iterations = game.definition.bots.champion.iterations
        return Budget(iterations=iterations) if iterations else BEST, MOST_VISITED
    if name == "best":
        return BEST, MOST_VISITED
    level = game.definition.bots.levels[name]
    return Budget(iterations=level.iterations), Selection(level.temperature, level.heuristic_share)


def is_timed(name: str, game: Game) -> bool:
    """Whether a bot is limited by time, so that the same match may not come again."""
    if name in SEARCH_LEVELS:
        budget, _ = level_settings(name, game)
        return budget.iterations is None
    search = SEARCH.fullmatch(split_name(name)[0])
    return search is not None and search[3] is None  # no iterations


def make_level_bot(name: str, game: Game, seed: int, time_share: float = 1.0) -> Bot:
    """Make the bot of a level.  ``time_share`` below 1 shortens the time of a bot that is limited by time."""
    if name == "gentle":
        return GentleBot(game, make_level_bot("medium", game, seed), seed)
    budget, selection = level_settings(name, game)
    budget = replace(budget, seconds=budget.seconds * time_share)
    if name == CHAMPION:
        return ChampionLevelBot(game, budget, seed)
    return SearchBot(game, budget, selection, seed)


def tree_maker_of(name: str) -> Callable[[Game, Generator], Tree]:
    """Return what makes the trees of a level that searches."""
    backend = current_backend()
    return backend.make_guided_tree if name == CHAMPION else backend.make_tree


# --- Where a level is offered -----------------------------------------------------------------------


def is_offered(name: str, game: Game, seats: int) -> bool:
    """Whether people can choose a level, in a match with that many seats."""
    return name != CHAMPION or (game.has_own_edition and seats in game.definition.bots.champion.seats)


def has_champion(game: Game) -> bool:
    """Whether the champion is offered with any number of seats."""
    return any(is_offered(CHAMPION, game, seats) for seats in game.definition.seats)


def strongest_level(game: Game, seats: int) -> str:
    """Return the strongest level that is offered."""
    return CHAMPION if is_offered(CHAMPION, game, seats) else "best"


def hint_levels(game: Game, seats: int) -> list[str]:
    """Return the levels at which hints are given."""
    return [level for level in SEARCH_LEVELS if is_offered(level, game, seats)]


def list_bots(game: Game, seats: int | None = None) -> list[str]:
    """Return names of all kinds of bots that play a game with that many seats; None: with any number."""
    from ludoteca.bots.weights import has_network

    offered = has_champion(game) if seats is None else is_offered(CHAMPION, game, seats)
    return [
        name
        for name in EXAMPLES
        if (not needs_network(name) or has_network(game)) and (name != CHAMPION or offered)
    ]


def check_offered(name: str, game: Game, seats: int | None, known: Sequence[str] | None = None) -> None:
    """Refuse a level that is not offered with that many seats; None: with any number.

    Refuse also a bot whose name has the file of a network that is not one of the game.  ``known`` are the
    words that can be used in its place; None: the names of bots.

    Raises:
        BadOption: It is not offered, or the file cannot be read, holds no network or that of another game.
    """
    _, file = split_name(name)
    if file:
        from ludoteca.bots.weights import read_for

        read_for(game, file)
    if name == CHAMPION and not (has_champion(game) if seats is None else is_offered(name, game, seats)):
        words = list_bots(game, seats) if known is None else known
        raise BadOption(_champion_fault(game, seats), Fault.KNOWN_WORDS(words=words))


def _champion_fault(game: Game, seats: int | None) -> Sentence:
    """Return why the champion is not offered."""
    offered = game.definition.bots.champion.seats
    if not offered:
        return BotFault.NO_CHAMPION(game=game.name)
    if not game.has_own_edition or seats is None:
        return BotFault.CHAMPION_FIGURES(game=game.name)
    return BotFault.CHAMPION_SEATS(game=game.name, offered=[str(number) for number in offered], seats=seats)


class ChampionLevelBot(ChampionBot):
    """The champion as people choose it: it plays only where it is offered."""

    def choose(self, knowledge: Knowledge) -> str:
        """Return a move in words.

        Raises:
            BadOption: The champion is not offered with the seats of this match.
        """
        check_offered(CHAMPION, knowledge.game, knowledge.state.seats)
        return super().choose(knowledge)
