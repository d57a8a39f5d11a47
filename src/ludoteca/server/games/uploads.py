"""Reading: what visitors bring, editions and records, in threads of its own.

It takes turns by address and person, so that whatever one of them brings, the others wait for one job of it
at most.
"""

from collections.abc import Callable
from typing import TypeVar

from ludoteca import Game, Match
from ludoteca.server.games.editions import game_of, replayed, rules_of
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.fair_queue import FairQueue
from ludoteca.server.limits.rates import ConcurrencyLimit
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.settings import Limits

THREADS = 2
T = TypeVar("T")


class Uploads:
    """Parses and checks what is not ours."""

    def __init__(self, limits: Limits, addresses: Addresses) -> None:
        self.addresses = addresses
        self.queue = FairQueue("reader", THREADS, QUEUED.labels("read"), THOUGHT.labels("read"))
        self.at_once = ConcurrencyLimit("editions and records of yours", limits.read_at_once)
        self.address_at_once = ConcurrencyLimit(
            "editions and records from your address", limits.read_address_at_once
        )

    async def game(self, name: str, edition: str | None, person: str) -> Game:
        """A game with the edition that a person brings, or with its own."""
        if edition is None:
            return game_of(name, None)
        return await self._brought(person, lambda _: game_of(name, edition))

    async def match(self, record: str, edition: str | None, person: str) -> Match:
        """The match of a record that a person brings."""
        return await self._brought(person, lambda _: replayed(record, edition))

    async def rules(self, name: str, edition: str | None, rules: tuple[int, str], owner: str) -> Game:
        """The rules of a table that is opened: they may be old, and its edition the owner's."""
        asker = (self.addresses.of(owner), owner)
        return await self.queue.run(asker, lambda _: rules_of(name, edition, *rules))

    async def _brought(self, person: str, work: Callable[[float], T]) -> T:
        address = self.addresses.of(person)
        with self.at_once.one_more(person), self.address_at_once.one_more(address):
            return await self.queue.run((address, person), work)

    def close(self) -> None:
        self.queue.close()
