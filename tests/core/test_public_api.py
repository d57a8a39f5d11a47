"""The public API as a stranger uses it.  ``mypy --strict`` checks the types here; the test runs it."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, assert_type

import pytest

import ludoteca
from ludoteca import (
    BadEdition,
    BadOption,
    Event,
    Game,
    Hint,
    IllegalMove,
    InvalidMove,
    Knowledge,
    Match,
    Outcome,
    PlayedMove,
)

EDITION = """
[edition]
name = "corrected"

[cards.viking]
en = "Raider"
"""


def test_calls_have_their_types_from_start_to_record() -> None:
    alpaca = assert_type(ludoteca.game("alpaca"), Game)
    match = assert_type(alpaca.start(seats=3, seed=7, first="p2"), Match)
    assert assert_type(match.turn, str | None) == "p2"
    assert_type(match.moves, list[str])
    assert_type(match.play(match.moves[0]), list[Event])
    assert_type(match.view("p2"), dict[str, Any])
    assert_type(match.position(), dict[str, Any])
    again = assert_type(alpaca.position(match.position()), Match)
    assert again.moves == match.moves
    assert_type(match.over, bool)
    assert_type(match.outcome, Outcome | None)
    text = assert_type(match.record(), str)
    assert assert_type(ludoteca.replay(text), Match).record() == text


def test_actions_and_observations_are_numbers_in_known_ranges() -> None:
    africana = ludoteca.game("africana")
    match = africana.start(seats=2, seed=7)
    action = assert_type(match.legal_actions, list[int])[0]
    move = assert_type(match.move_of(action), str)
    assert move == match.moves[0]
    assert_type(match.play_action(action), list[Event])
    assert assert_type(match.played, Sequence[PlayedMove])[-1].move == move
    assert_type(match.knowledge(seed=1), Knowledge)
    for refuse in (match.play_action, match.move_of):
        with pytest.raises(IllegalMove, match="action with the number 99999 is not possible") as illegal:
            refuse(99999)
        assert (illegal.value.action, illegal.value.move) == (99999, "")
        assert "l’azione numero 99999 non è possibile" in illegal.value.text("it")
    observation = assert_type(match.observation("p1"), list[int])
    with pytest.raises(BadOption, match="no seat"):
        match.observation(None)  # type: ignore[arg-type]  # as a spectator's view: it would be a hand
    layout = assert_type(africana.layout, tuple[tuple[str, int], ...])
    assert len(observation) == assert_type(africana.features, int) == sum(length for _, length in layout)
    assert all(0 <= action < assert_type(africana.actions, int) for action in match.legal_actions)


def test_a_hint_is_a_legal_move_with_its_win_probability() -> None:
    match = ludoteca.game("alpaca").start(seed=7)
    hint = assert_type(match.hint("easy"), list[Hint])[0]
    assert hint.move in match.moves
    assert 0 <= assert_type(hint.win_probability, float) <= 1


def test_errors_name_the_move_and_what_is_legal() -> None:
    match = ludoteca.game("alpaca").start(seed=7)
    with pytest.raises(InvalidMove, match="dance") as invalid:
        match.play("dance")
    assert assert_type(invalid.value.move, str) == "dance"
    with pytest.raises(IllegalMove) as illegal:
        match.play("place viking")
    assert assert_type(illegal.value.legal, tuple[str, ...]) == tuple(match.moves)


def test_errors_have_the_names_that_people_import() -> None:
    names = [name for name in ludoteca.__all__ if name.startswith(("Bad", "Illegal", "Invalid", "Unknown"))]
    assert {name: getattr(ludoteca, name).__module__ for name in names} == dict.fromkeys(names, "ludoteca")


def test_an_edition_is_a_path_a_text_or_a_mapping(tmp_path: Path) -> None:
    file = tmp_path / "corrected.toml"
    file.write_text(EDITION, encoding="utf-8")
    mapping = {"edition": {"name": "corrected"}, "cards": {"viking": {"en": "Raider"}}}
    for edition in (file, str(file), EDITION, mapping):
        game = ludoteca.game("alpaca", edition)
        assert game.edition.name == "corrected"
        assert game.edition.data["cards"]["viking"]["en"] == "Raider"
    with pytest.raises(BadEdition, match=r"missing\.toml: There is no such file"):
        ludoteca.game("alpaca", "missing.toml")
    assert ludoteca.game("alpaca", "[cards.viking]").edition.figures["COINS"]  # a section, not a path
    with pytest.raises(BadEdition, match=r"edition\.toml, cards\.wiking"):
        ludoteca.game("alpaca", EDITION.replace("viking", "wiking"))
