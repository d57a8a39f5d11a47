"""The command line: ``ludoteca COMMAND`` calls ``run`` of the module with the name of the command."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper

from ludoteca.cli.argument_parser import REFUSED
from ludoteca.cli.arguments import make_parser
from ludoteca.cli.language import find_command, find_language, texts
from ludoteca.core.texts.errors import LudotecaError
from ludoteca.core.texts.faults import Fault, file_fault
from ludoteca.core.texts.sentences import join_sentences

INTERRUPTED = 130


def prepare_output() -> None:
    """Write UTF-8 to files and pipes: on Windows they have an encoding that lacks many of our letters."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            is_chosen = stream.isatty() or "PYTHONIOENCODING" in os.environ
            stream.reconfigure(encoding=None if is_chosen else "utf-8", errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status."""
    prepare_output()
    given = list(sys.argv[1:] if arguments is None else arguments)
    language = find_language(given)
    try:
        options = make_parser(texts(language), find_command(given)).parse_args(given)
        command = import_module(f"ludoteca.cli.{options.command}")
        return int(command.run(options, texts(options.lang)) or 0)
    except LudotecaError as error:
        print(f"ludoteca: {error.text(language)}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:  # such as a folder that does not exist, or a full disk
        if error.filename is None:
            raise
        problem = (Fault.IN_FILE(file=str(error.filename)), file_fault(error))
        print(f"ludoteca: {join_sentences(problem, language)}", file=sys.stderr)
        return REFUSED
