"""Requests: who sends them, from which address, and what the controllers share."""

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter

from ludoteca.server.api.proxies import is_loopback, is_within, read_client_address
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.addresses import UNKNOWN, mask_address
from ludoteca.server.messages.fields import Language
from ludoteca.server.refusals import Refusal
from ludoteca.server.services import Services
from ludoteca.server.storage.rows import PersonRow
from ludoteca.server.tables.live_table import LiveTable

TableId = Annotated[str, PathParameter(pattern="^[a-z0-9]{10}$", description="of a table, as in its link")]
SeatPath = Annotated[str, PathParameter(pattern="^p[1-4]$", description="a seat, p1 to p4")]
HttpRequest = Request[Any, Any, Any]  # Litestar's user, token and state are not used here
Connection = ASGIConnection[Any, Any, Any, Any]
GameId = Annotated[str, PathParameter(max_length=40)]
LanguagePath = FromPath[Language]
SignedIn = NamedDependency[PersonRow]  # the person whose token a request carries
FORWARDED = ("x-forwarded-for", "forwarded", "via", "x-real-ip")  # headers of proxies


def services_of(connection: Connection) -> Services:
    services: Services = connection.app.state.services
    return services


async def find_table(request: HttpRequest, table_id: str) -> tuple[Services, LiveTable]:
    """Return the services of the app, and a table with that id.

    Raises:
        Refusal: There is no such table.
    """
    services = services_of(request)
    return services, await services.tables.find(table_id)


def counted_address(connection: Connection) -> str:
    """Return the address under which a request is counted."""
    client = client_address(connection)
    return mask_address(client) if client else UNKNOWN


def client_address(connection: Connection) -> str:
    """Return the address of the client, as trusted proxies report it; empty if there is none."""
    if connection.client is None:
        return ""
    trusted = services_of(connection).settings.trusted_proxies
    forwarded = ",".join(connection.headers.getall("x-forwarded-for", [])) if trusted else ""
    return read_client_address(connection.client.host, forwarded, trusted)


def is_from_here(request: HttpRequest) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    peer = request.client.host if request.client else ""
    is_forwarded = any(name in request.headers for name in FORWARDED)
    is_proxy = is_within(peer, services_of(request).settings.trusted_proxies)
    return is_loopback(peer) and not is_forwarded and not is_proxy


def token_of(request: Connection) -> str:
    """Return the token of a request; empty if it has none."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def person_of(request: Connection) -> PersonRow:
    """Return the person who sends a request; refused without a valid token."""
    services = services_of(request)
    person = await services.people.find_by_token(token_of(request))
    if person is None:
        raise Refusal.of(ServerFault.SIGN_IN)
    services.addresses.note(person.id, counted_address(request))
    return person


async def count_upload(
    request: Connection, person: PersonRow, edition: str | None, record_bytes: int = 0
) -> None:
    """Count what a person uploads, a record and an edition that is not stored yet, or refuse it."""
    services, size = services_of(request), record_bytes
    if edition is not None and not await services.store.has_edition(edition):
        size += len(edition.encode())
    services.request_limits.count_upload(person.id, counted_address(request), size)


async def check_unfinished(request: Connection, person: PersonRow) -> None:
    """Refuse another table to somebody who has too many unfinished ones."""
    services = services_of(request)
    most = services.settings.limits.most_unfinished_tables
    if await services.store.count_unfinished(person.id) >= most:
        raise Refusal.of(ServerFault.TOO_MANY_UNFINISHED, most=most)


def count_table(request: Connection, person: PersonRow, is_listed: bool = False) -> None:
    """Count a table that a person sets up, or refuse it."""
    services_of(request).request_limits.count_table(person.id, counted_address(request), is_listed)
