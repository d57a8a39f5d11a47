"""Makers: classes and functions that make bots of your own, wherever a bot can be named."""

from collections.abc import Callable

from ludoteca.bots import Bot, bot, check_bot
from ludoteca.bots.faults import BotFault
from ludoteca.bots.levels import check_offered
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.sentences import show

BotMaker = Callable[[Game, int], Bot]  # takes a game and a seed


def is_maker(value: object) -> bool:
    """Whether a value can be the maker of a bot: a class or a function."""
    return callable(value) and hasattr(value, "__name__")


def bot_name(named: str | BotMaker) -> str:
    """Return the name of a bot, or of the class or function that makes it."""
    return named if isinstance(named, str) else str(getattr(named, "__name__", named))


def check_bot_or_maker(named: object, game: Game, seats: int) -> None:
    """Refuse what is neither the name of a bot that plays with that many seats nor the maker of one.

    Raises:
        BadOption: It is something else.
    """
    if is_maker(named):
        return
    if not isinstance(named, str):
        raise BadOption(BotFault.NOT_A_MAKER(value=show(named)))
    check_bot(named)
    check_offered(named, game, seats)


def make_bot(named: str | BotMaker, game: Game, seed: int, seats: int) -> Bot:
    """Make a bot by its name or by its maker.

    Raises:
        BadOption: There is no such bot, or what was made is not a bot.
    """
    if isinstance(named, str):
        return bot(named, game, seed, seats)
    made = named(game, seed)
    if not callable(getattr(made, "choose", None)):
        raise BadOption(BotFault.NOT_A_BOT(maker=bot_name(named), value=show(made)))
    return made
