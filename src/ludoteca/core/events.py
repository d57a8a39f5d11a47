"""Events: what happened in a match, and who may know it.

Rules report every event with ``tell(event, seat, what, whom)``: four integers.  Compiled rules report
nothing.  Interpreted rules report to the ``Journal`` of the match that is played in the current thread.  The
journal turns the integers into words, as the game's ``EventKind`` of each event says.
"""

import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludoteca.core.structs import NONE


def tell(event: int, seat: int, what: int, whom: int) -> None:
    """Report an event.  Binding replaces this function; as it stands it reports to nobody."""


class CurrentJournal(threading.local):
    """The journal of the match that a thread is playing.  All matches of a game share their rules."""

    journal: "Journal | None" = None


CURRENT = CurrentJournal()


def tell_journal(event: int, seat: int, what: int, whom: int) -> None:
    """The hook for ``tell`` in interpreted rules."""
    if CURRENT.journal is not None:
        CURRENT.journal.tell(event, seat, what, whom)


def seat_names(seats: int) -> tuple[str, ...]:
    return tuple(f"p{seat + 1}" for seat in range(seats))


def seat_name(seat: int) -> str | None:
    return None if seat == NONE else f"p{seat + 1}"


@dataclass(frozen=True)
class EventKind:
    """How the events of one kind are put into words.

    ``what`` and ``whom`` name the third and the fourth integer and say what they are, as in ``"to: seat"``.
    ``"card"`` is short for ``"card: card"``; empty means there is nothing to say.  The plural ``"cards"``
    joins several events in a row into one.

    Only the seat, and the seat in ``whom`` if it is one, may know ``what`` of a ``secret`` event.  An event
    that ``reveals`` shows somebody something hidden, so the move cannot be undone.
    """

    name: str
    what: str = ""
    whom: str = ""
    secret: bool = False
    reveals: bool = False

    @property
    def plural_of(self) -> str:
        """What several events in a row list together, if anything: "card" for "cards"."""
        return self.what[:-1] if self.what.endswith("s") else ""

    @property
    def types(self) -> dict[str, str]:
        """What each fact of the event is: ``{"to": "seat"}``."""
        described = [fact.partition(": ") for fact in (self.what, self.whom) if fact]
        return {name: kind or name for name, _, kind in described}


def order_kinds(kinds: Mapping[int, EventKind]) -> tuple[EventKind, ...]:
    """The kinds in the order of a game's event numbers; each number must be there."""
    if sorted(kinds) != list(range(len(kinds))):
        raise TypeError(f"events are numbered 0, 1, 2, ..., not {sorted(kinds)}")
    return tuple(kinds[event] for event in sorted(kinds))


@dataclass(slots=True)
class Event:
    """One thing that happened, with everything that anybody may know about it."""

    name: str
    facts: dict[str, Any]
    secret: str = ""  # the fact that only the ``knowers`` may know
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
    """Collects the events that the rules report.  Use it as a context manager around a call of the rules."""

    kinds: Sequence[EventKind]
    names: Mapping[str, Callable[[int], Any]]  # from integers to words, by what they are
    events: list[Event] = field(default_factory=list)
    last: tuple[int, int, int] = (NONE, NONE, NONE)

    def __enter__(self) -> "Journal":
        CURRENT.journal = self
        return self

    def __exit__(self, *_: object) -> None:
        CURRENT.journal = None

    def take(self) -> list[Event]:
        """The events since the last call."""
        events, self.events, self.last = self.events, [], (NONE, NONE, NONE)
        return events

    def tell(self, event: int, seat: int, what: int, whom: int) -> None:
        kind = self.kinds[event]
        if kind.plural_of and self.events and self.last == (event, seat, whom):
            self.events[-1].facts[kind.what].append(self.names[kind.plural_of](what))
            self.events[-1].facts["count"] += 1
            return
        self.last = (event, seat, whom)
        self.events.append(self._event(kind, seat, what, whom))

    def _event(self, kind: EventKind, seat: int, what: int, whom: int) -> Event:
        facts: dict[str, Any] = {} if seat == NONE else {"seat": seat_name(seat)}
        knowers = [seat_name(seat)]
        if kind.plural_of:
            facts |= {"count": 1, kind.what: [self.names[kind.plural_of](what)]}
        elif kind.what:
            facts |= self._fact(kind.what, what)
        if kind.whom:
            facts |= self._fact(kind.whom, whom)
            knowers += [seat_name(whom)] if "seat" in kind.whom else []
        secret = kind.what.partition(":")[0] if kind.secret else ""
        return Event(kind.name, facts, secret, tuple(k for k in knowers if k), kind.reveals)

    def _fact(self, described: str, value: int) -> dict[str, Any]:
        name, _, kind = described.partition(": ")
        return {name: self.names[kind or name](value)}
