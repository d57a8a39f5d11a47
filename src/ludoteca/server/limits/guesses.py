"""Guesses: wrong passwords for one name, which somebody may try from many addresses.

They slow down first the network that they come from, and then, much later, everybody who signs in under that
name.  The address where its owner was seen last is exempt from that, so that strangers cannot lock them out.
"""

from ludoteca.server.limits.addresses import Addresses, NetworkAddress
from ludoteca.server.limits.rates import RateLimit
from ludoteca.server.settings import Limits


class Guesses:
    """Counts wrong passwords."""

    def __init__(self, limits: Limits, addresses: Addresses) -> None:
        self._addresses = addresses
        self._by_network = RateLimit("passwords", limits.guess)
        self._by_name = RateLimit("passwords", limits.guess_name)

    def check(self, name: str, person_id: str | None, source: NetworkAddress) -> None:
        """Refuse a sign-in under a name for which there were too many wrong passwords."""
        self._by_network.check(f"{source.network} {name}")
        if person_id is None or self._addresses.find(person_id) != source.address:
            self._by_name.check(name)

    def count(self, name: str, source: NetworkAddress) -> None:
        """Count a wrong password."""
        self._by_network.reserve(f"{source.network} {name}")
        self._by_name.reserve(name)
