"""What every environment refuses, in clear words, and what the libraries expect at the edges."""

from typing import Any

import numpy as np
import pyspiel
import pytest

import ludoteca
from ludoteca import BadOption, IllegalCall, IllegalMove
from ludoteca.gyms import openspiel, pettingzoo
from ludoteca.gyms.gymnasium import SeatEnv
from ludoteca.gyms.vector import SeatVectorEnv

NAME = "master-elf"


def make_vector(name: str = NAME, **keywords: Any) -> SeatVectorEnv:
    return SeatVectorEnv(name, keywords.pop("num_envs", 2), threads=1, **keywords)


def make_tree(name: str = NAME) -> Any:
    return pyspiel.load_game(f"python_ludoteca_{name.replace('-', '_')}").new_initial_state()


def set_up(state: Any) -> Any:
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return state


def legal_action(env: Any) -> int:
    return int(np.flatnonzero(env.action_masks())[0])


def illegal_action(env: Any) -> int:
    return int(np.flatnonzero(env.action_masks() == 0)[0])


@pytest.mark.parametrize("make", [pettingzoo.env, pettingzoo.raw_env, SeatEnv, make_vector])
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seats": 1}, "is for 2 to 4 seats, not 1"),
        ({"seats": 5}, "is for 2 to 4 seats, not 5"),
        ({"seats": True}, "not True"),
        ({"seats": "2"}, "not '2'"),
        ({"colour": 1}, "has no option “colour”"),
        ({"ages": [1]}, "ages"),
    ],
)
def test_a_match_that_cannot_be_is_refused_at_once(make: Any, wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        make(NAME, **wrong)


@pytest.mark.parametrize("make", [pettingzoo.env, SeatEnv, make_vector])
def test_a_game_that_is_not_there_is_refused(make: Any) -> None:
    with pytest.raises(ludoteca.UnknownGame, match="There is no game “chess”"):
        make("chess")


@pytest.mark.parametrize("make", [SeatEnv, make_vector])
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"seat": 2}, "The “seat” is a number from 0 to 1"),
        ({"seat": -1}, "The “seat” is a number from 0 to 1"),
        ({"seat": True}, "not True"),
        ({"seat": "p1"}, "not 'p1'"),
        ({"opponents": "gredy"}, "Did you mean “greedy”"),
        ({"opponents": ["greedy", "greedy"]}, "are one bot, or 1 for 2 seats"),
        ({"opponents": 5}, "are one bot, or 1 for 2 seats, not 5"),
        ({"opponents": [5]}, r"are one bot, or 1 for 2 seats, not \[5\]"),
    ],
)
def test_a_seat_or_an_opponent_that_cannot_be_is_refused(make: Any, wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(BadOption, match=why):
        make(NAME, **wrong)


@pytest.mark.parametrize("count", [0, -1, True, 2.0, "2", None])
def test_a_vector_has_at_least_one_match_and_one_thread(count: Any) -> None:
    with pytest.raises(BadOption, match="“num_envs” is a whole number from 1"):
        SeatVectorEnv(NAME, count)
    if count is not None:
        with pytest.raises(BadOption, match="“threads” is a whole number from 1"):
            SeatVectorEnv(NAME, 2, threads=count)


@pytest.mark.parametrize("make", [pettingzoo.env, SeatEnv])
def test_an_unknown_way_to_render_is_refused(make: Any) -> None:
    with pytest.raises(BadOption, match="The “render_mode” is None or one of human, ansi, not 'rgb_array'"):
        make(NAME, render_mode="rgb_array")


@pytest.mark.parametrize("make", [pettingzoo.raw_env, SeatEnv])
def test_rendering_without_a_mode_warns_and_shows_nothing(
    make: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    env = make(NAME)
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render needs a render_mode"):
        assert env.render() is None
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("make", [pettingzoo.raw_env, SeatEnv, make_vector])
def test_nothing_is_played_before_the_first_reset(make: Any) -> None:
    with pytest.raises(IllegalCall, match="Call reset first"):
        make(NAME).step(0)


def test_pettingzoos_wrappers_refuse_in_their_own_words() -> None:
    env = pettingzoo.env(NAME)
    with pytest.raises(AssertionError, match="reset"):
        env.step(0)
    for action in (-1, 10_000, 0.5, "go"):
        env.reset(seed=1)
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)


@pytest.mark.parametrize("make", [pettingzoo.raw_env, SeatEnv])
@pytest.mark.parametrize("action", [-1, 10_000, 0.5, "go", True, None])
def test_other_values_than_actions_are_refused_and_change_nothing(make: Any, action: Any) -> None:
    env = make(NAME)
    env.reset(seed=1)
    before = env.match.record()
    with pytest.raises(BadOption, match="An action is a whole number from 0 to"):
        env.step(action)
    assert env.match.record() == before


@pytest.mark.parametrize(
    "actions", [[0], 0, [0.0, 1.0], [[0, 1]], ["a", "b"], np.zeros(3, np.int64), [True, False], [None, 0]]
)
def test_a_vector_takes_one_whole_number_for_each_match(actions: Any) -> None:
    envs = make_vector()
    envs.reset(seed=1)
    with pytest.raises(BadOption, match="Actions are one whole number for each of 2 matches"):
        envs.step(actions)


def test_a_vector_loses_by_a_number_that_is_no_action() -> None:
    envs = make_vector()
    envs.reset(seed=1)
    _, rewards, over, _, _ = envs.step(np.array([-1, 10_000]))
    assert (rewards.tolist(), over.tolist()) == ([-0.5, -0.5], [True, True])


class LastMoveBot:
    """A bot of one's own."""

    def __init__(self, game: ludoteca.Game, seed: int) -> None:
        self.game = game

    def choose(self, knowledge: ludoteca.Knowledge) -> str:
        return knowledge.moves[-1]


def test_an_opponent_may_be_a_bot_of_ones_own() -> None:
    env = SeatEnv(NAME, 3, opponents=[LastMoveBot, lambda game, _: LastMoveBot(game, 1)], seat=2)
    env.reset(seed=1)
    match = env.match.at_start()
    for played in env.match.played:
        assert played.move == match.moves[-1]
        match.replay_move(played.move, played.draws)
    assert env.match.played
    with pytest.raises(BadOption, match="Vector environments have no opponent “LastMoveBot”"):
        make_vector(opponents=LastMoveBot)


# --- Illegal actions ----------------------------------------------------------------------------------


@pytest.mark.parametrize("make", [SeatEnv, make_vector])
def test_after_an_illegal_action_no_action_is_legal(make: Any) -> None:
    env = make(NAME)
    _, infos = env.reset(seed=1)
    *_, infos = env.step(infos["action_mask"].argmin(axis=-1))
    assert not infos["action_mask"].any()
    assert not env.action_masks().any()


def test_pettingzoos_wrapper_ends_the_match_after_an_illegal_action() -> None:
    env = pettingzoo.env(NAME)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.last()[4]["action_mask"] == 0)[0]))
    assert set(env.terminations.values()) == {True}


