"""``ludoteca admin``: people, tables and reports of a server, for its operator."""

import argparse
import asyncio
import os
import time
from pathlib import Path
from typing import Any

from ludoteca.cli.arguments import ADMIN_LISTS
from ludoteca.cli.variables import fill
from ludoteca.core.errors import BadOption
from ludoteca.core.texts import Texts

MOMENTS = ("seen", "updated", "created")  # columns that are times


def run(options: argparse.Namespace, say: Texts) -> None:
    """One act on the database, beside a running server or without one."""
    from ludoteca.server.refusals import DATABASE_ERRORS, Refusal, cause_of
    from ludoteca.server.settings import default_database

    fill(options, os.environ)
    address = options.database or default_database()
    check_there(address)
    try:
        for line in asyncio.run(acted(address, options, say)):
            print(line)
    except Refusal as refusal:
        raise BadOption(refusal.message) from None
    except DATABASE_ERRORS as error:
        raise BadOption(f"the database cannot be used: {cause_of(error)}; is it of this release?") from None


def check_there(address: str) -> None:
    """Do not make a new database where none is."""
    from sqlalchemy import make_url

    from ludoteca.server.storage.database import database_kind

    try:
        file = make_url(address).database if database_kind(address) == "sqlite" else None
    except ValueError as error:
        raise BadOption(str(error)) from None
    if file is not None and not Path(file).exists():
        raise BadOption(f"there is no database {file}")


async def acted(address: str, options: argparse.Namespace, say: Texts) -> list[str]:
    """What there is to say after it is done."""
    from ludoteca.server.administration import Administration

    administration = Administration(address)
    try:
        if options.action in ADMIN_LISTS:
            rows = await getattr(administration, f"find_{options.action}")(options.text)
            return [listed(row) for row in rows] or [say("admin-none")]
        if options.action == "recovery":
            name, code = await administration.recovery(options.subject)
            return [say("admin-code", name=name, code=code)]
        done = await _acts(administration)[options.action](options.subject)
        return [say("admin-done" if done else "admin-waiting")]
    finally:
        await administration.close()


def _acts(administration: Any) -> dict[str, Any]:
    return {
        "mute": administration.mute,
        "unmute": lambda subject: administration.mute(subject, False),
        "ban": administration.ban,
        "unban": administration.unban,
        "delete": administration.delete,
        "close": administration.close_table,
        "handled": administration.handle_report,
    }


def listed(row: Any) -> str:
    """A row on one line: names of columns and values that are there."""
    shown = {name: _shown(name, value) for name, value in row._mapping.items()}
    return "  ".join(f"{name}={value}" for name, value in shown.items() if value not in ("None", "False"))


def _shown(name: str, value: Any) -> str:
    if name in MOMENTS and value is not None:
        return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(value))
    return repr(value) if isinstance(value, str) and not value.isalnum() else str(value)
