"""The coach: hints for the seat to move, and the analysis of a finished match."""

import re
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import coach, levels
from ludoteca.bots.coach import AnalysedMove, analyse, hint, turning_points
from ludoteca.bots.levels import level_settings
from ludoteca.bots.search import Budget
from tests.support.random_matches import of_every_game, play_out, snapshot, start_match

FEW = Budget(iterations=30)


@of_every_game
def test_a_hint_names_legal_moves_and_changes_nothing(name: str) -> None:
    match = start_match((name, 3), 1)
    before = snapshot(match)
    advice = match.hint("medium")
    assert snapshot(match) == before
    assert 1 <= len(advice) <= 3
    assert {one.move for one in advice} <= set(match.moves)
    assert all(0 <= one.win_probability <= 1 and 0 < one.share <= 1 for one in advice)


def test_a_hint_sees_a_win() -> None:
    position: dict[str, Any] = {
        "turn": "p2",
        "final": True,
        "players": [{"farm": [["viking"]]}, {"hand": ["alpaking", "puppy"], "farm": [["snob"]]}],
        "market": {"snob": 1},
    }
    assert ludoteca.game("alpaca").position(position).hint("hard")[0].move == "place alpaking"


@of_every_game
def test_a_finished_match_has_no_hint(name: str) -> None:
    assert play_out(start_match((name, 2), 1), 1).hint() == []


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="Did you mean “medium”"):
        hint(start_match(("alpaca", 2), 1), "mediun")


@pytest.mark.parametrize(("seats", "level"), [(2, "champion"), (3, "best")])
def test_the_coach_searches_at_the_strongest_level(
    seats: int, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both search with iterations, because a search that is limited by time is never the same twice."""
    knowledge = start_match(("alpaca", seats), 1).knowledge(1)
    monkeypatch.setattr(levels, "BEST", FEW)
    found = {name: coach.search_at_level(knowledge, name) for name in ("champion", "best")}
    assert found["champion"] != found["best"]
    assert coach.search_at_level(knowledge) == coach.search(knowledge, FEW) == found[level]


def test_a_hint_of_a_champion_who_does_not_play_is_refused() -> None:
    """What the refusal offers instead is accepted."""
    assert start_match(("alpaca", 2), 1).hint("champion")
    with pytest.raises(
        ludoteca.BadOption, match=r"with 2 seats, not with 3\. Known: easy, medium, hard, best\.$"
    ):
        start_match(("alpaca", 3), 1).hint("champion")
    for level in ("xyz", "champion:0.8", "gentle", 5):
        with pytest.raises(ludoteca.BadOption, match=r"Known: easy, medium, hard, best\.$"):
            start_match(("master-elf", 2), 1).hint(level)  # type: ignore[arg-type]


def test_the_gentle_bot_gives_no_hints() -> None:
    with pytest.raises(ludoteca.BadOption, match="No hints are given at level “gentle”"):
        start_match(("alpaca", 2), 1).hint("gentle")
    with pytest.raises(KeyError, match="gentle"):
        level_settings("gentle", ludoteca.game("alpaca"))


def test_the_pages_judge_as_the_coach_does() -> None:
    source = (Path(__file__).parents[2] / "web/src/engine/coach.ts").read_text(encoding="utf-8")
    pattern = r"^(?:export )?const ([A-Z_]+) = (?:\{ milliseconds: )?([\d.]+)n?(?: \})?;"
    numbers = {name: float(number) for name, number in re.findall(pattern, source, re.MULTILINE)}
    assert numbers["HINT"] == levels.BEST.seconds * 1000
    for name in ("SEED", "MOST_HINTS", "CLEARLY_BETTER", "MOST_TURNING_POINTS"):
        assert numbers[name] == getattr(coach, name), name


@of_every_game
def test_every_decision_is_analysed(name: str) -> None:
    match = start_match((name, 2), 2)
    while len(match.played) < 40 and not match.over:
        match.play(match.moves[len(match.played) % len(match.moves)])
    progress: list[tuple[int, int]] = []
    before = snapshot(match)
    analysed = analyse(match, FEW, lambda done, total: progress.append((done, total)))
    assert snapshot(match) == before
    assert progress[0] == (0, len(match.played))
    assert progress[-1] == (len(match.played), len(match.played))
    assert [match.played[move.number - 1].move for move in analysed] == [move.move for move in analysed]
    for move in analysed:
        assert sum(move.win_probabilities.values()) == pytest.approx(1)
        assert move.better != move.move


@of_every_game
def test_a_match_from_a_position_is_analysed(name: str) -> None:
    game = ludoteca.game(name)
    match = game.position(start_match((name, 2), 3).position(), seed=4)
    for _ in range(6):
        match.play(match.moves[-1])
    assert analyse(match, FEW)


def move(number: int, loss: float) -> AnalysedMove:
    return AnalysedMove(number, "p1", "pass", {"p1": 0.5, "p2": 0.5}, 0.5 - loss, 0.5, "go" if loss else None)


def test_turning_points_are_the_costly_moves_in_playing_order() -> None:
    analysed = [move(1, 0.1), move(2, 0.0), move(3, 0.3), move(4, 0.2)]
    assert [one.number for one in turning_points(analysed, most=2)] == [3, 4]
