"""Batches: the same matches interpreted, on any number of cores, and on a GPU if there is one."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.batch import Batch
from ludoteca.batch.cores import Cores
from ludoteca.batch.gpu import Gpu
from ludoteca.core.chance import Luck
from ludoteca.core.errors import BadOption, MissingExtra
from ludoteca.core.game import Game
from ludoteca.core.structs import NONE, pack, unpack
from tests.random_matches import of_every_game

SEED = 11
SIZE = 24


def devices(game: Game) -> list[Callable[[], Cores | Gpu]]:
    """Return one thread, three threads, and the GPU if there is one."""
    found: list[Callable[[], Cores | Gpu]] = [lambda: Cores(game, 1), lambda: Cores(game, 3)]
    try:
        Gpu(game)
    except (BadOption, MissingExtra):
        return found
    return [*found, lambda: Gpu(game)]


def batches(name: str, seats: int, size: int = SIZE) -> list[Batch]:
    game = ludoteca.game(name)
    return [Batch(game, seats, size, SEED, device()) for device in devices(game)]


def as_numpy(array: Any) -> Any:
    return array.get() if hasattr(array, "get") else array


def bytes_of(batch: Batch) -> bytes:
    return bytes(batch.states.tobytes())


@of_every_game
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_matches_end_as_on_the_interpreter(name: str, seats: int) -> None:
    game, few = ludoteca.game(name), 4
    rules = game.seeded_rules
    states, lucks = [game.definition.State() for _ in range(few)], [Luck() for _ in range(few)]
    options = game.check_options(seats, {})
    moves = rules.playouts(states, lucks, options, SEED, [0] * game.actions)
    expected = b"".join(pack(state).tobytes() for state in states)
    for batch in batches(name, seats, few):
        assert batch.play(SEED) == moves
        assert bytes_of(batch) == expected
        assert batch.over.all()


@of_every_game
def test_stepping_plays_the_same_matches(name: str) -> None:
    for batch in batches(name, 3):
        batch.play(SEED)
        ended = bytes_of(batch)
        batch.start(SEED)
        moves = int(batch.finish().sum())
        assert bytes_of(batch) == ended
        batch.start(SEED)
        counted = 0
        while not batch.over.all():
            going = ~batch.over
            played = batch.step(batch.random_actions())
            assert (played == going).all()
            counted += int(going.sum())
        assert bytes_of(batch) == ended
        assert counted == moves


@of_every_game
def test_rows_agree_with_the_rules(name: str) -> None:
    game = ludoteca.game(name)
    rules = game.bind()
    features = rules.FEATURES
    for batch in batches(name, 2, 6):
        for _ in range(40):
            masks, rows, scores = (as_numpy(a) for a in (batch.masks(), batch.observations(), batch.scores()))
            for number, record in enumerate(batch.states):
                state: Any = unpack(game.definition.State, record)
                legal = [rules.is_legal(state, action) for action in range(game.actions)]
                assert masks[number].tolist() == [int(one and not rules.is_over(state)) for one in legal]
                known = [0] * features
                rules.observe(state, max(state.asked, 0), known)
                assert rows[number].tolist() == known
                assert scores[number].tolist() == [rules.score(state, seat) for seat in range(2)]
                assert bool(batch.over[number]) == rules.is_over(state)
            batch.step(batch.random_actions())


@of_every_game
def test_illegal_actions_do_nothing(name: str) -> None:
    game = ludoteca.game(name)
    for batch in batches(name, 2):
        before = bytes_of(batch)
        illegal = (as_numpy(batch.masks()) == 0).argmax(axis=1)
        for actions in (illegal, [NONE] * SIZE, [game.actions] * SIZE, [-1000] * SIZE, [1 << 32] * SIZE):
            assert not batch.step(actions).any()
        assert bytes_of(batch) == before


@of_every_game
def test_another_seat_observes_something_else(name: str) -> None:
    for batch in batches(name, 2):
        asked = as_numpy(batch.asked)
        others = as_numpy(batch.observations(1 - asked))
        assert (others != as_numpy(batch.observations())).any(axis=1).all()


def test_options_and_sizes_are_checked() -> None:
    alpaca = ludoteca.game("alpaca")
    assert np.array_equal(as_numpy(Batch(alpaca, 2, 3, first="p2").asked), [1, 1, 1])
    with pytest.raises(BadOption, match="at least one match"):
        Batch(alpaca, size=0)
    with pytest.raises(BadOption, match="2 to 4 seats"):
        Batch(alpaca, seats=5)
    batch = Batch(alpaca, size=3)
    for actions in ([0, 0], [0.0, 0.0, 0.0], ["end", "end", "end"]):
        with pytest.raises(BadOption, match="Actions are one whole number for each of 3 matches"):
            batch.step(actions)
    for seats in ([0, 0, 2], [-1, 0, 0]):
        with pytest.raises(BadOption, match="A seat is a number from 0 to 1"):
            batch.observations(seats)
    for seed in (-1, 1 << 63):
        with pytest.raises(BadOption, match="A seed is a whole number"):
            batch.start(seed)
        with pytest.raises(BadOption, match="A seed is a whole number"):
            batch.play(seed)
