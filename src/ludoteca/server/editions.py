"""Editions: the games of the house, with their own figures or with those of a text that somebody brought."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path

import ludoteca
from ludoteca import Game, Match


@contextmanager
def as_file(edition: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "edition.toml"
        file.write_text(edition, encoding="utf-8")
        yield file


@lru_cache(maxsize=64)
def game_of(name: str, edition: str | None) -> Game:
    """A game, with the figures of an edition's text if there is one."""
    if edition is None:
        return ludoteca.game(name)
    with as_file(edition) as file:
        return ludoteca.game(name, file)


def replayed(record: str, edition: str | None) -> Match:
    """The match of a record, with the figures of an edition's text if there is one."""
    if edition is None:
        return ludoteca.replay(record)
    with as_file(edition) as file:
        return ludoteca.replay(record, file)
