"""What a match cannot do is refused with a sentence, and nothing from outside makes it inconsistent."""

import json
import pickle
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca import Match, Speech, games
from tests.support.random_matches import of_every_game, play_out, start_match, viewers


@of_every_game
def test_a_finished_match_answers_or_refuses(name: str) -> None:
    match = play_out(start_match((name, 2), 1), 1)
    last = match.played[-1].move
    with pytest.raises(ludoteca.IllegalMove, match="The match is over"):
        match.play(last)
    with pytest.raises(ludoteca.IllegalMove, match="The match is over"):
        match.replay_move(last, [])
    for action in (match.play_action, match.move_of):
        with pytest.raises(ludoteca.IllegalMove, match="The match is over"):
            action(0)
    with pytest.raises(ludoteca.IllegalCall, match="The match is over"):
        match.knowledge()
    with pytest.raises(ludoteca.IllegalUndo, match="it ended the turn"):
        match.undo()
    assert (match.turn, match.moves, match.legal_actions, match.hint()) == (None, [], [], [])
    assert len(match.observation("p1")) == match.game.features
    assert all(match.view(seat)["outcome"] for seat in viewers(match))
    assert match.copy().outcome == match.outcome


@pytest.mark.parametrize("name", ["chess", "", [], {}, 5, None, b"alpaca"])
def test_an_unknown_game_is_refused_whatever_is_given(name: Any) -> None:
    for find in (ludoteca.game, games.find_game, games.definition, games.terminal):
        with pytest.raises(ludoteca.UnknownGame, match="There is no game"):
            find(name)
    with pytest.raises(ludoteca.UnknownGame, match="There is no game"):
        ludoteca.game(name, "[edition]\n")


@of_every_game
def test_knowledge_needs_no_seed_and_refuses_a_wrong_one(name: str) -> None:
    match = start_match((name, 2), 1)
    assert match.knowledge().moves == tuple(match.moves)
    assert match.knowledge(5).state == match.knowledge(5).state
    for seed in (-1, 1 << 63, "1", 1.0):
        with pytest.raises(ludoteca.BadOption, match="A seed is a whole number"):
            match.knowledge(seed)  # type: ignore[arg-type]


def test_players_are_as_many_as_the_seats() -> None:
    match = start_match(("alpaca", 2), 1)
    for names in (["Anna"], ["Anna", "Bruno", "Clara"], ["Anna", 2], "AB", None, 5):
        with pytest.raises(ludoteca.BadOption, match="a list of 2 names") as refused:
            match.players = names  # type: ignore[assignment]
        assert str(refused.value).endswith(f"an empty list, not {names!r}.")
    match.players = ["Anna", "Bruno"]
    assert list(ludoteca.replay(match.record()).players) == ["Anna", "Bruno"]
    match.players = []
    assert "Players" not in match.record()


@of_every_game
def test_a_state_to_look_at_has_no_record(name: str) -> None:
    match = start_match((name, 2), 1)
    match.players = ["Anna", "Bruno"]
    match.play(match.moves[0])
    past = match.with_state(start_match((name, 2), 1).pack())
    assert (past.turn, past.players) == (start_match((name, 2), 1).turn, match.players)
    for one in (past, past.copy()):
        for ask in (one.record, one.at_start, lambda one=one: pickle.dumps(one)):
            with pytest.raises(ludoteca.IllegalCall, match="only to look at"):
                ask()
    assert match.copy().record() == match.record()


@of_every_game
def test_bytes_that_are_no_state_are_refused(name: str) -> None:
    match = start_match((name, 2), 1)
    for packed in (
        b"",
        b"abc",
        match.pack()[:-1],
        bytes(len(match.pack())),
        start_match((name, 3), 1).pack(),
    ):
        with pytest.raises(ludoteca.BadOption) as refused:
            match.with_state(packed)
        assert str(refused.value) == (
            f"This is not a state of {name}. Give what match.pack() returned for a match with 2 seats."
        )


@of_every_game
def test_only_a_seat_of_a_state_has_it_redealt(name: str) -> None:
    """Else something hidden might be left as it is."""
    match = start_match((name, 3), 1)
    assert match.game.redeal(match.state, np.int64(1), 5) == match.game.redeal(match.state, 1, 5)  # type: ignore[arg-type]
    for seat in ("p1", 3, 9, -2, None):
        with pytest.raises(ludoteca.BadOption, match="A seat is a number from 0 to 2 here, or -1"):
            match.game.redeal(match.state, seat, 1)  # type: ignore[arg-type]
    other = next(one for one in ludoteca.game_names() if one != name)
    with pytest.raises(ludoteca.BadOption, match=f"This is not a state of {name}. Give match.state"):
        match.game.redeal(start_match((other, 2), 1).state, 0, 1)


