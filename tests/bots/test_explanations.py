"""Explanations: why a move is better than another one."""

from math import sqrt
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import coach, continuations
from ludoteca.bots.continuations import COLUMNS, LEAD, Finding, Kind, Workspace
from ludoteca.bots.explanations import Explanation, explain, make_explanation, say_explanation
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.matches.hint import Hint
from ludoteca.core.matches.match import Match
from ludoteca.core.matches.speech import Speech
from ludoteca.core.texts.fluent import LANGUAGES
from tests.support.random_matches import of_every_game, start_match

# --- Positions --------------------------------------------------------------------------------------


def last_turn(hand: list[str], fence: list[str], opposite: list[str]) -> Match:
    """Return the last turn of a match of ALPACA, of p2: what is behind its only Fence, and behind p1's."""
    players = [{"farm": [opposite]}, {"hand": hand, "farm": [fence]}]
    position: dict[str, Any] = {"turn": "p2", "final": True, "players": players, "market": {"snob": 1}}
    return ludoteca.game("alpaca").position(position)


def test_a_gain_names_its_part_of_the_score() -> None:
    match = last_turn(["alpaking", "puppy"], ["snob"], ["viking"])
    explanation = explain(match.knowledge(1), "place alpaking", "place puppy")
    assert explanation == Explanation("gain", 12.0, 0.0, "farm", 12.0, None, 0.0)


def test_a_loss_names_the_opponent() -> None:
    """A Noisemaker of 6 points silences the Alpaking of 12 points beside it (A42)."""
    match = last_turn(["noisemaker"], ["snob", "puppy"], ["alpaking"])
    explanation = explain(match.knowledge(1), "play noisemaker", "end")
    assert explanation == Explanation("loss", 0.0, 0.0, None, 0.0, "p1", 6.0)


def test_equal_moves_have_no_explanation() -> None:
    """A Puppy has no points (A25)."""
    match = last_turn(["puppy"], ["snob"], ["viking"])
    assert explain(match.knowledge(1), "place puppy", "end") is None
    assert explain(match.knowledge(1), "end", "place puppy") is None


def test_a_worse_move_has_no_explanation() -> None:
    match = last_turn(["alpaking", "puppy"], ["snob"], ["viking"])
    assert explain(match.knowledge(1), "place puppy", "place alpaking") is None


@of_every_game
def test_an_explanation_uses_only_what_the_seat_knows(name: str) -> None:
    """Knowledge with other hidden cards gives the same explanation."""
    match = start_match((name, 3), 4)
    differing = 0
    while differing < 3:
        match.play(match.moves[len(match.played) * 5 % len(match.moves)])
        one, other = match.knowledge(1), match.knowledge(2)
        if len(match.moves) > 1 and one.pack() != other.pack():
            moves = match.moves[0], match.moves[-1]
            assert explain(one, *moves) == explain(other, *moves)
            differing += 1


# --- What is clear ----------------------------------------------------------------------------------

SEATS, PARTS, PAIRS = 3, 2, 10
TOTAL, FIRST = PARTS, PARTS + 1  # columns: the total, and the total when another seat moves next


def judge(monkeypatch: pytest.MonkeyPatch, noise: int = 0, **points: int) -> tuple[int, list[int]]:
    """Judge ten pairs: points of each seat, ``p1_first`` at first and ``p1_0`` in a part; p1 moves."""
    monkeypatch.setattr(continuations, "SCORE_PARTS", PARTS)
    columns = PARTS + COLUMNS
    unused: dict[str, Any] = dict.fromkeys(Workspace._fields)
    shapes = {"ends": (2, MOST_SEATS, columns), "sums": (LEAD + 1, columns), "squares": (LEAD + 1, columns)}
    arrays = {name: np.zeros(shape, np.int64) for name, shape in shapes.items()}
    workspace = Workspace(**unused | arrays | {"findings": np.zeros(len(Finding), np.int64)})
    workspace.findings[Finding.PAIRS] = PAIRS
    for pair in range(PAIRS):
        for name, value in points.items():
            seat, _, column = name.partition("_")
            index = {"": TOTAL, "first": FIRST}.get(column, int(column) if column.isdecimal() else 0)
            workspace.ends[0][int(seat[1:]) - 1][index] = value + (noise if pair % 2 else -noise)
        continuations.add_differences(workspace, 0, SEATS)
    return continuations.judge(workspace, 0, SEATS), workspace.findings.tolist()


