"""Arguments: what programs give to games and matches, checked.

Programs may give anything.  What cannot be used is refused with a sentence that says why.
"""

from collections.abc import Callable, Iterable, Sequence
from struct import error as StructError  # noqa: N812 - as the other errors are written
from typing import TypeVar

from ludoteca.core.kernel.contract import State
from ludoteca.core.kernel.seats import seat_names, seat_number
from ludoteca.core.kernel.structs import from_bytes
from ludoteca.core.texts.errors import BadOption, IllegalMove, InvalidMove
from ludoteca.core.texts.faults import Fault
from ludoteca.core.texts.sentences import show
from ludoteca.core.values.numbers import whole_number

AnyState = TypeVar("AnyState", bound=State)


def check_action(action: object) -> int:
    """Return an action as Python's number: a state holds no others.

    Raises:
        InvalidMove: It is not a whole number.
    """
    number = whole_number(action)
    if number is None:
        raise InvalidMove(str(action), Fault.ACTION_NOT_NUMBER())
    return number


def check_legal(action: object, legal: Sequence[int], list_moves: Callable[[], Sequence[str]]) -> int:
    """Return a legal action as ``check_action`` does.

    Raises:
        InvalidMove: It is not a whole number.
        IllegalMove: It is not legal now; the moves are.
    """
    number = check_action(action)
    if number not in legal:
        raise IllegalMove("", list_moves(), number)
    return number


def check_seats(game: str, possible: range, seats: object) -> int:
    """Return a number of seats as Python's number, also if it is one of NumPy's.

    Raises:
        BadOption: The game cannot have this many seats.
    """
    number = whole_number(seats)
    if number is None or number not in possible:
        given = show(seats if number is None else number)
        least, most = possible.start, possible.stop - 1
        raise BadOption(Fault.WRONG_SEATS(game=game, least=least, most=most, seats=given))
    return number


def check_first(first: object, seats: int) -> int:
    """Return the option ``first`` as the number of the seat that begins.

    Raises:
        BadOption: There is no such seat.
    """
    names = seat_names(seats)
    if not isinstance(first, str) or first not in names:
        raise BadOption(Fault.WRONG_FIRST(value=show(first), seats=names))
    return seat_number(first)


def check_seat(seat: object, names: Sequence[str]) -> int:
    """Return the number of a seat with one of these names.  None, a spectator, is refused too.

    Raises:
        BadOption: There is no such seat.
    """
    if not isinstance(seat, str) or seat not in names:
        raise BadOption(Fault.NO_SUCH_SEAT(seat=str(seat), seats=names))
    return seat_number(seat)


def check_viewers(viewers: Iterable[str | None], names: Sequence[str]) -> list[str | None]:
    """Return seats, and None for spectators, each once.

    Raises:
        BadOption: There is no such seat.
    """
    if isinstance(viewers, str) or not isinstance(viewers, Iterable):
        raise BadOption(Fault.NOT_SEATS(value=show(viewers), seats=names))
    found = list(viewers)
    for viewer in found:
        if viewer is not None:
            check_seat(viewer, names)
    return list(dict.fromkeys(found))


def read_state(cls: type[AnyState], packed: bytes, game: str, seats: int) -> AnyState:
    """Return a packed state of a game with that many seats.

    Raises:
        BadOption: The bytes are not such a state.
    """
    try:
        state = from_bytes(cls, packed)
    except (TypeError, StructError):
        raise BadOption(Fault.NOT_A_PACKED_STATE(game=game, seats=seats)) from None
    if state.seats != seats:
        raise BadOption(Fault.NOT_A_PACKED_STATE(game=game, seats=seats))
    return state
