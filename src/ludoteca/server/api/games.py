"""Games over HTTP: which there are, with their rules and texts."""

from typing import Any

from litestar import Controller
from litestar.response import Response

from ludoteca.server.api.handlers import get
from ludoteca.server.api.requests import GameId, LanguagePath
from ludoteca.server.games.descriptions import (
    describe_games,
    find_game,
    read_rules,
    read_texts,
    speech_of,
)
from ludoteca.server.messages.games import GameInfo, SpeechInfo


class GamesController(Controller):
    """The games that can be played here."""

    path = "/api/games"
    tags = ("games",)

    @get("/", summary="All games", sync_to_thread=False)
    def all(self) -> list[GameInfo]:
        return describe_games()

    @get("/{game:str}/speech/{language:str}", sync_to_thread=False)
    def speech(self, game: GameId, language: LanguagePath) -> SpeechInfo:
        """How to say moves and events."""
        return speech_of(find_game(game), language)

    @get("/{game:str}/edition", sync_to_thread=False, summary="The figures of a game")
    def edition(self, game: GameId) -> dict[str, Any]:
        """Every component with its figures, names in three languages, and where each figure comes from."""
        return find_game(game).edition.data

    @get("/{game:str}/rules/{language:str}", sync_to_thread=False, media_type="text/markdown")
    def rules(self, game: GameId, language: LanguagePath) -> Response[str]:
        """The help page, in numbered paragraphs."""
        return _text(read_rules(find_game(game), language), "text/markdown")

    @get("/{game:str}/texts/{language:str}", sync_to_thread=False, media_type="text/plain")
    def texts(self, game: GameId, language: LanguagePath) -> Response[str]:
        """The texts of the game, as Fluent messages."""
        return _text(read_texts(find_game(game), language), "text/plain")


def _text(text: str, kind: str) -> Response[str]:
    return Response(text, media_type=f"{kind}; charset=utf-8")