def test_the_environment_of_pettingzoo_without_wrappers_refuses_an_illegal_action() -> None:
    env = pettingzoo.raw_env(NAME)
    env.reset(seed=1)
    before = env.match.record()
    with pytest.raises(IllegalMove, match="is not possible now"):
        env.step(int(np.flatnonzero(env.infos["player_0"]["action_mask"] == 0)[0]))
    assert env.match.record() == before


# --- After the end ------------------------------------------------------------------------------------


def test_a_lost_seat_must_be_reset() -> None:
    env = SeatEnv(NAME)
    env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(illegal_action(env))
    assert (reward, terminated, truncated, info["illegal"]) == (-0.5, True, False, True)
    with pytest.raises(IllegalCall, match=r"The match is over\. Call reset"):
        env.step(0)
    env.reset()
    assert env.step(legal_action(env))[2] is False


def test_a_finished_seat_must_be_reset() -> None:
    env, terminated = SeatEnv(NAME, opponents="random"), False
    env.reset(seed=1)
    while not terminated:
        terminated = env.step(legal_action(env))[2]
    with pytest.raises(IllegalCall, match=r"The match is over\. Call reset"):
        env.step(0)


def test_agents_leave_with_none_and_then_nothing_is_played() -> None:
    env = pettingzoo.raw_env(NAME)
    env.reset(seed=1)
    while not all(env.terminations.values()):
        env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    with pytest.raises(ValueError, match="None"):  # PettingZoo's own words
        env.step(0)
    while env.agents:
        env.step(None)
    with pytest.raises(IllegalCall, match=r"The match is over\. Call reset"):
        env.step(0)
    env.reset()
    assert env.agents == env.possible_agents


def test_an_agent_that_is_not_there_is_refused() -> None:
    env = pettingzoo.raw_env(NAME)
    env.reset(seed=1)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(BadOption, match=r"There is no agent “p1”\. The agents are player_0, player_1"):
            ask("p1")


# --- OpenSpiel ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [0, 1, 5])
def test_openspiel_has_no_game_for_another_number_of_players(players: int) -> None:
    with pytest.raises(BadOption, match=f"alpaca is for 2 to 4 seats, not {players}"):
        pyspiel.load_game(f"python_ludoteca_alpaca(players={players})")
    with pytest.raises(BadOption, match=f"not {players}"):
        openspiel.LudotecaGame("alpaca", {"players": players})


def test_openspiel_names_unknown_parameters() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'seats'"):
        pyspiel.load_game("python_ludoteca_alpaca(seats=3)")


@pytest.mark.parametrize("make", [make_tree, lambda: set_up(make_tree())], ids=["draw", "action"])
def test_openspiel_refuses_what_is_not_possible_and_changes_nothing(make: Any) -> None:
    state = make()
    before, legal = str(state), state.legal_actions()
    impossible = next(number for number in range(1000) if number not in legal)
    for action in (impossible, 10_000, -2):
        with pytest.raises(IllegalMove, match=f"The action with the number {action} is not possible now"):
            state.apply_action(action)
    for other in (0.5, "go", None):
        with pytest.raises(TypeError):
            state.apply_action(other)
    assert str(state) == before


def test_openspiel_plays_nothing_after_the_end() -> None:
    state = make_tree()
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalMove, match="The match is over"):
        state.apply_action(0)
