"""Modules of WebAssembly do what native code does, byte for byte.  Node runs them with the pages' engine."""

import json
import re
import shutil
import subprocess
from dataclasses import asdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import coach, weights
from ludoteca.bots.backend import module_key
from ludoteca.bots.levels import CHAMPION, is_offered
from ludoteca.bots.search import Budget
from ludoteca.core.compiler import compiling
from ludoteca.core.kernel.structs import pack, to_bytes
from ludoteca.study.plan import make_plan
from ludoteca.study.simulation import Simulation
from ludoteca.study.workers import local_runner
from ludoteca.wasm import build, modules, pages
from tests.support.editions import OWN_EDITION, game_with
from tests.support.random_matches import of_every_game, start_match
from tests.wasm import native

ROOT = Path(__file__).parents[2]
SEEDS = (3, 2**40 + 5)
Task = dict[str, Any]


def run_in_node(tasks: list[Task]) -> list[Any]:
    """Return what WebAssembly makes of some tasks."""
    node = shutil.which("node") or str(ROOT / ".venv/bin/node")
    command = [node, str(ROOT / "tests/wasm/compare.mjs"), str(ROOT)]
    done = subprocess.run(
        command, input=json.dumps(tasks), capture_output=True, check=False, encoding="utf-8", timeout=300
    )
    assert done.returncode == 0, done.stderr[-3000:]
    results: list[Any] = json.loads(done.stdout)
    return results


def list_tasks(name: str) -> list[Task]:
    """Return tasks for every number of seats."""
    game, tasks = ludoteca.game(name), []
    for seats in game.definition.seats:
        options = to_bytes(game.check_options(seats, {})).hex()
        tasks += [{"name": "playouts", "options": options, "seed": seed, "size": 30} for seed in SEEDS]
        tasks += [{"name": "walk", "options": options, "seed": seats}]
        bots = ["greedy", "random", "greedy", "greedy"][:seats]
        tasks += [
            {"name": "matches", "options": options, "seed": 1, "first": 7, "size": 3, "bots": bots},
            *list_searches(name, seats),
        ]
    return tasks


def list_searches(name: str, seats: int) -> list[Task]:
    match, tasks, roots = start_match((name, seats), seats), [], []
    network = str(weights.file_of(match.game)) if weights.has_network(match.game) else None
    for moves in (0, 9, 40):
        while len(match.played) < moves:
            match.play(match.moves[len(match.played) * 7 % len(match.moves)])
        knowledge = match.knowledge(5)
        root = to_bytes(knowledge.state).hex()
        search = {
            "name": "search",
            "root": root,
            "seat": knowledge.seat_number,
            "seed": 77,
            "iterations": 150,
        }
        tasks += [search, *([search | {"network": network}] if network else [])]
        actions = knowledge.legal_actions
        roots.append([root, len(actions)])
        pairs = [[actions[0], actions[-1]], [actions[-1], actions[0]]]
        tasks.append({"name": "compare", "root": root, "seat": knowledge.seat_number, "pairs": pairs})
    return [*tasks, *([{"name": "choices", "network": network, "roots": roots}] if network else [])]


@of_every_game
def test_webassembly_does_what_native_code_does(name: str) -> None:
    game, tasks = ludoteca.game(name), list_tasks(name)
    file = str(build.cached_file(game))
    found = run_in_node([{**task, "file": file} for task in tasks])
    for task, result in zip(tasks, found, strict=True):
        arguments = {key: value for key, value in task.items() if key != "name"}
        expected = getattr(native, task["name"])(game, **arguments)
        assert result == json.loads(json.dumps(expected)), (name, task)


@pytest.mark.parametrize("seats", [2, 3])
@of_every_game
def test_a_device_judges_decisions_as_the_coach_does(name: str, seats: int) -> None:
    match = start_match((name, seats), 6)
    for _ in range(40):
        match.play(match.moves[len(match.played) * 7 % len(match.moves)])
    made = [one for one in coach.decisions(match) if one is not None][::3]
    decisions = [
        {
            "number": one.number, "seat": one.knowledge.seat, "state": one.knowledge.pack().hex(),
            "actions": one.knowledge.legal_actions, "moves": one.knowledge.moves, "move": one.move,
        }
        for one in made
    ]  # fmt: skip
    task = {"name": "analyse", "decisions": decisions, "iterations": 64, "seats": match.seat_names}
    has_network = is_offered(CHAMPION, match.game, seats)
    network = str(weights.file_of(match.game)) if has_network else None
    (found,) = run_in_node([task | {"file": str(build.cached_file(match.game)), "network": network}])
    analysed = list(coach.analyse_moves(match, Budget(iterations=64)))
    expected = [one for one in analysed if one is not None][::3]
    turning = coach.turning_points(expected)
    for judged, one in zip(found, expected, strict=True):
        assert (judged["move"], judged["better"]) == (one.move, one.better)
        assert judged["wins"] == pytest.approx(one.win_probabilities)
        assert (judged["played"], judged["best"]) == pytest.approx(
            (one.played_probability, one.best_probability)
        )
        assert judged["turning_point"] == (one in turning)


