"""Messages about people: guests, registered names, passwords and ratings."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import Language, Password, PersonName


class Guest(Struct, forbid_unknown_fields=True):
    """A new guest, who needs no registration."""

    name: PersonName
    language: Language = "en"


class Registration(Struct, forbid_unknown_fields=True):
    """A name and a password, to register or to sign in."""

    name: PersonName
    passphrase: Password


class PersonChange(Struct, forbid_unknown_fields=True):
    """A new name or language; what is left out stays as it is."""

    name: PersonName | None = None
    language: Language | None = None


class PasswordChange(Struct, forbid_unknown_fields=True):
    """A new password for a registered name.  All earlier tokens are revoked."""

    old: Password
    new: Password


class PasswordCheck(Struct, forbid_unknown_fields=True):
    """The password again, where a stolen token must not be enough."""

    passphrase: Password


class Recovery(Struct, forbid_unknown_fields=True):
    """A new password for a registered name, set with the recovery code."""

    name: PersonName
    code: Annotated[str, Meta(min_length=1, max_length=80)]
    passphrase: Password


class Deletion(Struct, forbid_unknown_fields=True):
    """Delete my account.  `passphrase` is needed if the name is registered."""

    passphrase: Password | None = None


class Person(Struct):
    """A person as others see them."""

    id: str
    name: str
    registered: bool


class Welcome(Struct):
    """Who you are, and your token.  Send it as `Authorization: Bearer <token>`.

    A token is valid until `expires`, in seconds since 1970; `GET /api/people/me` answers with a fresh one.
    `recovery` is a code that sets a new password, shown once after registering or recovering a name.
    An `operator` may use the desk.  `renamed`: an operator has removed your registered name; choose another.
    """

    person: Person
    language: Language
    token: str
    expires: float
    recovery: str | None = None
    operator: bool = False
    renamed: bool = False


class RecoveryCode(Struct):
    """A new recovery code, which replaces the earlier one.  It is shown only once."""

    code: str


class RatingPoint(Struct):
    """A rating after a rated game: mu - 3 sigma, and when, in seconds since 1970."""

    at: float
    rating: float


class GameResults(Struct):
    """How somebody has done in a game.  `rating` is mu - 3 sigma; none before the first rated game."""

    game: str
    played: int
    won: int
    rating: float | None
    curve: list[RatingPoint]  # the latest hundred, the oldest first


class Opponent(Struct):
    """Somebody with whom games were finished: how many, and who ranked higher how often."""

    person: Person
    played: int
    ahead: int
    behind: int


class PersonResults(Struct):
    """What somebody has played.  Of others only rated games are shown, and no opponents."""

    person: Person
    games: list[GameResults]  # the most played first
    opponents: list[Opponent]  # the most frequent first, twenty at most


class Rating(Struct):
    """How well a registered person plays a game, by openskill.  Lists are sorted by mu - 3 sigma."""

    person: Person
    game: str
    mu: float
    sigma: float
    games: int
