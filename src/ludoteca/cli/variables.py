"""Environment variables: every option of the server's commands has one, ``LUDOTECA_`` and its name.

The command line takes precedence.  An option that can be given several times takes a list with commas, one
without a value takes yes or no.
"""

import argparse
from collections.abc import Mapping
from typing import Any

from ludoteca.core.errors import BadOption, suggestion

PREFIX = "LUDOTECA_"
FLAGS = {
    **dict.fromkeys(("1", "yes", "true", "on"), True),
    **dict.fromkeys(("", "0", "no", "false", "off"), False),
}


def add_variables(command: argparse.ArgumentParser) -> None:
    """Note the variables of a command, so that ``read_variables`` can read them."""
    command.set_defaults(variables=list_variables(command))


def list_variables(command: argparse.ArgumentParser) -> dict[str, argparse.Action]:
    """Return the options of a command by the names of their variables."""
    return {
        PREFIX + action.dest.upper(): action
        for action in command._actions
        if action.option_strings and action.dest not in ("help", "lang")
    }


def read_variables(options: argparse.Namespace, environment: Mapping[str, str]) -> None:
    """Set options from the environment that the command line does not give."""
    for name, action in options.variables.items():
        given = getattr(options, action.dest)
        if name in environment and (given is None or given is False):
            setattr(options, action.dest, _value(name, action, environment[name]))


def warn_of_unknown(options: argparse.Namespace, environment: Mapping[str, str]) -> list[str]:
    """Warnings about variables with our prefix that no option has."""
    names = sorted(name for name in environment if name.startswith(PREFIX) and name not in options.variables)
    return [
        f"{name} is not a Ludoteca variable; {suggestion(name, list(options.variables))}" for name in names
    ]


def _value(name: str, action: argparse.Action, text: str) -> Any:
    if action.nargs == 0:
        if text.casefold() not in FLAGS:
            raise BadOption(f"{name}={text}: yes or no is needed")
        return FLAGS[text.casefold()]
    if isinstance(action, argparse._AppendAction):
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        return action.type(text) if callable(action.type) else text or None
    except (ValueError, argparse.ArgumentTypeError) as error:
        raise BadOption(f"{name}={text}: {error}") from None
