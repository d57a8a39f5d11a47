"""Endpoints: the addresses of push services, which browsers give us.

Anybody can send any address, so a server that posts to it must not become a way into its own network: the
address must be https on the usual port, and its name must stand for public addresses.  The connection goes to
the address that was checked, whatever the name stands for a moment later.
"""

import asyncio
import re
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from ludoteca.server.faults import ServerFault
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import Network

HTTPS = 443
RESOLVE_SECONDS = 5.0  # to find the address of a name
PRINTABLE = re.compile(r"[!-~]+")  # characters of an address; ``urlsplit`` would drop line breaks silently
NAT64 = IPv6Network("64:ff9b::/96")  # holds IPv4 addresses
# Reserved networks that some versions of ``ipaddress`` call public: for protocols, relays and documentation.
RESERVED = (IPv4Network("192.0.0.0/24"), IPv4Network("192.88.99.0/24"), IPv6Network("3fff::/20"))


@dataclass(frozen=True)
class Endpoint:
    """Where to post messages: the parts of an address."""

    url: str
    scheme: str
    host: str
    port: int

    @property
    def origin(self) -> str:
        """The origin as push services read it: without the usual port."""
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{name}" + ("" if self.port == HTTPS else f":{self.port}")


def read_endpoint(url: str, allowed: tuple[Network, ...] = ()) -> Endpoint:
    """Return the parts of an address.

    Raises:
        Refusal: It is not https, and no local networks are ``allowed``.
    """
    try:
        parts = urlsplit(url)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError:
        raise Refusal.of(ServerFault.PUSH_ENDPOINT, host="") from None
    schemes = ("https", "http") if allowed else ("https",)
    is_printable = PRINTABLE.fullmatch(url) is not None
    is_plain = parts.username is None and parts.password is None and not parts.fragment and is_printable
    if parts.scheme not in schemes or not host or not is_plain or (port not in (None, HTTPS) and not allowed):
        raise Refusal.of(ServerFault.PUSH_ENDPOINT, host=host)
    return Endpoint(url, parts.scheme, host, port or (HTTPS if parts.scheme == "https" else 80))


async def resolve(endpoint: Endpoint, allowed: tuple[Network, ...] = ()) -> str:
    """Return an address of the endpoint's host.

    Raises:
        Refusal: One of its addresses is not public.
        OSError: It has none.
    """
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(RESOLVE_SECONDS):
        answers = await loop.getaddrinfo(endpoint.host, endpoint.port, type=socket.SOCK_STREAM)
    addresses = [str(info[4][0]).partition("%")[0] for info in answers]
    good = [address for address in addresses if is_reachable(ip_address(address), endpoint.scheme, allowed)]
    if not good or len(good) < len(addresses):
        raise Refusal.of(ServerFault.PUSH_ENDPOINT, host=endpoint.host)
    return good[0]


def is_reachable(
    address: IPv4Address | IPv6Address, scheme: str = "https", allowed: tuple[Network, ...] = ()
) -> bool:
    """Whether messages may be sent to an address: a public one, or one that the operator allows."""
    if any(address in network for network in allowed):
        return True
    inner = inner_address(address)
    is_local = isinstance(inner, IPv6Address) and inner.is_site_local
    is_reserved = inner.is_reserved or any(inner in network for network in RESERVED)
    is_public = inner.is_global and not is_local and not inner.is_multicast and not is_reserved
    return scheme == "https" and is_public


def inner_address(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """Return the IPv4 address that an IPv6 address stands for, or the address itself."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    return address.ipv4_mapped or address.sixtofour or (address.teredo or (None, None))[1] or address
