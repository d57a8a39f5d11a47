"""Socket limits: what all sockets of one person, and of one address, may ask for together.

Each socket has limits of its own.  They are no use against somebody who opens many sockets.
"""

from collections.abc import Callable
from weakref import WeakValueDictionary

from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.settings import Limits


class WaitingBytes:
    """Counts the bytes that wait for the clients of one address."""

    __slots__ = ("__weakref__", "most", "total")

    def __init__(self, most: int) -> None:
        self.most = most
        self.total = 0


class SocketLimits:
    """Limits that several sockets share."""

    def __init__(self, limits: Limits, check_address: Callable[[str], None] | None = None) -> None:
        self._check_address = check_address
        self._by_person = RateLimit("requests", limits.message_person)
        self._by_address = RateLimit("requests", limits.message_address, is_shared=True)
        self._most_bytes = limits.waiting_message_address_bytes
        self._waiting: WeakValueDictionary[str, WaitingBytes] = WeakValueDictionary()

    def check_address(self, address: str) -> None:
        """Refuse a client whose network was banned."""
        if self._check_address is not None:
            self._check_address(address)

    def count_message(self, person_id: str, address: str) -> None:
        """Count a message for a person, if the client has said who that is, and for an address."""
        if person_id:
            self._by_person.take(person_id)
        self._by_address.take(address)

    def waiting_bytes(self, address: str) -> WaitingBytes:
        """Return the count of an address; it is forgotten with its last socket."""
        return self._waiting.setdefault(address, WaitingBytes(self._most_bytes))
