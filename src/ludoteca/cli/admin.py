"""``ludoteca admin``: looks after the people, tables and reports of a server."""

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from ludoteca.cli.arguments import ADMIN_QUERIES
from ludoteca.cli.faults import CliFault
from ludoteca.cli.variables import WithVariables, read_variables
from ludoteca.core.texts.errors import BadOption
from ludoteca.core.texts.fluent import Texts

if TYPE_CHECKING:
    from sqlalchemy import Row

    from ludoteca.server.administration import Administration

BAN_DAYS = 7  # how long the ban of a network lasts, unless --days says something else
TIME_COLUMNS = ("seen", "updated", "created", "at", "until")


class Options(WithVariables, Protocol):
    """What ``ludoteca admin`` was given."""

    action: str
    text: str
    database: str | None
    subject: str
    days: int | None


def run(options: Options, say: Texts) -> None:
    """Do one thing to the database, whether a server is running or not."""
    from ludoteca.server.causes import cause_of
    from ludoteca.server.refusals import Refusal
    from ludoteca.server.settings import default_database
    from ludoteca.server.storage.database_errors import DATABASE_ERRORS

    read_variables(options, os.environ)
    address = options.database or default_database()
    check_exists(address)
    try:
        for line in asyncio.run(act(address, options, say)):
            print(line)
    except Refusal as refusal:
        raise BadOption(*refusal.sentences) from None
    except DATABASE_ERRORS as error:
        raise BadOption(CliFault.DATABASE_UNUSABLE(detail=cause_of(error))) from None


def check_exists(address: str) -> None:
    """Check that there is a database, instead of creating one.

    Raises:
        BadOption: There is none.
    """
    from sqlalchemy import make_url

    from ludoteca.server.faults import SettingFault
    from ludoteca.server.storage.database import database_kind

    file = make_url(address).database if database_kind(address) == "sqlite" else None
    if file is not None and not Path(file).exists():
        raise BadOption(SettingFault.NO_SUCH_DATABASE(file=file))


async def act(address: str, options: Options, say: Texts) -> list[str]:
    """Do what the options say, and return the lines to print."""
    from ludoteca.server.administration import Administration
    from ludoteca.server.storage.database import Database

    administration = Administration(Database(address))
    try:
        if options.action in ADMIN_QUERIES:
            rows = await _lists(administration)[options.action](options.text)
            return [format_row(row) for row in rows] or [say("admin-none")]
        if options.action == "recovery":
            name, code = await administration.recovery(options.subject)
            return [say("admin-code", name=name, code=code)]
        if options.action == "ban-address":
            days = BAN_DAYS if options.days is None else options.days
            done = await administration.ban_network(options.subject, days)
        else:
            done = await _acts(administration)[options.action](options.subject)
        return [say("admin-done" if done else "admin-waiting")]
    finally:
        await administration.close()


def _lists(administration: "Administration") -> "dict[str, Callable[[str], Awaitable[list[Row[Any]]]]]":
    return {
        "people": administration.find_people,
        "tables": administration.find_tables,
        "reports": lambda _: administration.find_reports(),
        "lines": administration.find_lines,
        "bans": lambda _: administration.find_bans(),
        "log": lambda _: administration.find_acts(),
    }


def _acts(administration: "Administration") -> dict[str, Callable[[str], Awaitable[bool]]]:
    return {
        "mute": administration.mute,
        "unmute": lambda subject: administration.mute(subject, False),
        "ban": administration.ban,
        "unban": administration.unban,
        "rename": administration.rename,
        "delete": administration.delete,
        "close": administration.close_table,
        "remove": administration.remove_line,
        "promote": administration.promote,
        "demote": lambda subject: administration.promote(subject, False),
        "unban-address": administration.unban_network,
        "handled": administration.handle_report,
    }


def format_row(row: "Row[Any]") -> str:
    """Write a row on one line, with the columns that have a value."""
    values = {name: value for name, value in row._mapping.items() if value is not None and value is not False}
    return "  ".join(f"{name}={_format_value(name, value)}" for name, value in values.items())


def _format_value(name: str, value: object) -> str:
    if name in TIME_COLUMNS and isinstance(value, float):
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(value))
    return repr(value) if isinstance(value, str) and not value.isalnum() else str(value)
