"""Editions of every game: under new names, with wrong figures, and spoiled at random."""

import json
import random
from collections import Counter
from copy import deepcopy
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludoteca
from ludoteca import Match
from ludoteca.core.figures import edition
from tests.contract.samples import Figures, Renaming, edition_samples, twin_samples
from tests.support.editions import game_with, refuse_edition
from tests.support.random_matches import SHRINKING, choose_move, of_every_game

RENAMED = [name for name in ludoteca.game_names() if edition_samples(name).renaming]
SINGLE = [(name, section) for name in RENAMED for section, _ in edition_samples(name).single]
WRONG = [(name, *case) for name in ludoteca.game_names() for case in edition_samples(name).wrong]
NUMBERS = [
    (name, key) for name in ludoteca.game_names() for key in ludoteca.game(name).edition.data["numbers"]
]
UNSPEAKABLE = ["two words", "", "a,b", "a[b", "#a"]

of_renamed_games = pytest.mark.parametrize("name", RENAMED)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "mine.toml"


def renaming_of(name: str) -> Renaming:
    renaming = edition_samples(name).renaming
    assert renaming is not None
    return renaming


def play_a_while(match: Match, seed: int, most: int = 10_000) -> Match:
    """Play random moves; each is understood as it is written."""
    chooser, weight = random.Random(seed), twin_samples(match.game.name).weight
    while not match.over and len(match.played) < most:
        move = choose_move(chooser, match.moves, weight)
        assert match.game.words.notation.check(move) == move
        match.play(move)
    return match


def first_problem(name: str, file: Path) -> str:
    """Return what is said first about an edition file, or nothing."""
    problems = edition.list_problems(name, ludoteca.game(name).definition.edition_module, file)
    return str(problems[0]) if problems else ""


# --- All components under new names ---------------------------------------------------------------


@of_renamed_games
def test_new_names_are_used_and_nothing_else_changes(name: str, file: Path) -> None:
    renaming = renaming_of(name)
    game, translate = game_with(name, file, renaming.figures), renaming.translate
    assert game.edition.digest != ludoteca.game(name).edition.digest
    own, other = ludoteca.game(name).start(seats=3, seed=5), game.start(seats=3, seed=5)
    chooser, weight = random.Random(5), twin_samples(name).weight
    while not own.over:
        assert other.moves == translate(own.moves)
        number = own.moves.index(choose_move(chooser, own.moves, weight))
        events = [match.play(match.moves[number]) for match in (own, other)]
        seen, seen_renamed = ([event.seen_by("p2") for event in told] for told in events)
        assert seen_renamed == translate(seen)
        assert other.position() == translate(own.position())
    assert other.outcome == own.outcome
    assert other.view("p1") == translate(own.view("p1")) | {"edition": "mine"}


@of_renamed_games
@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_with_new_names_is_recorded_and_replayed(name: str, seats: int, file: Path) -> None:
    game = game_with(name, file, renaming_of(name).figures)
    match = play_a_while(game.start(seats=seats, seed=seats), seats)
    assert match.over
    assert ludoteca.replay(match.record(), file).record() == match.record()
    assert game.position(match.position()).outcome == match.outcome
    with pytest.raises(ludoteca.BadRecord):
        ludoteca.replay(match.record())
    with pytest.raises(ludoteca.BadPosition):
        ludoteca.game(name).position(match.position())


@pytest.mark.parametrize(("name", "section"), SINGLE)
def test_a_section_can_come_alone_in_another_order_and_with_some_origins(
    name: str, section: str, file: Path
) -> None:
    figures = deepcopy(dict(edition_samples(name).single)[section])
    bare = list(figures[section])[3]
    del figures[section][bare]["origin"]
    game = game_with(name, file, figures)
    assert list(game.edition.data[section]) == list(figures[section])
    origins = {entry: figure["origin"] for entry, figure in game.edition.data[section].items()}
    assert [entry for entry, origin in origins.items() if origin == "stated in mine.toml"] == [bare]
    match = play_a_while(game.start(seed=2), 2, most=150)
    assert ludoteca.replay(match.record(), file).record() == match.record()


