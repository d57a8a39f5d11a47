"""What learners need of a batch: preferences, greedy opponents, results, and matches that are renewed."""

from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.batch import Batch, ptx
from ludoteca.batch.cores import Cores
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.policies import log_of_weight
from ludoteca.core.kernel.structs import pack, unpack
from ludoteca.core.texts.errors import BadOption
from tests.support.random_matches import of_every_game

SEED = 3
SIZE = 6
SEATS = (2, 3, 4)


class Foreign:
    """An array of another library: all that is known of it is DLPack."""

    def __init__(self, array: Any) -> None:
        self.array = array

    def __dlpack__(self, **options: Any) -> Any:
        return self.array.__dlpack__(**options)

    def __dlpack_device__(self) -> Any:
        return self.array.__dlpack_device__()


def test_the_logarithm_of_a_weight_is_close_to_the_exact_one() -> None:
    assert [log_of_weight(weight) for weight in (1, 2, 3, 4, 1000, 1 << 20)] == [0, 32, 50, 64, 318, 640]
    found = [log_of_weight(weight) for weight in range(1, 12_000)]
    wanted = [int(32 * np.log2(weight)) for weight in range(1, 12_000)]
    assert max(abs(one - other) for one, other in zip(found, wanted, strict=True)) <= 1
    assert found == sorted(found)


@of_every_game
def test_a_batch_plays_greedily_as_the_interpreter_does(name: str) -> None:
    """Preferences, greedy moves, results and renewed matches are what the interpreted rules say."""
    game = ludoteca.game(name)
    rules, lines, criteria = game.seeded_rules, len(game.definition.parts), len(game.definition.ties)
    batch = Batch(game, SEATS, SIZE, SEED, Cores(game, 2))
    states: list[Any] = [unpack(game.definition.State, record) for record in batch.states]
    assert [state.seats for state in states] == [SEATS[match % 3] for match in range(SIZE)]
    generators = [unpack(Generator, record) for record in batch._generators]
    legal, weights, renewed = [0] * game.actions, [0] * game.actions, 0
    for step in range(330):
        if step % 40 == 0:
            for state, row in zip(states, batch.preferences().tolist(), strict=True):
                liked = {action: rules.preference(state, action) for action in list_legal(rules, state)}
                logs = {action: 1 + log_of_weight(weight) for action, weight in liked.items()}
                assert row == [logs.get(action, 0) for action in range(game.actions)]
        actions = batch.greedy_actions()
        for state, luck, action in zip(states, generators, actions.tolist(), strict=True):
            assert rules.choose_greedily(state, luck, legal, weights) == action
            rules.play(state, action, luck)
        assert batch.step(Foreign(actions)).all()
        over = batch.over
        if over.any():
            shares, parts = batch.shares(), batch.score_parts()
            assert shares[~over].sum() == 0
            for match in np.flatnonzero(over).tolist():
                state = states[match]
                seats = range(state.seats)
                scores = [rules.score(state, seat) for seat in seats]
                ties = [[rules.tie_break(state, seat, tie) for tie in range(criteria)] for seat in seats]
                results = list(zip(scores, ties, strict=True))
                winners = results.count(max(results))
                wanted = [(result == max(results)) / winners for result in results]
                assert shares[match, : state.seats].tolist() == pytest.approx(wanted)
                assert not shares[match, state.seats :].any()
                found = parts[match, : state.seats]
                assert found.sum(axis=1).tolist() == scores
                assert found.shape == (state.seats, lines)
                states[match] = game.definition.State()
                rules.setup(states[match], game.check_options(SEATS[match % 3], {}), generators[match])
                renewed += 1
            assert (batch.renew() == over).all()
            assert not batch.over.any()
    assert batch.states.tobytes() == b"".join(pack(state).tobytes() for state in states)
    assert renewed > 0


def list_legal(rules: Any, state: Any) -> list[int]:
    legal = [0] * rules.ACTIONS
    return legal[: rules.legal_actions(state, legal)]


def test_a_seat_must_exist_in_its_match() -> None:
    batch = Batch(ludoteca.game("master-elf"), (2, 3), 2)
    assert batch.observations(np.array([1, 2])).shape == (2, 600)
    with pytest.raises(BadOption, match="Match 0 has seats 0 to 1, not 2"):
        batch.observations(np.array([2, 1]))


def test_tables_without_room_in_constant_memory_move_to_global_memory() -> None:
    code = ".const .align 1 .b8 table[{}];\nld.const.u8 %r1, [table];\ncvta.const.u64 %rd1, table;\n"
    assert ptx.move_large_tables(code.format(1 << 16)) == code.format(1 << 16)
    moved = ptx.move_large_tables(code.format((1 << 16) + 1))
    assert "const" not in moved
    assert moved.count("global") == 3
