"""Benchmarks: what is counted, and peers that are not installed."""

from pathlib import Path

import pytest

import ludoteca
from ludoteca.bench import peer_search, speed
from ludoteca.bench.peer_search import NotInstalled, Rate, SearchPeer
from tests.support.random_matches import of_every_game


@of_every_game
def test_a_search_counts_its_playouts_and_their_moves(name: str) -> None:
    found = speed.measure_search(ludoteca.game(name), 2, 0.01)
    assert found.matches % speed.PLAYOUTS == 0
    assert found.moves > found.matches


@pytest.mark.parametrize("problem", [ImportError, NotInstalled])
def test_a_peer_that_is_not_installed_has_no_speed(problem: type[Exception]) -> None:
    def run(seconds: float) -> Rate:
        raise problem

    assert SearchPeer("nobody", "", run).measure(1.0) is None


def test_boardgame_needs_its_packages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(peer_search, "BOARDGAME", tmp_path)
    assert peer_search.boardgame("tricks").measure(1.0) is None


def test_boardgame_needs_node(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "node_modules").mkdir()
    monkeypatch.setattr(peer_search, "BOARDGAME", tmp_path)
    monkeypatch.setenv("PATH", "")
    assert peer_search.boardgame("tricks").measure(1.0) is None
