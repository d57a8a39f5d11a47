"""Request limits: what each person and each address may ask for over HTTP and sockets."""

from collections.abc import Iterator
from contextlib import contextmanager

from ludoteca.server.limits.addresses import NetworkAddress, mask_network
from ludoteca.server.limits.rates import ConcurrencyLimit, RateLimit
from ludoteca.server.settings import Limits


class RequestLimits:
    """All limits on requests of one server process."""

    def __init__(self, limits: Limits) -> None:
        self.requests = RateLimit("requests", limits.request, is_shared=True)
        self.guests = RateLimit("guests", limits.guest, is_shared=True)
        self.reports = RateLimit("reports", limits.report)
        self._subscriptions = RateLimit("subscriptions", limits.subscription)
        self._tables = RateLimit("tables", limits.table)
        self._address_tables = RateLimit("tables", limits.table_address, is_shared=True)
        self._listed_tables = RateLimit("tables", limits.listed_table, is_shared=True)
        self._uploads = RateLimit("uploads", limits.upload_byte)
        self._passwords = RateLimit("passwords", limits.password, is_shared=True)
        self._hashing = ConcurrencyLimit("passwords", limits.password.at_once, is_shared=True)
        self._network_passwords = RateLimit("passwords", limits.password_network, is_shared=True)
        self._network_hashing = ConcurrencyLimit("passwords", limits.password_network.at_once, is_shared=True)
        self._sockets = ConcurrencyLimit("sockets", limits.socket_at_once, is_shared=True)

    def count_table(self, person_id: str, address: str, is_listed: bool = False) -> None:
        """Count a new table of a person, or refuse it."""
        if is_listed:
            self._listed_tables.take(address)
        self._tables.take(person_id)
        self._address_tables.take(address)

    def count_upload(self, person_id: str, address: str, size: int) -> None:
        """Count bytes that are stored for a person, or refuse them."""
        for client in (f"at {address}", person_id) if size else ():
            self._uploads.take(client, size)

    def count_subscription(self, person_id: str, address: str) -> None:
        """Count a browser in which somebody wants to be reminded, or refuse it."""
        for client in (f"at {address}", person_id):
            self._subscriptions.take(client)

    @contextmanager
    def hold_socket(self, address: str) -> Iterator[None]:
        """Count a socket while it is open; refuse too many at once, or in a short time."""
        self.requests.take(address)
        with self._sockets.hold(address):
            yield

    @contextmanager
    def hold_password(self, address: str) -> Iterator[NetworkAddress]:
        """Count a password while it is hashed; refuse too many at once, or in a short time.

        Whoever has an IPv6 network has thousands of addresses, so the network counts too.
        """
        source = NetworkAddress(mask_network(address), address)
        self._passwords.take(address)
        self._network_passwords.take(source.network)
        with self._hashing.hold(address), self._network_hashing.hold(source.network):
            yield source
