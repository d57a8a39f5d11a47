"""GPU kernels: all of them compile without a GPU, and blocks of threads play the same matches."""

import re
import threading
import types
from inspect import signature
from typing import Any

import pytest

import ludoteca
from ludoteca.batch import loops, ptx
from ludoteca.batch.operations import RANGE, Operation
from ludoteca.core.compiler import binding, compiling
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.structs import copy_struct, dtype_of
from tests.support.random_matches import of_every_game

SEED = 5


def test_every_loop_and_entry_point_is_declared() -> None:
    declared = [operation.value for operation in Operation]
    assert {found.loop.__name__ for found in declared if found.loop} == set(loops.ENTRIES)
    entry_points = {function for function in vars(loops) if function.endswith("_kernel")}
    assert {found.entry_point.__name__ for found in declared} == entry_points
    for operation in Operation:
        names = [*signature(operation.value.entry_point).parameters]
        assert len(names) == len(operation.value.parameters), operation
        assert operation.value.entry_point.__name__ == f"{operation.name.lower()}_kernel"
        if operation.value.loop:
            of_loop = [*signature(operation.value.loop).parameters][RANGE:]
            buffers = ["legal", "weights"][: operation.value.buffers]
            assert of_loop == names + buffers, operation


@of_every_game
def test_every_kernel_compiles(name: str) -> None:
    game = ludoteca.game(name)
    # The heuristic takes longest to compile, and two kernels have it.
    done_before = {Operation.PREFER} if name != "africana" else set()
    for operation in set(Operation) - done_before:
        code = ptx.compile_kernel(game, operation, optimized=False)
        assert ".target sm_90" in code
        assert operation.value.entry_point.__name__ in ptx.entry_name(code)
        assert not re.search(r"\.f(32|64)\b", code), "rules use whole numbers only"


@of_every_game
def test_a_block_has_room_for_its_states(name: str) -> None:
    game = ludoteca.game(name)
    threads = ptx.threads_per_block(game)
    size = dtype_of(game.definition.State).itemsize
    assert threads % loops.WARP == 0
    assert threads * (size + ptx.BYTES_PER_THREAD) + ptx.BYTES_PER_BLOCK <= ptx.SHARED_MEMORY
    assert 256 <= threads <= 1024


def test_compiled_code_is_cached(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path)
    game = ludoteca.game("africana")
    file = ptx.cached_file(game, Operation.SCORE)
    assert ptx.entry_name(file.read_text())
    monkeypatch.setattr(ptx, "compile_kernel", None)  # calling it would fail
    assert ptx.cached_file(game, Operation.SCORE) == file


# --- A block of threads, interpreted -------------------------------------------------------


class States(list[Any]):
    """A list of structs that copies what is assigned to it, as arrays do."""

    def __setitem__(self, place: Any, value: Any) -> None:
        super().__setitem__(place, value if isinstance(value, int) else copy_struct(value))


class Block:
    """The part of ``cuda`` that kernels use, for one block of threads of a grid."""

    def __init__(self, number: int, blocks: int, threads: int, states: States) -> None:
        self.blockIdx = types.SimpleNamespace(x=number)
        self.gridDim = types.SimpleNamespace(x=blocks)
        self.shared = types.SimpleNamespace(array=self._shared)
        self.local = types.SimpleNamespace(array=lambda length, _: [0] * length)
        self.atomic = types.SimpleNamespace(add=self._add)
        self._states = states
        self._arrays: list[Any] = []
        self._own, self._lock, self._barrier = threading.local(), threading.Lock(), threading.Barrier(threads)
        self._flags: list[int] = []

    @property
    def threadIdx(self) -> Any:  # noqa: N802
        return types.SimpleNamespace(x=self._own.thread)

    def run(self, kernel: Any, thread: int, *arguments: Any) -> None:
        self._own.thread, self._own.arrays = thread, 0
        try:
            kernel(*arguments)
        except BaseException:
            self._barrier.abort()
            raise

    def _shared(self, length: int, _: Any) -> Any:
        """Return the same array for the n-th call of every thread."""
        with self._lock:
            number = self._own.arrays
            self._own.arrays += 1
            if number == len(self._arrays):
                self._arrays.append([0] * length if length else self._states)
            return self._arrays[number]

    def _add(self, array: list[int], place: int, value: int) -> int:
        with self._lock:
            array[place] += value
            return array[place] - value

    def syncthreads(self) -> None:
        self._barrier.wait(60)

    def syncthreads_or(self, flag: int) -> int:
        with self._lock:
            self._flags.append(flag)
        self._barrier.wait(60)
        found = int(any(self._flags))
        self._barrier.wait(60)
        self._flags.clear()
        return found


@of_every_game
def test_blocks_of_threads_play_the_same_matches(name: str) -> None:
    game, threads, blocks, size = ludoteca.game(name), 8, 2, 20
    rules = game.seeded_rules
    options = game.check_options(2, {})
    expected, generators = [game.definition.State() for _ in range(size)], [Generator() for _ in range(size)]
    total = rules.playouts(expected, generators, options, SEED, [0] * game.actions)

    played = States(game.definition.State() for _ in range(size))
    generators, moves = [Generator() for _ in range(size)], [0] * (threads * blocks)
    for number in range(blocks):
        states = States(game.definition.State() for _ in range(threads))
        block = Block(number, blocks, threads, states)
        names = {"cuda": block, "int16": int, "int32": int, "STATE": None, "BLOCK": threads}
        scope = rules.namespace | names
        scope |= binding.constants(loops)
        for function, code in binding.function_codes(loops).items():
            scope[function] = types.FunctionType(code, scope, function)
        arguments = (played, generators, [options], SEED, moves)
        workers = [
            threading.Thread(target=block.run, args=(scope["play_kernel"], thread, *arguments))
            for thread in range(threads)
        ]
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
    assert list(played) == expected
    assert sum(moves) == total
