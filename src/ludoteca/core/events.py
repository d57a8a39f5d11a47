"""Story: what happened, and who may know it.

Rules tell every event through one door, ``tell(event, seat, what, whom)``, with four
integers.  Compiled, the door leads nowhere; when people play, it leads to the ``Journal`` of the
match that is being played in this thread, which turns the integers into words by the game's
``EventKind`` of each event.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.structs import NONE


def tell(event: int, seat: int, what: int, whom: int) -> None:
    """Nobody listens, unless a journal is bound in this function's place."""


class Listening(threading.local):
    """The journal that listens in a thread, if any.  All matches share their rules, so it cannot be bound."""

    journal: "Journal | None" = None


LISTENING = Listening()


def tell_journal(event: int, seat: int, what: int, whom: int) -> None:
    """What interpreted rules call as ``tell``."""
    if LISTENING.journal is not None:
        LISTENING.journal.tell(event, seat, what, whom)


def seat_names(seats: int) -> tuple[str, ...]:
    return tuple(f"p{seat + 1}" for seat in range(seats))


def seat_name(seat: int) -> str | None:
    return None if seat == NONE else f"p{seat + 1}"


@dataclass(frozen=True)
class EventKind:
    """How one event is told.

    ``what`` and ``whom`` name the third and fourth integer (empty: not told) and their kind:
    one that the game names, such as ``card``, ``seat`` or ``number``, as in ``"to: seat"``; in the plural,
    ``cards``, several in a row become one event.
    A ``secret`` event keeps ``what`` between the seat and, if it is one, the seat in ``whom``.
    An event that ``reveals`` shows somebody what was hidden: the move cannot be taken back.
    """

    name: str
    what: str = ""
    whom: str = ""
    secret: bool = False
    reveals: bool = False

    @property
    def many(self) -> str:
        """The kind of which several are told at once, if it is in the plural."""
        return self.what[:-1] if self.what.endswith("s") else ""

    @property
    def kinds(self) -> dict[str, str]:
        """Of what kind each fact of the event is."""
        described = [fact.partition(": ") for fact in (self.what, self.whom) if fact]
        return {name: kind or name for name, _, kind in described}


@dataclass(slots=True)
class Event:
    """One thing that happened, with all that is to know about it."""

    name: str
    facts: dict[str, Any]
    secret: str = ""
    knowers: tuple[str, ...] = ()
    reveals: bool = False

    def seen_by(self, seat: str | None) -> dict[str, Any]:
        """The event as one seat (None: a spectator) may know it, ready for JSON."""
        hidden = self.secret if self.secret and seat not in self.knowers else ""
        facts: dict[str, Any] = {"event": self.name}
        for key, value in self.facts.items():
            if key != hidden:
                facts[key] = list(value) if isinstance(value, list) else value
        return facts


@dataclass
class Journal:
    """Listens to what the rules tell."""

    event_kinds: Sequence[EventKind]
    names: Mapping[str, Callable[[int], Any]]
    events: list[Event] = field(default_factory=list)
    last: tuple[int, int, int] = (NONE, NONE, NONE)

    def tell(self, event: int, seat: int, what: int, whom: int) -> None:
        telling = self.event_kinds[event]
        if telling.many and self.events and self.last == (event, seat, whom):
            self.events[-1].facts[telling.what].append(self.names[telling.many](what))
            self.events[-1].facts["count"] += 1
            return
        self.last = (event, seat, whom)
        self.events.append(self._event(telling, seat, what, whom))

    def _event(self, telling: EventKind, seat: int, what: int, whom: int) -> Event:
        facts: dict[str, Any] = {} if seat == NONE else {"seat": seat_name(seat)}
        knowers = [seat_name(seat)]
        if telling.many:
            facts |= {"count": 1, telling.what: [self.names[telling.many](what)]}
        elif telling.what:
            facts |= self._fact(telling.what, what)
        if telling.whom:
            facts |= self._fact(telling.whom, whom)
            knowers += [seat_name(whom)] if "seat" in telling.whom else []
        secret = telling.what.partition(":")[0] if telling.secret else ""
        return Event(telling.name, facts, secret, tuple(k for k in knowers if k), telling.reveals)

    def _fact(self, described: str, value: int) -> dict[str, Any]:
        name, _, kind = described.partition(": ")
        return {name: self.names[kind or name](value)}

    def __enter__(self) -> "Journal":
        """Listen to the rules that run in this thread."""
        LISTENING.journal = self
        return self

    def __exit__(self, *_: object) -> None:
        LISTENING.journal = None

    def taken(self) -> list[Event]:
        """The events since the last call."""
        events, self.events, self.last = self.events, [], (NONE, NONE, NONE)
        return events
