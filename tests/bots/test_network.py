"""Bots with a network: whole numbers only, the same everywhere, and close to what was trained."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import ludoteca
from ludoteca.bots import bot, is_bot, weights
from ludoteca.bots.champion import ChampionBot
from ludoteca.bots.ismcts import MOVES
from ludoteca.bots.levels import is_timed
from ludoteca.bots.network import GuidedTree, NetworkBot
from ludoteca.bots.search import Budget
from ludoteca.core.kernel.policies import log_of_weight
from ludoteca.core.kernel.seats import MOST_SEATS
from ludoteca.core.kernel.structs import pack
from ludoteca.core.texts.errors import BadOption
from ludoteca.train.network import Network, Shape, first_parameters
from ludoteca.train.quantisation import write_weights

MASTER_ELF = ludoteca.game("master-elf")
MEGABYTE = 1 << 20


def has_file(name: str) -> bool:
    """Whether a game comes with a network."""
    return weights.file_of(ludoteca.game(name)).exists()


def knowledges(moves: int) -> list[Any]:
    """Return what the seats to move know in a match with three seats."""
    match, found = MASTER_ELF.start(seats=3, seed=4), []
    for number in range(moves):
        found.append(match.knowledge(seed=number))
        match.play(match.moves[number % len(match.moves)])
    return [knowledge for knowledge in found if len(knowledge.moves) > 1]


def outputs(weights_: weights.Weights, knowledge: Any) -> tuple[Any, Any]:
    """Return logits of legal actions and judgements: the same sums as the bot's, written another way."""
    rules, state = MASTER_ELF.seeded_rules, knowledge.state
    features = [0] * MASTER_ELF.features
    rules.observe(state, state.asked, features)
    logs = np.zeros(MASTER_ELF.actions, np.int64)
    for action in knowledge.legal_actions:
        logs[action] = 1 + log_of_weight(rules.preference(state, action))
    hidden = np.concatenate((features, logs))
    layers = ((weights_.first, weights_.first_bias, 0), (weights_.second, weights_.second_bias, 7))
    for (matrix, bias, places), own in zip(layers, weights_.places[:2], strict=True):
        shift = int(own + places - weights.ACTIVATION_PLACES)
        sums = (hidden @ matrix.astype(np.int64) + bias + (1 << shift >> 1)) >> shift
        hidden = np.clip(sums, 0, weights.MOST_ACTIVE)
    found = weights_.output.astype(np.int64) @ hidden + weights_.output_bias
    found >>= int(weights_.places[2]) + weights.ACTIVATION_PLACES - weights.OUTPUT_PLACES
    legal = list(knowledge.legal_actions)
    scaled = weights_.preference_scale[legal].astype(np.int64) * (logs[legal] - 1) >> 7
    logits = found[legal] + scaled
    first = MASTER_ELF.actions
    return logits, found[first : first + weights.REWARDS + MOST_SEATS]


def test_a_network_finds_what_its_formula_says() -> None:
    player = NetworkBot(MASTER_ELF)
    _, known = weights.read(weights.file_of(MASTER_ELF))
    for knowledge in knowledges(40):
        move = player.choose(knowledge)
        logits, judgements = outputs(known, knowledge)
        found = {int(player.legal[index]): int(player.network.logits[index]) for index in range(len(logits))}
        assert found == dict(zip(knowledge.legal_actions, logits.tolist(), strict=True))
        assert player.network.judgements.tolist() == judgements.tolist()
        assert found[knowledge.legal_actions[knowledge.moves.index(move)]] == max(found.values())


def test_whole_numbers_say_what_was_trained(tmp_path: Path) -> None:
    shape = Shape(MASTER_ELF.features, MASTER_ELF.actions, 3, width=32)
    random = np.random.default_rng(3)
    parameters = first_parameters(shape, 1) + random.normal(0, 0.03, shape.size).astype(np.float32)
    scales = np.full((shape.features, 1), 0.5, np.float32)
    write_weights(tmp_path / "weights", shape, parameters, scales, spread=8)
    player, network = NetworkBot(MASTER_ELF, tmp_path / "weights"), Network(shape, parameters, scales)
    rules = MASTER_ELF.seeded_rules
    for knowledge in knowledges(12):
        state = knowledge.state
        features = [0] * shape.features
        rules.observe(state, state.asked, features)
        logs = np.zeros((shape.actions, 1), np.int16)
        for action in knowledge.legal_actions:
            logs[action] = 1 + log_of_weight(rules.preference(state, action))
        forward = network.forward(network.prepare(np.array(features, np.int16)[:, None], logs), logs)
        player.choose(knowledge)
        for index in range(len(knowledge.legal_actions)):
            exact = float(forward.logits[int(player.legal[index]), 0]) / np.log(2)
            assert abs(player.network.logits[index] / 64 - exact) < 0.15


@pytest.mark.parametrize("name", [name for name in ludoteca.game_names() if has_file(name)])
def test_the_network_of_a_game_fits_it_and_has_at_most_a_megabyte(name: str) -> None:
    game = ludoteca.game(name)
    file = weights.file_of(game)
    assert weights.has_network(game)
    assert file.stat().st_size <= MEGABYTE
    header, arrays = weights.read(file)
    assert header[:3] == (game.features, game.actions, len(game.definition.parts))
    assert len(arrays.preference_scale) == game.actions


