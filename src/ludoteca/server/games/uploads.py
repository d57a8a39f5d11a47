"""Uploads: editions and records that people upload, parsed and checked in separate threads.

Addresses and people take turns, so nobody waits for more than one job of somebody else.
"""

import asyncio
from collections.abc import Callable
from typing import TypeVar

from ludoteca import Game, Match
from ludoteca.server.games.descriptions import speech_of
from ludoteca.server.games.editions import check_texts, load_game, load_rules, replay_record
from ludoteca.server.limits.addresses import Addresses
from ludoteca.server.limits.fair_queue import FairQueue, Requester
from ludoteca.server.limits.rates import ConcurrencyLimit
from ludoteca.server.messages.games import SpeechInfo
from ludoteca.server.metrics import QUEUED, THOUGHT
from ludoteca.server.settings import Limits

THREADS = 2  # that read uploads
T = TypeVar("T")


class Uploads:
    """Reads editions and records that are not ours."""

    def __init__(self, limits: Limits, addresses: Addresses) -> None:
        self.limits = limits
        self.addresses = addresses
        self.queue = FairQueue("reader", THREADS, QUEUED.labels("read"), THOUGHT.labels("read"))
        self.person_limit = ConcurrencyLimit("reading", limits.read_at_once)
        self.address_limit = ConcurrencyLimit("reading", limits.read_address_at_once, is_shared=True)

    async def load_game(self, name: str, edition: str | None, person_id: str) -> Game:
        """Return a game with the edition of a person, or with its own."""
        if edition is None:
            return load_game(name, None)

        def work(_: float) -> Game:
            game = load_game(name, edition)
            check_texts(game)
            return game

        return await self._run(person_id, work)

    async def replay_record(self, record: str, edition: str | None, person_id: str) -> Match:
        """Return the match of a record that a person has uploaded."""

        def work(_: float) -> Match:
            match = replay_record(record, edition)
            check_texts(match.game)
            return match

        return await self._run(person_id, work)

    async def load_rules(self, name: str, edition: str | None, rules: tuple[int, str], owner: str) -> Game:
        """Return the rules of a table that is being opened: they may be old, and its edition the owner's."""
        return await self._run_for_table(edition, owner, lambda _: load_rules(name, edition, *rules))

    async def load_present_rules(self, name: str, edition: str | None, owner: str) -> Game:
        """Return the present rules for a table whose rules are old."""
        return await self._run_for_table(edition, owner, lambda _: load_game(name, edition))

    async def speech(self, game: Game, language: str, requester: Requester) -> SpeechInfo:
        """Return how to say moves and events of a game, with the names of its edition."""
        if game.has_own_edition:
            return speech_of(game, language)
        return await self.queue.run(requester, lambda _: speech_of(game, language))

    async def _run_for_table(self, edition: str | None, owner: str, work: Callable[[float], T]) -> T:
        """Do some work for a table that is being opened.  Our own editions wait for nobody's uploads."""
        if edition is None:
            return await asyncio.to_thread(work, 1.0)
        return await self.queue.run(Requester(self.addresses.of(owner), owner), work)

    async def _run(self, person_id: str, work: Callable[[float], T]) -> T:
        address = self.addresses.of(person_id)
        with self.person_limit.hold(person_id), self.address_limit.hold(address):
            return await self.queue.run(Requester(address, person_id), work)

    def close(self) -> None:
        self.queue.close()
