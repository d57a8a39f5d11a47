"""Compilation of uploaded editions: how many, in which order, within which limits."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

import ludoteca
from ludoteca import Game
from ludoteca.core.compiler import deletable_code
from ludoteca.core.compiler.compiling import cache_folder
from ludoteca.server.bots import compilation
from ludoteca.server.bots.compilation import Compiler
from ludoteca.server.games.editions import load_game
from ludoteca.server.limits.fair_queue import Requester
from ludoteca.server.metrics import REGISTRY
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Limits, Rate

pytestmark = pytest.mark.anyio

LIMITS = Limits(compile=Rate(0.002, 2), compile_address=Rate(0.004, 3), most_editions=4)


def edition(coins: int) -> str:
    return f'[edition]\nname = "mine"\n[cards.viking]\ncoins = {coins + 3}\n'


def mine(coins: int) -> tuple[Game, str]:
    """Return a game with an edition of somebody's own, and the text of it."""
    return load_game("alpaca", edition(coins)), edition(coins)


class FakeProcess:
    """Stands in for the process that compiles; every edition waits until it may be done."""

    def __init__(self, patch: pytest.MonkeyPatch, limits: Limits = LIMITS) -> None:
        self.made: list[str | None] = []
        self.gate = threading.Event()
        self.compiler = Compiler(True, limits)
        patch.setattr(self.compiler, "_compile", self._compile)
        patch.setattr(
            "ludoteca.server.bots.warm_up.warm_up", lambda name, text: load_game(name, text).edition.digest
        )

    def _compile(self, _: str, text: str | None) -> bool:
        assert self.gate.wait(60)
        self.made.append(text)
        return True

    async def finish(self) -> None:
        self.gate.set()
        await asyncio.gather(*self.compiler.preparing.values())


