"""Messages of the operator's desk.  Times are in seconds since 1970."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import PLAIN, Password

Days = Annotated[int, Meta(ge=0, le=3650, description="0 for ever")]
Reason = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
NetworkText = Annotated[
    str, Meta(min_length=1, max_length=50, description="an address, or a range such as 203.0.113.0/24")
]
Standing = Literal["muted", "banned", "deleted"]


class MutePerson(Struct, forbid_unknown_fields=True):
    """Whether a person may not chat at any table."""

    muted: bool = True


class BanPerson(Struct, forbid_unknown_fields=True):
    """Whether a person is kept out.

    With `address` the network that they came from last is banned too, for `days`.
    """

    banned: bool = True
    address: bool = False
    days: Days = 7


class DeletePerson(Struct, forbid_unknown_fields=True):
    """Delete a person.  The operator's own password is needed: a stolen token must not be enough."""

    passphrase: Password


class BanNetwork(Struct, forbid_unknown_fields=True):
    """A network from which nobody can use the server any more."""

    network: NetworkText
    days: Days = 7
    reason: Reason = ""


class DeskPerson(Struct):
    """A person as operators see them, with the network address that they came from in the last days."""

    id: str
    name: str
    registered: bool
    operator: bool
    standing: Standing | None
    seen: float
    address: str | None


class DeskLine(Struct):
    """Something that was said at a table."""

    table: str
    number: int
    at: float
    person: str
    name: str
    text: str
    removed: bool


class DeskReport(Struct):
    """A report: `about` is the number of a chat line, or a seat, whose name was reported."""

    id: str
    table: str
    about: str
    person: str | None
    name: str | None
    text: str | None
    reporter: str
    reason: str
    at: float


class DeskTable(Struct):
    """A table with the names of those who sit there."""

    id: str
    game: str
    state: str
    owner: str
    names: list[str]
    at: float


class DeskBan(Struct):
    """A banned network; `until` is null if the ban does not end."""

    id: str
    network: str
    reason: str
    at: float
    until: float | None


class DeskAct(Struct):
    """What an operator did; `operator` is null for the command line."""

    at: float
    operator: str | None
    act: str
    subject: str
