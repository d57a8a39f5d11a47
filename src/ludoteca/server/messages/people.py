"""Messages about people: guests, registered names, passphrases and ratings."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import Language, Passphrase, PersonName


class Guest(Struct, forbid_unknown_fields=True):
    """A new guest, who needs no registration."""

    name: PersonName
    language: Language = "en"


class Registration(Struct, forbid_unknown_fields=True):
    """A name and a passphrase, to register or to sign in."""

    name: PersonName
    passphrase: Passphrase


class PersonChange(Struct, forbid_unknown_fields=True):
    """A new name or language; what is left out stays as it is."""

    name: PersonName | None = None
    language: Language | None = None


class PassphraseChange(Struct, forbid_unknown_fields=True):
    """A new passphrase for a registered name.  All earlier tokens are revoked."""

    old: Passphrase
    new: Passphrase


class PassphraseCheck(Struct, forbid_unknown_fields=True):
    """The passphrase again, where a stolen token must not be enough."""

    passphrase: Passphrase


class Recovery(Struct, forbid_unknown_fields=True):
    """A new passphrase for a registered name, set with the recovery code."""

    name: PersonName
    code: Annotated[str, Meta(min_length=1, max_length=80)]
    passphrase: Passphrase


class Deletion(Struct, forbid_unknown_fields=True):
    """Delete my account.  `passphrase` is needed if the name is registered."""

    passphrase: Passphrase | None = None


class Person(Struct):
    """A person as others see them."""

    id: str
    name: str
    registered: bool


class Welcome(Struct):
    """Who you are, and your token.  Send it as `Authorization: Bearer <token>`.

    A token is valid until `expires`, in seconds since 1970; `GET /api/people/me` answers with a fresh one.
    `recovery` is a code that sets a new passphrase, shown once after registering or recovering a name.
    """

    person: Person
    language: Language
    token: str
    expires: float
    recovery: str | None = None


class RecoveryCode(Struct):
    """A new recovery code, which replaces the earlier one.  It is shown only once."""

    code: str


class Rating(Struct):
    """How well a registered person plays a game, by openskill.  Lists are sorted by mu - 3 sigma."""

    person: Person
    game: str
    mu: float
    sigma: float
    games: int
