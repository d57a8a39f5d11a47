"""Batches: the same matches interpreted, on any number of cores, and on a GPU if there is one."""

import sys
from collections.abc import Callable, Mapping
from types import ModuleType, SimpleNamespace
from typing import Any, assert_type, get_args, get_type_hints

import numpy as np
import pytest
from numpy.typing import NDArray

import ludoteca
from ludoteca.batch import Batch
from ludoteca.batch.cores import Cores
from ludoteca.batch.gpu import Gpu, NoGpu
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.structs import NONE, pack, unpack
from ludoteca.core.matches.game import Game
from ludoteca.core.texts.errors import BadOption, MissingExtra
from tests.support.random_matches import of_every_game

SEED = 11
SIZE = 24


def devices(game: Game) -> list[Callable[[], Cores | Gpu]]:
    """Return one thread, three threads, and the GPU if there is one."""
    found: list[Callable[[], Cores | Gpu]] = [lambda: Cores(game, 1), lambda: Cores(game, 3)]
    try:
        Gpu(game)
    except (NoGpu, MissingExtra):
        return found
    return [*found, lambda: Gpu(game)]


@pytest.mark.parametrize("driver", [True, False])
def test_a_machine_without_a_gpu_says_so(monkeypatch: pytest.MonkeyPatch, driver: bool) -> None:
    def count() -> int:
        if driver:
            return 0
        raise RuntimeError("no driver")

    cupy = ModuleType("cupy")
    runtime = SimpleNamespace(getDeviceCount=count, CUDARuntimeError=RuntimeError)
    vars(cupy)["cuda"] = SimpleNamespace(runtime=runtime)
    monkeypatch.setitem(sys.modules, "cupy", cupy)
    with pytest.raises(NoGpu, match="has no NVIDIA GPU"):
        Gpu("alpaca")


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
    states, generators = [game.definition.State() for _ in range(few)], [Generator() for _ in range(few)]
    options = game.check_options(seats, {})
    moves = rules.playouts(states, generators, options, SEED, [0] * game.actions)
    expected = b"".join(pack(state).tobytes() for state in states)
    for batch in batches(name, seats, few):
        assert batch.play_random(SEED) == moves
        assert bytes_of(batch) == expected
        assert batch.over.all()


@of_every_game
def test_stepping_plays_the_same_matches(name: str) -> None:
    for batch in batches(name, 3):
        batch.play_random(SEED)
        ended = bytes_of(batch)
        batch.start(SEED)
        moves = int(batch.finish_random().sum())
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
    rules = game.rules
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
        for actions in (
            illegal,
            [NONE] * SIZE,
            [game.actions] * SIZE,
            [-1000] * SIZE,
            [1 << 32] * SIZE,
            [-(1 << 32)] * SIZE,
        ):
            assert not batch.step(actions).any()
        assert bytes_of(batch) == before


@of_every_game
def test_another_seat_observes_something_else(name: str) -> None:
    for batch in batches(name, 2):
        asked = as_numpy(batch.asked)
        others = as_numpy(batch.observations(1 - asked))
        assert (others != as_numpy(batch.observations())).any(axis=1).all()


READ: Mapping[str, Callable[[Batch], Any]] = {
    "asked": lambda batch: batch.asked,
    "seat_counts": lambda batch: batch.seat_counts,
    "over": lambda batch: batch.over,
    "states": lambda batch: batch.states,
    "masks": Batch.masks,
    "preferences": Batch.preferences,
    "observations": Batch.observations,
    "scores": Batch.scores,
    "score_parts": Batch.score_parts,
    "shares": Batch.shares,
}
PLAY: Mapping[str, Callable[[Batch], Any]] = {
    "random_actions": Batch.random_actions,
    "greedy_actions": Batch.greedy_actions,
    "step": lambda batch: batch.step([0] * SIZE),
    "finish_random": Batch.finish_random,
    "renew": Batch.renew,
}


