"""Observations of every game are complete, hold nothing hidden, and are the same when compiled."""

import json
import re
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

import ludoteca
from ludoteca.core.compiler import compiling
from ludoteca.core.kernel.chance import Generator
from ludoteca.core.kernel.structs import dtype_of, pack
from ludoteca.core.matches.game import Game
from tests.support import feature_ranges
from tests.support.random_matches import (
    Setup,
    compile_checked,
    next_luck,
    of_every_game,
    start_match,
    walk,
    with_every_setup,
)

DOCS = Path(__file__).parents[2] / "docs"
UNWRITTEN = 30_000
GAMES = 500


def observed(game: Game, rules: Any, state: Any, seat: int) -> list[int]:
    """Return the features that the interpreted rules write; every one is written."""
    features = [UNWRITTEN] * game.features
    rules.observe(state, seat, features)
    assert UNWRITTEN not in features
    return features


@with_every_setup
def test_compiled_observations_equal_interpreted_ones(setup: Setup) -> None:
    game = ludoteca.game(setup[0])
    rules = game.rules
    for match in islice(walk(start_match(setup, 21), 21), 0, None, 3):
        for seat in range(match.seats):
            features = np.full(game.features + 1, UNWRITTEN, np.int16)
            compile_checked(game.name).observe(pack(match.state)[0], seat, features[:-1])
            assert features.tolist() == [*observed(game, rules, match.state, seat), UNWRITTEN]


@with_every_setup
def test_features_do_not_depend_on_hidden_cards(setup: Setup) -> None:
    game = ludoteca.game(setup[0])
    rules = game.rules
    for step, match in enumerate(walk(start_match(setup, 22), 22)):
        for seat in range(match.seats):
            imagined = game.redeal(match.state, seat, 77 * step + seat)
            assert observed(game, rules, imagined, seat) == observed(game, rules, match.state, seat)


@with_every_setup
def test_different_views_have_different_features(setup: Setup) -> None:
    """The positions compared are one move apart, so that they differ little."""
    game = ludoteca.game(setup[0])
    rules = game.rules
    seen: dict[tuple[int, tuple[int, ...]], str] = {}
    for match in islice(walk(start_match(setup, 23), 23), 0, None, 4):
        for action in match.legal_actions:
            after = match.copy().state
            rules.play(after, action, next_luck(match))
            for seat in range(match.seats):
                view = json.dumps([game.words.view(after, seat), after.asked], sort_keys=True)
                features = tuple(observed(game, rules, after, seat))
                assert seen.setdefault((seat, features), view) == view
    assert len(set(seen.values())) > 20


@of_every_game
def test_every_feature_takes_several_values(name: str) -> None:
    """Only features that are declared to be always 0 stay the same over many matches."""
    game = ludoteca.game(name)
    bounds = np.array([[UNWRITTEN], [-UNWRITTEN], [0]]).repeat(game.features, axis=1)
    numbers = np.zeros((2, game.actions), np.int64)
    look = compiling.compile_extension(game.compiled, feature_ranges, code=SimpleNamespace).survey
    for seats in game.definition.seats:
        options = pack(game.definition.options(game.edition, seats))[0]
        states, generators = (
            np.zeros(GAMES, dtype_of(game.definition.State)),
            np.zeros(GAMES, dtype_of(Generator)),
        )
        look(states, generators, options, numbers, bounds)
    names = [(part, index) for part, length in game.layout for index in range(length)]
    constant = {names[place] for place in np.flatnonzero(bounds[0] == bounds[1])}
    assert constant == set(game.rules.namespace.get("ALWAYS_ZERO", ()))
    assert bounds.min() >= np.iinfo(np.int16).min
    assert bounds.max() <= np.iinfo(np.int16).max


@of_every_game
def test_layout_names_every_feature_once(name: str) -> None:
    game = ludoteca.game(name)
    names = [part for part, _ in game.layout]
    assert len(set(names)) == len(names)
    assert sum(length for _, length in game.layout) == game.features


@of_every_game
def test_the_documentation_lists_every_feature(name: str) -> None:
    """A row of the table has names, the length of each, the place of each, and what they say."""
    text = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    written = {}
    for names, length, places, _ in re.findall(r"^\| (`.*`) \| (\d+) \| ([\d, ]+) \| (.+) \|$", text, re.M):
        for part, place in zip(re.findall(r"`(.+?)`", names), places.split(", "), strict=True):
            written[part] = (int(place), int(length))
    expected, place = {}, 0
    for part, length in ludoteca.game(name).layout:
        expected[part] = (place, length)
        place += length
    assert written == expected
