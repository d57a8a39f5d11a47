"""What every game keeps, at every table: games, numbers of seats, seeds.  A new folder is found by itself."""

import json
import os
import random
import subprocess
import sys
from typing import Any

import pytest

import ludoteca
from ludoteca.core import chance
from ludoteca.core import match as matches
from ludoteca.core.record import copied
from tests.playing import (
    STRETCH,
    TABLES,
    Table,
    fork,
    is_final,
    is_json,
    label,
    luck_of,
    onlookers,
    started,
    table_of,
    to_the_end,
    walk,
)

SEEDS = range(3)
FOLDER = """cards.toml edition.py state.py rules.py words.py position.py view.py observation.py
    help.en.md help.it.md help.ru.md text.en.ftl text.it.ftl text.ru.ftl""".split()

at_every_table = pytest.mark.parametrize("table", TABLES, ids=label)
of_every_game = pytest.mark.parametrize("name", ludoteca.names())


@of_every_game
def test_folder_is_complete(name: str) -> None:
    folder = ludoteca.game(name).definition.folder
    assert [file for file in FOLDER if not (folder / file).exists()] == []


# --- Playing --------------------------------------------------------------------------------------


@at_every_table
@pytest.mark.parametrize("seed", range(10))
def test_random_match_ends(table: Table, seed: int) -> None:
    match = to_the_end(started(table, seed), seed)
    assert match.over
    assert match.turn is None
    assert match.moves == []
    assert match.outcome is not None


@at_every_table
def test_moves_are_there_once_and_in_order(table: Table) -> None:
    for match in walk(started(table, 1), 1):
        moves = match.moves
        assert moves == match.moves
        assert bool(moves) == (not match.over)
        assert len(set(moves)) == len(moves)


@at_every_table
def test_listed_masked_and_asked_legality_agree(table: Table) -> None:
    game = ludoteca.game(table[0])
    rules = game.bound()
    for match in walk(started(table, 2), 2):
        legal = [action for action in range(game.actions) if rules.is_legal(match.state, action)]
        assert legal == match.legal
        mask = [0] * game.actions
        rules.legal_mask(match.state, mask)
        assert [action for action, allowed in enumerate(mask) if allowed] == legal


@at_every_table
def test_words_of_a_move_play_it(table: Table) -> None:
    game = ludoteca.game(table[0])
    rules = game.bound()
    for match in walk(started(table, 3), 3):
        for action, words in zip(match.legal, match.moves, strict=True):
            assert game.words.notation.check(words) == words
            by_words, by_number = fork(match), copied(match.state)
            by_words.play(f"  {words.replace(' ', '   ')} ", luck_of(match))
            rules.play(by_number, action, luck_of(match))
            assert by_words.state == by_number


@at_every_table
def test_a_copy_plays_by_itself(table: Table) -> None:
    for step, match in enumerate(walk(started(table, 4), 4)):
        if step % 10 == 0:
            before = table_of(match)
            to_the_end(fork(match), step)
            assert table_of(match) == before


@at_every_table
@pytest.mark.parametrize("seed", range(10))
def test_outcome_adds_up(table: Table, seed: int) -> None:
    match = to_the_end(started(table, seed), seed + 100)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason
    assert list(outcome.scores) == list(outcome.parts) == list(outcome.ties) == match.seat_names
    assert outcome.scores == {seat: sum(parts.values()) for seat, parts in outcome.parts.items()}
    assert sorted(seat for rank in outcome.ranking for seat in rank) == match.seat_names
    assert outcome.winners == list(outcome.ranking[0])
    assert max(outcome.scores.values()) == outcome.scores[outcome.winners[0]]


# --- Round trips ----------------------------------------------------------------------------------


@at_every_table
def test_position_round_trip(table: Table) -> None:
    game = ludoteca.game(table[0])
    for match in walk(started(table, 11), 11):
        position = match.position()
        again = game.position(json.loads(json.dumps(position)))
        assert again.position() == position
        assert (again.moves, again.turn, again.outcome) == (match.moves, match.turn, match.outcome)


