"""Simulations give the same results on any number of workers, and play nothing twice."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

import ludoteca
from ludoteca.study.matches import list_items, list_measures, play_shard
from ludoteca.study.plan import FAST_SHARD, load_game, make_plan
from ludoteca.study.shards import Folder
from ludoteca.study.simulation import Simulation, simulate
from tests.study.small_studies import GAME, MORE_ELVES, SHARD, run_study, shards, small_plan

ROOT = Path(__file__).parents[2]


def test_a_study_without_matches_has_no_statistics(tmp_path: Path) -> None:
    empty = Simulation([small_plan("random")], SHARD, tmp_path)
    for ask in (empty.statistics, empty.win_shares, empty.changes, lambda: empty.edition_counts):
        with pytest.raises(ludoteca.IllegalCall, match="no games yet"):
            ask()
    with pytest.raises(ludoteca.IllegalCall, match="This study has one edition"):
        run_study(tmp_path, small_plan("random"), games=2).changes()


def test_any_number_of_workers_gives_the_same_results(tmp_path: Path) -> None:
    one = run_study(tmp_path / "one", small_plan("greedy", "random"), workers=1)
    three = run_study(tmp_path / "three", small_plan("greedy", "random"), workers=3)
    assert shards(tmp_path / "one") == shards(tmp_path / "three")
    assert one.statistics() == three.statistics()
    assert one.edition_counts == three.edition_counts


def test_search_bots_play_in_processes_and_give_the_same_bytes(tmp_path: Path) -> None:
    for workers in (1, 2):
        run_study(
            tmp_path / str(workers), small_plan("search:2x", "greedy", shard=2), games=4, workers=workers
        )
    assert len(shards(tmp_path / "1")) == 2
    assert shards(tmp_path / "1") == shards(tmp_path / "2")


def test_another_seed_is_another_study(tmp_path: Path) -> None:
    one = run_study(tmp_path / "one", small_plan("greedy"), games=SHARD)
    two = run_study(tmp_path / "two", small_plan("greedy", seed=8), games=SHARD)
    assert one.statistics() != two.statistics()


# --- Continuing -------------------------------------------------------------------------------------------


def test_only_missing_and_damaged_shards_are_played(tmp_path: Path) -> None:
    plan = small_plan("random")
    whole = run_study(tmp_path / "whole", plan)
    run_study(tmp_path / "parts", plan)
    first, second, third = sorted((tmp_path / "parts").glob("*.parquet"))
    second.write_bytes(second.read_bytes()[:-40])
    third.unlink()
    (tmp_path / "parts" / ".shard-000002.parquet.1.part").write_bytes(b"PAR1")
    before = first.stat().st_mtime_ns
    again = run_study(tmp_path / "parts", plan)
    assert first.stat().st_mtime_ns == before
    assert shards(tmp_path / "parts") == shards(tmp_path / "whole")
    assert again.statistics() == whole.statistics()


def test_a_study_can_be_extended_and_read_in_part(tmp_path: Path) -> None:
    plan = small_plan("random")
    run_study(tmp_path / "grown", plan, games=30)
    run_study(tmp_path / "grown", plan, games=50)
    whole = run_study(tmp_path / "whole", plan, games=50)
    assert shards(tmp_path / "grown") == shards(tmp_path / "whole")
    fewer = run_study(tmp_path / "grown", plan, games=30)
    assert fewer.done == 30
    assert shards(tmp_path / "grown") == shards(tmp_path / "whole")
    assert fewer.statistics() != whole.statistics()


def test_a_folder_of_other_settings_is_refused(tmp_path: Path) -> None:
    Folder(tmp_path, small_plan("random"))
    with pytest.raises(ludoteca.BadOption, match=r"seed 7, not 8\. Choose another folder"):
        Folder(tmp_path, small_plan("random", seed=8))


def test_a_killed_simulation_can_be_continued(tmp_path: Path) -> None:
    all_shards = 6  # so many that the last one is never written before the first one is seen
    games = all_shards * FAST_SHARD
    command = [sys.executable, "-m", "ludoteca", "simulate", GAME, "--bots", "random", "--workers", "1"]
    command += ["--games", str(games), "--folder", str(tmp_path / "killed")]
    running = subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
                               stdout=subprocess.DEVNULL)  # fmt: skip
    deadline = time.monotonic() + 300
    while not list((tmp_path / "killed").glob("*.parquet")) and time.monotonic() < deadline:
        time.sleep(0.02)
    running.send_signal(signal.SIGKILL)
    running.wait()
    kept = shards(tmp_path / "killed")
    plan = make_plan(GAME, ["random"], seats=2, seed=1)
    run_study(tmp_path / "killed", plan, games=games)
    run_study(tmp_path / "whole", plan, games=games)
    assert 1 <= len(kept) < all_shards
    assert kept.items() <= shards(tmp_path / "whole").items()
    assert shards(tmp_path / "killed") == shards(tmp_path / "whole")


def test_a_study_is_one_call(tmp_path: Path) -> None:
    study = simulate(GAME, ["greedy", "random"], seats=2, matches=48, seed=7, folder=str(tmp_path / "call"))
    plan = make_plan(GAME, ["greedy", "random"], seats=2, seed=7)
    same = run_study(tmp_path / "same", plan, games=48)
    assert (study.done, shards(tmp_path / "call")) == (48, shards(tmp_path / "same"))
    assert study.statistics() == same.statistics()
    other = simulate(ludoteca.game(GAME, MORE_ELVES), "greedy", matches=24)
    assert other.games[0].edition.digest == ludoteca.game(GAME, MORE_ELVES).edition.digest
    assert [share.about for share in other.win_shares()] == ["p1", "p2"]


def test_a_comparison_is_one_call(tmp_path: Path) -> None:
    study = simulate(GAME, "greedy", matches=48, folder=tmp_path, compare_with=MORE_ELVES)
    assert [game.has_own_edition for game in study.games] == [True, False]
    assert [folder.name for folder in sorted(tmp_path.iterdir())] == ["a", "b"]
    same = simulate(GAME, "greedy", matches=48)
    assert study.statistics() == same.statistics()
    elves = next(change for change in study.changes() if (change.group, change.about) == ("part", "elves"))
    assert elves.after > elves.before
    with pytest.raises(ludoteca.BadEdition, match=r"nowhere.toml"):
        simulate(GAME, "greedy", compare_with="nowhere.toml")


@pytest.mark.parametrize(
    ("keywords", "why"),
    [
        ({"bots": []}, "Name at least one bot"),
        ({"bots": "gredy"}, "Did you mean “greedy”"),
        ({"seats": 7}, "2 to 4 seats, not 7"),
        ({"matches": "x"}, "“matches” is a whole number from 1, not 'x'"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"game": "chess"}, "There is no game “chess”"),
    ],
)
def test_a_study_that_cannot_be_is_refused(keywords: dict[str, Any], why: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=why):
        simulate(**{"game": GAME} | keywords)


# --- Files ---------------------------------------------------------------------------------------


def test_a_row_is_a_seat_of_a_match(tmp_path: Path) -> None:
    plan = small_plan("greedy", "random", seats=3)
    run_study(tmp_path, plan, games=6)
    rows = pq.read_table(tmp_path).to_pylist()
    assert len(rows) == 6 * 3
    assert [row["match"] for row in rows[:4]] == [0, 0, 0, 1]
    assert [row["deal"] for row in rows[::3]] == [0, 0, 0, 1, 1, 1]
    assert [row["bot"] for row in rows[3:6]] == ["random", "greedy", "greedy"]
    played = play_shard(plan, 0, 6)
    assert [row["score"] for row in rows] == played.scores.ravel().tolist()
    assert [row["moves"] for row in rows[::3]] == played.moves.tolist()
    for start in range(0, len(rows), 3):
        seats = rows[start : start + 3]
        assert sum(row["win"] for row in seats) == pytest.approx(1)
        assert [row["rank"] == 1 for row in seats] == [row["win"] > 0 for row in seats]
        assert [row["score"] for row in seats] == [
            row["part_collections"] + row["part_colour"] + row["part_elves"] for row in seats
        ]


def test_columns_are_documented(tmp_path: Path) -> None:
    run_study(tmp_path, small_plan("random"), games=4)
    document = (ROOT / "docs/simulation.md").read_text(encoding="utf-8")
    game = load_game(small_plan("random"))
    groups = {f"{item.group}_": f"`{item.group}_…`" for item in list_items(game)}
    patterns = {"part_": "`part_…`", "tie_": "`tie_…`", "measure_": "`measure_…`"} | groups
    for column in pq.read_schema(next(tmp_path.glob("*.parquet"))).names:
        written = [pattern for start, pattern in patterns.items() if column.startswith(start)]
        assert (written or [f"`{column}`"])[0] in document, column
    for name in ludoteca.game_names():
        for item in list_items(ludoteca.game(name)):
            assert f"`{item.group}_…`" in document
        for measure in list_measures(ludoteca.game(name)):
            assert f"`{measure}`" in document


def test_the_manifest_holds_the_settings(tmp_path: Path) -> None:
    plan = small_plan("random")
    Folder(tmp_path, plan)
    manifest = json.loads((tmp_path / "_manifest.json").read_text(encoding="utf-8"))
    assert manifest == plan.settings()
    assert manifest["digest"] == ludoteca.game(GAME).edition.digest
