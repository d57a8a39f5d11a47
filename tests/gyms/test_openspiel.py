"""OpenSpiel: trees with explicit chance, checked by OpenSpiel and by our own tests."""

import pickle
import subprocess
import sys
from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pyspiel
import pytest

import ludoteca
from ludoteca.core.kernel.luck import DrawRecorder, SeededLuck
from ludoteca.core.kernel.structs import copy_struct
from ludoteca.gyms import openspiel
from tests.support.random_matches import SETUPS, Setup, label, of_every_game, with_every_setup

# OpenSpiel's simulation asks for all texts at every node, which takes half a minute for Africana.
SHORT = [setup for setup in SETUPS if setup[0] != "africana" or setup[1] == 2]


def loaded(name: str, players: int = 2) -> Any:
    return pyspiel.load_game(f"python_ludoteca_{name.replace('-', '_')}(players={players})")


def step(state: Any, chooser: Random) -> None:
    """Apply one random action or one random draw."""
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(chooser.choices(outcomes, chances)[0])
    else:
        state.apply_action(chooser.choice(state.legal_actions()))


def positions(setup: Setup, seed: int) -> Any:
    """Yield the nodes of a random match."""
    state, chooser = loaded(*setup).new_initial_state(), Random(seed)
    while not state.is_terminal():
        yield state
        step(state, chooser)
    yield state


@pytest.mark.parametrize("setup", SHORT, ids=label)
def test_openspiel_can_play_at_random(setup: Setup) -> None:
    pyspiel.random_sim_test(loaded(*setup), num_sims=1, serialize=False, verbose=False)


# A flag selects the games that OpenSpiel's API test checks.
API = """
import unittest
import ludoteca.gyms.openspiel
from open_spiel.integration_tests import api_test
api_test.FLAGS(["api_test", "--test_only_games=python_ludoteca_.*"])
result = unittest.TextTestRunner().run(unittest.defaultTestLoader.loadTestsFromModule(api_test))
raise SystemExit(not result.wasSuccessful())
"""


def test_openspiels_own_checks_pass() -> None:
    run = subprocess.run([sys.executable, "-c", API], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert f"Ran {5 * len(ludoteca.game_names())} tests" in run.stderr


@with_every_setup
def test_chance_nodes_are_all_the_luck_there_is(setup: Setup) -> None:
    """The rules reach the same state with the same actions and draws."""
    game = ludoteca.game(setup[0])
    rules = game.rules
    moves: list[int] = []
    outcomes: list[int] = []
    for state in positions(setup, 1):
        before = state.clone()
    for record in before.full_history():
        (outcomes if record.player == pyspiel.PlayerId.CHANCE else moves).append(record.action)
    luck, played = openspiel.KnownDraws(outcomes), game.definition.State()
    rules.setup(played, game.definition.options(game.edition, setup[1]), luck)
    for move in moves:
        rules.play(played, move, luck)
    assert luck.left == []
    assert played == before.node.state


@of_every_game
def test_probabilities_agree_with_the_rules(name: str) -> None:
    """Play a move with one draw many times, and count what the rules' generator draws."""
    game = ludoteca.game(name)
    rules = game.rules
    for state in positions((name, 2), 3):
        if state.is_chance_node() and state.node.is_set_up and not state.node.draws:
            break
    first: Counter[int] = Counter()
    for seed in range(4000):
        luck = DrawRecorder(SeededLuck(seed, 0))
        rules.play(copy_struct(state.node.state), state.node.move, luck)
        first[next(draw.picked for draw in luck.draws if draw.domain == state.node.domain)] += 1
    for outcome, chance in state.chance_outcomes():
        assert first[outcome] / 4000 == pytest.approx(chance, abs=0.04)


@with_every_setup
def test_players_know_only_what_their_seats_know(setup: Setup) -> None:
    """Redealing what a player cannot know changes nothing that the player observes."""
    game = ludoteca.game(setup[0])
    for number, state in enumerate(positions(setup, 4)):
        if state.is_chance_node() or number % 25:
            continue
        observer = openspiel.LudotecaGame(setup[0], {"players": setup[1]}).make_py_observer()
        for player in range(setup[1]):
            imagined = state.clone()
            redealt = game.redeal(state.node.state, player, number)
            imagined.node = replace(state.node, state=redealt)
            assert imagined.observation_string(player) == state.observation_string(player)
            assert imagined.information_state_string(player) == state.information_state_string(player)
            observer.set_from(state, player)
            assert imagined.observation_tensor(player) == observer.tensor.tolist()


def test_information_states_contain_what_was_seen_and_done() -> None:
    state, chooser = loaded("alpaca").new_initial_state(), Random(5)
    before = ""
    for _ in range(150):
        step(state, chooser)
        if state.node.is_set_up:
            now = state.information_state_string(0).rpartition("\n")[0]
            assert now.startswith(before)
            before = now
    assert '"event": "draws"' in before
    assert "buy" in before


def test_copies_are_independent() -> None:
    state = loaded("master-elf", 3).new_initial_state()
    chooser = Random(6)
    for _ in range(120):
        step(state, chooser)
    before, copy = str(state), state.clone()
    for _ in range(20):
        step(copy, chooser)
    assert str(state) == before != str(copy)
    assert str(pickle.loads(pickle.dumps(state))) == before


@with_every_setup
def test_returns_add_up_to_zero(setup: Setup) -> None:
    for state in positions(setup, 7):
        last = state
    assert sum(last.returns()) == pytest.approx(0.0)
    assert max(last.returns()) > 0 or len(set(last.returns())) == 1