def test_a_gain_is_clear_if_it_is_larger_than_its_noise(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judge(monkeypatch, p1=3)[0] == Kind.GAIN
    assert judge(monkeypatch, noise=4, p1=3)[0] == Kind.GAIN
    assert judge(monkeypatch, noise=6, p1=3)[0] == NONE


def test_less_than_half_a_point_is_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judge(monkeypatch)[0] == NONE
    assert judge(monkeypatch, p2=1)[0] == NONE
    monkeypatch.setattr(continuations, "add_differences", lambda *_: None)
    assert judge(monkeypatch, p1=3)[0] == NONE


def test_a_part_is_named_if_it_is_half_of_the_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    _, findings = judge(monkeypatch, p1=4, p1_0=1, p1_1=3)
    assert (findings[Finding.PART], findings[Finding.GAIN]) == (1, 30)
    assert judge(monkeypatch, p1=6, p1_0=2, p1_1=2)[1][Finding.PART] == NONE


def test_more_at_the_end_and_less_at_first_comes_later(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judge(monkeypatch, p1=4, p1_first=-2)[0] == Kind.LATER
    assert judge(monkeypatch, p1=4, p1_first=2)[0] == Kind.GAIN


def test_a_much_larger_loss_of_an_opponent_comes_before_a_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    kind, findings = judge(monkeypatch, p1=2, p2=-1, p3=-5)
    assert (kind, findings[Finding.SEAT], findings[Finding.LOSS]) == (Kind.LOSS, 2, 50)
    assert judge(monkeypatch, p1=2, p3=-4)[0] == Kind.GAIN


def test_an_opponents_loss_may_cost_points(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judge(monkeypatch, p1=-1, p2=-3, p3=-3)[0] == Kind.COST
    assert judge(monkeypatch, p1=-2, p2=-2, p3=-2)[0] == NONE
    assert judge(monkeypatch, p1=-3, p2=-1, p3=-1)[0] == NONE


def test_sums_become_means_with_a_standard_error() -> None:
    explanation = make_explanation(Kind.GAIN, [4, 8, 36, 1, 6, 0, 2], ("farm", "fighter"))
    assert explanation == Explanation("gain", 2.0, sqrt(20 / 3 / 4), "fighter", 1.5, "p1", 0.5)
    assert make_explanation(NONE, [4, 8, 36, 1, 6, 0, 2], ("farm", "fighter")) is None


# --- Sentences --------------------------------------------------------------------------------------

SAID = {
    "en": [
        "About 2.3 points more in the end.",
        "It scores less now, but about 1 point more in the end, mostly under “Elves”.",
        "Anna is expected to score about 1.5 points less.",
        "It costs points, but Anna is expected to lose more: about 12 points.",
    ],
    "it": [
        "Circa 2,3 punti in più alla fine.",
        "Meno punti adesso, ma circa 1 punto in più alla fine, soprattutto alla voce «Elfi».",
        "Anna: circa 1,5 punti in meno alla fine.",
        "Costa dei punti, ma Anna ne perde di più: circa 12 punti.",
    ],
    "ru": [
        "В итоге примерно на 2,3 очка больше.",
        "Сейчас очков меньше, но в итоге примерно на 1 очко больше, прежде всего в строке «Эльфы».",
        "Anna: в итоге примерно на 1,5 очка меньше.",
        "Anna: в итоге примерно на 12 очков меньше. Это больше, чем стоит сам ход.",
    ],
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_are_said_in_three_languages(language: str) -> None:
    explanations = [
        Explanation("gain", 2.31, 0.5, None, 0.0, None, 0.0),
        Explanation("later", 0.96, 0.2, "elves", 0.9, None, 0.0),
        Explanation("loss", 0.2, 0.5, None, 0.0, "p1", 1.45),
        Explanation("cost", -3.0, 0.5, None, 0.0, "p1", 12.4),
    ]
    speech = Speech(ludoteca.game("master-elf"), language, ["Anna", "Bruno"])
    assert [say_explanation(one, speech) for one in explanations] == SAID[language]


# --- The coach --------------------------------------------------------------------------------------


def test_a_hint_is_compared_with_the_second_one() -> None:
    knowledge = last_turn(["alpaking", "puppy"], ["snob"], ["viking"]).knowledge(coach.SEED)
    hints = [Hint(move, 0.5, 0.5) for move in ("place alpaking", "place puppy")]
    explanation = coach.explain_hint(knowledge, hints)
    assert explanation is not None
    assert explanation.part == "farm"
    assert coach.explain_hint(knowledge, hints[:1]) is None


def test_turning_points_say_why_the_other_move_was_better() -> None:
    match = last_turn(["alpaking", "puppy"], ["snob"], ["viking"])
    match.play("place puppy")
    move = coach.AnalysedMove(1, "p2", "place puppy", {}, 0.0, 1.0, "place alpaking")
    (explained,) = coach.explain_turning_points(match, [move])
    assert explained.explanation is not None
    assert explained.explanation.total == 12
