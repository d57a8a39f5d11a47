"""``ludoteca backup``: copies the database while the server runs."""

import os
from pathlib import Path
from typing import Protocol

from ludoteca.cli.variables import WithVariables, read_variables
from ludoteca.core.texts.fluent import Texts


class Options(WithVariables, Protocol):
    """What ``ludoteca backup`` was given."""

    file: str
    database: str | None


def run(options: Options, say: Texts) -> None:
    """Copy the database as it is now.  To restore it, serve the copy."""
    from ludoteca.server.settings import default_database
    from ludoteca.server.storage.database import back_up

    read_variables(options, os.environ)
    back_up(options.database or default_database(), Path(options.file))
    print(say("backed-up", file=options.file))