@of_every_game
def test_the_example_of_a_move_is_one(name: str) -> None:
    notation = ludoteca.game(name).words.notation
    assert notation.check(notation.example) == notation.example
    with pytest.raises(ludoteca.InvalidMove, match=f"A move is a text such as “{notation.example}”"):
        start_match((name, 2), 1).play(5)  # type: ignore[arg-type]


def test_luck_of_another_kind_is_refused() -> None:
    match = start_match(("alpaca", 2), 1)
    for luck in (0, 5, "luck", Match):
        with pytest.raises(
            ludoteca.BadOption, match=r"Luck is an object with a method pick\(domain, weights\)"
        ):
            match.play(match.moves[0], luck)  # type: ignore[arg-type]


@of_every_game
def test_draws_that_are_left_over_are_refused(name: str) -> None:
    match = start_match((name, 2), 1)
    draws = (*match.setup_draws, "extra")
    with pytest.raises(ludoteca.LuckMismatch, match=r"^Draws are left over: extra\.$"):
        match.game.replay_setup(2, {}, draws)
    before = (match.record(), match.pack(), match.view("p1"))
    tried = match.copy()
    tried.play(match.moves[0])
    played = tried.played[-1]
    with pytest.raises(ludoteca.LuckMismatch, match=r"^Draws are left over: zzz, qq\.$"):
        match.replay_move(played.move, [*played.draws, "zzz", "qq"])
    assert (match.record(), match.pack(), match.view("p1")) == before
    match.replay_move(played.move, played.draws)
    assert [again.move for again in match.played] == [played.move]


def test_an_edition_of_another_kind_is_refused() -> None:
    for edition in ("", 5, [1], b"name"):
        with pytest.raises(ludoteca.BadEdition, match="An edition is a path, a TOML text or a mapping, not"):
            ludoteca.game("alpaca", edition)  # type: ignore[arg-type]
    with pytest.raises(ludoteca.BadEdition, match="There is no key “1”"):
        ludoteca.game("alpaca", {1: 2})  # type: ignore[dict-item]


def test_speech_refuses_what_it_cannot_say() -> None:
    match = start_match(("alpaca", 2), 1)
    speech = Speech(match.game, "en")
    with pytest.raises(ludoteca.BadOption, match="There is no text “xx”"):
        speech.say("xx")
    with pytest.raises(ludoteca.BadOption, match=r"There is no event “draw”\. Did you mean “draws”"):
        speech.event({"event": "draw"})
    with pytest.raises(ludoteca.BadOption, match=r"Give what event.seen_by\(seat\) returns, not Event"):
        speech.event(match.events[0])  # type: ignore[arg-type]
    with pytest.raises(ludoteca.BadOption, match="There is no card with the word “vikin”"):
        speech.card("vikin")


def test_what_was_played_is_read_only() -> None:
    match = start_match(("alpaca", 2), 1)
    match.play(match.moves[0])
    with pytest.raises(AttributeError):
        match.played.clear()  # type: ignore[attr-defined]
    with pytest.raises(AttributeError):
        match.state = match.state  # type: ignore[misc]


@of_every_game
def test_numbers_of_numpy_are_played_as_numbers_of_python(name: str) -> None:
    """Else they would end up in the state, and a view could not be written as JSON."""
    match, same = start_match((name, 2), 1), start_match((name, 2), 1)
    while not match.over and len(match.played) < 40:
        action = match.legal_actions[len(match.played) % len(match.legal_actions)]
        match.play_action(action)
        same.play_action(np.int64(action))  # type: ignore[arg-type]
    assert json.dumps(same.view("p1")) == json.dumps(match.view("p1"))
    for call in (match.play_action, match.move_of):
        for wrong in (1.0, "x"):
            with pytest.raises(ludoteca.InvalidMove, match=f"^“{wrong}” is not a move. An action is a"):
                call(wrong)  # type: ignore[arg-type]
    assert json.dumps(match.game.start(np.int64(2), seed=1).start_info)  # type: ignore[arg-type]
