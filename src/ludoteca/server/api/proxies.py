"""Proxies and hosts: where a request comes from, and which host name it uses.

Anybody can send ``X-Forwarded-For``.  It is trusted only as far as proxies that the operator has named have
written it: from the right, up to the first address that is not one of theirs.
"""

from collections.abc import Sequence
from ipaddress import ip_address

from ludoteca.server.local_network import EVERYWHERE
from ludoteca.server.settings import Network, Settings

LOCAL_NAMES = ("localhost", "localhost.localdomain", "ip6-localhost")


def read_client_address(peer: str, forwarded: str, trusted: Sequence[Network]) -> str:
    """Return the address of the client: the peer, or the address that trusted proxies report."""
    client = peer
    for hop in reversed(forwarded.split(",")):
        if not is_within(client, trusted) or not is_address(hop.strip()):
            break
        client = hop.strip()
    return client


def is_within(address: str, networks: Sequence[Network]) -> bool:
    if not networks or not is_address(address):
        return False
    ip = ip_address(address)
    return any(ip in network for network in networks)


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_loopback(address: str) -> bool:
    return is_address(address) and ip_address(address).is_loopback


def name_of(host: str) -> str:
    """Return the name or address in a Host header, without its port."""
    if host.startswith("["):
        return host[1:].partition("]")[0].lower()
    return host.partition(":")[0].rstrip(".").lower()


def is_any_host_allowed(settings: Settings) -> bool:
    """Whether the server accepts every host name."""
    return "*" in settings.hosts or (not settings.hosts and settings.host in EVERYWHERE)


def is_host_allowed(host: str, settings: Settings) -> bool:
    """Whether a request may use this host name.

    Otherwise a page could point its own name at this machine and read the answers (DNS rebinding).  That is
    not possible with an address.
    """
    name = name_of(host)
    if not name or is_address(name) or is_any_host_allowed(settings):
        return True
    return name in LOCAL_NAMES or name in {name_of(host) for host in (*settings.hosts, settings.host)}
