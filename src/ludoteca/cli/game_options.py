"""The options of ``game.start`` on the command line, read from the games' definitions."""

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from inspect import Parameter, signature
from typing import Any, get_args

from ludoteca.core.texts.fluent import Texts
from ludoteca.games import definition, game_names


@dataclass
class GameOption:
    """An option, as the games' ``options`` functions declare it, and the games that have it."""

    parameter: Parameter
    games: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.parameter.name


def list_game_options() -> list[GameOption]:
    """List the options of all games."""
    found: dict[str, GameOption] = {}
    for game in game_names():
        for parameter in option_parameters(game):
            option = found.setdefault(parameter.name, GameOption(parameter))
            option.games.append(game)
    return list(found.values())


def option_parameters(game: str) -> list[Parameter]:
    """Return the parameters of a game's options; the first two are edition and seats."""
    return list(signature(definition(game).options).parameters.values())[2:]


def add_game_options(command: argparse.ArgumentParser, language: str) -> None:
    """Add an option of the command line for every option of a game."""
    texts = {game: Texts(language, [definition(game).folder]) for game in game_names()}
    for option in list_game_options():
        titles = ", ".join(texts[game]("game-title") for game in option.games)
        about = f"{titles}: {texts[option.games[0]](f'option-{option.name}')}"
        if option.parameter.annotation is bool:
            command.add_argument(f"--{option.name}", action="store_true", default=None, help=about)
        else:
            parse, example = value_parser(option.parameter)
            command.add_argument(f"--{option.name}", type=parse, metavar=example, help=about)


def value_parser(parameter: Parameter) -> tuple[Callable[[str], Any], str]:
    """Return a function that reads a value of an option, and an example of how to write it."""
    types = (parameter.annotation, *get_args(parameter.annotation))
    if Sequence[str] in types:
        return parse_words, "A,B"
    if Sequence[float] in types:
        return parse_numbers, "A,B"
    return str, str(parameter.default)


def parse_words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",")]


def parse_numbers(text: str) -> list[float]:
    return [float(word) for word in text.split(",")]
