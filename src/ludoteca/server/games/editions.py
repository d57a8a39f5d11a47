"""Editions: games with their own figures, or with those of an edition that somebody has uploaded."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import ludoteca
from ludoteca import Game, LudotecaError, Match, archive
from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.fields import PLAIN
from ludoteca.server.refusals import Refusal


@lru_cache(maxsize=64)
def load_game(name: str, edition: str | None) -> Game:
    """Return a game, with the figures of an edition's text if there is one."""
    return ludoteca.game(name, as_text(edition))


@lru_cache(maxsize=64)
def load_rules(name: str, edition: str | None, version: int, figures: str) -> Game:
    """Return a game under a version of its rules, with the figures of a digest."""
    try:
        game = archive.game(name, version, as_text(edition))
    except LudotecaError as error:
        raise Refusal.of(ServerFault.OLD_TABLE, *error.sentences) from None
    if game.edition.digest != figures:
        own = game.edition.digest
        raise Refusal.of(ServerFault.OLD_FIGURES, game=name, version=str(version), figures=figures, own=own)
    return game


def replay_record(record: str, edition: str | None) -> Match:
    """Return the match of a record, with the figures of an edition's text if there is one."""
    return ludoteca.replay(record, as_text(edition))


def as_text(edition: str | None) -> str | None:
    """Return an edition that is always read as a text: a single line would be taken for a path.

    An uploaded edition must not make the server read its own files.
    """
    return None if edition is None else f"{edition}\n"


def check_texts(game: Game) -> None:
    """Refuse an edition whose texts hold control characters: they are shown and stored."""
    values: list[Any] = [game.edition.data]  # TOML: any of its types
    while values:
        value = values.pop()
        if isinstance(value, str) and not re.search(PLAIN, value):
            raise Refusal.of(ServerFault.CONTROL_CHARACTER, text=value[:80])
        if isinstance(value, Mapping):
            values += [*value, *value.values()]
        elif isinstance(value, list | tuple):
            values += value
