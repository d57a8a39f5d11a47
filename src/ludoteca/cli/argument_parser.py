"""Argument parser: Python's own, with errors in the user's language."""

import argparse
import re
import sys
from typing import NoReturn

from ludoteca.cli.faults import CliFault
from ludoteca.core.sentences import Sentence

REFUSED = 2
ABOUT_ARGUMENT = re.compile(r"argument (?P<argument>\S+): (?P<problem>.*)", re.DOTALL)
# What argparse says in English, with the names of the facts in it.
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


class ArgumentParser(argparse.ArgumentParser):
    """A parser of arguments that speaks a language."""

    def __init__(self, *arguments: object, language: str, **options: object) -> None:
        super().__init__(*arguments, **options)  # type: ignore[arg-type]
        self.language = language

    def error(self, message: str) -> NoReturn:
        self.print_usage(sys.stderr)
        self.exit(REFUSED, f"ludoteca: {describe_problem(message).text(self.language)}\n")


def describe_problem(message: str) -> Sentence:
    """What argparse says, as a sentence with a code."""
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
