"""Editions: games with their own figures, or with those of an edition that somebody has uploaded."""

import re
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any

import ludoteca
from ludoteca import Game, LudotecaError, Match, archive
from ludoteca.server.messages.fields import PLAIN
from ludoteca.server.refusals import Refusal


@contextmanager
def as_file(edition: str) -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "edition.toml"
        file.write_text(edition, encoding="utf-8")
        yield file


@lru_cache(maxsize=64)
def load_game(name: str, edition: str | None) -> Game:
    """A game, with the figures of an edition's text if there is one."""
    if edition is None:
        return ludoteca.game(name)
    with as_file(edition) as file:
        return ludoteca.game(name, file)


@lru_cache(maxsize=64)
def load_rules(name: str, edition: str | None, version: int, figures: str) -> Game:
    """A game under a version of its rules, with the figures of a digest."""
    try:
        if edition is None:
            game = archive.rules(name, version)
        else:
            with as_file(edition) as file:
                game = archive.rules(name, version, file)
    except LudotecaError as error:
        raise Refusal(409, "other-rules", f"this table cannot be opened: {error}") from None
    if game.edition.digest != figures:
        raise Refusal(
            409, "other-rules",
            f"this table was played with figures {figures}; those of rules {version} of {name} are "
            f"{game.edition.digest}, so it cannot be opened",
        )  # fmt: skip
    return game


def replay_record(record: str, edition: str | None) -> Match:
    """The match of a record, with the figures of an edition's text if there is one."""
    if edition is None:
        return ludoteca.replay(record)
    with as_file(edition) as file:
        return ludoteca.replay(record, file)


def check_texts(game: Game) -> None:
    """Refuse an edition whose texts hold control characters: they are shown and stored."""
    values: list[Any] = [game.edition.data]  # TOML: any of its types
    while values:
        value = values.pop()
        if isinstance(value, str) and not re.search(PLAIN, value):
            raise Refusal(422, "bad-edition", f"this text holds a control character: {value[:80]!r}")
        if isinstance(value, Mapping):
            values += [*value, *value.values()]
        elif isinstance(value, list | tuple):
            values += value
