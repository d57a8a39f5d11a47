"""``ludoteca serve``: runs the server, for browsers and programs."""

import errno
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from ludoteca.cli.faults import CliFault
from ludoteca.cli.variables import WithVariables, read_variables, warn_of_unknown
from ludoteca.core.extras import require
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts
from ludoteca.core.texts.sentences import Sentence

if TYPE_CHECKING:
    from ludoteca.server.settings import Retention, Settings

T = TypeVar("T", int, float)
ORIGIN = re.compile(r"https?://[^/\s]+")
CONTACT = re.compile(r"mailto:[^\s@]+@[^\s@]+|https://\S+")
OPENS_AFTER = 1.0  # seconds, by which time the server answers


class Options(WithVariables, Protocol):
    """What ``ludoteca serve`` was given."""

    web: str | None
    open: bool
    host: str | None
    port: int | None
    origin: list[str] | None
    allowed_host: list[str] | None
    trusted_proxy: list[str] | None
    metrics_token: str | None
    database: str | None
    redis: str | None
    bot_threads: int | None
    stand_in_after: float | None
    cold: bool
    push_contact: str | None
    push_network: list[str] | None
    limit: list[str] | None
    no_limits: bool
    guest_days: int | None
    open_table_days: int | None
    finished_table_days: int | None
    address_days: int | None


def run(options: Options, say: Texts) -> None:
    """Serve until a signal stops the server."""
    from ludoteca.server.local_network import own_url, shared_urls
    from ludoteca.server.process import serve

    read_variables(options, os.environ)
    for warning in warn_of_unknown(options, os.environ, say.language):
        print(warning, file=sys.stderr)
    settings = settings_of(options)
    check_port(settings.host, settings.port)
    address = own_url(settings.host, settings.port)

    def ready() -> None:
        print(say("serving", address=address), flush=True)
        for shared in shared_urls(settings.host, settings.port):
            if shared != address:
                print(say("serving-others", address=shared), flush=True)
        if settings.web is None:
            print(say("serving-no-pages"), flush=True)
        if options.open:
            threading.Timer(OPENS_AFTER, webbrowser.open, [address]).start()

    serve(settings, ready)


def settings_of(options: Options) -> "Settings":
    """Return the settings that the options give.

    Raises:
        BadOption: One of them is not possible.
    """
    from ludoteca.server.settings import Limits, Settings, default_database, installed_pages, network
    from ludoteca.server.storage.database import database_kind

    check_options(options)
    settings = Settings(
        database=options.database or default_database(),
        host=options.host or Settings.host,
        port=options.port or Settings.port,
        redis=options.redis,
        origins=tuple(options.origin or ()),
        hosts=tuple(options.allowed_host or ()),
        trusted_proxies=tuple(network(proxy) for proxy in options.trusted_proxy or ()),
        metrics_token=options.metrics_token,
        push_contact=options.push_contact,
        push_networks=tuple(network(text, "--push-network") for text in options.push_network or ()),
        retention=_retention_of(options),
        web=Path(options.web) if options.web else installed_pages(),
        bot_threads=options.bot_threads,
        limits=(Limits.unlimited() if options.no_limits else Limits()).with_values(options.limit or ()),
        warm=not options.cold,
        stand_in_after=_or_default(options.stand_in_after, Settings.stand_in_after),
    )
    database_kind(settings.database)
    return settings


def _retention_of(options: Options) -> "Retention":
    from ludoteca.server.settings import Retention

    defaults = Retention()
    return Retention(
        _or_default(options.guest_days, defaults.guests),
        _or_default(options.open_table_days, defaults.open_tables),
        _or_default(options.finished_table_days, defaults.finished_tables),
        _or_default(options.address_days, defaults.addresses),
    )


def check_options(options: Options) -> None:
    """Raise BadOption for values that cannot be right."""
    if options.redis:
        require("redis", "redis", "redis")
    for fault in find_faults(options):
        raise BadOption(fault)


def find_faults(options: Options) -> Iterator[Sentence]:
    """Yield what is wrong with the options."""
    if options.redis is not None and not options.redis.startswith(("redis://", "rediss://", "unix://")):
        yield CliFault.WRONG_REDIS(value=options.redis)
    for option, value in (("--database", options.database), ("--metrics-token", options.metrics_token)):
        if value == "":
            yield CliFault.EMPTY_OPTION(option=option)
    if options.web and not (Path(options.web) / "index.html").is_file():
        yield CliFault.NO_PAGES(folder=options.web)
    if options.push_contact and not CONTACT.fullmatch(options.push_contact):
        yield CliFault.WRONG_CONTACT(value=options.push_contact)
    for origin in options.origin or ():
        if not ORIGIN.fullmatch(origin):
            yield CliFault.WRONG_ORIGIN(value=origin)
    for host in options.allowed_host or ():
        if "/" in host:
            yield CliFault.WRONG_HOST(value=host)


def _or_default(given: T | None, default: T) -> T:
    return default if given is None else given


def check_port(host: str, port: int) -> None:
    """Check the port before anything is started.

    Raises:
        BadOption: It is taken.
    """
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        if os.name == "posix":  # on Windows it would let two programs share a port
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise BadOption(port_fault(error, host, port)) from None


def port_fault(error: OSError, host: str, port: int) -> Sentence:
    """Return why the server cannot listen on a port."""
    faults = {
        errno.EADDRINUSE: CliFault.PORT_TAKEN(port=str(port), other=str(port + 1)),
        errno.EACCES: CliFault.PORT_FORBIDDEN(port=str(port)),
        errno.EADDRNOTAVAIL: CliFault.ADDRESS_ELSEWHERE(host=host),
    }
    return faults.get(error.errno or 0, CliFault.CANNOT_LISTEN(host=host, port=str(port)))
