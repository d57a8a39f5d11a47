"""Listeners: the clients that hear what happens at a table, on this process and on others."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from ludoteca.server.refusals import Refusal


class Listener(Protocol):
    """A client that hears what happens at a table."""

    own_seats: frozenset[str]
    seat_versions: dict[str, int]  # of the seats' tokens when it connected
    person_versions: dict[str, int]  # of the tokens of people with which it connected
    address: str  # where it is connected from, as limits count

    def send(self, message: bytes) -> None: ...

    def disconnect(self, refusal: Refusal) -> None: ...


def charged_person(people: Iterable[str]) -> str:
    """Return which of a client's people is charged for its requests; empty if there are none."""
    return min(people, default="")


@dataclass(frozen=True)
class RemoteListeners:
    """Who listens to a table on another process, and when that process said so."""

    seats: list[str]
    watching: int
    heard: float

    def is_same(self, other: "RemoteListeners") -> bool:
        return (self.seats, self.watching) == (other.seats, other.watching)