@pytest.mark.parametrize("name", READ)
def test_results_are_copies(name: str) -> None:
    """It stays as it is when the matches go on, and changing it changes no match."""
    for batch in batches("alpaca", 3):
        before, array = bytes_of(batch), READ[name](batch)
        kept = as_numpy(array).tobytes()
        array[...] = array[::-1] if name == "states" else 1
        assert bytes_of(batch) == before
        array = READ[name](batch)
        batch.finish_random()
        assert as_numpy(array).tobytes() == kept


@pytest.mark.parametrize("name", [*READ, *PLAY])
def test_arrays_have_the_dtypes_of_their_types(name: str) -> None:
    """A type checker knows NumPy's arrays only; on a GPU too the numbers are as they are declared."""
    member = getattr(Batch, name)
    declared = get_type_hints(member.fget if isinstance(member, property) else member)["return"]
    for batch in batches("alpaca", 3):
        array = {**READ, **PLAY}[name](batch)
        (number,) = get_args(get_args(declared)[1])
        assert issubclass(array.dtype.type, number)
        assert len(array) == SIZE


def test_a_game_is_given_by_its_name_or_as_it_is() -> None:
    alpaca = ludoteca.game("alpaca")
    assert_type(Batch(alpaca, size=2).masks(), NDArray[np.int8])
    assert Batch("alpaca", size=2).game is Batch(alpaca, size=2).game is alpaca
    with pytest.raises(ludoteca.UnknownGame, match="Did you mean “alpaca”"):
        Batch("alpaka")


def test_options_and_sizes_are_checked() -> None:
    alpaca = ludoteca.game("alpaca")
    assert np.array_equal(as_numpy(Batch(alpaca, 2, 3, first="p2").asked), [1, 1, 1])
    for size in (0, -1, True, 2.0, "3", None):
        with pytest.raises(BadOption, match="The size of a batch is a whole number from 1, not"):
            Batch(alpaca, size=size)  # type: ignore[arg-type]
    for wrong in (5, True, None, "2", [2, 5], [2, "3"]):
        with pytest.raises(BadOption, match="2 to 4 seats"):
            Batch(alpaca, seats=wrong)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="The list of “seats” is empty"):
        Batch(alpaca, seats=[])
    for threads in (0, -1, True, 1.5):
        with pytest.raises(BadOption, match="The number of threads is a whole number from 1"):
            Cores("alpaca", threads)  # type: ignore[arg-type]
    batch = Batch(alpaca, size=3)
    for actions in ([0, 0], [0.0, 0.0, 0.0], ["end", "end", "end"]):
        with pytest.raises(BadOption, match="Actions are one whole number for each of 3 matches"):
            batch.step(actions)
    for given, problem in (
        ([0], r"This is an array of shape \(1,\)"),
        (0, r"This is an array of shape \(\)"),
        ([0.0, 0.0, 0.0], "This is an array of the type float64"),
        ([[0], [0, 0]], "This is not an array"),
    ):
        with pytest.raises(BadOption, match=f"for each of 3 matches. {problem}"):
            batch.observations(given)
    for seats, where in (([0, 0, 2], "Match 2 has seats 0 to 1, not 2"), ([-1, 9, 0], "Match 0 .* not -1")):
        with pytest.raises(BadOption, match=where):
            batch.observations(seats)
    mixed = Batch(alpaca, seats=[2, 4], size=4)
    with pytest.raises(BadOption, match="Match 2 has seats 0 to 1, not 3"):
        mixed.observations([1, 3, 3, 3])
    for device in ("gpu", Cores, 5):
        with pytest.raises(BadOption, match=r"A device is Cores\(game\) or Gpu\(game\), not"):
            Batch(alpaca, size=1, device=device)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="This device is for africana, or for other figures of alpaca"):
        Batch(alpaca, size=1, device=Cores(ludoteca.game("africana")))
    for seed in (-1, 1 << 63, True, 1.0, "1"):
        with pytest.raises(BadOption, match="A seed is a whole number"):
            batch.start(seed)  # type: ignore[arg-type]
        with pytest.raises(BadOption, match="A seed is a whole number"):
            batch.play_random(seed)  # type: ignore[arg-type]
