"""The HTTP interface: what can be asked for, by whom, and what comes back."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, PathParameter
from sqlalchemy import Row

from ludoteca.server.api.proxies import client_of
from ludoteca.server.limits.addresses import UNKNOWN, network_of
from ludoteca.server.messages.answers import Refused
from ludoteca.server.messages.fields import Language
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services

TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{10}$", description="of a table, as in its link")]
Place = Annotated[str, PathParameter(pattern="^p[1-4]$", description="a seat, p1 to p4")]
Ask = Request[Any, Any, Any]
GameId = Annotated[str, PathParameter(max_length=40)]
Tongue = FromPath[Language]
Asker = NamedDependency[Row[Any]]  # the person whose token a request carries
REASONS = {
    400: "the request is not what this document describes",
    401: "a token is needed, or it is not good any more",
    403: "that is not yours",
    404: "there is no such thing",
    405: "not this method",
    409: "not now",
    413: "too much at once",
    422: "understood, but the rules or limits of a game forbid it",
    429: "too often; wait a moment",
    503: "not ready yet, or too busy; try again",
}
REFUSALS = {
    status: ResponseSpec(Refused, generate_examples=False, description=reason)
    for status, reason in REASONS.items()
}
SIGNED: list[dict[str, list[str]]] = [{"person": []}]


def services_of(connection: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services: Services = connection.app.state.services
    return services


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address that a request is counted under."""
    client = client_address(connection)
    return network_of(client) if client else UNKNOWN


def client_address(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The address of the client, behind proxies that the operator trusts; empty if it has none."""
    if connection.client is None:
        return ""
    trusted = services_of(connection).settings.trusted_proxies
    forwarded = ",".join(connection.headers.getall("x-forwarded-for", [])) if trusted else ""
    return client_of(connection.client.host, forwarded, trusted)


def token_of(request: Request[Any, Any, Any]) -> str:
    """The token that a request carries, empty if none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def person_of(request: Request[Any, Any, Any]) -> Row[Any]:
    """Who asks; refused if a request does not say so."""
    services = services_of(request)
    person = await services.people.of_token(token_of(request))
    if person is None:
        raise Refusal(401, "who-are-you", "send the token that you were given: Authorization: Bearer ...")
    services.addresses.saw(person.id, address_of(request))
    return person
