"""What every game guarantees, with every number of seats.  A new game is found by itself."""

import json
import os
import random
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.core.kernel import chance
from ludoteca.core.kernel.policies import POINT
from ludoteca.core.kernel.structs import NONE, copy_struct, fields_of
from ludoteca.core.matches import match as matches
from tests.contract.samples import position_samples, twin_samples
from tests.support.random_matches import (
    SETUPS,
    WINDOW,
    Setup,
    cannot_be_undone,
    differing_fields,
    differing_view_fields,
    is_json,
    next_luck,
    of_every_game,
    play_out,
    snapshot,
    start_match,
    viewers,
    walk,
    with_every_setup,
)

SEEDS = range(3)
ADDING_A_GAME = Path(__file__).parents[2] / "docs/adding-a-game.md"
# A small game has the evaluation in its heuristic, and may have no commentary.
OPTIONAL = (
    *("study.py", "final_counts.py", "evaluation.py"),
    *("commentary.py", "obstacles.py", "effects.py", "bound_rules.py"),
)


@of_every_game
def test_the_folder_has_all_files_of_the_page_about_adding_a_game(name: str) -> None:
    folder, files = ludoteca.game(name).definition.folder, list_files_of_a_game()
    assert [file for file in files if file not in OPTIONAL and not (folder / file).exists()] == []


def list_files_of_a_game() -> list[str]:
    """Return the first column of the table of files, with a file for each language."""
    table = ADDING_A_GAME.read_text(encoding="utf-8").partition("## The files")[2].partition("\n## ")[0]
    cells = [line.split("|")[1] for line in table.splitlines() if line.startswith("| `")]
    files = [file for cell in cells for file in re.findall(r"`(\S+)`", cell)]
    spread = [file.replace("{en,it,ru}", language) for file in files for language in ("en", "it", "ru")]
    assert set(OPTIONAL) < set(spread)
    return list(dict.fromkeys(spread))


# --- Playing --------------------------------------------------------------------------------------


@with_every_setup
@pytest.mark.parametrize("seed", range(10))
def test_a_random_match_ends(setup: Setup, seed: int) -> None:
    match = play_out(start_match(setup, seed), seed)
    assert match.over
    assert match.turn is None
    assert match.moves == []
    assert match.outcome is not None


@with_every_setup
def test_every_move_is_listed_once_in_a_stable_order(setup: Setup) -> None:
    for match in walk(start_match(setup, 1), 1):
        moves = match.moves
        assert moves == match.moves
        assert bool(moves) == (not match.over)
        assert len(set(moves)) == len(moves)


@with_every_setup
def test_no_seat_is_asked_exactly_when_the_match_is_over(setup: Setup) -> None:
    for match in walk(start_match(setup, 3), 3):
        assert (match.state.asked == NONE) == match.over


@with_every_setup
def test_the_list_the_mask_and_is_legal_agree_and_are_empty_at_the_end(setup: Setup) -> None:
    game = ludoteca.game(setup[0])
    rules = game.rules
    for match in walk(start_match(setup, 2), 2):
        legal = [action for action in range(game.actions) if rules.is_legal(match.state, action)]
        assert legal == match.legal_actions
        mask = [0] * game.actions
        rules.legal_mask(match.state, mask)
        assert [action for action, allowed in enumerate(mask) if allowed] == legal


@with_every_setup
def test_the_words_of_a_move_play_its_action(setup: Setup) -> None:
    game = ludoteca.game(setup[0])
    rules = game.rules
    for match in walk(start_match(setup, 3), 3):
        for action, words in zip(match.legal_actions, match.moves, strict=True):
            assert game.words.notation.check(words) == words
            by_words, by_number = match.copy(), copy_struct(match.state)
            by_words.play(f"  {words.replace(' ', '   ')} ", next_luck(match))
            rules.play(by_number, action, next_luck(match))
            assert by_words.state == by_number


@with_every_setup
@pytest.mark.parametrize("seed", range(10))
def test_the_outcome_adds_up(setup: Setup, seed: int) -> None:
    match = play_out(start_match(setup, seed), seed + 100)
    outcome = match.outcome
    assert outcome is not None
    assert outcome.reason
    assert list(outcome.scores) == list(outcome.parts) == list(outcome.ties) == match.seat_names
    assert outcome.scores == {seat: sum(parts.values()) for seat, parts in outcome.parts.items()}
    assert sorted(seat for rank in outcome.ranking for seat in rank) == match.seat_names
    assert outcome.winners == list(outcome.ranking[0])
    assert max(outcome.scores.values()) == outcome.scores[outcome.winners[0]]
    evaluated = [match.game.rules.evaluate(match.state, seat) for seat in range(match.seats)]
    assert evaluated == [POINT * score for score in outcome.scores.values()]


# --- Round trips ----------------------------------------------------------------------------------


@with_every_setup
def test_a_position_brings_back_everything_but_the_lost_fields(setup: Setup) -> None:
    """``PositionSamples`` lists what a position does not hold.  There, nobody knows more than before."""
    game, samples = ludoteca.game(setup[0]), position_samples(setup[0])
    for match in walk(start_match(setup, 11), 11):
        position = match.position()
        again = game.position(json.loads(json.dumps(position)))
        assert again.position() == position
        assert (again.moves, again.turn, again.outcome) == (match.moves, match.turn, match.outcome)
        assert set(differing_fields(match.state, again.state)) <= samples.lost_fields
        before, after = match.views(viewers(match)), again.views(viewers(match))
        for seat in viewers(match):
            for path, known, still_known in differing_view_fields(before[seat], after[seat]):
                assert path in samples.lost_view_fields
                if isinstance(known, list):
                    assert Counter(still_known) <= Counter(known)


