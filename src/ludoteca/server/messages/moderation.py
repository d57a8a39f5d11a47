"""Messages about agreements and moderation, over HTTP."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import PLAIN, Number, SeatName

PersonId = Annotated[str, Meta(min_length=1, max_length=20, pattern="^[a-z0-9]+$")]


class Agreement(Struct, forbid_unknown_fields=True):
    """Whether you agree; `false` declines, or takes back what you have said before."""

    agree: bool = True


class PersonChoice(Struct, forbid_unknown_fields=True):
    """Which person you mean, by their id."""

    who: PersonId


class Mute(Struct, forbid_unknown_fields=True):
    """Who may not chat at this table any more; with `muted` false they may again."""

    who: PersonId
    muted: bool = True


class NewReport(Struct, forbid_unknown_fields=True):
    """What the operator should look at: a chat line by its number, or the name of a seat."""

    number: Number | None = None
    seat: SeatName | None = None
    reason: Annotated[str, Meta(max_length=500, pattern=PLAIN)] = ""


class ReportReceipt(Struct):
    """The report is stored for the operator."""

    id: str
