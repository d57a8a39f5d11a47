"""The arena: fair seats, shared deals, intervals, and a file to continue from."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import ludoteca
from ludoteca.bots import weights
from ludoteca.bots.makers import BotMaker
from ludoteca.bots.processes import WorkerDied
from ludoteca.core.matches.game import Game
from ludoteca.core.matches.knowledge import Knowledge
from ludoteca.study.arena import Arena, Standing, list_pairings, play_pairing, rate
from ludoteca.study.arena_file import MatchResult, Pairing

MASTER_ELF = ludoteca.game("master-elf")


def test_every_deal_is_played_on_every_rotation() -> None:
    found = list_pairings("alpaca", 3, 3, 6)
    assert [pairing.seats for pairing in found[:3]] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert [pairing.deal for pairing in found] == [0, 0, 0, 1, 1, 1]


@pytest.mark.parametrize("matches", [0, -5, "x", 2.5])
def test_an_arena_needs_at_least_one_match(matches: Any) -> None:
    with pytest.raises(ludoteca.BadOption, match=f"“matches” is a whole number from 1, not {matches!r}"):
        list_pairings("alpaca", 2, 2, matches)


def test_with_more_bots_than_seats_all_groups_meet() -> None:
    found = list_pairings("alpaca", 3, 2, 1)
    assert {frozenset(pairing.seats) for pairing in found} == {frozenset(p) for p in ((0, 1), (0, 2), (1, 2))}
    assert len(found) == 6


def test_a_network_that_has_changed_is_another_bot(tmp_path: Path) -> None:
    network = tmp_path / "mine.bin"
    network.write_bytes(weights.file_of(MASTER_ELF).read_bytes())
    bots = [f"network:{network}", "random"]
    arena = Arena(MASTER_ELF, bots, matches=2, file=tmp_path / "games.jsonl")
    arena.run(workers=1)
    assert len(Arena(MASTER_ELF, bots, matches=2, file=tmp_path / "games.jsonl").results) == 2
    content = network.read_bytes()
    network.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
    with pytest.raises(ludoteca.BadOption, match="holds the games of other bots"):
        Arena(MASTER_ELF, bots, matches=2, file=tmp_path / "games.jsonl")


def test_too_few_bots_are_refused() -> None:
    with pytest.raises(ludoteca.BadOption, match="2 bots cannot fill 3 seats"):
        list_pairings("alpaca", 2, 3, 10)


@pytest.mark.parametrize(
    ("name", "bots", "keywords", "why"),
    [
        ("chess", ["greedy", "random"], {}, "no game “chess”"),
        ("alpaca", ["greedy", "gredy"], {}, "no bot “gredy”. Did you mean “greedy”"),
        ("alpaca", ["greedy"], {}, "Name at least two bots"),
        ("alpaca", "greedy", {"seats": 2}, "Name at least two bots"),
        ("alpaca", [], {}, "Name at least two bots"),
        ("alpaca", ["greedy"] * 5, {}, "alpaca is for 2 to 4 seats, not 5"),
        ("alpaca", ["greedy", "random"], {"seats": True}, "not True"),
        ("alpaca", ["greedy", "random"], {"seed": -1}, "A seed is a whole number from 0"),
        ("alpaca", ["champion", "greedy", "random"], {}, "plays alpaca only with 2 seats, not with 3"),
    ],
)
def test_an_arena_that_cannot_be_is_refused(name: str, bots: Any, keywords: dict[str, Any], why: str) -> None:
    with pytest.raises(ludoteca.LudotecaError, match=why):
        Arena(name, bots, **keywords)


def test_an_arena_needs_only_a_game_and_bots(tmp_path: Path) -> None:
    arena = Arena("master-elf", ["greedy", "random"], matches=2, file=str(tmp_path / "games.jsonl"))
    arena.run()
    assert [standing.matches for standing in arena.standings()] == [2, 2]
    assert len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 3


class FirstMoveBot:
    """A bot of one's own."""

    def __init__(self, game: ludoteca.Game, seed: int) -> None:
        self.game = game

    def choose(self, knowledge: ludoteca.Knowledge) -> str:
        knowledge.check_game(self.game)
        return knowledge.moves[0]


def test_what_a_bot_does_not_know_is_dealt_otherwise_in_every_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []
    plain = ludoteca.Match.knowledge

    def note(match: ludoteca.Match, seed: int | None = None) -> Knowledge:
        seeds.append(seed or 0)
        return plain(match, seed)

    monkeypatch.setattr(ludoteca.Match, "knowledge", note)
    game = ludoteca.game("master-elf")
    for deal in range(3):
        play_pairing(Pairing(game.name, (0, 1), deal), [FirstMoveBot, FirstMoveBot], game, 1)
    assert len(set(seeds)) == len(seeds)