@of_every_game
def test_the_lost_fields_are_fields_of_the_state(name: str) -> None:
    for path in position_samples(name).lost_fields:
        item = ludoteca.game(name).definition.State
        for part in path.split("."):
            items = {field.name: field.item for field in fields_of(item)}
            assert part in items
            item = items[part]


@with_every_setup
def test_positions_views_events_and_outcomes_are_json(setup: Setup) -> None:
    for match in walk(start_match(setup, 5), 5):
        assert is_json(match.position())
        assert all(is_json(match.view(seat)) for seat in viewers(match))
    assert all(is_json(event.seen_by(seat)) for event in match.events for seat in viewers(match))
    assert match.outcome is not None
    assert is_json(match.outcome.to_json())


@with_every_setup
def test_a_record_replays_at_every_stage(setup: Setup) -> None:
    for step, match in enumerate(walk(start_match(setup, 6), 6)):
        if step % 13 == 0 or match.over:
            again = ludoteca.replay(match.record())
            assert snapshot(again) == snapshot(match)
            assert again.seed == match.seed
            assert again.start_info == match.start_info


@with_every_setup
def test_a_resumed_match_draws_what_it_would_have_drawn(setup: Setup) -> None:
    match, chooser = start_match(setup, 7), random.Random(7)
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


@with_every_setup
def test_a_replay_needs_no_generator(setup: Setup, monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_out(start_match(setup, 8), 8)
    record = match.record()

    def refuse(*_: Any) -> None:
        raise AssertionError("somebody asked for luck")

    monkeypatch.setattr(chance, "roll", refuse)
    monkeypatch.setattr(matches, "luck_of", refuse)
    with pytest.raises(AssertionError, match="asked for luck"):
        start_match(setup, 8)
    assert ludoteca.replay(record).record() == record


@with_every_setup
def test_a_match_from_a_position_replays(setup: Setup) -> None:
    game, replayed = ludoteca.game(setup[0]), 0
    for step, match in enumerate(walk(start_match(setup, 9), 9)):
        if step % 50 in (5, 25):
            replayed += 1
            other = game.position(match.position(), seed=step)
            for _ in range(20):
                if not other.over:
                    other.play(other.moves[step % len(other.moves)])
            assert snapshot(ludoteca.replay(other.record())) == snapshot(other)
    assert replayed > 0


PROGRAM = """
import ludoteca, random
for name in ludoteca.game_names():
    for seats in ludoteca.game(name).definition.seats:
        match, chooser = ludoteca.game(name).start(seats=seats, seed=5), random.Random(5)
        while not match.over:
            match.play(chooser.choice(match.moves))
        print(match.record())
        print(match.view(None), [event.seen_by("p1") for event in match.events])
"""


def test_the_same_seed_gives_the_same_record_in_another_process() -> None:
    printed = [
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert printed[0] == printed[1]
    records = [play_out(start_match(setup, 5), 5).record() for setup in SETUPS]
    assert all(record.encode() in printed[0] for record in records)


# --- Undo -----------------------------------------------------------------------------------------


@with_every_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_restores_everything(setup: Setup, seed: int) -> None:
    match, chooser, undone = start_match(setup, seed), random.Random(seed), 0
    while not match.over and len(match.played) < 2 * WINDOW:
        before, move = snapshot(match), chooser.choice(match.moves)
        match.play(move)
        assert match.can_undo == (not cannot_be_undone(match))
        if match.can_undo:
            assert match.undo() == move
            assert snapshot(match) == before
            match.play(move)
            undone += 1
    assert undone > 0 or twin_samples(setup[0]).has_one_move_turns


@with_every_setup
def test_undo_goes_back_until_something_was_revealed(setup: Setup) -> None:
    longest = 0
    for step, match in enumerate(walk(start_match(setup, 10), 10)):
        if step % 7 == 0:
            record, back = match.record(), list[str]()
            while match.can_undo:
                back.append(match.undo())
            assert snapshot(match) == snapshot(ludoteca.replay(match.record()))
            for move in reversed(back):
                match.play(move)
            assert match.record() == record
            longest = max(longest, len(back))
    assert longest > 0 or twin_samples(setup[0]).has_one_move_turns


@with_every_setup
@pytest.mark.parametrize("seed", SEEDS)
def test_undo_is_refused_after_a_draw_another_turn_or_a_revelation(setup: Setup, seed: int) -> None:
    match, refused = start_match(setup, seed), 0
    assert not match.can_undo
    for _ in walk(match, seed + 50):
        if match.played and cannot_be_undone(match):
            before = snapshot(match)
            with pytest.raises(ludoteca.IllegalUndo, match=match.played[-1].move) as refused_undo:
                match.undo()
            assert reason_of(refused_undo.value) == reason_not_to_undo(match)
            assert snapshot(match) == before
            refused += 1
    assert refused > 10


def reason_of(error: ludoteca.LudotecaError) -> object:
    return dict(error.sentences[0].facts)["why"]


def reason_not_to_undo(match: ludoteca.Match) -> str:
    last = match.played[-1]
    if match.turn != last.seat:
        return "turn"
    return "luck" if last.draws else "revealed"
