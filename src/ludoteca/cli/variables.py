"""Environment variables: every option of the server's commands has one, ``LUDOTECA_`` and its name.

The command line takes precedence.  An option that can be given several times takes a list with commas, one
without a value takes yes or no.
"""

import argparse
from collections.abc import Mapping
from typing import Any, Protocol

from ludoteca.cli.faults import CliFault
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.faults import suggestion
from ludoteca.core.texts.sentences import join_sentences

PREFIX = "LUDOTECA_"
FLAGS = {
    **dict.fromkeys(("1", "yes", "true", "on"), True),
    **dict.fromkeys(("", "0", "no", "false", "off"), False),
}


class WithVariables(Protocol):
    """The options of a command that have variables."""

    variables: dict[str, argparse.Action]


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


def read_variables(options: WithVariables, environment: Mapping[str, str]) -> None:
    """Set options from the environment that the command line does not give."""
    for name, action in options.variables.items():
        given = getattr(options, action.dest)
        if name in environment and (given is None or given is False):
            setattr(options, action.dest, _value(name, action, environment[name]))


def warn_of_unknown(options: WithVariables, environment: Mapping[str, str], language: str) -> list[str]:
    """Return warnings about variables with our prefix that no option has."""
    names = sorted(name for name in environment if name.startswith(PREFIX) and name not in options.variables)
    known = list(options.variables)
    warnings = [(CliFault.UNKNOWN_VARIABLE(name=name), suggestion(name, known)) for name in names]
    return [join_sentences(warning, language) for warning in warnings]


def _value(name: str, action: argparse.Action, text: str) -> Any:
    variable = CliFault.VARIABLE(name=name, value=text)
    if action.nargs == 0:
        if text.casefold() not in FLAGS:
            raise BadOption(variable, CliFault.VARIABLE_NOT_FLAG())
        return FLAGS[text.casefold()]
    if isinstance(action, argparse._AppendAction):
        return [part.strip() for part in text.split(",") if part.strip()]
    try:
        return action.type(text) if callable(action.type) else text or None
    except BadOption as error:
        raise BadOption(variable, *error.sentences) from None
    except ValueError:
        fault = CliFault.WRONG_NUMBER(argument=action.option_strings[0], value=text)
        raise BadOption(variable, fault) from None
