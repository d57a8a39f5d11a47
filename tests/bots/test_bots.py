"""Bots: legal, honest about what they know, and better than those below them."""

from typing import Any

import pytest

import ludoteca
from ludoteca.bots import LEVELS, NAMES, bot, is_bot
from ludoteca.bots.search import Budget, Manner, SearchBot
from tests.random_matches import SETUPS, Setup, continue_from, fork, label, start_match, walk

QUICK = ("random", "greedy", "search:40x")
with_every_setup = pytest.mark.parametrize("setup", SETUPS, ids=label)
of_every_game = pytest.mark.parametrize("name", ludoteca.names())


@pytest.mark.parametrize("name", ["random", "greedy", "search", "search:0.2", "search:40x", *LEVELS])
def test_bots_have_names(name: str) -> None:
    assert is_bot(name)


@pytest.mark.parametrize("name", ["", "Anna", "search:", "search:fast", "search:-1", "grredy", "searcher"])
def test_other_names_are_people(name: str) -> None:
    assert not is_bot(name)
    with pytest.raises(ludoteca.BadOption, match="there is no bot"):
        bot(name, ludoteca.game("alpaca"))


def test_a_misspelt_bot_is_guessed() -> None:
    with pytest.raises(ludoteca.BadOption, match="did you mean 'greedy'"):
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
def test_choices_hang_on_nothing_hidden(setup: Setup, name: str) -> None:
    """Two tables that look the same to a seat: its bot plays the same move."""
    for step, match in enumerate(walk(start_match(setup, 4), 4)):
        if match.over or step % 12 or len(match.moves) == 1:
            continue
        other = continue_from(match, match.game.redealt(match.state, match.state.asked, step + 1))
        choices = [bot(name, match.game, 5).choose(one.knowledge(6)) for one in (fork(match), other)]
        assert choices[0] == choices[1]


@of_every_game
def test_the_same_luck_thinks_the_same(name: str) -> None:
    match = start_match((name, 2), 5)
    thoughts = [
        SearchBot(match.game, Budget(iterations=200), seed=9).think(match.knowledge(1)) for _ in range(2)
    ]
    assert thoughts[0] == thoughts[1]
    other = SearchBot(match.game, Budget(iterations=200), seed=10).think(match.knowledge(1))
    assert other != thoughts[0]


@with_every_setup
def test_a_thought_adds_up(setup: Setup) -> None:
    match = start_match(setup, 6)
    thought = SearchBot(match.game, Budget(iterations=300, threads=2)).think(match.knowledge(1))
    assert thought.iterations == 600
    assert sum(candidate.visits for candidate in thought.candidates) == pytest.approx(600, abs=2)
    assert sorted(candidate.move for candidate in thought.candidates) == sorted(match.moves)
    visits = [candidate.visits for candidate in thought.candidates]
    assert visits == sorted(visits, reverse=True)
    assert sum(thought.ranks) <= sum(range(1, match.seats + 1)) + 1e-6
    for candidate in thought.candidates:
        if candidate.visits:
            assert sum(candidate.wins) == pytest.approx(1)
            assert 0 <= candidate.value <= 1


@of_every_game
def test_the_tree_is_kept_while_nobody_else_moves(name: str) -> None:
    match, roots = start_match((name, 2), 7), []
    player = SearchBot(match.game, Budget(iterations=100))
    for _ in range(40):
        goes_on = player.last is not None and player.last[0] == len(match.played) - 1
        if len(match.moves) > 1:
            player.think(match.knowledge(1))
            roots += [int(player.trees[0].desk.marks[0])] if goes_on else []
        match.play(player.choose(match.knowledge(1)))
        if match.turn == "p2":
            player.last = None
            while match.turn == "p2":
                match.play(match.moves[0])
    assert any(root > 0 for root in roots)


@of_every_game
@pytest.mark.parametrize("level", LEVELS)
def test_levels_answer_and_soft_ones_vary(name: str, level: str) -> None:
    match = start_match((name, 2), 8)
    if level == "best":
        assert bot(level, match.game).choose(match.knowledge(1)) in match.moves
        return
    chosen = {bot(level, match.game, seed).choose(match.knowledge(1)) for seed in range(12)}
    assert chosen <= set(match.moves)


def test_names_of_bots_are_told_in_every_language() -> None:
    from ludoteca.cli.language import texts

    for language in ("en", "it", "ru"):
        said: set[Any] = {texts(language)(f"bot-{name}") for name in NAMES}
        assert len(said) == len(NAMES)


@of_every_game
def test_a_dull_bot_plays_by_taste_without_looking_ahead(name: str) -> None:
    match = start_match((name, 2), 9)
    dull = SearchBot(match.game, Budget(iterations=50), Manner(dull=1.0), seed=3)
    for _ in range(30):
        if match.over:
            break
        move = dull.choose(match.knowledge(1))
        assert move in match.moves
        match.play(move)
    assert dull.trees[0].iterations == 0


@of_every_game
def test_a_settled_choice_is_the_choice_of_the_whole_budget(name: str) -> None:
    """Stopping early never changes the move."""
    match, stopped = start_match((name, 2), 10), 0
    for step in range(12):
        knowledge = match.knowledge(step)
        whole = SearchBot(match.game, Budget(iterations=400), seed=step).think(knowledge).best.move
        player = SearchBot(match.game, Budget(iterations=400), seed=step)
        assert player.choose(knowledge) == whole or len(knowledge.moves) == 1
        stopped += player.trees[0].iterations < 400
        match.play(whole)
    assert stopped
