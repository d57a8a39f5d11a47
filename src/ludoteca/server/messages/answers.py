"""Short answers: accepted, refused, healthy."""

from typing import Literal

from msgspec import Struct


class Accepted(Struct, tag="accepted", tag_field="type"):
    """Your request with this id is on disk, as the log entry `number`."""

    id: str
    number: int


class Refused(Struct, tag="refused", tag_field="type"):
    """Your request with this id is not possible; `reason` is for programs, `message` for people.

    It may be possible after `retry_after` seconds.
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
