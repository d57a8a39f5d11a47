"""What all environments share."""

import importlib
import sys

import pytest

import ludoteca
from ludoteca.core.texts.errors import MissingExtra
from ludoteca.gyms import pettingzoo, rewards
from ludoteca.gyms.gymnasium import SeatEnv
from ludoteca.gyms.vector import SeatVectorEnv


@pytest.mark.parametrize(
    ("gym", "package"),
    [
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("vector", "gymnasium"),
        ("openspiel", "pyspiel"),
    ],
)
def test_a_missing_package_says_what_to_install(
    gym: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"ludoteca.gyms.{gym}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(MissingExtra, match=r'pip install "ludoteca\[research\]"'):
        importlib.import_module(f"ludoteca.gyms.{gym}")
    assert issubclass(MissingExtra, ImportError)  # as for every missing package


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_add_up_to_zero(seats: int) -> None:
    assert rewards([0], seats) == pytest.approx([1 - 1 / seats] + [-1 / seats] * (seats - 1))
    assert rewards(list(range(seats)), seats) == [0.0] * seats
    assert sum(rewards([0, 1], seats)) == pytest.approx(0.0)


def test_environments_take_a_game_by_its_name_or_as_it_is() -> None:
    game = ludoteca.game("alpaca", {"edition": {"name": "mine"}})
    assert SeatEnv(game).adapter.game is SeatVectorEnv(game, 2, threads=1).game is game
    assert pettingzoo.raw_env(game).adapter.game is game
    assert SeatEnv("alpaca", edition=game.edition.data).adapter.game.edition == game.edition
    with pytest.raises(ludoteca.BadOption, match="no option “edition”"):
        SeatEnv(game, edition=game.edition.data)
