"""Addresses: where people connect from, so that work can be charged to an address too.

They are held in memory and never written to a log.  ``people/last_addresses.py`` stores the last one of each
person for operators.
"""

import time
from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

REMEMBERED = 20_000  # people; the one seen least recently is forgotten first
UNKNOWN = "unknown"  # the address of people who have not connected since the server started
REVISIT_SECONDS = 3600.0  # after which a visit from the same address counts as a change
CUSTOMER_BITS = 48  # leading bits of the IPv6 addresses that one customer may have
SUBSCRIBER_BITS = 64  # leading bits of an IPv6 address; a subscriber can choose the rest


@lru_cache(maxsize=4096)
def mask_address(host: str) -> str:
    """Return the address that limits count by; for IPv6 the network of one subscriber."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((address, SUBSCRIBER_BITS), strict=False).network_address)


@lru_cache(maxsize=4096)
def mask_network(address: str) -> str:
    """Return the network that an address of limits belongs to: for IPv6 that of one customer, often /48."""
    try:
        return str(ip_network((IPv6Address(address), CUSTOMER_BITS), strict=False).network_address)
    except ValueError:
        return address


class NetworkAddress(NamedTuple):
    """An address as limits count it, in the network of one customer."""

    network: str
    address: str


class Addresses:
    """The last address of each person, and which of them have changed."""

    def __init__(self) -> None:
        self._last: OrderedDict[str, tuple[str, float]] = OrderedDict()  # with the time of the last change
        self._changed: dict[str, str] = {}

    def note(self, person_id: str, address: str) -> None:
        now, last = time.monotonic(), self._last.get(person_id)
        if last is None or last[0] != address or last[1] < now - REVISIT_SECONDS:
            self._last[person_id] = address, now
            self._changed[person_id] = address
        self._last.move_to_end(person_id)
        if len(self._last) > REMEMBERED:
            forgotten, _ = self._last.popitem(last=False)
            self._changed.pop(forgotten, None)

    def of(self, person_id: str) -> str:
        return self.find(person_id) or UNKNOWN

    def find(self, person_id: str) -> str | None:
        last = self._last.get(person_id)
        return None if last is None else last[0]

    def take_changed(self) -> dict[str, str]:
        """Return the addresses that have changed since the last time."""
        changed, self._changed = self._changed, {}
        return changed

    def put_back(self, changed: dict[str, str]) -> None:
        """Note changes again, because they could not be stored."""
        self._changed = changed | self._changed
