"""Bots play legal moves and use only what their seat knows; weaker levels vary their moves."""

from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

import ludoteca
from ludoteca.bots import LEVELS, NAMES, SEARCH_LEVELS, bot, is_bot
from ludoteca.bots.levels import (
    has_champion,
    is_offered,
    level_settings,
    make_level_bot,
    strongest_level,
)
from ludoteca.bots.network import NetworkTree
from ludoteca.bots.search import Budget, Candidate, SearchBot, SearchResult, Selection
from ludoteca.bots.tree import SearchTree
from ludoteca.bots.weights import has_network
from ludoteca.core.game import ChampionSettings
from ludoteca.server.messages import fields
from tests.editions import game_with
from tests.random_matches import (
    Setup,
    continue_from,
    fork,
    of_every_game,
    start_match,
    walk,
    with_every_setup,
)
from tests.server.clients import OWN_EDITION

QUICK = ("random", "greedy", "search:40x")
OFFERED = [
    (name, level)
    for name in ludoteca.game_names()
    for level in LEVELS
    if is_offered(level, ludoteca.game(name), 2)
]


@pytest.mark.parametrize("name", ["random", "greedy", "search", "search:0.2", "search:40x", *LEVELS])
def test_every_documented_name_is_a_bot(name: str) -> None:
    assert is_bot(name)


@pytest.mark.parametrize("name", ["", "Anna", "search:", "search:fast", "search:-1", "grredy", "searcher"])
def test_other_names_are_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(ludoteca.BadOption, match="There is no bot"):
        bot(name, ludoteca.game("alpaca"))


def test_a_misspelt_bot_is_guessed() -> None:
    with pytest.raises(ludoteca.BadOption, match="Did you mean “greedy”"):
        bot("gredy", ludoteca.game("alpaca"))


@with_every_setup
@pytest.mark.parametrize("name", QUICK)
def test_bots_play_whole_games(setup: Setup, name: str) -> None:
    match = start_match(setup, 3)
    players = [bot(name, match.game, seat) for seat in range(match.seats)]
    while not match.over:
        knowledge = match.knowledge(len(match.played))
        move = players[match.state.asked].choose(knowledge)
        assert move in match.moves
        match.play(move)
    assert match.outcome is not None


@with_every_setup
@pytest.mark.parametrize("name", QUICK)
def test_choices_do_not_depend_on_hidden_cards(setup: Setup, name: str) -> None:
    """In two matches that look the same to a seat, its bot plays the same move."""
    compared = 0
    for step, match in enumerate(walk(start_match(setup, 4), 4)):
        if match.over or step % 12 or len(match.moves) == 1:
            continue
        other = continue_from(match, match.game.redeal(match.state, match.state.asked, step + 1))
        choices = [bot(name, match.game, 5).choose(one.knowledge(6)) for one in (fork(match), other)]
        assert choices[0] == choices[1]
        compared += match.state != other.state
    assert compared


@of_every_game
def test_the_same_seed_gives_the_same_search(name: str) -> None:
    match = start_match((name, 2), 5)
    results = [
        SearchBot(match.game, Budget(iterations=200), seed=9).search(match.knowledge(1)) for _ in range(2)
    ]
    assert results[0] == results[1]
    other = SearchBot(match.game, Budget(iterations=200), seed=10).search(match.knowledge(1))
    assert other != results[0]


