"""Messages about agreements and moderation."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import PLAIN, EntryNumber, SeatName

PersonId = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z0-9]+$")]


class Agreement(Struct, forbid_unknown_fields=True):
    """Whether you agree; `false` declines, or withdraws an earlier answer."""

    agree: bool = True


class PersonChoice(Struct, forbid_unknown_fields=True):
    """A person, by their id."""

    who: PersonId


class Mute(Struct, forbid_unknown_fields=True):
    """A person who may not chat at this table any more, or (`muted` false) may again."""

    who: PersonId
    muted: bool = True


class NewReport(Struct, forbid_unknown_fields=True):
    """A report to the operator about a chat line, by its number, or the name of a seat."""

    number: EntryNumber | None = None
    seat: SeatName | None = None
    reason: Annotated[str, Meta(max_length=500, pattern=PLAIN)] = ""


class ReportReceipt(Struct):
    """The id of a stored report."""

    id: str
