"""``ludoteca serve``: the server of tables, for browsers and programs."""

import argparse
import os
from pathlib import Path

from ludoteca.core.errors import BadOption
from ludoteca.core.texts import Texts


def run(options: argparse.Namespace, say: Texts) -> None:
    """Serve until interrupted; what is being written is finished first."""
    from ludoteca.server.database import kind_of
    from ludoteca.server.service import serve
    from ludoteca.server.settings import Limits, Settings, own_database

    try:
        settings = Settings(
            database=options.database or os.environ.get("LUDOTECA_DATABASE") or own_database(),
            host=options.host,
            port=options.port,
            redis=options.redis,
            origins=tuple(options.origin),
            web=Path(options.web) if options.web else None,
            thinkers=options.thinkers,
            limits=Limits.none() if options.no_limits else Limits(),
            warm=not options.cold,
        )
        kind_of(settings.database)
    except ValueError as error:
        raise BadOption(str(error)) from None
    print(say("serving", address=f"http://{options.host}:{options.port}/"), flush=True)
    serve(settings)
