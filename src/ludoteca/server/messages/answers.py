"""Short answers of the server: accepted, refused, healthy."""

from typing import Literal

from msgspec import Struct


class Accepted(Struct, tag="accepted", tag_field="type"):
    """What you asked under this id has been written down as that line of the log."""

    id: str
    number: int


class Refused(Struct, tag="refused", tag_field="type"):
    """What you asked under this id is not possible; `reason` is for programs, `message` for people.

    After `retry_after` seconds it may be possible.
    """

    reason: str
    message: str
    id: str | None = None
    legal: list[str] | None = None
    retry_after: int | None = None


class Health(Struct):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str
    tables: int
    sockets: int
    bots_ready: list[str]
