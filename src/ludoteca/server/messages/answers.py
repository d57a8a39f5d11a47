"""Short answers: accepted, refused, healthy."""

from typing import Literal

from msgspec import Struct


class Accepted(Struct, tag="accepted", tag_field="type"):
    """Your request with this id is on disk, as the log entry `number`."""

    id: str
    number: int


class Said(Struct):
    """A sentence: the code of a text in `errors.<language>.ftl`, and the facts that fill it in."""

    code: str
    facts: dict[str, str | int | float] = {}


class Refused(Struct, tag="refused", tag_field="type"):
    """Your request with this id is not possible; `reason` is for programs, `sentences` for people.

    `message` is all sentences in English.  It may be possible after `retry_after` seconds.
    """

    reason: str
    message: str
    id: str | None = None
    legal: list[str] | None = None
    retry_after: int | None = None
    sentences: list[Said] = []


class Nearby(Struct):
    """The addresses of this server for other devices in the network; none if it is for this one only.

    `command` starts it for the network.
    """

    addresses: list[str]
    command: str


class Health(Struct):
    """Whether the server can do its work."""

    status: Literal["ok"]
    version: str
    api: int
    tables: int
    sockets: int
    bots_ready: list[str]