@of_renamed_games
@pytest.mark.parametrize("word", UNSPEAKABLE)
def test_a_name_that_cannot_be_a_word_of_a_move_is_refused(name: str, word: str, file: Path) -> None:
    renaming = renaming_of(name)
    own = json.dumps({section: renaming.own[section] for section in renaming.sections})
    for section in edition_samples(name).named:
        old = next(entry for entry in renaming.own[section] if entry in renaming.words)
        figures = json.loads(own.replace(f'"{old}"', json.dumps(word)))
        assert refuse_edition(name, file, figures).key == f"{section}.{word}"


# --- Wrong figures --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "figures", "key", "problem"),
    WRONG,
    ids=[f"{name}: {key}: {problem}" for name, _, key, problem in WRONG],
)
def test_wrong_figures_are_refused(
    name: str, figures: str | Figures, key: str, problem: str, file: Path
) -> None:
    error = refuse_edition(name, file, figures)
    assert error.key == key
    assert problem.casefold() in str(error).casefold()
    assert first_problem(name, file) == str(error)


@pytest.mark.parametrize(("name", "key"), NUMBERS)
def test_a_number_of_the_rules_cannot_be_changed(name: str, key: str, file: Path) -> None:
    value = ludoteca.game(name).edition.data["numbers"][key]["value"]
    error = refuse_edition(name, file, {"numbers": {key: {"value": value + 1}}})
    assert error.key == f"numbers.{key}.value"
    assert f"The rules say {value}." in str(error)


@of_every_game
def test_an_edition_that_the_box_just_allows_is_played(name: str, file: Path) -> None:
    game = game_with(name, file, edition_samples(name).extreme)
    for seats in game.definition.seats:
        match = play_a_while(game.start(seats=seats, seed=1), 1, most=300)
        assert ludoteca.replay(match.record(), file).record() == match.record()


# --- Anything at all ------------------------------------------------------------------------------


def refuse_or_play(name: str, file: Path, figures: Figures) -> bool:
    """Return whether the figures are played; then the match can be recorded and replayed."""
    try:
        game = game_with(name, file, figures)
    except ludoteca.BadEdition as error:
        problem = str(error)
    else:
        problem = ""
        match = play_a_while(game.start(seed=1), 1, most=15)
        assert ludoteca.replay(match.record(), file).record() == match.record()
    assert problem == first_problem(name, file)
    return not problem


def spoil(figures: Any, junk: st.SearchStrategy[Any], data: st.DataObject) -> None:
    """Replace an entry, most often deep inside."""
    key = data.draw(st.sampled_from(list(figures) if isinstance(figures, dict) else range(len(figures))))
    if isinstance(figures[key], dict | list) and figures[key] and data.draw(st.integers(0, 5)):
        spoil(figures[key], junk, data)
    else:
        figures[key] = data.draw(junk)


@of_every_game
def test_spoiled_figures_are_refused_or_played(name: str, file: Path) -> None:
    samples, own, played = edition_samples(name), ludoteca.game(name).edition.data, Counter[bool]()
    renamed = samples.renaming.figures if samples.renaming else {}
    words = list(samples.words)
    junk = st.recursive(
        st.sampled_from([*words, 0, 1, -1, 5, 42, 101, 2.5, True, date(2012, 1, 1)]),
        lambda inner: (
            st.lists(inner, max_size=2) | st.dictionaries(st.sampled_from(words), inner, max_size=2)
        ),
        max_leaves=3,
    )

    @settings(SHRINKING, max_examples=100)
    @given(section=st.sampled_from(list(samples.spoiled)), whole=st.booleans(), data=st.data())
    def check(section: str, whole: bool, data: st.DataObject) -> None:
        figures = deepcopy(renamed if whole and section in renamed else {section: own[section]})
        spoil(figures[section], junk, data)
        played[refuse_or_play(name, file, figures)] += 1

    check()
    assert played[True] >= samples.accepted[0]
    assert played[False] >= samples.accepted[1]
