"""PettingZoo: agents that take turns, checked by PettingZoo and by our own tests."""

import pickle
import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import ludoteca
from ludoteca.core.kernel.seats import seat_number
from ludoteca.gyms import pettingzoo
from tests.support.random_matches import Setup, of_every_game, with_every_setup

# PettingZoo accepts dicts as observations only from a list of its own environments.
DICT_WARNINGS = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or gymnasium.spaces.discrete",
    "Action mask numpy array is all zeros (no legal actions).",  # when the match is over
}


def played(env: Any, seed: int) -> tuple[dict[str, float], list[int]]:
    """Play at random and return each agent's reward and all observations."""
    env.reset(seed=seed)
    chooser, returns, observed = np.random.default_rng(seed), dict.fromkeys(env.agents, 0.0), []
    for agent in env.agent_iter():
        observation, reward, terminated, _, info = env.last()
        returns[agent] += reward
        observed.append(hash(observation.tobytes()))
        legal = np.flatnonzero(info["action_mask"])
        env.step(None if terminated else int(chooser.choice(legal)))
    return returns, observed


@with_every_setup
def test_pettingzoos_own_checks_pass_without_a_warning(setup: Setup) -> None:
    api_test(pettingzoo.env(*setup), num_cycles=60)


@with_every_setup
def test_pettingzoos_own_checks_pass_with_masks_in_observations(setup: Setup) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(*setup, mask="observation"), num_cycles=60)
    assert {str(warning.message) for warning in caught} <= DICT_WARNINGS


@with_every_setup
def test_a_seed_fixes_all_observations_and_rewards(setup: Setup) -> None:
    seed_test(lambda: pettingzoo.env(*setup), num_cycles=60)


@of_every_game
def test_every_render_mode_shows_the_board(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: pettingzoo.env(name, seats=3, render_mode=render_mode))
    assert "p2" in capsys.readouterr().out


@with_every_setup
def test_rewards_are_shares_of_the_win_minus_the_mean(setup: Setup) -> None:
    name, seats = setup
    env = pettingzoo.env(name, seats=seats)
    for seed in range(2):
        returns, _ = played(env, seed)
        outcome = env.unwrapped.match.outcome
        winners = [f"player_{seat_number(winner)}" for winner in outcome.winners]
        assert sum(returns.values()) == pytest.approx(0.0)
        for agent, reward in returns.items():
            assert reward == pytest.approx((agent in winners) / len(winners) - 1 / seats)


def test_a_seed_gives_the_same_match_as_the_library() -> None:
    env = pettingzoo.env("master-elf", seats=2)
    played(env, 11)
    match = ludoteca.replay(env.unwrapped.match.record())
    again = ludoteca.game("master-elf").start(seats=2, seed=11)
    assert match.setup_events == again.setup_events
    assert match.over


def test_matches_without_a_seed_depend_on_the_last_seed() -> None:
    envs = [pettingzoo.env("alpaca", seats=2) for _ in range(2)]
    for env in envs:
        env.reset(seed=3)
        env.reset()
    seeds = [env.unwrapped.match.seed for env in envs]
    assert seeds[0] == seeds[1] != 3


def test_an_illegal_action_ends_the_match(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.env("alpaca", seats=2)
    env.reset(seed=1)
    *_, info = env.last()
    env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert "Illegal move" in caplog.text
    _, reward, terminated, _, _ = env.last()
    assert (reward, terminated) == (-0.5, True)


def test_environments_can_be_pickled() -> None:
    env = pickle.loads(pickle.dumps(pettingzoo.raw_env("africana", 4, mask="observation", first="p2")))
    env.reset(seed=1)
    assert env.agent_selection == "player_1"


def test_bad_options_are_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="5"):
        pettingzoo.env("alpaca", seats=5)
    with pytest.raises(ludoteca.BadOption, match="mask"):
        pettingzoo.env("alpaca", mask="nowhere")


def test_the_name_says_the_version_of_the_rules() -> None:
    for name in ludoteca.game_names():
        version = ludoteca.game(name).definition.version
        assert pettingzoo.raw_env(name).metadata["name"] == f"ludoteca_{name.replace('-', '_')}_v{version}"
