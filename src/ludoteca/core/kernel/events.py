"""Events: what happened in a match, and who may know it.

Rules report every event with ``tell(event, seat, what, detail)``: four integers.  Compiled rules report
nothing.  Interpreted rules report to the ``Journal`` of the match that is played in the current thread.  It
keeps them as ``Events``, which turn the integers into words, as the game's ``EventKind`` of each event says.
"""

import threading
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import overload

from ludoteca.core.kernel.seats import seat_name_or_none
from ludoteca.core.kernel.structs import NONE
from ludoteca.core.values.data import Json

# Every game has this event: it begins a turn.  A record starts a new line after the move that told it.
TURN_EVENT = "turn"
TOLD = Struct("=4i")  # the four integers of one event


def tell(event: int, seat: int, what: int, detail: int) -> None:
    """Report an event.  Binding replaces this function; as it stands it reports to nobody."""


class CurrentJournal(threading.local):
    """The journal of the match that a thread is playing.  All matches of a game share their rules."""

    journal: "Journal | None" = None


CURRENT = CurrentJournal()


def tell_journal(event: int, seat: int, what: int, detail: int) -> None:
    """Tell the current journal: the hook for ``tell`` in interpreted rules."""
    if CURRENT.journal is not None:
        CURRENT.journal.tell(event, seat, what, detail)


@dataclass(frozen=True)
class Fact:
    """What an integer of an event tells: one thing of a kind, such as a card.

    Its name is that of the kind, unless another one is given: ``Fact("seat", "to")``.  A ``plural`` fact,
    such as ``cards``, joins several events in a row into one, which lists and counts them.
    """

    kind: str
    name: str = ""
    plural: bool = False

    def __post_init__(self) -> None:
        if not self.kind:
            raise TypeError("a fact needs a kind, such as 'card'")
        if not self.name:
            object.__setattr__(self, "name", self.type)

    @property
    def type(self) -> str:
        """What it is, as texts and pages know it: ``card``, or ``cards`` for several."""
        return f"{self.kind}s" if self.plural else self.kind


@dataclass(frozen=True)
class EventKind:
    """How the events of one kind are put into words.

    ``what`` and ``detail`` say what the third and the fourth integer tell; None is nothing.

    Only the seat, and the seat in ``detail`` if it is one, may know ``what`` of a ``secret`` event.  An event
    that ``reveals`` shows somebody something hidden, so the move cannot be undone.
    """

    name: str
    what: Fact | None = None
    detail: Fact | None = None
    secret: bool = False
    reveals: bool = False

    def __post_init__(self) -> None:
        if self.secret and self.what is None:
            raise TypeError(f"{self.name}: a secret needs something to hide")
        if self.detail is not None and self.detail.plural:
            raise TypeError(f"{self.name}: only what an event tells first can be several things")
        if len(self.types) < len(self.facts):
            raise TypeError(f"{self.name}: two facts have one name")

    @property
    def facts(self) -> tuple[Fact, ...]:
        """What it tells: those of ``what`` and ``detail`` that are not None."""
        return tuple(fact for fact in (self.what, self.detail) if fact is not None)

    @property
    def types(self) -> dict[str, str]:
        """What each fact of the event is: ``{"to": "seat"}``."""
        return {fact.name: fact.type for fact in self.facts}

    @property
    def secret_fact(self) -> str:
        """The name of the fact that not everybody may know, or empty if all may know everything."""
        return self.what.name if self.secret and self.what else ""


def order_kinds(kinds: Mapping[int, EventKind]) -> tuple[EventKind, ...]:
    """Sort the kinds by their event numbers; each number must be there, and a turn event."""
    if sorted(kinds) != list(range(len(kinds))):
        raise TypeError(f"events are numbered 0, 1, 2, ..., not {sorted(kinds)}")
    if all(kind.name != TURN_EVENT for kind in kinds.values()):
        raise TypeError(f"one event of a game is called {TURN_EVENT!r}: it begins a turn")
    return tuple(kinds[event] for event in sorted(kinds))


