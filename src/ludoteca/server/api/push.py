"""Web Push over HTTP: browsers in which people want to be reminded of their tables."""

from litestar import Controller
from litestar.di import Provide
from litestar.params import JSONBody

from ludoteca.server.api.handlers import SIGNED_IN, command, delete, get
from ludoteca.server.api.requests import (
    HttpRequest,
    SignedIn,
    counted_address,
    person_of,
    services_of,
)
from ludoteca.server.messages.push import NewSubscription, PushKey, SubscriptionEnd


class PushController(Controller):
    """Subscriptions of browsers."""

    path = "/api/push"
    tags = ("people",)
    dependencies = {"person": Provide(person_of)}  # noqa: RUF012

    @get("/key", summary="The server's key for Web Push")
    async def key(self, request: HttpRequest) -> PushKey:
        return PushKey(await services_of(request).reminder_sender.public_key())

    @command("/subscriptions", security=SIGNED_IN)
    async def subscribe(
        self, request: HttpRequest, person: SignedIn, data: JSONBody[NewSubscription]
    ) -> None:
        """Be reminded in this browser when it is your turn, a game is over, or others want a rematch.

        Only while you are not at that table, and once until you come back.  Signing out everywhere ends it.
        """
        services = services_of(request)
        services.request_limits.count_subscription(person.id, counted_address(request))
        await services.reminder_sender.subscriptions.add(person, data)

    @delete("/subscriptions", security=SIGNED_IN)
    async def unsubscribe(
        self, request: HttpRequest, person: SignedIn, data: JSONBody[SubscriptionEnd]
    ) -> None:
        """Be reminded in this browser no longer."""
        await services_of(request).reminder_sender.subscriptions.remove(person.id, data.endpoint)
