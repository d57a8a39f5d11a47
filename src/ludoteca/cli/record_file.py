"""Reads a match from the file of its record."""

from pathlib import Path

import ludoteca
from ludoteca.core.matches.match import Match
from ludoteca.core.texts.errors import BadOption, BadRecord
from ludoteca.core.texts.faults import Fault, file_fault


def replay_file(path: Path, edition: str | None = None) -> Match:
    """Replay the record in a file.

    Raises:
        BadOption: The file cannot be read, or is not a record; the error names it.
        BadEdition: The edition cannot be used.
    """
    in_file = Fault.IN_FILE(file=str(path))
    try:
        return ludoteca.replay(path.read_text(encoding="utf-8-sig"), edition)
    except (OSError, UnicodeDecodeError) as error:
        raise BadOption(in_file, file_fault(error)) from None
    except BadRecord as error:
        raise BadOption(in_file, *error.sentences) from None
