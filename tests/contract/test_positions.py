"""Any position and any move that somebody may write: it is refused, or it can be played."""

import re
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from ludoteca.core.wording.position import PositionField
from tests.contract.samples import Position, position_samples, twin_samples
from tests.contract.test_twins import play_naively
from tests.support.random_matches import REPRODUCIBLE, SHRINKING, snapshot, walk_through

BAD = [(game, *case) for game in ludoteca.game_names() for case in position_samples(game).bad]
DOUBTFUL = [(game, name) for game in ludoteca.game_names() for name in position_samples(game).doubtful]
of_every_game = pytest.mark.parametrize("game", ludoteca.game_names())


def open_position(game: str, position: Any, seed: int) -> Match | str:
    """Return a match from the position, or the path to what is wrong."""
    before = repr(position)
    try:
        return ludoteca.game(game).position(position, seed=seed)
    except ludoteca.BadPosition as error:
        return error.where
    finally:
        assert repr(position) == before


def has_place(position: Any, where: str) -> bool:
    """Return whether a path leads to an entry of the position, or to one that was left out."""
    entry = position
    for key, number in re.findall(r"(?:^|\.)([^.\[]+)|\[(\d+)\]", where):
        if isinstance(entry, dict) and key:
            entry = entry.get(key)
        elif isinstance(entry, list | tuple) and number and int(number) < len(entry):
            entry = entry[int(number)]
        else:
            return False
    return True


def read_and_play(game: str, position: Any, seed: int) -> bool:
    """Return whether a position can be read; if so, play it along with the naive twin and then on."""
    samples, own = twin_samples(game), ludoteca.game(game)
    match = open_position(game, position, seed)
    if isinstance(match, str):
        assert has_place(position, match)
        return False
    written, is_legal = match.position(), own.rules.is_legal
    for step, _ in enumerate(walk_through(match, seed, samples.weight, most=25)):
        written = play_naively(samples.naive, written, match) if step else written
        assert match.position() == written
        again = own.position(written)
        assert again.position() == written
        assert (again.moves, again.turn, again.outcome) == (match.moves, match.turn, match.outcome)
        if step % 6 == 0 and not match.over:
            assert match.legal_actions == [
                action for action in range(own.actions) if is_legal(match.state, action)
            ]
            assert samples.naive.legal(written) == sorted(match.moves)
    for _ in walk_through(match, seed, samples.weight, most=400):
        assert match.over == (match.outcome is not None) == (not match.moves)
    return True


@of_every_game
def test_a_written_position_is_refused_or_can_be_played(game: str) -> None:
    read: Counter[bool] = Counter()

    @settings(REPRODUCIBLE, max_examples=150)
    @given(position_samples(game).positions, st.integers(0, 10**6))
    def check(position: Position, seed: int) -> None:
        read[read_and_play(game, position, seed)] += 1

    check()
    assert read[True] >= position_samples(game).read[0]
    assert read[False] >= position_samples(game).read[1]


# --- Junk -----------------------------------------------------------------------------------------


def junk(game: str) -> st.SearchStrategy[Any]:
    words = st.sampled_from(list(position_samples(game).words))
    leaves = st.none() | st.booleans() | st.integers(-3, 200) | st.floats() | st.text(max_size=5) | words
    return st.recursive(
        leaves,
        lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
        max_leaves=6,
    )


def spoil(entry: Any, game: str, data: st.DataObject) -> None:
    """Replace an entry of a position, at any depth, with junk."""
    key = data.draw(st.sampled_from(list(entry) if isinstance(entry, dict) else range(len(entry))))
    if isinstance(entry[key], dict | list) and entry[key] and data.draw(st.booleans()):
        spoil(entry[key], game, data)
    else:
        entry[key] = data.draw(junk(game))


@of_every_game
def test_a_spoiled_position_is_refused_or_can_be_played(game: str) -> None:
    @settings(SHRINKING, max_examples=250)
    @given(position_samples(game).positions, st.data())
    def check(position: Position, data: st.DataObject) -> None:
        position = deepcopy(position)
        spoil(position, game, data)
        read_and_play(game, position, 1)

    check()


@of_every_game
def test_junk_is_refused_or_can_be_played(game: str) -> None:
    keys = st.sampled_from(list(twin_samples(game).naive.full({"seats": 2})))

    @settings(SHRINKING, max_examples=100)
    @given(junk(game) | st.dictionaries(keys, junk(game)))
    def check(position: Any) -> None:
        read_and_play(game, position, 1)

    check()


# --- Chosen cases ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "where", "position"), BAD)
def test_an_impossible_position_is_refused_with_the_path_to_the_error(
    game: str, where: str, position: Position
) -> None:
    position = {"players": [{}, {}]} | position
    assert open_position(game, position, 1) == where
    with pytest.raises(ludoteca.BadPosition, match=r"^Position"):
        ludoteca.game(game).position(position)


@pytest.mark.parametrize(("game", "name"), DOUBTFUL)
def test_a_doubtful_position_is_refused_or_can_be_played(game: str, name: str) -> None:
    for seed in range(4):
        read_and_play(game, position_samples(game).doubtful[name], seed)


# --- Moves ----------------------------------------------------------------------------------------


@of_every_game
def test_a_bad_move_is_refused_and_changes_nothing(game: str) -> None:
    samples, refused = position_samples(game), Counter[type]()

    @settings(SHRINKING, max_examples=80)
    @given(samples.positions, st.lists(samples.moves | junk(game), min_size=8, max_size=8))
    def check(position: Position, moves: list[Any]) -> None:
        match = open_position(game, position, 1)
        if isinstance(match, str):
            return
        before = snapshot(match)
        for move in moves:
            if not isinstance(move, str) or " ".join(move.split()) not in match.moves:
                with pytest.raises((ludoteca.InvalidMove, ludoteca.IllegalMove)) as caught:
                    match.play(move)
                refused[caught.type] += 1
        assert snapshot(match) == before

    check()
    assert min(refused[ludoteca.InvalidMove], refused[ludoteca.IllegalMove]) >= 10


def test_a_position_has_as_many_seats_as_the_game_may_have() -> None:
    def seats_of(players: int, possible: range) -> int:
        return PositionField({"players": [{}] * players}).seats("patience", possible)

    assert [seats_of(players, range(1, 4)) for players in (1, 2, 3)] == [1, 2, 3]
    with pytest.raises(ludoteca.BadPosition, match="players: patience is for 3 to 5 seats, not 2"):
        seats_of(2, range(3, 6))
