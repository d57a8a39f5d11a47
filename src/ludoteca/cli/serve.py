"""``ludoteca serve``: the server of tables, for browsers and programs."""

import argparse
import os
import socket
import threading
import webbrowser
from pathlib import Path

from ludoteca.core.errors import BadOption
from ludoteca.core.texts import Texts

OPENS_AFTER = 1.0  # seconds, when the server answers


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
            stand_in_after=options.stand_in_after,
        )
        kind_of(settings.database)
    except ValueError as error:
        raise BadOption(str(error)) from None
    check_port(options.host, options.port)
    address = f"http://{options.host}:{options.port}/"
    print(say("serving", address=address), flush=True)
    if options.open:
        threading.Timer(OPENS_AFTER, webbrowser.open, [address]).start()
    serve(settings)


def check_port(host: str, port: int) -> None:
    """Say so before anything is started if the port is taken."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOption(
                f"cannot listen on {host}, port {port}: {error.strerror}; is it open already? "
                f"Another port can be named: --port {port + 1}"
            ) from None
