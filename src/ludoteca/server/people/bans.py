"""Bans of networks, from which nobody can use the server.

Every process holds them in memory and reads them again twice a second, so a new ban works everywhere within a
second, on open sockets too.
"""

import time
from collections.abc import Callable
from ipaddress import IPv4Network, IPv6Address, ip_address, ip_network

from sqlalchemy import delete, or_, select

from ludoteca.server.cluster.notices import BansChanged, NoticeSender
from ludoteca.server.faults import ServerFault
from ludoteca.server.limits.addresses import SUBSCRIBER_BITS
from ludoteca.server.periodic_jobs import PeriodicJobs
from ludoteca.server.refusals import Refusal
from ludoteca.server.settings import DAY, Network
from ludoteca.server.storage import schema
from ludoteca.server.storage.database import Database, FoundRow
from ludoteca.server.storage.ids import new_id

WIDEST = {4: 16, 6: 32}  # fewest leading bits of a network: a wider ban would hit a whole country
INTERVAL_SECONDS = 0.5  # between two readings
MOST_BANS = 10_000  # that a process holds in memory
REMEMBERED = 10_000  # addresses that were looked up
bans = schema.bans


def read_network(text: str) -> Network:
    """Return a network from an address or a range.

    An IPv6 address stands for the network of its subscriber, as in all limits.

    Raises:
        Refusal: It is not a network, or too wide to be banned.
    """
    try:
        network: Network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise Refusal.of(ServerFault.NOT_A_NETWORK, value=text) from None
    first = network.network_address
    if isinstance(first, IPv6Address) and first.ipv4_mapped is not None:
        network = IPv4Network((first.ipv4_mapped, max(0, network.prefixlen - 96)), strict=False)
    if network.version == 6 and network.prefixlen > SUBSCRIBER_BITS:  # noqa: PLR2004
        network = network.supernet(new_prefix=SUBSCRIBER_BITS)
    if network.prefixlen < WIDEST[network.version]:
        raise Refusal.of(ServerFault.NETWORK_TOO_WIDE, widest=f"/{WIDEST[network.version]}")
    return network


def is_in_network(address: str, network: Network) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:
        return False


async def add_ban(database: Database, network: Network, days: int, reason: str) -> None:
    """Ban a network for some days, or for ever (0).  An earlier ban of the same network is replaced."""
    until = time.time() + days * DAY if days else None
    values = {"reason": reason, "created": time.time(), "until": until}
    put = database.insert(bans).values(id=new_id(), network=str(network), **values)
    async with database.transaction() as transaction:
        await transaction.execute(put.on_conflict_do_update(index_elements=["network"], set_=values))


async def lift_ban(database: Database, subject: str) -> str:
    """End a ban, by its id or its network, and return the network."""
    async with database.transaction() as transaction:
        found = await transaction.scalar(
            select(bans.c.network).where(or_(bans.c.id == subject, bans.c.network == subject))
        )
        if found is None:
            raise Refusal.of(ServerFault.NO_SUCH_BAN, ban=subject)
        await transaction.execute(delete(bans).where(bans.c.network == found))
    return str(found)


async def find_bans(database: Database, most: int) -> list[FoundRow]:
    """Return the bans that have not ended, the newest first."""
    valid = or_(bans.c.until.is_(None), bans.c.until > time.time())
    return await database.all(select(bans).where(valid).order_by(bans.c.created.desc()).limit(most))


class NetworkBans:
    """The banned networks, as this process knows them."""

    def __init__(self, database: Database, fanout: NoticeSender, on_change: Callable[[], None]) -> None:
        self.database = database
        self.fanout = fanout
        self.on_change = on_change
        self._networks: frozenset[Network] = frozenset()
        self._known: dict[str, bool] = {}  # whether an address is banned
        self._jobs = PeriodicJobs()

    def start(self) -> None:
        self._jobs.add("read bans", self.refresh, INTERVAL_SECONDS)

    async def refresh(self) -> None:
        """Read the bans again."""
        found = frozenset(ip_network(row.network) for row in await find_bans(self.database, MOST_BANS))
        if found != self._networks:
            self._networks = found
            self._known.clear()
            self.on_change()

    async def announce(self) -> None:
        """Apply a change of the bans here and on all other processes."""
        await self.refresh()
        self.fanout.send(BansChanged())

    async def close(self) -> None:
        await self._jobs.close()

    def is_banned(self, address: str) -> bool:
        if not self._networks:
            return False
        if address not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[address] = any(is_in_network(address, network) for network in self._networks)
        return self._known[address]

    def check(self, address: str) -> None:
        """Refuse somebody who comes from a banned network."""
        if self.is_banned(address):
            raise Refusal.of(ServerFault.ADDRESS_BANNED)
