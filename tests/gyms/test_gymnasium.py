"""Gymnasium: one seat against bots, checked by Gymnasium and by our own tests."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ludoteca
from ludoteca.gyms.gymnasium import SeatEnv, gym_id
from tests.support.random_matches import Setup, with_every_setup


def made(setup: Setup, **keywords: Any) -> SeatEnv:
    known = gym_id(setup[0], ludoteca.game(setup[0]).definition.version)
    env = gymnasium.make(f"ludoteca.gyms.gymnasium:{known}", seats=setup[1], **keywords).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def played(env: SeatEnv, seed: int) -> tuple[float, list[bytes]]:
    """Play at random and return the reward and all observations."""
    observation, info = env.reset(seed=seed)
    chooser, observed, over, reward = np.random.default_rng(seed), [observation.tobytes()], False, 0.0
    while not over:
        action = int(chooser.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, over, _, info = env.step(action)
        observed.append(observation.tobytes())
    return reward, observed


@with_every_setup
def test_environment_passes_the_checks_without_a_warning(setup: Setup) -> None:
    check_env(made(setup, opponents="random"))


@with_every_setup
def test_the_reward_is_the_seats_share_of_the_win(setup: Setup) -> None:
    env = made(setup, opponents="random", seat=1)
    reward, _ = played(env, 5)
    outcome = env.match.outcome
    assert outcome is not None
    share = ("p2" in outcome.winners) / len(outcome.winners)
    assert reward == pytest.approx(share - 1 / setup[1])


def test_the_same_seed_gives_the_same_match() -> None:
    games = [played(made(("alpaca", 3), seat=None), 4) for _ in range(2)]
    assert games[0] == games[1]


def test_every_match_draws_a_seat() -> None:
    env = made(("master-elf", 4), seat=None, opponents="random")
    env.reset(seed=1)
    assert {env.reset()[1]["seat"] for _ in range(20)} == {0, 1, 2, 3}


def test_each_opponent_may_be_another_bot() -> None:
    env = made(("alpaca", 3), seat=2, opponents=["random", "easy"])
    env.reset(seed=1)
    kinds = {seat: type(bot).__name__ for seat, bot in env.bots.items()}
    assert kinds == {0: "RandomBot", 1: "SearchBot"}
    assert env.match.turn == "p3"


def test_the_board_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    env = made(("master-elf", 2), render_mode="human")
    _, info = env.reset(seed=1)
    assert "p2" in capsys.readouterr().out, "before the first step"
    env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "p2" in capsys.readouterr().out


def test_a_name_says_the_version_of_the_rules_and_older_versions_have_none() -> None:
    own = [known for known in gymnasium.registry if known.startswith("ludoteca/")]
    versions = {name: ludoteca.game(name).definition.version for name in ludoteca.game_names()}
    assert own == [
        f"ludoteca/{name.title().replace('-', '')}-v{version}" for name, version in versions.items()
    ]
    assert gymnasium.make("ludoteca/Alpaca-v2").unwrapped.adapter.game.definition.version == 2  # type: ignore[attr-defined]
    advised = pytest.warns(DeprecationWarning, match="consider upgrading to version `v2`")
    with advised, pytest.raises(gymnasium.error.DeprecatedEnv, match="use `ludoteca/Alpaca-v2` instead"):
        gymnasium.make("ludoteca/Alpaca-v1")