@dataclass(slots=True)  # not frozen: a frozen one takes eight times as long to make
class Event:
    """One thing that happened, with everything that anybody may know about it."""

    name: str
    facts: Json
    secret: str = ""  # the fact that only the ``knowers`` may know
    knowers: tuple[str, ...] = ()
    reveals: bool = False  # whether somebody sees something hidden, so that the move cannot be undone

    def seen_by(self, seat: str | None) -> Json:
        """Return the event as one seat (None: a spectator) may know it, ready for JSON."""
        hidden = self.secret if self.secret and seat not in self.knowers else ""
        facts: Json = {"event": self.name}
        for key, value in self.facts.items():
            if key != hidden:
                facts[key] = list(value) if isinstance(value, list) else value
        return facts


@dataclass(frozen=True, slots=True)
class EventWords:
    """Puts the integers that the rules tell into words."""

    kinds: Sequence[EventKind]
    word_of: Mapping[str, Callable[[int], object]]  # by kind: the word for a number

    def read(self, integers: bytes) -> list[Event]:
        """Return the events, of four integers each.  A row of events about single cards becomes one event."""
        events: list[Event] = []
        last = (NONE, NONE, NONE)
        for event, seat, what, detail in TOLD.iter_unpack(integers):
            kind = self.kinds[event]
            if kind.what and kind.what.plural and last == (event, seat, detail):
                events[-1].facts[kind.what.name].append(self.word_of[kind.what.kind](what))
                events[-1].facts["count"] += 1
            else:
                events.append(self._event(kind, seat, what, detail))
                last = (event, seat, detail)
        return events

    def _event(self, kind: EventKind, seat: int, what: int, detail: int) -> Event:
        facts: Json = {}
        knowers: list[str] = []
        if (own := seat_name_or_none(seat)) is not None:
            facts["seat"] = own
            knowers.append(own)
        if kind.what:
            told = self.word_of[kind.what.kind](what)
            facts |= {"count": 1, kind.what.name: [told]} if kind.what.plural else {kind.what.name: told}
        if kind.detail:
            facts[kind.detail.name] = self.word_of[kind.detail.kind](detail)
            if kind.detail.kind == "seat" and detail != NONE:
                knowers.append(facts[kind.detail.name])
        return Event(kind.name, facts, kind.secret_fact, tuple(knowers), kind.reveals)


class Events(Sequence[Event]):
    """The events of one move.  They are kept as integers, and put into words whenever somebody reads them.

    A server keeps those of a million moves: in words, the search for garbage would stop it for seconds.
    """

    __slots__ = ("_integers", "_words")

    def __init__(self, integers: bytes, words: EventWords) -> None:
        self._integers = integers
        self._words = words

    @property
    def has_revelation(self) -> bool:
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
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        return self._words.read(self._integers)[index]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Events) and (self._integers, self._words) == (other._integers, other._words):
            return True
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # as of a list: events hold dictionaries

    def __repr__(self) -> str:
        return repr(list(self))


def list_events(events: Iterable[Event]) -> list[Event]:
    """Return events as a list.

    ``list(events)`` would ask ``Events`` for its length first, and so put all of them into words twice.
    """
    return list(iter(events))


class Journal:
    """Collects the events that the rules tell.  Use it as a context manager around a call of the rules."""

    def __init__(self, kinds: Sequence[EventKind], word_of: Mapping[str, Callable[[int], object]]) -> None:
        self._words = EventWords(kinds, word_of)
        self._integers = bytearray()
        self._outer: list[Journal | None] = []

    def __enter__(self) -> "Journal":
        self._outer.append(CURRENT.journal)
        CURRENT.journal = self
        return self

    def __exit__(self, *_: object) -> None:
        CURRENT.journal = self._outer.pop()  # luck may play a match of its own while it picks

    def tell(self, event: int, seat: int, what: int, detail: int) -> None:
        self._integers += TOLD.pack(event, seat, what, detail)

    def take(self) -> Events:
        """Return the events since the last call."""
        events = Events(bytes(self._integers), self._words)
        self._integers.clear()
        return events
