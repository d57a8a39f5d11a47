"""People over HTTP: guests, registered names and ratings."""

from typing import Annotated

from litestar import Controller
from litestar.di import Provide
from litestar.params import JSONBody, PathParameter

import ludoteca
from ludoteca.server.api.handlers import SIGNED_IN, act, delete, get, patch, post
from ludoteca.server.api.requests import (
    GameId,
    HttpRequest,
    SignedIn,
    counted_address,
    person_of,
    services_of,
)
from ludoteca.server.faults import ServerFault
from ludoteca.server.games.descriptions import unknown_game
from ludoteca.server.messages.people import (
    Deletion,
    Guest,
    PasswordChange,
    PasswordCheck,
    Person,
    PersonChange,
    PersonResults,
    Rating,
    Recovery,
    RecoveryCode,
    Registration,
    Welcome,
)
from ludoteca.server.people.results import results_of
from ludoteca.server.refusals import Refusal

PersonId = Annotated[str, PathParameter(pattern="^[a-z0-9]{12}$", description="of a person")]


class PeopleController(Controller):
    """Accounts of people."""

    path = "/api/people"
    tags = ("people",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    @post("/", summary="Sign in as a guest")
    async def enter(self, request: HttpRequest, data: JSONBody[Guest]) -> Welcome:
        """A guest needs only a name.  Keep the token, and fetch `/api/people/me` at each visit."""
        services = services_of(request)
        address = counted_address(request)
        services.request_limits.guests.take(address)
        welcome = await services.people.enter(data)
        services.addresses.note(welcome.person.id, address)
        return welcome

    @get("/me", security=SIGNED_IN, summary="Who am I")
    async def me(self, request: HttpRequest, person: SignedIn) -> Welcome:
        """The answer has a fresh token.  Replace yours with it at each visit: tokens expire."""
        return await services_of(request).people.change(person, PersonChange())

    @patch("/me", security=SIGNED_IN, summary="Change my name or language")
    async def change(self, request: HttpRequest, person: SignedIn, data: JSONBody[PersonChange]) -> Welcome:
        return await services_of(request).people.change(person, data)

    @act("/me/register", security=SIGNED_IN, summary="Register a name")
    async def register(self, request: HttpRequest, person: SignedIn, data: JSONBody[Registration]) -> Welcome:
        """A registered name has ratings and is the same on all devices.

        Show `recovery` to the person now: it is the only way back without the password.
        """
        services = services_of(request)
        with services.request_limits.hold_password(counted_address(request)) as source:
            return await services.people.register(person, data, source)

    @act("/me/sign-out-everywhere", security=SIGNED_IN)
    async def sign_out(self, request: HttpRequest, person: SignedIn) -> Welcome:
        """Revoke all tokens, those of seats too.  The new one is for this device."""
        services = services_of(request)
        welcome = await services.people.sign_out_everywhere(person)
        services.revocation.disconnect(person.id)
        return welcome

    @act("/me/passphrase", security=SIGNED_IN, summary="Change my password")
    async def change_password(
        self, request: HttpRequest, person: SignedIn, data: JSONBody[PasswordChange]
    ) -> Welcome:
        """Revoke all tokens.  The new one is for this device."""
        services = services_of(request)
        with services.request_limits.hold_password(counted_address(request)) as source:
            welcome = await services.people.change_password(person, data.old, data.new, source)
        services.revocation.disconnect(person.id)
        return welcome

    @act("/me/recovery", security=SIGNED_IN)
    async def renew_recovery(
        self, request: HttpRequest, person: SignedIn, data: JSONBody[PasswordCheck]
    ) -> RecoveryCode:
        """Make a new recovery code.  It is shown only once."""
        services = services_of(request)
        with services.request_limits.hold_password(counted_address(request)) as source:
            return await services.people.renew_recovery(person, data.passphrase, source)

    @act("/recover", summary="Set a new password with a recovery code")
    async def recover(self, request: HttpRequest, data: JSONBody[Recovery]) -> Welcome:
        """A code works once; `recovery` in the answer is the next one.  All devices must sign in again."""
        services = services_of(request)
        with services.request_limits.hold_password(counted_address(request)) as source:
            person, welcome = await services.people.recover(data, source)
        services.revocation.disconnect(person)
        return welcome

    @delete("/me", security=SIGNED_IN, status_code=204, summary="Delete my account")
    async def delete_account(
        self, request: HttpRequest, person: SignedIn, data: JSONBody[Deletion | None] = None
    ) -> None:
        """Name, password, ratings and chat are deleted, and tables without other people.

        In games with others the moves stay, without your name.
        """
        services = services_of(request)
        if person.is_registered:
            with services.request_limits.hold_password(counted_address(request)) as source:
                await services.people.check_password(person, data.passphrase if data else None, source)
        await services.person_deletion.delete(person.id)

    @act("/sign-in", summary="Sign in with a registered name")
    async def sign_in(self, request: HttpRequest, data: JSONBody[Registration]) -> Welcome:
        services = services_of(request)
        with services.request_limits.hold_password(counted_address(request)) as source:
            return await services.people.sign_in(data, source)

    @get("/me/results", security=SIGNED_IN, summary="What I have played")
    async def my_results(self, request: HttpRequest, person: SignedIn) -> PersonResults:
        return await results_of(services_of(request).database, person, is_private=True)

    @get("/{other:str}/results", summary="Rated games of a registered person")
    async def results(self, request: HttpRequest, other: PersonId) -> PersonResults:
        services = services_of(request)
        row = await services.store.person(other)
        if row is None or not row.is_registered:
            raise Refusal.of(ServerFault.NO_SUCH_PERSON, person=other)
        return await results_of(services.database, row, is_private=False)

    @get("/ratings/{game:str}", summary="The best players of a game")
    async def ratings(self, request: HttpRequest, game: GameId) -> list[Rating]:
        if game not in ludoteca.game_names():
            raise unknown_game(game)
        best = await services_of(request).store.ratings(game)
        return [
            Rating(Person(rating.person, name, True), game, rating.mu, rating.sigma, rating.games)
            for name, rating in best
        ]