@pytest.fixture
async def fake(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[FakeProcess]:
    found = FakeProcess(monkeypatch)
    yield found
    found.gate.set()
    await found.compiler.close()


async def test_own_figures_are_compiled_first_and_clients_take_turns(fake: FakeProcess) -> None:
    for coins in (3, 4, 5):
        fake.compiler.prepare(*mine(coins), Requester("a", f"greedy {coins}", f"t{coins}"))
    fake.compiler.prepare(*mine(6), Requester("b", "modest", "t"))
    fake.compiler.prepare(ludoteca.game("alpaca"))
    await fake.finish()
    assert fake.made[0] is None
    assert fake.made.index(edition(6)) <= 2


async def test_compilations_are_limited_by_person_and_address(fake: FakeProcess) -> None:
    compiler, anna, bruno = fake.compiler, Requester("a", "anna"), Requester("a", "bruno")
    for coins in (2, 3):
        compiler.prepare(*mine(coins), anna)
    compiler.check_compile_rate(load_game("alpaca", edition(2)), anna)  # it is being made
    with pytest.raises(Refusal) as refused:
        compiler.check_compile_rate(load_game("alpaca", edition(4)), anna)
    assert refused.value.reason == "too-many"
    assert refused.value.retry_after is not None
    compiler.check_compile_rate(load_game("alpaca", edition(4)), bruno)
    for coins in (4, 5):
        compiler.prepare(*mine(coins), bruno)
    await fake.finish()
    assert sorted(fake.made, key=str) == [edition(2), edition(3), edition(4)]
    compiler.check_compile_rate(load_game("alpaca", edition(5)), Requester("b", "carla"))


async def test_hints_are_refused_when_too_many_editions_are_compiled(fake: FakeProcess) -> None:
    compiler = fake.compiler
    for coins in range(1, 6):
        compiler.prepare(*mine(coins), Requester(f"address {coins}"))
    with pytest.raises(Refusal) as waiting:
        compiler.check_ready(load_game("alpaca", edition(1)))
    assert waiting.value.reason == "not-ready"
    await fake.finish()
    compiler.check_ready(load_game("alpaca", edition(1)))
    with pytest.raises(Refusal) as refused:
        compiler.check_ready(load_game("alpaca", edition(5)))
    assert refused.value.reason == "not-compiled"


async def test_own_figures_that_fail_here_are_logged_and_tried_again(
    fake: FakeProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Editions do not wait for the second try."""
    compiler, alpaca, has_room = fake.compiler, ludoteca.game("alpaca"), False

    def load(name: str, text: str | None) -> str:
        if text is None and not has_room:
            raise MemoryError("no room for the code")
        return load_game(name, text).edition.digest

    def ready_metric() -> float | None:
        return REGISTRY.get_sample_value("ludoteca_bots_ready", {"game": "alpaca"})

    monkeypatch.setattr("ludoteca.server.bots.warm_up.warm_up", load)
    monkeypatch.setattr(compilation, "AGAIN_SECONDS", 0.05)
    fake.gate.set()
    with capture_logs() as logged:
        compiler.prepare(alpaca)
        game, text = mine(4)
        compiler.prepare(game, text, Requester("a"))
        async with asyncio.timeout(60):
            await compiler.preparing[game.edition.digest]
    assert (logged[0]["event"], logged[0]["edition"], logged[0]["exc_info"]) == (
        "bots not ready",
        "own",
        True,
    )
    assert (compiler.is_ready(alpaca), ready_metric()) == (False, 0)
    with pytest.raises(Refusal) as refused:
        compiler.check_ready(alpaca)
    assert refused.value.reason == "not-ready"
    has_room = True
    async with asyncio.timeout(60):
        await fake.finish()
    assert (compiler.is_ready(alpaca), ready_metric()) == (True, 1)


async def test_an_edition_that_fails_here_is_not_compiled(
    fake: FakeProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> str:
        raise MemoryError("no room for the code")

    monkeypatch.setattr("ludoteca.server.bots.warm_up.warm_up", fail)
    game, text = mine(4)
    fake.compiler.prepare(game, text, Requester("a"))
    with capture_logs() as logged:
        await fake.finish()
    assert [(line["event"], line["edition"]) for line in logged] == [("bots not ready", "uploaded")]
    with pytest.raises(Refusal) as refused:
        fake.compiler.check_ready(game)
    assert refused.value.reason == "not-compiled"


def run_warm_up(cache_home: Path, seconds: int, memory: int) -> "subprocess.CompletedProcess[bytes]":
    """Compile an edition in a process with limits."""
    limits = (str(seconds), str(memory), "1")
    return subprocess.run(
        [sys.executable, "-m", "ludoteca.server.bots.warm_up", "alpaca", *limits],
        input=edition(6).encode(), capture_output=True, timeout=120, check=False,
        env=os.environ | {"XDG_CACHE_HOME": str(cache_home)},
    )  # fmt: skip


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_compilation_is_killed_when_its_time_is_over(tmp_path: Path) -> None:
    folders: list[Path] = []
    for seconds in (2, 4, 6, 9):  # on a busy machine imports alone may take the first of them
        done = run_warm_up(tmp_path, seconds, memory=2**40)
        assert done.returncode == -signal.SIGKILL, done.stderr
        folders = list((tmp_path / "ludoteca" / "compiled").glob("*"))
        if folders:
            break
    assert folders, "it was killed before it compiled anything"
    assert all((folder / deletable_code.MARKER).exists() for folder in folders), (
        "the cache must find what to delete"
    )


# Python runs out of memory itself, with or without an exception, or while it loads the compiler.
OUT_OF_MEMORY = (
    b"MemoryError",
    b"SystemError: error return without exception set",
    b"Could not find/load shared object file",
)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
def test_compilation_fails_when_it_needs_too_much_memory(tmp_path: Path) -> None:
    done = run_warm_up(tmp_path, seconds=60, memory=2**27)
    assert done.returncode != 0, done.stderr  # 1, or 120 where there is no memory left to say why either
    assert any(message in done.stderr for message in OUT_OF_MEMORY), done.stderr


def test_the_least_used_editions_are_deleted_from_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deletable_code, "cache_folder", lambda: tmp_path)
    names = [f"master-elf-{number:016x}" for number in range(4)]
    for number, name in enumerate(names):
        for folder in (tmp_path / name, tmp_path / f"{name}-{number + 16:016x}"):
            folder.mkdir()
            (folder / deletable_code.MARKER).touch()
            os.utime(folder / deletable_code.MARKER, (number, number))
    (tmp_path / "alpaca-0123456789abcdef").mkdir()
    deletable_code.delete_unused(2)
    kept = {folder.name for folder in tmp_path.iterdir()}
    assert kept == {"alpaca-0123456789abcdef"} | {
        folder for number in (2, 3) for folder in (names[number], f"{names[number]}-{number + 16:016x}")
    }
    assert cache_folder() != tmp_path
