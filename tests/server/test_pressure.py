"""Under pressure: a server that has too much to do asks people to wait, and keeps the rest quick."""

import pytest

from ludoteca.server.pressure import Pressure
from ludoteca.server.refusal import Refusal


def test_moves_beyond_the_most_are_asked_to_wait() -> None:
    pressure = Pressure(2)
    with pressure.move(), pressure.move():
        with pytest.raises(Refusal) as refused, pressure.move():
            raise AssertionError("a third move was let in")
        assert (refused.value.status, refused.value.reason, refused.value.retry_after) == (503, "busy", 1)
    with pressure.move():
        assert pressure.moves == 1


def test_a_move_that_fails_makes_room_again() -> None:
    pressure = Pressure(1)
    for _ in range(3):
        with pytest.raises(RuntimeError), pressure.move():
            raise RuntimeError
    assert pressure.moves == 0
