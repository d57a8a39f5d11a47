"""A seed is the same thing everywhere: a whole number from 0 to 2**63 - 1, of Python or of NumPy."""

from collections.abc import Callable
from inspect import signature
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import BadOption, Game, Match, SeededLuck
from ludoteca.batch import Batch
from ludoteca.bots import bot
from ludoteca.bots.champion import ChampionBot
from ludoteca.bots.gentle import GentleBot
from ludoteca.bots.greedy import GreedyBot
from ludoteca.bots.random import RandomBot
from ludoteca.bots.search import Budget, SearchBot
from ludoteca.core.kernel.structs import pack
from ludoteca.gyms import pettingzoo
from ludoteca.gyms.gymnasium import SeatEnv
from ludoteca.gyms.vector import SeatVectorEnv
from ludoteca.study.plan import make_plan

MASTER_ELF = ludoteca.game("master-elf")
BATCH = Batch(MASTER_ELF, size=1)
TAKERS: dict[str, Callable[[Any], object]] = {
    "start": lambda seed: MASTER_ELF.start(seed=seed),
    "position": lambda seed: MASTER_ELF.position(MASTER_ELF.start(seed=1).position(), seed),
    "knowledge": lambda seed: MASTER_ELF.start(seed=1).knowledge(seed),
    "bot": lambda seed: bot("greedy", MASTER_ELF, seed),
    "random bot": RandomBot,
    "greedy bot": lambda seed: GreedyBot(MASTER_ELF, seed),
    "search bot": lambda seed: SearchBot(MASTER_ELF, Budget(iterations=1), seed=seed),
    "batch": lambda seed: Batch(MASTER_ELF, size=1, seed=seed),
    "batch start": BATCH.start,
    "batch play": BATCH.play_random,
    "pettingzoo": lambda seed: pettingzoo.raw_env(MASTER_ELF).reset(seed=seed),
    "gymnasium": lambda seed: SeatEnv(MASTER_ELF).reset(seed=seed),
    "vector": lambda seed: SeatVectorEnv(MASTER_ELF, 1).reset(seed=seed),
}
STRICT: dict[str, Callable[[Any], object]] = {  # what can be repeated only with a seed
    "luck": lambda seed: SeededLuck(seed, 0),
    "redeal": lambda seed: MASTER_ELF.redeal(MASTER_ELF.start(seed=1).state, 0, seed),
    "plan": lambda seed: make_plan("master-elf", ["random"], seats=2, seed=seed),
}
CALLS = [
    *(Game.start, Game.position, Match.knowledge, Batch, Batch.start, Batch.play_random),
    *(bot, RandomBot, GreedyBot, GentleBot, SearchBot, ChampionBot),
    *(SeatEnv.reset, SeatVectorEnv.reset, pettingzoo.raw_env.reset),
]
of_every_taker = pytest.mark.parametrize("take", [*TAKERS.values(), *STRICT.values()], ids=[*TAKERS, *STRICT])


@of_every_taker
@pytest.mark.parametrize("seed", [-1, 2**63, 2**64, True, False, 1.0, "1", [1], np.float64(1), np.bool_(1)])
def test_other_values_than_seeds_are_refused(take: Callable[[Any], object], seed: Any) -> None:
    with pytest.raises(BadOption, match=r"A seed is a whole number from 0 to 2\^63 - 1, not"):
        take(seed)


@of_every_taker
@pytest.mark.parametrize("seed", [0, 2**63 - 1, np.int64(5), np.uint8(200), np.uint64(2**63 - 1)])
def test_whole_numbers_of_python_and_numpy_are_seeds(take: Callable[[Any], object], seed: Any) -> None:
    take(seed)


@pytest.mark.parametrize("take", TAKERS.values(), ids=TAKERS)
def test_calls_that_need_no_seed_take_none(take: Callable[[Any], object]) -> None:
    take(None)


def test_matches_knowledge_and_environments_without_a_seed_are_not_alike() -> None:
    match = MASTER_ELF.start(seed=1)
    vector = SeatVectorEnv(MASTER_ELF, 1, threads=1)
    makers: dict[str, Callable[[], object]] = {
        "start": lambda: str(MASTER_ELF.start().position()),
        "knowledge": lambda: bytes(pack(match.knowledge().state)),
        "bot": lambda: vars(bot("greedy", MASTER_ELF))["luck"],
        "gymnasium": lambda: bytes(SeatEnv(MASTER_ELF).reset()[0]),
        "vector": lambda: bytes(vector.reset()[0]),
        "pettingzoo": lambda: start_of(pettingzoo.raw_env(MASTER_ELF)),
    }
    for name, make in makers.items():
        assert len({repr(make()) for _ in range(4)}) > 1, name


def start_of(env: Any) -> str:
    env.reset()
    return str(env.adapter.match.record())


@pytest.mark.parametrize("call", CALLS)
def test_a_seed_that_is_not_given_is_none(call: Callable[..., object]) -> None:
    assert signature(call).parameters["seed"].default is None


def test_bots_and_batches_without_a_seed_are_not_alike() -> None:
    assert RandomBot().luck != RandomBot().luck
    assert SearchBot(MASTER_ELF).seed != SearchBot(MASTER_ELF).seed
    plays = [Batch(MASTER_ELF, size=100).finish_random().tolist() for _ in range(2)]
    assert plays[0] != plays[1]


@pytest.mark.parametrize("take", STRICT.values(), ids=STRICT)
def test_calls_that_must_be_repeatable_need_a_seed(take: Callable[[Any], object]) -> None:
    with pytest.raises(BadOption, match="not None"):
        take(None)


def test_a_seed_of_numpy_is_the_same_seed() -> None:
    seats: Any = np.int64(3)
    seed: Any = np.uint8(7)
    match = MASTER_ELF.start(seats=seats, seed=seed)
    assert match.record() == MASTER_ELF.start(seats=3, seed=7).record()
    assert (type(match.seed), type(match.start_info["seats"])) == (int, int)
