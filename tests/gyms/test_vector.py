"""Many matches at once: the same with any number of threads, by the rules, as Gymnasium wants it."""

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import VectorEnv

import ludoteca
from ludoteca.core.kernel.structs import to_bytes, unpack
from ludoteca.gyms.vector import SeatVectorEnv
from tests.support.random_matches import Setup, with_every_setup

GAMES = 37


def chosen(masks: Any, chooser: np.random.Generator) -> Any:
    """Return a legal action in each match, any action where it has ended."""
    return (chooser.random(masks.shape) * (masks + 1e-9)).argmax(axis=1)


def played(envs: SeatVectorEnv, steps: int, seed: int = 5) -> list[bytes]:
    """Return the bytes of everything that random actions lead to."""
    observations, infos = envs.reset(seed=seed)
    chooser, seen = np.random.default_rng(seed), [observations.tobytes()]
    for _ in range(steps):
        *arrays, infos = envs.step(chosen(infos["action_mask"], chooser))
        seen += [array.tobytes() for array in (*arrays, infos["action_mask"], infos["seat"])]
    return seen


@with_every_setup
def test_the_number_of_threads_changes_nothing(setup: Setup) -> None:
    envs = [SeatVectorEnv(setup[0], GAMES, setup[1], seat=None, threads=threads) for threads in (1, 3)]
    games = [played(one, 60) for one in envs]
    assert games[0] == games[1]
    assert played(envs[0], 60, seed=6) != games[0]
    for one in envs:
        one.close()


@with_every_setup
def test_observations_and_masks_agree_with_the_rules(setup: Setup) -> None:
    name, seats = setup
    game = ludoteca.game(name)
    rules, envs = game.rules, SeatVectorEnv(name, 5, seats, seat=1, opponents="random", threads=1)
    observations, infos = envs.reset(seed=2)
    chooser, ended, rewards = np.random.default_rng(2), np.zeros(5, bool), np.zeros(5)
    for step in range(400):
        for number in range(5) if step % 20 == 0 or ended.any() else ():
            state: Any = unpack(game.definition.State, envs.matches.states[number])
            features, mask = [0] * game.features, [0] * game.actions
            rules.observe(state, 1, features)
            assert observations[number].tolist() == features
            assert rules.is_over(state) == ended[number]
            if ended[number]:
                assert not infos["action_mask"][number].any()
                assert rewards[number] == pytest.approx(reward_of(game, state, 1))
            else:
                rules.legal_mask(state, mask)
                assert infos["action_mask"][number].tolist() == mask
                assert state.asked == 1
                assert rewards[number] == 0.0
        observations, rewards, ended, _, infos = envs.step(chosen(infos["action_mask"], chooser))
    envs.close()


def reward_of(game: ludoteca.Game, state: Any, seat: int) -> float:
    match = game.start(seats=state.seats, seed=0).with_state(to_bytes(state))
    assert match.outcome is not None
    winners = [match.seat_names.index(winner) for winner in match.outcome.winners]
    return float(seat in winners) / len(winners) - 1 / match.seats


def test_a_finished_match_restarts_at_the_next_step() -> None:
    envs = SeatVectorEnv("alpaca", 8, threads=1)
    _, infos = envs.reset(seed=1)
    chooser, ends = np.random.default_rng(1), 0
    before = np.zeros(8, bool)
    for _ in range(400):
        _, rewards, ended, truncated, infos = envs.step(chosen(infos["action_mask"], chooser))
        assert not (ended & before).any()
        assert not truncated.any()
        assert infos["action_mask"][~ended].any(axis=1).all()
        assert (rewards[~ended] == 0.0).all()
        before, ends = ended, ends + int(ended.sum())
    assert ends > 8
    envs.close()


def test_an_illegal_action_loses() -> None:
    envs = SeatVectorEnv("africana", 3, 3, threads=1)
    envs.reset(seed=1)
    illegal = envs.action_masks().argmin(axis=1)
    illegal[2] = -1
    _, rewards, ended, _, _ = envs.step(illegal)
    assert ended.all()
    assert rewards == pytest.approx([-1 / 3] * 3)
    envs.close()


def test_greedy_opponents_are_harder_than_random_ones() -> None:
    returns = {}
    for opponents in ("random", "greedy"):
        envs = SeatVectorEnv("master-elf", 60, 2, seat=None, opponents=opponents, threads=1)
        _, infos = envs.reset(seed=3)
        chooser, total, ends = np.random.default_rng(3), 0.0, 0
        for _ in range(400):
            _, rewards, ended, _, infos = envs.step(chosen(infos["action_mask"], chooser))
            total, ends = total + float(rewards.sum()), ends + int(ended.sum())
        returns[opponents] = total / ends
        envs.close()
    assert returns["greedy"] < -0.4 < -0.1 < returns["random"] < 0.1


def test_it_is_a_vector_environment() -> None:
    envs = SeatVectorEnv("master-elf", 4, 4, opponents=["greedy", "random", "greedy"], ages=[3, 4, 1, 2])
    assert isinstance(envs, VectorEnv)
    observations, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.shape == (4,)
    first, second = envs.reset()[0], envs.reset()[0]
    assert (first != second).any()
    envs.close()
