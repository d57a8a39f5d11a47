"""Bots play legal moves and use only what their seat knows; weaker levels vary their moves."""

import math
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

import ludoteca
from ludoteca.bots import EXAMPLES, LEVELS, NAMES, SEARCH_LEVELS, bot, is_bot, weights
from ludoteca.bots.levels import (
    has_champion,
    is_offered,
    is_timed,
    level_settings,
    make_level_bot,
    strongest_level,
)
from ludoteca.bots.network import GuidedTree
from ludoteca.bots.search import Budget, Candidate, SearchBot, SearchResult, Selection
from ludoteca.bots.tree import SearchTree
from ludoteca.bots.weights import has_network
from ludoteca.core.definitions.bots import BotSettings, ChampionSettings
from ludoteca.core.texts.faults import Fault
from ludoteca.server.messages import fields
from tests.support.editions import OWN_EDITION, game_with
from tests.support.random_matches import (
    Setup,
    continue_from,
    of_every_game,
    start_match,
    walk,
    with_every_setup,
)


def known_words(error: ludoteca.LudotecaError) -> list[str]:
    """Return the words that an error offers instead."""
    facts = [dict(said.facts) for said in error.sentences if said.code is Fault.KNOWN_WORDS]
    return str(facts[0]["words"]).split(", ")


QUICK = ("random", "greedy", "search:40x")
OFFERED = [
    (name, level)
    for name in ludoteca.game_names()
    for level in LEVELS
    if is_offered(level, ludoteca.game(name), 2)
]


@pytest.mark.parametrize("name", ["search", "search:0.05", "search:10", "search:40x", *NAMES])
def test_every_documented_name_is_a_bot(name: str) -> None:
    assert is_bot(name)


WRONG_NAMES = ["", "Anna", "grredy", "searcher", "search:", "search:fast", "search:-1"]
NO_TIME = ["search:0", "search:0.0", "search:0x", "champion:00"]