def make_nothing(game: ludoteca.Game, seed: int) -> Any:
    return None


def test_bots_of_ones_own_play_in_an_arena(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    bots: list[str | BotMaker] = [FirstMoveBot, "random", FirstMoveBot]
    arena = Arena("master-elf", bots, seats=2, matches=6, file=file)
    arena.run(workers=2)
    found = {standing.bot: standing.matches for standing in arena.standings()}
    assert found == {"FirstMoveBot": 4, "random": 4, "FirstMoveBot (2)": 4}
    assert len(Arena("master-elf", bots, seats=2, matches=6, file=file).results) == 6


@pytest.mark.parametrize(
    ("own", "why"),
    [
        (
            FirstMoveBot(ludoteca.game("master-elf"), 1),
            "a class or function that makes one of a game and a seed",
        ),
        (5, "a class or function that makes one of a game and a seed, not 5"),
        (lambda game, _: FirstMoveBot(game, 1), "Other processes cannot find <lambda>"),
    ],
)
def test_makers_that_make_no_bot_are_refused(own: Any, why: str) -> None:
    with pytest.raises(ludoteca.BadOption, match=why):
        Arena("master-elf", [own, "random"])


def test_a_maker_must_make_a_bot() -> None:
    with pytest.raises(ludoteca.BadOption, match="make_nothing made None, which has no method choose"):
        play_pairing(Pairing("master-elf", (0, 1), 0), [make_nothing, "random"], MASTER_ELF, 1)


def test_a_result_agrees_with_the_outcome() -> None:
    result = play_pairing(Pairing("master-elf", (1, 0), 3), ["random", "greedy"], MASTER_ELF, 1)
    best = max(result.scores)
    assert [result.scores[seat] for seat in result.winners] == [best] * len(result.winners)
    assert {result.ranks[seat] for seat in result.winners} == {1}
    assert MatchResult.from_line(result.to_line()) == result


def test_the_same_pairing_is_the_same_match() -> None:
    pairing, bots = Pairing("alpaca", (0, 1), 5), ["greedy", "random"]
    game = ludoteca.game("alpaca")
    first = play_pairing(pairing, bots, game, 1)
    assert play_pairing(pairing, bots, game, 1) == first
    assert play_pairing(pairing, bots, game, 2) != first
    assert play_pairing(replace(pairing, deal=6), bots, game, 1).scores != first.scores


def test_another_seed_gives_other_matches(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    first, second = (Arena("master-elf", ["greedy", "random"], matches=4, seed=seed) for seed in (1, 2))
    for arena in (first, second):
        arena.run(workers=1)
    assert {result.scores for result in first.results} != {result.scores for result in second.results}
    Arena("master-elf", ["greedy", "random"], matches=2, file=file).run(workers=1)
    with pytest.raises(ludoteca.BadOption, match="games with the seed 1, not 2"):
        Arena("master-elf", ["greedy", "random"], matches=2, seed=2, file=file)


def test_an_arena_plays_the_edition_of_its_game() -> None:
    rich = ludoteca.game("alpaca", {"edition": {"name": "rich"}, "cards": {"viking": {"coins": 9}}})
    arena, usual = (Arena(game, ["greedy", "random"], matches=4) for game in (rich, "alpaca"))
    for one in (arena, usual):
        one.run(workers=1)
    assert (arena.header["edition"], arena.header["digest"]) == ("rich", rich.edition.digest)
    assert {result.scores for result in arena.results} != {result.scores for result in usual.results}


def test_a_stopped_arena_continues_from_its_file(tmp_path: Path) -> None:
    file, counts = tmp_path / "games.jsonl", []
    first = Arena("master-elf", ["greedy", "random"], seats=2, matches=4, file=file)
    first.run(lambda arena: counts.append(len(arena.results)), workers=2)
    assert counts == [1, 2, 3, 4]
    again = Arena("master-elf", ["greedy", "random"], seats=2, matches=6, file=file)
    assert {result.pairing for result in again.results} == {result.pairing for result in first.results}
    again.run(lambda arena: counts.append(len(arena.results)), workers=2)
    assert counts == [1, 2, 3, 4, 5, 6]
    assert len(file.read_text().splitlines()) == 1 + 6
    with pytest.raises(ludoteca.BadOption, match="other bots"):
        Arena("master-elf", ["random", "greedy"], seats=2, matches=6, file=file)


def write_results(file: Path, matches: int) -> list[str]:
    """Write what an arena writes and return the lines."""
    arena = Arena("master-elf", ["greedy", "random"], matches=matches, file=file)
    assert arena.file is not None
    for pairing in arena.wanted:
        arena.file.append(MatchResult(pairing, (2, 1), (0,), (1, 2), 9))
    return file.read_text(encoding="utf-8").splitlines(keepends=True)


def test_a_killed_arena_continues_without_the_line_that_it_was_writing(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    lines = write_results(file, 4)
    for kept, rest in (
        (4, lines[4][:-1]),
        (4, lines[4][:30]),
        (1, lines[1][:1]),
        (0, lines[0][:20]),
        (0, ""),
    ):
        file.write_text("".join(lines[:kept]) + rest, encoding="utf-8")
        arena = Arena("master-elf", ["greedy", "random"], matches=4, file=file)
        assert len(arena.results) == max(0, kept - 1)
        assert file.read_text(encoding="utf-8").endswith(rest)  # only looking changes nothing
    file.write_text("".join(lines[:4]) + lines[4][:30], encoding="utf-8")
    Arena("master-elf", ["greedy", "random"], matches=4, file=file).run(workers=1)
    again = file.read_text(encoding="utf-8").splitlines(keepends=True)
    assert again[:4] == lines[:4]
    assert MatchResult.from_line(again[4]).pairing == MatchResult.from_line(lines[4]).pairing
    assert len(again) == 5


@pytest.mark.parametrize(
    ("number", "line"),
    [(1, "hello"), (1, "[1]"), (1, '{"a": 1}'), (1, "\udcff"), (3, "{}"), (3, "hello"), (3, ""), (3, "[]")],
)
def test_a_file_that_is_no_arena_is_refused_with_its_line(tmp_path: Path, number: int, line: str) -> None:
    file = tmp_path / "games.jsonl"
    lines = write_results(file, 4)
    lines[number - 1] = line + "\n"
    file.write_text("".join(lines), encoding="utf-8", errors="surrogateescape")
    content = file.read_bytes()
    with pytest.raises(ludoteca.BadOption, match=rf"games.jsonl, line {number}: This is not a result of"):
        Arena("master-elf", ["greedy", "random"], matches=4, file=file)
    assert file.read_bytes() == content


def test_a_text_of_one_line_is_not_taken_for_an_arena(tmp_path: Path) -> None:
    (tmp_path / "notes").write_text("my notes", encoding="utf-8")
    with pytest.raises(ludoteca.BadOption, match="notes, line 1: This is not a result"):
        Arena("master-elf", ["greedy", "random"], file=tmp_path / "notes")
    with pytest.raises(ludoteca.BadOption, match="This is a folder, not a file"):
        Arena("master-elf", ["greedy", "random"], file=tmp_path)


def test_matches_under_other_rules_or_figures_are_not_continued(tmp_path: Path) -> None:
    file, edition = tmp_path / "games.jsonl", tmp_path / "edition.toml"
    arena = Arena("alpaca", ["greedy", "random"], seats=2, matches=2, file=file)
    arena.run(workers=1)
    edition.write_text('[edition]\nname = "other"\n', encoding="utf-8")
    with pytest.raises(ludoteca.BadOption, match="other figures"):
        Arena(ludoteca.game("alpaca", edition), ["greedy", "random"], matches=2, file=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    older = json.dumps({**json.loads(lines[0]), "rules": 1})
    file.write_text("\n".join([older, *lines[1:]]) + "\n", encoding="utf-8")
    with pytest.raises(ludoteca.BadOption, match="other rules"):
        Arena("alpaca", ["greedy", "random"], seats=2, matches=2, file=file)


def test_a_shared_win_counts_as_a_fraction() -> None:
    arena = Arena("alpaca", ["greedy", "random", "random"], seats=3, matches=3)
    pairings = arena.wanted
    arena.results = [
        MatchResult(pairings[0], (9, 9, 1), (0, 1), (1, 1, 3), 10),
        MatchResult(pairings[1], (1, 2, 3), (2,), (3, 2, 1), 10),
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


def test_ratings_do_not_depend_on_which_match_finished_first() -> None:
    results = [MatchResult(pairing, (2, 1), (0,), (1, 2), 9) for pairing in list_pairings("alpaca", 2, 2, 6)]
    assert rate(results, 2) == rate(results[::-1], 2)
    json.dumps(rate(results, 2))


class DyingBot:
    """A bot whose process the system kills."""

    def __init__(self, game: Game, seed: int) -> None:
        pass

    def choose(self, knowledge: Knowledge) -> str:
        os._exit(1)


def test_a_dead_process_is_reported() -> None:
    arena = Arena("master-elf", [DyingBot, "random"], matches=2)
    with pytest.raises(WorkerDied, match=r"died, perhaps .*\. With --file finished games are kept"):
        arena.run(workers=1)
