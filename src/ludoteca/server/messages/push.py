"""Messages about Web Push: subscriptions of browsers, and what is pushed to them."""

from typing import Annotated

from msgspec import Meta, Struct

from ludoteca.server.messages.fields import Language

EndpointText = Annotated[
    str, Meta(min_length=10, max_length=1000, description="the address that a browser gives")
]


class PushKey(Struct):
    """The key of this server for `pushManager.subscribe`, in Base64 for addresses."""

    key: str


class NewSubscription(Struct, forbid_unknown_fields=True):
    """A browser in which you want to be reminded: `endpoint` and `keys` of its `PushSubscription`."""

    endpoint: EndpointText
    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{87}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}$")]
    language: Language = "en"


class SubscriptionEnd(Struct, forbid_unknown_fields=True):
    """A browser in which you do not want to be reminded any more."""

    endpoint: EndpointText


class PushMessage(Struct):
    """What is pushed, encrypted, to a browser."""

    table: str
    title: str
    body: str
    language: Language
