"""Training at a small scale on cores: it learns, and continues from a checkpoint."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.batch.cores import Cores
from ludoteca.bots import weights
from ludoteca.bots.weights import REWARDS
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.texts.errors import BadOption
from ludoteca.train.experience import RolloutSettings, gather
from ludoteca.train.improvement import PpoSettings, improve
from ludoteca.train.network import log_softmax
from ludoteca.train.quantisation import write_weights
from ludoteca.train.trainer import CHECKPOINT, LOG, Trainer, TrainingPlan, TrainingProgress


def make_trainer(folder: Path, iterations: int, start: Path | None = None) -> Trainer:
    game = ludoteca.game("master-elf")
    plan = TrainingPlan(
        folder, iterations=iterations, matches=64, width=16, evaluated=8, evaluations=1, start=start
    )
    return Trainer(game, Cores(game, 1), plan, RolloutSettings(moves=8), PpoSettings(learning_rate=2e-3))


def test_a_training_continues_from_its_checkpoint(tmp_path: Path) -> None:
    seen: list[TrainingProgress] = []
    make_trainer(tmp_path, 4).run(seen.append)
    assert [progress.iteration for progress in seen] == [0, 1, 2, 3, 4]
    assert seen[-1].done == 1
    assert [result.seats for result in seen[-1].greedy_results] == [2, 3, 4]
    assert seen[-1].moves == 4 * 64 * 8

    again = make_trainer(tmp_path, 1)
    with np.load(tmp_path / CHECKPOINT) as kept:
        assert np.array_equal(again.network.parameters, kept["parameters"])
        assert np.array_equal(again.adam.square, kept["square"])
        assert len(again.league.past) == len(kept["past"]) == 2
    again.run(seen.append)
    assert seen[-1].iteration == 5
    assert seen[-1].moves == 5 * 64 * 8
    lines = [json.loads(line) for line in (tmp_path / LOG).read_text().splitlines()]
    assert [line["iteration"] for line in lines] == [0, 4, 4, 5]


@pytest.mark.parametrize("change", [{"game": "chess"}, {"rules": 0}, {"digest": "other figures"}])
def test_a_checkpoint_of_another_game_is_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    """Networks of two rules or two editions have the same size."""
    make_trainer(tmp_path, 1).run(lambda _: None)
    with np.load(tmp_path / CHECKPOINT) as opened:
        kept = dict(opened)
    kept["game"] = json.dumps(json.loads(str(kept["game"])) | change)
    np.savez(tmp_path / CHECKPOINT, **kept)
    with pytest.raises(BadOption, match="a training of another game than master-elf, or for other figures"):
        make_trainer(tmp_path, 1)


def test_experience_is_consistent(tmp_path: Path) -> None:
    """Actions are legal, rewards of all seats and the price of length make 1, absent seats get nothing."""
    trainer = make_trainer(tmp_path, 1)
    trainer.league.remember(trainer.generator)
    trainer.league.choose_opponent(trainer.generator)
    before = trainer.matches.batch.states["asked"]
    experience = gather(trainer.matches, trainer.network, trainer.league, trainer.rollout_settings)
    log_preferences = np.take_along_axis(experience.preferences, experience.actions[:, None, :], axis=1)
    assert (log_preferences > 0).all()
    rewards = experience.targets[:, :REWARDS]
    assert np.allclose(rewards.sum(axis=1), 1, atol=1e-3)
    assert np.allclose(experience.targets[:, REWARDS : REWARDS + MOST_SEATS].sum(axis=1), 1, atol=1e-3)
    assert not (rewards[:, :MOST_SEATS] * (1 - experience.present)).any()
    with_others = slice(trainer.league.greedy_from, None)
    of_others = (before != trainer.league.own_seat)[with_others]
    assert 0 < of_others.sum() < len(of_others)
    assert not experience.is_counted[0, with_others][of_others].any()
    assert experience.is_counted[0, with_others][~of_others].any()


def test_a_training_starts_from_a_network(tmp_path: Path) -> None:
    """Whole numbers become the parameters that they were written from, but for their last bits."""
    first = make_trainer(tmp_path / "first", 1)
    first.run(lambda _: None)
    file = tmp_path / "network.bin"
    parameters, scales = first.network.to_numpy()
    write_weights(file, first.shape, parameters, scales, first.rollout_settings.spread)

    second = make_trainer(tmp_path / "second", 1, start=file)
    assert np.allclose(second.network.parameters, parameters, atol=0.02)
    observations, preferences = first.matches.observations, first.matches.preferences
    logits = [
        one.network.forward(one.network.prepare(observations, preferences), preferences).logits
        for one in (first, second)
    ]
    assert np.abs(logits[0] - logits[1]).max() < 0.05


def test_a_network_of_another_game_is_no_start(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="another game than master-elf"):
        make_trainer(tmp_path, 1, start=weights.file_of(ludoteca.game("africana")))


def test_a_network_learns_from_experience(tmp_path: Path) -> None:
    """Errors shrink, and actions that turned out well become likelier."""
    trainer = make_trainer(tmp_path, 1)
    network, settings = trainer.network, PpoSettings(learning_rate=5e-3, entropy=0)
    experience = gather(trainer.matches, network, trainer.league, trainer.rollout_settings)

    def likelihood_of_good_actions() -> float:
        found = 0.0
        for move, preferences in enumerate(experience.preferences):
            inputs = network.prepare(experience.observations[move], preferences)
            logits = network.forward(inputs, preferences).logits
            chosen = np.take_along_axis(log_softmax(logits), experience.actions[move][None], axis=0)[0]
            found += float((chosen * experience.advantages[move] * experience.is_counted[move]).sum())
        return found

    before = likelihood_of_good_actions()
    metrics = [
        improve(network, trainer.adam, experience, settings, 1.0, trainer.generator)["score error"]
        for _ in range(4)
    ]
    assert metrics[-1] < metrics[0]
    assert likelihood_of_good_actions() > before
