"""Messages about people: guests, registered names, passphrases and ratings."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import Language, Passphrase, PersonName


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody new, without registration."""

    name: PersonName
    language: Language = "en"


class Registration(Struct, forbid_unknown_fields=True):
    """A name to be known by on every device, for ratings."""

    name: PersonName
    passphrase: Passphrase


class PersonChange(Struct, forbid_unknown_fields=True):
    """What a guest or registered person changes about themselves."""

    name: PersonName | None = None
    language: Language | None = None


class PassphraseChange(Struct, forbid_unknown_fields=True):
    """Another passphrase for a registered name; every token given out before is worthless."""

    old: Passphrase
    new: Passphrase


class PassphraseCheck(Struct, forbid_unknown_fields=True):
    """The passphrase once more, for what a stolen token must not be enough for."""

    passphrase: Passphrase


class Recovery(Struct, forbid_unknown_fields=True):
    """A new passphrase for a registered name whose old one is lost, with the recovery code."""

    name: PersonName
    code: Annotated[str, Meta(min_length=1, max_length=80)]
    passphrase: Passphrase


class Deletion(Struct, forbid_unknown_fields=True):
    """Delete my account.  `passphrase` is needed if the name is registered."""

    passphrase: Passphrase | None = None


class Person(Struct):
    """Somebody, as others see them."""

    id: str
    name: str
    registered: bool


class Welcome(Struct):
    """Who you are now, and the token that says so.  Send it as `Authorization: Bearer <token>`.

    A token is good until `expires`, in seconds since 1970; `GET /api/people/me` answers with a fresh one.
    `recovery` is a code that sets a new passphrase; it is shown once, after registering or recovering a name.
    """

    person: Person
    language: Language
    token: str
    expires: float
    recovery: str | None = None


class RecoveryCode(Struct):
    """A new recovery code; the one before is worthless.  It is shown this once."""

    code: str


class Rating(Struct):
    """How well a registered person plays a game, by openskill: skill is surely above mu - 3 sigma."""

    person: Person
    game: str
    mu: float
    sigma: float
    games: int
