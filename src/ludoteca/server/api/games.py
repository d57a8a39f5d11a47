"""Games over HTTP: which there are, with their rules and texts."""

from collections.abc import Mapping
from inspect import signature
from pathlib import Path
from typing import Any

from litestar import Controller, get
from litestar.response import Response

import ludoteca
from ludoteca import Game, Speech
from ludoteca.core.faults import Fault
from ludoteca.server.api.requests import REFUSAL_RESPONSES, GameId, LanguagePath
from ludoteca.server.faults import Why
from ludoteca.server.messages.games import GameInfo, SpeechInfo, TellingInfo
from ludoteca.server.refusals import Refusal


def find_game(name: str) -> Game:
    """A game by its name; refused if there is none."""
    if name not in ludoteca.names():
        raise unknown_game(name)
    return ludoteca.game(name)


def unknown_game(name: str) -> Refusal:
    return Refusal(Why.UNKNOWN_GAME, Fault.KNOWN_WORDS(words=ludoteca.names()), game=name)


def describe_game(game: Game) -> GameInfo:
    definition = game.definition
    options = list(signature(definition.options).parameters)[2:]
    return GameInfo(
        game.name, definition.seats.start, definition.seats.stop - 1, game.edition.name,
        definition.version, options, has_reconstructed_figures(game.edition.data),
    )  # fmt: skip


def speech_of(game: Game, language: LanguagePath) -> SpeechInfo:
    event_kinds = [
        TellingInfo(kind.name, kind.types, kind.what.partition(":")[0] if kind.secret else None)
        for kind in game.definition.event_kinds
    ]
    return SpeechInfo(list(game.words.notation.patterns), Speech(game, language).glossary(), event_kinds)


def has_reconstructed_figures(data: Mapping[str, Any]) -> bool:
    """Whether the origin of any figure of an edition says that it is reconstructed."""
    for key, value in data.items():
        if key == "origin":
            origins = value.values() if isinstance(value, Mapping) else [value]
            if any("reconstructed" in str(origin) for origin in origins):
                return True
        elif isinstance(value, Mapping) and has_reconstructed_figures(value):
            return True
    return False


class GamesController(Controller):
    """The games that can be played here."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games", sync_to_thread=False)
    def all(self) -> list[GameInfo]:
        return [describe_game(ludoteca.game(name)) for name in ludoteca.names()]

    @get("/{game:str}/speech/{language:str}", responses=REFUSAL_RESPONSES, sync_to_thread=False)
    def speech(self, game: GameId, language: LanguagePath) -> SpeechInfo:
        """How to say moves and events."""
        return speech_of(find_game(game), language)

    @get(
        "/{game:str}/edition",
        responses=REFUSAL_RESPONSES,
        sync_to_thread=False,
        summary="The figures of a game",
    )
    def edition(self, game: GameId) -> dict[str, Any]:
        """Every component with its figures, names in three languages, and where each figure comes from."""
        return find_game(game).edition.data

    @get(
        "/{game:str}/rules/{language:str}",
        responses=REFUSAL_RESPONSES,
        sync_to_thread=False,
        media_type="text/markdown",
    )
    def rules(self, game: GameId, language: LanguagePath) -> Response[str]:
        """The help page, in numbered paragraphs."""
        return _text(find_game(game).definition.folder / f"help.{language}.md", "text/markdown")

    @get(
        "/{game:str}/texts/{language:str}",
        responses=REFUSAL_RESPONSES,
        sync_to_thread=False,
        media_type="text/plain",
    )
    def texts(self, game: GameId, language: LanguagePath) -> Response[str]:
        """The texts of the game, as Fluent messages."""
        return _text(find_game(game).definition.folder / f"text.{language}.ftl", "text/plain")


def _text(file: Path, kind: str) -> Response[str]:
    return Response(file.read_text(encoding="utf-8"), media_type=f"{kind}; charset=utf-8")
