"""Editions of visitors: how many are compiled, in which order, with how much of the machine, and kept."""

import asyncio
import os
import subprocess
import sys
import threading
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

import ludoteca
from ludoteca.bots import cache
from ludoteca.core.binding import cache_folder
from ludoteca.server import compiling as module
from ludoteca.server.compiling import Compiling
from ludoteca.server.editions import game_of
from ludoteca.server.house import House
from ludoteca.server.messages import SeatWish, TableWish
from ludoteca.server.refusal import Refusal
from ludoteca.server.settings import Limits, Settings

pytestmark = pytest.mark.anyio

LIMITS = replace(Limits(), compile_burst=2, compile_address_burst=3, editions=4)


def edition(coins: int) -> str:
    return f'[edition]\nname = "mine"\n[cards.viking]\ncoins = {coins + 3}\n'


class Compiler:
    """Stands in for the process that compiles; every edition waits until it may be done."""

    def __init__(self, patch: pytest.MonkeyPatch, limits: Limits = LIMITS) -> None:
        self.made: list[str | None] = []
        self.gate = threading.Event()
        self.compiling = Compiling(True, limits)
        patch.setattr(self.compiling, "_compiled", self._compiled)
        patch.setattr(module, "warmed", lambda name, text: game_of(name, text).edition.digest)

    def _compiled(self, _: str, text: str | None) -> bool:
        assert self.gate.wait(10)
        self.made.append(text)
        return True

    async def finish(self) -> None:
        self.gate.set()
        await asyncio.gather(*self.compiling.preparing.values())


@pytest.fixture
async def compiler(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Compiler]:
    found = Compiler(monkeypatch)
    yield found
    found.gate.set()
    await found.compiling.close()


async def test_the_games_own_come_first_and_visitors_take_turns(compiler: Compiler) -> None:
    for coins in (3, 4, 5):
        compiler.compiling.prepare("alpaca", edition(coins), ("a", f"greedy {coins}", f"t{coins}"))
    compiler.compiling.prepare("alpaca", edition(6), ("b", "modest", "t"))
    compiler.compiling.prepare("alpaca")
    await compiler.finish()
    assert compiler.made[0] is None
    assert compiler.made.index(edition(6)) <= 2


async def test_a_person_and_an_address_have_only_so_many_compiled(compiler: Compiler) -> None:
    compiling, anna, bruno = compiler.compiling, ("a", "anna", ""), ("a", "bruno", "")
    for coins in (2, 3):
        compiling.prepare("alpaca", edition(coins), anna)
    compiling.check_wish(game_of("alpaca", edition(2)), anna)  # it is being made
    with pytest.raises(Refusal) as refused:
        compiling.check_wish(game_of("alpaca", edition(4)), anna)
    assert refused.value.reason == "too-many"
    assert refused.value.retry_after is not None
    compiling.check_wish(game_of("alpaca", edition(4)), bruno)
    for coins in (4, 5):
        compiling.prepare("alpaca", edition(coins), bruno)
    await compiler.finish()
    assert sorted(compiler.made, key=str) == [edition(2), edition(3), edition(4)]
    compiling.check_wish(game_of("alpaca", edition(5)), ("b", "carla", ""))


async def test_beyond_what_a_process_holds_bots_play_by_taste_and_hints_say_so(compiler: Compiler) -> None:
    compiling = compiler.compiling
    for coins in range(1, 6):
        compiling.prepare("alpaca", edition(coins), (f"address {coins}", "", ""))
    with pytest.raises(Refusal) as waiting:
        compiling.check_ready(game_of("alpaca", edition(1)))
    assert waiting.value.reason == "not-ready"
    await compiler.finish()
    compiling.check_ready(game_of("alpaca", edition(1)))
    with pytest.raises(Refusal) as refused:
        compiling.check_ready(game_of("alpaca", edition(5)))
    assert refused.value.reason == "not-compiled"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such limits")
@pytest.mark.parametrize(("seconds", "memory"), [("1", str(2**40)), ("60", str(2**27))])
def test_compiling_ends_when_it_takes_too_much(tmp_path: Path, seconds: str, memory: str) -> None:
    command = [sys.executable, "-m", "ludoteca.server.warming", "alpaca", seconds, memory, "1"]
    done = subprocess.run(
        command, input=edition(6).encode(), capture_output=True, timeout=60, check=False,
        env=os.environ | {"XDG_CACHE_HOME": str(tmp_path)},
    )  # fmt: skip
    assert done.returncode != 0
    folders = list((tmp_path / "ludoteca" / "compiled").glob("*"))
    assert all((folder / cache.MARK).exists() for folder in folders)  # what is left can be deleted


def test_the_least_used_editions_of_visitors_leave_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "cache_folder", lambda: tmp_path)
    names = [f"master-elf-{number:016x}" for number in range(4)]
    for number, name in enumerate(names):
        for folder in (tmp_path / name, tmp_path / f"{name}-{number + 16:016x}"):
            folder.mkdir()
            (folder / cache.MARK).touch()
            os.utime(folder / cache.MARK, (number, number))
    (tmp_path / "alpaca-0123456789abcdef").mkdir()
    cache.evict(2)
    kept = {folder.name for folder in tmp_path.iterdir()}
    assert kept == {"alpaca-0123456789abcdef"} | {
        folder for number in (2, 3) for folder in (names[number], f"{names[number]}-{number + 16:016x}")
    }
    assert cache_folder() != tmp_path


async def test_tables_that_a_person_sits_at_are_counted(tmp_path: Path) -> None:
    house = House(Settings(f"sqlite:///{tmp_path}/house.db", warm=False))
    await house.open()
    anna, bruno = [await house.store.add_person(name, "en") for name in ("Anna", "Bruno")]
    wish = TableWish(ludoteca.names()[0], [SeatWish("here"), SeatWish("elsewhere"), SeatWish("elsewhere")])
    live = await house.tables.create(wish, anna.id, "Anna")
    await house.seating.join(live, bruno, None, "Visitor")
    await house.tables.create(wish, bruno.id, "Bruno")
    assert [await house.store.unfinished(person.id) for person in (anna, bruno)] == [1, 2]
    await house.close()
