"""Bots and the coach in a browser think with the engines of the Worker."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import explanations
from ludoteca.bots.backend import NativeBackend, current_backend, module_key, use_backend
from ludoteca.bots.levels import make_level_bot
from ludoteca.bots.native_comparison import compare_natively
from ludoteca.core.kernel.structs import from_bytes
from ludoteca.offline.engine_tree import EngineBackend
from tests.support.random_matches import start_match


class Engines:
    """What ``web/src/offline/worker/engines.ts`` offers, in native code."""

    def __init__(self) -> None:
        self.asked = ""
        self.guided: list[bool] = []

    def tree(self, key: str, luck: str, is_guided: bool) -> None:
        self.asked = key
        self.guided.append(is_guided)

    def compare(self, key: str, state: str, seat: int, action: int, other: int) -> str:
        self.asked = key
        game = ludoteca.game(key.split(maxsplit=1)[0])
        known: Any = from_bytes(game.definition.State, bytes.fromhex(state))
        return json.dumps(compare_natively(game, known, seat, action, other))


@pytest.fixture(autouse=True)
def native_backend_afterwards() -> Iterator[None]:
    yield
    use_backend(NativeBackend())


def test_moves_are_compared_by_the_engine() -> None:
    match = start_match(("master-elf", 2), 3)
    while len(match.moves) < 2:
        match.play(match.moves[0])
    knowledge, moves = match.knowledge(1), (match.moves[0], match.moves[-1])
    expected = explanations.explain(knowledge, *moves)
    engines = Engines()
    use_backend(EngineBackend(engines))
    assert explanations.explain(knowledge, *moves) == expected
    assert engines.asked == module_key(match.game)


def test_the_champion_asks_for_a_tree_with_a_network() -> None:
    engines, game = Engines(), ludoteca.game("alpaca")
    use_backend(EngineBackend(engines))
    for level in ("best", "champion"):
        make_level_bot(level, game, 1)
    assert engines.guided == [False, True]
    assert engines.asked == module_key(game)


def test_code_is_native_unless_somebody_sets_another_backend() -> None:
    assert isinstance(current_backend(), NativeBackend)
