"""The programs of docs/studies: the tables of a study, and the search that sees all cards."""

from pathlib import Path

import pytest

from ludoteca.games import find_game
from ludoteca.study.groups import Group
from tests.study.small_studies import GAME, run_study, small_plan

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(ROOT / "docs/studies")


def test_tables_show_the_statistics_of_a_study(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import tables

    monkeypatch.setattr(tables, "REPLAYED", 4)
    monkeypatch.setattr(tables, "make_plan", lambda _, bots, **__: small_plan(*bots))
    run_study(tmp_path / "greedy-2", small_plan("greedy"), games=48)
    network = run_study(tmp_path / "network-2", small_plan("network"), games=48)
    shown = tables.Tables(GAME, tmp_path)
    shown.print_all()
    printed = capsys.readouterr().out
    found = {(one.group, one.about): one for one in network.statistics()}
    first = found[Group.SEAT, "p1"]
    most = max((one for one in network.statistics() if one.group == Group.HELD), key=lambda one: one.value)
    assert (
        f"| 2 | network | 48 | {first.value:.1%} ({100 * first.low:.1f} to {100 * first.high:.1f})" in printed
    )
    assert f"| {shown.words.item(most.about)} | {most.value:.1%} |" in printed
    won, lost = shown.mean_of("network", 2, "part_collections")
    assert won == pytest.approx(found[Group.PART_WINNER, "collections"].value)
    assert (won + lost) / 2 == pytest.approx(found[Group.PART, "collections"].value)
    assert f"{won:.1f} / {lost:.1f}" in printed


def test_what_winners_did_is_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import tables

    monkeypatch.setattr(tables, "REPLAYED", 6)
    monkeypatch.setattr(tables, "make_plan", lambda _, bots, **__: small_plan(*bots))
    study = run_study(tmp_path / "greedy-2", small_plan("greedy"), games=6)
    counted = tables.Tables(GAME, tmp_path).replay(study.plans[0])
    assert sum(counted["makes"]) == pytest.approx(study.edition_counts[0].events.times["makes"] / 6)
    assert sum(counted["lays-bonus"]) == pytest.approx(1)
    assert sum(counted["> draw"]) > 2


def test_turns_in_a_row_are_counted_once() -> None:
    import tables

    match = find_game("alpaca").start(seats=2, seed=1)
    for move in ("end", "end", "end"):
        match.play(move)
    told = [name for _, name in tables.told_of(match)]
    assert told.count("1 in a row") == 1
    assert "2 in a row" not in told
    assert told.count("> end") == 3


def test_a_search_that_sees_all_cards_beats_one_that_does_not() -> None:
    import ceilings

    wins = sum(ceilings.play_match(find_game(GAME), 2, number, 40) for number in range(8))
    assert wins > 4


def test_matches_in_equal_time_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first two are played; then those in the file are not played again."""
    import equal_time

    file = tmp_path / "shares"
    equal_time.main(GAME, 2, 2, 0.002, file)
    kept = [float(line) for line in file.read_text().split()]
    assert len(kept) == 2
    assert set(kept) <= {0, 0.5, 1}
    assert f"{GAME} 2 0.002 s: {50 * sum(kept):.1f}% " in capsys.readouterr().out
    monkeypatch.setattr(equal_time, "play_match", lambda *_: 0.5)
    equal_time.main(GAME, 2, 4, 0.002, file)
    assert [float(line) for line in file.read_text().split()] == [*kept, 0.5, 0.5]
