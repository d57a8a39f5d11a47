"""Every command declares the options that its parser gives it, so that mypy sees wrong names."""

import argparse
from collections.abc import Iterator
from importlib import import_module
from typing import get_type_hints

import pytest

from ludoteca.cli.arguments import make_parser
from ludoteca.cli.language import texts

PARSER = make_parser(texts("en"))
OF_ALL = {"help", "lang", "variables"}


def commands_of(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """Return the commands of a parser, or the actions of a command."""
    choices = [action.choices for action in parser._actions if isinstance(action, argparse._SubParsersAction)]
    return {name: command for found in choices for name, command in found.items()}


def names_in(parser: argparse.ArgumentParser) -> Iterator[str]:
    """Yield the names of everything that a command and its actions set."""
    yield from (action.dest for action in parser._actions)
    for action in commands_of(parser).values():
        yield from names_in(action)


@pytest.mark.parametrize("name", commands_of(PARSER))
def test_a_command_declares_its_options(name: str) -> None:
    module = import_module(f"ludoteca.cli.{name}")
    declared = set(get_type_hints(module.Options)) if hasattr(module, "Options") else set()
    assert declared - OF_ALL == set(names_in(commands_of(PARSER)[name])) - OF_ALL
