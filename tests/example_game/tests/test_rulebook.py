"""FIREFLIES: a test for every paragraph of the help page."""

from typing import Any

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.kernel.luck import RecordedLuck
from tests.support.rule import rule

FIREFLIES = ludoteca.game("fireflies")


def set_up(*hands: str, night: dict[str, int] | None = None, jar: str = "", **fields: Any) -> Match:
    """Return a match with these hands and the jar of the first player."""
    players = [{"hand": hand.split()} for hand in hands]
    players[0]["jar"] = jar.split()
    return FIREFLIES.position({"players": players, "night": night or {}} | fields)


@rule("F2", "F3", "F4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_two_of_fifteen(seats: int) -> None:
    match = FIREFLIES.start(seats=seats, seed=1)
    position = match.position()
    assert [len(player["hand"]) for player in position["players"]] == [2] * seats
    assert sum(position["night"].values()) == 15 - 2 * seats
    assert match.turn == "p1"
    match.play("catch")
    assert match.turn == "p2"


@rule("F5", "F-R2")
def test_only_the_catcher_sees_what_is_caught() -> None:
    match = set_up("faint", "bright", night={"dazzling": 1})
    (caught, _) = match.play("catch", RecordedLuck(["dazzling"], FIREFLIES.words.domains))
    assert caught.seen_by("p1")["cards"] == ["dazzling"]
    assert "cards" not in caught.seen_by("p2")
    assert match.view("p2")["players"][0]["hand"] == {"count": 2, "cards": []}


@rule("F6", "F7")
def test_nobody_holds_more_than_three() -> None:
    match = set_up("faint faint bright", "bright", night={"faint": 1})
    assert match.moves == ["release faint", "release bright"]
    match.play("release bright")
    assert match.view("p2")["players"][0]["jar"] == ["bright"]


@rule("F8")
def test_two_of_a_kind_fly_away() -> None:
    match = set_up("faint", "bright", jar="faint dazzling")
    match.play("release faint")
    assert match.position()["players"][0]["jar"] == ["dazzling"]


@rule("F1", "F9", "F10")
def test_the_brightest_jar_wins_when_night_and_hands_are_empty() -> None:
    match = set_up("faint", "faint dazzling", jar="bright")
    for move in ("release faint", "release faint", "release dazzling"):
        assert not match.over
        match.play(move)
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.winners) == ({"p1": 3, "p2": 4}, ["p2"])


@rule("F-R1")
def test_a_player_with_nothing_to_do_is_skipped() -> None:
    match = set_up("faint bright", "")
    match.play("release faint")
    assert match.turn == "p1"


@rule("F11")
def test_more_fireflies_in_the_jar_break_a_tie() -> None:
    players = [{"jar": ["dazzling"]}, {"jar": ["faint", "bright"]}]
    outcome = FIREFLIES.position({"players": players, "turn": None}).outcome
    assert outcome is not None
    assert outcome.scores == {"p1": 3, "p2": 3}
    assert outcome.winners == ["p2"]
