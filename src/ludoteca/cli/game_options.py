"""The options of ``game.start`` on the command line, as the definitions of games describe them."""

import argparse
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.definitions.options import OptionKind
from ludoteca.core.texts.fluent import Texts
from ludoteca.games import definition, game_names


@dataclass
class GameOption:
    """An option, and the games that have it."""

    name: str
    kind: OptionKind
    games: list[str] = field(default_factory=list)


def list_game_options() -> list[GameOption]:
    """List the options of all games."""
    found: dict[str, GameOption] = {}
    for game in game_names():
        for option in definition(game).option_fields:
            found.setdefault(option.name, GameOption(option.name, option.kind)).games.append(game)
    return list(found.values())


def add_game_options(command: argparse.ArgumentParser, language: str) -> None:
    """Add an option of the command line for every option of a game."""
    texts = {game: Texts(language, [definition(game).folder]) for game in game_names()}
    for option in list_game_options():
        titles = ", ".join(texts[game]("game-title") for game in option.games)
        about = f"{titles}: {texts[option.games[0]](f'option-{option.name}')}"
        if option.kind == "flag":
            command.add_argument(f"--{option.name}", action="store_true", default=None, help=about)
        else:
            parse, example = VALUES[option.kind]
            command.add_argument(f"--{option.name}", type=parse, metavar=example, help=about)


def parse_words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def parse_numbers(text: str) -> list[float]:
    return [float(word) for word in text.split(",")]


# How a value of each kind is read, and an example of how to write it.
VALUES: dict[OptionKind, tuple[Callable[[str], Any], str]] = {
    "seat": (str, "p1"),
    "words": (parse_words, "A,B"),
    "numbers": (parse_numbers, "A,B"),
}
