"""The rules of every game agree with its naive twin: perft counts, and walks with every move compared.

A count is written down once both have found it.
"""

import random
from collections import Counter
from functools import partial

import pytest

import ludoteca
from ludoteca import Match
from ludoteca.core.matches.perft import perft
from tests.contract.samples import Naive, Position, TwinSamples, Walk, twin_samples
from tests.support.random_matches import choose_move

COUNTED = [(game, name) for game in ludoteca.game_names() for name in twin_samples(game).counts]


@pytest.mark.parametrize(("game", "name"), COUNTED)
def test_both_count_the_same_number_of_move_paths(game: str, name: str) -> None:
    samples, rules = twin_samples(game), ludoteca.game(game)
    position, counts = samples.counts[name]
    match = rules.position(position)
    assert match.position() == samples.naive.full(position)
    by_rules = tuple(perft(rules, match.state, depth + 1) for depth in range(len(counts)))
    by_twin = tuple(samples.naive.perft(position, depth + 1) for depth in range(len(counts)))
    assert by_rules == by_twin
    assert by_rules == counts


@pytest.mark.parametrize("game", ludoteca.game_names())
def test_counted_positions_cover_all_seats_and_phases(game: str) -> None:
    samples = twin_samples(game)
    counts = samples.counts.values()
    assert len(counts) >= 8
    assert sum(max(found) >= 250 for _, found in counts) >= 0.7 * len(counts)
    assert {len(position["players"]) for position, _ in counts} == set(ludoteca.game(game).definition.seats)
    assert {samples.phase(position) for position, _ in counts} == samples.phases


# --- Walks ----------------------------------------------------------------------------------------


def walk_together(samples: TwinSamples, walk: Walk) -> Counter[str]:
    """Play random moves and compare everything after each; count kinds of moves, events and endings."""
    match, chooser, met = walk.start(), random.Random(walk.seed), Counter[str]()
    position, weight = match.position(), walk.weight or samples.weight
    while not match.over and len(match.played) < walk.most:
        assert samples.naive.legal(position) == sorted(match.moves)
        assert samples.naive.outcome(position) is None
        assert match.outcome is None
        move = choose_move(chooser, match.moves, weight)
        met[samples.kind(position, move)] += 1
        met.update(f"event {event.name}" for event in match.play(move))
        position = play_naively(samples.naive, position, match)
        assert position == match.position()
    if match.over:
        met[f"over: {compare_outcomes(samples.naive, position, match)}"] += 1
    return met


def play_naively(naive: Naive, position: Position, match: Match) -> Position:
    """Return the position after the last move of the match, with exactly the draws that it had."""
    draws = list(match.played[-1].draws)

    def luck(cards: dict[str, int]) -> str:
        assert cards[draws[0]] > 0
        return draws.pop(0)

    after = naive.play(position, match.played[-1].move, luck)
    assert draws == []
    return after


def compare_outcomes(naive: Naive, position: Position, match: Match) -> str:
    """Compare how the match ended and return the reason."""
    outcome = match.outcome
    assert outcome is not None
    assert naive.legal(position) == []
    assert naive.outcome(position) == {
        "reason": outcome.reason,
        "scores": outcome.scores,
        "parts": outcome.parts,
        "winners": outcome.winners,
    }
    return outcome.reason


@pytest.mark.parametrize("game", ludoteca.game_names())
def test_both_play_the_same_walks_and_these_meet_everything(game: str) -> None:
    samples = twin_samples(game)
    met = sum((walk_together(samples, walk) for walk in samples.walks), Counter[str]())
    assert {kind: met[kind] for kind, least in samples.required.items() if met[kind] < least} == {}


@pytest.mark.parametrize(("game", "name"), COUNTED)
def test_both_play_the_same_walk_from_a_counted_position(game: str, name: str) -> None:
    samples, rules = twin_samples(game), ludoteca.game(game)
    position = samples.counts[name][0]
    for seed in range(3):
        walk_together(samples, Walk(partial(rules.position, position, seed=seed), seed, most=120))