@at_every_table
def test_all_that_is_told_is_json(table: Table) -> None:
    for match in walk(started(table, 5), 5):
        assert is_json(match.position())
        assert all(is_json(match.view(seat)) for seat in onlookers(match))
    assert all(is_json(event.seen_by(seat)) for event in match.events for seat in onlookers(match))
    assert match.outcome is not None
    assert is_json(match.outcome.json())


@at_every_table
def test_record_round_trip_at_every_cut(table: Table) -> None:
    for step, match in enumerate(walk(started(table, 6), 6)):
        if step % 13 == 0 or match.over:
            again = ludoteca.replay(match.record())
            assert table_of(again) == table_of(match)
            assert again.seed == match.seed
            assert again.origin == match.origin


@at_every_table
def test_resumed_match_has_the_luck_it_would_have_had(table: Table) -> None:
    match, chooser = started(table, 7), random.Random(7)
    saved: list[tuple[str, Any]] = []
    while not match.over:
        if len(match.played) % 60 == 0 and len(saved) < 4:
            saved.append((match.record(), chooser.getstate()))
        match.play(chooser.choice(match.moves))
    for record, choices in saved:
        resumed = ludoteca.replay(record)
        chooser.setstate(choices)
        while not resumed.over:
            resumed.play(chooser.choice(resumed.moves))
        assert resumed.record() == match.record()


@at_every_table
def test_replay_throws_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    match = to_the_end(started(table, 8), 8)
    record = match.record()

    def refuse(*_: Any) -> None:
        raise AssertionError("a replay asked for luck")

    monkeypatch.setattr(chance, "throw", refuse)
    monkeypatch.setattr(matches, "Thrown", refuse)
    with pytest.raises(AssertionError, match="asked for luck"):
        started(table, 8)
    assert ludoteca.replay(record).record() == record


@at_every_table
def test_position_record_round_trip(table: Table) -> None:
    game = ludoteca.game(table[0])
    for step, match in enumerate(walk(started(table, 9), 9)):
        if step % 50 == 25:
            other = game.position(match.position(), seed=step)
            for _ in range(20):
                if not other.over:
                    other.play(other.moves[step % len(other.moves)])
            assert table_of(ludoteca.replay(other.record())) == table_of(other)


PROGRAM = """
import ludoteca, random
for name in ludoteca.names():
    for seats in ludoteca.game(name).definition.seats:
        match, chooser = ludoteca.game(name).start(seats=seats, seed=5), random.Random(5)
        while not match.over:
            match.play(chooser.choice(match.moves))
        print(match.record())
        print(match.view(None), [event.seen_by("p1") for event in match.events])
"""


def test_same_seed_same_record_in_another_process() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1]
    records = [to_the_end(started(table, 5), 5).record() for table in TABLES]
    assert all(record.encode() in told[0] for record in records)


# --- Taking back ----------------------------------------------------------------------------------


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_restores_everything(table: Table, seed: int) -> None:
    match, chooser = started(table, seed), random.Random(seed)
    while not match.over and len(match.played) < 2 * STRETCH:
        before, move = table_of(match), chooser.choice(match.moves)
        match.play(move)
        assert match.can_undo == (not is_final(match))
        if match.can_undo:
            assert match.undo() == move
            assert table_of(match) == before
            match.play(move)


@at_every_table
def test_undo_goes_back_as_far_as_nothing_was_revealed(table: Table) -> None:
    for step, match in enumerate(walk(started(table, 10), 10)):
        if step % 7 == 0:
            record, back = match.record(), []
            while match.can_undo:
                back.append(match.undo())
            assert table_of(match) == table_of(ludoteca.replay(match.record()))
            for move in reversed(back):
                match.play(move)
            assert match.record() == record


@at_every_table
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_is_refused_after_luck_a_passed_turn_or_a_revelation(table: Table, seed: int) -> None:
    match, refused = started(table, seed), 0
    assert not match.can_undo
    for _ in walk(match, seed + 50):
        if match.played and is_final(match):
            before = table_of(match)
            with pytest.raises(ludoteca.IllegalUndo, match=match.played[-1].move):
                match.undo()
            assert table_of(match) == before
            refused += 1
    assert refused > 10