@pytest.mark.parametrize("name", [*WRONG_NAMES, *NO_TIME])
def test_other_names_are_refused(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(ludoteca.BadOption, match="There is no bot"):
        bot(name, ludoteca.game("alpaca"))


def test_a_bot_plays_a_game_that_is_given_by_its_name_or_as_it_is() -> None:
    alpaca = ludoteca.game("alpaca")
    for game in ("alpaca", alpaca):
        assert bot("greedy", game).choose(alpaca.start(seed=1).knowledge(1)) in alpaca.start(seed=1).moves
    with pytest.raises(ludoteca.UnknownGame, match="Did you mean “alpaca”"):
        bot("greedy", "alpaka")
    with pytest.raises(ludoteca.BadOption, match="There is no bot"):
        bot(alpaca, "hard")  # type: ignore[arg-type]  # the wrong way round


def test_a_misspelt_bot_is_guessed() -> None:
    with pytest.raises(ludoteca.BadOption, match="Did you mean “greedy”"):
        bot("gredy", ludoteca.game("alpaca"))


@with_every_setup
@pytest.mark.parametrize("name", QUICK)
def test_bots_play_whole_matches(setup: Setup, name: str) -> None:
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
        choices = [
            bot(name, match.game, 5).choose(one.knowledge(6))
            for one in (continue_from(match, match.state), other)
        ]
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
    result = SearchBot(match.game, Budget(iterations=300, threads=2), seed=0).search(match.knowledge(1))
    assert result.iterations == 600
    assert sum(candidate.visits for candidate in result.candidates) == pytest.approx(600, abs=2)
    assert sorted(candidate.move for candidate in result.candidates) == sorted(match.moves)
    visits = [candidate.visits for candidate in result.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(result.ranks) <= sum(range(1, match.seats + 1)) + 1e-6
    for candidate in result.candidates:
        if candidate.visits:
            assert sum(candidate.win_probabilities) == pytest.approx(1)
            assert 0 <= candidate.value <= 1


@of_every_game
def test_the_tree_is_kept_while_nobody_else_moves(name: str) -> None:
    match, roots = start_match((name, 2), 7), []
    player = SearchBot(match.game, Budget(iterations=100), seed=0)
    for _ in range(40):
        goes_on = player.last is not None and match.knowledge(1).is_after(*player.last)
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
    assert alpaca.definition.bots.champion.seats == (2,)
    assert [is_offered("champion", alpaca, seats) for seats in (2, 3, 4)] == [True, False, False]
    assert not has_champion(other), "the network has learnt the figures of the game's own edition"
    assert strongest_level(alpaca, 2) == "champion"
    assert strongest_level(alpaca, 3) == strongest_level(other, 2) == "best"
    for name, seats, why in (
        ("alpaca", 3, "The champion plays alpaca only with 2 seats, not with 3."),
        ("alpaca", 0, "The champion plays alpaca only with 2 seats, not with 0."),
        ("master-elf", None, "master-elf has no champion."),
    ):
        with pytest.raises(ludoteca.BadOption, match=why) as refused:
            bot("champion", name, 1, seats)
        for word in known_words(refused.value):
            bot(word, name, 1, seats)
    with pytest.raises(ludoteca.BadOption, match="plays alpaca only with the game's own figures"):
        bot("champion", other)


def test_a_champion_refuses_a_match_with_a_number_of_seats_that_it_does_not_play() -> None:
    match = start_match(("alpaca", 3), 1)
    with pytest.raises(ludoteca.BadOption, match="only with 2 seats, not with 3"):
        bot("champion", "alpaca").choose(match.knowledge(1))


def test_a_game_without_a_network_has_no_bots_that_need_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "has_network", lambda game: False)
    with pytest.raises(ludoteca.BadOption, match="has no network") as refused:
        bot("network", "alpaca")
    assert set(known_words(refused.value)) == {*NAMES, "search:0.2", "search:500x"} - {"champion"}


def test_a_game_says_how_long_its_champion_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game("alpaca")
    assert level_settings("champion", game) == level_settings("best", game)
    fixed = replace(game.definition, bots=BotSettings(champion=ChampionSettings(seats=(2,), iterations=50)))
    monkeypatch.setattr(game, "definition", fixed)
    assert level_settings("champion", game)[0].iterations == 50
    match = start_match(("alpaca", 2), 8)
    player: Any = make_level_bot("champion", game, 1)
    assert isinstance(player.trees[0], GuidedTree)
    assert player.search(match.knowledge(1)).iterations == 50


def test_bots_that_are_limited_by_time_are_known(monkeypatch: pytest.MonkeyPatch) -> None:
    game = ludoteca.game("alpaca")
    timed = {name for name in EXAMPLES if is_timed(name, game)}
    assert timed == {"best", "champion", "search:0.2", "champion:0.2"}
    assert is_timed("search", game)
    fixed = replace(game.definition, bots=BotSettings(champion=ChampionSettings(seats=(2,), iterations=50)))
    monkeypatch.setattr(game, "definition", fixed)
    assert not is_timed("champion", game)
    assert is_timed("champion:0.2", game)


@of_every_game
def test_a_champion_has_a_network(name: str) -> None:
    game = ludoteca.game(name)
    assert set(game.definition.bots.champion.seats) <= set(game.definition.seats)
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


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (lambda: Budget(threads=0), "A budget has a whole number of threads from 1, not 0"),
        (lambda: Budget(threads=1.5), "threads from 1, not 1.5"),  # type: ignore[arg-type]
        (lambda: Budget(iterations=-5), "A budget has a whole number of iterations from 1, or None, not -5"),
        (lambda: Budget(iterations=True), "iterations from 1, or None, not True"),
        (lambda: Budget(seconds=-1), "A budget has a number of seconds above 0, not -1"),
        (lambda: Budget(math.inf), "seconds above 0, not inf"),
        (lambda: Budget("1"), "seconds above 0, not '1'"),  # type: ignore[arg-type]
        (lambda: Selection(temperature=-1), "The “temperature” is a number from 0, not -1"),
        (lambda: Selection(math.nan), "from 0, not nan"),
        (lambda: Selection(heuristic_share=5), "The “heuristic_share” is a number from 0 to 1, not 5"),
    ],
)
def test_a_budget_or_a_selection_that_cannot_be_is_refused(make: Callable[[], object], why: str) -> None:
    with pytest.raises(ludoteca.BadOption, match=why):
        make()


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


