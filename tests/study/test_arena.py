"""The arena: fair seats, shared deals, intervals, and a file to continue from."""

import json
from pathlib import Path

import pytest

import ludoteca
from ludoteca.study.arena import Arena, Pairing, Result, Standing, list_pairings, play_pairing, rate


def test_every_deal_is_played_on_every_rotation() -> None:
    found = list_pairings("alpaca", 3, 3, 6)
    assert [pairing.seats for pairing in found[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [pairing.deal for pairing in found] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize("games", [0, -5])
def test_an_arena_needs_at_least_one_game(games: int) -> None:
    with pytest.raises(ludoteca.BadOption, match="At least one game"):
        list_pairings("alpaca", 2, 2, games)


def test_with_more_bots_than_seats_all_groups_meet() -> None:
    found = list_pairings("alpaca", 3, 2, 1)
    assert {frozenset(pairing.seats) for pairing in found} == {frozenset(p) for p in ((0, 1), (0, 2), (1, 2))}
    assert len(found) == 6


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="2 bots cannot fill 3 seats"):
        list_pairings("alpaca", 2, 3, 10)


def test_a_result_agrees_with_the_outcome() -> None:
    result = play_pairing(Pairing("master-elf", (1, 0), 3), ["random", "greedy"])
    best = max(result.scores)
    assert [result.scores[seat] for seat in result.winners] == [best] * len(result.winners)
    assert {result.ranks[seat] for seat in result.winners} == {1}
    assert Result.from_json(result.to_json()) == result


def test_the_same_pairing_is_the_same_game() -> None:
    pairing, bots = Pairing("alpaca", (0, 1), 5), ["greedy", "random"]
    assert play_pairing(pairing, bots) == play_pairing(pairing, bots)


def test_a_stopped_arena_continues_from_its_file(tmp_path: Path) -> None:
    file, counts = tmp_path / "games.jsonl", []
    first = Arena(list_pairings("master-elf", 2, 2, 4), ["greedy", "random"], file)
    first.run(lambda arena: counts.append(len(arena.results)), workers=2)
    assert counts == [1, 2, 3, 4]
    again = Arena(list_pairings("master-elf", 2, 2, 6), ["greedy", "random"], file)
    assert {result.pairing for result in again.results} == {result.pairing for result in first.results}
    again.run(lambda arena: counts.append(len(arena.results)), workers=2)
    assert counts == [1, 2, 3, 4, 5, 6]
    assert len(file.read_text().splitlines()) == 1 + 6
    with pytest.raises(ludoteca.BadOption, match="other bots"):
        Arena(list_pairings("master-elf", 2, 2, 6), ["random", "greedy"], file)


def test_games_under_other_rules_or_figures_are_not_continued(tmp_path: Path) -> None:
    file, edition = tmp_path / "games.jsonl", tmp_path / "edition.toml"
    arena = Arena(list_pairings("alpaca", 2, 2, 2), ["greedy", "random"], file)
    arena.run(lambda _: None, workers=1)
    edition.write_text('[edition]\nname = "other"\n', encoding="utf-8")
    with pytest.raises(ludoteca.BadOption, match="other figures"):
        Arena(list_pairings("alpaca", 2, 2, 2), ["greedy", "random"], file, str(edition))
    lines = file.read_text(encoding="utf-8").splitlines()
    older = json.dumps({**json.loads(lines[0]), "rules": 1})
    file.write_text("\n".join([older, *lines[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(ludoteca.BadOption, match="other rules"):
        Arena(list_pairings("alpaca", 2, 2, 2), ["greedy", "random"], file)


def test_a_shared_win_counts_as_a_fraction() -> None:
    arena = Arena(list_pairings("alpaca", 3, 3, 3), ["greedy", "random", "random"])
    pairings = arena.wanted
    arena.results = [
        Result(pairings[0], (9, 9, 1), (0, 1), (1, 1, 3), 10),
        Result(pairings[1], (1, 2, 3), (2,), (3, 2, 1), 10),
    ]
    standings = {standing.bot: standing for standing in arena.standings()}
    assert standings["greedy"].wins == 1.5
    assert standings["random"].wins == 0.5
    assert standings["random (2)"].wins == 0
    assert standings["greedy"].score == 6
    assert standings["greedy"].rating > standings["random (2)"].rating


@pytest.mark.parametrize(
    ("games", "wins", "low", "high"), [(100, 50, 0.404, 0.596), (400, 380, 0.924, 0.967), (0, 0, 0, 1)]
)
def test_intervals_are_wilson_intervals(games: int, wins: float, low: float, high: float) -> None:
    standing = Standing("greedy", games, wins, 0, 25, 8)
    assert standing.interval == pytest.approx((low, high), abs=0.001)


def test_ratings_do_not_depend_on_which_game_finished_first() -> None:
    results = [Result(pairing, (2, 1), (0,), (1, 2), 9) for pairing in list_pairings("alpaca", 2, 2, 6)]
    assert rate(results, 2) == rate(results[::-1], 2)
    json.dumps(rate(results, 2))
