"""``ludoteca backup``: copies the database while the server runs."""

import argparse
import os
from pathlib import Path

from ludoteca.cli.variables import read_variables
from ludoteca.core.texts.fluent import Texts


def run(options: argparse.Namespace, say: Texts) -> None:
    """Copy the database as it is now.  To restore it, serve the copy."""
    from ludoteca.server.settings import default_database
    from ludoteca.server.storage.database import back_up

    read_variables(options, os.environ)
    back_up(options.database or default_database(), Path(options.file))
    print(say("backed-up", file=options.file))
