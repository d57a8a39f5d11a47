"""Addresses: where people connect from, so that work can be charged to an address too.

They are held in memory only and never written to the database or a log.
"""

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

REMEMBERED = 20_000  # people; the one seen least recently is forgotten first
UNKNOWN = "unknown"  # the address of people who have not connected since the server started
SUBSCRIBER = 64  # leading bits of an IPv6 address; a subscriber can choose the rest


@lru_cache(maxsize=4096)
def mask_address(host: str) -> str:
    """The address that limits count by; for IPv6 the network of one subscriber."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, SUBSCRIBER), strict=False).network_address)


class Addresses:
    """The last address of each person."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, str] = OrderedDict()

    def note(self, person_id: str, address: str) -> None:
        self._last[person_id] = address
        self._last.move_to_end(person_id)
        if len(self._last) > REMEMBERED:
            self._last.popitem(last=False)

    def of(self, person_id: str) -> str:
        return self._last.get(person_id, UNKNOWN)