@pytest.mark.parametrize(
    ("name", "constants", "playout"), [("master-elf", {"PLAYOUT": 0}, 0), ("alpaca", {}, 12)]
)
def test_a_champion_plays_on_greedily_before_its_network_judges(
    name: str, constants: dict[str, Any], playout: int
) -> None:
    """Each iteration plays a move or more down the tree, and then the playout."""
    game = ludoteca.game(name)
    player: Any = ChampionBot(game, Budget(iterations=60), seed=1, **constants)
    player.search(game.start(seed=3).knowledge(seed=1))
    moves = int(player.trees[0].workspace.marks[MOVES])
    assert 60 * (playout + 1) <= moves <= 60 * (playout + 12)


def test_the_champion_searches_with_its_network() -> None:
    (knowledge, *_) = knowledges(12)
    player: Any = bot("champion:60x", MASTER_ELF, seed=1)
    result = player.search(knowledge)
    assert sum(candidate.visits for candidate in result.candidates) >= 59
    for candidate in result.candidates:
        if candidate.visits:
            assert 0 <= candidate.value <= 1
            assert sum(candidate.win_probabilities) == pytest.approx(1, abs=0.01)
    assert sum(result.ranks) >= 3
    again: Any = bot("champion:60x", MASTER_ELF, seed=1)
    assert again.search(knowledge) == result, "the same seed, the same search"
    assert player.choose(knowledge) in knowledge.moves


def test_a_bot_with_a_network_is_known_by_its_name() -> None:
    assert is_bot("network")
    assert is_bot("champion:0.2")
    assert is_bot("champion:500x")
    assert not any(map(is_bot, ("champion:", "search:0x", "search:1.5x")))
    assert not any(
        map(is_bot, ("network:", "network:0.2", "network:.txt", "search:mine.bin", "random:mine.bin"))
    )


@pytest.mark.parametrize("kind", ["network", "champion:4x"])
def test_a_bot_can_be_named_with_the_file_of_its_network(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.bin"
    name = f"{kind}:{file}"
    with pytest.raises(BadOption, match=r"mine\.bin: There is no such file"):
        bot(name, MASTER_ELF)
    file.write_bytes(weights.file_of(ludoteca.game("alpaca")).read_bytes())
    with pytest.raises(BadOption, match="a network of another game than master-elf"):
        bot(name, MASTER_ELF)
    file.write_bytes(weights.file_of(MASTER_ELF).read_bytes())
    knowledge = knowledges(6)[-1]
    assert bot(name, MASTER_ELF, seed=1).choose(knowledge) == bot(kind, MASTER_ELF, seed=1).choose(knowledge)


def test_a_champion_with_a_file_is_limited_like_any_search() -> None:
    assert is_timed("champion:mine.bin", MASTER_ELF)
    assert is_timed("champion:0.2:mine.bin", MASTER_ELF)
    assert not is_timed("champion:500x:mine.bin", MASTER_ELF)
    assert not is_timed("network:mine.bin", MASTER_ELF)


@pytest.mark.parametrize("name", ["champion", "champion:0.2", "champion:5x"])
def test_every_champion_is_a_champion_bot(name: str) -> None:
    player = bot(name, "alpaca", 1)
    assert isinstance(player, ChampionBot)
    assert all(isinstance(tree, GuidedTree) for tree in player.trees)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong"
    with pytest.raises(BadOption, match="There is no such file"):
        weights.read(wrong)
    wrong.write_bytes(b"something else")
    with pytest.raises(BadOption, match="is not the file of a network"):
        weights.read(wrong)
    wrong.write_bytes(weights.file_of(MASTER_ELF).read_bytes()[:-1])
    with pytest.raises(BadOption, match="is not the file of a network"):
        weights.read(wrong)
    with pytest.raises(BadOption, match="a network of another game than master-elf"):
        NetworkBot(MASTER_ELF, weights.file_of(ludoteca.game("alpaca")))
    with pytest.raises(BadOption):
        bot("netwrok", MASTER_ELF)


@pytest.mark.parametrize("name", ["network", "champion:10x"])
def test_a_game_without_a_network_says_so(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FILE", "missing.bin")
    with pytest.raises(BadOption, match=r"master-elf has no network for these figures\. .*greedy"):
        bot(name, MASTER_ELF)


def test_a_bot_plays_by_what_its_seat_knows() -> None:
    """Another deal of what is hidden changes nothing."""
    player = NetworkBot(MASTER_ELF)
    match = MASTER_ELF.start(seats=2, seed=9)
    for _ in range(6):
        match.play(match.moves[0])
    moves = {player.choose(match.knowledge(seed=seed)) for seed in range(6)}
    assert len(moves) == 1
    states = {pack(match.knowledge(seed=seed).state).tobytes() for seed in range(6)}
    assert len(states) > 1


@pytest.mark.parametrize("length", [0, 11])
def test_a_damaged_network_of_a_game_is_named(
    length: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / weights.FILE).write_bytes(weights.file_of(MASTER_ELF).read_bytes()[:length])
    monkeypatch.setattr(MASTER_ELF, "definition", replace(MASTER_ELF.definition, folder=tmp_path))
    with pytest.raises(BadOption, match=r"network\.bin is not the file of a network"):
        bot("network", MASTER_ELF)