@with_every_setup
def test_a_search_result_adds_up(setup: Setup) -> None:
    match = start_match(setup, 6)
    result = SearchBot(match.game, Budget(iterations=300, threads=2)).search(match.knowledge(1))
    assert result.iterations == 600
    assert sum(candidate.visits for candidate in result.candidates) == pytest.approx(600, abs=2)
    assert sorted(candidate.move for candidate in result.candidates) == sorted(match.moves)
    visits = [candidate.visits for candidate in result.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(result.ranks) <= sum(range(1, match.seats + 1)) + 1e-6
    for candidate in result.candidates:
        if candidate.visits:
            assert sum(candidate.win_chances) == pytest.approx(1)
            assert 0 <= candidate.value <= 1


@of_every_game
def test_the_tree_is_kept_while_nobody_else_moves(name: str) -> None:
    match, roots = start_match((name, 2), 7), []
    player = SearchBot(match.game, Budget(iterations=100))
    for _ in range(40):
        goes_on = player.last is not None and player.last[0] == len(match.played) - 1
        if len(match.moves) > 1:
            player.search(match.knowledge(1))
            (tree,) = player.trees
            assert isinstance(tree, SearchTree)
            roots += [int(tree.workspace.marks[0])] if goes_on else []
        match.play(player.choose(match.knowledge(1)))
        if match.turn == "p2":
            player.last = None
            while match.turn == "p2":
                match.play(match.moves[0])
    assert any(root > 0 for root in roots)


def test_the_server_offers_every_level() -> None:
    assert get_args(fields.Level) == LEVELS
    assert get_args(fields.HintLevel) == SEARCH_LEVELS


@pytest.mark.parametrize(("name", "level"), OFFERED)
def test_every_level_chooses_a_legal_move(name: str, level: str) -> None:
    match = start_match((name, 2), 8)
    assert bot(level, match.game, 1, 2).choose(match.knowledge(1)) in match.moves


def test_the_champion_is_offered_where_a_game_lists_it(tmp_path: Path) -> None:
    alpaca, other = ludoteca.game("alpaca"), game_with("alpaca", tmp_path / "mine.toml", OWN_EDITION)
    assert alpaca.definition.champion.seats == (2,)
    assert [is_offered("champion", alpaca, seats) for seats in (2, 3, 4)] == [True, False, False]
    assert not has_champion(other), "the network has learnt the figures of the game's own edition"
    assert strongest_level(alpaca, 2) == "champion"
    assert strongest_level(alpaca, 3) == strongest_level(other, 2) == "best"
    with pytest.raises(ludoteca.BadOption, match=r"does not play alpaca with 3 seats.*best, champion:0.8"):
        bot("champion", alpaca, 1, 3)
    with pytest.raises(ludoteca.BadOption, match="does not play alpaca with these figures"):
        bot("champion", other)


def test_a_game_says_how_long_its_champion_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game("alpaca")
    assert level_settings("champion", game) == level_settings("best", game)
    fixed = replace(game.definition, champion=ChampionSettings(seats=(2,), iterations=50))
    monkeypatch.setattr(game, "definition", fixed)
    assert level_settings("champion", game)[0].iterations == 50
    match = start_match(("alpaca", 2), 8)
    player: Any = make_level_bot("champion", game, 1)
    assert isinstance(player.trees[0], NetworkTree)
    assert player.search(match.knowledge(1)).iterations == 50


@of_every_game
def test_a_champion_has_a_network(name: str) -> None:
    game = ludoteca.game(name)
    assert set(game.definition.champion.seats) <= set(game.definition.seats)
    assert has_network(game) or not has_champion(game)


@of_every_game
def test_weaker_levels_vary_their_moves_and_the_best_does_not(name: str) -> None:
    """Select many times from one search result: only the level's selection can make a difference."""
    match = start_match((name, 2), 8)
    result = SearchBot(match.game, Budget(iterations=200), seed=1).search(match.knowledge(1))
    varied = {}
    for level in (level for level in SEARCH_LEVELS if is_offered(level, match.game, 2)):
        player = make_level_bot(level, match.game, seed=1)
        assert isinstance(player, SearchBot)
        varied[level] = {player.select(result) for _ in range(200)}
    assert len(varied["easy"]) > 1
    assert len(varied["easy"]) >= len(varied["medium"]) >= len(varied["hard"])
    assert varied["best"] == {result.best.move}


def test_moves_are_selected_in_proportion_to_their_visits() -> None:
    candidates = tuple(Candidate(move, visits, 0.5, (0.5, 0.5)) for move, visits in (("a", 60), ("b", 30)))
    result, game = SearchResult(candidates, (1.5, 1.5), 90), ludoteca.game("alpaca")

    def share_of_best(temperature: float) -> float:
        player = SearchBot(game, Budget(iterations=1), Selection(temperature), seed=1)
        return [player.select(result) for _ in range(3000)].count("a") / 3000

    assert share_of_best(0.0) == 1.0
    assert share_of_best(0.5) == pytest.approx(4 / 5, abs=0.03)
    assert share_of_best(1.0) == pytest.approx(2 / 3, abs=0.03)


def test_bots_have_names_in_every_language() -> None:
    from ludoteca.cli.language import texts

    for language in ("en", "it", "ru"):
        said: set[Any] = {texts(language)(f"bot-{name}") for name in NAMES}
        assert len(said) == len(NAMES)


@of_every_game
def test_a_bot_without_search_plays_by_the_heuristic(name: str) -> None:
    match = start_match((name, 2), 9)
    player = SearchBot(match.game, Budget(iterations=50), Selection(heuristic_share=1.0), seed=3)
    for _ in range(30):
        if match.over:
            break
        move = player.choose(match.knowledge(1))
        assert move in match.moves
        match.play(move)
    assert player.trees[0].iterations == 0


@of_every_game
def test_a_settled_choice_is_the_choice_of_the_whole_budget(name: str) -> None:
    """Stopping early never changes the move."""
    match, stopped = start_match((name, 2), 10), 0
    for step in range(12):
        knowledge = match.knowledge(step)
        whole = SearchBot(match.game, Budget(iterations=400), seed=step).search(knowledge).best.move
        player = SearchBot(match.game, Budget(iterations=400), seed=step)
        assert player.choose(knowledge) == whole or len(knowledge.moves) == 1
        stopped += player.trees[0].iterations < 400
        match.play(whole)
    assert stopped