# --- One bot for several matches ----------------------------------------------------------------------


def root_of(player: SearchBot) -> int:
    """Return the root of a bot's tree: 0 if the tree is new."""
    (tree,) = player.trees
    assert isinstance(tree, SearchTree)
    return int(tree.workspace.marks[0])


def after_own_move(name: str) -> tuple[SearchBot, ludoteca.Match, ludoteca.Match]:
    """Return a bot that has just moved, its match, where it must move again, and the match before."""
    match = start_match((name, 2), 7)
    player = SearchBot(match.game, Budget(iterations=100), seed=0)
    while True:
        before, seat, choices = match.copy(), match.turn, len(match.moves)
        match.play(player.choose(match.knowledge(1)))
        if match.turn == seat and min(choices, len(match.moves)) > 1:
            return player, match, before


@of_every_game
def test_a_bot_that_is_asked_about_another_match_starts_a_new_tree(name: str) -> None:
    player, match, _ = after_own_move(name)
    player.search(match.copy().knowledge(1))
    assert root_of(player) == 0


@of_every_game
def test_a_bot_starts_a_new_tree_after_another_move_than_its_own(name: str) -> None:
    player, _, before = after_own_move(name)
    assert player.last is not None
    knowledge, move = player.last
    again = replace(knowledge, moves_played=knowledge.moves_played + 1, previous_move="another")
    player.search(again)
    assert root_of(player) == 0
    assert move in before.moves


@of_every_game
def test_a_bot_that_plays_for_two_seats_keeps_no_tree_of_the_other(name: str) -> None:
    match, passed = start_match((name, 2), 7), 0
    player = SearchBot(match.game, Budget(iterations=100), seed=0)
    while passed < 2:
        seat = match.turn
        match.play(player.choose(match.knowledge(1)))
        if match.turn != seat and len(match.moves) > 1:
            player.search(match.knowledge(1))
            assert root_of(player) == 0
            passed += 1


def test_a_search_that_is_repeated_starts_again() -> None:
    player, match, _ = after_own_move("alpaca")
    player.search(match.knowledge(1))
    assert root_of(player) > 0
    player.search(match.knowledge(1))
    assert root_of(player) == 0


@pytest.mark.parametrize("name", ["greedy", "gentle", "easy", "network", "search:10x", "champion:10x"])
def test_a_bot_refuses_a_match_of_another_game(name: str) -> None:
    player = bot(name, "alpaca")
    other = ludoteca.game("africana").start(seed=1)
    with pytest.raises(ludoteca.BadOption, match=r"This bot plays alpaca .* asked about africana"):
        player.choose(other.knowledge(1))


def test_a_bot_refuses_other_figures_and_takes_the_same_ones() -> None:
    player = bot("greedy", "alpaca")
    other = ludoteca.game("alpaca", {"edition": {"name": "mine"}, "cards": {"viking": {"coins": 9}}})
    with pytest.raises(ludoteca.BadOption, match="with the edition “mine”"):
        player.choose(other.start(seed=1).knowledge(1))
    same = ludoteca.game("alpaca", {"edition": {"name": "mine"}}).start(seed=1)
    assert player.choose(same.knowledge(1)) in same.moves


def test_the_random_bot_plays_every_game() -> None:
    player = bot("random", "alpaca")
    for name in ludoteca.game_names():
        match = ludoteca.game(name).start(seed=1)
        assert player.choose(match.knowledge(1)) in match.moves
