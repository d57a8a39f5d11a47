"""Checks of what is given to environments."""

from collections.abc import Sequence

from ludoteca.bots.makers import BotMaker, is_maker
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.numbers import whole_number
from ludoteca.gyms.faults import GymFault


def read_opponents(opponents: str | BotMaker | Sequence[str | BotMaker], seats: int) -> list[str | BotMaker]:
    """Return the bots on the other seats, in turn order.

    Raises:
        BadOption: They are neither one bot nor one for each other seat.
    """
    if isinstance(opponents, str) or callable(opponents):
        return [opponents] * (seats - 1)
    given: object = opponents
    is_list = isinstance(given, Sequence) and all(
        isinstance(opponent, str) or is_maker(opponent) for opponent in given
    )
    if not is_list or len(opponents) != seats - 1:
        raise BadOption(GymFault.OPPONENT_COUNT(value=show(opponents), count=seats - 1, seats=seats))
    return list(opponents)


def check_seat(seat: object, seats: int) -> int | None:
    """Return the number of the learner's seat, None for any.

    Raises:
        BadOption: There is no such seat.
    """
    if seat is None:
        return None
    number = whole_number(seat)
    if number not in range(seats):
        raise BadOption(GymFault.WRONG_SEAT(value=show(seat), last=seats - 1))
    return number


def check_render_mode(mode: str | None, modes: Sequence[str]) -> None:
    """Refuse a way to render that there is not."""
    if mode is not None and mode not in modes:
        raise BadOption(GymFault.WRONG_RENDER_MODE(value=show(mode), modes=modes))


def check_action(action: object, actions: int) -> int:
    """Return an action, legal or not, as Python's ``int``.

    Raises:
        BadOption: It is not a number of an action.
    """
    number = whole_number(action)
    if number is None or number not in range(actions):
        raise BadOption(GymFault.NOT_AN_ACTION(value=show(action), last=actions - 1))
    return number
