"""Descriptions: what pages and programs are told of the games that can be played here."""

from collections.abc import Mapping
from functools import lru_cache

import ludoteca
from ludoteca import Game, Speech
from ludoteca.core.texts.faults import Fault
from ludoteca.server.faults import ServerFault
from ludoteca.server.messages.games import EventKindInfo, GameInfo, OptionInfo, SpeechInfo, WordChoice
from ludoteca.server.refusals import Refusal


def find_game(name: str) -> Game:
    """Return a game by its name, or refuse one that does not exist."""
    if name not in ludoteca.game_names():
        raise unknown_game(name)
    return ludoteca.game(name)


def unknown_game(name: str) -> Refusal:
    return Refusal.of(ServerFault.UNKNOWN_GAME, Fault.KNOWN_WORDS(words=ludoteca.game_names()), game=name)


def describe_game(game: Game) -> GameInfo:
    definition = game.definition
    return GameInfo(
        name=game.name,
        least=definition.seats.start,
        most=definition.seats.stop - 1,
        edition=game.edition.name,
        rules=definition.version,
        options=game.option_names,
        reconstructed=has_reconstructed_figures(game.edition.data),
        fields=describe_options(game),
        minutes=definition.minutes,
        pieces_from_first=definition.pieces_from_first,
        champion=list(definition.bots.champion.seats),
    )


def describe_options(game: Game) -> list[OptionInfo]:
    described = []
    for field in game.definition.option_fields:
        choices = [WordChoice(choice.count, list(choice.words)) for choice in field.choices(game.edition)]
        described.append(
            OptionInfo(
                name=field.name, kind=field.kind, seats=list(field.seats), names=field.names, choices=choices
            )
        )
    return described


@lru_cache(maxsize=64)
def speech_of(game: Game, language: str) -> SpeechInfo:
    event_kinds = [
        EventKindInfo(name=kind.name, kinds=kind.types, hidden=kind.secret_fact or None)
        for kind in game.definition.event_kinds
    ]
    return SpeechInfo(
        patterns=list(game.words.notation.patterns),
        names=Speech(game, language).glossary(),
        tellings=event_kinds,
    )


def has_reconstructed_figures(data: Mapping[str, object]) -> bool:
    """Whether the origin of any figure of an edition says that it is reconstructed."""
    for key, value in data.items():
        if key == "origin":
            origins = value.values() if isinstance(value, Mapping) else [value]
            if any("reconstructed" in str(origin) for origin in origins):
                return True
        elif isinstance(value, Mapping) and has_reconstructed_figures(value):
            return True
    return False


def describe_games() -> list[GameInfo]:
    """Return all games."""
    return [describe_game(ludoteca.game(name)) for name in ludoteca.game_names()]


def read_rules(game: Game, language: str) -> str:
    """Return the help page of a game, in numbered paragraphs."""
    return (game.definition.folder / f"help.{language}.md").read_text(encoding="utf-8")


def read_texts(game: Game, language: str) -> str:
    """Return the texts of a game, as Fluent messages."""
    return (game.definition.folder / f"text.{language}.ftl").read_text(encoding="utf-8")
