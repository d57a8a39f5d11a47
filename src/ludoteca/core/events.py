"""Events: what happened in a match, and who may know it.

Rules report every event with ``tell(event, seat, what, whom)``: four integers.  Compiled rules report
nothing.  Interpreted rules report to the ``Journal`` of the match that is played in the current thread.  It
keeps them as ``Events``, which turn the integers into words, as the game's ``EventKind`` of each event says.
"""

import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any, overload

from ludoteca.core.structs import NONE

TURN_EVENT = "turn"  # the event of every game that begins a turn, and a new line of a record
TOLD = Struct("=4i")  # the four integers of one event


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
    """The kinds in the order of a game's event numbers; each number must be there, and a turn event."""
    if sorted(kinds) != list(range(len(kinds))):
        raise TypeError(f"events are numbered 0, 1, 2, ..., not {sorted(kinds)}")
    if all(kind.name != TURN_EVENT for kind in kinds.values()):
        raise TypeError(f"one event of a game is called {TURN_EVENT!r}: it begins a turn")
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


@dataclass(frozen=True, slots=True)
class EventWords:
    """Puts the integers that the rules tell into words."""

    kinds: Sequence[EventKind]
    names: Mapping[str, Callable[[int], Any]]  # from integers to words, by what they are

    def read(self, integers: bytes) -> list[Event]:
        """The events, of four integers each.  A row of events about single cards becomes one event."""
        events: list[Event] = []
        last = (NONE, NONE, NONE)
        for event, seat, what, whom in TOLD.iter_unpack(integers):
            kind = self.kinds[event]
            if kind.plural_of and last == (event, seat, whom):
                events[-1].facts[kind.what].append(self.names[kind.plural_of](what))
                events[-1].facts["count"] += 1
            else:
                events.append(self._event(kind, seat, what, whom))
                last = (event, seat, whom)
        return events

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


class Events(Sequence[Event]):
    """The events of one move.  They are kept as integers, and put into words whenever somebody reads them.

    A server keeps those of a million moves: in words, the search for garbage would stop it for seconds.
    """

    __slots__ = ("_integers", "_words")

    def __init__(self, integers: bytes, words: EventWords) -> None:
        self._integers = integers
        self._words = words

    @property
    def reveal_something(self) -> bool:
        """Whether one of them shows somebody something hidden."""
        kinds = self._words.kinds
        return any(kinds[event].reveals for event, _, _, _ in TOLD.iter_unpack(self._integers))

    def has(self, name: str) -> bool:
        """Whether one of them has this name."""
        kinds = self._words.kinds
        return any(kinds[event].name == name for event, _, _, _ in TOLD.iter_unpack(self._integers))

    def __iter__(self) -> Iterator[Event]:
        return iter(self._words.read(self._integers))

    def __len__(self) -> int:
        return len(self._words.read(self._integers))

    def __bool__(self) -> bool:
        return bool(self._integers)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        return self._words.read(self._integers)[place]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Events) and (self._integers, self._words) == (other._integers, other._words):
            return True
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # as of a list: events hold dictionaries

    def __repr__(self) -> str:
        return repr(list(self))


class Journal:
    """Collects the events that the rules tell.  Use it as a context manager around a call of the rules."""

    def __init__(self, kinds: Sequence[EventKind], names: Mapping[str, Callable[[int], Any]]) -> None:
        self._words = EventWords(kinds, names)
        self._integers = bytearray()

    def __enter__(self) -> "Journal":
        CURRENT.journal = self
        return self

    def __exit__(self, *_: object) -> None:
        CURRENT.journal = None

    def tell(self, event: int, seat: int, what: int, whom: int) -> None:
        self._integers += TOLD.pack(event, seat, what, whom)

    def take(self) -> Events:
        """The events since the last call."""
        events = Events(bytes(self._integers), self._words)
        self._integers.clear()
        return events
