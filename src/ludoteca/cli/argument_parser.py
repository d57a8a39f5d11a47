"""Argument parser: Python's own, with help and errors in the user's language."""

import argparse
import re
import sys
from collections.abc import Iterable
from functools import partial
from typing import Any, NoReturn

from ludoteca.cli.faults import CliFault
from ludoteca.cli.language import LANGUAGE
from ludoteca.core.texts.errors import LudotecaError
from ludoteca.core.texts.faults import suggestion
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.sentences import Sentence, join_sentences

REFUSED = 2
ABOUT_ARGUMENT = re.compile(r"argument (?P<argument>\S+): (?P<problem>.*)", re.DOTALL)
# What argparse says in English of a command, and of a part of one such as ``edition check``.
NO_COMMAND = r"the following arguments are required: (?:command|action)"
UNKNOWN_COMMAND = r"argument (?:command|action): invalid choice: '?(?P<value>.*?)'? \(choose from .*\)"
# What it says of other things, with the names of the facts in it.
WHOLE = {
    r"the following arguments are required: (?P<arguments>.*)": CliFault.ARGUMENTS_MISSING,
    r"unrecognized arguments: (?P<arguments>.*)": CliFault.UNKNOWN_ARGUMENTS,
    r"ambiguous option: (?P<option>\S+) could match (?P<matches>.*)": CliFault.AMBIGUOUS_OPTION,
}
OF_ARGUMENT = {
    r"invalid choice: '?(?P<value>.*?)'? \(choose from (?P<choices>.*)\)": CliFault.WRONG_CHOICE,
    r"expected (?:at most )?one argument": CliFault.NEEDS_ONE_VALUE,
    r"expected at least one argument": CliFault.NEEDS_VALUES,
    r"expected (?P<count>\d+) arguments?": CliFault.NEEDS_COUNT,
    r"ignored explicit argument '(?P<value>.*)'": CliFault.TAKES_NO_VALUE,
    r"invalid \S+ value: '(?P<value>.*)'": CliFault.WRONG_NUMBER,
}


class HelpFormatter(argparse.RawDescriptionHelpFormatter):
    """Python's own, in a language, and with the defaults of arguments."""

    def __init__(self, prog: str, say: Texts) -> None:
        super().__init__(prog)
        self.say = say
        self.usage_prefix = f"{say('help-usage')} "

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self.usage_prefix if prefix is None else prefix)

    def _get_help_string(self, action: argparse.Action) -> str:
        """Return the help of an argument, with its default if it has one."""
        about, default = action.help or "", action.default
        if not default or default == argparse.SUPPRESS or action.dest == LANGUAGE.lstrip("-"):
            return about
        value = ",".join(default) if isinstance(default, list) else str(default).removesuffix(".0")
        return f"{about} {self.say('help-default', value=value)}"


class ArgumentParser(argparse.ArgumentParser):
    """A parser of arguments that speaks a language."""

    def __init__(self, *arguments: object, say: Texts, **options: object) -> None:
        options |= {"formatter_class": partial(HelpFormatter, say=say), "add_help": False}
        super().__init__(*arguments, **options)  # type: ignore[arg-type]
        self.language = say.language
        self.commands: Any = None
        self._positionals.title = say("help-arguments")
        self._optionals.title = say("help-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))

    def add_subparsers(self, **options: Any) -> Any:  # its type is one of argparse's private classes
        self.commands = super().add_subparsers(**options)
        return self.commands

    def error(self, message: str) -> NoReturn:
        raised = sys.exception()  # what argparse makes of any ValueError says less than our own
        if raised and isinstance(raised.__context__, LudotecaError):
            raise raised.__context__ from None
        self.print_usage(sys.stderr)
        sentences = self.describe_command(message) or (describe_problem(message),)
        self.exit(REFUSED, f"ludoteca: {join_sentences(sentences, self.language)}\n")

    def describe_command(self, message: str) -> tuple[Sentence, ...]:
        """Return what argparse says about a missing or unknown command, if it is about that."""
        if self.commands is None:
            return ()
        known = list(self.commands.choices)
        if re.fullmatch(NO_COMMAND, message):
            example = f"{self.prog} {known[0]}"
            return (CliFault.COMMAND_MISSING(example=example, program=self.prog),)
        if unknown := re.fullmatch(UNKNOWN_COMMAND, message):
            command = f"{self.prog} {unknown['value']}".partition(" ")[2]
            return CliFault.NO_SUCH_COMMAND(command=command), suggestion(unknown["value"], known)
        return ()


def describe_problem(message: str) -> Sentence:
    """Return what argparse says, as a sentence with a code."""
    about = ABOUT_ARGUMENT.fullmatch(message)
    patterns, problem = (OF_ARGUMENT, about["problem"]) if about else (WHOLE, message)
    for pattern, fault in patterns.items():
        if found := re.fullmatch(pattern, problem, re.DOTALL):
            facts = found.groupdict() | ({"argument": about["argument"]} if about else {})
            return fault(**{name: _read(name, fact) for name, fact in facts.items()})
    return CliFault.WRONG_ARGUMENTS(detail=message)


def _read(name: str, fact: str) -> str | int:
    if name == "count":
        return int(fact)
    return fact.replace("'", "") if name == "choices" else fact
