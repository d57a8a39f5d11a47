"""The local network: the addresses under which other devices at home reach this machine."""

import socket
from contextlib import suppress
from ipaddress import ip_address

EVERYWHERE = ("0.0.0.0", "::", "")  # addresses to listen on that cannot be used as names
# Addresses for documentation, which nobody has.  Nothing is sent there: the system only says which of its own
# addresses it would send from.
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}


def url_of(host: str, port: int) -> str:
    """Return the address of a server, as browsers want it."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_url(host: str, port: int) -> str:
    """Return the address under which a browser on this machine reaches a server that listens on ``host``."""
    own = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
    return url_of(own.get(host, host), port)


def shared_urls(host: str, port: int) -> list[str]:
    """Return the addresses where others reach a server that listens on ``host``; none if they cannot."""
    families = (socket.AF_INET6,) if host == "::" else (socket.AF_INET,)
    found = [sending_address(family) for family in families] if host in EVERYWHERE else [host]
    return [url_of(address, port) for address in found if address and is_shared(address)]


def sending_address(family: socket.AddressFamily) -> str:
    """Return the address from which this machine sends to others; empty if it is in no network."""
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))
        return str(probe.getsockname()[0])
    return ""


def is_shared(host: str) -> bool:
    """Whether a name or an address means the same machine for others."""
    try:
        address = ip_address(host)
    except ValueError:
        return host != "localhost"
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)