@pytest.mark.parametrize("bots", [["greedy", "greedy"], ["greedy", "random", "random"], ["random"] * 4])
@of_every_game
def test_the_lab_of_the_pages_gives_the_figures_of_simulate(
    name: str, bots: list[str], tmp_path: Path
) -> None:
    games, plan = 240, make_plan(name, bots, seed=7)
    simulation = Simulation([plan], games, tmp_path)
    simulation.run(local_runner([plan], 1), lambda _: None)
    task = {"name": "study", "file": str(build.cached_file(ludoteca.game(name))), "seed": 7}
    (found,) = run_in_node([task | {"games": games, "bots": bots}])
    expected = {(one.group, one.about): asdict(one) for one in simulation.statistics()}
    assert {(one["group"], one["about"]) for one in found} == expected.keys()
    for one in found:
        wanted = expected[one["group"], one["about"]]
        assert one["unit"] == wanted["unit"]
        for number in ("value", "low", "high"):
            assert one[number] == pytest.approx(wanted[number], rel=1e-6, abs=1e-9), one


@of_every_game
def test_a_module_needs_nothing_but_memory_and_a_stack(name: str) -> None:
    sections = dict(modules.read_sections(build.cached_file(ludoteca.game(name)).read_bytes()))
    imported = modules.Reader(sections[2])
    assert imported.number() == 2
    assert re.findall(rb"\x03env.(__\w+)", sections[2]) == [b"__linear_memory", b"__stack_pointer"]


def test_a_module_is_built_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path)
    monkeypatch.setattr(build, "build", lambda _: b"the code")
    game = ludoteca.game("alpaca")
    file = build.cached_file(game)
    assert file.read_bytes() == b"the code"
    monkeypatch.setattr(build, "build", None)  # calling it would fail
    assert build.cached_file(game) == file
    other = game_with("alpaca", tmp_path / "mine.toml", OWN_EDITION)
    monkeypatch.setattr(build, "build", lambda _: b"other code")
    assert build.cached_file(other).read_bytes() == b"other code"


def test_the_network_of_a_champion_lies_beside_the_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "module.wasm"
    file.write_bytes(b"the code")
    monkeypatch.setattr(pages, "cached_file", lambda _: file)
    alpaca, other = ludoteca.game("alpaca"), game_with("alpaca", tmp_path / "mine.toml", OWN_EDITION)
    for game in (alpaca, other):
        added = pages.add_module(game, tmp_path)
        assert added.read_bytes() == b"the code"
        assert pages.has_module(game, tmp_path)
    listed = json.loads((tmp_path / pages.NETWORKS).read_text(encoding="utf-8"))
    assert listed.keys() == {module_key(alpaca)}, "another edition has no champion"
    assert (tmp_path / listed[module_key(alpaca)]).read_bytes() == weights.file_of(alpaca).read_bytes()


# --- The file format ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [0, 1, 127, 128, 300, 2**31])
def test_numbers_are_written_and_read(number: int) -> None:
    reader = modules.Reader(modules.write_number(number) + b"more")
    assert reader.number() == number
    assert reader.take(4) == b"more"


def test_only_modules_are_read() -> None:
    with pytest.raises(ValueError, match="not a WebAssembly module"):
        list(modules.read_sections(b"\x7fELF...."))


@of_every_game
def test_the_runs_of_a_struct_are_its_packed_form(name: str) -> None:
    """What JavaScript is told about structs agrees with how Python packs them."""
    match = start_match((name, 3), 1)
    about = build.describe(match.game, 0)
    for struct, described in (
        (match.state, about["state"]),
        (match.game.check_options(3, {}), about["options"]),
    ):
        memory = pack(struct).view(np.uint8).tobytes()
        assert len(memory) == described["size"]
        assert b"".join(memory[at : at + size] for at, size in described["runs"]) == to_bytes(struct)
