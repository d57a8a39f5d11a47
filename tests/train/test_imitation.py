"""Imitation at a small scale: demonstrations are what a search found, and a network learns them."""

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import weights
from ludoteca.bots.processes import WorkerDied
from ludoteca.bots.weights import REWARDS
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption
from ludoteca.train import teaching
from ludoteca.train.demonstrations import Demonstrations, demonstrate, join, make_teacher
from ludoteca.train.imitation import Agreement, ImitationSettings, imitate
from ludoteca.train.network import Network, Shape, first_parameters
from ludoteca.train.teaching import TeachingPlan, TeachingProgress, shards_of, teach, write_shard
from tests.study.small_studies import MORE_ELVES

GAME = ludoteca.game("master-elf")


@pytest.fixture(scope="module")
def demonstrations() -> Demonstrations:
    teacher = make_teacher("search:12x", GAME, seed=1)
    return join([demonstrate(GAME, teacher, seats, seed=seats) for seats in (2, 3)])


def test_demonstrations_are_decisions_among_legal_actions(demonstrations: Demonstrations) -> None:
    assert ((demonstrations.preferences > 0).sum(axis=1) > 1).all()
    assert np.allclose(demonstrations.shares.sum(axis=1), 1, atol=1e-5)
    assert not (demonstrations.shares * (demonstrations.preferences == 0)).any()
    first = GAME.start(seats=2, seed=2)
    while len(first.moves) == 1:
        first.play(first.moves[0])
    assert first.turn is not None
    assert demonstrations.observations[0].tolist() == first.observation(first.turn)


def test_targets_share_out_rewards_and_wins(demonstrations: Demonstrations) -> None:
    wins = demonstrations.targets[:, REWARDS : REWARDS + MOST_SEATS]
    for shares in (demonstrations.targets[:, :REWARDS], wins):
        assert (shares >= 0).all()
        assert np.allclose(shares.sum(axis=1), 1, atol=1e-5)
    assert not (wins * (1 - demonstrations.present)).any()
    assert set(demonstrations.present.sum(axis=1)) == {2, 3}


def test_demonstrations_are_the_same_after_reading(demonstrations: Demonstrations, tmp_path: Path) -> None:
    demonstrations.write(tmp_path / "some.npz")
    again = Demonstrations.read(tmp_path / "some.npz")
    for name, values in vars(demonstrations).items():
        assert np.array_equal(getattr(again, name), values), name


def test_a_network_learns_what_a_search_prefers(demonstrations: Demonstrations) -> None:
    shape = Shape(GAME.features, GAME.actions, len(GAME.definition.parts), width=32)
    network = Network(shape, first_parameters(shape, 1), np.full((GAME.features, 1), 0.25, np.float32))
    seen: list[Agreement] = []
    settings = ImitationSettings(learning_rate=2e-3, epochs=6, batch_size=32)
    imitate(network, demonstrations, settings, np.random.default_rng(1), seen.append)
    assert [one.epoch for one in seen] == list(range(7))
    assert seen[-1].cross_entropy < seen[0].cross_entropy
    assert 0 < seen[-1].same_move <= 1


def test_a_teacher_must_search() -> None:
    with pytest.raises(BadOption, match="greedy cannot teach"):
        make_teacher("greedy", GAME, seed=1)


def make_plan(folder: Path, teacher: str = "search:4x", start: Path | None = None) -> TeachingPlan:
    settings = ImitationSettings(epochs=1)
    return TeachingPlan(folder, teacher, minutes=0, workers=1, width=16, start=start, settings=settings)


def test_a_teaching_keeps_what_was_demonstrated_before(tmp_path: Path) -> None:
    """A run that was killed may have left a gap in the numbers."""
    seen: list[TeachingProgress] = []
    teach(GAME, make_plan(tmp_path), np, seen.append)
    (tmp_path / "master-elf-000000.npz").rename(tmp_path / "master-elf-000007.npz")
    teach(GAME, make_plan(tmp_path), np, seen.append)
    assert [file.stem[-1] for file in shards_of(GAME, tmp_path)] == ["7", "8"]
    assert seen[-1].decisions > seen[0].decisions
    assert seen[-1].done == 1


def test_a_wrong_first_network_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    other = weights.file_of(ludoteca.game("africana"))
    with pytest.raises(BadOption, match="another game than master-elf"):
        teach(GAME, make_plan(tmp_path, start=other), np, lambda _: None)
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("workers", [0, -1, True, 1.5, "x"])
def test_a_teaching_needs_workers(workers: Any, tmp_path: Path) -> None:
    plan = replace(make_plan(tmp_path), workers=workers)
    with pytest.raises(BadOption, match="“workers” is a whole number from 1"):
        teach(GAME, plan, np, lambda _: None)
    assert not list(tmp_path.iterdir())


def demonstrated(game: Game, plan: TeachingPlan, number: int) -> dict[str, Any]:
    write_shard(game, plan, number)
    return vars(Demonstrations.read(plan.folder / f"master-elf-{number:06}.npz"))


def is_same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(np.array_equal(values, other[name]) for name, values in one.items())


def test_demonstrations_follow_from_the_seed_and_the_shard(tmp_path: Path) -> None:
    plan = make_plan(tmp_path)
    first = demonstrated(GAME, plan, 0)
    assert is_same(demonstrated(GAME, plan, 0), first)
    assert not is_same(demonstrated(GAME, plan, 1), first)
    assert not is_same(demonstrated(GAME, replace(plan, seed=2), 0), first)


def test_a_teacher_plays_the_edition_of_the_game(tmp_path: Path) -> None:
    edition = tmp_path / "edition.toml"
    edition.write_text(MORE_ELVES, encoding="utf-8")
    other = ludoteca.game("master-elf", edition)
    teach(other, make_plan(tmp_path / "other"), np, lambda _: None)
    plan = make_plan(tmp_path / "here")
    in_process = Demonstrations.read(tmp_path / "other" / "master-elf-000000.npz")
    assert is_same(demonstrated(other, plan, 0), vars(in_process))
    assert not is_same(demonstrated(GAME, plan, 0), vars(in_process))


def test_demonstrations_of_others_are_not_mixed(tmp_path: Path) -> None:
    teach(GAME, make_plan(tmp_path), np, lambda _: None)
    with pytest.raises(BadOption, match="holds games with teacher 'search:4x', not 'search:5x'"):
        teach(GAME, make_plan(tmp_path, teacher="search:5x"), np, lambda _: None)
    edition = tmp_path / "edition.toml"
    edition.write_text(MORE_ELVES, encoding="utf-8")
    with pytest.raises(BadOption, match="holds games with edition"):
        teach(ludoteca.game("master-elf", edition), make_plan(tmp_path), np, lambda _: None)
    assert len(shards_of(GAME, tmp_path)) == 1


def die(*_: object) -> int:
    """Stand in for a process that the system kills."""
    os._exit(1)


def test_a_dead_process_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching, "_write_in_worker", die)
    with pytest.raises(WorkerDied, match="run the same command to go on"):
        teach(GAME, make_plan(tmp_path), np, lambda _: None)
